import { remembering } from '../../remember.ts'
import { commonlyWritten } from './common-characters.ts'
import { shapesOf } from './shape.ts'
import { WORDS } from './words.ts'

/** What the words of a sentence, its first ones and its shape add to the odds that it is meant for good, each once. */
export const oddsOfWords: (text: string) => number = remembering((text) => {
  let hundredths = 0
  for (const word of weighedWords(text)) hundredths += weightOf(word)
  return hundredths / 100
})

/**
 * The words of a sentence, and the characters and pairs of them of a Chinese one; `^` before what stands first, `^^` before what stands
 * second, `$` behind what stands last; in angle brackets what it is made of, and how long it is.
 */
export function weighedWords(text: string): ReadonlySet<string> {
  const low = text.toLowerCase().replace(CODE, ' <code> ').replace(URL, ' <url> ').replace(HERE, ' <here> ')
  const seen = new Set<string>()
  let isChinese = false
  let count = 0
  for (const [word] of low.matchAll(WORD)) {
    const first = word.charCodeAt(0)
    if (first >= 0x3400 && first <= 0x9fff) {
      isChinese = true
      addPairs(seen, word)
      continue
    }
    const plain = first >= 0x30 && first <= 0x39 ? '<num>' : word
    seen.add(plain)
    if (++count === 1) seen.add(`^${plain}`)
    else if (count === 2) seen.add(`^^${plain}`)
  }
  if (isChinese) addEnds(seen, low)
  addShape(seen, text, isChinese ? '<z-' : '<')
  for (const shape of shapesOf(text)) seen.add(SHAPE_MARK + shape)
  seen.add(isChinese ? `<z-long-${longAs(text.length, 6)}>` : `<long-${longAs(count, 3)}>`)
  return seen
}

/** Chinese is not written in words: each character and each pair of them. */
function addPairs(seen: Set<string>, run: string): void {
  let before = ''
  for (const one of run) {
    const character = commonlyWritten(one)
    seen.add(character)
    if (before !== '') seen.add(before + character)
    before = character
  }
}

function addEnds(seen: Set<string>, low: string): void {
  let end = low.length
  while (end > 0 && STOPS.includes(low[end - 1] ?? '')) end--
  const [first = '', second = ''] = low
  seen.add(`^${commonlyWritten(first)}`)
  seen.add(`^${commonlyWritten(first)}${commonlyWritten(second)}`)
  const last = commonlyWritten(low[end - 1] ?? '')
  seen.add(`${last}$`)
  seen.add(`${commonlyWritten(low[end - 2] ?? '')}${last}$`)
}

/** By hand, as an expression for each would take longer to make ready than this takes. */
function addShape(seen: Set<string>, text: string, open: string): void {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const name = SHAPES[text[at] ?? '']
    if (name !== undefined) seen.add(`${open}${name}>`)
    else if (code >= 0x30 && code <= 0x39) seen.add(`${open}digit>`)
    else if (isCapital(code)) {
      if (at === 0) seen.add(`${open}capital>`)
      else if (isCapital(before)) seen.add(`${open}capitals>`)
      else if (before >= 0x61 && before <= 0x7a) seen.add(`${open}camel>`)
    }
    before = code
  }
  if (text.endsWith('.')) seen.add(`${open}ended>`)
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

function longAs(count: number, step: number): number {
  const steps = Math.floor(count / step)
  return steps < MOST_STEPS ? steps : MOST_STEPS
}

/** Looked up in the text of the table: to make a map of it would take longer than a sentence does. */
const weightOf = remembering((word): number => {
  const part = WORDS[partOf(word, WORDS.length)] ?? ''
  const at = part.indexOf(` ${word}:`)
  return at === -1 ? 0 : Number.parseInt(part.slice(at + word.length + 2, at + word.length + 7), 10)
})

/** Which part of the table a word stands in. */
export function partOf(word: string, parts: number): number {
  let sum = 0
  for (let at = 0; at < word.length; at++) sum = (sum * 31 + word.charCodeAt(at)) % 65521
  return sum % parts
}

/** How a sentence is built, beside its words. */
export const SHAPE_MARK = '~'
const SHAPES: Readonly<Record<string, string>> = {
  '/': 'slash',
  _: 'underscore',
  '!': 'loud',
  '！': 'loud',
  ',': 'comma',
  '，': 'comma',
  ':': 'colon',
  '：': 'colon',
}
const STOPS = ' 。！!.，,'
const MOST_STEPS = 8
const CODE = /`[^`]*`/g
/** All of it, and not the one thing at hand. */
const HERE =
  /\b(?:this|our|the whole|the entire) (?:repo(?:sitory)?|project|code ?base|monorepo|team|company|app|product|service|package|library|lib)\b|[这這本][个個]?\s?(?:[项項]目|[专專]案|[仓倉][库庫]|repo|工程|代[码碼][库庫])/g
const URL = /https?:\/\/\S+/g
const WORD = /<\w+>|[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)*|[\u3400-\u9fff]+|[\w./-]+/g
