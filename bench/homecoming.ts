// What a new session is told of what earlier ones established, through the real binary: for each session of a folder, the
// earlier ones are imported, then SessionStart and the first prompt are fired. Usage: bun bench/homecoming.ts SESSIONS OUT

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClaudeReader } from '../src/continuity/index.ts'
import { binary, contextIn, fire, logOf } from './lib/hook.ts'

const [sessions, out] = process.argv.slice(2)
if (sessions === undefined || out === undefined) throw new Error('usage: homecoming.ts SESSIONS OUT')

const home = mkdtempSync(join(tmpdir(), 'throughline-homecoming-'))
const project = join(home, 'project')
mkdirSync(project)
mkdirSync(out, { recursive: true })
try {
  for (const file of readdirSync(sessions)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const name = file.replace(/\.jsonl$/, '')
    const common = { sessionId: `new-${name}`, cwd: project }
    const start = contextIn(fire(home, 'SessionStart', { ...common, source: 'startup' }))
    const prompt = firstPrompt(join(sessions, file))
    const told = prompt ? contextIn(fire(home, 'UserPromptSubmit', { ...common, promptId: `p-${name}`, prompt })) : ''
    writeFileSync(join(out, `${name}.start.txt`), start)
    writeFileSync(join(out, `${name}.prompt.txt`), told)
    imported(join(sessions, file))
  }
  process.stdout.write(logOf(home))
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** What the person typed first. */
function firstPrompt(file: string): string | undefined {
  const entries = createClaudeReader({ offset: 0 }).push(readFileSync(file))
  for (const entry of entries) if (entry.type === 'prompt' && entry.voice === 'typed') return entry.text
  return undefined
}

function imported(file: string): void {
  const run = spawnSync(binary, ['import', 'transcripts', file, '--project', project, '--yes'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home, THROUGHLINE_HOME: join(home, '.throughline') },
  })
  if (run.status !== 0) throw new Error(`import of ${file} ended with ${run.status}: ${run.stderr}`)
}
