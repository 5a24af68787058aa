import { clipSentences } from '../../../../base/text/sentences.ts'

/**
 * What the options say that a reply only names: "A.", "option 2", "1+2". Looked for in the message that offered them; '' where the reply
 * names none, or the message has no such points.
 */
export function chosenOption(reply: string, offered: string): string {
  const labels = labelsIn(reply)
  if (labels.length === 0 || offered === '') return ''
  const points = pointsOf(offered)
  const texts = labels.map((label) => points.get(label) ?? '')
  return texts.includes('') ? '' : clipSentences(texts.join('; '), LONGEST)
}

/**
 * The option that a reply meant which names none ("let's keep it simple"), by the words with which the agent went on: '' where they
 * speak of none of those offered, or of two alike.
 */
export function takenOption(goesOn: string, offered: string): string {
  const said = tellingWords(goesOn)
  const ranked = [...pointsOf(offered).values()]
    .map((text) => ({ text, shared: sharedWith(said, text.split(':', 1)[0] ?? '') }))
    .sort((a, b) => b.shared - a.shared)
  const [best, next] = ranked
  if (best === undefined || next === undefined || best.shared < LEAST_SHARED || best.shared === next.shared) return ''
  return clipSentences(best.text, LONGEST)
}

function sharedWith(said: ReadonlySet<string>, text: string): number {
  let shared = 0
  for (const word of tellingWords(text)) if (said.has(word)) shared++
  return shared
}

function tellingWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z][\w-]{3,}|[\u3400-\u9fff]{2}/g) ?? [])
}

function labelsIn(reply: string): string[] {
  const list = /^\W*(\d(?:\s*(?:[+,&]|and|und|和)\s*\d)+)\b/.exec(reply)?.[1]
  if (list !== undefined) return list.match(/\d/g) ?? []
  for (const pattern of NAMES) {
    const label = pattern.exec(reply)?.[1]
    if (label !== undefined) return [label.toUpperCase()]
  }
  return []
}

/** The first point under each label: a later list with the same letters is about something else. */
function pointsOf(text: string): ReadonlyMap<string, string> {
  const points = new Map<string, string>()
  for (const match of text.matchAll(POINT)) {
    const [, label = '', words = ''] = match
    const plain = words
      .replace(/\*\*|`{3}|\s*\(recommended\)/gi, '')
      .split(/\s*\|\s*/, 2)
      .filter((cell) => cell !== '')
      .join(': ')
      .replace(/^[\s:—–-]+/, '')
      .trim()
    if (plain.length >= SHORTEST && !/[?？]$/.test(plain)) points.set(label.toUpperCase(), plain)
  }
  return points
}

const NAMES: readonly RegExp[] = [
  /^\W*([A-H])(?:[).:,]|\s+(?:is|sounds|seems|looks|please|for)\b|\W*$)/i,
  /^\W*(\d)(?:[).:,]|\s+(?:is|sounds|seems|looks|please)\b|\W*$)/,
  /\b(?:option|approach|variant|go with|went with|going with|prefer|choose|take|think|do) ([A-H]|\d)\b(?!\s*(?:of|more|times|minutes|hours|days|files|tests))/i,
  /\b([A-H]) (?:seems|sounds|looks|is|would be) (?:like )?(?:an? |the )?(?:good|fine|best|better|great|right)\b/,
  /(?:方案|選項|选项|選|选|用|第)\s*([A-Ha-h]|\d)(?![\d.])/,
]
const POINT =
  /^[\s>|]*(?:[-*•]\s+|#{1,6}\s+)?\**(?:(?:option|approach|variant|方案|選項|选项)\s*)?([A-Ha-h]|\d)\s*[.):：—–-]+\**\s*(\S[^\n]*)/gim
const SHORTEST = 4
const LONGEST = 170
const LEAST_SHARED = 2
