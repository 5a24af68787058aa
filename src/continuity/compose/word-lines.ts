import { sentencesOf } from '../../base/sentences.ts'
import { oneLine } from '../../base/text.ts'
import { typedSentences } from '../../base/typed/index.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { isEmptyTalk } from '../ledger/telling-sentence.ts'
import type { LineWords } from '../texts/labels/words.ts'
import { clipWords } from './clip.ts'
import { plainOf } from './held.ts'
import type { Line, Telling } from './line.ts'

/** What the person said last and what the agent said to it. */
export function exchangeLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  const answer = last !== undefined && ledger.lead.step > last.lastSeen ? lastWords(ledger.lead.text) : ''
  if (last === undefined) return []
  const said = saidBy(last, words, LONGEST_LAST)
  const text = words.exchange(said, answer)
  return [{ part: 'exchange', key: last.id, factId: last.id, kind: 'goal', text, worth: 1, order: 0 }]
}

/** The person's half of it, for when there was no room for both. */
export function lastWordLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  if (last === undefined) return []
  const text = saidBy(last, words, LONGEST_LAST)
  return [{ part: 'words', key: last.id, factId: last.id, kind: 'goal', text, worth: 2, order: last.lastSeen }]
}

/** Everything else the person said, newest worth most; what is pinned as a rule is not said twice. */
export function wordLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  const pinned = new Set(factsOf(ledger, 'constraint').map(({ text }) => plainOf(text)))
  const goals = factsOf(ledger, 'goal').filter(
    (goal) => goal !== last && !isMoveOn(goal) && goal.by !== 'command' && !pinned.has(plainOf(goal.text)),
  )
  return goals.map((goal, at): Line => {
    const age = goals.length - 1 - at
    return {
      part: 'words',
      key: goal.id,
      factId: goal.id,
      kind: 'goal',
      text: saidBy(goal, words, LONGEST_EARLIER),
      worth: worthOf(goal, age),
      order: goal.lastSeen,
    }
  })
}

/** What the rest of the request in hand says, where only its beginning was shown. */
export function restLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  const request = factsOf(ledger, 'goal')
    .slice(-NEAR)
    .findLast(({ by }) => by === 'prompt')
  const shown = request === last ? LONGEST_LAST : LONGEST_EARLIER
  if (request === undefined || request.text.length <= shown) return []
  const rest = request.text.slice(clipWords(request.text, shown).length - 2)
  return typedSentences(rest).map((sentence, at) => ({
    part: 'words',
    key: `${request.id} ${at}`,
    factId: request.id,
    kind: 'goal',
    text: words.quoted(clipWords(sentence, LONGEST_EARLIER)),
    worth: 1.2,
    order: request.lastSeen + at / 1000,
  }))
}

/** "Next", "done, go on": the answer leads on and says nothing. */
function isMoveOn({ by, text }: GoalFact): boolean {
  return by === 'answer' && MOVE_ON.test(text)
}

/** What the person demanded or forbade stands until they take it back. */
export function constraintLines({ ledger, words }: Telling): Line[] {
  return factsOf(ledger, 'constraint')
    .filter((limit) => limit.status === 'active')
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
  const recent = factsOf(ledger, 'rule').filter((rule) => ledger.step - rule.lastSeen <= RECENT)
  const rules = recent.map(
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

/** It says how the person wants things, not only what is to be done now. */
export function isOpinion(text: string): boolean {
  return OPINION.test(text)
}

/** It means something only with what it answers. */
export function isReply({ text, answers }: GoalFact): boolean {
  return answers !== '' || text.length < (/[\u3400-\u9fff]/.test(text) ? SHORT / 3 : SHORT)
}

/** Their words, and what they were said to. */
export function saidBy(goal: GoalFact, words: LineWords, limit: number): string {
  const text = clipWords(goal.text, limit)
  if (goal.by === 'refusal') return words.refused(text, goal.object, goal.ranLater)
  if (goal.by === 'answer') return words.chose(text, clipWords(oneLine(goal.object), 160), clipWords(goal.answers, 150))
  if (goal.answers !== '') return words.answered(text, clipWords(goal.answers, 150))
  return words.quoted(text)
}

/** Refusals, answers and opinions are lost most often and cost most when they are; what was asked for once is mostly done. */
function worthOf(goal: GoalFact, age: number): number {
  const kind = goal.by === 'refusal' ? 0.35 : goal.by === 'answer' || goal.by === 'queued' ? 0.2 : 0
  const opinion = OPINION.test(goal.text) ? 0.25 : ONCE.test(goal.text) ? -0.15 : 0
  const short = goal.text.length <= 200 ? 0.1 : 0
  return kind + opinion + short + 1 / (1 + age * 0.12)
}

/** The end of a message says what came of it, and what was asked. */
function lastWords(text: string): string {
  const sentences = sentencesOf(text).filter((sentence) => !isEmptyTalk(sentence) || /[?？]$/.test(sentence))
  const [first = ''] = sentences
  const end = sentences.at(-1) ?? ''
  if (first === '' || first === end) return clipWords(first, LONGEST_ANSWER)
  const both = `${clipWords(first, LONGEST_ANSWER)} … ${clipWords(end, LONGEST_ANSWER)}`
  return both
}

const SHORT = 12
/** How many messages later a request still counts as the one in hand. */
const NEAR = 3
const RECENT = 300
const MOVE_ON = /^(?:next\b|done\b|continue\b|proceed\b|move on\b|skip\b|下一|繼續|继续|完成)/i
const OPINION =
  /\b(?:I (?:think|want|prefer|like|don't|would|feel)|let['’]?s|should|shouldn['’]?t|don['’]?t|not|never|always|only|instead|rather|prefer|please use|make sure|ensure|keep|avoid|wrong|why|needs?)\b|不|別|别|應該|应该|只|先|為什麼|为什么|改成|保留|避免/i
const ONCE =
  /^(?:(?:ok|okay|yes|great|now|and|please|can you|could you|also)[, ]+)*(?:create|write|commit|push|fix|run|check|look|have a look|open|update|rebase|merge|show|tell|explain|read|find|review|go|try|continue|start|mark)\b/i
const LONGEST_LAST = 420
const LONGEST_EARLIER = 260
const LONGEST_ANSWER = 150
