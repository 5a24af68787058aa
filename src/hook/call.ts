import type { Environment } from '../base/environment.ts'
import { writeOutput } from '../platform/io.ts'
import type { Paths } from '../platform/paths.ts'
import { unsay } from '../platform/watchdog.ts'

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
