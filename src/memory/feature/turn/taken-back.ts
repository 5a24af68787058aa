import { rulesIn } from '../../../base/typed/judge.ts'
import { liftIn } from '../../../base/typed/lifts.ts'
import { typedParts } from '../../../base/typed/parts.ts'
import { replacementIn } from '../../../base/typed/replaces.ts'
import { typedSentences } from '../../../base/typed/sentences.ts'
import { leftOf, type Rule } from '../../learn/rules/retire.ts'
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
  const rules = prompts.flatMap(saidIn)
  if (rules.length === 0) return back
  for (const memory of memories) {
    if (isRecordOfWork(memory.uri) && kindOf(memory.uri) !== 'command') continue
    if (rules.some((rule) => leftOf(memory, rule) !== undefined)) back.add(memory.id)
  }
  return back
}

/** What a prompt lays down, and what it only puts in place of something else or takes back. */
function saidIn(prompt: string): Rule[] {
  const rules: Rule[] = rulesIn(prompt)
  for (const text of typedSentences(typedParts(prompt).typed)) {
    if (ASKS.test(text) || rules.some((rule) => text.includes(rule.text))) continue
    const replaces = replacementIn(text)
    if (replaces || liftIn(text) !== '') rules.push({ text, replaces, kind: 'correction' })
  }
  return rules
}

const ASKS = /[?？][”"')」]?\s*$|[吗嗎呢][。.]?\s*$/
