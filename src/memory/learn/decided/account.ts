/**
 * Whether what an agent said is settled: it was done, decided or found. Not what may be so or could be done, nor how the agent itself works.
 * Asked of what is kept and told of a file, and of what a session's record says was decided.
 */
export function isAccount(text: string): boolean {
  return (
    !/[?？]/.test(text.replace(/`[^`]*`/g, '')) && !SUPPOSED.test(text) && !OWN_WORK.test(text) && !isPassingStep(text)
  )
}

/** What the agent did next, and why: "I chose to read the file first because I need context". It says nothing of the project. */
export function isPassingStep(text: string): boolean {
  return STEP.test(text) || (MAY_BE_STEP.test(text) && OWN_WAY.test(text)) || STEP_IN_CHINESE.test(text)
}

const CHOSE = String.raw`^(?:(?:so|then|now|first),? )?(?:(?:I|we)(?:['’]ve| have)? )?(?:(?:just |first )?(?:decided|chose|opted|picked|elected|preferred)(?: for now| first)? (?:to )?)?(?:first |then |just )?`
/** Whatever stands behind it. */
const STEP = new RegExp(
  `${CHOSE}(?:look(?:ing)? (?:at|into|through|for)|re-?(?:run|read|check)|grep|inspect|investigate|reproduce|debug|dig|explore|double-check|continue|proceed|move on|go (?:through|over|back)|wait|trace|understand|(?:start|begin) (?:with|by|from)|run (?:the |all |this |that |these )*(?:tests?|test suite|suite|lint\\w*|linter|build|checks?)\\b|(?:this|that) (?:file|module|one|test|part) first)\\b`,
  'i',
)
const MAY_BE_STEP = new RegExp(
  `${CHOSE}(?:read|check|run|open|view|see|search|find|test|try|verify|review|list|print|ask|focus|tackle|work on|do|fix|start|begin|edit|change)\\b`,
  'i',
)
/** First, again, and what the agent itself needs. */
const OWN_WAY =
  /\b(?:first|again|once more|next|before (?:changing|editing|touching|anything|I|we|going|moving|writing)\b)|\b(?:because|since|as) (?:I|we) (?:need|want|do not|don['’]t|am|was|have to|had to|could not|couldn['’]t|should)\b|\b(?:because|since|as) (?:it|that|this|the (?:error|output|failure|message|name|cause)) (?:is|was) (?:un\w+|not clear|easier|easiest|small\w*|quick\w*|fast\w*|common|flaky)\b/i
const STEP_IN_CHINESE =
  /^(?:我[们們]?)?(?:[决決]定|[选選][择擇了]?|打算)?(?:先|再|重新|[继繼][续續])(?:去|[来來])?(?:把)?(?:看|[读讀]|跑|查|[试試]|[测測]|打[开開]|[检檢]|[确確][认認]|[了瞭]解|[运運]行|搜|分析|[调調][试試]|定位|[复複][现現]|[从從])/

/** A guess, a possibility, a question of whether. */
const SUPPOSED =
  /\b(?:might|maybe|perhaps|probably|possibly|likely|seems?|presumably|apparently|i (?:think|believe|suspect|guess|assume)|not sure|could(?! not|n['’]t)|may be|would be|if (?:we|you|i)|should we|we should|options?:|alternatively|hypothes[ie]s|let['’]s see)\b|可能|或[许許]|也[许許]|似乎|大概|[应應][该該]?是(?!.{0,4}[为為])|如果|可以(?:考[虑慮]|[试試][试試]?)|考[虑慮](?:用|使用|[换換]|改)|不妨|要不|猜[测測]?|[怀懷]疑|估[计計]/i
const OWN_WORK =
  /\b(?:skills?\b(?! (?:table|file|level|model|page|list|entity|tree|score))|subagents?|todo list|brainstorm\w*|plan mode|(?:the|this) session|the user (?:wants|asked|said)|per your|as (?:requested|you (?:asked|said|wanted)))\b|[头頭][脑腦][风風]暴|技能(?=[，。来來]|$)/i
