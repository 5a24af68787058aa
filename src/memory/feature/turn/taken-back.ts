import { rulesIn } from '../../../base/typed/judge.ts'
import { liftsIn } from '../../../base/typed/lifts.ts'
import { typedParts } from '../../../base/typed/parts.ts'
import { replacementIn } from '../../../base/typed/replaces.ts'
import { typedSentences } from '../../../base/typed/sentences.ts'
import { leftOf, type SaidRule } from '../../learn/rules/retire.ts'
import { subjectsOf } from '../../learn/rules/subjects.ts'
import { isRecordOfWork, kindOf } from '../../store/kinds.ts'
import type { Memory } from '../../store/record.ts'

/**
 * Those of some memories that the person's words of this turn speak against, for good or for now. What they end is retired when the turn
 * ends; until then nobody is told the opposite of what was just said.
 */
export function takenBack(
  prompts: readonly string[],
  memories: readonly Pick<Memory, 'id' | 'uri' | 'content'>[],
): ReadonlySet<number> {
  const back = new Set<number>()
  const said = prompts.flatMap((prompt) => [...typedSentences(typedParts(prompt).typed)])
  // Only what says so in so many words: "mocks are fine" may be about the session alone.
  const lifted = said.flatMap(liftsIn).flatMap(({ topic, isPlain }) => (isPlain ? [topic] : []))
  const rules = [...prompts.flatMap(rulesIn), ...said.flatMap(turnedRound)]
  for (const memory of memories) {
    if (isRecordOfWork(memory.uri) && kindOf(memory.uri) !== 'command') continue
    if (rules.some((rule) => leftOf(memory, rule) !== undefined) || lifted.some((topic) => isAbout(topic, memory)))
      back.add(memory.id)
  }
  return back
}

/** "No, npm instead of yarn": no rule of its own, and yet it puts one thing in the place of another. */
function turnedRound(text: string): SaidRule[] {
  const replaces = ASKS.test(text) ? undefined : replacementIn(text)
  return replaces ? [{ text, replaces, kind: 'correction' }] : []
}

/** All that is taken back is what it speaks of. */
function isAbout(topic: string, { content }: Pick<Memory, 'content'>): boolean {
  const own = subjectsOf(topic)
  const theirs = subjectsOf(content)
  return own.size > 0 && [...own].every((word) => theirs.has(word))
}

const ASKS = /[?？][”"')」]?\s*$|[吗嗎呢][。.]?\s*$/
