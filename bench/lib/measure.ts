import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

/** Something to be timed: a program, what it reads, and where. Prepared before the clock starts. */
export interface Subject {
  name: string
  /** Makes run number `n` ready. */
  prepare(n: number): Run
}

export interface Run {
  program: string
  args: readonly string[]
  /** A file, as a host's pipe would be. */
  input?: string
  env?: Readonly<Record<string, string>>
}

export type Times = Readonly<Record<string, readonly number[]>>

/**
 * Runs all subjects in turn, again and again, so that a noisy moment hits them all alike. Each round starts with another one,
 * unless they build on each other.
 */
export function interleaved(subjects: readonly Subject[], rounds: number, { inOrder = false } = {}): Times {
  const times: Record<string, number[]> = Object.fromEntries(subjects.map(({ name }) => [name, []]))
  for (let n = 0; n < rounds; n++) {
    const start = inOrder ? 0 : n % subjects.length
    for (const subject of [...subjects.slice(start), ...subjects.slice(0, start)]) {
      times[subject.name]?.push(timed(subject.prepare(n)))
    }
  }
  return times
}

function timed({ program, args, input, env }: Run): number {
  const stdin = input ? openSync(input, 'r') : 'ignore'
  const started = performance.now()
  const run = spawnSync(program, args, { stdio: [stdin, 'ignore', 'ignore'], ...(env && { env }) })
  const took = performance.now() - started
  if (typeof stdin === 'number') closeSync(stdin)
  if (run.status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${run.status ?? run.signal}`)
  return took
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const p50 = (times: readonly number[] | undefined) => percentile(times ?? [], 0.5)
export const p95 = (times: readonly number[] | undefined) => percentile(times ?? [], 0.95)
