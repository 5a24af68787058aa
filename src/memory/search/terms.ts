import * as cold from '../../base/cold.ts'

/** How text becomes what the index holds and what a query asks for: the same rules on both sides. */

export interface IndexText {
  /** As written: the word index folds case and endings itself. */
  readonly content: string
  /** Parts of identifiers, of the URI and of file names. */
  readonly extra: string
  /** Pairs of neighbouring Chinese, Japanese and Korean characters. */
  readonly grams: string
  /** Identifiers, paths and unbroken CJK text: what is searched for by a piece of it. */
  readonly pieces: string
}

export function indexText(parts: {
  uri: string
  content: string
  disclosure: string
  links: readonly string[]
}): IndexText {
  // What the record of a session is called, a folder and a number, says nothing of it: who asks about logs asks about none.
  const named = [parts.uri.replace(/^(?:task:\/\/session_log\/.*|[a-z]+:\/\/)/, ''), ...parts.links]
  const whole = `${parts.content}\n${parts.disclosure}`
  const identifiers = identifiersIn(whole)
  return {
    content: whole,
    extra: [...new Set([...named.flatMap(splitName), ...identifiers.flatMap(splitName)])].join(' '),
    grams: cjkRuns(`${whole}\n${named.join('\n')}`)
      .flatMap(bigrams)
      .join(' '),
    pieces: [...new Set([...named, ...identifiers, ...cjkRuns(whole)])].join('\n').toLowerCase(),
  }
}

export interface QueryTerms {
  /** Words and pairs of characters, for the word index. */
  readonly words: readonly string[]
  /** For the index of pieces: at least three characters each. */
  readonly pieces: readonly string[]
}

export function queryTerms(query: string): QueryTerms {
  const pieces = [...identifiersIn(query), ...cjkRuns(query)].filter((piece) => [...piece].length >= 3)
  return { words: queryWords(query), pieces: [...new Set(pieces.map((piece) => piece.toLowerCase()))] }
}

/** The words of a query alone. */
export function queryWords(query: string): string[] {
  const words = latinWords(query)
  const telling = cold.filter(words, (word) => !isStopWord(word))
  const grams = hasChinese(query) ? pairsIn(query) : []
  return [...new Set([...(telling.length > 0 || grams.length > 0 ? telling : words), ...grams])]
}

function pairsIn(query: string): string[] {
  return cjkRuns(query)
    .flatMap((run) => run.split(CJK_STOP))
    .flatMap(bigrams)
}

/** Of many words the longest: they are the rarest, as a rule, and each one costs a look-up. */
export function telling(words: readonly string[], most: number): readonly string[] {
  if (words.length <= most) return words
  return [...words].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, most)
}

/** A pair of Chinese characters says as much as a long word. */
function weightOf(word: string): number {
  return word > '\u2e7f' ? 7 : word.length
}

/** `parseConfigFile`, `parse_config-file` and `src/parse/configFile.ts` all have the words parse, config, file. */
export function splitName(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
  return cold.filterMap(words, (word) => (word.length > 1 ? word.toLowerCase() : undefined))
}

/** Names that are more than a plain word: with an underscore, a dot, a slash, a dash inside, or a capital in the middle. */
function identifiersIn(text: string): string[] {
  return (text.match(NAME) ?? []).filter((name) => NAME_SIGN.test(name)).slice(0, MOST_NAMES)
}

/** Latin words of a query, names taken apart, each once. */
function latinWords(text: string): string[] {
  const found = new Set<string>()
  for (const token of text.match(NAME) ?? []) {
    // A name is asked for whole as well: as a word, or as its parts in a row.
    if (!PLAIN.test(token)) for (const part of splitName(token)) found.add(part)
    const plain = token.toLowerCase().replace(/[^a-z0-9]+$/, '')
    if (plain.length > 1) found.add(plain)
  }
  return [...found]
}

/**
 * How much each word of a query counts that stands in it only as part of a name, or is a whole one: `ecommerce-api` is one thing, asked
 * for once, however many ways there are to find it.
 */
export function sharesInNames(query: string): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  const alone = new Set<string>()
  for (const token of query.match(NAME) ?? []) {
    const plain = token.toLowerCase().replace(/[^a-z0-9]+$/, '')
    const parts = PLAIN.test(token) ? [] : splitName(token)
    if (parts.length < 2) {
      alone.add(plain)
      continue
    }
    for (const part of parts) shares.set(part, Math.max(shares.get(part) ?? 0, 1 / parts.length))
    shares.set(plain, WHOLE_NAME)
  }
  for (const word of alone) {
    shares.delete(word)
    if (ASKS.includes(` ${word} `)) shares.set(word, ASKED)
  }
  for (const [, measure = ''] of query.toLowerCase().matchAll(HOW)) shares.set(measure, ASKED)
  return shares
}

export function cjkRuns(text: string): string[] {
  return text.match(CJK_RUN) ?? []
}

/** Says nothing about what is sought. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.includes(` ${word} `)
}

export function hasChinese(text: string): boolean {
  return CJK.test(text)
}

/** A run of one character stands for itself. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

const NAME = /[A-Za-z0-9_$][A-Za-z0-9_$./@-]*/g
const PLAIN = /^[A-Z]?[a-z]+$/
const NAME_SIGN = /[A-Za-z0-9][_./@-][A-Za-z0-9]|[a-z0-9][A-Z]|^[_$]/
const CJK = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/
const CJK_RUN = new RegExp(`${CJK.source}+`, 'g')
/** Particles and question words: pairs with them say nothing about what is sought. */
const CJK_STOP =
  /怎麼樣|怎么样|為什麼|为什么|多少|多久|多長時間|多长时间|何時|何时|必須|必须|能不能|還是|还是|該|该|誰|谁|怎麼|怎么|如何|什麼|什么|哪些|哪裡|哪里|哪個|哪个|是不是|可以|應該|应该|需要|請問|请问|的|了|嗎|吗|呢|吧|把|被|在|是|和|與|与|或|要|有|我|你|們|们|這|这|那/
/** Words of the asking rather than of what is asked for: rare in what was written down, and so they would seem to tell much. */
const ASKS =
  ' someone anyone somebody developer developers person remind remember recall tell said say says told mention mentioned discuss discussed talk talked conversation earlier previously recently current currently status complete prefer preferred prefers preference preferences project projects purpose kind type types sort way ways thing things reason happened happen exactly actually still ever far various different does during both each one first last time times '
const HOW = /\bhow (old|long|many|much|often|far|big|large|tall|early|late)\b/g
const ASKED = 0.5
/** What a name counts besides its parts when it is found whole. */
const WHOLE_NAME = 0.1
const MOST_NAMES = 400
/** As one text: a set of them would be made anew by every process that has a prompt to look at. */
const STOP_WORDS =
  ' a an and are as at be been but by can could did do does doing done during for from get had has have he how i if in into is it its just let lets like me my need no not now of on or our out over please should so some than that the their them then there these they this those to up us use used using was we were what when where which who why will with would you your about after all also any because before being between both each few more most other same such too very want '
