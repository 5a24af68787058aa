import { wideFingerprint } from '../ids.ts'
import { baseName, parentOf } from '../paths.ts'
import type { FailingLine } from './failing-line.ts'

/** The same failure has the same fingerprint wherever in the file it stands and whatever the times, ids and folders are this time. */
export function errorFingerprint({ location = '', code = '', message, tool = '' }: FailingLine): string {
  return wideFingerprint([shortPath(location), code, normalised(message), tool].join('\n').toLowerCase())
}

function normalised(message: string): string {
  return message.split(' | ').map(normalisedPart).join(' | ')
}

/** Numbers of up to three digits are kept: a status, a count; and whatever a test expected. */
function normalisedPart(part: string): string {
  let text = part
  for (const [pattern, by] of VARYING) text = text.replace(pattern, by)
  const plain = text.replace(ABSOLUTE, shortPath).replace(/(\.[a-z]\w*|file):\[?\d+(?:[:,]\d+)?\]?/gi, '$1')
  return (EXPECTS.test(part) ? plain : plain.replace(LONG_NUMBER, '<n>')).replace(/\s+/g, ' ').trim()
}

/** Where a checkout lies differs; the file's name does not, nor the folder of one that is called like many others. */
function shortPath(path: string): string {
  const plain = path.replaceAll('\\', '/')
  const name = baseName(plain)
  return COMMON.test(name) ? `${baseName(parentOf(plain))}/${name}` : name
}

const EXPECTS = /expect|received|actual|\bgot\b|\bwant\b|assert|[!=]==?/i
const LONG_NUMBER = /(?<![A-Z]-)\b\d{4,}\b/g
const COMMON =
  /^(?:index|mod|main|lib|__init__|page|route|layout|package|pom|build|Makefile|Dockerfile|Cargo|go)(?:\.\w+)?$/i
/** Relative paths and addresses are the same everywhere. */
const ABSOLUTE = /(?<![\w.@+:/\\-])(?:file:\/\/|[a-z]:|~)?[\\/](?:[\w.@+-]+[\\/])*[\w.@+-]+/gi
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}[tT ]?(?:\d{2}[:_]\d{2}(?:[:_]\d{2}(?:[.,_]\d+)?)?(?:[zZ]|[+-]\d{2}:?\d{2})?)?/g, '<time>'],
  [/\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+\b/gi, '<n>'],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,64}\b/gi, '<id>'],
  [/\b(?=\w*[a-z])(?:\w*\d){3,}\w*\b(?<=\w{10,})/gi, '<id>'],
  [/\btmp[\w-]{4,}/gi, '<tmp>'],
  [/[([]\d+[:,] ?\d+[)\]]/g, '<at>'],
  [/\b\d+:\d+(?=\s)/g, '<at>'],
  [/[─━=_*.~^-]{3,}/g, ' '],
  [/(\w)\[\d{2,}\]/g, '$1'],
  [/\b(line|column|col|row|at|pid|process|thread|port) #?\d+(?:[:,] ?\d+)?/gi, '$1 <n>'],
  [/[([]?\b\d+(?:\.\d+)?\s*(?:ms|µs|us|ns|s|secs?|seconds?|[kmg]i?b|bytes|%)\b[)\]]?/gi, '<n>'],
]
