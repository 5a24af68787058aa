import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { tool } from 'ai'
import { z } from 'zod'

/** The agent's tools. They know nothing of hooks. */
export function toolsIn(cwd: string) {
  const at = (path: string) => resolve(cwd, path)
  return {
    Read: tool({
      description: 'Reads a text file.',
      inputSchema: z.object({ file_path: z.string() }),
      execute: async ({ file_path }) => readFileSync(at(file_path), 'utf8').slice(0, 50_000),
    }),
    Write: tool({
      description: 'Writes a text file.',
      inputSchema: z.object({ file_path: z.string(), content: z.string() }),
      execute: async ({ file_path, content }) => {
        writeFileSync(at(file_path), content)
        return `Wrote ${content.length} characters to ${file_path}.`
      },
    }),
    Edit: tool({
      description: 'Replaces a text that occurs exactly once in a file.',
      inputSchema: z.object({ file_path: z.string(), old_string: z.string(), new_string: z.string() }),
      execute: async ({ file_path, old_string, new_string }) => {
        const parts = readFileSync(at(file_path), 'utf8').split(old_string)
        if (parts.length !== 2) throw new Error(`The text occurs ${parts.length - 1} times.`)
        writeFileSync(at(file_path), parts.join(new_string))
        return `Edited ${file_path}.`
      },
    }),
    Bash: tool({
      description: 'Runs a shell command.',
      inputSchema: z.object({ command: z.string() }),
      execute: ({ command }, { abortSignal }) => shell(command, cwd, abortSignal),
    }),
    Grep: tool({
      description: 'Searches the files of the project for a regular expression.',
      inputSchema: z.object({ pattern: z.string() }),
      execute: async ({ pattern }) => grep(new RegExp(pattern), cwd),
    }),
  }
}

function shell(command: string, cwd: string, signal?: AbortSignal): Promise<string> {
  return new Promise((done, fail) => {
    const options = { cwd, timeout: 120_000, maxBuffer: 1024 * 1024, ...(signal && { signal }) }
    execFile('/bin/sh', ['-c', command], options, (failure, stdout, stderr) => {
      if (failure) fail(new Error(`Exit code ${failure.code}\n${stderr}${stdout}`))
      else done(stdout || '(no output)')
    })
  })
}

function grep(pattern: RegExp, cwd: string): string {
  const found: string[] = []
  const visit = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (name === 'node_modules' || name === '.git' || found.length >= 100) continue
      if (statSync(path).isDirectory()) visit(path)
      else {
        const lines = readFileSync(path, 'utf8').split('\n')
        for (const [at, line] of lines.entries()) {
          if (pattern.test(line)) found.push(`${relative(cwd, path)}:${at + 1}: ${line.trim()}`)
        }
      }
    }
  }
  visit(cwd)
  return found.join('\n') || 'Nothing found.'
}
