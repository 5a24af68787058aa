import { type Claim, claimsOf } from './claims.ts'
import { sentencesIn } from './sentences.ts'
import { tokensIn } from './tokens.ts'
import { FILLER, stem } from './words.ts'

/** A memory as it is compared with another. */
export interface Saying {
  readonly uri: string
  readonly content: string
  readonly disclosure?: string
  /** The files, folders, endings and names it is about. */
  readonly about?: readonly string[]
}

/** What each of two memories says where they disagree: two values, or `said` and `denied`. */
export interface Disagreement {
  readonly own: string
  readonly other: string
}

/** `8080 here, 9090 there`: all that decides, in one line. */
export function explained({ own, other }: Disagreement): string {
  return `${own} here, ${other} there`
}

/**
 * What two memories disagree on; undefined when they do not, as far as one can tell. They disagree when they say
 * the same but for one value, or one says what the other denies, about the same things in the same surroundings. A word more on
 * one side, and nothing is said: silence is better than a contradiction that is none.
 */
export function disagreement(one: Saying, other: Saying): Disagreement | undefined {
  if (!sameScope(one, other)) return undefined
  const own = claimsOf(one.content)
  const theirs = claimsOf(other.content)
  for (const claim of own) {
    const same = theirs.filter(({ key }) => key === claim.key)
    // One that says both is on both sides.
    if (same.length === 0 || agree(own, theirs, claim.key)) continue
    const against = same.find((their) => excludes(claim, their))
    if (against) return { own: claim.shown, other: against.shown }
  }
  return samePlace(one.uri, other.uri) ? valuesApart(one, other) : undefined
}

function agree(own: readonly Claim[], theirs: readonly Claim[], key: string): boolean {
  return own.some((claim) => claim.key === key && theirs.some((their) => their.key === key && !excludes(claim, their)))
}

/** 18 and 18.2, main.ts and src/main.ts may be the same. */
function excludes({ value: a }: Claim, { value: b }: Claim): boolean {
  if (a === b) return false
  return ![a, b].some((long) => [a, b].some((short) => long.startsWith(`${short}.`) || long.endsWith(`/${short}`)))
}

function sameScope(one: Saying, other: Saying): boolean {
  if (!samePlace(one.uri, other.uri) && besideEachOther(one.uri, other.uri)) return false
  if (surroundings(one) !== surroundings(other)) return false
  const [a = [], b = []] = [one.about, other.about]
  return a.length === 0 || b.length === 0 || a.some((key) => b.some((their) => overlaps(key, their)))
}

function overlaps(a: string, b: string): boolean {
  return (
    a === b ||
    a.startsWith(`${b}/`) ||
    b.startsWith(`${a}/`) ||
    (a.startsWith('.') ? b.endsWith(a) : b.startsWith('.') && a.endsWith(b))
  )
}

/** `services/auth/port` and `services/billing/port` are the same about two things. */
function besideEachOther(one: string, other: string): boolean {
  const a = pathOf(one).split('/')
  const b = pathOf(other).split('/')
  return a.length > 1 && a.length === b.length && a.at(-1) === b.at(-1)
}

/** `user://style/quotes` and `project://style/quotes`, or `project://style/quotes-2`, which an import put beside it. */
function samePlace(one: string, other: string): boolean {
  const [a, b] = [pathOf(one), pathOf(other)]
  return a === b || plain(a) === b || a === plain(b)
}

function plain(path: string): string {
  return path.replace(/-\d+$/, '')
}

function pathOf(uri: string): string {
  return uri.replace(/^[a-z]+:\/\//, '')
}

/** Where and when it holds: what is so in production need not be so on a laptop. */
function surroundings({ uri, content, disclosure = '' }: Saying): string {
  const found = `${pathOf(uri).replaceAll('/', ' ')} ${disclosure} ${content}`.toLowerCase().match(SURROUNDINGS) ?? []
  return [...new Set(found.map((word) => SAME[word] ?? word))].sort().join(' ')
}

const SURROUNDINGS =
  /\b(?:prod|production|staging|stage|preview|qa|dev|development|local(?! time)|locally|laptop|windows|macos|mac|linux|container|android|ios|mobile|desktop|frontend|backend|client|nightly|legacy)\b|生产|生產|正式|预发|預發|开发|開發|本地|本机|本機|前端|后端|後端/g
const SAME: Readonly<Record<string, string>> = {
  production: 'prod',
  development: 'dev',
  locally: 'local',
  macos: 'mac',
  stage: 'staging',
  生產: '生产',
  預發: '预发',
  開發: '开发',
  本機: '本机',
  後端: '后端',
}

/** Under one name: about the same, with values of one class of which none is shared. */
function valuesApart(one: Saying, other: Saying): Disagreement | undefined {
  const [a, b] = [contents(one.content), contents(other.content)]
  if (!a || !b) return undefined
  const shared = [...a.words].filter((word) => b.words.has(word)).length
  if (shared < 2 || shared / Math.min(a.words.size, b.words.size) < 0.6) return undefined
  for (const [of, [mine, ...more]] of a.values) {
    const [theirs, ...others] = b.values.get(of) ?? []
    if (!mine || !theirs || more.length + others.length > 0 || mine.text === theirs.text) continue
    return { own: mine.shown, other: theirs.shown }
  }
  return undefined
}

function contents(text: string) {
  const sentences = sentencesIn(text)
  if (sentences.length === 0 || sentences.length > 3) return undefined
  const tokens = sentences.flatMap(tokensIn)
  const values = new Map<string, { text: string; shown: string }[]>()
  for (const { text: value, class: of, shown } of tokens) {
    if (of === undefined || of === 'name' || of === 'path' || of === 'quoted') continue
    values.set(of, [...(values.get(of) ?? []), { text: value, shown }])
  }
  const words = tokens.filter(
    ({ text: word, class: of }) => of === undefined && /^[\p{L}]/u.test(word) && !FILLER.has(word),
  )
  return { values, words: new Set(words.map(({ text: word }) => stem(word))) }
}
