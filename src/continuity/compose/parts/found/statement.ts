import { anchorsOf, plainWords } from '../../../../base/names.ts'

/** Something that was found to be so: no guess, no plan, no option, no question, and whole. */
export function isStatement(text: string): boolean {
  if (
    HYPOTHETICAL.test(text) ||
    PLANS.test(text) ||
    MENU.test(text) ||
    NARRATES.test(text) ||
    SCENARIO.test(text) ||
    EDIT_LOG.test(text) ||
    HEADLESS.test(text) ||
    isHeading(text) ||
    !(VERB.test(text) || HAN.test(text) || isMuchHan(text)) ||
    /[?？:：…]$/.test(text)
  )
    return false
  const names = anchorsOf(text).size
  // Two names need fewer words between them.
  const isLong = plainWords(text).size >= (names > 1 ? 4 : 5) || isMuchHan(text)
  return isLong && (names > 0 || text.length > 40)
}

function isMuchHan(text: string): boolean {
  return (text.match(/[\u3400-\u9fff]/g) ?? []).length >= MUCH_HAN
}

export function isGuess(text: string): boolean {
  return HYPOTHETICAL.test(text)
}

/** "Missing Branch Early Return (cart.go:9)": most of its words begin like names. */
function isHeading(text: string): boolean {
  const words = text.replace(/`[^`]*`|\([^)]*\)/g, ' ').match(/\b[A-Za-z][A-Za-z'’-]{2,}/g) ?? []
  return words.length >= 2 && words.filter((word) => /^[A-Z]/.test(word)).length >= words.length * TITLED
}

const TITLED = 0.75
/** So many characters of Chinese beside a name say something. */
const MUCH_HAN = 7
const HYPOTHETICAL =
  /\b(?:might|may|(?:could|would|should)(?:n['’]t)?|maybe|perhaps|probably|possibly|likely|seems?|appears?|presumably|I (?:think|suspect|guess|believe|assume)|if\b|assuming|should|unless|unclear|not sure|as far as I (?:can |could )?(?:see|know|tell|saw)|to my knowledge)\b|可能|也許|也许|或許|或许|大概|應該是|应该是|如果|假設|假设|似乎|[据據]我所知|[应應][该該]是/i
const PLANS =
  /^(?:the (?:fix|solution|plan|idea|approach) (?:is|was|here)\b|(?:don['’]t|do not|let|keep|avoid|store|move|use|set|make|track|pass|extract|replace|drop) (?!s\b)|the (?:simplest|cleanest|best|easiest|right) (?:fix|approach|way|solution)\b|[^:`.]{3,40}: (?:check|use|add|run|try|look|make|set|read|see)\b|let me|let's|now\b|next\b|first\b|then\b|I(?:['’]ll|['’]m going|(?: (?:also|still|now|just|only|then|first|really))* (?:will|need|can|want|have to|must|plan|intend))|we(?:['’]ll|(?: (?:also|still|now|just|only|then|first|really))* (?:need|can|should|have to|must|want))|need to|to (?:fix|do|make)|add\b|update\b|create\b|remove\b|rename\b|implement\b|run\b|fix\b|here(?:'s| is| are)\b|(?:我|我们|我們|咱们)?(?:[還还也]|另外)?(?:需要?|得|要)(?=[改加動动刪删補补調调更在把給给])|我(?:們|们)?[還还也]?(?:先|再|來|来|要|會|会|將|将|需要|得)|讓我|让我|接下來|接下来|接[著着]|下一步|待[办辦]|剩下|[还還]剩|remaining\b|left to do\b|still to do\b|to do:|todo\b)/i
/** What the agent did to find out, not what it found. */
const NARRATES =
  /\b(?:I (?:already |just |also )?(?:checked|tried|saw|ran|looked|noticed|searched|read)|earlier I|let me|the question is|I'm going to)\b|我(?:剛|刚|已經|已经)?(?:檢查|检查|試|试|看|查)/i
/** A step of an example, or what the person did. */
const SCENARIO =
  /^(?:you|your|in your case|你|您)\b|^(?:你|您)|(?:,| and| then) then you\b|, you (?:closed|exited|started|ran|opened|committed|had)\b|^session [`'"]?[\w-]{6,}[`'"]? (?:was|is) running\b|^(?:the )?(?:(?:main |sub-?)?agent|user|session [A-Z\d])\b[^.]*\b(?:runs?|edits?|creates?|commits?|adds?|deletes?|starts?|opens?)\b/i
const MENU = /^(?:option|approach|alternative|方案|選項|选项) ?[A-D1-9]\b|^[A-D]\) |\b(?:option|approach) [A-D1-9]\b/i
/** What was done, file by file: the diff says it better. */
const EDIT_LOG =
  /^(?:(?:`[^`]+`|[\w./-]+\.\w+)(?:\(\))?\s*(?:\([^)]*\)\s*)?[-—–:]+\s*)?(?:(?:now )?(?:add|updat|chang|remov|creat|renam|mov|return|use|fix|replac|extract|refactor|implement|revert|get|set|handl|call|writ|wrote|delet)(?:e?s|e?d|ing)?)\b|^(?:`[^`]+`|\S+\(\))\s*[-—–]\s|^[^.:`]{3,60}[-—–]\s+(?:add|updat|chang|remov|creat|renam|mov|fix|replac|extract|implement|revert)(?:ed|es|s)\b/i
/** A list item without a verb says nothing by itself. */
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|doesn't|don't|isn't|aren't|wasn't|can|cannot|can't|must|will|needs?|requires?|returns?|uses?|fails?|failed|passes|passed|calls?|reads?|writes?|sets?|gets?|means|expects?|depends|shows?|catches|exists?|contains?|holds?|sees|runs?|works?|happens?|comes?|goes|stays?|keeps?|lives?|stands?|defaults?|ignores?|checks?|creates?|makes?|takes?|gives?|finds?|matches|causes?|prevents?|allows?|handles?|throws?|resolves?|waits?|skips?|breaks?|points?|maps?|proxies|starts?|ends?|falls?|stops?)\b|(?:`[^`]+`|\b(?:the|a|an|this|it) [\w-]+) [a-z]+(?:s|ed)\b/i
/** A point of a list: who or what does so stands in the heading, or nowhere. */
const HEADLESS =
  /^#\d|^\d+[.:)]|^(?:assumes|returns|uses|fails|calls|reads|writes|sets|gets|expects|depends|shows|catches|contains|handles|throws|skips|checks|creates|makes|takes|gives|allows|prevents|ignores|matches|requires|needs|works|runs|supports|covers|keeps)\b/i
const HAN = /[\u3400-\u9fff]{4}/
