import { anchorName, anchorsOf } from '../../../../base/names.ts'
import type { DigestText } from '../../../../protocol/ports.ts'
import type { Ledger } from '../../facts.ts'
import { factsOf } from '../../put.ts'

/** What the agent puts forward with its reason waits for an answer, and is nobody's decision before. */
export function takeProposals(ledger: Ledger, sentences: readonly string[]): void {
  for (const text of sentences) {
    if (text.length > LONGEST || !PUTS_FORWARD.test(text) || !REASON.test(text) || /[?？]\s*$/.test(text)) continue
    ledger.proposals = [...(ledger.proposals ?? []), { text, step: ledger.step }].slice(-MOST)
  }
}

/** Those that the person said yes to right behind them, and that something was changed for then. */
export function agreedTo(ledger: Ledger): DigestText[] {
  const goals = factsOf(ledger, 'goal').toSorted((a, b) => a.lastSeen - b.lastSeen)
  const edits = factsOf(ledger, 'file').flatMap(({ touches }) =>
    touches.flatMap(({ act, step }) => (act === 'edited' || act === 'wrote' ? [step] : [])),
  )
  return (ledger.proposals ?? []).flatMap(({ text, step }) => {
    const at = goals.findIndex((goal) => goal.lastSeen > step)
    const [answer, next] = [goals[at], goals[at + 1]]
    if (!answer || !SAYS_YES.test(answer.text) || BUT.test(answer.text)) return []
    const isDone = edits.some((edit) => edit > answer.lastSeen && (next === undefined || edit < next.lastSeen))
    if (!isDone) return []
    return [{ text, names: [...anchorsOf(text)].filter((anchor) => !anchor.startsWith('n:')).map(anchorName) }]
  })
}

const PUTS_FORWARD =
  /^(?:so,? )?(?:I|we)(?:['’]d| would)? (?:propose|suggest|recommend)\b|^my (?:suggestion|recommendation|proposal)\b|^我?[们們]?(?:建[议議]|推[荐薦])/i
const REASON = /\b(?:because|since|so that|as (?:it|they|that)|to avoid|due to)\b|因[為为]|避免|以免|由[于於]/i
const SAYS_YES =
  /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|go (?:ahead|with|for)|sounds (?:good|great)|do (?:it|that|so)|please do|agreed|perfect|great|good (?:idea|call)|makes sense|let['’]?s)\b|^\W*(?:好|可以|行|成|嗯|[没沒][问問][题題]|[当當]然|是的|同意|[对對]|就(?:用|[这這]))/i
const BUT = /\b(?:but|instead|rather|not)\b|但是?|不[过過要用]/i
const LONGEST = 300
const MOST = 6
