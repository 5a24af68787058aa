import { choiceClaims } from './choices.ts'
import { sentencesIn } from './sentences.ts'
import { type Token, tokensIn } from './tokens.ts'
import {
  CHINESE_LABEL,
  chinesePieces,
  FILLER,
  INCLUSIVE,
  INSTANCE,
  isChinese,
  MAY_DENY,
  NOT,
  NUMBER_LABELS,
  stem,
  USES,
} from './words.ts'

/**
 * What a sentence claims: its words with one value left out, and that value; or all of it, and whether it is so. Two claims with
 * the same key and different values cannot both hold.
 */
export interface Claim {
  readonly key: string
  readonly value: string
  /** The value as it was written. */
  readonly shown: string
}

export function claimsOf(text: string): Claim[] {
  const all = sentencesIn(text).flatMap(claimsIn)
  return [...new Map(all.map((claim) => [`${claim.key} ${claim.value}`, claim])).values()].slice(0, MOST)
}

function claimsIn(sentence: string): Claim[] {
  const refused = REFUSES.test(sentence) ? refusal(sentence) : undefined
  if (!refused) return [...choiceClaims(sentence), ...statementClaims(sentence)]
  const { main, instead, other } = refused
  return [
    ...choiceClaims(sentence),
    ...statementClaims(main),
    ...statementClaims(main, { replace: instead, by: other }),
  ]
}

interface Refused {
  readonly main: string
  readonly instead: Token
  readonly other: Token
}

/** `use pnpm, not npm`: what is wanted, and what of the same class is not. */
function refusal(sentence: string): Refused | undefined {
  for (const pattern of REFUSALS) {
    const [whole, before = '', word = '', after = ''] = pattern.exec(sentence) ?? []
    if (whole === undefined) continue
    const [other] = tokensIn(word)
    const main = `${before} ${after}`
    const instead = other?.class ? tokensIn(main).find((token) => token.class === other.class) : undefined
    if (other && instead) return { main, instead, other }
  }
  return undefined
}

const REFUSES = /\b(?:not|never|instead|rather|prefer)|不|而非|代替|取代/i
const REFUSALS: readonly RegExp[] = [
  /^(.*?)[,(]?\s*(?:and |but )?\b(?:not|never|instead of|rather than)\s+(?:(?:use|using|with|the|via|on|in)\s+)*([\w`./@-]+)\)?(.*)$/i,
  /^(.*\bprefer.*?)\s+(?:over|to)\s+([\w`./@-]+)(.*)$/i,
  /^(.*?)[，,、]?\s*(?:而不是|而非|而不用|不要用|不要使用|不使用|不用|不要|代替|取代)\s*([\w`./@-]+|单引号|双引号|空格|制表符)(.*)$/,
]

/** Every value that another could stand for, and the sentence as a whole. `swap`: said of another value, and denied. */
function statementClaims(sentence: string, swap?: { replace: Token; by: Token }): Claim[] {
  const mayDeny = MAY_DENY.test(sentence)
  const denials = swap ? 1 : mayDeny ? (sentence.match(NOT) ?? []).length : 0
  if (denials > 1) return []
  const affirmed = mayDeny ? sentence.replace(NOT, (not) => (isChinese(not) ? '' : ' ')) : sentence
  const tokens = tokensIn(affirmed).map((token) => (swap && token.text === swap.replace.text ? swap.by : token))
  const words = tokens.flatMap(wordsOf)
  const values = tokens.filter((token) => token.class !== undefined)
  const telling = words.reduce((sum, word) => sum + (isChinese(word) ? Math.ceil(word.length / 2) : 1), 0)
  const uses = USES.test(sentence)
  const whole: Claim = {
    key: `so|${withSlot(tokens)}`,
    value: denials === 1 ? 'no' : 'yes',
    shown: denials === 1 ? 'denied' : 'said',
  }
  if (words.length > MOST_WORDS) return []
  const enough = telling + values.length >= (uses ? 1 : 2)
  if (denials === 1 || INCLUSIVE.test(sentence)) return enough ? [whole] : []
  const slots = values
    .filter((value) => isSlot(value, values, tokens, sentence, telling + values.length - (uses ? 0 : 1)))
    .map(
      (value): Claim => ({
        key: `${value.class}|${isOneOfAKind(value) ? inAnyOrder(withSlot(tokens, value)) : withSlot(tokens, value)}`,
        value: value.text,
        shown: value.shown,
      }),
    )
  return enough ? [whole, ...slots] : slots
}

function isOneOfAKind({ class: of }: Token): boolean {
  return of?.startsWith('kind ') === true
}

/** "Use Postgres for the event store" and "the event store uses MySQL": there is one database in either. */
function inAnyOrder(key: string): string {
  return key
    .split(' ')
    .filter((word) => word !== '_')
    .sort()
    .join(' ')
}

/** In their order: who calls whom is a difference. */
function withSlot(tokens: readonly Token[], slot?: Token): string {
  return tokens
    .flatMap((token) => (token === slot ? ['_'] : token.class === undefined ? wordsOf(token) : [token.text]))
    .join(' ')
    .replace(/(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])/g, '')
}

function wordsOf({ text, class: of }: Token): string[] {
  if (of !== undefined || /^[^\p{L}\p{N}]+$/u.test(text)) return []
  if (isChinese(text)) return chinesePieces(text)
  return FILLER.has(text) ? [] : [stem(text)]
}

/** Whether the sentence says what something is, and this is what it is said to be. */
function isSlot(
  value: Token,
  values: readonly Token[],
  tokens: readonly Token[],
  sentence: string,
  telling: number,
): boolean {
  if (values.some((other) => other !== value && other.class === value.class)) return false
  const at = tokens.indexOf(value)
  const before = tokens.slice(0, at)
  const after = tokens.slice(at + 1).flatMap(wordsOf)
  const last = before.at(-1)?.text ?? ''
  const subject = before.some(
    (token) => wordsOf(token).length > 0 || token.class !== undefined || USES.test(token.text),
  )
  if (!subject || NUMBER_LABELS.has(last) || CHINESE_LABEL.test(last)) return false
  if (isOneOfAKind(value)) return telling >= 1 && after.length <= 4
  if (EXACT.has(value.class ?? '')) return telling >= 2 && after.length <= 2
  // Of names and paths there are many: only what something is, or where it is, excludes another.
  return after.length === 0 && telling >= 1 && isDefinite(tokens, sentence) && isIdentity(before)
}

const EXACT: ReadonlySet<string> = new Set(['number', 'duration', 'size', 'share', 'time', 'address'])

function isDefinite(tokens: readonly Token[], sentence: string): boolean {
  return !/^(?:a|an|one|another|each|every|there)$|^(?:一个|某)/.test(tokens[0]?.text ?? '') && !INSTANCE.test(sentence)
}

function isIdentity(before: readonly Token[]): boolean {
  const [last = '', former = ''] = before
    .slice(-2)
    .map(({ text }) => text)
    .reverse()
  if (/^(?:is|are|=|called|named)$/.test(last) || /(?:是|叫|叫做|为|位于|放在|在)$/.test(last)) return true
  return (
    /^(?:in|at|under|inside)$/.test(last) &&
    /^(?:is|are|lives?|stands?|kept|located|placed|stored|defined)$/.test(former)
  )
}

const MOST = 40
/** Nobody says a longer sentence twice. */
const MOST_WORDS = 14
