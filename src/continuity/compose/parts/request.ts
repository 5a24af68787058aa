import { withoutEnded } from '../../ledger/facts/person/limits/in-force.ts'
import type { GoalFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'

/** A message in the person's own words alone: a sentence of a text that they brought along is not told by itself. */
export function ownWordsOf({ text, framed }: GoalFact): string {
  return framed === undefined ? text : framed.own
}

/** What the person said last. */
export function lastGoal(ledger: Ledger): GoalFact | undefined {
  return factsOf(ledger, 'goal').reduce<GoalFact | undefined>(
    (best, goal) => (best === undefined || goal.lastSeen >= best.lastSeen ? goal : best),
    undefined,
  )
}

/**
 * The request that the work in hand comes from: not an aside, and not a refusal that was followed by other work long since. The last
 * words themselves where nothing else is known.
 */
export function requestOf(ledger: Ledger): GoalFact | undefined {
  const request = wholeRequest(ledger)
  // "Only look" is over once they have said "ok, fix it".
  return request === undefined ? undefined : (withoutEnded(ledger, request) ?? lastGoal(ledger))
}

function wholeRequest(ledger: Ledger): GoalFact | undefined {
  const all = factsOf(ledger, 'goal').toSorted((a, b) => b.lastSeen - a.lastSeen)
  // What was withdrawn is not asked for any more.
  const goals = all.filter(({ status }) => status !== 'declined')
  const near = goals.slice(0, NEAR)
  // An answer to a question of the agent's, a refusal, and what is said while it works, serve the request that led to them.
  const asked = near.find(({ by }) => !SERVING.has(by))
  if (SERVING.has(near[0]?.by ?? 'prompt') && asked?.by === 'prompt' && !isAside(asked)) return asked
  return near.find((goal) => !isAside(goal) && !isSettled(ledger, goal) && !isUnclear(goal)) ?? goals[0] ?? all[0]
}

/** It means something only with what it answers. */
export function isReply({ text, answers }: GoalFact): boolean {
  return answers !== '' || text.length < (/[\u3400-\u9fff]/.test(text) ? SHORT / 3 : SHORT)
}

/** "The other one", "revert that change", "312": nothing but a reference, and what it points to is not known. */
export function isUnclear({ text, by, answers, object }: GoalFact): boolean {
  if ((by !== 'prompt' && by !== 'queued') || answers !== '' || object !== '' || text.length > LONGEST_REFERENCE)
    return false
  return NUMBER.test(text) || (POINTS.test(text) && !/[\p{L}\d]/u.test(text.replace(NO_MATTER, '')))
}

function isAside(goal: GoalFact): boolean {
  return goal.by !== 'refusal' && goal.by !== 'answer' && goal.answers === '' && isReply(goal) && !STEP.test(goal.text)
}

/** However short, it asks for a step of its own: "commit", "push it", 部署. */
const STEP =
  /^(?:(?:ok(?:ay)?|yes|now|and|then|please|go)[, ]+)*(?:commit|push|merge|rebase|deploy|release|publish|ship|revert|undo|build|test|lint|format|run)\b|^(?:提交|推送|合并|合併|部署|[发發][布佈]|撤[销銷]|回[滚滾]|[构構]建|[测測][试試])/i

function isSettled({ step }: Ledger, { by, ranLater, lastSeen }: GoalFact): boolean {
  return by === 'refusal' && (ranLater || step - lastSeen > SETTLED)
}

const SERVING: ReadonlySet<GoalFact['by']> = new Set(['answer', 'queued', 'refusal'])
const SHORT = 12
const LONGEST_REFERENCE = 60
const NUMBER = /^[^\p{L}\d]*(?:(?:number|no\.?|pr|issue|ticket) )?#?\d+[^\p{L}\d]*$/iu
const POINTS =
  /\b(?:that|this|it|its|them|these|those|ones?|others?|both|former|latter|same|either|neither|first|second|third|last)\b|[那这這它]|都|[两兩]个|兩個|第[一二三四五]|前者|[后後]者|另一/i
/** Pointers, everyday verbs, and words for whatever was made or said. */
const NO_MATTER = new RegExp(
  [
    String.raw`\b(?:that|this|it|its|it['’]s|that['’]s|them|these|those|ones?|others?|both|all|of|former|latter|same|either|neither|first|second|third|last|here|there)\b`,
    String.raw`\b(?:changes?|fix(?:es)?|things?|ways?|options?|approach(?:es)?|ideas?|parts?|versions?|suggestions?|proposals?|edits?|comments?|points?|solutions?|stuff|order)\b`,
    String.raw`\b(?:do|does|did|use|keep|revert|take|leave|drop|remove|undo|apply|make|try|go|went|like|love|prefer|skip|add|look|check|want|need|get|put|delete|mend|change|merge|pick|choose|is|are|was|looks?|sounds?|seems?)\b`,
    String.raw`\b(?:please|pls|yes|yeah|yep|no|nope|ok(?:ay)?|but|not|don['’]?t|fine|good|great|better|best|nice|right|wrong|for|in|on|at|as|out|up|back|with|without|from|the|an?|i|i['’]d|to|and|or|then|now|just|also|instead|too|again|let['’]?s|can|could|would|should|you|we|me|so|well|hmm+|first|only|really|again)\b`,
    '改[动動]|修改|建[议議]|方案|[选選][项項]|[那这這它都两兩个個种種要做用改不吧的了第一二三四五后後前者就请請把们們留保退回撤銷销掉好可以行是对對另也再先别別我你]',
  ].join('|'),
  'gi',
)
/** How many messages later a request still counts as the one in hand. */
export const NEAR = 3
/** After so many steps a refusal has been heeded. */
const SETTLED = 30
