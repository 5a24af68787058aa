import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Hook, HooksOptions, HooksSettings } from '../../src/index.ts'
import { createHooks } from '../../src/index.ts'

/** Hooks of code alone, in a project of their own, with none of the developer's settings. */
export function hooksOf(settings: HooksSettings, more: HooksOptions = {}) {
  return createHooks({
    cwd: '/',
    sessionId: 's',
    env: cleanEnv(),
    settings: { hooks: settings },
    killGraceMs: 300,
    ...more,
  })
}

/** Only what a shell needs. */
export function cleanEnv(more: Record<string, string> = {}): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...more }
}

export function sh(command: string, more: object = {}): Hook {
  return { type: 'command', command, ...more }
}

/** A hook that prints an answer. */
export function prints(answer: object | string, more: object = {}): Hook {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return sh(`cat >/dev/null; printf '%s' '${text.replaceAll("'", `'\\''`)}'`, more)
}

export function specific(event: string, fields: object): object {
  return { hookSpecificOutput: { hookEventName: event, ...fields } }
}

export function write(path: string, content: unknown): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  return path
}

export function bash(command: string, more: object = {}) {
  return { toolName: 'Bash', toolInput: { command }, ...more }
}

export function read(path: string) {
  return { toolName: 'Read', toolInput: { file_path: path } }
}

/** A home and a project, with files in them. */
export function place(root: string, files: Readonly<Record<string, unknown>>) {
  for (const [path, content] of Object.entries(files)) write(join(root, path), content)
  return { home: join(root, 'home'), project: join(root, 'project') }
}

/** Writes something down and answers. */
export function noting<Value, Answer>(list: Value[], value: Value, answer: Answer): Answer {
  list.push(value)
  return answer
}
