import { remembering } from '../remember.ts'

/** What a line says by its form: how bad, where, which kind, and the words. */
export interface LineParts {
  readonly severity: Severity
  readonly file: string
  readonly code: string
  readonly message: string
  /** The name of an exception that the line is the head of. */
  readonly exception: string
}

export type Severity = 'error' | 'warning' | 'note' | ''

/** Takes a line apart from the left: marks, tags, places and severities in whatever order a tool writes them. */
export const takeApart: (line: string) => LineParts = remembering(partsOf)

function partsOf(line: string): LineParts {
  const logged = LOGGED.exec(line) ?? LOGGED_AS_JSON.exec(line)
  if (logged) return partsOf(`${logged[1]}: ${(logged[2] ?? '').replace(/\\"/g, '"')}${logged[3] ?? ''}`)
  const ruled = RULED.exec(line)
  if (ruled) {
    const [, title, above, code, message = '', file] = ruled
    return { severity: 'error', file: above ?? file ?? '', code: title ?? code ?? '', message, exception: '' }
  }
  let rest = line
  let severity: Severity = CROSSED.test(line) ? 'error' : ''
  let file = ''
  let code = ''
  for (let turn = 0; turn < MOST_PARTS; turn++) {
    const before = rest
    rest = rest.replace(MARKS, '')
    const place = LOCATION.exec(rest.slice(0, LONGEST_PLACE))
    if (place) {
      file ||= fileIn(place)
      rest = rest.slice(place[0].length)
    }
    const said = SEVERITY.exec(rest)
    if (said && (said[0].length < rest.length || severity === '')) {
      severity ||= severityOf(said[1] ?? '')
      code ||= said[2] ?? said[3] ?? ''
      // `cart.v:14: syntax error`: its name is all that is said.
      if (said[0].length === rest.length && file !== '' && NAMED_ERROR.test(rest)) break
      rest = rest.slice(said[0].length)
    }
    const coded = CODED.exec(rest)
    if (coded) {
      code ||= coded[1] ?? ''
      severity ||= severityOf(coded[2] ?? '')
      rest = rest.slice(coded[0].length)
    }
    if (rest === before) break
  }
  const head = EXCEPTION.exec(rest)
  const exception = head?.[1] ?? ''
  const tail = TRAILING_CODE.exec(rest)
  code ||= LEADING_CODE.exec(rest)?.[1] ?? tail?.[1] ?? tail?.[2] ?? ERRNO.exec(rest)?.[0] ?? ''
  if (file === '' && rest.includes('"')) file = fileIn(PYTHON_PLACE.exec(rest))
  return { severity, file, code: exception || code, message: rest.replace(PROJECT, '').trim(), exception }
}

/** The place a line is about, wherever in the line it stands. */
export function placeInLine(text: string): string {
  return fileIn(ANYWHERE.exec(text)) || fileIn(PYTHON_PLACE.exec(text))
}

function fileIn(match: RegExpExecArray | null): string {
  return match?.groups?.file ?? match?.groups?.other ?? ''
}

function severityOf(word: string): Severity {
  const lower = word.toLowerCase()
  if (WARNS.test(lower)) return 'warning'
  return /^(?:附|提示|備考|anmerkung|nota|замечание|note|style|help|hint|info|debug|trace|tip|verbose|notice)/.test(
    lower,
  )
    ? 'note'
    : 'error'
}

const WARNS = /^(?:w|npm w|警告|경고|attention|aviso|предупреждение)/
const NAMED_ERROR = /^(?:syntax|parse|type) error$/i
const MOST_PARTS = 4
/** No path is longer; looking for one takes by the square of it. */
const LONGEST_PLACE = 400
/** `level=error msg="…" err="…"`, as many programs log; and the same as JSON. */
const LOGGED =
  /^(?:\w+="?[^"=]{4,40}"? )?level="?(error|fatal|panic|warning|warn|info|debug)"? (?:\w+=\S+ )?msg="((?:[^"\\]|\\.){1,800})"(.*)$/
const LOGGED_AS_JSON =
  /^\{(?=.*"level": ?"(error|fatal|panic|warn|warning|info|debug)").*?"(?:msg|message)": ?"((?:[^"\\]|\\.){1,800})"/i
/** A linter's place with a cross behind it. */
const CROSSED = /^\d+:\d+\s+[✖×✕✗✘]/
/** `-- TYPE MISMATCH ------ src/Cart.elm`: what it is stands below. */
const RULED = /^-{2,} (?:([A-Z][A-Z ]*[A-Z]) -{3,} (\S+\.\w+)|\[(\w+)\] ([\w ]*Error): (\S+\.\w+):\d+:\d+ -{3,})$/
const MARKS =
  /^(?:[✖✗✕×✘●■▲►•❌⨯│┃╰╭├└┌─━▶➤⎯]+\s*|\*{1,3}\s(?!\w+:|\()|>\s(?=\S)|-->\s*|##(?=\[)|==\d+==\s*|[\w.-]+\[\d+\]:\s|\^[-~^]*\s|CMake (?=Error|Warning)|[\w.+-]+ ?: (?=(?:fatal )?error\b)|\d+:\d+\s+(?=error\s|warning\s|[✖×✕⚠])|\[!\]\s|>>\s|(?:L: *)?\d+ +\| +(?:P: *\d+ +\| +)?(?=[A-Z]{2})|\|\s+|[Ll]ine \d+(?:,? col(?:umn)?\.? \d+)?(?:\s-\s|:\s)|[:\s]+|-\s)/
const PATH = String.raw`(?:file:\/\/)?(?:[A-Za-z]:)?[^\s:"'()[\]<>|,;=]*?[^\s:"'()[\]<>|,;=/\\]\.[A-Za-z]\w{0,9}|[^\s:"'()[\]<>|,;=]*\/[^\s:"'()[\]<>|,;=]+|(?:Docker|Make|Gem|Rake|Proc|Jenkins|Vagrant)file|<(?:stdin|string|input|eval)>`
const LOCATION = new RegExp(
  String.raw`^(?:(?!error|warning|note|fatal|panic|e:|w:|E )(?:in|at|File|[\w.+-]+:)\s+)?(?:psql:)?["'([]?(?<file>${PATH})["']?(?::\d+(?:[:.]\d+)?(?:-\d+(?:[:.]\d+)?)?|\(\d+(?:, ?\d+)*\)|:\[\d+,\d+\]|,? line:? \d+|:\(\.\w+\+0x[0-9a-f]+\)| \d+:\d+(?:-\d+)?)[)\]]?(?=$|[\s:,)\]-])(?::in [^:]+)?`,
)
const ANYWHERE = new RegExp(
  String.raw`(?<file>${PATH})(?::\d+(?::\d+)?|\(\d+,\d+\)|:\[\d+,\d+\]|:? line \d+)(?=$|[\s:,)\]'".])`,
)
const PYTHON_PLACE = /(?:File )?"(?<other>[^"]+)", line \d+/
const SEVERITY =
  /^(?!Error return value)(?:::)?\[?((?:npm ERR!|npm error)|npm (?:warn|WARN)|(?:(?:[Ff]atal|[Ii]nternal|[Cc]ompile|[Cc]ompilation|[Tt]ype|[Ss]yntax|[Bb]uild|[Rr]untime|[Pp]arse|[Mm]odule build|[Uu]ncaught|[Uu]nhandled|FATAL|PHP (?:Fatal|Parse|Recoverable fatal)|SECURITY|(?!no |expected |unexpected |an? |the |this )[a-z]{3,}(?= error: ))[ -])?(?:error|ERROR|Error|ERR!|ERR)|fatal|FATAL|Fatal|PANIC|panic|CRITICAL|SEVERE|emerg(?=\])|alert(?=\])|crit(?=\])|FAILURE|FAIL(?:ED)?(?=\])|[Ww]arning|WARNING|[Ww]arn|WARN|note|NOTE|help|hint|HINT|info|INFO|debug|DEBUG|TRACE|notice|NOTICE|Issue(?=: \[)|E(?=\s{2,})|e(?=: )|w(?=: )|(?:致命)?(?:错误|錯誤)(?=\s?[:：])|エラー(?=:)|오류(?=:)|Fehler(?=:)|Schwerwiegend(?=:)|erreur(?= ?:)|fatal(?= :)|ошибка(?=:)|警告(?=[:：])|경고(?=:)|Warnung(?=:)|attention(?= ?:)|aviso(?=:)|предупреждение(?=:)|附[注註](?=[:：])|提示(?=[:：])|備考(?=:)|Anmerkung(?=:)|nota(?=:)|замечание(?=:))\]?(?:\s*(?::\s*)?[[(]([A-Za-z][\w.:/-]{1,40})[\])]|\s*[:-]?\s+([A-Z]{1,8}[-_]?\d{2,6}|\d{3,5}(?: \(\w{5}\))?)(?=[\s:]))?(?:\s*(?::{1,2}|：|!| -|=>)\s*|\s+|$)/
const CODED = /^([A-Z]{2,6}\d{3,5}) \((error|warning|info|style|note)\): /
const EXCEPTION =
  /^(?:(?:Uncaught|Unhandled(?: exception)?[.:]?|Caused by:|Sorry:|Exception in thread "[^"]*"|Unexpected|exception:|\*\* \(|Error:|fatal:)\s*)*((?:[\w$]+(?:\.|::|\\))*[A-Z][\w$]*(?:Error|Exception|Fault|Failure|Panic|Warning|Interrupt|Exit|Violation|Rejected|Invalid|NotFound|DoesNotExist|Timeout)(?:Group)?|[A-Z]+(?:-[A-Z]+)+(?= in thread ))(?=$|[\s:)[(])/
const LEADING_CODE = /^\(?([A-Z]{1,8}[-_]?\d{2,6}|ERR_[A-Z0-9_]+|[A-Z]+(?:_[A-Z0-9]+)+)\b\)?(?=[:\s]|$)/
const TRAILING_CODE =
  /\s(?:[[(]([a-zA-Z][\w/@-]*(?:[-/]\w+)+|report\w+|[A-Z]{1,6}\d{2,6})[\])]|(?<!,\s)((?:@?[\w-]+\/)*[a-z]+(?:-[a-z]+)+))$/
const ERRNO = /\bE(?!RR|XP|XC|XIT)(?:[A-Z]{4,}|IO|PERM)\b/
const PROJECT = /\s\[[^\]]*\.\w*proj(?:::[^\]]*)?\]$/
