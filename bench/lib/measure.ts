import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'

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
 * Runs all subjects in turn, again and again, so that a noisy moment hits them all alike; in another order each round, unless they
 * build on each other: who runs after the same program finds its pages warm.
 */
export function interleaved(subjects: readonly Subject[], rounds: number, { inOrder = false } = {}): Times {
  const times: Record<string, number[]> = Object.fromEntries(subjects.map(({ name }) => [name, []]))
  for (let n = 0; n < rounds; n++) {
    for (const subject of inOrder ? subjects : shuffled(subjects, n)) {
      times[subject.name]?.push(timed(subject.prepare(n)))
    }
  }
  return times
}

/** The same order for the same number, so that two runs of the bench can be compared. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed + 1
  const weight = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
  return items
    .map((item) => [weight(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** Runs it to its end, untimed by whoever measures something else. */
export function ran(run: Run): void {
  timed(run)
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

/** The most memory a process has taken, in bytes; 0 where the system does not tell. */
export function peakSoFar(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
