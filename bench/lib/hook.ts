import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/base/is-record.ts'
import { payloadOf } from '../../src/hosts/claude-code/wire.ts'
import type { EventName } from '../../src/protocol/event.ts'
import { PATIENT } from '../../test/lib/patient.ts'

export const root = join(import.meta.dir, '../..')
export const binary = join(root, 'dist', 'throughline')

/** Fires one event at the product as a host would, and gives back what it printed. Here counts what it says: a busy machine must
 * not leave something out, so the deadlines are the longest that can be set. */
export function fire(home: string, name: EventName, fields: Readonly<Record<string, unknown>>): string {
  const run = spawnSync(binary, ['hook', 'claude-code'], {
    input: JSON.stringify(payloadOf(name, fields)),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home, THROUGHLINE_HOME: join(home, '.throughline'), ...PATIENT },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (run.status !== 0) throw new Error(`${name} ended with ${run.status}: ${run.stderr}`)
  return run.stdout
}

/** What an answer tells the model. */
export function contextIn(stdout: string): string {
  if (stdout === '') return ''
  const answer: unknown = JSON.parse(stdout)
  const specific = isRecord(answer) ? answer.hookSpecificOutput : undefined
  return isRecord(specific) && typeof specific.additionalContext === 'string' ? specific.additionalContext : ''
}

export function logOf(home: string): string {
  try {
    return readFileSync(join(home, '.throughline/log/throughline.log'), 'utf8')
  } catch {
    return ''
  }
}
