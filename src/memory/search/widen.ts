import { simplified, spellings } from '../../base/text/scripts.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { everydayFor } from './everyday/everyday.ts'
import type { Other, Widening } from './look-up.ts'
import { likelyMeant } from './spelling.ts'
import { sameAs } from './synonyms.ts'
import { bigrams, cjkRuns, isStopWord, queryTerms } from './terms.ts'

/** All that a person's or an agent's search may mean besides the very words: for commands and tools, not for hooks. */
export function wideningFor(sql: ReadSql): Widening {
  let left = MOST_GUESSED
  return {
    ...eitherScript,
    others: (query) => othersIn(sql, query),
    likely: (word) => (left-- > 0 ? likely(sql, word) : []),
  }
}

/** For a command: either writing is found by the other. */
export const eitherScript: Widening = { spellings, plain: simplified }

/** Other words for what a query asks, under each of the query's own words that they can stand for. */
function othersIn(sql: ReadSql, query: string): ReadonlyMap<string, readonly Other[]> {
  const found = new Map<string, Other[]>()
  const give = (words: readonly string[], other: Other) => {
    for (const word of words) found.set(word, [...(found.get(word) ?? []), other])
  }
  const tokens = query.toLowerCase().match(/[a-z0-9]+/g) ?? []
  for (const [at, token] of tokens.entries()) {
    for (const length of [1, 2, 3]) {
      const words = tokens.slice(at, at + length)
      if (words.length === length)
        for (const same of sameAs(words.join('_'))) give(words, other(same.term, same.foreign))
    }
    if (tokens.length > MOST_TYPED) continue
    const next = tokens[at + 1]
    if (next && isWord(token) && isWord(next)) give([token, next], latin(token + next, ONE_OR_TWO_WORDS))
    if (isWord(token)) for (const variant of [...twoWords(token), ...british(token)]) give([token], variant)
    for (const { term, counts } of everydayFor(token)) give([token], latin(term.replaceAll('_', ' '), counts))
  }
  for (const run of cjkRuns(query)) {
    for (const { term, at } of chineseTerms(run)) {
      const own = bigrams([...run].slice(at, at + [...term].length).join(''))
      for (const same of sameAs(term)) give(own, other(same.term, same.foreign))
    }
  }
  const { words } = queryTerms(query)
  const alone = words.length > MOST_TYPED ? [] : words.filter((word) => word > '\u2e7f' && word.length === 1)
  for (const character of alone.slice(0, MOST_ALONE)) give([character], pairsWith(sql, character))
  return found
}

const isWord = (token: string) => /^[a-z]{2,}$/.test(token)
/** A text of more words than this was pasted; its words are as somebody wrote them. */
const MOST_TYPED = 16
/** Each one takes a look through the words of the index. */
const MOST_GUESSED = 8
const SAME = 0.8
const FOREIGN = 0.45
const ONE_OR_TWO_WORDS = 0.9
const ENDS_OF_VERBS: ReadonlySet<string> = new Set(['in', 'up', 'on', 'off', 'out', 'by', 'to'])

function other(term: string, foreign: boolean): Other {
  const counts = foreign ? FOREIGN : SAME
  return term < '\u2e7f' ? latin(term.replaceAll('_', ' '), counts) : chinese(term, counts)
}

const latin = (text: string, counts: number): Other => ({ text, match: quoted(text), counts })

function chinese(term: string, counts: number): Other {
  const pairs = bigrams(term).map((pair) => `(${spellings(pair).map(quoted).join(' OR ')})`)
  return { text: term, match: pairs.join(' AND '), counts }
}

const quoted = (text: string) => `"${text}"`

/** `timezone` is `time zone` to others, `login` is `log in`. */
function twoWords(word: string): Other[] {
  const found: Other[] = []
  for (let at = 3; at < word.length - 1; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail.length >= 3 || ENDS_OF_VERBS.has(tail)) found.push(latin(`${head} ${tail}`, ONE_OR_TWO_WORDS))
  }
  return found
}

/** The two spellings of English: `optimise` and `optimize`, `colour` and `color`. */
function british(word: string): Other[] {
  const changed = [
    word.replace(/is(e[drs]?|ing|ations?|ers)$/, 'iz$1'),
    word.replace(/iz(e[drs]?|ing|ations?|ers)$/, 'is$1'),
    word.replace(/our/, 'or'),
    word.replace(/([^o])or/, '$1our'),
    word.replace(/ys(e[drs]?|ing)$/, 'yz$1'),
    word.replace(/yz(e[drs]?|ing)$/, 'ys$1'),
  ]
  return word.length < 5
    ? []
    : [...new Set(changed)].filter((one) => one !== word).map((one) => latin(one, ONE_OR_TWO_WORDS))
}

/** The terms in a run of Chinese that have another word, the longest from each place on. */
function chineseTerms(run: string): { term: string; at: number }[] {
  const characters = [...simplified(run)]
  const found: { term: string; at: number }[] = []
  for (let at = 0; at < characters.length - 1; at++) {
    for (let length = Math.min(LONGEST_TERM, characters.length - at); length >= 2; length--) {
      const term = characters.slice(at, at + length).join('')
      if (sameAs(term).length === 0) continue
      found.push({ term, at })
      at += length - 2
      break
    }
  }
  return found
}

const LONGEST_TERM = 5

/** A word nobody has: the beginning of a longer one, or else a slip of the keys. */
function likely(sql: ReadSql, word: string): Other[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  const stem = word.replace(/(?:es|s)$/, '')
  const start: Other = { text: stem, match: `"${stem.length >= 4 ? stem : word}" *`, counts: 0.7 }
  const meant = likelyMeant(sql, word)
    .filter(({ term }) => !isStopWord(term))
    .map(({ term, cost }) => latin(term, cost <= 1.5 ? 0.75 : 0.5))
  return [start, ...meant]
}

/** The index holds pairs: a character alone is found by those that it begins or ends. */
function pairsWith(sql: ReadSql, character: string): Other {
  const forms = spellings(character)
  const ends = sql.all<{ term: string }>(
    `SELECT term FROM (SELECT term FROM memory_terms WHERE term >= '\u2e80' AND term < '\uffff' LIMIT ${MOST_PAIRS})
     WHERE substr(term, -1) IN (${forms.map(() => '?').join(', ')}) LIMIT 100`,
    ...forms,
  )
  const match = [...forms.map((form) => `"${form}" *`), ...ends.map(({ term }) => quoted(term))].join(' OR ')
  return { text: character, match, counts: SAME }
}

const MOST_ALONE = 3
const MOST_PAIRS = 60_000
