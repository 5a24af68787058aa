import { messageOf } from '../../base/message-of.ts'
import type { RunnableHook } from '../config/settings.ts'
import { runCommand } from './command.ts'
import { runFunction } from './function.ts'
import { runHttp } from './http.ts'
import { runPrompt } from './prompt.ts'
import { ended, type Ran, type RunnerOf, type RunRequest } from './runner.ts'

/** Every kind of hook: a file and a line here. */
const RUNNERS: { readonly [Kind in RunnableHook['type']]: RunnerOf<Kind> } = {
  command: runCommand,
  http: runHttp,
  prompt: runPrompt,
  function: runFunction,
}

/** Runs one hook. It never throws and never takes longer than its timeout and the grace to end it. */
export async function runHook(request: RunRequest): Promise<Ran> {
  if (request.signal.aborted) return ended('aborted', 'It was not started: nobody waits for it any more.')
  const { hook } = request.configured
  try {
    return await dispatch(hook, request)
  } catch (failure) {
    return ended('failed', messageOf(failure))
  }
}

function dispatch<Kind extends RunnableHook['type']>(
  hook: Extract<RunnableHook, { type: Kind }>,
  request: RunRequest,
): Promise<Ran> {
  const runner: RunnerOf<Kind> = RUNNERS[hook.type as Kind]
  return runner(hook, request)
}
