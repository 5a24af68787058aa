import type { Environment } from '../base/environment.ts'
import type { AllSettings } from '../base/settings-table.ts'
import { writeOutput } from '../platform/io.ts'
import { endAt, unsay } from '../platform/libc.ts'
import type { Paths } from '../platform/paths.ts'
import { DEADLINES } from '../protocol/deadlines.ts'

/** One run of the program for one event. */
export interface HookCall {
  startedAt: number
  paths: Paths
  environment: Environment
  note(text: string): void
  /** What the rules said, in the host's words: printed when nothing else can be. */
  fallBack: (() => string) | undefined
}

/** Printed, and nothing else after it. */
export async function sayOnce(text: string): Promise<void> {
  unsay()
  await writeOutput(text)
}

export function leftOver({ fallBack }: HookCall): string {
  return fallBack?.() ?? ''
}

/** The event's own deadline, unless the person set another for its kind. */
export function allowedMs(own: number, { deadlines }: AllSettings): number {
  if (own === DEADLINES.closing) return deadlines.closingTimeoutMs ?? own
  return (own === DEADLINES.quick ? deadlines.quickTimeoutMs : deadlines.unhurriedTimeoutMs) ?? own
}

/** When the process ends at the latest. */
export function lastMoment(startedAt: number, deadlineMs: number): number {
  return endOf(startedAt + patienceMs(deadlineMs), Date.now())
}

/** A process that was late before it began, on a machine that has no time, is not ended before it has decided. */
function endOf(planned: number, present: number): number {
  return planned < present + LEAST_LEFT_MS ? present + LEAST_LEFT_MS : planned
}

const LEAST_LEFT_MS = 1500

/** How long the process may live at most: shortly before the host, as install set it up, stops waiting. */
function patienceMs(own: number): number {
  if (own === DEADLINES.closing) return 1800
  return own === DEADLINES.quick ? 4000 : 9000
}

/**
 * Ends the process at its time, from when it is armed: before anything that might not come back, such as rules, files of a project and
 * transcripts. Most tool calls meet none of these, and making the timer ready would be a good part of what they cost.
 */
export function watchdog(end: number): () => void {
  let isArmed = false
  return () => {
    if (isArmed) return
    isArmed = true
    endAt(end - Date.now())
  }
}
