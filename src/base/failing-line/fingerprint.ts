import { wideFingerprint } from '../ids.ts'
import { baseName, parentOf } from '../paths/paths.ts'
import type { FailingLine } from './failing-line.ts'

/** The same failure has the same fingerprint wherever in the file it stands and whatever the times, ids and folders are this time. */
export function errorFingerprint({ location = '', code = '', message, tool = '' }: FailingLine): string {
  return wideFingerprint([shortPath(location), code, normalised(message), tool].join('\n').toLowerCase())
}

/**
 * The same error wherever it stands: its code and its words without the file it was met in. '' where the words do not name what is wrong
 * ("invalid syntax"), or tell of a test: there another place is another error.
 */
export function errorKind({ code = '', message, test, tool = '' }: FailingLine): string {
  if (test !== undefined || tool !== '' || EXPECTED.test(message)) return ''
  // A port is taken for a place in a file elsewhere.
  const addresses = message.match(ADDRESS) ?? []
  const words = [normalised(message.replace(MET_IN, '')), ...addresses].join(' ')
  return addresses.length > 0 || TELLING.test(words) || RULE.test(code)
    ? wideFingerprint(`${code}\n${words}`.toLowerCase())
    : ''
}

function normalised(message: string): string {
  return message.split(' | ').map(normalisedPart).join(' | ')
}

/** Numbers of up to three digits are kept: a status, a count; and whatever a test expected. */
function normalisedPart(part: string): string {
  let text = part
  for (const [pattern, by] of VARYING) text = text.replace(pattern, by)
  const plain = text.replace(ABSOLUTE, shortPath).replace(/(\.[a-z]\w*|file):\[?\d+(?:[:,]\d+)?\]?/gi, '$1')
  return (EXPECTS.test(part) ? plain : plain.replace(PLACE, '<at>').replace(LONG_NUMBER, '<n>'))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Where a checkout lies differs; the file's name does not, nor its folder where that is surely one of the project's own. */
function shortPath(path: string): string {
  const plain = path.replaceAll('\\', '/').replace(/^(?:file:\/\/|\.\/)/, '')
  const name = baseName(plain)
  if (TEMPORARY.test(parentOf(plain))) return name.replace(/^[^.]*/, '<tmp>')
  return COMMON.test(name) || isInside(parentOf(plain)) ? `${baseName(parentOf(plain))}/${name}` : name
}

/** From the project's root, or below what projects keep their code in. */
function isInside(folder: string): boolean {
  if (folder === '' || folder === '.' || folder.startsWith('..')) return false
  return !/^(?:\/|~|[a-z]:)/i.test(folder) || KEPT_IN.test(folder)
}

const EXPECTS = /expect|received|actual|\bgot\b|\bwant\b|assert|[!=]==?/i
/** A code says what went wrong; other long numbers are counts, addresses, ids. */
const LONG_NUMBER =
  /(?<![A-Z]-)(?<!:)(?<!(?:\bcode|\bport|errno|error|\bmsg|status|\bversion|sqlstate)\W{0,3})\b\d{4,}\b/gi
/** `14:7` of a linter; where a test expected something it may be a time. */
const PLACE = /\b\d+:\d+(?:-\d+:\d+)?(?=$|[\s,;\]):-])/g
const TEMPORARY = /^(?:\/private)?(?:\/var)?\/(?:tmp|folders\/\w+\/\w+\/T)$/
const KEPT_IN =
  /\/(?:src|lib|libs|app|apps|test|tests|spec|specs|e2e|packages|modules|cmd|internal|pkg|Sources|Tests)(?:\/|$)/
const COMMON =
  /^(?:index|mod|main|lib|__init__|page|route|layout|package|pom|build|Makefile|Dockerfile|Cargo|go)(?:\.\w+)?$/i
/** Relative paths and addresses are the same everywhere. */
const ABSOLUTE = /(?<![\w.@+:/\\-])(?:file:\/\/|[a-z]:|~)?[\\/](?:[\w.@+-]+[\\/])*[\w.@+-]+/gi
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}[tT ]?(?:\d{2}[:_]\d{2}(?:[:_]\d{2}(?:[.,_]\d+)?)?(?:[zZ]|[+-]\d{2}:?\d{2})?)?/g, '<time>'],
  [/^\d+\/\d+ Test +#\d+: /g, ''],
  [/\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b/g, '<time>'],
  [/\b\d+#\d+(?=:)/g, '<n>'],
  [
    /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:\d+ )?[A-Z][a-z]{2} +\d+(?: \d{4})?|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g,
    '<time>',
  ],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\{[0-9a-f]{6,}\}/gi, '<id>'],
  [/<(?:stdin|string|eval)>:\d+(?::\d+)?/g, '<stdin>'],
  // Codes of Windows begin with 8 or c, and are as long as a word.
  [/\b0x(?![8c]0\w{6}\b)[0-9a-f]+\b/gi, '<n>'],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,64}\b/gi, '<id>'],
  [/\b(?!0x)(?=[a-z0-9]*[a-z])(?![a-z0-9]*[a-z]{5})(?:[a-z]*\d+){3,}[a-z0-9]*\b(?<=[a-z0-9]{10,})/gi, '<id>'],
  [/\btmp[\w-]{4,}/gi, '<tmp>'],
  [/[([]\d+[:,] ?\d+[)\]]/g, '<at>'],
  [/\b\d+:\d+(?=\s)/g, '<at>'],
  [/[─━=_*.~^-]{3,}/g, ' '],
  [/([a-z_])\[\d{2,}\]/g, '$1'],
  [
    /\b(line|column|col|row|char|character|position|offset|byte|at|pid|process|thread|goroutine|worker|attempt|job|seed)(?: #?|["']?[:=,] ?)\d+(?:[:,] ?\d+)?/gi,
    '$1 <n>',
  ],
  // `(gas: 12345)`, `shop-00012-abc`: what was used up, which turn it was.
  [/ \(\w+: [\d.]+\)$/g, ''],
  [/-\d{5}-[a-z]{3}\b|-<id>-[a-z0-9]{5}\b/g, '-<id>'],
  [/\b\d+ \(\d+[smhd]\d*[smh]? ago\)|(?<=\s)\d+[mhd](?:\d+[smh])?(?=\s|$)/g, '<n>'],
  // What a system hands out; below it a port is a service's own.
  [/(\bport(?: #?|[:=] ?)|:)(?:3[3-9]|[4-6]\d)\d{3}\b/gi, '$1<n>'],
  [/\b(request ?id|request ?token|trace ?id|correlation ?id)\W{1,3}[\w-]+/gi, '$1 <id>'],
  // The number of a line before the line itself.
  [/^(?:>\s*)?(?:l\.\s*|L:\s*)?\d+(?=\s*[|│:]|\s{2,}\S)/g, '<at>'],
  [/^(?:l\.\s*)\d+\s|^[LP]:\s*\d+$/g, '<at> '],
  [/\b\d+m ?\d+(?:\.\d+)?s\b/g, '<n>'],
  [
    /[([]?\b\d+(?:\.\d+)?\s*(?:ms|milliseconds?|minutes?|hours?|µs|us|ns|s|secs?|seconds?|[kmg]i?b|bytes|%)\b[)\]]?/gi,
    '<n>',
  ],
]
/** Where it was met. */
const MET_IN =
  /[,;]? ?\(?\b(?:imported from|required (?:from|by)|referenced (?:from|by|in)|included from|from|in) (?:file )?['"`]?(?:file:\/\/)?[\w.@+~:/\\-]*[/\\.][\w.@+/\\-]*\.\w{1,5}(?::\d+)*['"`]?\)?|^[\w.@+/\\-]*\.\w{1,5}:\d+(?::\d+)?:?\s*/gi
const EXPECTED = /\bexpected\b.*\b(?:received|actual|got|to (?:be|equal|have|contain))\b|\bassert/i
const ADDRESS = /\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3}):\d+\b/g
/** A name in quotes, or one that ends the line. */
const TELLING = /['"`‘“][^'"`‘“’”\s][^'"`‘“’”]*['"`’”]|:\s*[A-Za-z_][\w.]*$/
/** A rule of a linter. */
const RULE = /^(?:@?[a-z][\w-]*\/)*[a-z]+(?:-[a-z]+)+$/
