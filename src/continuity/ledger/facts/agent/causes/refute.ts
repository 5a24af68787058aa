import { anchorsOf } from '../../../../../base/names.ts'
import type { Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'
import { dropFoundCauses } from './found.ts'
import { NO_HELP } from './refuted.ts'

/**
 * What the agent's message before this moment stated is taken back: by itself, or because the person objects. Then also what agents that
 * were sent out have claimed of what the objection names.
 */
export function refute(ledger: Ledger, objection = ''): void {
  const named = objection === '' ? undefined : anchorsOf(objection)
  dropFoundCauses(ledger)
  for (const fact of [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')]) {
    if (fact.status !== 'active') continue
    const isClaim = fact.kind === 'note' && fact.voice === 'reported'
    const isNamed = isClaim && named !== undefined && fact.anchors.some((anchor) => named.has(anchor))
    if (isNamed || fact.lastSeen === ledger.lead.step) changeFact(ledger, fact, { status: 'superseded' })
  }
}

/**
 * Another cause was found than was said before: what was said of it since the request, or of the same things, does not hold, nor as the
 * reason for a change.
 */
export function refuteCauses(ledger: Ledger, revision: string): readonly string[] {
  return REVISES.test(revision) ? dropCauses(ledger, revision) : []
}

/** What was said of it since the request, or of the same things, does not hold; answers what that was. */
export function dropCauses(ledger: Ledger, revision: string): readonly string[] {
  const dropped: string[] = []
  dropFoundCauses(ledger)
  const since = Math.max(0, ...factsOf(ledger, 'goal').map(({ lastSeen }) => lastSeen))
  const named = anchorsOf(revision)
  for (const fact of [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')]) {
    if (fact.status !== 'active' || !isCauseOfFault(fact.text)) continue
    if (fact.kind === 'note' && fact.voice !== 'said') continue
    if (fact.firstSeen < since && !fact.anchors.some((anchor) => named.has(anchor))) continue
    changeFact(ledger, fact, { status: 'superseded' })
    dropped.push(fact.text)
  }
  for (const file of factsOf(ledger, 'file')) {
    if (!file.touches.some(({ step, why }) => step >= since && isCauseOfFault(why))) continue
    const touches = file.touches.map((touch) =>
      touch.step >= since && isCauseOfFault(touch.why) ? { ...touch, why: '' } : touch,
    )
    changeFact(ledger, file, { touches })
  }
  return dropped
}

function isCauseOfFault(text: string): boolean {
  return CAUSE.test(text) && FAULT.test(text)
}

/** The message takes back what was said to be the cause. */
const REVISES = new RegExp(
  String.raw`${NO_HELP}|\b(?:(?:it|this|that) turn(?:s|ed) out|the (?:real|actual|true) (?:cause|reason|problem|issue|culprit|bug|fault)|(?:that|this|it|I|my (?:\w+ ){0,2}(?:guess|theory|diagnosis|assumption|hypothesis|analysis|explanation|conclusion)|(?:earlier|first|previous|initial) \w+) (?:was|were) (?:wrong|mistaken|incorrect)|(?:is|was) ?n[o'’]t the (?:cause|reason|problem|issue|culprit)|(?:has|had) nothing to do with|is not to blame|red herring)\b|^actually,? (?:the|it|this|that|\x60)|[說说弄搞猜][錯错]|其[實实](?!也)|原[來来]是|真正的?(?:原因|問題|问题)|不是(?:真正的?)?原因|[無无][關关]`,
  'im',
)
const CAUSE =
  /\b(?:because|due to|caused by|since|comes? from|root cause|(?:cause|reason|problem|issue|bug|culprit) (?:is|was)|which means)\b|因[為为]|原因|由於|由于|[導导]致/i
const FAULT =
  /\b(?:fail\w*|hang\w*|break\w*|broken?|crash\w*|wrong\w*|bugs?|issues?|problems?|errors?|slow\w*|leak\w*|miss\w*|never|not|no|lost|loses?|stuck|time[sd]? ?out|timeouts?|cause|culprit|flaky|empty|zero|undefined|null|truncat\w*)\b|n['’]t\b|卡|失[敗败]|[錯错]|[沒没]|不|[問问][題题]|原因/i
