import { plainPath } from '../../../../base/paths/plain-path.ts'
import { commandKind } from '../../../../base/shell/command-kind.ts'
import { cleaned, type Segment, segmentsOf } from '../../../../base/shell/segments.ts'

export interface CheckPart {
  /** As somebody would run it again: with its folder, without the trimming of its output. */
  readonly command: string
  /** What was set for this run alone: it may not work without that. */
  readonly settings?: string
  /** Whether its words say that it checks. */
  readonly named: boolean
  /** How a line of the output looks that tells its exit code, where the shell was told to print that. */
  readonly code?: RegExp
}

export interface CheckRun {
  readonly parts: readonly CheckPart[]
  readonly chain: string
  /** The shell hides how the last part ended. */
  readonly hidden: boolean
  /** The output was searched: nothing found ends like a failure. */
  readonly searched: boolean
  /** Something else ran behind the checks: the output, and how the whole ended, may be that one's. */
  readonly others: boolean
  /** Another program has printed to the same output: not every line of it is the check's own. */
  readonly mixed: boolean
  /** One runs whether or not the one before it has failed: that there is a failure in the output tells nothing of the others. */
  readonly apart: boolean
}

/**
 * The checks in a shell line: test, lint, build, type check, format, or anything that is run to see whether the work holds. By
 * what their words say, whatever the tool; a command without such words is a candidate that has to be repeated after edits.
 */
export function checkRunOf(command: string): CheckRun | undefined {
  if (command.length > LONGEST) return undefined
  const segments = segmentsOf(command)
  const parts: CheckPart[] = []
  let folder = ''
  let hidden = false
  let searched = false
  let others = false
  let apart = false
  let programs = 0
  let from = -1
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1]
    if (before?.then === '|') {
      searched ||= /^(?:grep|rg|egrep)\b/.test(segment.text)
      continue
    }
    if (CAPTURES.test(segment.text)) continue
    const plain = cleaned(segment)
    if (/^(?:cd|pushd)\s/.test(plain)) {
      folder = segment.text.startsWith('(') ? plain : goneOn(folder, plain)
      continue
    }
    // What is sent off has not ended when the line has.
    if (SENT_OFF.test(segment.text)) continue
    const code = codeToldBy(segments, at, from)
    const last = parts.at(-1)
    if (code !== undefined && last !== undefined) parts[parts.length - 1] = { ...last, code }
    const kind = commandKind(plain)
    if (kind !== 'none' || PROGRAM.test(plain)) programs++
    if (kind === 'none') {
      others ||= parts.length > 0 && !QUIET.test(plain)
      continue
    }
    const named = kind !== 'unnamed'
    others = !named
    if (!named && segments.length > MOST_UNNAMED) continue
    const own = `${TAKEN_OUT.exec(segment.text)?.[0] ?? ''}${FOR_WHAT.exec(segment.text)?.[0] ?? ''}${plain}`
    const settings = own.startsWith(plain) ? SETTINGS.exec(segment.text)?.[0].trim() : undefined
    parts.push({
      command: folder === '' ? own : `${folder} && ${own}`,
      named,
      ...(settings !== undefined && settings.length <= MOST_SETTINGS && { settings }),
    })
    apart ||= from !== -1 && segments.slice(from, at).some(({ then }) => then === ';' || then === '||')
    from = at
    hidden ||= segment.then === '|' || BESIDE.test(plain) || isForgotten(segments.slice(at))
  }
  const kept = parts.some(({ named }) => named) ? parts.filter(({ named }) => named) : parts
  if (kept.length === 0) return undefined
  const isBehind = others && parts.some(({ named }) => named)
  const mixed = programs > 1
  return {
    parts: kept,
    chain: chainOf(kept),
    hidden,
    searched,
    others: isBehind,
    mixed,
    apart: apart && kept.length > 1,
  }
}

/** `npm test; echo "exit $?"`: behind a pipe that is the code of what stands at its end. */
function codeToldBy(segments: readonly Segment[], at: number, from: number): RegExp | undefined {
  const said = ECHO.exec(segments[at]?.text ?? '')?.[1]
  if (said === undefined || from === -1 || !CODE.test(said)) return undefined
  const isDirect = from === at - 1
  const isPiped = segments.slice(from, at - 1).every(({ then }) => then === '|')
  const isOfFirst = said.includes('PIPESTATUS') || segments.some(({ text }) => /^set -\w*o pipefail/.test(text))
  if (!isDirect && !(isPiped && isOfFirst)) return undefined
  const [before = '', after = ''] = said.replace(/["']/g, '').split(CODE)
  const plain = (text: string) =>
    text
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+')
  return new RegExp(`^\\s*${plain(before)}\\s*(\\d{1,3})\\s*${plain(after)}\\s*$`, 'gm')
}

/** Whether the line ends as something behind it does: `npm test && echo ok || echo bad`, `npm test && echo ok; ls`. */
function isForgotten(segments: readonly Segment[]): boolean {
  return segments.some(({ then }) => then === '||' || then === ';')
}

/** From one folder to the next. */
function goneOn(folder: string, to: string): string {
  const [, before] = PLACE.exec(folder) ?? []
  const [, path] = PLACE.exec(to) ?? []
  if (before === undefined || path === undefined || /^[/~$-]/.test(path)) return to
  const whole = plainPath(`/${before}/${path}`)
  return before.startsWith('/') ? `cd ${whole}` : whole === '/' ? '' : `cd ${whole.slice(1)}`
}

/** The folder once, then the parts; each with its own where they are run in several. */
export function chainOf(parts: readonly Pick<CheckPart, 'command'>[]): string {
  const [first, ...rest] = parts
  const folder = FOLDER.exec(first?.command ?? '')?.[0] ?? ''
  const isApart = rest.some(({ command }) => (FOLDER.exec(command)?.[0] ?? '') !== folder)
  if (isApart) return parts.map(({ command }) => (FOLDER.test(command) ? `(${command})` : command)).join(' && ')
  return [first?.command ?? '', ...rest.map(({ command }) => command.replace(folder, ''))].join(' && ')
}

export const FOLDER = /^(?:cd|pushd) .*? && /
/** One word that no shell changes. */
const PLACE = /^(?:cd|pushd) ([^\s"'`$*~]+)$/
const SENT_OFF = /(?<![&>|])&$/
const BESIDE = /[^&>|]&(?![&>\d])(?!.*\bwait$)/
/** A build for another system, or for production, is another one. */
const SETTINGS = /^(?:[A-Z_][A-Z0-9_]*=[\w./:@,+-]+\s+)+/
const MOST_SETTINGS = 60
const FOR_WHAT = /^(?:(?:GOOS|GOARCH|NODE_ENV)=\w+ )+/
/** What a run is to do without. */
const TAKEN_OUT = /^env (?:(?:-u \w+|--unset[= ]\w+|-i) )+/
/** What only fills a variable. */
const CAPTURES = /^\w+=["']?\$\(/
/** What is given to them is a program of its own. */
const PROGRAM = /^(?:python[\d.]*|node|ruby|perl|deno|bun|php|psql)\s/
/** They hardly ever fail. */
const QUIET =
  /^(?:echo|printf|true|:|cd|pushd|popd|export|set|exit|ls|cat|head|tail|wc|sort|uniq|pwd|date|sleep|wait|tee|rm -r?f|mkdir -p|touch|git (?:--no-pager )?(?:status|log|diff|show|branch|rev-parse|add))\b/
const ECHO = /^echo (?:-\w+ )?(.+)$/s
const CODE = /\$\{?(?:\?|PIPESTATUS\[0\])\}?/
const LONGEST = 2000
const MOST_UNNAMED = 2
