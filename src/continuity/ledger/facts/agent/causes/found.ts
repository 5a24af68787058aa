import { anchorName, anchorsOf } from '../../../../../base/names.ts'
import { callsItCause, explainsFault, reportsFault, saysMended } from '../../../../../base/text/causes.ts'
import { clipClause, sentencesOf } from '../../../../../base/text/sentences.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import type { Entry } from '../../../../transcript/entry.ts'
import type { GoalFact, Ledger } from '../../../facts.ts'
import { factsOf } from '../../../put.ts'

/** What the agent said was behind a fault, and the words in which the person told of it. */
export interface FoundCause {
  readonly text: string
  readonly explains: string
  readonly step: number
}

/** What the agent's message tells of what was behind a fault. */
export function takeFoundCauses(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'said' }>,
  sentences: readonly string[],
): void {
  const request = requestAt(ledger, ledger.step)
  const asked = request?.framed?.own ?? request?.text ?? ''
  const isOver = saysMended(entry.text) || reportsFault(asked)
  const found = sentences
    .filter((sentence) => (isOver ? explainsFault(sentence, asked) : callsItCause(sentence)))
    .slice(0, MOST_OF_ONE)
  if (found.length === 0) return
  const explains = clipClause(oneLine(sentencesOf(asked)[0] ?? ''), LONGEST_ASKED)
  const causes = found.map((text) => ({ text: clipClause(oneLine(text), LONGEST), explains, step: ledger.step }))
  const before = (ledger.causes ?? []).filter(({ text }) => causes.every((one) => one.text !== text))
  ledger.causes = [...before, ...causes].slice(-MOST)
}

/** What was said to be behind a fault since the request that was in hand does not hold. */
export function dropFoundCauses(ledger: Ledger): void {
  if (ledger.causes === undefined) return
  const since = requestAt(ledger, ledger.lead.step)?.lastSeen ?? 0
  ledger.causes = ledger.causes.filter(({ step }) => step < since)
}

/** Those that were acted upon: said after the change that mends it, or before one that a check has then found right. */
export function causesThatHeld(ledger: Ledger): { text: string; explains: string; names: string[] }[] {
  const { causes = [] } = ledger
  if (causes.length === 0) return []
  const edits = ledger.work.editSteps
  const runs = factsOf(ledger, 'command')
  return causes.flatMap(({ text, explains, step }) => {
    const from = requestAt(ledger, step)?.lastSeen ?? 0
    const to = Math.min(
      ...factsOf(ledger, 'goal').flatMap(({ firstSeen }) => (firstSeen > step ? [firstSeen] : [])),
      LAST,
    )
    const own = edits.filter((edit) => edit >= from && edit < to)
    const last = own.at(-1)
    if (last === undefined) return []
    const since = runs.filter(({ lastSeen }) => lastSeen > last && lastSeen < to)
    if (since.some(({ status }) => status === 'failing')) return []
    if (last > step && !since.some(({ status }) => status === 'passing')) return []
    return [{ text, explains, names: [...anchorsOf(text)].filter((one) => !one.startsWith('n:')).map(anchorName) }]
  })
}

/** What the person had asked for last at that time. */
function requestAt(ledger: Ledger, step: number): GoalFact | undefined {
  return factsOf(ledger, 'goal')
    .filter(({ answers, firstSeen }) => answers === '' && firstSeen <= step)
    .reduce<GoalFact | undefined>((last, goal) => ((last?.firstSeen ?? -1) > goal.firstSeen ? last : goal), undefined)
}

const LAST = Number.MAX_SAFE_INTEGER
const LONGEST = 300
const LONGEST_ASKED = 110
const MOST_OF_ONE = 2
const MOST = 12
