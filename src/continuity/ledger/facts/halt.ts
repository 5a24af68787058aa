import type { Ledger, TaskFact } from '../facts.ts'
import { factsOf } from '../put.ts'

/** The person stops the work, wants to talk about it or leads elsewhere: what the task list says was noted before that. */
export function takeHalt(ledger: Ledger, words: string): void {
  if (HALTS.test(words) && !GOES_ON.test(words)) ledger.halted = ledger.step
}

/** "Go on" takes up what was stopped. */
export function endHalt(ledger: Ledger): void {
  delete ledger.halted
}

/** Tasks that are not done, as far as the list is newer than the last word that stopped the work. */
export function openTasks(ledger: Ledger): TaskFact[] {
  const tasks = factsOf(ledger, 'task')
  const touched = tasks.reduce((last, { lastSeen }) => Math.max(last, lastSeen), 0)
  const { what, step } = ledger.last
  const stopped = what === 'refused' && (ledger.nudged?.step ?? 0) < step ? step : 0
  if (Math.max(ledger.halted ?? 0, stopped) > touched || isTalkedOver(ledger, touched)) return []
  return tasks.filter(({ progress }) => progress !== 'completed')
}

/** A list that has not been touched for long, after which the agent has spoken of what it does next, is behind the work. */
export function isBehind({ last, step }: Ledger, { lastSeen }: TaskFact): boolean {
  return last.what === 'said' && step - lastSeen > LONG_UNTOUCHED
}

const LONG_UNTOUCHED = 30

/** They have gone on talking since the list was written, and nothing was begun: what it says is still being talked about. */
function isTalkedOver({ facts, work }: Ledger, touched: number): boolean {
  if ((work.editSteps.at(-1) ?? 0) > touched) return false
  let said = 0
  for (const fact of Object.values(facts))
    if (fact.kind === 'goal' && fact.lastSeen > touched && fact.by === 'prompt') said++
  return said >= TALKED
}

const TALKED = 3
const LEAD =
  '^(?:(?:no|nope|ok(?:ay)?|hey|please|u[hm]+|hmm+|oh|actually|sorry|but|and|so|well|yeah|yes)[,.!…-]*\\s+|(?:嗯|啊|不|那|好|好的|哦|喔|呃|[欸诶])[，,。!！\\s]*)*'
/** A word that only stops has nothing to act upon: "hold on" does, "hold on to the lock" does not. */
const ENDS = String.raw`(?=[,.!…;:—–-]+(?:\s|$)|$| (?:please|here|now|there|right|everything|and\b|I\b|what you|for (?:now|a)|with (?:it|that|this)|until|before))`
const HALTS = new RegExp(
  `${LEAD}(?:${[
    String.raw`stop(?=[,.!;:]|$| (?:here|now|there|please|right|working|everything|and|I\b|what you|for (?:now|a)))(?! and think:)`,
    `stop (?:it|this|that)${ENDS}`,
    String.raw`wait(?:,? (?:please|a (?:sec|second|minute|moment|bit)))*(?=[.!…]*$|[,.!…-]*\s+(?:let['’]?s|I (?:want|need|have|am|would|don['’]?t)|I['’]|before|don['’]?t|do not|stop|why|can we|we (?:should|need)|should we|not (?:yet|so)))`,
    String.raw`(?:hold|hang) (?:on|it)(?! to\b)\b|hold your horses|(?:pause|not so fast|one (?:moment|sec|second)|abort|let me think)${ENDS}|let me think about\b|abort (?:it|that|this|everything|the (?:plan|task|work))\b`,
    String.raw`(?:please )?let['’]?s (?:(?:first|rather) )?(?:talk|discuss|step back|take a step back|pause|stop|think (?:about|it|this|again))\b(?!\.\w)|we (?:need to|should) (?:talk|discuss)\b`,
    String.raw`(?:let['’]?s )?(?:forget|scrap|abandon) (?:it|that|this|about|all|everything|the [\w -]{2,40}?)(?=[,.!;:]|$| (?:and|for now|idea|plan|approach))`,
    String.raw`(?:let['’]?s )?(?:cancel|drop) (?:(?:it|that|this|all|everything)(?=[,.!;:]|$| (?:and|for now))|(?:the|this|that) (?:[\w-]+ ){0,3}(?:idea|plan|approach|task|work|rewrite|refactor\w*)\b)`,
    String.raw`never ?mind(?! (?:the|that|about)\b)|change of plans?\b|(?:new|different|other|another) (?:plan|approach|idea|direction)${ENDS}|on second thoughts?\b|I(?:['’]ve| have)? changed my mind\b`,
    String.raw`(?:leave|put) (?:it|that|this) (?:for now|be|aside|on hold)\b`,
    String.raw`(?:let['’]?s )?(?:do|work on|look at|fix|go for|start with)\b(?![^.!?]*\b(?:to (?:use|be|have|take)|with)\b)[^.!?]{3,80}\binstead\b(?! of\b)`,
    '[请請]?(?:先)?(?:停(?=$|一?下|下|手|住|吧|[，,。!！])|[暂暫]停(?=$|一?下|吧|[，,。!！]))|先(?:别|別|不要?)(?:做|改|[动動]|急|弄|[继繼][续續]|忙|$|[，,。!！])|(?:等等|等一?下|等一等|慢[着著]|且慢)(?!再|我|它)',
    '算了(?=$|[，,。!！吧])|(?:不|不用|[别別])(?:再)?(?:做|弄|搞)了|[换換](?:一)?[个個]?(?:方案|思路|方向|做法|[计計][划畫劃]|路(?![径徑由]))|(?:我)?改(?:[变變])?主意|(?:我[们們]|咱们?)?先?(?:来|來)?(?:聊聊|聊一?下|[谈談][谈談]|[谈談]一?下|[讨討][论論](?=一下|$|吧|[，,。!！])|[说說][说說](?!明))',
    '忘[掉了](?:它|那|[这這])|放[弃棄](?=$|吧|了|它|那|[这這]|[，,。!！])|取消(?=$|吧|它|[。!！])|改做',
  ].join('|')})`,
  'i',
)
/** The work goes on but for what they name. */
const GOES_ON =
  /\b(?:go on|continue|carry on|proceed|finish|keep going) with the (?:other|rest|remaining|tasks?|next)\b|\bthen (?:go on|continue|proceed|carry on)\b|\bfinish the (?:other|rest|remaining)\b|(?:[继繼][续續]|接[着著])做?(?:其他|其它|剩下|后面|後面|下一)/i
