import { rulesIn } from '../../../base/typed/judge.ts'
import { typedParts } from '../../../base/typed/parts.ts'
import { replacementIn } from '../../../base/typed/replaces.ts'
import { typedSentences } from '../../../base/typed/sentences.ts'
import { liftsIn } from '../../../base/typed/taken-back/lifts.ts'
import type { FileDetails } from '../../learn/files.ts'
import { subjectsOf } from '../../learn/rules/alike/subjects.ts'
import { leftOf, type SaidRule } from '../../learn/rules/retire.ts'
import { isLearnedFile } from '../../recall/file-line.ts'
import { isRecordOfWork, kindOf } from '../../store/kinds.ts'
import { detailsOf, type Memory, type Recalled } from '../../store/record.ts'

/**
 * Those of some memories that the person's words of this turn speak against, for good or for now. What they end is retired when the turn
 * ends; until then nobody is told the opposite of what was just said.
 */
export function takenBack(
  prompts: readonly string[],
  memories: readonly Pick<Memory, 'id' | 'uri' | 'content'>[],
): ReadonlySet<number> {
  const back = new Set<number>()
  const isBack = spokenAgainst(prompts)
  for (const memory of memories) {
    if (isRecordOfWork(memory.uri) && kindOf(memory.uri) !== 'command') continue
    if (isBack(memory)) back.add(memory.id)
  }
  return back
}

/** Those that stand; what was said of a file is taken out of its record one by one. */
export function whatStands<Told extends Recalled>(prompts: readonly string[], memories: readonly Told[]): Told[] {
  const back = takenBack(prompts, memories)
  const isBack = spokenAgainst(prompts)
  return memories.flatMap((memory) => {
    if (back.has(memory.id)) return []
    if (!isLearnedFile(memory)) return [memory]
    const details = detailsOf<FileDetails>(memory)
    const whys = details.whys?.filter(({ text }) => !isBack({ uri: SAID, content: text }))
    return [
      whys?.length === details.whys?.length ? memory : { ...memory, details: JSON.stringify({ ...details, whys }) },
    ]
  })
}

function spokenAgainst(prompts: readonly string[]): (one: Pick<Memory, 'uri' | 'content'>) => boolean {
  const said = prompts.flatMap((prompt) => [...typedSentences(typedParts(prompt).typed)])
  // Only what says so in so many words: "mocks are fine" may be about the session alone.
  const lifted = said.flatMap(liftsIn).flatMap(({ topic, isPlain }) => (isPlain ? [topic] : []))
  const rules = [...prompts.flatMap(rulesIn), ...said.flatMap(turnedRound)]
  return (one) => rules.some((rule) => leftOf(one, rule) !== undefined) || lifted.some((topic) => isAbout(topic, one))
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

/** What was said of a file is a sentence like any other. */
const SAID = 'project://'

const ASKS = /[?？][”"')」]?\s*$|[吗嗎呢][。.]?\s*$/
