import { AS_WRITTEN } from '../../base/families/families.ts'
import { KIND_OF } from '../../base/families/members.ts'

/** A word, or a value that another could stand in the place of. */
export interface Token {
  readonly text: string
  /** undefined: a word. Only values of one class can exclude each other. */
  readonly class?: string
  /** As it was written. */
  readonly shown: string
}

/** The words, values and signs of a sentence, in order. */
export function tokensIn(sentence: string): Token[] {
  const tokens: Token[] = []
  // Several words between marks are words of the sentence; one is a name.
  const open = sentence.replace(/`([^`]*\s[^`]*)`/g, ' $1 ').replace(CHINESE_KIND, ' $& ')
  for (const [found] of open.matchAll(PIECE)) {
    const before = tokens.at(-1)
    const unit = UNITS.get(found.toLowerCase())
    if (unit && before?.class === 'number') {
      tokens[tokens.length - 1] = measured(
        Number(before.text),
        unit,
        `${before.shown}${found > '\u3400' ? '' : ' '}${found}`,
      )
    } else tokens.push(tokenOf(found, before?.text ?? ''))
  }
  return tokens
}

function tokenOf(found: string, before: string): Token {
  const marked = /^[`"“「『](.*)[`"”」』]$/.exec(found)?.[1]
  if (marked !== undefined && found[0] !== '`') return { text: marked.toLowerCase(), class: 'quoted', shown: marked }
  const shown = (marked ?? found).replace(/^['(]+|[.,:;)']+$/g, '') || found
  const text = shown.toLowerCase()
  const kind = KIND_OF.get(text)
  if (kind) return { text, class: `kind ${kind}`, shown: AS_WRITTEN.get(text) ?? shown }
  return typedValue(text, shown, before) ?? (marked === undefined ? { text, shown } : { text, class: 'name', shown })
}

function typedValue(text: string, shown: string, before: string): Token | undefined {
  if (/^\d{4}-\d\d(?:-\d\d)?$|^#\d+$/.test(text) || (/^(?:19|20)\d\d$/.test(text) && YEAR.has(before))) return undefined
  const [, number, unit] = /^(\d[\d,_]*(?:\.\d+)?)([a-z%]*)$/.exec(text) ?? []
  if (number !== undefined) {
    const value = Number(number.replace(/[,_]/g, ''))
    const measure = UNITS.get(unit ?? '')
    if (measure) return measured(value, measure, shown)
    if (unit === '') return { text: String(value), class: 'number', shown }
  }
  if (/^v?\d+(?:\.\d+)+(?:[-+.]\w+)*$|^v\d+$/.test(text))
    return { text: text.replace(/^v/, ''), class: 'number', shown }
  if (/^\d{1,2}:\d\d$/.test(text)) return { text, class: 'time', shown }
  if (/^[a-z0-9.-]+:\d{2,5}$/.test(text)) return { text, class: 'address', shown }
  if (/^https?:\/\//.test(text) || /[\w.]\/[\w.]/.test(text) || /^[\w-]+\.[a-z]{1,5}$/.test(text))
    return { text: text.replace(/^\.\//, ''), class: 'path', shown }
  if (/^--?[a-z]|[a-z0-9]_[a-z0-9]|\(\)$/.test(text) || /[a-z0-9][A-Z]/.test(shown))
    return { text, class: 'name', shown }
  return undefined
}

interface Unit {
  readonly class: string
  readonly times: number
}

function measured(value: number, { class: of, times }: Unit, shown: string): Token {
  return { text: String(value * times), class: of, shown }
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['duration', 1, 'ms millisecond milliseconds 毫秒'],
      ['duration', 1000, 's sec secs second seconds 秒'],
      ['duration', 60_000, 'min mins minute minutes 分钟'],
      ['duration', 3_600_000, 'h hour hours 小时'],
      ['duration', 86_400_000, 'd day days 天'],
      ['size', 1, 'b byte bytes'],
      ['size', 1024, 'kb kib'],
      ['size', 1_048_576, 'mb mib'],
      ['size', 1_073_741_824, 'gb gib'],
      ['share', 1, '% percent'],
    ] as const
  ).flatMap(([of, times, words]) => words.split(' ').map((word) => [word, { class: of, times }] as const)),
)
const CHINESE_KIND = new RegExp([...KIND_OF.keys()].filter((word) => word > '\u3400').join('|'), 'g')
const YEAR: ReadonlySet<string> = new Set(['in', 'since', 'from', 'until', 'by', 'of', 'year'])
const PIECE =
  /`[^`\s]+`|"[^"]{1,80}"|“[^”]{1,80}”|「[^」]{1,80}」|https?:\/\/[^\s，。]+|[\u3400-\u9fff]+|--?[A-Za-z][\w-]*|#?[A-Za-z0-9_$@.][\w$./@:+%'()-]*|[=:：,，、/&]/g
