import { KIND_OF } from '../../../../base/families/members.ts'
import { remembering } from '../../../../base/remember.ts'
import { simplified } from '../../../../base/text/scripts.ts'
import { sameAs } from '../../../search/synonyms.ts'
import { namedByKind } from './one-of-a-kind.ts'
import { CJK_FILLER, SPEECH } from './subjects.ts'

/**
 * "The order service listens on 7001" and "the cart service listens on 7002" say the same of two things: word by word alike but for what it
 * is about and what is said of it. Neither puts an end to the other.
 */
export function saysTheSameOfAnother(one: string, other: string): boolean {
  const gaps = gapsBetween(wordsOf(one), wordsOf(other))
  if (gaps === undefined || gaps.length < 2) return false
  const things = gaps.filter((gap) => !isOfValues(gap))
  const pairs = new Set(things.map(([own, theirs]) => `${own.join(' ')}/${theirs.join(' ')}`))
  // What stands last may be the value though it is no number: "the parser team uses Linear".
  const last = gaps.at(-1)
  return pairs.size === 1 || (pairs.size === 2 && last !== undefined && things.includes(last) && things[0] !== last)
}

type Gap = readonly [own: readonly string[], theirs: readonly string[]]

/** Where they differ, if that is a few words that stand for others each time, and the most is alike; else they are two sentences. */
function gapsBetween(own: readonly string[], theirs: readonly string[]): Gap[] | undefined {
  const alike = longestCommon(own, theirs)
  if (alike.length === 0 || alike.length < Math.min(own.length, theirs.length) * LEAST_ALIKE) return undefined
  const gaps: Gap[] = []
  let [at, their] = [0, 0]
  for (const [nextOwn, nextTheirs] of [...alike, [own.length, theirs.length] as const]) {
    const gap: Gap = [own.slice(at, nextOwn), theirs.slice(their, nextTheirs)]
    const [left, right] = gap
    at = nextOwn + 1
    their = nextTheirs + 1
    if (left.length + right.length === 0) continue
    if (left.length === 0 || right.length === 0) return undefined
    if (Math.max(left.length, right.length) > LONGEST_GAP || isOneThing(left, right)) return undefined
    gaps.push(gap)
  }
  return gaps
}

/** Places of the longest run of words that both have in the same order. */
function longestCommon(own: readonly string[], theirs: readonly string[]): (readonly [number, number])[] {
  const width = theirs.length + 1
  const lengths = new Array<number>((own.length + 1) * width).fill(0)
  for (let at = own.length - 1; at >= 0; at--)
    for (let their = theirs.length - 1; their >= 0; their--)
      lengths[at * width + their] =
        own[at] === theirs[their]
          ? (lengths[(at + 1) * width + their + 1] ?? 0) + 1
          : Math.max(lengths[(at + 1) * width + their] ?? 0, lengths[at * width + their + 1] ?? 0)
  const places: (readonly [number, number])[] = []
  for (let at = 0, their = 0; at < own.length && their < theirs.length; ) {
    if (own[at] === theirs[their]) places.push([at++, their++])
    else if ((lengths[(at + 1) * width + their] ?? 0) >= (lengths[at * width + their + 1] ?? 0)) at++
    else their++
  }
  return places
}

/** The same word in another form, or another word for it. */
function isOneThing(own: readonly string[], theirs: readonly string[]): boolean {
  const [one = '', other = ''] = [own[0], theirs[0]]
  const isForm = one.length >= SHORTEST_FORM && other.length >= SHORTEST_FORM && !/\d/.test(one + other)
  if (isForm && (one.startsWith(other) || other.startsWith(one))) return true
  return sameAs(one).some(({ term }) => term === other)
}

function isOfValues(gap: Gap): boolean {
  return gap.every((words) => words.some((word) => VALUE.test(word) || KIND_OF.has(word)))
}

/** Words and numbers, and Chinese by the character; without those that only join. */
const wordsOf: (text: string) => readonly string[] = remembering((text) => {
  const words: readonly string[] =
    namedByKind(simplified(text))
      .replace(SPEECH, ' ')
      .replace(WHERE, ' ')
      .replace(CHANGED, ' ')
      .replace(CJK_FILLER, ' ')
      .toLowerCase()
      .match(WORD) ?? []
  return words.length > MOST_WORDS ? [] : words.filter((word) => !JOINS.has(word))
})

/** That it is otherwise now is no other thing. */
const CHANGED = /改[成用为為]?|[换換][成用]?|[变變]成?/g
const WHERE = /^(?:for|in) (?:this|our|the) (?:project|repo(?:sitory)?|codebase),? /i
const WORD = /[a-z][\w./-]*[\w/]|[a-z]|\d[\d.,:]*|['‘`"“][^'’`"”\s]{1,24}['’`"”]|[\u3400-\u9fff]/g
const VALUE =
  /^\d|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^['‘`"“]|^(?:one|two|three|four|five|six|seven|eight|nine|ten|no)$|^[一二两三四五六七八九十百千]$/
const JOINS: ReadonlySet<string> = new Set(
  'we use uses using upgraded bumped live lives kept stored sits go goes put belong belongs stays tracked the a an our my your this that is are was were be to of and please always now also must should will has have had'
    .split(' ')
    .concat([...'的了是都也请现在要吧呢啊呀']),
)
const LEAST_ALIKE = 0.4
const LONGEST_GAP = 4
const MOST_WORDS = 40
const SHORTEST_FORM = 3
