import { messageOf } from '../../base/message-of.ts'
import type { Execution, Stage } from '../execution.ts'

/** Runs the tool. One that throws has failed, which is a result like any other. */
export const execute: Stage = {
  name: 'execute',
  async process(execution) {
    const { tool, call, session } = execution
    const startedAt = performance.now()
    const result = await resultOf(async () => tool?.execute(call.input, { signal: session.signal ?? NEVER }))
    return { ...execution, result, durationMs: performance.now() - startedAt }
  },
}

const NEVER = new AbortController().signal

async function resultOf(work: () => Promise<unknown>): Promise<NonNullable<Execution['result']>> {
  try {
    return { ok: true, output: await work() }
  } catch (failure) {
    return { ok: false, error: messageOf(failure) }
  }
}
