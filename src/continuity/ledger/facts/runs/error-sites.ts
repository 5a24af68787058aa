import { CONTROL } from '../../../../base/failing-line/passing-line.ts'
import { oneLine } from '../../../../base/text/text.ts'

/** A place that a compiler or linter blames, as `file:line`, and its line of the output with that in front. */
export interface Site {
  readonly at: string
  readonly text: string
}

/** The errors of an output, each place once: what it warns of or notes is none. */
export function sitesIn(output: string): Site[] {
  const sites = new Map<string, Site>()
  let file = ''
  let headline = ''
  let named = ''
  for (const raw of output.slice(0, LOOKED_AT).split('\n')) {
    const line = raw.replace(CONTROL, '').trimEnd()
    const found = placed(line) ?? below(line, file) ?? pointed(line, headline) ?? crossed(line, named)
    if (found !== undefined && !HARMLESS.test(found.text) && !sites.has(found.at)) sites.set(found.at, found)
    named = NAMED.exec(line)?.[1] ?? (found === undefined ? named : '')
    if (FILE_ALONE.test(line)) file = line.trim()
    else if (line.trim() === '') file = ''
    headline = HEADLINE.test(line) ? line : /^\s*-->|^(?:\s|$)/.test(line) ? headline : ''
  }
  return [...sites.values()]
}

/** `src/a.ts(3,5): error TS2322: …`, `cart/a.go:3:2: undefined: x`, `src/a.ts:3:5 - error TS2322: …`. */
function placed(line: string): Site | undefined {
  const found = PLACED.exec(line)
  if (found === null) return undefined
  const [, file = '', plain, bracketed = ''] = found
  return { at: `${file}:${plain ?? bracketed}`, text: oneLine(line.trim().replace('[ERROR] ', ''), LONGEST) }
}

/** A linter's finding below the name of its file: `3:5  error  'x' is never used`. */
function below(line: string, file: string): Site | undefined {
  const found = file === '' ? null : BELOW.exec(line)
  return found === null ? undefined : { at: `${file}:${found[1]}`, text: oneLine(`${file}:${line.trim()}`, LONGEST) }
}

/** `error[E0425]: …`, and below it `--> src/a.rs:3:5`. */
function pointed(line: string, headline: string): Site | undefined {
  const at = headline === '' ? undefined : POINTED.exec(line)?.[1]
  return at === undefined ? undefined : { at, text: oneLine(`${at}: ${headline.trim()}`, LONGEST) }
}

/** A heading with the place and the rule, and below it `× This let is never reassigned.` */
function crossed(line: string, named: string): Site | undefined {
  const message = named === '' ? undefined : CROSSED.exec(line)?.[1]
  return message === undefined ? undefined : { at: named, text: oneLine(`${named}: ${message}`, LONGEST) }
}

const PLACED =
  /^\s*(?:\[ERROR\] )?(?:\.\/)?([\w@./-]+\.[a-zA-Z]\w{0,5})(?:[:(](\d+)(?:[:,]\d+)?\)?(?::| -)|:\[(\d+),\d+\]) \S/
const FILE_ALONE = /^(?:\.{0,2}\/)?[\w@./-]+\.[a-zA-Z]\w{0,5}$/
const BELOW = /^\s+(\d+):\d+\s+error\s/
const HEADLINE = /^error(?:\[\w+\])?: /
const POINTED = /^\s*--> ([\w@./-]+:\d+)/
const NAMED = /^([\w@./-]+\.[a-zA-Z]\w{0,5}:\d+):\d+ (?:lint|parse|format|assist|syntax)\b/
const CROSSED = /^\s*[×✖] (\S.*)$/
/** A warning, or the heading over what a package fails of (`a.go:1: : # shop/cart`). */
const HARMLESS = /[:)] ?(?:warning|note|info|hint|remark)\b|\s-\s(?:warning|info)\b|:\d+: : # /i
const LOOKED_AT = 60_000
const LONGEST = 200
