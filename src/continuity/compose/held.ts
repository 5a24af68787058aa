import { anchorName, anchorsOf } from '../../base/names.ts'
import { plainOf } from '../../base/text/text.ts'
import { typedSentences } from '../../base/typed/index.ts'

/** What a text holds, so that it need not be said again. */
export interface Held {
  /** Whether somebody's words stand there as they were said. */
  quotes(words: string): boolean
  /** Whether one line has all of somebody's own words, in whatever order. */
  saysAllOf(words: string): boolean
  /** Whether a message begins there as it was said. */
  begins(message: string): boolean
  /** Whether a message stands there, if only its beginning or most of its words. */
  recalls(message: string): boolean
  /** Whether some line tells, in its own words, of a short request: its verb, and what that is done to. */
  restates(request: string): boolean
  /** Whether all of these stand there. */
  names(names: readonly string[]): boolean
  /** Whether some place of the text says about the same. */
  says(line: string, share?: number): boolean
  /** Whether some place says it in other words: the same names, and most of the same stems. */
  paraphrases(line: string): boolean
}

export function heldBy(text: string): Held {
  const plain = plainOf(text)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const windows = lines.map((_, at) => topicWordsOf(lines.slice(at, at + 3).join('\n')))
  const single = lines.map(topicWordsOf)
  let stems: Set<string>[] | undefined
  const begins = (message: string) => {
    const own = plainOf(message.replace(/ …$/, ''))
    return plain.includes(own.length < BEGINNING * 2 ? own : own.slice(0, BEGINNING))
  }
  return {
    quotes: (words) => {
      const own = plainOf(words.replace(/ …$/, ''))
      if (own.length <= HEAD) return plain.includes(own)
      const [head, tail] = [own.slice(0, HEAD), own.slice(-TAIL)]
      for (let at = plain.indexOf(head); at !== -1; at = plain.indexOf(head, at + 1)) {
        const there = plain.slice(at, at + own.length + LEEWAY)
        if (there.includes(tail) && hasMostOf(there, own)) return true
      }
      return false
    },
    saysAllOf: (words) => {
      const own = ownWordsOf(words)
      return own.length > 0 && lines.some((line) => hasAll(line, own))
    },
    begins,
    recalls: (message) => {
      if (begins(message)) return true
      const words = [...topicWordsOf(message)]
      return words.length >= FEW_WORDS && single.some((line) => sharedBy(words, line) >= words.length * RECALLED)
    },
    restates: (request) => {
      const [verb = '', ...rest] = wordStems(request)
      if (verb === '' || rest.length > MOST_OF_REQUEST) return false
      // "Deploy the app" is told by "deploying"; "add" and "fix" say nothing without what.
      const least = rest.length <= 1 && !ANY_VERB.has(verb) ? 0 : Math.max(1, Math.ceil(rest.length * HALF))
      return lines.some((line) => {
        const told = new Set(wordStems(line))
        return told.has(verb) && sharedBy(rest, told) >= least
      })
    },
    names: (names) => names.every((name) => plain.includes(plainOf(name))),
    says: (line, share = SHARE) => {
      const own = [...topicWordsOf(line)]
      if (own.length === 0) return true
      const most = own.length * share
      return windows.some((window) => sharedBy(own, window) >= most)
    },
    paraphrases: (line) => {
      const own = [...stemsOf(topicWordsOf(line))]
      if (own.length < FEW_WORDS) return false
      if (![...anchorsOf(line)].every((anchor) => plain.includes(anchorName(anchor).toLowerCase()))) return false
      stems ??= windows.map(stemsOf)
      return stems.some((window) => sharedBy(own, window) >= own.length * PARAPHRASED)
    },
  }
}

/** Its words but the smallest, in their order, without endings; of a path its name. */
function wordStems(text: string): string[] {
  const words = (text.toLowerCase().match(/[a-z_][\w./-]*/g) ?? []).map((word) => word.replace(/[./-]+$/, ''))
  return words.filter((word) => !SMALLEST.has(word) && !POLITE.has(word)).map(bareStem)
}

/** "Adding", "added" and "adds" are "add". */
function bareStem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  const stem = word.length < 4 ? word : word.replace(/(?:ations?|ing|ions?|ed|es|s|e)$/, '')
  return (stem.length < 2 ? word : stem).replace(/([^aeiouls])\1$/, '$1').replace(/i$/, 'y')
}

/** Of two long bans that begin and end alike, each has to stand there itself. */
function hasMostOf(there: string, own: string): boolean {
  const words = ownWordsOf(own)
  const text = there.toLowerCase()
  return words.filter((word) => text.includes(word)).length >= words.length * NEARLY_ALL
}

function hasAll(line: string, own: readonly string[]): boolean {
  const said = new Set(ownWordsOf(line))
  return own.every((word) => said.has(word))
}

/** Every word and figure but the smallest words; Chinese by its pairs. */
function ownWordsOf(text: string): string[] {
  const words = (text.toLowerCase().match(/[a-z0-9_][\w./-]*/g) ?? [])
    .map((word) => word.replace(/[./-]+$/, ''))
    .filter((word) => !SMALLEST.has(word))
  const pairs = (text.match(/[\u3400-\u9fff]{2,}/g) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return [...new Set([...words, ...pairs])]
}

/** All sentences of what somebody said stand there, if not beside each other; of one that was cut, its pieces. */
export function quotesEach(text: string, said: string): boolean {
  const plain = plainOf(text)
  const pieces = typedSentences(said).flatMap((sentence) => sentence.split(/\s*…\s*/).filter((piece) => piece !== ''))
  return said.length >= SAYS_ITSELF && pieces.every((piece) => plain.includes(plainOf(piece)))
}

function sharedBy(words: readonly string[], window: ReadonlySet<string>): number {
  let there = 0
  for (const word of words) if (window.has(word)) there++
  return there
}

/** What a text is about: its names and longer words, and pairs of Chinese characters. */
export function topicWordsOf(text: string): Set<string> {
  const words = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z_][\w-]{3,}|\d{2,}[\w.]*|#\d+/g) ?? [])
    if (!COMMON.has(word)) words.add(word)
  for (const run of text.match(/[\u3400-\u9fff]{2,}/g) ?? []) {
    for (let at = 0; at < run.length - 1; at++) words.add(run.slice(at, at + 2))
  }
  return words
}

/** Words without their endings: "configured", "configurable" and "configures" are one. Names stay as they are. */
function stemsOf(words: ReadonlySet<string>): Set<string> {
  const stems = new Set<string>()
  for (const word of words) stems.add(/^[a-z]{5,}$/.test(word) ? word.replace(ENDING, '').slice(0, STEM) : word)
  return stems
}

const ENDING = /(?:ations?|ings?|ions?|ments?|ables?|ibles?|izes?|ises?|ized|ised|izing|ising|ers?|ed|es|s|ly|e)$/
const STEM = 8
const COMMON: ReadonlySet<string> = new Set(
  'that this with from have has been were will would should could when where which what then than them they there their here into onto only also just some such very more most less each other same does done make made need needs user agent said after before since because about over under again your yours'.split(
    ' ',
  ),
)
/** Its beginning and its end: what stands between them is there too. */
const HEAD = 60
const TAIL = 30
/** Marks and an … that a quotation may have more. */
const LEEWAY = 20
const NEARLY_ALL = 0.9
const SMALLEST: ReadonlySet<string> = new Set('a an the to of in on is are be and or it its s t'.split(' '))
const SHARE = 0.75
/** A shorter one may stand anywhere. */
const SAYS_ITSELF = 40
const BEGINNING = 28
const MOST_OF_REQUEST = 6
const HALF = 0.5
const ANY_VERB: ReadonlySet<string> = new Set(
  'add fix make change update write create remove implement use do set put get go try look check run'
    .split(' ')
    .map(bareStem),
)
const POLITE: ReadonlySet<string> = new Set(
  'please can could would you we i me my our your ok now then also so and but let lets us need want with for from at by this that these those'.split(
    ' ',
  ),
)
const FEW_WORDS = 4
const RECALLED = 0.7
const PARAPHRASED = 0.6
