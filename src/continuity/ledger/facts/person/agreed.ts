import { mattersOf } from '../../../../base/typed/taken-back/matters.ts'
import type { GoalFact, Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'

/** A wish said as a question ("can it warn below that?") decides, once the agent has said yes to it. */
export function takeAgreed(ledger: Ledger, goesOn: string): void {
  if (ledger.last.what !== 'prompt' || !SAYS_YES.test(goesOn)) return
  const wish = factsOf(ledger, 'goal').findLast(({ lastSeen }) => lastSeen === ledger.last.step)
  if (wish !== undefined && isWish(wish)) changeFact(ledger, wish, { agreed: true })
}

/** A go-ahead to what the agent put forward without a question. */
export function takesProposal({ answers, object }: GoalFact): boolean {
  return object === '' && answers !== '' && !/[?？]$/.test(answers) && PUTS_FORWARD.test(answers)
}

/** It was agreed to in a talk, and no commit has taken in what came of it. */
export function isAgreed(ledger: Ledger, goal: GoalFact): boolean {
  const { commit } = ledger.work
  return goal.agreed === true && !(commit.made && commit.step > goal.lastSeen) && isTalk(ledger, goal)
}

/**
 * A correction, a preference, a criterion or how things are, said in a talk: there is nothing in it that could have been carried out, and
 * it goes for what comes.
 */
export function isSaidInTalk(ledger: Ledger, goal: GoalFact): boolean {
  const { by, answers, object, text } = goal
  if (by !== 'prompt' || answers !== '' || object !== '' || text.length > LONGEST) return false
  if (!TELLS.test(text) || /[?？]/.test(text) || ORDERS.test(text) || TROUBLE.test(text)) return false
  return isTalk(ledger, goal) && !isSaidAnew(ledger, goal)
}

/** They have spoken of the same since: that is what holds. */
function isSaidAnew(ledger: Ledger, { text, lastSeen }: GoalFact): boolean {
  const own = [...mattersOf(text)]
  return factsOf(ledger, 'goal').some((later) => {
    if (later.lastSeen <= lastSeen) return false
    const matters = mattersOf(later.text)
    return own.filter((matter) => matters.has(matter)).length >= Math.max(LEAST_SHARED, own.length * SAME_MATTER)
  })
}

/** Nothing was written before they spoke again. */
function isTalk(ledger: Ledger, { lastSeen }: GoalFact): boolean {
  const next = factsOf(ledger, 'goal').find((goal) => goal.lastSeen > lastSeen)?.lastSeen
  return next !== undefined && !ledger.work.editSteps.some((step) => step > lastSeen && step < next)
}

function isWish({ text, by }: GoalFact): boolean {
  return by === 'prompt' && text.length <= LONGEST && WISHES.test(text) && !LOOKS.test(text)
}

const PUTS_FORWARD = /\bI(?:['’]d| would)? (?:propose|suggest|recommend)\b|建[议議]/i
const SAYS_YES =
  /^\W*(?:yes|yeah|yep|yup|sure|absolutely|definitely|certainly|of course|exactly|agreed|makes sense|(?:great|good|excellent|nice) (?:idea|point|call|thinking|suggestion|catch)|that['’]?s a (?:great|good|nice|better|sensible)|I (?:like|love) (?:that|it|the idea))\b|^\W*(?:好|可以|[没沒][问問][题題]|[当當]然|是的|同意|有道理|[对對])/i
const WISHES =
  /(?:^|[.!,;…] |\b(?:and|but|so|then|also|hmm+|ok(?:ay)?),? )(?:(?:can|could|should|would|can['’]?t|couldn['’]?t|shouldn['’]?t|wouldn['’]?t) (?:it|this|that|they|these|those|we|the [\w-]+(?: [\w-]+)?)\b(?! be (?:that|because|the (?:case|cause|reason))| mean)|is there (?:any|a) ?way (?:to|for|we|of)\b|how about\b|what about \w+ing\b)[^?]{15,}\?|(?:能不能|可不可以|是不是[应應][该該]|是否可以|可以.{4,}[吗嗎]|要不要).{3,}[?？]?$/i
/** What they want is a look, or an answer. */
const LOOKS =
  /\b(?:can|could|should|would) (?:we|it|this|that|they) (?:also |just |maybe |please |then )*(?:look|check|see|find|figure|continue|proceed|go (?:on|ahead|back)|keep (?:going|on)|move on|carry on|debug|try|test|talk|discuss|verify|sweep|go over|review|explain|know|tell|recheck|compare|run|start|happen|work|cause|affect|matter|help)\b|(?:看看|[查检檢]查|[确確][认認]|[说說]明|解[释釋]|[讨討][论論])/i
const TELLS = new RegExp(
  [
    String.raw`^(?:no|nope|nah|not quite|wrong)[,.!:] `,
    String.raw`\b(?:the other way (?:round|around)|I (?:meant|mean)\b|I (?:like|love|prefer|dislike|hate|don['’]?t like|would rather|['’]d rather))`,
    String.raw`\b(?:has to|have to|must|needs? to|should|will need|is supposed to|are supposed to|is meant to|are meant to)\b`,
    String.raw`\b(?:is|are) (?:read[- ]?only|deprecated|shared|frozen|not ours|internal|legacy|off limits|the source of truth)\b`,
    String.raw`\b(?:owns?|by the way|btw|fyi|keep in mind|bear in mind|note that)\b`,
    String.raw`\b(?:easier|better|nicer|clearer|simpler|safer)\b.*\b(?:than|for (?:me|us))\b`,
    String.raw`\bthe (?:point|goal|aim|idea|purpose|reason)\b.* is\b`,
    String.raw`^(?:our |the )?(?:production|staging|prod|servers?|customers?|users?|team|clients?|auditors?) (?:still |only |mostly |always )?(?:runs?|uses?|has|have|needs?|reads?|sees?)\b`,
    '^(?:不[对對]|[错錯]了)|我的意思|我是[说說]|目[标標的]是|[应應][该該]|喜[欢歡]|偏好|比[较較]好|必[须須]|[顺順]便|[记記]得|注意|(?<![不主重需只想])要(?!不要|是)|只[读讀]|[负負][责責]|是.{1,8}[管的]$',
  ].join('|'),
  'i',
)
/** What they want done now. */
const ORDERS =
  /^(?:(?:ok(?:ay)?|yes|yeah|now|and|please|so|also|then|great|no)[,.]? +)*(?:can|could|would|will|let['’]?s|lets|please|add|remove|rename|move|change|update|make|write|drop|delete|fix|put|replace|extract|split|revert|implement|run|check|look|show|tell|explain|commit|push|merge|rebase|open|close|create|try|go|do|start|continue|review|find|read|use|test|we (?:need|should)|you (?:need|should)|I(?:['’]d like| want| need) (?:you|us|to))\b|^(?:[请請帮幫把给給加改删刪写寫跑看再先]|[继繼][续續]|提交|推送)/i
const TROUBLE =
  /\b(?:error|exception|fail(?:s|ed|ing)?|crash\w*|broken|doesn['’]?t work|not working|stack ?trace)\b|[报報][错錯]|失[败敗]|崩[溃潰]/i
const LONGEST = 300
const LEAST_SHARED = 3
const SAME_MATTER = 0.4
