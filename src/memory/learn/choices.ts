/**
 * The choice that a sentence states, said right before the change that carried it out: "Using UUIDv7 for ids.", "I'll use Redis for the
 * sessions because …". With or without a reason, but of something that has a name; undefined where a tool is used, or a step taken.
 */
export function choiceIn(said: string): string | undefined {
  const text = said.trim()
  if (text.length > LONGEST || UNDECIDED.test(text) || /[?？:：]$/.test(text)) return undefined
  const other = SWITCHED.some((pattern) => pattern.test(text)) ? text : keptAs(text)
  if (other !== undefined) return TOOLS.test(other.replace(VERB, '')) ? undefined : other
  const { what, whole } = (CHOSEN.exec(text) ?? SETTLED.exec(text) ?? CHOSEN_IN_CHINESE.exec(text))?.groups ?? {}
  if (what === undefined || whole === undefined || TOOLS.test(what)) return undefined
  // What was announced is done.
  return text.replace(PLANNED, 'Using ').replace(/^我(?:[会會将將]|[来來])?(?=用|[采採使选選改])/, '')
}

/** "I'll store the amounts as integers.": said right before the change that does so. */
function keptAs(text: string): string | undefined {
  const { verb, what } = KEPT_AS.exec(text)?.groups ?? {}
  if (verb === undefined || what === undefined) return KEPT_IN_CHINESE.test(text) ? text : undefined
  const doing = /ing$/i.test(verb) ? verb : `${verb.replace(/e$/i, '')}ing`
  return `${doing.charAt(0).toUpperCase()}${doing.slice(1).toLowerCase()} ${what}`
}

const NAME = String.raw`(?!(?:the|an?|it|this|that|them|one|step|plan|option|approach|another|my|our|old|new)\b)[\w@./+#-]+`
/** One thing in the place of another, or a thing by its name: whatever word it is. */
const SWITCHED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:so|ok(?:ay)?|now),? )?(?:(?:I|we)(?:['’]ve| have|['’]m| am|['’]ll| will)? )?(?:switch(?:ing|ed)?|mov(?:ing|ed|e)|migrat(?:ing|ed|e)|chang(?:ing|ed|e)) from \`?${NAME}\`? to \`?${NAME}\`?(?: for [\w -]{2,40})?[.]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:I|we)(?:['’]ve| have|['’]m| am|['’]ll| will)? )?(?:replac(?:ing|ed|e)|swapp?(?:ing|ed)?) \`?${NAME}\`? (?:with|for|by) \`?${NAME}\`?(?: for [\w -]{2,40})?[.]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:so|ok(?:ay)?|now),? )?(?:(?:I|we)(?:['’]ve| have|['’]m| am|['’]ll| will)? )?(?:going with|go with|went with|chose|chosen|picked|opted for|settled on|decided on) \`?${NAME}\`? for (?:the |our |all )?[\w -]{3,60}[.]?$`,
    'i',
  ),
  /^(?:我[们們]?)?(?:[决決]定)?(?:把|[从從])\s?[A-Za-z][\w./-]*\s?(?:[换換]成|改成|改用|切[换換][到成]|[迁遷]移到|[换換]到|替[换換][为為成])\s?[A-Za-z][\w./-]*[。]?$/,
  /^[\u3400-\u9fff]{2,8}(?:就用|改用|[选選]用|[选選]|[统統]一用)\s?[A-Za-z][\w.-]*[。]?$/,
  /^(?:我[们們]?)?(?:[选選]了|[选選]用了?|采用了?|[决決]定用)\s?[A-Za-z][\w.-]*\s?[\u3400-\u9fff]{2,12}[。]?$/,
]
const VERB =
  /^(?:(?:so|ok(?:ay)?|now),? )?(?:(?:I|we)(?:['’]\w+| have| am| will)? )?(?:going with|go with|went with|chose|chosen|picked|opted for|settled on|decided on|\w+ from|replac\w+|swap\w*) (?:the )?/i
const KEPT_AS =
  /^(?:(?:so|ok(?:ay)?|now),? )?(?:(?:I|we)(?:['’]ll| will|['’]m going to| are going to|['’]m| am|['’]re| are) )?(?<verb>stor(?:e|ing)|keep(?:ing)?|sav(?:e|ing)|represent(?:ing)?|encod(?:e|ing)|model(?:l?ing)?|serializ(?:e|ing)|hold(?:ing)?|persist(?:ing)?) (?<what>(?:the |all |our |every )?[\w -]{2,40} (?:as [\w -]{3,40}|in (?:UTC|[A-Z][a-z]+[A-Z]\w*|[A-Z]\w+|cents|(?:milli)?seconds|minutes|bytes))[.]?)$/i
const KEPT_IN_CHINESE =
  /^(?:我(?:[会會]|[来來]|[们們])?)?(?:把)?[\u3400-\u9fff]{2,8}(?:[统統]一|都|一律)?(?:(?:用|以)\s?[\w\u3400-\u9fff]{2,10}\s?(?:存[储儲]?|保存|表示)|(?:存成|存[为為]|保存[为為成]|表示[为為成])\s?[\w\u3400-\u9fff]{2,10})[。]?$/
const CHOSEN =
  /^(?<whole>(?:(?:[Ss]o|[Oo]k(?:ay)?|[Nn]ow),? )?(?:(?:I|[Ww]e)(?:['’]ve| have|['’]m| am|['’]ll| will| am going to|['’]m going to)? )?(?:[Uu]sing|[Uu]sed?|[Gg]oing with|go with|[Ww]ent with|[Cc]hose|chosen|[Pp]icked|[Oo]pted for|[Ss]ettled on|[Dd]ecided on|[Dd]ecided (?:to use|for)|[Ss]witching to|[Ss]witched to|[Mm]oved to)\s+(?:the )?(?<what>`[^`]+`|[A-Z][\w.+#-]*|[a-z]*\d[\w.-]*)(?: [\w.+#-]+){0,2}? (?:for|as|to (?:store|keep|hold|parse|generate|validate|run|send|sign)|over|instead of|rather than)\b.{2,})$/
/** By its name and why, whatever it is for. */
const SETTLED =
  /^(?<whole>(?:(?:[Ss]o|[Oo]k(?:ay)?|[Nn]ow),? )?(?:I|[Ww]e)(?:['’]ve| have)? (?:chose|chosen|picked|opted for|settled on|decided on|went with)\s+(?:the )?(?<what>`[^`]+`|[A-Z][\w.+#-]*|[a-z]*\d[\w.-]*),? (?:because|since|so that|as (?:it|they)|to avoid)\b.{2,})$/
const CHOSEN_IN_CHINESE =
  /^(?<whole>(?:我|我[们們])?(?:[会會将將]|[来來]|[决決]定)?(?:[采採]用|使用|[选選]用|[选選][择擇]|改用|用|[选選](?=了))了?\s?(?<what>[A-Za-z][\w.+#-]*)\s?(?:(?<=[选選定采採][^，]{0,24})[，,]\s?因[为為]|[来來]|作[为為]|做|存|[当當]|生成|管理|[处處]理|代替|取代|而不是).{1,})$/
const PLANNED =
  /^(?:so,? |ok(?:ay)?,? |now,? )?(?:i|we)(?:['’]ll| will| am going to|['’]m going to|['’]m| am) (?:use|using|go with|going with)\s+(?:the )?/i
/** What an agent works with says nothing of the project. */
const TOOLS =
  /^`?(?:edit|multiedit|write|read|bash|grep|glob|task|todowrite|webfetch|websearch|sed|awk|rg|ripgrep|git|gh|curl|cat|find|ls|jq|agent|subagent|plan|step|option|approach|line|the|a|an|this|that|it)\b/i
const UNDECIDED =
  /\b(?:maybe|perhaps|might|could|would|probably|let me|try(?:ing)?|for now|temporar\w+|first,? then|see if|test(?:ing)? whether)\b|可能|也[许許]|[试試][试試]|先/i
const LONGEST = 300
