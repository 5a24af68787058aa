import { anchorsOf } from '../../../../../base/names.ts'
import { joinSentences } from '../../../../../base/text/sentences.ts'
import { plainOf } from '../../../../../base/text/text.ts'
import { typedSentences } from '../../../../../base/typed/index.ts'
import { mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import type { ConstraintFact, GoalFact, Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'
import { isCriterion } from './laid-down.ts'
import { forbids, isMistyped, isSaidAgain } from './said-again.ts'

/** A limit, the message it was said in where that is known, and what was let out of it since. */
export interface Limit {
  readonly limit: ConstraintFact
  readonly goal: GoalFact | undefined
  readonly exceptions: readonly string[]
  /** The same with what they answer. */
  readonly besides: readonly Pick<ConstraintFact, 'text' | 'answers'>[]
}

/** What the person demanded or forbade, until they take it back; not what nobody understands without what it chose. */
export function limitsInForce(ledger: Ledger): Limit[] {
  const goals = factsOf(ledger, 'goal')
  const active = factsOf(ledger, 'constraint').filter(({ status }) => status === 'active')
  return active
    .filter(({ narrows }) => narrows === undefined)
    .map((limit) => ({ limit, besides: active.filter(({ narrows }) => narrows === limit.id) }))
    .map(({ limit, besides }) => ({
      limit,
      besides,
      goal: goals.find((goal) => goal.lastSeen === limit.lastSeen && holds(goal, limit)),
      exceptions: besides.map(({ text }) => text),
    }))
    .filter(({ limit, goal }) => (goal === undefined || !isRiddle(limit, goal)) && !isMistyped(ledger, limit))
    .filter(({ limit, exceptions }, at, all) => {
      const earlier = all.slice(0, at)
      return exceptions.length > 0 || !earlier.some((one) => isSaidAgain(one.limit.text, limit.text))
    })
}

/** A limit was said with it that has ended with its work. */
export function isSettled(ledger: Ledger, { lastSeen }: GoalFact): boolean {
  return factsOf(ledger, 'constraint').some((limit) => limit.status === 'done' && limit.lastSeen === lastSeen)
}

/** The message without what it forbade and is over since; undefined where nothing else was said in it. */
export function withoutEnded(ledger: Ledger, goal: GoalFact): GoalFact | undefined {
  if (goal.answers !== '' || goal.object !== '') return goal
  const ended = factsOf(ledger, 'constraint').filter(
    ({ status, lastSeen, text }) => status !== 'active' && lastSeen === goal.lastSeen && forbids(text),
  )
  if (ended.length === 0) return goal
  const rest = typedSentences(goal.text).filter((sentence) => !ended.some(({ text }) => sentence.includes(text)))
  return rest.length === 0 ? undefined : { ...goal, text: joinSentences(rest) }
}

function holds({ text }: GoalFact, limit: ConstraintFact): boolean {
  return plainOf(text).includes(plainOf(limit.text))
}

/** "Let's keep it simple": it chose something, and which of the options that was is not known. */
function isRiddle({ text }: ConstraintFact, { answers, object }: GoalFact): boolean {
  return answers !== '' && object === '' && pointsBack(text) && !forbids(text)
}

/**
 * Limits that belonged to one piece of work end with it: "also don't give it a number" was said of a document that has been written
 * since. Called when the person asks for something: the work before is over when they have asked for other things twice, and the agent
 * has edited and ended its turn in between.
 */
export function settleLimits(ledger: Ledger, asked: string): void {
  const all = factsOf(ledger, 'constraint')
  // What this message was put beside a moment ago is not over with it.
  const doubtful = new Set(
    all.flatMap(({ narrows = '', answers, lastSeen }) =>
      answers !== undefined && lastSeen === ledger.step ? [narrows] : [],
    ),
  )
  const limits = all.filter(
    ({ id, status, narrows, replaces }) =>
      status === 'active' && narrows === undefined && replaces === undefined && !doubtful.has(id),
  )
  if (limits.length === 0) return
  const goals = factsOf(ledger, 'goal')
  for (const limit of limits) {
    const goal = goals.find(({ lastSeen }) => lastSeen === limit.lastSeen)
    if (goal === undefined) continue
    if (
      isAnswered(ledger, limit, asked) ||
      isBegun(ledger, limit, goals) ||
      (isOfOneWork(limit, goal) && isOver(ledger, limit, goals)) ||
      (isOfText(limit, goal) && isWritten(ledger, limit, asked, goal)) ||
      isTakenIn(ledger, limit, goals)
    )
      changeFact(ledger, limit, { status: 'done' })
  }
}

/** It speaks of what its own message is about, decides what the agent had asked, or proposes something to be done. */
function isOfOneWork({ text }: ConstraintFact, goal: GoalFact): boolean {
  if (isCriterion(text)) return true
  if (goal.by === 'refusal' || GENERAL.test(text)) return false
  // "Don't fix anything, just validate it", "make sure the data is in the right place": said of what their message asks for.
  if (
    OF_THIS_REQUEST.test(text) ||
    (ENSURES.test(text) && !COMES_TO_PASS.test(text) && !forbids(text) && !KEEPS.test(text))
  )
    return true
  if (OF_A_LIST.test(text) || ONE_STEP.test(text)) return true
  if (LASTS.test(text)) return false
  if (isObjection(text, goal)) return true
  // What is forbidden about a thing stands; how a text is to look is over when it is written.
  if (forbids(text)) return isOfText({ text }, goal)
  return PROPOSES.test(text) || pointsBack(text) || goal.answers !== '' || goal.object !== ''
}

/** How a text is to be that its message asks for. */
function isOfText({ text }: Pick<ConstraintFact, 'text'>, goal: GoalFact): boolean {
  if (!WRITES.test(goal.text) || goal.text.length === text.length || GENERAL.test(text)) return false
  return LIKENS.test(text) || (forbids(text) && pointsBack(text) && LOOKS.test(text))
}

/** The text was written, the agent has told them so, and what they ask for now is about something else. */
function isWritten({ endings, work }: Ledger, { lastSeen }: ConstraintFact, asked: string, goal: GoalFact): boolean {
  if (!endings.some((step) => step > lastSeen) || !work.editSteps.some((step) => step > lastSeen)) return false
  const own = mattersOf(goal.text)
  return (
    asked.length >= LEAST_ASKED && ![...mattersOf(asked)].some((matter) => own.has(matter) && !matter.startsWith('#'))
  )
}

/**
 * "No, don't rename the helper": said against what the agent was about to do, and over with that. What names a file, and what goes out of
 * the house, stands.
 */
function isObjection(text: string, { text: message, answers }: GoalFact): boolean {
  if (answers !== '' || !OBJECTS.test(message) || !forbids(text) || GOES_OUT.test(text)) return false
  return ![...anchorsOf(text)].some((anchor) => anchor.startsWith('p:'))
}

/** It speaks of something that was named before. */
function pointsBack(text: string): boolean {
  const bare = text.replace(EXPLETIVE, ' ')
  return POINTS.test(NAMES_SUBJECT.test(bare) ? bare.replace(/\bits\b/gi, ' ') : bare)
}

/** "Don't change anything, just let me know": the agent has let them know, and they have asked for a change since. */
function isAnswered({ endings }: Ledger, { text, lastSeen }: ConstraintFact, asked: string): boolean {
  if (GENERAL.test(text) || !OF_THIS_REQUEST.test(text)) return false
  return endings.some((step) => step > lastSeen) && ORDERS.test(asked)
}

/** 先出方案，别动库, "ask me before writing": they have answered what was put to them, and the agent has edited since. */
function isBegun({ work }: Ledger, { text, lastSeen }: ConstraintFact, goals: readonly GoalFact[]): boolean {
  if (GENERAL.test(text) || !UNTIL_SETTLED.test(text)) return false
  const answer = goals.find((goal) => goal.lastSeen > lastSeen && (goal.answers !== '' || goal.object !== ''))
  return answer !== undefined && work.editSteps.some((step) => step > answer.lastSeen)
}

function isOver({ endings, work }: Ledger, { lastSeen }: ConstraintFact, goals: readonly GoalFact[]): boolean {
  const asked = goals.filter((goal) => goal.lastSeen > lastSeen && goal.by === 'prompt').length
  return asked >= 1 && endings.some((step) => step > lastSeen) && work.editSteps.some((step) => step > lastSeen)
}

/** "Must be off by default" speaks of what its message asks for: that was committed, and they have asked for other things since. */
function isTakenIn({ work }: Ledger, { text, lastSeen }: ConstraintFact, goals: readonly GoalFact[]): boolean {
  if (!NO_SUBJECT.test(text) || GENERAL.test(text) || forbids(text)) return false
  const asked = goals.filter((goal) => goal.lastSeen > lastSeen && goal.by === 'prompt').length
  return work.commit.made && work.commit.step > lastSeen && asked >= LED_ON
}

/** What is to come first: a plan, questions, a look. */
const UNTIL_SETTLED =
  /先[^，。]{1,12}[，,]?\s*(?:再|[别別]|不要|[暂暫]不)|^(?:动手|動手|开始|開始|写|寫|改)[^，。]{0,6}前[，,]?(?:先|[请請])|\b(?:ask|tell|show) (?:me|us)\b[^.!;]{0,24}\bbefore (?:you )?(?:writ|cod|start|begin|implement|chang(?:e|ing) anything|touch(?:ing)? anything|edit)|\b(?:plan|proposal|design|questions?|ideas?) first\b/i
/** Besides what they ask for now. */
const LED_ON = 2
const NO_SUBJECT =
  /^(?:(?:and|but|also),? )?(?:(?:it|they|this|that) )?(?:must|should|has to|have to|needs? to)\b|^(?:必[须須]|需要|要)/i
/** It holds for good, in so many words. */
const GENERAL =
  /\b(?:never|always|every(?: time)?|whenever|prefer|please use|from now on|in (?:general|future|the future)|going forward)\b|永遠|永远|總是|总是|一律|每次|以後|以后|從現在|从现在/i
/** That something stays as it is lasts. */
const KEEPS = /\b(?:stays?|remains?|keeps?|continues?|unchanged|as (?:it|they) (?:is|are))\b|不[变變]|保持/i
/** "The CLI must keep its exit codes": of the thing that it names itself. */
const NAMES_SUBJECT = /^(?:the|our|each|every|all|an?) [\w-]+/i
/** Here "it" and "this" stand for nothing. */
const EXPLETIVE =
  /\b(?:as|(?:the|in the) way) (?:it|they|this|these) (?:is|are|was|were)\b|^it (?:must|has to|needs to)\b|\bit(?:['’]s| is) (?:\w+ (?:that|to)|important|essential|crucial|vital|critical|mandatory)\b|\bone (?!of\b|is\b|was\b|that\b|which\b|with\b|in\b|for\b|and\b|or\b)[a-z]|\bin this (?:repo\w*|project|codebase|package|folder|file|app|module|session|branch|release|version)\b|[这這][个個](?:版本|[项項]目|[仓倉][库庫]|[专專]案|[档檔]案|文件|目[录錄]|模[块塊]|分支)|那[个個][^，。不要是也都]|[让讓把]它[们們]?|[，,；;]\s*(?:因[为為])?[这這那](?:可|也)?是[^，,。；]{2,16}[。！]?$|(?:[,;]|[—–-]) ?(?:because |since |as )?(?:that|this|it)(?:['’]s| is) (?!(?:in|on|at|the (?:one|other)|where|what|why|how)\b)[^,;.]{2,50}[.!]?$/gi
/** What not to do while something is looked at. */
const OF_THIS_REQUEST =
  /\b(?:don['’]?t|do not|dont|no need to|without) (?:(?:make|making|do|doing|any|the|more|further|code|start|starting|begin|beginning|try|to|go|going|actually|yet|just|please|you|we|it|need|have|want) ){0,3}?(?:fix(?:es|ing)?|chang(?:e|es|ing)|edit(?:s|ing)?|touch(?:ing)?|implement(?:ing)?|writ(?:e|ing)|modify(?:ing)?|start(?:ing)?|cod(?:e|ing))(?: any(?:thing| code| changes)| the code)?(?: yet| now| for now)?(?=[,.;!]|$| (?:but|just|and|yet|now|for now)\b)|\bno (?:code )?changes?(?= (?:yet|yes|now|for now|just|only)|[,.;!]|$)|\b(?:just|only) (?:(?:the|an?) )?(?:validate|check|look|explain|tell|review|investigate|analy[sz]e|plan|discuss|verify|analysis|investigation|explanation|summary|report)\b|(?:^|[,，。；;、但你您请請也就])先(?:不要|[别別])(?:急着|急著)?(?:改|[动動]手?|[写寫]|做|修|[开開]始|[编編][辑輯]|[实實][现現作])(?:任何)?(?:[东東]西|代[码碼]|程[式序][码碼]?|文件|[档檔]案)?(?=[,，。；;！!]|$|只)|只(?:要|需)?(?:看|檢查|检查|確認|确认|討論|讨论)/i
/** They want something made or changed; a question is no such thing. */
const ORDERS =
  /^(?!.*[?？嗎吗]\s*$)(?:.*\b(?:I['’]d like|I want|let['’]?s|please|go ahead|do (?:it|that|both|all)|now)\b|(?:(?:ok(?:ay)?|yes|yeah|sure|alright|great|good|fine|thanks|right|so|and|then)[,.!]? )*(?:implement|integrate|fix|mend|make|add|change|start|write|remove|move|apply)\b(?! (?:me|us|sure|up|down|of)\b| [a-z]+ (?:is|are|was|were|should|must|has|have)\b)|.*(?:請|请|把|改成|(?:開始|开始|動手|动手)(?!之?前)|[改修做写寫加弄]吧|[改修做]一下))/is
/** "Respond to each review comment": all that there are, not whatever comes. */
const OF_A_LIST =
  /^(?:(?:please|also|and|then|now|ok(?:ay)?),? )*(?:respond|reply|answer|address|resolve|handle|go through|work through)\b(?!.*\b(?:not|never)\b).*\b(?:each|every|all)\b.*\b(?:comments?|remarks?|findings?|threads?|points?|issues?|suggestions?)\b|^[請请]?(?:逐一|逐條|逐条)(?:回覆|回复|回應|回应|處理|处理)/i
/** For once, in so many words. */
const ONE_STEP =
  /\b(?:this time|just (?:this )?once|(?:for|in|with) this (?:one|step|commit|pr|pull request|change|round|case))\b|[这這](?:一?次|一步|[个個]提交)/i
const OBJECTS =
  /^(?:(?:no(?=[,.!:;—–-]| (?:no|please|don['’]?t|do not|not|never|wait|stop|leave|keep|you|i)\b)|nope|nah|wait|stop|hold on|hang on|hey|hmm+|ugh|sorry)[,.!:;—–-]*\s+)+|^(?:(?:不[对對]?|等等|[停慢]|[别別]急)[，,。！!\s]+)/i
const GOES_OUT =
  /\b(?:commit|push|deploy|merg|publish|releas|send|delet|drop)\w*\b|提交|推送|部署|合[并併]|[发發][布佈送]|[删刪]/i
const COMES_TO_PASS = /\b(?:before|when|if|until|unless|after|while)\b|之前|之後|之后|時|时/i
const ENSURES = /\b(?:make sure|be sure|ensure)\b|確保|确保/i
/** It holds for more than one piece of work, or whenever something comes to pass. */
const LASTS =
  /\b(?:never|always|every|each|whenever|any|all|only|prefer|please use|from now on|in (?:general|future|the future)|going forward|style|spelling|convention|before|when|if|until|unless|after|while)\b|永遠|永远|總是|总是|一律|每次|每個|每个|以後|以后|從現在|从现在|只能|只用|優先|优先|之前|之後|之后/i
/** A piece of work, said as what would be right. */
const PROPOSES =
  /\bwe should (?:at least |also |probably |maybe |just )*(?:log|add|write|show|print|warn|create|make|rename|move|update|fix|handle|check|test|do|document|include|remove|delete|split|report|mention)\b/i
/** A shorter one only goes on. */
const LEAST_ASKED = 20
const LIKENS = /^(?:and |but |so )?like\b|^(?:比如|例如|像)/i
/** What they want done is a text. */
const WRITES =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|now|and|please|so|also|then|hmm+)[,.;]? +)*(?:(?:can|could|would|will) (?:you|we)|I (?:need|want|would like) you to|let['’]?s|we (?:need to|should))?\s*(?:please )?(?:(?:re)?write|create|draft|document|summari[sz]e|generate|reword|rephrase)\b|^(?:請|请|幫|帮)?(?:我)?(?:重寫|重写|寫|写|改寫|改写|產生|产生|草擬|草拟)/i
const LOOKS =
  /\b(?:give|add|include|mention|put|name|call|number|title|date|heading|status|start|begin|end)\w*\b|編號|编号|標題|标题|日期|名稱|名称|加上|寫上|写上/i
/** "That" only behind a verb: elsewhere it mostly begins a clause. */
const POINTS =
  /\b(?:it|its|this|these|those|them|one)\b|\b(?:keep|leave|make|do|give|call|put|use) that\b|(?<!其)它|[這这那]/i
