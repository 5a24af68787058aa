import { messageOf } from '../../base/message-of.ts'
import { deadline, givenUp } from './deadline.ts'
import { ended, type Ran, type RunnerOf } from './runner.ts'

/** In this process. A function that does not come back in time is left to itself: its answer is dropped. */
export const runFunction: RunnerOf<'function'> = async (hook, { event, timeoutMs, signal }): Promise<Ran> => {
  const limit = deadline(timeoutMs, signal)
  const gone = givenUp(limit.signal)
  const late = Symbol('late')
  try {
    const answer = hook.run(event, { signal: limit.signal })
    const outcome = answer instanceof Promise ? await Promise.race([answer, gone.promise.then(() => late)]) : answer
    const why = limit.why()
    if (outcome === late || typeof outcome === 'symbol')
      return ended(why ?? 'aborted', 'Its answer was not waited for.')
    return { status: 'ok', stdout: '', stderr: '', outcome: outcome ?? {}, notes: [] }
  } catch (failure) {
    return ended(limit.why() ?? 'failed', messageOf(failure))
  } finally {
    gone.forget()
    limit.done()
  }
}
