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
  if (labels.length === 1 && isOfAnotherList(reply, texts[0] ?? '')) return ''
  return texts.includes('') ? '' : clipSentences(texts.join('; '), LONGEST)
}

/** "2. Strengthen the tests": it carries the text of a point, and that is not the one with this number here. */
function isOfAnotherList(reply: string, point: string): boolean {
  const [, words = '', han = ''] = OWN_TEXT.exec(reply) ?? []
  const own = tellingWords(words || han)
  return own.size >= LEAST_OWN && sharedWith(own, point) < own.size * HALF
}

/** All that a message offers to choose from, in its order. */
export function offeredIn(message: string): readonly string[] {
  return [...pointsOf(message).values()]
}

/** The same under their labels, one on each line: what a later "2 instead" speaks of. */
export function labelledIn(message: string): string {
  return clipSentences([...pointsOf(message)].map(([label, text]) => `${label}. ${text}`).join('\n'), LONGEST_OFFER)
}

/** The option that a message names by nearly all of its words. */
export function spelledOption(words: string, offered: string): string {
  const said = tellingWords(words)
  const spelled = offeredIn(offered).filter((text) => {
    const own = tellingWords(text.split(':', 1)[0] ?? '')
    return own.size >= LEAST_SHARED && sharedWith(said, text.split(':', 1)[0] ?? '') >= own.size * NEARLY_ALL
  })
  return spelled.length === 1 ? clipSentences(spelled[0] ?? '', LONGEST) : ''
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
function placedIn(reply: string, own: ReadonlyMap<string, string>, offered: string): readonly string[] {
  // Who names a place means what was offered, whether the message ends by asking about it or not.
  const points = own.size > 0 ? own : bulletsOf(offered, 'offered')
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
  const [placed = '', words, han] = PLACED.exec(reply) ?? []
  // "First, please …" and 第一，…；第二，… only begin to list.
  if (BEGINS.test(placed) && !/^[.!。！]?$/.test(reply.slice(placed.length).trim())) return ''
  return (words ?? han ?? '').toLowerCase().replace(/(最[后後])一/g, '$1')
}

function labelsIn(reply: string): string[] {
  const list =
    /^\W*(?:(?:yes|yeah|yep|yup|ok(?:ay)?|sure|please|好的?|[对對])[,.，。]? *)?(?:both |first |先)?(\d(?:\s*(?:[+,&、，]?\s*(?:and then|and|then|und|和|跟|再|然[后後])|[+,&、，])\s*\d)+)(?!\d)/i.exec(
      reply,
    )?.[1]
  if (list !== undefined) return list.match(/\d/g) ?? []
  for (const pattern of NAMES) {
    const named = pattern.exec(reply)
    if (named?.[1] !== undefined) return isChosen(reply, named) ? [named[1].toUpperCase()] : []
  }
  return []
}

/** "Take a look first", "not B", "is option B safe?", "option B is too slow": the letter is named, or only an article, and not chosen. */
function isChosen(reply: string, named: RegExpExecArray): boolean {
  const [whole, label = ''] = named
  const end = named.index + whole.lastIndexOf(label) + label.length
  const rest = reply.slice(end)
  if (label === 'a' && /^\s+\w/.test(rest)) return false
  if (DECLINED.test(reply.slice(0, end - label.length)) || FAULTED.test(rest)) return false
  const from = Math.max(
    0,
    ...[...reply.slice(0, end).matchAll(/[.!?。！？]\s*/g)].map((mark) => mark.index + mark[0].length),
  )
  return !/^[^.!。！]*[?？]/.test(rest) || ORDERS.test(reply.slice(from))
}

/**
 * The last point under each label: what is offered stands at the end, behind what was done. Where some are called options, only those: the
 * steps that follow them are numbered, too.
 */
export function pointsOf(text: string): ReadonlyMap<string, string> {
  const points = new Map<string, string>()
  const called = new Map<string, string>()
  for (const match of text.matchAll(POINT)) {
    const [, label = '', words = ''] = match
    const plain = words
      .replace(/\*\*|`{3}|\s*\(recommended\)/gi, '')
      .split(/\s*\|\s*/, 2)
      .filter((cell) => cell !== '')
      .join(': ')
      .replace(/^[\s:—–-]+/, '')
      .trim()
    if (plain.length < SHORTEST || /[?？]$/.test(plain)) continue
    const own = CALLED.test(match[0]) ? called : points
    own.set(label.toUpperCase(), plain)
  }
  if (called.size > 1) return called
  const all = new Map([...points, ...called])
  if (all.size > 0) return all
  const inline = inlinePoints(text)
  return inline.size > 1 ? inline : bulletsOf(text)
}

/** "… (1) skipped with a warning or (2) abort the whole file?": within one sentence, in the order of their labels. */
function inlinePoints(text: string): ReadonlyMap<string, string> {
  const points = new Map<string, string>()
  const line = text.trim().split('\n').at(-1) ?? ''
  if (!/[?？]/.test(line)) return points
  for (const [, label = '', words = ''] of line.matchAll(INLINE)) {
    const isNext =
      label.toUpperCase() === ('1234567'.includes(label) ? String(points.size + 1) : 'ABCDEFGH'[points.size])
    if (!isNext) return new Map()
    points.set(label.toUpperCase(), words.replace(/[\s,，;；、]+$/, ''))
  }
  return points
}

/** Points without numbers, where the message has one list and ends by asking about it: by where they stand. */
function bulletsOf(text: string, as: 'asked' | 'offered' = 'asked'): ReadonlyMap<string, string> {
  const lines = text.trim().split('\n')
  const isBullet = (line: string) => /^\s*[-*•]\s+\S/.test(line)
  const first = lines.findIndex(isBullet)
  const last = lines.findLastIndex(isBullet)
  const list = first === -1 ? [] : lines.slice(first, last + 1).filter((line) => line.trim() !== '')
  if (list.length < 2 || list.length > MOST_BULLETS || !list.every(isBullet)) return new Map()
  const above = lines.slice(0, first).findLast((line) => line.trim() !== '') ?? ''
  if (as === 'asked' ? !/[?？]$/.test(lines.at(-1) ?? '') : !ALTERNATIVES.test(above)) return new Map()
  return new Map(list.map((line, at) => [String(at + 1), line.replace(/^\s*[-*•]\s+|\*\*/g, '').trim()]))
}

const NAMES: readonly RegExp[] = [
  /^[^\w\p{L}]*([A-H])(?:[).:,]|\s+(?:is|sounds|seems|looks|please|for)\b|[^\w\p{L}]*$)/iu,
  /^[^\w\p{L}]*(\d)(?:[).:,，。、](?!\d)|\s+(?:is|sounds|seems|looks|please)\b|[^\w\p{L}]*$)/u,
  /\b(?:option|number|approach|variant) ([A-H]|\d)\b(?!\s*(?:of|more|times|minutes|hours|days|files|tests)\b)/i,
  /\b(?:go with|went with|going with|prefer|choose|take|think|do) ([A-H]|\d)\b(?=\s*(?:$|[).,:;!—–+-]|\b(?:and|but|please|first|then|instead|now|because|since|with|for|as|if|it|so|too|again|is|sounds|seems|looks|would)\b))/i,
  /\b([A-H]) (?:seems|sounds|looks|is|would be) (?:like )?(?:an? |the )?(?:good|fine|best|better|great|right)\b/,
  /(?:方案|選項|选项)\s*([A-Ha-h]|\d)(?![\d.])/,
  /(?:[選选用第])\s*([A-Ha-h]|\d)(?=\s*(?:[个個种種项項条條]|方案)?(?:吧|好了)?\s*(?:$|[，,。.！!；;]))/,
]
const DECLINED =
  /(?:\b(?:not|never|no|without|avoid|skip|except|instead of|rather than|anything but)\b|n['’]t\b|[不别別非除])[^.,;!?。，；！？]*$/i
const FAULTED =
  /^[)\s]*(?:(?:is|was|would be|looks?|seems?|sounds?) (?!(?:like )?(?:an? |the )?(?:(?:very|really|quite|much) )?(?:good|fine|best|better|great|right|ok|okay|perfect|nice|cleaner|simpler|safer)\b)|(?:fails?|failed|crash\w*|breaks?|broke|costs?|takes|needs|requires|might|could|does|did|has|had|was)\b|\w+n['’]t\b|(?:太|不|会|會|有[问問])(?!错|錯))/i
/** A question that orders. */
const ORDERS = /^\W*(?:ok(?:ay)?|yes|so|then)?,? ?(?:can|could|would|will) (?:you|we)\b|^\W*let['’]?s\b/i
const BEGINS = /^(?:first|第[一二三四五])$/i
const CALLED = /^[\s>|]*(?:[-*•]\s+|#{1,6}\s+)?\**(?:option|approach|variant|方案|選項|选项)/i
const POINT =
  /^[\s>|]*(?:[-*•]\s+|#{1,6}\s+)?\**(?:(?:option|approach|variant|方案|選項|选项)\s*)?([A-Ha-h]|\d)\s*[.):：—–-]+\**\s*(\S[^\n]*)/gim
const INLINE =
  /(?:(?<=^|[\s,，:：;；、])[(（]?|[(（])([A-Ha-h]|\d)[)）]\s*(\S[^?？]*?)(?=[,，;；、]?\s*(?:or|and|还是|還是|或者?|和)?\s*[(（]?(?<![\w.])(?:[A-Ha-h]|\d)[)）]|[?？]|$)/g
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
/** What stands below is to choose from. */
const ALTERNATIVES =
  /\b(?:ways?|options?|approach(?:es)?|alternatives?|choices?|possibilit(?:y|ies)|either|(?:could|can) (?:do|go|either))\b|[办辦]法|方案|[选選][择擇项項]|做法/i
const MOST_BULLETS = 6
const SHORTEST = 4
const LONGEST = 170
const LEAST_SHARED = 2
/** As a point begins, and not as one goes on who has chosen. */
const OWN_TEXT =
  /^\W*\d{1,2}[.)]\s+((?!(?:I|So|But|And|Yes|No|Then|Also|Please|Let|It|That|This|We|You|Looks?|Sounds?|Seems?)\b)[A-Z][\s\S]*)|^\W*\d{1,2}[.)、]\s*((?![但然不要请請先再和我你就好])[\u3400-\u9fff]{6}[\s\S]*)/
const LEAST_OWN = 3
const HALF = 0.5
const NEARLY_ALL = 0.75
const LONGEST_OFFER = 1200
