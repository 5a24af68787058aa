import { CUES, FOR_NOW, NOT_A_RULE, TASK } from './cues.ts'
import { type Replacement, replacementIn } from './replaces.ts'

export type RuleKind = 'convention' | 'fact' | 'preference' | 'correction' | 'decision'

/** What a sentence of the person's lays down. */
export interface Rule {
  /** For good, or for the work in hand. */
  readonly scope: 'lasting' | 'task'
  /** Whether it can be kept without asking. */
  readonly sure: boolean
  readonly kind: RuleKind
  /** The sentence without how it was led in and what was asked for beside it. */
  readonly text: string
  readonly replaces: Replacement | undefined
}

/** Whether a sentence somebody typed is a standing rule, a preference, a fact or a correction, a limit of the task in hand, or neither. */
export function ruleIn(sentence: string): Rule | undefined {
  const text = coreOf(sentence)
  if (text.length < 2 || text.length > LONGEST || isAsked(sentence, text)) return undefined
  const told = TOLD.exec(sentence.trim())
  const { score, kind } = weigh(text.replace(CONSEQUENCE, ''), told === null ? 0 : 1.5)
  const replaces = replacementIn(text)
  const passing = FOR_NOW.test(text)
  if (score >= SURE && !passing) return { scope: 'lasting', sure: true, kind: corrected(kind, text), text, replaces }
  if (passing || score <= 0)
    return TASK.test(text) ? { scope: 'task', sure: true, kind: 'convention', text, replaces } : undefined
  const lasting = score >= DOUBTFUL
  if (!lasting && !TASK.test(text)) return undefined
  return { scope: lasting ? 'lasting' : 'task', sure: !lasting, kind, text, replaces }
}

function weigh(text: string, start: number): { readonly score: number; readonly kind: RuleKind } {
  let score = start
  let kind: RuleKind = 'convention'
  let strongest = 0
  for (const cue of CUES) {
    if (!cue.pattern.test(text)) continue
    score += cue.weight
    if (cue.kind && cue.weight > strongest) {
      kind = cue.kind
      strongest = cue.weight
    }
  }
  return { score, kind }
}

function corrected(kind: RuleKind, text: string): RuleKind {
  return kind === 'fact' && /\bnot\b|不是|不在|更正|搞错|搞錯/.test(text) ? 'correction' : kind
}

/** A question, a supposition or a remark lays nothing down, whatever words it uses. */
function isAsked(sentence: string, text: string): boolean {
  return /[?？]["')」]?\s*$/.test(sentence) || NOT_A_RULE.test(text)
}

/** Without "ok", "btw" and "no, that's wrong" before it, and without the request that follows it. */
function coreOf(sentence: string): string {
  let text = sentence.trim()
  for (let round = 0; round < 4; round++) {
    const shorter = text.replace(LEAD_IN, '').trim()
    if (shorter === text) break
    text = shorter
  }
  const parts = text.split(CLAUSE)
  while (parts.length > 1 && REQUEST.test(parts.at(-1) ?? '')) parts.splice(-2)
  while (parts.length > 1 && REQUEST.test(parts[0] ?? '')) parts.splice(0, 2)
  return parts.join('').replace(/^[\s,，]+|[\s,，;；]+$/g, '')
}

const LEAD_IN =
  /^(?:(?:ok(?:ay)?|btw|by the way|also|and|but|so|oh|hey|hmm+|well|actually|no|nope|yes|yeah|right|sorry|please note|note|fyi|again|one more thing|ah|ugh|wait|listen|plus|other than that|no,? that'?s wrong|that'?s wrong|thats wrong|wrong|not quite|correction|(?:please )?(?:remember|note|keep in mind|bear in mind|be aware)(?: that)?|decision|decided|change of plan)\s*[,:.!—–-]?\s+|(?:對了|对了|順便|顺便|另外|還有|还有|嗯|不對|不对|不是這樣|不是这样|你搞錯了|你搞错了|錯了|错了|更正一下|更正|好|好的|那|哦|喔|請記得|请记得|請記住|请记住|記得|记得|記住|记住|注意|決定了|决定了|補充一下|补充一下)[，,：:！!。\s]*(?=\S))/i
const CLAUSE = /(,\s+(?:so |and |then )?|;\s*|[，；]\s*| - | — )/
/** A clause that only asks for something to be done now. */
const REQUEST =
  /^(?:so |and |then |now |please |pls |go |just )*(?:can you|could you|would you|fix|add|rename|move|update|change|convert|scaffold|open|run it|rerun|redo|revert|drop|remove|delete|rebase|regenerate|take a look|look|check|correct|adjust|write|create|implement|refactor|bump|commit|merge|continue|try again|give me|show me|make the|do it|chunk|split|build)\b|^(?:所以|那|順便|顺便|然後|然后|你|麻煩|麻烦|先)*(?:幫我|帮我|幫忙|帮忙|把|再|改一下|修掉|修一下|換掉|换掉|挪過去|挪过去|看一下|更新下|更新一下|重新|補上|补上|搬|抽)|(?:改一下|修一下|改掉|換掉|换掉|挪過去|挪过去|也改|跟著改|跟着改|看一下|查一下|更新下|修掉|改下|補一下|补一下|試試|试试)\s*$/i
/** What follows from it is no part of what is laid down. */
const CONSEQUENCE = /(?<=.{12}),? so (?:that |the |this |it |we )[^,]*$|(?<=.{8})，所以.*$/i
/** "Remember that", "decision:": the person says that it is for keeps. */
const TOLD =
  /(?:^|[,.] )(?:please )?(?:remember|keep (?:that |this )?in mind|bear in mind|for the record|note)(?: that|:|[.!]?$)|^(?:decision|decided|rule|convention)\s*:|^(?:請|请)?(?:記得|记得|記住|记住|牢記|牢记)|[决決]定了|定[了案]/i
const SURE = 2
const DOUBTFUL = 1
const LONGEST = 400
