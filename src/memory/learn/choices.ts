/**
 * The choice that a sentence states, said right before the change that carried it out: "Using UUIDv7 for ids.", "I'll use Redis for the
 * sessions because …". With or without a reason, but of something that has a name; undefined where a tool is used, or a step taken.
 */
export function choiceIn(said: string): string | undefined {
  const text = said.trim()
  if (text.length > LONGEST || UNDECIDED.test(text) || /[?？:：]$/.test(text)) return undefined
  const { what, whole } = (CHOSEN.exec(text) ?? CHOSEN_IN_CHINESE.exec(text))?.groups ?? {}
  if (what === undefined || whole === undefined || TOOLS.test(what)) return undefined
  // What was announced is done.
  return text.replace(PLANNED, 'Using ').replace(/^我(?:[会會将將]|[来來])?(?=用|[采採使选選改])/, '')
}

const CHOSEN =
  /^(?<whole>(?:(?:[Ss]o|[Oo]k(?:ay)?|[Nn]ow),? )?(?:(?:I|[Ww]e)(?:['’]ve| have|['’]m| am|['’]ll| will| am going to|['’]m going to)? )?(?:[Uu]sing|[Uu]sed?|[Gg]oing with|go with|[Ww]ent with|[Cc]hose|chosen|[Pp]icked|[Oo]pted for|[Ss]ettled on|[Dd]ecided on|[Dd]ecided (?:to use|for)|[Ss]witching to|[Ss]witched to|[Mm]oved to)\s+(?:the )?(?<what>`[^`]+`|[A-Z][\w.+#-]*|[a-z]*\d[\w.-]*)(?: [\w.+#-]+){0,2}? (?:for|as|to (?:store|keep|hold|parse|generate|validate|run|send|sign)|over|instead of|rather than)\b.{2,})$/
const CHOSEN_IN_CHINESE =
  /^(?<whole>(?:我|我[们們])?(?:[会會将將]|[来來]|[决決]定)?(?:[采採]用|使用|[选選]用|[选選][择擇]|改用|用)了?\s?(?<what>[A-Za-z][\w.+#-]*)\s?(?:[来來]|作[为為]|做|存|[当當]|生成|管理|[处處]理|代替|取代|而不是).{1,})$/
const PLANNED =
  /^(?:so,? |ok(?:ay)?,? |now,? )?(?:i|we)(?:['’]ll| will| am going to|['’]m going to|['’]m| am) (?:use|using|go with|going with)\s+(?:the )?/i
/** What an agent works with says nothing of the project. */
const TOOLS =
  /^`?(?:edit|multiedit|write|read|bash|grep|glob|task|todowrite|webfetch|websearch|sed|awk|rg|ripgrep|git|gh|curl|cat|find|ls|jq|agent|subagent|plan|step|option|approach|line|the|a|an|this|that|it)\b/i
const UNDECIDED =
  /\b(?:maybe|perhaps|might|could|would|probably|let me|try(?:ing)?|for now|temporar\w+|first,? then|see if|test(?:ing)? whether)\b|可能|也[许許]|[试試][试試]|先/i
const LONGEST = 300
