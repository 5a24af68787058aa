import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { binary } from './binary.ts'

/** A person's home with the safety pack on, a project in it, and the binary seen from outside. */
export function guarded(home: string, own: { settings?: unknown } = {}) {
  const project = join(home, 'app')
  mkdirSync(project, { recursive: true })
  const write = (path: string, content: string) => {
    const file = join(home, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return file
  }
  write('.throughline/settings.json', JSON.stringify(own.settings ?? { rules: { safety: true } }))
  const env: Record<string, string> = { HOME: home, PATH: process.env.PATH ?? '', CLAUDE_PROJECT_DIR: project }
  const payload = (tool_input: unknown, more: Record<string, unknown> = {}) =>
    JSON.stringify({
      hook_event_name: 'PreToolUse',
      session_id: 's',
      cwd: project,
      tool_name: 'Bash',
      tool_input,
      tool_use_id: crypto.randomUUID(),
      ...more,
    })
  const hook = (input: string, host = 'claude-code') =>
    spawnSync(binary(), ['hook', host], { input, env, encoding: 'utf8', timeout: 20_000, cwd: home })
  const fire = (input: string) => {
    const { status, stdout, stderr } = hook(input)
    return { status, stderr, decision: decisionIn(stdout), stdout }
  }
  return {
    home,
    project,
    env,
    write,
    payload,
    hook,
    fire,
    /** What is decided about a shell command. */
    decide: (command: unknown, more?: Record<string, unknown>) => fire(payload({ command }, more)).decision,
    /** The same, several at once. Each has its input when it starts: how fast this process writes is not what is looked at. */
    together: (commands: readonly string[]) =>
      Promise.all(
        commands.map((command) => {
          const stdin = new Blob([payload({ command })])
          const child = Bun.spawn([binary(), 'hook', 'claude-code'], { env, cwd: home, stdin, stdout: 'pipe' })
          return new Response(child.stdout).text().then(decisionIn)
        }),
      ),
    command: (...words: string[]) => {
      const run = spawnSync(binary(), words, { cwd: project, env, encoding: 'utf8', timeout: 60_000 })
      return { code: run.status, out: run.stdout, err: run.stderr }
    },
  }
}

export type Guarded = ReturnType<typeof guarded>

export function decisionIn(stdout: string): string | undefined {
  if (stdout === '') return undefined
  const { hookSpecificOutput, decision } = JSON.parse(stdout)
  return hookSpecificOutput?.permissionDecision ?? decision
}
