import { asideIn } from './asides.ts'
import { withoutWork } from './clauses.ts'
import { isHarmful } from './harmful.ts'
import { type LedSentence, ledSentences } from './led-sentences.ts'
import { asksTheAgent, isImpersonal, isTitled, isWrittenForOthers } from './letter.ts'
import { laysDownAbove } from './lines.ts'
import { isEssay } from './others/essays.ts'
import { worksOnText } from './others/frames.ts'
import { asJudged, isToBeChanged } from './others/product-words.ts'
import { type TextPart, typedParts } from './parts.ts'
import { isUndecided, isWhether } from './rule/hedge.ts'
import { lookAt } from './rule/look.ts'
import { THOUGHT_ODDS } from './rule/odds.ts'
import { isOfAKind, isOfATime } from './rule/plainly.ts'
import { isLasting, listedRule, oddsIn, ruleIn, type TypedRule } from './rule/rule-in.ts'
import { goesOnWithThose, refersBack } from './signs/refers-back.ts'
import { isBareAnswer } from './taken-back/bare-answer.ts'
import { isOnlyValue } from './taken-back/changed.ts'
import { heldAgainst } from './taken-back/complained.ts'
import { endedBy, takesBack } from './taken-back/ended.ts'
import { asksToMend, blames, isFaulty, isToBeMended, retractsBefore, retractsItself } from './taken-back/retracted.ts'
import { namesTwoOfOne } from './taken-back/turns.ts'
import { isAttribution } from './voices/attributions.ts'
import { isDisowned, isSaidByText } from './voices/hearsay.ts'
import { hasManyLines, isOrderOfRequest, ofLongRequest } from './voices/long-request.ts'
import { middleOf, speaksThroughout } from './voices/throughout.ts'
import { voicesIn } from './voices/voices.ts'
import { ofWorkOrder } from './work-order/for-good.ts'
import { isWorkOrder } from './work-order/work-order.ts'

/** What a prompt lays down, in the person's own words; nothing that was pasted, quoted or is unclear. */
export function rulesIn(written: string): TypedRule[] {
  if (isBareAnswer(written)) return []
  const prompt = asJudged(written)
  const heard = [...judgedIn(prompt), ...besideIn(prompt)].filter(({ text }) => !BARE_LEAVE.test(text))
  const all = hasManyLines(prompt) ? heard.filter((rule) => rule.sure || !isOrderOfRequest(rule)) : heard
  const found = all.flatMap((rule) => (isDoubtful(rule) ? doubtIn(prompt, rule) : [rule]))
  const counts = (rule: TypedRule) => lasts(rule) && (rule.sure || rule.ends?.isClear === true)
  if (!found.some(counts)) return found
  const { isOwn } = voicesIn(prompt)
  const middle = middleOf(prompt)
  const isSurelyOwn = ({ text }: TypedRule) => isOwn(text) && !middle.includes(text.replace(/[.!。！]*$/, ''))
  return found.flatMap((rule) =>
    counts(rule) && !isSurelyOwn(rule) ? doubtIn(prompt, inDoubt(rule), 'heard') : [rule],
  )
}

/** What need not be asked about stood beside it: alone it would be leave for anything. */
const BARE_LEAVE =
  /^(?:(?:there['’]?s )?no need to ask(?: me)?|you don['’]?t (?:have|need) to ask(?: me)?|just do it|不用问我|不用問我|不用问|直接做)[.!。！]*$/i

function isDoubtful(rule: TypedRule): boolean {
  return lasts(rule) && !rule.sure
}

/** Of what somebody else says nobody is asked whether the person means it; of what stands in somebody else's text not in its words. */
function doubtIn(prompt: string, rule: TypedRule, hearsay: 'heard' | 'dropped' = 'dropped'): TypedRule[] {
  const { isHearsay, isForeign, isAttributed } = voicesIn(prompt)
  const isTold = isHearsay(rule.text) || isAttributed(rule.text)
  if ((hearsay === 'dropped' && isTold) || (isForeign(rule.text) && worksOnAText(prompt))) return []
  return [isForeign(rule.text) || isAttributed(rule.text) ? inDoubt(rule) : rule]
}

/** "Translate into German:": what the text demands nobody can mean to save. */
function worksOnAText(prompt: string): boolean {
  return typedParts(prompt).parts.some(
    ({ kind, text }) => kind === 'typed' && worksOnText(text.replace(/[:：]\s*$/, '')),
  )
}

/** What speaks to the agent beside a text of somebody else's, and may be part of it. */
function besideIn(prompt: string): TypedRule[] {
  const { parts } = typedParts(prompt)
  if (parts.length < 2) return []
  if (isOthersText(prompt)) return edgesOf(parts).flatMap((text) => judgedIn(text).filter(lasts))
  if (!parts.some(({ kind }) => kind === 'unclear')) return []
  return voicesIn(prompt).beside.flatMap((text) => judgedIn(text).filter(lasts))
}

/** Above or below somebody else's text: what turns to the agent with something of its own. */
function edgesOf(parts: readonly TextPart[]): string[] {
  return [parts[0], parts.at(-1)].flatMap((part) => {
    const isTurn = part && part.kind !== 'pasted' && part.text.length <= LONGEST_EDGE && !part.text.includes('\n')
    if (!isTurn || !TURNS.test(part.text) || !YOU_AND_ME.test(part.text)) return []
    return isWrittenForOthers(part.text) ? [] : [part.text]
  })
}

const LONGEST_EDGE = 400
const TURNS =
  /\b(?:btw|by the way|while (?:you|we)['’]re at it|(?:one|another|a) (?:(?:more|other|last|general|standing|small) )*(?:thing|rule|note|request|wish) for you|as a (?:general|standing) rule|and (?:please )?from (?:here|now) on)\b|(?:^|[。！？!?.，,；; ])(?:另外|[顺順]便|[对對]了|[还還]有(?=[，,一])|再[给給]你)|[给給]你(?:[定立提][个個]?|[说說])/i
const YOU_AND_ME = /\b(?:you|your|me|my)\b|[你我]/i

function inDoubt(rule: TypedRule): TypedRule {
  return { ...rule, sure: false, unclear: true, ...(rule.ends && { ends: { ...rule.ends, isClear: false } }) }
}

function judgedIn(prompt: string): TypedRule[] {
  const found: TypedRule[] = []
  let before = ''
  // The rule that the sentence before laid down.
  let last: TypedRule | undefined
  let laid: readonly TypedRule[] = []
  const { typed } = typedParts(prompt)
  const report = isReport(typed)
  const all = ledSentences(typed)
  for (const said of all) {
    const { sentence } = said
    if (retractsBefore(sentence, before)) {
      found.splice(0, found.length, ...found.filter((rule) => !laid.includes(rule)))
      last = undefined
    }
    // "What if we used Redis? Just thinking out loud.": nobody is to be asked about it.
    if (last && !last.sure && isWhether(before) && isUndecided(sentence)) {
      found.splice(0, found.length, ...found.filter((rule) => !laid.includes(rule)))
      last = undefined
    }
    // Whoever asks whether something is true does not lay it down, wherever they have it from.
    if (last?.sure && asksIfTrue(sentence)) found.splice(-1, 1, asked(last, sentence))
    if (ALWAYS_SO.test(sentence) || (!last && NO_EXCEPTIONS.test(sentence))) {
      const base = last ?? alwaysSo(before, sentence)
      if (base) found.splice(0, found.length, ...found.filter((rule) => rule !== last && !laid.includes(rule)))
      last = base && { ...base, sure: !isHarmful(base.text) }
      if (last) found.push(last)
      laid = last ? [last] : []
      before = sentence
      continue
    }
    if (CONFIRMS.test(sentence)) {
      if (last && !last.sure) found.splice(-1, 1, { ...last, sure: true })
      const confirmed = last ? undefined : confirmedIn(before)
      if (confirmed) found.push(confirmed)
    }
    if (last?.kind === 'fact' && last.sure && (WANTED_OTHERWISE.test(sentence) || asksToMend(sentence)))
      found.splice(-1, 1)
    if (blames(before, sentence)) {
      const base = last ?? listedRule(before)
      if (last) found.splice(-1, 1)
      last = base && { ...together(before, { ...base, text: sentence }), sure: base.sure && base.scope === 'lasting' }
      if (last) found.push(last)
      laid = last ? [last] : []
      before = sentence
      continue
    }
    const judged = isPremise(sentence, before) ? undefined : weighed(ruleOf(said), before, report)
    const heard = report ? judged : heldAgainst(before, sentence, judged)
    const isMore = last !== undefined && heard?.scope !== 'lasting' && goesOnWithThose(sentence)
    const own = isMore ? undefined : heard
    const isOfThat =
      isMore ||
      (own?.scope === 'lasting' &&
        before !== '' &&
        refersBack(sentence) &&
        !/[?？]$/.test(before) &&
        !ordersWork(before))
    const goesOn =
      isOfThat || (before !== '' && (GOES_ON.test(sentence) || (last !== undefined && STRESSES.test(sentence))))
    const rule = own && goesOn && own.scope === 'lasting' ? together(before, own) : own
    if (last && goesOn && !own) found.splice(-1, 1, together(last.text, { ...last, text: sentence }))
    else if (last && rule !== own) found.splice(-1, 1)
    const isOther = last?.ends?.how === 'excepts' && !own?.sure && THE_OTHERS.test(sentence)
    if (last && isOther) found.splice(-1, 1, widened(last, sentence))
    if (rule && !isOther) found.push(rule)
    last = rule?.scope === 'lasting' ? rule : undefined
    laid = rule ? [rule] : []
    before = sentence
  }
  if (all.length <= FEW) found.splice(0, found.length, ...found.map((rule) => ofAKind(rule, all)))
  const isOfStory = ({ isFaint }: TypedRule) => all.length >= STORY && isFaint === true
  found.splice(0, found.length, ...found.filter((rule) => !isOfStory(rule) && !HALF_BRACKETED.test(rule.text)))
  if (!found.some(lasts)) return found
  if (isWorkOrder(prompt)) return ofWorkOrder(found, all)
  if (speaksThroughout(prompt)) return ofLongRequest(found)
  // Of an essay nobody can be quite sure that it is somebody else's.
  if (isEssay(prompt)) return found.map((rule) => (lasts(rule) ? inDoubt(rule) : rule))
  if (isOthersText(prompt)) return found.filter((rule) => !lasts(rule))
  const isOwn = typed.split('\n').some(laysDownAbove)
  if (!isTitled(prompt) && (isOwn || !isImpersonal(typed, all.length))) return found
  // "Add retries. Never retry a POST.": the limits of what is to be made, unless they say that they are more or what they are about.
  if (!isTitled(prompt) && all.length < STORY && all.some(({ sentence }) => ordersWork(sentence)))
    return found.map((rule) => (isLimit(rule) ? { ...rule, scope: 'task', sure: true } : rule))
  return found.map((rule) => (lasts(rule) ? inDoubt(rule) : rule))
}

/** Whether a prompt as a whole is a text of somebody else's: nothing in it is the person's rule, for good or for the session. */
export function isOthersText(prompt: string): boolean {
  if (speaksThroughout(prompt)) return false
  const { typed, parts } = typedParts(prompt)
  // Whoever begins by asking for something speaks for themselves; what they paste below it is judged as such.
  const own = parts[0]?.kind === 'typed' && asksTheAgent(parts[0].text)
  return isWrittenForOthers(own ? typed : prompt) || isEssay(prompt)
}

/** "Every list endpoint must be paginated.", and no work beside it that it may be a limit of. */
function ofAKind(rule: TypedRule, all: readonly LedSentence[]): TypedRule {
  const kind = rule.ends || (lasts(rule) && rule.sure) ? undefined : isOfAKind(rule.text)
  const said = all.find(({ sentence }) => sentence.includes(rule.text))?.sentence ?? ''
  if (!kind || all.some(({ sentence, under }) => under === 'work' || asksTheAgent(sentence) || ordersWork(sentence)))
    return rule
  // "maybe every PR must …" begins with how unsure it is.
  const sure = TOLD.test(said) || (kind === 'all' && said.startsWith(rule.text))
  return {
    ...rule,
    scope: 'lasting',
    sure: sure && !isHarmful(rule.text),
    kind: lasts(rule) ? rule.kind : 'convention',
  }
}

const FEW = 2
const TOLD = /^(?:please )?(?:remember|note|keep in mind|for the record)\b/i
/** Cut out of brackets, it is not what was said. */
const HALF_BRACKETED = /^[^(（]*[)）]|[(（][^)）]*$|^(?:or|especially|including|such as) /i
/** So many sentences tell how something came about. */
const STORY = 5
function ordersWork(sentence: string): boolean {
  if (WORK.test(sentence)) return true
  // "To keep the code healthy, …" says what for.
  if (/^to\b/i.test(sentence)) return false
  const look = lookAt(sentence, sentence)
  return ORDERS.some((name) => look.has(name))
}

const ORDERS: readonly string[] = ['order', 'make-a', 'z-do', 'z-make']
const WORK =
  /^(?:please )?(?:add|fix|implement|make|create|write|refactor|update|change|remove|rename|move|build|support|extract|split|convert|improve|replace|port|migrate|speed up|clean up|investigate|debug)\s+(?:the |a |an |an? |some |this |that |our |all |[`\w./-]+)|^(?:[请請])?(?:加上?|新增|增加|[实實][现現]|修[复復改正]|重[构構]|[写寫]一?[个個]|改[进進成]|[迁遷]移|[删刪]除|[拆抽]出?)/i

function isLimit(rule: TypedRule): boolean {
  return lasts(rule) && WITHOUT_SUBJECT.test(rule.text) && !FOR_GOOD.test(rule.text)
}

const WITHOUT_SUBJECT =
  /^(?:please )?(?:never|always|must|no|not|only|don['’]?t|do not|use|keep|avoid|make sure|ensure|it|they|this|that)\b|^(?:永[远遠]|不|必[须須]|只|都|一定|[别別]|禁止|用|保持|要|[它这這])/i

function lasts({ scope }: TypedRule): boolean {
  return scope === 'lasting'
}

/** "can you summarise … Keep in mind that …": what the answer has to start from, and nothing beyond it. */
function isPremise(sentence: string, before: string): boolean {
  return PREMISE.test(sentence) && (ASKED.test(before) || /[?？]["')]?$/.test(before))
}

const PREMISE =
  /^(?:and |but |please )*(?:keep|bear)(?: that| this)? in mind\b(?!.*\b(?:always|never|from now on|every|all)\b)|^(?:[请請]?注意|要?考[虑慮]到|[别別]忘了?)(?!.*(?:以[后後]|一律|每次|所有))/i
const ASKED =
  /^(?:hey,? |ok,? |please |pls )*(?:(?:can|could|would|will) (?:you|we)\b|(?:summari[sz]e|explain|describe|compare|list|tell me|show me|what|how|why|where|which)\b)|(?:[总總][结結]|解[释釋]|[说說]明|比[较較]|介[绍紹])一下/i

/** Whether a prompt lays down something for good, sure or doubtful. */
export function laysDownForGood(written: string): boolean {
  if (isBareAnswer(written)) return false
  const prompt = asJudged(written)
  let before = ''
  const all = ledSentences(typedParts(prompt).typed)
  if (all.length <= FEW && all.some(({ sentence }) => isOfAKind(sentence))) return true
  for (const { sentence, under, opens } of all) {
    if (isLasting(sentence) || (under === 'rules' && opens) || asideIn(sentence) || takesBack(sentence)) return true
    if (CONFIRMS.test(sentence) && confirmedIn(before)) return true
    if (ALWAYS_SO.test(sentence) && alwaysSo(before, sentence)) return true
    if (heldAgainst(before, sentence, undefined)) return true
    before = sentence
  }
  return false
}

function asksIfTrue(sentence: string): boolean {
  return sentence.length <= LONGEST_DOUBT && /[?？]$/.test(sentence) && IF_TRUE.test(sentence)
}

function asked({ ends: _, ...rule }: TypedRule, question: string): TypedRule {
  return { ...rule, sure: false, asked: `${rule.text} ${question}` }
}

const LONGEST_DOUBT = 48
const IF_TRUE =
  /^(?:(?:so|and|but|hm+),? )*(?:(?:is|are|was|does|do|did|would) (?:this|that|it|they|he|she|you) (?:\w+ ){0,3})?(?:really|still |any |a |an |hot |even )*(?:true|right|correct|really|valid|legit|safe|sane|wise|outdated|needed|accurate|nonsense|apply|holds?|(?:good|bad) (?:idea|advice)|sense|agree|takes?|opinions?|thoughts|relevant|worth it)\s?\?$|^(?:[这這那])?(?:是)?(?:[对對]|真的?|有道理|靠[谱譜]|合理|可信|[还還](?:有效|[适適]用|[对對])|同意)(?:的)?(?:[吗嗎])?[？?]$/i

/** "Retry three times. Always." says of what stands before it that it is for good; of a fault that it happens often. */
function alwaysSo(before: string, sentence: string): TypedRule | undefined {
  const rule = confirmedIn(before)
  const look = lookAt(before, before)
  return !rule || FAULTS.some((name) => look.has(name)) ? undefined : together(before, { ...rule, text: sentence })
}

const FAULTS: readonly string[] =
  'problem z-problem reports z-reports status z-status past z-past i-did progressive this-fails bug-of'.split(' ')
const NO_EXCEPTIONS =
  /^(?:(?:and|with),? )?(?:no exceptions|without exceptions?)[.!]*$|^(?:[没沒]有|[无無]一?)例外[。！]*$/i
const ALWAYS_SO =
  /^(?:(?:and|so|yes|please),? )*(?:always|from now on|every (?:single )?time|everywhere|for good|going forward|in general|(?:that|this|it)(?:['’]s)? (?:always )?(?:holds|applies|goes|counts|meant)(?: (?:for (?:good|ever|all|everything)|always|from now on|everywhere|in general|(?:in|for) (?:this|our|the(?: whole)?) (?:repo|project|codebase)))+)(?:,? please)?[.!]*$|^(?:以[后後]|今[后後]|一直|永[远遠]|每次|[都也])+(?:要|是|按|照)?(?:[这這](?:[样樣]|[么麼](?:做|[来來])|[个個](?:[来來]|做|[办辦])?))[。！!]*$/i

/** "Please stick to that." makes a rule of what may be one. */
function confirmedIn(before: string): TypedRule | undefined {
  return before === '' || oddsIn(before) < THOUGHT_ODDS ? undefined : listedRule(before)
}

/** What stands within a sentence counts where the whole of it lays down nothing, or not surely. */
function surer(own: TypedRule | undefined, aside: TypedRule | undefined): TypedRule | undefined {
  if (!own || !lasts(own)) return aside ?? own
  // 以后都按 15 秒来: of what, stands in the words before it.
  if (own.ends?.isWeak && aside && namesTwoOfOne(own.text))
    return { ...own, sure: aside.sure, ends: { ...own.ends, isWeak: false } }
  if (own.ends?.isWeak) return aside && isOnlyValue(aside.text) ? { ...own, sure: aside.sure } : (aside ?? own)
  return aside?.sure ? aside : own
}

/** A list is what the line above it says: rules of the person's, or what a thing that is to be made must be like. */
function ruleOf({ sentence, under, opens }: LedSentence): TypedRule | undefined {
  if (retractsItself(sentence) || (isWhether(sentence) && isUndecided(sentence))) return undefined
  if (isSaidByText(sentence) || isDisowned(sentence)) return undefined
  const own = endedBy(sentence) ?? ruleIn(sentence)
  if (under === 'rules' && opens)
    return own && lasts(own) ? { ...own, sure: true, isFaint: false } : (listedRule(sentence) ?? own)
  const found = (own?.sure && lasts(own)) || isOfATime(sentence) ? own : surer(own, asideIn(sentence))
  if (found && isAttribution(sentence)) return undefined
  const rule = found?.sure && lasts(found) && !found.ends ? withoutWork(found) : found
  if (rule && lasts(rule) && !rule.ends && STEPS.test(sentence) && !STANDS.test(sentence)) return undefined
  if (
    rule?.kind === 'fact' &&
    !FOR_GOOD.test(sentence) &&
    (isToBeMended(sentence, rule.text) || isToBeChanged(sentence))
  )
    return undefined
  if (rule?.kind === 'fact' && rule.sure && isFaulty(rule.text)) return { ...rule, sure: false }
  if (!rule || !lasts(rule) || (under !== 'work' && under !== 'seen')) return rule
  // What somebody saw, asks or weighs, however it is put.
  if (under === 'seen') return FROM_NOW_ON.test(sentence) ? rule : undefined
  return FOR_GOOD.test(sentence) ? rule : { ...rule, scope: 'task', sure: true }
}

/** "Pin the version and run npm audit": one step after the other, now. */
const STEPS =
  /^(?:(?:please|now|then|ok(?:ay)?|so|first),? )*(?:(?:un)?pin|(?:un)?install|bump|upgrade|downgrade|sign|freeze|run|rerun|restart|deploy|release|publish|apply|drop|commit|enable|disable|set up|configure|clean(?: up)?)\b [^.;:]*(?:,| and|, and) (?:then )?(?:run|rerun|commit|push|deploy|test|merge|publish|restart|check|tell|show|see|report|open|write|tag|release)\b/i
const STANDS =
  /\b(?:always|never|every|each|before|after|when(?:ever)?|once|if|from now on|going forward|all|any|only|no|not|by default|instead|unless|in (?:this|our) (?:repo|project|codebase))\b|n['’]t\b/i

const FROM_NOW_ON = /\b(?:from now on|going forward)\b|以[后後](?!面)|今[后後]/i
const FOR_GOOD =
  /\b(?:from now on|going forward|in (?:the )?future|every time|as always|everywhere in|in this (?:repo|project|codebase)|we (?:always|never))\b|以[后後](?!面)|今[后後]|每次|凡是|不[光只止仅僅]是?[这這]次|我[们們](?:一律|都|[从從]不)/i

/** A bare statement right behind a question is why it was asked, as a rule: whether it is more is not sure. */
function weighed(rule: TypedRule | undefined, before: string, report: boolean): TypedRule | undefined {
  if (rule?.ends?.isWeak && (report || isHarmful(rule.text))) return undefined
  if (!rule?.sure || rule.scope !== 'lasting') return rule
  const isReason = rule.kind === 'fact' && /[?？]["')]?$/.test(before) && !NAMED.test(rule.text)
  if (isReason || report) return { ...rule, sure: false }
  if (!isHarmful(withoutOwnLeave(rule.text))) return rule
  // Leave that the person gives back is no rule to keep unasked, and what they had forbidden is forbidden no more.
  return { ...rule, sure: false, ...(rule.ends && { ends: { ...rule.ends, isClear: true } }) }
}

/** Who works alone has nobody to ask before a commit. */
function withoutOwnLeave(text: string): string {
  return ALONE.test(text) ? text.replace(ON_MAIN, ' ') : text
}

const ALONE =
  /\b(?:I['’]?m|I am) (?:the only (?:one|person|developer|dev)|alone)\b|\b(?:it['’]?s |it is )?(?:just|only) me\b|就我一[个個]|只有我/i
const ON_MAIN =
  /\b(?:push|commit|merge)\w*(?: \w+)? (?:directly|straight) (?:in)?to (?:main|master|trunk)\b|直接(?:推送?|提交)到? ?(?:main|master|主[干幹分]\S?)/i

/** Several sentences about the code in which nobody speaks and nobody is asked: the finding of a review, brought from elsewhere. */
function isReport(typed: string): boolean {
  return typed.length >= LONG_REPORT && !SOMEBODY.test(typed) && (typed.match(IN_CODE)?.length ?? 0) >= 2
}

const LONG_REPORT = 160
const SOMEBODY = /\b(?:i|we|us|you|our|my|your|please|let'?s|i'm|we're|don'?t|always|from now on)\b|[\u3400-\u9fff]/i
const IN_CODE = /\b(?:[a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+|\w+_\w+|\w+\(\))/g

/** A number, a name, something in quotes. */
const NAMED = /[\d`'"/_]|[a-z][A-Z]|[\u3400-\u9fff]/

/** "Start them with an underscore." says nothing without the sentence before it. */
function together(before: string, rule: TypedRule): TypedRule {
  const text = `${before.replace(/(?<![。！？!])\.?\s*$/, '.')} ${rule.text}`
  return text.length <= LONGEST ? { ...rule, text } : rule
}

/** "4 spaces is for python. the ts stuff is 2": what is let out is said in two sentences. */
function widened(rule: TypedRule, sentence: string): TypedRule {
  const more = (said: string) => `${said.replace(/[.!。]?\s*$/, '')}; ${sentence.replace(/[.!。]\s*$/, '')}`
  return { ...rule, text: more(rule.text), ...(rule.ends && { ends: { ...rule.ends, part: more(rule.ends.part) } }) }
}

const THE_OTHERS =
  /^(?:and |but )?(?:for |in )?(?:the |our )?[\w./-]+(?: [\w./-]+){0,2} (?:is|are|gets?|uses?|has|have|needs?) [\w.%-]+(?: [\w.%-]+){0,2}[.!]?$|^[\w\u3400-\u9fff /.-]{1,12}(?:是|用|[则則]是|要)\s?[\w\u3400-\u9fff ]{1,8}[。！]?$/i
const GOES_ON =
  /\b(?:called|named|written|done|formatted|structured|built) like (?:that|those)\b|^(?:(?:please|don'?t|do not|always|never|from now on|going forward|also|and|simply|just|so|i(?:'d like| want| need) you to|you should|make sure to|remember to)[, ]+)*(?:start|begin|end|prefix|suffix|name|call|write|keep|put|use|sort|place|store|mark|format|wrap|group|order|spell)\w* (?:them|it|those)\b|^(?:but )?(?:except|apart from|other than|but not|unless|only (?:for|in|when))\b|^除了|^(?:不[过過]|但是?).{2,16}除外|^that'?s (?:on purpose|deliberate|intentional|intended|by design|how we want it)\b/i
/** "No lodash. Ever." */
const STRESSES =
  /^(?:(?:not )?ever|never|always|no exceptions|period|full stop|really|seriously|i mean it|[绝絕][对對]不行|[没沒]有例外|一直)[.!。！]*$/i
/** How it is was said because it is to be different: true until the work is done. */
const WANTED_OTHERWISE =
  /^(?:so |but |and )?(?:i(?:['’]d| would) like to change|(?:can|could) (?:we|you) (?:change|fix|improve)(?: (?:it|this|that|them|these|those)\b|[?.]?$)|let['’]?s change|(?:if .{3,80} )?(?:it|this|that|they|we) should(?:n['’]t)? (?!never|always)|instead,? |is (?:this|that|it|there) (?:an? )?(?:easy|way to|possible))|\bit should (?!never|always)\w+/i
/** Said of the sentence before. */
const CONFIRMS =
  /^(?:so )?(?:please )?(?:always )?(?:stick (?:to|with) (?:that|it|this)|keep (?:it that way|to (?:that|it))|follow (?:that|it)|remember (?:that|it|this))(?: please)?[.!]?$|^(?:[请請])?(?:[记記]住|[务務]必遵守|照[这這]个?[来來])[。！]?$/i
const LONGEST = 280
