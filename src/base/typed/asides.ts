import { besideWork, EXCEPTS } from './clauses.ts'
import { ruleIn, type TypedRule } from './rule/rule-in.ts'
import { hasOne } from './seen.ts'

/** "look it up (the project is called x)", 改了，we're on vitest now: a statement within a sentence that is about something else. */
export function asideIn(sentence: string): TypedRule | undefined {
  if (!hasOne(sentence.toLowerCase(), ASIDE_SIGNS)) return besideWork(sentence)
  for (const [, bracketed, ...others] of sentence.matchAll(ASIDE)) {
    if (bracketed && (!STATEMENT.test(bracketed) || EXCEPTS.test(bracketed))) continue
    const rule = ruleIn((bracketed ?? others.find((text) => text !== undefined) ?? '').trim())
    if (rule?.sure && rule.scope === 'lasting') return rule
  }
  return besideWork(sentence)
}

/** One of them stands in every sentence that has one. */
const ASIDE_SIGNS: readonly string[] =
  '(|（|btw|：|by the way|fyi|note that|remember|so you know|for the record|: |顺便|順便|另外|对了|對了|还有|還有|提醒|，|；'.split(
    '|',
  )
const ASIDE = new RegExp(
  [
    /[(（]([^()（）]{12,200})[)）]/,
    /[\u3400-\u9fff][，。；,;]\s?([A-Za-z][\w'’ ./+-]*(?: [\w'’./+-]+){2,})(?=[，。；,;]|$)/,
    // What it is led in by says that it is something else.
    /[，,；;](?:[顺順]便|另外|[对對]了|[还還]有|提醒)(?:跟?你?[说說讲講提]?(?:一?[下声聲句])?)[，,：: ]?\s?([^，,].{5,200})$/,
    /(?:[,;.–-] |[\u3400-\u9fff\w][,;])(?:and |oh,? (?:and )?)?(?:btw|by the way|fyi|also,? note that|note that|(?:please )?remember(?: that)?|just so you know|for the record),? (.{10,240})$/,
    // 给你提个要求：…
    /^(?:[^，。：:]{0,4}[，,])?(?:再|也|另外)?[给給]你[定立提加][一]?[个個条條]?(?:[规規][矩则則]|要求|[约約]定)[：:，,]\s?(.{5,200})$/,
    // What they decide against what somebody says: 我不同意，这个我定：…
    /^(?:我不?同意|不[对對行]|[别別][听聽]|[这這][个個]?(?:得|由)?我[来來]?[定说說]|我[来來]?(?:[决決]?定|[说說]了算))[^：:。！？]{0,16}[：:]\s?(.{5,200})$/,
    /^(?:this|that|it|turns out|found it|got it|ah|oh|small thing|one thing|another thing|last thing|heads up|important)[^:.]{0,40}: (.{10,240})$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)
/** Not why, or what for instance. */
const STATEMENT =
  /^(?!(?:since|because|as|e\.g|i\.e|which|if|when|see|like|so|or|and|but|not|typed|it|that|this)\b)(?:[\w.'-]+ ){1,6}(?:is|are|lives?|runs?|uses?|has|must|goes|go|never|always|needs?|belongs?|points?)\b|^[\u3400-\u9fffA-Za-z\d /._-]{2,12}(?:是|在|用|叫|都|只|不能|要)/i
