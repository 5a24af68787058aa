import { membersIn } from '../../../../base/families/members.ts'
import { remembering } from '../../../../base/remember.ts'
import { sharedWords } from './subjects.ts'

/** A sentence that lays down several things, in its parts: each with what stood before it, where it holds and what is done. */
interface Several {
  /** Where or when all of it holds: "in api/"; '' where it does not say so. */
  readonly lead: string
  readonly parts: readonly Part[]
}

interface Part {
  readonly joint: string
  readonly said: string
}

/**
 * What is left of a sentence that lays down several things where one of them is over: "templates live in mail/, one folder per language"
 * when file names are otherwise now. '' where nothing is left that says something by itself; undefined where none of them is over. Where
 * only the sentence as a whole is, it is the part that speaks most of what is said now.
 */
export function restOfParts(earlier: string, about: string, isOver: (part: string) => boolean, isWholeOver: boolean) {
  const { lead, parts } = severalIn(earlier)
  if (parts.length < 2) return undefined
  const whole = (part: Part) => [lead, withDeed(part.said, parts)].filter((one) => one !== '').join(', ')
  const over = new Set(parts.filter((part) => isOver(whole(part))))
  if (over.size === 0 && isWholeOver) for (const part of nearestOf(parts, about)) over.add(part)
  if (over.size === 0) return undefined
  const left = parts.flatMap((part, at) => (over.has(part) ? [] : standing(part, at, parts, over)))
  if (left.length === 0) return ''
  const text = left.map(({ joint, said }, at) => (at === 0 ? said : joint + said)).join('')
  return lead === '' ? text : `${lead}, ${text}`
}

/** The one that shares most with what is said now; none where two share as much. */
function nearestOf(parts: readonly Part[], about: string): readonly Part[] {
  const said = wordsIn(about)
  const near = parts.map((part) => ({
    part,
    shared: sharedWords(part.said, about).size,
    words: wordsIn(part.said).filter((word) => said.includes(word)).length,
  }))
  const [first, second] = near.sort((a, b) => b.shared - a.shared || b.words - a.words)
  if (!first || first.shared === 0) return []
  return second?.shared === first.shared && second.words === first.words ? [] : [first.part]
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9_]+|[\u3400-\u9fff]/g) ?? []
}

/** What hangs on a part that is over is told with what it is about, and not at all where that is not known. */
function standing(part: Part, at: number, parts: readonly Part[], over: ReadonlySet<Part>): Part[] {
  const head = parts.slice(0, at).findLast(({ said }) => !HANGS_ON.test(said))
  if (!HANGS_ON.test(part.said)) {
    const first = parts[0]
    return first && over.has(first) ? [{ ...part, said: withDeed(part.said, parts) }] : [part]
  }
  if (head === undefined || !over.has(head)) return [part]
  const subject = SUBJECT.exec(head.said)?.groups?.subject ?? ''
  if (subject !== '') return [{ ...part, said: `${subject}: ${part.said}` }]
  return ADVERBIAL.test(part.said) ? [] : [part]
}

/** "Use 4 spaces, single quotes": what is done is said once. */
function withDeed(said: string, parts: readonly Part[]): string {
  const first = parts[0]?.said ?? ''
  const deed = DEED.exec(first)?.[0] ?? ''
  return deed === '' || said === first || said.split(' ').length > 2 || /[\u3400-\u9fff]/.test(said)
    ? said
    : `${deed} ${said}`
}

const severalIn: (text: string) => Several = remembering((text) => {
  const plain = text.trim().replace(/[.。]$/, '')
  const parts: Part[] = []
  let joint = ''
  for (const piece of plain.split(BETWEEN)) {
    if (BETWEEN_ONLY.test(piece)) {
      joint = piece
      continue
    }
    const before = parts.at(-1)
    const isOwn = before === undefined || !belongs(piece, before.said, joint)
    if (isOwn) parts.push({ joint, said: piece })
    else parts.splice(-1, 1, { joint: before.joint, said: before.said + joint + piece })
  }
  const lead = parts.length > 1 && LEADS.test(parts[0]?.said ?? '') ? (parts.shift()?.said ?? '') : ''
  return { lead, parts }
})

/** It goes on with the part before it: what is not to be, why, when, or the end of a list. */
function belongs(piece: string, before: string, joint: string): boolean {
  if (GOES_ON.test(piece) || GOES_ON_CHINESE.test(piece) || LEADS.test(before))
    return GOES_ON.test(piece) || GOES_ON_CHINESE.test(piece)
  const isJoined = /^ and $/.test(joint)
  if (isJoined && !STATES.test(piece)) return true
  const theirs = membersIn(before)
  return (
    /^(?:no|never|without)\b|^[不别別]/i.test(piece) &&
    membersIn(piece).some(({ family }) => theirs.some((one) => one.family === family))
  )
}

const BETWEEN = /(,? and |, (?:and |but )?|; |[，；]\s*)/
const BETWEEN_ONLY = /^(?:,? and |, (?:and |but )?|; |[，；]\s*)$/
const GOES_ON =
  /^(?:(?:and|but) )?(?:not\b|never(?: [\w-]+){1,2}$|no (?:exceptions?|matter|ifs)|nothing else|instead\b|rather\b|because|since|as\b|so\b|which|who\b|where|when|whenever|if\b|unless|before|after|until|till|while|even|except|including|especially|such as|like\b|e\.g|i\.e|for example|please|always$|ever$|period$|thanks?|from now on|going forward|too$|only$|everywhere$|it\b|that\b|this\b)/i
const GOES_ON_CHINESE =
  /^(?:不用|[别別](?:用|再)|不要用|不是|不再|而不是|而非|因[为為]|所以|免得|以免|省得|否[则則]|不然|除非|除了|[没沒]有?例外|例外|包括|比如|例如|[这這](?:[样樣]|是)|都[这這]|以[后後]都|[记記]住|[请請]$|[谢謝])/
/** Where, or when, for all that comes behind it. */
const LEADS =
  /^(?:in|for|on|under|inside|within|when|whenever|before|after|if|unless|from now on|going forward|with)\b(?!.*\b(?:is|are|must|should|use|uses|live|lives|go|goes|runs?)\b)|^(?:以[后後]|[记記]住|[现現]在|[请請]|另外|在[^，]{1,12}(?:[里裡中上下]|[时時])|[^，]{1,12}(?:的?[时時](?:候)?|之?[前后後]))$/i
/** After a bare "and": a clause of its own, and not the last of a list of things. */
const STATES =
  /^(?:no )[\w-]+$|\b(?:is|are|has|have|must|should|may|can|goes?|lives?|runs?|ends?|starts?|stays?|uses?|gets?|sits?|listens?|waits?|lasts?|on port|at most|at least|under|per)\b|\d|^(?:use|write|keep|put|run|review|deploy|commit|test|log|format|name|sort|never|always|do|don['’]t|ask|add|store|send|sign|squash|merge|push|build|document|check|avoid|prefer|indent|call|ship|release)\b(?: [\w-]+)+/i
/** It says no subject of its own: "in webp", "at most 200 KB", "one folder per language". */
const HANGS_ON =
  /^(?:in|on|at|with|by|from|to|per|under|over|below|above|behind|next to|up to|max|min|one|two|each|every|all|both|only|\d)\b(?!.*\b(?:is|are|must|should|has|have|goes?|lives?|runs?|needs?)\b)/i
const ADVERBIAL = /^(?:in|on|at|with|by|from|to|per|under|over|below|above|behind|next to|up to|only)\b/i
const SUBJECT =
  /^(?:the |our |all )?(?!(?:we|i|you|it|they|this|that|use|keep|put|write)\b)(?<subject>[\w/-]+(?: [\w/-]+){0,3}?) (?:live|lives|are|is|go|goes|runs?|must|should|have|has|stay|stays|belong|belongs|end|ends|start|starts|use|uses|sit|sits|listens?|waits?)\b/i
const DEED = /^(?:we |always |please )*(?:use|uses|write|keep|put|prefer)\b/i
