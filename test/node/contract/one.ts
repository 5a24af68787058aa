import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fired, Hook, HookRun, HooksOptions, HooksSettings } from '../../../src/index.ts'
import { createHooks } from '../../../src/index.ts'

export type Clause = readonly [name: string, run: () => Promise<void>]

export type Given = Hook | { command: string; args?: readonly string[]; timeout?: number }

export async function one(
  given: Given,
  input: object = {},
  signal?: AbortSignal,
  options: HooksOptions = {},
  settings: HooksSettings = {},
) {
  const hook: Hook = 'type' in given ? given : { type: 'command', ...given }
  const hooks = hooksOf({ maxContextChars: 1_000_000, ...settings, UserPromptSubmit: [{ hooks: [hook] }] }, options)
  const started = performance.now()
  const fired: Fired = await hooks.fire('UserPromptSubmit', { prompt: 'p', ...input }, signal ? { signal } : {})
  const [run] = fired.runs
  return { run: run as HookRun, ms: performance.now() - started }
}

export function hooksOf(hooks: HooksSettings, options: HooksOptions = {}) {
  const env = { PATH: process.env.PATH }
  return createHooks({ cwd: tmpdir(), env, settings: { hooks }, killGraceMs: 300, ...options })
}

export function temporary(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'throughline-contract-')), name)
}

/** A zombie that nobody has collected yet no longer runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
