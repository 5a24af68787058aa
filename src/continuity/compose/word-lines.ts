import { clipClause, clipSentences, sentencesOf } from '../../base/sentences.ts'
import { oneLine } from '../../base/text.ts'
import type { FactOf, GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { isEmptyTalk } from '../ledger/telling-sentence.ts'
import type { Line, Telling } from './line.ts'

/** What the person said last and what the agent said to it. */
export function exchangeLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  const answer = last !== undefined && ledger.lead.step > last.lastSeen ? lastWords(ledger.lead.text) : ''
  if (last === undefined) return []
  const said = saidBy(last, { ledger, words, world: {} }, LONGEST_LAST)
  const text = words.exchange(said, answer)
  return [{ part: 'exchange', key: last.id, factId: last.id, kind: 'goal', text, worth: 1, order: 0 }]
}

/** Everything else the person said, newest worth most. */
export function wordLines(telling: Telling): Line[] {
  const { ledger } = telling
  const last = lastGoal(ledger)
  const goals = factsOf(ledger, 'goal').filter((goal) => goal !== last)
  return goals.map((goal, at): Line => {
    const age = goals.length - 1 - at
    return {
      part: 'words',
      key: goal.id,
      factId: goal.id,
      kind: 'goal',
      text: saidBy(goal, telling, LONGEST_EARLIER),
      worth: worthOf(goal, age),
      order: goal.lastSeen,
    }
  })
}

/** What the person demanded or forbade stands until they take it back. */
export function constraintLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  return factsOf(ledger, 'constraint')
    .filter(
      (limit) => limit.status === 'active' && !(last?.text.includes(limit.text) && last.text.length <= LONGEST_LAST),
    )
    .map(
      (limit, at, all): Line => ({
        part: 'rules',
        key: limit.id,
        factId: limit.id,
        kind: 'constraint',
        text: words.userSaid(limit.text),
        worth: 1 + at / all.length,
        order: limit.lastSeen,
      }),
    )
}

/** Limits of the plan or tracker item that was shown last, and the skill that was being followed. */
export function ruleLines({ ledger, words }: Telling): Line[] {
  const rules = factsOf(ledger, 'rule').map(
    (rule, at): Line => ({
      part: 'rules',
      key: rule.id,
      factId: rule.id,
      kind: 'rule',
      text: words.rule(rule.heading, rule.text, rule.from.split('/').slice(-2).join('/')),
      worth: 0.9 - at * 0.05,
      order: 1e9 + at,
    }),
  )
  const skills = factsOf(ledger, 'skill')
    .slice(-2)
    .map(
      (skill): Line => ({
        part: 'rules',
        key: skill.id,
        factId: skill.id,
        kind: 'skill',
        text: words.skill(skill.name, skill.path),
        worth: 0.95,
        order: 2e9 + skill.lastSeen,
      }),
    )
  return [...skills, ...rules]
}

export function lastGoal(ledger: Ledger): GoalFact | undefined {
  return factsOf(ledger, 'goal').reduce<GoalFact | undefined>(
    (best, goal) => (best === undefined || goal.lastSeen >= best.lastSeen ? goal : best),
    undefined,
  )
}

/** Their words, and what they were said to. */
function saidBy(goal: FactOf<'goal'>, { words }: Telling, limit: number): string {
  const text = clipSentences(goal.text, limit)
  if (goal.by === 'refusal') return words.refused(text, goal.object, goal.ranLater)
  if (goal.by === 'answer')
    return words.chose(text, clipSentences(oneLine(goal.object), 160), clipClause(goal.answers, 150))
  if (goal.answers !== '') return words.answered(text, clipClause(goal.answers, 150))
  return words.quoted(text)
}

/** Refusals and corrections are lost most often, and cost most when they are. */
function worthOf(goal: GoalFact, age: number): number {
  const kind = goal.by === 'refusal' ? 0.35 : goal.by === 'answer' || goal.by === 'queued' ? 0.2 : 0
  const short = goal.text.length <= 200 ? 0.15 : 0
  return kind + short + 1 / (1 + age * 0.12)
}

/** The end of a message says what came of it, and what was asked. */
function lastWords(text: string): string {
  const sentences = sentencesOf(text).filter((sentence) => !isEmptyTalk(sentence) || /[?？]$/.test(sentence))
  const [first = ''] = sentences
  const end = sentences.at(-1) ?? ''
  if (first === '' || first === end) return clipSentences(first, LONGEST_ANSWER)
  const both = `${clipSentences(first, LONGEST_ANSWER)} … ${clipSentences(end, LONGEST_ANSWER)}`
  return both
}

const LONGEST_LAST = 420
const LONGEST_EARLIER = 260
const LONGEST_ANSWER = 150
