import { remembering } from '../../../../base/remember.ts'

/** A number with what it counts: 5 seconds, 3 次, port 8080. */
export interface Measure {
  /** Of a time, in seconds. */
  readonly value: string
  /** As it stands there. */
  readonly raw: string
  /** '' of a number alone. */
  readonly unit: string
  /** And not only counted. */
  readonly isMeasured: boolean
}

/** Both give a number of the same unit, and not the same one. */
export function measuredOtherwise(one: string, other: string): boolean {
  const own = measuresIn(one)
  const theirs = measuresIn(other)
  return theirs.some(({ value, unit }) => {
    const mine = own.filter((measure) => measure.unit === unit)
    return mine.length > 0 && !mine.some((measure) => measure.value === value)
  })
}

/** "5 s is too short, make it 12": it names the number of the other and gives a second one. */
export function turnsNumber(one: string, other: string): boolean {
  const numbers = new Set(inDigits(one).match(NUMBER) ?? [])
  if (numbers.size !== 2) return false
  return measuresIn(one).some(
    ({ raw, value, unit }) =>
      numbers.has(raw) && measuresIn(other).some((their) => their.value === value && their.unit === unit),
  )
}

/** What a number counts says nothing of what is counted. */
export function withoutUnits(text: string): string {
  return UNITS.reduce((left, [unit, pattern]) => (unit === 'port' ? left : left.replace(pattern, ' ')), inDigits(text))
}

/** What is measured, beside the words for how. */
export function withoutQuantities(text: string): string {
  return QUANTITIES.reduce((left, [, pattern]) => left.replace(new RegExp(pattern.source, 'gi'), ' '), text)
}

/** 两个人, "two approvals". */
const inDigits: (text: string) => string = remembering((text) =>
  text
    .toLowerCase()
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(?:an?|one) (?=(?:hour|day|week|month|minute|second|year)\b)/g, '1 ')
    .replace(/半[个個]?小[时時]/g, '30 分钟')
    .replace(CHINESE_NUMBER, (number) => String(chineseNumber(number)))
    .replace(
      /([一二两兩三四五六七八九十])(?=\s?(?:[个個位名](?:人|审|審|空格|字)|[次遍行天秒]|分[钟鐘]|[个個]?(?:小[时時]|[周週]|月|星期)))/g,
      (one) => String('一二三四五六七八九十'.indexOf(one.replace(/[两兩]/, '二')) + 1),
    )
    .replace(
      /\b(one|two|three|four|five|six|seven|eight|nine|ten)(?= (?:(?:code )?approvals?|approvers?|reviewers?|reviews?|people|spaces?|lines?|times|retries|attempts|days?|hours?|minutes?|seconds?|weeks?)\b)/g,
      (one) => String(WORDS.indexOf(one) + 1),
    )
    .replace(
      /\b(for|to|at|is|it|be|with) (two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:of|or|and|things?))/g,
      (_, before: string, one: string) => `${before} ${WORDS.indexOf(one) + 1}`,
    ),
)

/** 九十, 三百六十五, 十二: of several characters; one alone may be part of a word. */
const CHINESE_NUMBER =
  /(?:[一二两兩三四五六七八九][十百千]|十)[一二三四五六七八九十百千]*(?=\s?(?:[个個位名]|[毫]?秒|分[钟鐘]|小[时時]|天|[周週]|月|年|次|行|人|字|遍|[条條]))/g

function chineseNumber(number: string): number {
  let [whole, digit] = [0, 0]
  for (const one of number.replace(/[两兩]/g, '二')) {
    const times = { 十: 10, 百: 100, 千: 1000 }[one]
    if (times === undefined) digit = '一二三四五六七八九'.indexOf(one) + 1
    else {
      whole += (digit || 1) * times
      digit = 0
    }
  }
  return whole + digit
}

const WORDS = 'one two three four five six seven eight nine ten'.split(' ')

const measuresIn: (text: string) => readonly Measure[] = remembering((text) => {
  const low = inDigits(text)
  return UNITS.flatMap(([unit, pattern]) =>
    [...low.matchAll(pattern)].map(([whole, before, after]) => {
      const raw = before ?? after ?? ''
      return { unit, raw, isMeasured: true, value: unit === 'time' ? String(Number(raw) * secondsOf(whole)) : raw }
    }),
  )
})

/** All numbers of a text, those with a unit and those without; none that is part of a name or a version. */
export function amountsIn(text: string): Measure[] {
  const bare = UNITS.reduce((left, [, pattern]) => left.replace(pattern, ' '), inDigits(text))
  const alone = [...bare.matchAll(ALONE)].map(([, raw = '', counted = '']) => ({
    raw,
    value: raw,
    isMeasured: false,
    unit: NOT_COUNTED.test(counted) ? '' : counted.replace(/s$/, ''),
  }))
  return [...measuresIn(text), ...alone]
}

function secondsOf(measure: string): number {
  return SECONDS.find(([pattern]) => pattern.test(measure))?.[1] ?? 1
}

/** What a number may be the measure of: how long something may take is not how long it is kept. */
export const quantitiesIn: (text: string) => readonly string[] = remembering((text) =>
  QUANTITIES.flatMap(([quantity, pattern]) => (pattern.test(text) ? [quantity] : [])),
)

/** With what is counted, where that is said. */
const ALONE = /(?<![\w.#/@-])(\d+(?:\.\d+)?)(?![\w/-]|\.\d)(?: ([a-z]{3,}s)\b)?/g
const NOT_COUNTED =
  /^$|(?:ss|us|is|clashes|was|does|has|goes|works|blows|breaks|seems|turns|means|feels|makes|keeps|gets|hits|this|these)$/
const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/ms|milli|毫秒/, 0.001],
  [/\d\s?-?(?:mins?|minutes?)|分/, 60],
  [/\d\s?-?(?:h|hrs?|hours?)$|小/, 3600],
  [/\d\s?-?(?:d|days?)$|天/, 86_400],
  [/week|[周週]/, 604_800],
  [/month|月/, 2_592_000],
  [/year|年/, 31_536_000],
]
const NUMBER = /\d+(?:\.\d+)?/g
const UNITS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  [
    'time',
    /(\d+(?:\.\d+)?)\s?-?(?:ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?)\b|(\d+(?:\.\d+)?)\s?[个個]?(?:毫秒|秒|分[钟鐘]|小[时時]|天|[周週]|月|年)/g,
  ],
  ['times', /(\d+)\s?(?:times|retries|attempts|tries)\b|(\d+)\s?[次遍]/g],
  ['lines', /(\d+)\s?-?lines?\b|(\d+)\s?行/g],
  ['characters', /(\d+)\s?-?(?:characters?|chars?|columns?)\b|(\d+)\s?[个個]?(?:字[符元]?|列)/g],
  ['spaces', /(\d+)\s?-?spaces?\b|(\d+)\s?[个個]?空格/g],
  ['size', /(\d+(?:\.\d+)?)\s?(?:kb|mb|gb|kib|mib|gib|bytes?)\b|(\d+)\s?(?:字[节節]|兆)/g],
  ['percent', /(\d+(?:\.\d+)?)\s?(?:%|percent\b)|百分之\s?(\d+)/g],
  ['people', /(\d+)\s?(?:(?:code )?approvals?|approvers?|reviewers?|reviews?|people)\b|(\d+)\s?[个個位名]?人/g],
  ['port', /\bport\w*(?: is| number)?:? (\d+)|端口(?:号|號)?(?:是|[为為]|：|:)?\s?(\d+)/g],
]
const QUANTITIES: readonly (readonly [quantity: string, pattern: RegExp])[] = [
  ['timeout', /\btim(?:e|es|ed|ing)[ -]?outs?\b|超[时時]|逾[时時]/i],
  ['retries', /\bretr(?:y|ies|ied|ying)\b|\battempts?\b|重[试試]/i],
  ['lifetime', /\bttl\b|\btime to live\b|\bexpir\w+|\bcached? for\b|[过過]期|有效期|(?:[缓緩]存|快取)(?=了?\s?\d)/i],
  ['retention', /\bretention\b|\bretain\w*|\b(?:kept|keep)\b.*\bfor\b|保留|留存/i],
  ['interval', /\bintervals?\b|\bpoll(?:s|ed|ing)?\b|\bevery \d|[间間]隔|[轮輪][询詢]/i],
  ['delay', /\bbackoff\b|\bdelay\w*|\bwaits?\b|\bdebounce\w*|[延推][迟遲]|等待|退避/i],
  ['port', /\bports?\b|端口/i],
  ['length', /\blong\b|\blines?\b|\bcharacters?\b|[长長]度|行(?!业|業)|字符|字元/i],
  ['duration', /\b(?:takes?|took|runs? for|lasts?)\b|耗[时時]|[花跑]了/i],
]
