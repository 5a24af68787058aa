import { isPassingStep } from './account.ts'

/**
 * Whether what an agent stated is a choice or a finding that outlives its session: what and why. Plans, skills it used, guesses and
 * reports of the step at hand do not.
 */
export function outlives(text: string): boolean {
  return (
    lengthOf(text) >= SHORTEST &&
    text.length <= LONGEST &&
    (CHOSEN.test(text) || REASON.test(text)) &&
    !PASSING.test(text) &&
    !isPassingStep(text)
  )
}

/** A choice, or what was behind a fault, in so many words: a reason alone may be one for a step. */
export function isChoice(text: string): boolean {
  return CHOSEN.test(text)
}

/** What a conclusion says, with the words in which the person had asked: those are what asks for it again. */
export function withAsked(text: string, asked: string): string {
  return `${text} (asked: "${asked.replace(/[.?!。？！:：]+$/, '')}")`
}

/** What it says alone. */
export function withoutAsked(content: string): string {
  return content.replace(/ \(asked: "[^\n]*"\)$/, '')
}

/** A Chinese character says as much as a few letters. */
function lengthOf(text: string): number {
  return text.length + (text.match(/[\u3400-\u9fff]/g)?.length ?? 0) * 1.5
}

const SHORTEST = 30
const LONGEST = 400
/** A choice with its reason, or what was behind a fault. */
const CHOSEN =
  /\b(?:decided|chose|chosen|opted|picked|settled on|went with|going with|deliberately|on purpose|root cause|underlying (?:cause|problem)|the (?:real |actual )?(?:cause|culprit|bug|issue|problem) was|fixed by|the fix was)\b|\b(?:instead of|rather than)\b.*\b(?:because|since|so that|to avoid|otherwise)\b|\b(?:because|since|so that|to avoid|otherwise)\b.*\b(?:instead of|rather than)\b|[決决]定|根本原因|原因是|[採采]用.*(?:因|避免)|(?:因[為为]|避免).*(?:改用|而不是|[採采]用)|所以改|(?:而不是|改用|[选選][了用择擇]|[换換]成).*(?:因[為为]|避免|以免|所以)/i
const REASON = /\b(?:because|to avoid|otherwise|due to)\b|因[為为]|以免|避免/i
const PASSING = new RegExp(
  [
    String.raw`^(?:i see|now|current|currently|if|when|option|added|removed|renamed|updated|changed|created|yes|no|the test|this test|let me|let's|i'll|i will|i'm going|i am going|i need|i should|i want|now i|now let|next|first|then|ok|okay|good|great|perfect|sure|wait|hmm|actually|looking|checking|reading|running|since you|since the user|you|do you|would you|should (?:i|we)|we should|we could|the plan|plan|step \d|task \d)\b`,
    String.raw`\b(?:i'll|i will|let me|i can|i could|i'm going to|i would|going to|might|maybe|perhaps|probably|possibly|likely|seems?|i think|i believe|i suspect|not sure|could be|may be|would be|if we|if you|should we|skill|subagent|todo list|the user (?:wants|asked|said)|per your|as requested|as you)\b`,
    String.raw`\b(?:still (?:fails?|failing|broken)|test(?:s)? (?:fail|pass)|error occurred|not found)\b`,
    String.raw`^(?!(?:the )?(?:real |actual |underlying )?(?:root cause|cause|culprit|reason|decision|fix)\b)[A-Z][\w ]{2,24}(?: -|:) |\b(?:staged|unstaged|uncommitted|on their own|(?:the|this) (?:diff|pr|commit|branch) (?:is|has|was|does)|the tests? failed|still needed|remains? in|step \d)\b`,
    String.raw`^\W*\S+\W* [-–—:] |^\x60|\b(?:are failing|is failing|insufficient|is confusing|gets? filtered|is being|this means|do(?:es)?(?:n't| not) need (?:an?|any|to)|the same (?:issue|problem|bug))\b|^the (?:issue|problem|bug) is\b`,
    String.raw`[?？:：]\s*$`,
    `^(?:我來|我来|讓我|让我|接下來|接下来|首先|然後|然后|現在|现在|好的|我會|我会|我將|我将|先)|可能|或許|也許|也许|似乎|應該是|应该是|如果`,
  ].join('|'),
  'i',
)
