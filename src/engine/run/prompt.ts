import { messageOf } from '../../base/message-of.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { deadline, givenUp } from './deadline.ts'
import { ended, type Ran, type RunnerOf, type Verdict } from './runner.ts'

/** Asks the model that the embedding agent supplies. `ok: false` refuses, in whatever way the event can be refused. */
export const runPrompt: RunnerOf<'prompt'> = async (
  hook,
  { event, payload, timeoutMs, signal, surroundings },
): Promise<Ran> => {
  const { evaluate } = surroundings
  if (!evaluate) return ended('failed', 'Nobody here can answer a prompt hook: pass `evaluate` to createHooks.')
  const limit = deadline(timeoutMs, signal)
  const gone = givenUp(limit.signal)
  try {
    // A function, because `$` in the payload would otherwise be read as a pattern.
    const prompt = hook.prompt.includes('$ARGUMENTS')
      ? hook.prompt.replaceAll('$ARGUMENTS', () => payload)
      : `${hook.prompt}\n\n${payload}`
    const asked = evaluate({
      prompt,
      event,
      signal: limit.signal,
      ...(hook.model !== undefined && { model: hook.model }),
    })
    const verdict = await Promise.race([asked, gone.promise.then(() => undefined)])
    if (verdict === undefined) return ended(limit.why() ?? 'aborted', 'The answer was not waited for.')
    return { status: 'ok', stdout: '', stderr: '', outcome: outcomeOf(verdict), notes: [] }
  } catch (failure) {
    return ended(limit.why() ?? 'failed', messageOf(failure))
  } finally {
    gone.forget()
    limit.done()
  }
}

function outcomeOf(verdict: Verdict): Outcome {
  if (!('ok' in verdict)) return verdict
  return verdict.ok ? {} : { decision: 'block', reason: verdict.reason ?? 'A hook refused it.' }
}
