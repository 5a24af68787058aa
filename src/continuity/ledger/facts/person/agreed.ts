import type { GoalFact, Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'

/** A wish said as a question ("can it warn below that?") decides, once the agent has said yes to it. */
export function takeAgreed(ledger: Ledger, goesOn: string): void {
  if (ledger.last.what !== 'prompt' || !SAYS_YES.test(goesOn)) return
  const wish = factsOf(ledger, 'goal').findLast(({ lastSeen }) => lastSeen === ledger.last.step)
  if (wish !== undefined && isWish(wish)) changeFact(ledger, wish, { agreed: true })
}

/** It was agreed to in a talk: nothing was written before they spoke again, and no commit has taken in what came of it. */
export function isAgreed(ledger: Ledger, { agreed, lastSeen }: GoalFact): boolean {
  const { editSteps, commit } = ledger.work
  if (agreed !== true || (commit.made && commit.step > lastSeen)) return false
  const next = factsOf(ledger, 'goal').find((goal) => goal.lastSeen > lastSeen)?.lastSeen
  return next !== undefined && !editSteps.some((step) => step > lastSeen && step < next)
}

function isWish({ text, by }: GoalFact): boolean {
  return by === 'prompt' && text.length <= LONGEST && WISHES.test(text) && !LOOKS.test(text)
}

const SAYS_YES =
  /^\W*(?:yes|yeah|yep|yup|sure|absolutely|definitely|certainly|of course|exactly|agreed|makes sense|(?:great|good|excellent|nice) (?:idea|point|call|thinking|suggestion|catch)|that['’]?s a (?:great|good|nice|better|sensible)|I (?:like|love) (?:that|it|the idea))\b|^\W*(?:好|可以|[没沒][问問][题題]|[当當]然|是的|同意|有道理|[对對])/i
const WISHES =
  /(?:^|[.!,;…] |\b(?:and|but|so|then|also|hmm+|ok(?:ay)?),? )(?:(?:can|could|should|would|can['’]?t|couldn['’]?t|shouldn['’]?t|wouldn['’]?t) (?:it|this|that|they|these|those|we|the [\w-]+(?: [\w-]+)?)\b(?! be (?:that|because|the (?:case|cause|reason))| mean)|is there (?:any|a) ?way (?:to|for|we|of)\b|how about\b|what about \w+ing\b)[^?]{15,}\?|(?:能不能|可不可以|是不是[应應][该該]|是否可以|可以.{4,}[吗嗎]|要不要).{3,}[?？]?$/i
/** What they want is a look, or an answer. */
const LOOKS =
  /\b(?:can|could|should|would) (?:we|it|this|that|they) (?:also |just |maybe |please |then )*(?:look|check|see|find|figure|talk|discuss|verify|sweep|go over|review|explain|know|tell|recheck|compare|run|start|happen|work|cause|affect|matter|help)\b|(?:看看|[查检檢]查|[确確][认認]|[说說]明|解[释釋]|[讨討][论論])/i
const LONGEST = 300
