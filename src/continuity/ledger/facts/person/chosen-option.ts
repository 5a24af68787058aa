import { clipSentences } from '../../../../base/text/sentences.ts'

/**
 * What the options say that a reply only names: "A.", "option 2", "1+2". Looked for in the message that offered them; '' where the reply
 * names none, or the message has no such points.
 */
export function chosenOption(reply: string, offered: string): string {
  if (offered === '') return ''
  const points = pointsOf(offered)
  const placed = placedIn(reply, points, offered)
  if (placed.length > 0) return clipSentences(placed.join('; '), LONGEST)
  const labels = labelsIn(reply)
  if (labels.length === 0) return RECOMMENDED.test(reply) ? recommendedIn(offered, points) : ''
  const texts = labels.map((label) => points.get(label) ?? '')
  return texts.includes('') ? '' : clipSentences(texts.join('; '), LONGEST)
}

/** All that a message offers to choose from, in its order. */
export function offeredIn(message: string): readonly string[] {
  return [...pointsOf(message).values()]
}

/** "Go with your recommendation": the point that is marked as such, or that the agent says it would take. */
function recommendedIn(offered: string, points: ReadonlyMap<string, string>): string {
  const marked =
    /^[\s>|]*(?:[-*•]\s+|#{1,6}\s+)?\**(?:(?:option|approach|方案|選項|选项)\s*)?([A-Ha-h]|\d)\b[^\n]*\((?:recommended|推荐|推薦)\)/im
  const label =
    marked.exec(offered)?.[1] ??
    RECOMMENDS.exec(offered)
      ?.slice(1)
      .find((found) => found !== undefined)
  return clipSentences(points.get(label?.toUpperCase() ?? '') ?? '', LONGEST)
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

/** "The second one", "the last", "all of them", 都要: by where they stand. */
function placedIn(reply: string, points: ReadonlyMap<string, string>, offered: string): readonly string[] {
  if (points.size < 2) return []
  if (ALL.test(reply)) return [...points.values()]
  const marked = [...new Set([...offered.matchAll(POINT)].map(([, label = '']) => label.toUpperCase()))]
  const labels = marked.length > 0 ? marked : [...points.keys()]
  const named = placedWords(reply).match(ORDINAL) ?? []
  const texts = named.map((word) => {
    const label = LAST.test(word) ? labels.at(-1) : labels[ORDINALS.findIndex((words) => words.includes(word))]
    return points.get(label ?? '') ?? ''
  })
  return texts.includes('') ? [] : texts
}

function placedWords(reply: string): string {
  const [, words, han] = PLACED.exec(reply) ?? []
  return (words ?? han ?? '').toLowerCase().replace(/(最[后後])一/g, '$1')
}

function labelsIn(reply: string): string[] {
  const list =
    /^\W*(?:both |first |先)?(\d(?:\s*(?:[+,&、，]?\s*(?:and then|and|then|und|和|跟|再|然[后後])|[+,&、，])\s*\d)+)(?!\d)/i.exec(
      reply,
    )?.[1]
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
  return points.size > 0 ? points : bulletsOf(text)
}

/** Points without numbers, where the message has one list and ends by asking about it: by where they stand. */
function bulletsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.trim().split('\n')
  const isBullet = (line: string) => /^\s*[-*•]\s+\S/.test(line)
  const first = lines.findIndex(isBullet)
  const last = lines.findLastIndex(isBullet)
  const list = first === -1 ? [] : lines.slice(first, last + 1).filter((line) => line.trim() !== '')
  if (list.length < 2 || list.length > MOST_BULLETS || !list.every(isBullet) || !/[?？]$/.test(lines.at(-1) ?? ''))
    return new Map()
  return new Map(list.map((line, at) => [String(at + 1), line.replace(/^\s*[-*•]\s+|\*\*/g, '').trim()]))
}

const NAMES: readonly RegExp[] = [
  /^\W*([A-H])(?:[).:,]|\s+(?:is|sounds|seems|looks|please|for)\b|\W*$)/i,
  /^\W*(\d)(?:[).:,，。、]|\s+(?:is|sounds|seems|looks|please)\b|\W*$)/,
  /\b(?:option|number|approach|variant|go with|went with|going with|prefer|choose|take|think|do) ([A-H]|\d)\b(?!\s*(?:of|more|times|minutes|hours|days|files|tests))/i,
  /\b([A-H]) (?:seems|sounds|looks|is|would be) (?:like )?(?:an? |the )?(?:good|fine|best|better|great|right)\b/,
  /(?:方案|選項|选项|選|选|用|第)\s*([A-Ha-h]|\d)(?![\d.])/,
]
const POINT =
  /^[\s>|]*(?:[-*•]\s+|#{1,6}\s+)?\**(?:(?:option|approach|variant|方案|選項|选项)\s*)?([A-Ha-h]|\d)\s*[.):：—–-]+\**\s*(\S[^\n]*)/gim
const ALL =
  /^(?:(?:yes|ok(?:ay)?|let['’]?s do|do|take|i want|please)[,.]? )*(?:all(?: of (?:them|these|it))?|both(?: of them)?|all (?:three|four|five))(?:,? please)?[.!]?$|^(?:[两兩三四]个?個?)?(?:全部都|全都|全部|都)(?:要|做|来|來|可以|改)?[吧。！]?$/i
const PLACED = new RegExp(
  [
    "^(?:(?:ok(?:ay)?|yes|i(?:['’]d)?(?: would)? (?:prefer|take|like|want|choose|go with)|let['’]?s (?:do|take|go with|use)|go with|do|take|use|try|please)[,.]? )*",
    String.raw`((?:the )?(?:first|second|third|fourth|fifth|last)(?:(?:,| and|, and| \+) (?:the )?(?:first|second|third|fourth|fifth|last))*(?: (?:ones?|options?|approach|way|variant))?)`,
    String.raw`(?=[.!]?$|,? (?:please|but)\b| (?:is|sounds|looks|seems) (?:good|fine|best|better|great|right|ok))`,
    '|^(?:就|那就?|我?(?:要|选|選|用))?((?:第?(?:[一二三四五]|最[后後]一?)(?:[个個种種项項条條]|方案)?)(?:[、和跟](?:第?(?:[一二三四五]|最[后後]一?)(?:[个個种種项項条條]|方案)?))*)(?:吧|好了)?(?=$|[，。！,.])',
  ].join(''),
  'i',
)
const ORDINAL = /first|second|third|fourth|fifth|last|最[后後]|[一二三四五]/g
const LAST = /^(?:last|最)/
const ORDINALS: readonly (readonly string[])[] = [
  ['first', '一'],
  ['second', '二'],
  ['third', '三'],
  ['fourth', '四'],
  ['fifth', '五'],
]
const RECOMMENDED =
  /^(?:(?:ok(?:ay)?|yes|sure|then|let['’]?s)[,.]? )*(?:(?:go|do|take|use) (?:with )?)?(?:your|the) (?:recommend(?:ation|ed(?: (?:one|option|way|approach))?)|suggest(?:ion|ed (?:one|option|way)))|^(?:what|whatever|as) you (?:recommend|suggest)|^(?:就)?(?:按|照|用)?你(?:的)?(?:推[荐薦]|建[议議])/i
const RECOMMENDS =
  /\b(?:recommend(?:ation)?|suggest|prefer|would (?:take|go with|do|use)|['’]d (?:take|go with|do|use))\b(?: is)?:? (?:\*\*)?(?:option |approach |variant |number )?([A-H]|\d)\b|(?:推[荐薦]|建[议議])(?:用|[选選])?(?:方案|選項|选项|第)?\s*([A-H]|\d)/
const MOST_BULLETS = 6
const SHORTEST = 4
const LONGEST = 170
const LEAST_SHARED = 2
