/**
 * Whether a whole prompt has the shape of something that was written for others: an issue, a letter, a page of documentation, a talk, a
 * post. Whoever types to an agent asks it something; here somebody tells readers. One sign is nothing: people greet and thank an agent,
 * too. What such a text lays down is its author's rule, not the person's.
 */
export function isWrittenForOthers(whole: string): boolean {
  const prompt = inParagraphs(whole)
  let weight = 0
  for (const { pattern, weight: more } of SIGNS) if (pattern.test(prompt)) weight += more
  if (!TO_THE_AGENT.test(prompt)) weight += Math.min(2, (TITLE.test(prompt) ? 1 : 0) + sectionsIn(prompt))
  if ((prompt.match(SPEAKER)?.length ?? 0) >= 2) weight += 2
  weight += Math.min(2, prompt.match(ROLES)?.length ?? 0)
  return weight >= ENOUGH
}

/**
 * Whether a prompt begins as such a text does, with a title or the label of what it is ("Tip of the day:"), and asks for nothing: it may
 * be the person's own, but that is not sure.
 */
export function isTitled(whole: string): boolean {
  const prompt = inParagraphs(whole)
  return (TITLE.test(prompt) && !TO_THE_AGENT.test(prompt)) || (LABEL.test(prompt) && !OWN_LABEL.test(prompt))
}

/** One empty line where there are many: looking for what stands around them would take by the square. */
function inParagraphs(whole: string): string {
  const lines: string[] = []
  for (const line of whole.slice(0, LOOKED_AT).split('\n')) {
    const plain = line.trim()
    if (plain !== '' || (lines.at(-1) ?? '') !== '') lines.push(plain)
  }
  return lines.join('\n')
}

/** Short lines that are no sentences, right above a text of their own. */
function sectionsIn(prompt: string): number {
  let count = 0
  for (const block of prompt.split(/\n\s*\n/)) if (SECTION.test(block)) count++
  return count
}

/** Whether somebody asks for something to be done, or for an answer. */
export function asksTheAgent(text: string): boolean {
  return TO_THE_AGENT.test(text) || /[?？:：]\s*$/.test(text)
}

const ENOUGH = 2
const LOOKED_AT = 20_000

const SIGNS: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  // A letter: who it is to in a line of its own, and who it is from.
  {
    pattern:
      /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe\w*|bonjour|hola)\b[^.?\n]{0,40}[,!:]?\s*\n/i,
    weight: 1,
  },
  {
    pattern:
      /^\s*(?:(?:hi|hello|hey|dear|hallo) )?(?:all|team|everyone|everybody|folks|maintainers|colleagues|zusammen)\b\s*[,!:]/im,
    weight: 1,
  },
  { pattern: /^\s*(?:大家好|各位\S{0,8}|諸位|诸位|您好|尊敬的\S{1,12})\s*[，：,:！]/, weight: 1 },
  {
    pattern:
      /\n\s*(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|cheers|thanks|thank you|sincerely|yours\b[^\n]{0,12}|best|viele grüße|mit freundlichen grüßen|cordialement|saludos)[,.!]?\s*\n\s*\S[^\n]{1,40}(?:\n[^\n]{1,40}){0,3}\s*$/i,
    weight: 1,
  },
  {
    pattern:
      /(?:敬上|[谨謹][启啟上]|此致|敬[礼禮])\s*(?:\n[^\n]{1,12}\s*)?$|\n\s*(?:[谢謝]{2})\s*\n\s*\S[^\n]{1,16}\s*$/,
    weight: 2,
  },
  // The parts of an issue, a story, a request to merge, a page.
  {
    pattern:
      /^\s*(?:#{1,6} |\*\*)?(?:steps to reproduce|to reproduce|describe the bug|expected(?: behaviou?r| result)?|actual(?: behaviou?r| result)?|acceptance criteria|what happened\??|possible (?:fix|solution)|story points\b.*|test plan|notes? for reviewers|checklist|what does this (?:pr|mr|change) do\??|motivation|breaking changes|code of conduct|getting started|installation|what['’]s new.{0,20}|release notes.{0,20}|changelog|additional context)\s*:?\s*(?:\*\*)?\s*$/im,
    weight: 2,
  },
  {
    pattern: /^\s*(?:environment|version|affected|severity|priority|labels?|reporter|assignee|workaround)\b\s*:?/im,
    weight: 1,
  },
  { pattern: /^\s*as an? [\w ]{3,30},? i (?:want|need|would like)\b/i, weight: 2 },
  { pattern: /(?:^|\s)@[a-z][\w-]{2,}/i, weight: 1 },
  {
    pattern:
      /\bthe following (?:rules|terms|conditions) apply\b|\byours (?:faithfully|sincerely|truly)\b|\bto whom it may concern\b|\b[A-Z]\w+ here from\b|\bunsubscribe\b|\bread more on\b/i,
    weight: 2,
  },
  {
    pattern: /\bcc @|\baffected: |\((?:#\d+|gh-\d+)\)|\b(?:fixes|closes|related to|see|duplicate of) #\d+/i,
    weight: 1,
  },
  // Remarks of a review, answers of a forum.
  { pattern: /^\s*(?:lgtm|nit|nits)\b|\blgtm overall\b|\bapproving\b|\bnits?:/i, weight: 1 },
  {
    pattern: /\b(?:reviewed|review|answered|asked|posted|edited|commented)\b[^.\n]{0,30}\bby\s+@?[a-z][\w.-]+/i,
    weight: 1,
  },
  {
    pattern:
      /\baccepted answer\b|\bupvote\b|\bsame (?:here|problem|issue)\b|\bhope (?:this|that|it) helps\b|\bworked for me\b|(?:^|\s)\+1\s*$|\bthanks for the gold\b|^solved\s*:|\bin my case\b/i,
    weight: 1,
  },
  {
    pattern:
      /\bedit\s*\d?: |\(score:? \d+|\bsee also the\b|\bnot sure if (?:it|this) is related\b|\bfixed it like this\b/i,
    weight: 1,
  },
]

/** A line of its own at the top that is no sentence, and text below it. */
const TITLE = /^\s*[^\s#>*-][^\n]{1,70}[^\s.?!:：。？！,，]\n\s*\n\s*\S/
const SECTION = /^\s*(?:#{1,6} |\*\*)?[A-Z][\w'’/ -]{2,40}[\w?](?:\*\*)?\n\s*\S/
/** `Tip of the day: …`, `RFC 12: …`, `【公告】…`: what it is, in front of all it says. */
const LABEL =
  /^\s*(?:[A-Z][\w#.-]*(?: [\w#.-]+){0,4}(?: \([^)\n]{1,40}\))?: \S|【[^】\n]{1,12}】|[\u3400-\u9fff]{2,6}：)/
const OWN_LABEL =
  /^\s*(?:(?:please |always |quick |one |two |a few |some )?(?:notes?|rules?|remember\w*|reminder|conventions?|tasks?|goals?|questions?|context|todo|btw|fyi|also|things?|one more thing|two things|decisions?|corrections?|important|preferences?|fix|add|update|change|bug|style|naming|tests?|commits?|language|for|in|from|when|if|on|and|so|ok|yes|no|i|we|my|our|you)\b|(?:[规規][则則]|[约約]定|[记記]住|注意|要求|更正|[补補]充|[决決]定|[对對]了|另外|[还還]有|[这這][个個][项專]))/i
/** Somebody who asks for something to be done says so to whoever does it. */
const TO_THE_AGENT =
  /\b(?:please|can you|could you|would you|let['’]?s|i (?:want|need|think|would)|i['’]d|fix|add|implement|refactor|help me|make sure|we use)\b|[请請帮幫]|麻[烦煩]/i
/** `Anna: …`, `[10:31] anna: …`, `anna 3:12 PM` */
const SPEAKER =
  /^\s*(?:\[\d{1,2}:\d{2}\]\s*)?(?!(?:note|notes|rule|rules|task|goal|context|todo|important|also|remember|convention|decision|warning|hint|example|step|answer|question)s?\b)[A-Za-z][\w.-]{1,20}(?: [A-Z][a-z]+)?:\s+\S|^\s*[a-z][\w.-]{1,20} {1,3}\d{1,2}:\d{2}(?: ?[AP]M)?\s*$/gim
/** What people of a kind have to do, or do: said to readers. */
const ROLES =
  /\b(?:contributors|participants|maintainers|users|customers|reviewers|members|employees|developers|visitors|guests|teams|engineers|staff|clients|providers|vendors|suppliers|students|partners|the (?:client|provider|customer|supplier|candidate))(?: (?:of|on|with|in) [\w. ]{1,24})? (?:must|should|shall|have to|are (?:asked|required|expected)|can ?not|cannot|may not|reported)\b/gi
