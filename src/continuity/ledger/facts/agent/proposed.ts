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

/**
 * Those that the person said yes to right behind them, and what they chose themselves: "let's go with Redis then, restarts matter"; each where
 * something was changed for it then.
 */
export function agreedTo(ledger: Ledger): DigestText[] {
  const goals = factsOf(ledger, 'goal').toSorted((a, b) => a.lastSeen - b.lastSeen)
  const edits = factsOf(ledger, 'file').flatMap(({ touches }) =>
    touches.flatMap(({ act, step }) => (act === 'edited' || act === 'wrote' ? [step] : [])),
  )
  const isDone = (at: number) =>
    edits.some((edit) => edit > (goals[at]?.lastSeen ?? 0) && edit < (goals[at + 1]?.lastSeen ?? Number.MAX_VALUE))
  const agreed = (ledger.proposals ?? []).flatMap(({ text, step }) => {
    const at = goals.findIndex((goal) => goal.lastSeen > step)
    const answer = goals[at]
    return answer && SAYS_YES.test(answer.text) && !BUT.test(answer.text) && isDone(at) ? [text] : []
  })
  const chosen = goals.flatMap((goal, at) => {
    const text = isDone(at) ? chosenIn(goal.text, goals[at - 1]?.text ?? '') : undefined
    return text === undefined ? [] : [text]
  })
  return [...agreed, ...chosen].map((text) => ({
    text,
    names: [...anchorsOf(text)].filter((anchor) => !anchor.startsWith('n:')).map(anchorName),
  }))
}

/** What the person chose by its name, with a reason or out of what was asked about right before; that stands with it then. */
function chosenIn(said: string, before: string): string | undefined {
  const chosen = said.length <= LONGEST && !UNDECIDED.test(said) ? CHOOSES.exec(said)?.groups : undefined
  const name = chosen?.name ?? chosen?.han
  if (name === undefined) return undefined
  const isOffered = OFFERS.test(before) && before.toLowerCase().includes(name.toLowerCase())
  if (!isOffered) return REASON.test(said) ? said.trim() : undefined
  const asked = before.trim()
  return asked.length <= LONGEST_ASKED ? `${said.trim().replace(/[.。]$/, '')} (${asked})` : said.trim()
}

const CHOOSES =
  /^(?:(?:ok(?:ay)?|yes|yeah|good|great|right|hm+|then|well|so|thanks),? )*(?:let['’]?s (?:go with|go for|use|take|pick|choose|stick with)|(?:we|I)(?:['’]ll| will|['’]d| would)(?: rather)? (?:go with|go for|use|take|pick|choose)|go with|go for|(?:I|we) choose) (?:the )?(?<name>`[^`]+`|[A-Z][\w.+#-]*|[a-z]+[A-Z\d][\w.-]*)|^(?:好的?|行|嗯|可以|那)?[，,]?(?:那|就|我[们們]|[还還]是|[决決]定)*(?:用|[选選](?:用|[择擇])?|[采採]用)\s?(?<han>[A-Za-z][\w.+#-]*)/
const OFFERS = /\b(?:or|vs\.?|versus|which)\b|[还還]是|哪|或者?/i
const UNDECIDED =
  /[?？]\s*$|\b(?:for now|first|maybe|perhaps|try|temporar\w+|this (?:time|once)|just once|today|if)\b|[试試]|先|[暂暫][时時]|[这這]次|可能|如果|吗/i
const LONGEST_ASKED = 120

const PUTS_FORWARD =
  /^(?:so,? )?(?:I|we)(?:['’]d| would)? (?:propose|suggest|recommend)\b|^my (?:suggestion|recommendation|proposal)\b|^我?[们們]?(?:建[议議]|推[荐薦])/i
const REASON = /\b(?:because|since|so that|as (?:it|they|that)|to avoid|due to)\b|因[為为]|避免|以免|由[于於]/i
const SAYS_YES =
  /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|go (?:ahead|with|for)|sounds (?:good|great)|do (?:it|that|so)|please do|agreed|perfect|great|good (?:idea|call)|makes sense|let['’]?s)\b|^\W*(?:好|可以|行|成|嗯|[没沒][问問][题題]|[当當]然|是的|同意|[对對]|就(?:用|[这這]))/i
const BUT = /\b(?:but|instead|rather|not)\b|但是?|不[过過要用]/i
const LONGEST = 300
const MOST = 6
