/**
 * Whether what an agent stated is a choice or a finding that outlives its session: what and why. Plans, skills it used, guesses and
 * reports of the step at hand do not.
 */
export function outlives(text: string): boolean {
  return text.length >= SHORTEST && SAYS_WHY.test(text) && !PASSING.test(text)
}

const SHORTEST = 40
const SAYS_WHY =
  /\b(?:because|since|so that|instead of|rather than|in order to|to avoid|to prevent|otherwise|due to|root cause|the (?:real )?(?:cause|reason|bug|issue|problem|fix) (?:is|was)|therefore|which means)\b|因為|因为|由於|由于|以免|避免|而不是|根本原因|所以改/i
const PASSING = new RegExp(
  [
    String.raw`^(?:let me|let's|i'll|i will|i'm going|i am going|i need|i should|i want|now i|now let|next|first|then|ok|okay|good|great|perfect|sure|wait|hmm|actually|looking|checking|reading|running|since you|since the user|you|do you|would you|should (?:i|we)|we should|we could|the plan|plan|step \d|task \d)\b`,
    String.raw`\b(?:i'll|i will|let me|i can|i could|i'm going to|i would|going to|might|maybe|perhaps|probably|possibly|likely|seems?|i think|i believe|i suspect|not sure|could be|may be|would be|if we|if you|should we|skill|subagent|todo list|the user (?:wants|asked|said)|per your|as requested|as you)\b`,
    String.raw`\b(?:still (?:fails?|failing|broken)|test(?:s)? (?:fail|pass)|error occurred|not found)\b`,
    String.raw`[?？:：]\s*$`,
    `^(?:我來|我来|讓我|让我|接下來|接下来|首先|然後|然后|現在|现在|好的|我會|我会|我將|我将|先)|可能|或許|也許|也许|似乎|應該是|应该是|如果`,
  ].join('|'),
  'i',
)
