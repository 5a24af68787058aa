import type { ConstraintFact, GoalFact, Ledger } from '../facts.ts'
import { change, factsOf } from '../put.ts'

/**
 * Limits that belonged to one piece of work end with it: "also don't give it a number" was said of a document that has been written
 * since. Called when the person asks for something: the work before is over when they have asked for other things twice, and the agent
 * has edited and ended its turn in between.
 */
export function settleLimits(ledger: Ledger): void {
  const limits = factsOf(ledger, 'constraint').filter(({ status }) => status === 'active')
  if (limits.length === 0) return
  const goals = factsOf(ledger, 'goal')
  for (const limit of limits) {
    const goal = goals.find(({ lastSeen }) => lastSeen === limit.lastSeen)
    if (goal !== undefined && isOfOneWork(limit, goal) && isOver(ledger, limit, goals))
      change(ledger, limit, { status: 'done' })
  }
}

/** It speaks of what its own message asked for, decides what the agent had asked, or proposes something to be done. */
function isOfOneWork({ text }: ConstraintFact, goal: GoalFact): boolean {
  if (LASTS.test(text) || goal.by === 'refusal') return false
  if (ORDERS.test(goal.text) && POINTS.test(text) && goal.text.length > text.length) return true
  if (FORBIDS.test(text)) return false
  return PROPOSES.test(text) || goal.answers !== '' || goal.object !== ''
}

function isOver({ endings, work }: Ledger, { lastSeen }: ConstraintFact, goals: readonly GoalFact[]): boolean {
  const asked = goals.filter((goal) => goal.lastSeen > lastSeen && goal.by === 'prompt').length
  return asked >= 1 && endings.some((step) => step > lastSeen) && work.editSteps.some((step) => step > lastSeen)
}

/** It holds for more than one piece of work. */
const LASTS =
  /\b(?:never|always|every|each|whenever|any|all|only|prefer|please use|from now on|in (?:general|future|the future)|going forward|style|spelling|convention)\b|永遠|永远|總是|总是|一律|每次|每個|每个|以後|以后|從現在|从现在|只能|只用|優先|优先/i
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no|without|stop|leave)\b|n['’]t\b|不|別|别|勿|禁止/i
const PROPOSES = /\b(?:we|you|it|this) (?:should|need to|have to|has to|needs to)\b|^(?:let['’]?s|ensure|make sure)\b/i
/** What they want done is a piece of work. */
const ORDERS =
  /^(?:(?:ok(?:ay)?|yes|great|now|and|please|so|also|then|hmm+)[,.;]? +)*(?:(?:can|could|would|will) (?:you|we)|I (?:need|want|would like) you to|let['’]?s|we (?:need to|should))?\s*(?:please )?(?:re)?(?:write|create|add|make|draft|rename|move|update|change|split|extract|refactor|implement|document|summari[sz]e|generate|build|fix|remove|delete)\b|^(?:請|请|幫|帮)?(?:我)?(?:重寫|重写|寫|写|建立|新增|修改|改寫|改写|產生|产生)/i
const POINTS = /\b(?:it|its|this|that|these|those|them|they|one|here)\b|[它這这那]/i
