import { remembering } from '../../../../base/remember.ts'
import { simplified } from '../../../../base/text/scripts.ts'
import { sameAs } from '../../../search/synonyms.ts'
import { bigrams, cjkRuns } from '../../../search/terms.ts'
import { quantitiesIn, withoutUnits } from './measures.ts'

/** What a sentence is about: its words without those of asking, demanding and joining, each by its stem. */
export const subjectsOf: (text: string) => ReadonlySet<string> = remembering((text) => new Set(wordsIn(text).map(stem)))

/** How much two sentences are about the same, also in other words or the other language for it. */
export function sharedBy(one: string, other: string): { shared: number; likeness: number } {
  const own = subjectsOf(one)
  const size = Math.max(1, Math.min(own.size, subjectsOf(other).size))
  const shared = sharedWords(one, other).size
  return { shared, likeness: Math.min(1, shared / size) }
}

/** Those of one sentence's words that the other says too. */
export function sharedWords(one: string, other: string): Set<string> {
  const theirs = formsIn(other)
  const says = (word: string) => theirs.has(stem(word)) || sameAs(word).some(({ term }) => theirs.has(stem(term)))
  return new Set(wordsIn(one).filter(says).map(stem))
}

/** Its words and the parts of those that are put together. */
const formsIn: (text: string) => ReadonlySet<string> = remembering(
  (text) => new Set(wordsIn(text).flatMap((word) => [stem(word), ...word.split('-').map(stem)])),
)

/** A new rule is held against all that there are, and each of them against every new one. */
const wordsIn: (text: string) => readonly string[] = remembering((text) => {
  const plainText = withoutUnits(simplified(text))
  const words: readonly string[] =
    plainText
      .replace(SPEECH, ' ')
      .replace(/\btim(?:es?|ed|ing) out\b/gi, 'timeout')
      .toLowerCase()
      .match(/[a-z][a-z-]{2,}|\b(?:ci|cd|dbs?|ui|prs?|qa|ids?)\b/g) ?? []
  return [
    ...words.filter((word) => !FILLER.has(word) && !FILLER_STEMS.has(stem(word))),
    ...cjkRuns(plainText.replace(CJK_FILLER, ' ')).flatMap(bigrams),
  ]
})

export const valuesIn: (text: string) => readonly string[] = remembering(
  (text) => text.replace(/"([^"\s]{1,24})"|“([^”\s]{1,24})”/g, "'$1$2'").match(VALUE) ?? [],
)

export function saysValue(text: string, value: string): boolean {
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  if (at === -1) return false
  const beside = `${text[at - 1] ?? ' '}${text[at + value.length] ?? ' '}`
  return (
    !/[A-Za-z0-9]/.test(/^[A-Za-z0-9]/.test(value) ? (beside[0] ?? '') : '') &&
    !/^[A-Za-z0-9]$/.test(/[A-Za-z0-9]$/.test(value) ? (beside[1] ?? '') : '')
  )
}

/** How functions begin says nothing of how methods end. Where only one of two names a thing, it may be the same. */
export function ofAnotherThing(one: string, other: string): boolean {
  return (
    isApart(thingsIn(one), thingsIn(other)) ||
    isApart(deedsIn(one), deedsIn(other)) ||
    isApart(quantitiesIn(one), quantitiesIn(other))
  )
}

/** Both say how the same thing is to begin, or end; and neither says that it is of another sort ("test functions"). */
export function ofTheSameThing(one: string, other: string): boolean {
  const isSame = (own: readonly string[], theirs: readonly string[]) =>
    own.length > 0 && theirs.length > 0 && new Set([...own, ...theirs]).size === 1
  if (!isSame(thingsIn(one), thingsIn(other)) || !isSame(deedsIn(one), deedsIn(other))) return false
  const own = sortsIn(one)
  const theirs = sortsIn(other)
  return own.size === 0 || theirs.size === 0 || [...own].some((word) => theirs.has(word))
}

/** What is left to tell sorts of a thing apart. */
function sortsIn(text: string): ReadonlySet<string> {
  return subjectsOf(text.toLowerCase().replace(THING_WORDS, ' ').replace(DEED_WORDS, ' '))
}

function isApart(own: readonly string[], theirs: readonly string[]): boolean {
  return own.length > 0 && theirs.length > 0 && !own.some((word) => theirs.includes(word))
}

export function thingIn(text: string): string {
  return thingsIn(text)[0] ?? ''
}

export function deedIn(text: string): string {
  return deedsIn(text)[0] ?? ''
}

const thingsIn: (text: string) => readonly string[] = remembering(
  (text) =>
    text
      .toLowerCase()
      .replace(/function arguments?/g, 'argument')
      .match(THINGS) ?? [],
)

const deedsIn: (text: string) => readonly string[] = remembering((text) => {
  const found: readonly string[] = text.toLowerCase().replace(SPEECH, ' ').match(DEEDS) ?? []
  return found.map((word) => SAME_DEED[word] ?? word)
})

export function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

function stem(word: string): string {
  if (word.length < 4) return SHORT_MANY.test(word) ? word.slice(0, -1) : word
  const bare = word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  // "Logging" and "log", "committing" and "commit" are one.
  return bare.length > 4
    ? bare.replace(/(?:ing|e|ed)$/, '').replace(/(?<=[aeiou])([bgkmnprt])\1$/, '$1')
    : bare.replace(/e$/, '')
}

const SHORT_MANY = /^(?:pr|id|db)s$/
const THINGS = /\b(?:argument|function|method|variable|class|attribute|constant|parameter|file|branch|table|column)/g
const DEEDS = /\b(?:start|begin|end(?! up)|prefix|suffix|includ|contain|import|append|decorator)/g
const THING_WORDS = new RegExp(`${THINGS.source}\\w*`, 'g')
const DEED_WORDS = new RegExp(
  `${DEEDS.source}\\w*|\\b(?:project|team|codebase|consistency|them|their|letter|character)\\b`,
  'g',
)
const SAME_DEED: Readonly<Record<string, string>> = {
  begin: 'start',
  prefix: 'start',
  suffix: 'end',
  append: 'end',
  contain: 'includ',
}
const VALUE =
  /\d+(?:[.:]\d+)*|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:[周週]|星期|[礼禮]拜)[一二三四五六日天]|['‘`][^'’`\s]{1,24}['’`]/g
/** How people begin to lay something down, and nothing of what. */
export const SPEECH =
  /\b(?:from now on|going forward|moving on|for consistency|(?:(?:small|quick|short) )?(?:update|correction|heads[- ]up|fyi)(?=[:,])|i(?:'d| would)? (?:want|like|need|expect|ask)|we(?:'d| would)? (?:want|like|need)|you to|make sure|even if you[^,.]*|(?:start|begin|stop|keep|remember|continue)(?= (?:to )?(?:\w+ing|using)\b)|remember to|please|always|never|ensure|as a (?:prefix|suffix)|(?:naming|coding|code) (?:conventions?|standards?|practices?|style)|when (?:naming|writing|declaring|creating|defining))\b/gi
export const CJK_FILLER =
  /以[后後]|之[后後]|[现現]在|已[经經]|[别別]再|不用|不要|不是|都|的|了|是|在|要|有|我[们們]?|你|[这這]|那|也|就|可以|一律|一直|老是|[总總]是|每次|统一|統一|用|[请請]/g
const FILLER: ReadonlySet<string> = new Set(
  'the and for are our you your use using used this that these those with from into not now new always never every all any can may must should please have has its was were been but who what when where only just more than then here there them they their will would could own also get got one out off too look why does about over last week day days earlier after before each thing things like goes live want need code coding string follow specific update name names naming standard convention conventions standards start starting end ending include including'.split(
    ' ',
  ),
)
const FILLER_STEMS: ReadonlySet<string> = new Set([...FILLER].map(stem))
