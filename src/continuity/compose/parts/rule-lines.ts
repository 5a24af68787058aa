import { typedSentences } from '../../../base/typed/index.ts'
import { isLimitHeading } from '../../ledger/facts/plan-rules.ts'
import type { GoalFact, Ledger, RuleFact } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Line, Telling } from '../line.ts'
import { isFollowed } from './followed.ts'
import { limitsInForce } from './limits.ts'
import { saidBy } from './said-by.ts'

/** What the person demanded or forbade stands until they take it back. */
export function constraintLines({ ledger, words }: Telling): Line[] {
  const limits = limitsInForce(ledger)
  const lines = limits.map(
    ({ limit, goal }, at): Line => ({
      part: 'rules',
      key: limit.id,
      factId: limit.id,
      kind: 'constraint',
      text: limitText(limit.text, goal, words),
      worth: 1 + at / limits.length,
      order: limit.lastSeen,
    }),
  )
  // One that is said with its message says the others of that message too.
  return lines.filter(
    (line, at) =>
      !lines.some(
        ({ text }, other) =>
          other !== at && text.length > line.text.length && text.includes(limits[at]?.limit.text ?? line.text),
      ),
  )
}

/** "Don't check this in" forbids nothing without what it was said to: a short message is said whole, with what it answered or refused. */
function limitText(limit: string, goal: GoalFact | undefined, words: LineWords): string {
  if (goal === undefined) return words.userSaid(limit)
  if (goal.by === 'refusal' && goal.object !== '') return words.userRefused(limit, goal.object)
  const isReply = goal.answers !== '' || goal.object !== ''
  if (!HANGS.test(limit) && !(isReply && limit.length < CLEAR)) return words.userSaid(limit)
  if (goal.text.length <= LONGEST_WHOLE) return words.userIs(saidBy(goal, words, LONGEST_WHOLE))
  const [before, own] = withSentenceBefore(goal.text, limit)
  return words.userSaid(before.length + own.length > LONGEST_WHOLE ? own : `${before} ${own}`.trim())
}

function withSentenceBefore(message: string, limit: string): readonly [before: string, own: string] {
  const sentences = typedSentences(message)
  const at = sentences.findIndex((sentence) => sentence.includes(limit))
  return [sentences[at - 1] ?? '', sentences[at] ?? limit]
}

/** Limits of the plan or tracker item that was shown last, a line for each heading; the skill and the instructions that were followed. */
export function ruleLines({ ledger, words }: Telling): Line[] {
  const recent = recentRules(ledger)
  const headings = [...new Set(recent.map(({ heading }) => heading))]
  const rules = headings.flatMap((heading, at): Line[] => {
    const group = recent.filter((rule) => rule.heading === heading)
    const [first] = group
    if (first === undefined) return []
    return [
      {
        part: 'rules',
        key: first.id,
        factId: first.id,
        kind: 'rule',
        text: ruleText(first, together(group, words), words),
        worth: 0.9 - at * 0.05,
        order: 1e9 + at,
      },
    ]
  })
  const followed = factsOf(ledger, 'skill').filter((skill) => isFollowed(ledger, skill))
  const skills = [
    ...followed.filter(({ name }) => name !== '').slice(-1),
    ...followed.filter(({ name }) => name === '').slice(-2),
  ].map(
    (skill): Line => ({
      part: 'rules',
      key: skill.id,
      factId: skill.id,
      kind: 'skill',
      text: skill.name === '' ? words.instructions(skill.path) : words.skill(skill.name, skill.path),
      worth: 0.95,
      order: 2e9 + skill.lastSeen,
    }),
  )
  return [...skills, ...rules]
}

/** The same one by one, for when it is known which of them the summary lacks. */
export function singleRuleLines({ ledger, words }: Telling): Line[] {
  return recentRules(ledger).map(
    (rule, at): Line => ({
      part: 'rules',
      key: `${rule.id} alone`,
      factId: rule.id,
      kind: 'rule',
      text: ruleText(rule, rule.text, words),
      worth: 0.6,
      order: 1e9 + at,
    }),
  )
}

/** What the plan wants run stands among the checks. */
function recentRules(ledger: Ledger): RuleFact[] {
  const steps = ledger.verify?.steps ?? []
  return factsOf(ledger, 'rule').filter(
    ({ lastSeen, text }) =>
      ledger.step - lastSeen <= RECENT && !steps.some((step) => text.includes(step.text.slice(0, SAME_STEP))),
  )
}

function ruleText({ heading, from }: RuleFact, text: string, words: LineWords): string {
  return heading === '' ? words.planSays(text) : words.rule(heading, text, from.split('/').slice(-2).join('/'))
}

/** As many as fit, whole; a list that stops somewhere reads as if that were all. */
function together(group: readonly RuleFact[], words: LineWords): string {
  const told: string[] = []
  let length = 0
  for (const rule of group) {
    const plain = rule.text.replace(/[.。;；]$/, '')
    if (told.length > 0 && length + plain.length > (isLimitHeading(rule.heading) ? LONGEST_LIMITS : LONGEST_OTHERS))
      break
    told.push(plain)
    length += plain.length
  }
  return [...told, ...(told.length < group.length ? [words.more(group.length - told.length)] : [])].join('; ')
}

/** Criteria as whole as can be; of a description a few. */
const LONGEST_LIMITS = 420
const LONGEST_OTHERS = 240
const RECENT = 300
const SAME_STEP = 60
/** A shorter one lives on what it answers. */
const CLEAR = 20
const LONGEST_WHOLE = 300
/** It speaks of something that was named before. */
const HANGS =
  /\b(?:it|its|this|that|these|those|them|they|one)\b|^(?:and|but|so|then|also|like|must|should|has to|have to|needs? to)\b|[它這这那]/i
