import { plainForm } from '../../../../base/shell/plain-form.ts'
import { startsAgain } from '../../../../base/shell/same-start.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { WayFact } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'

/** One thing that was asked of a program or a tool, as it was spelled. */
export interface AskedCall {
  readonly program: string
  readonly text: string
  /** What was set up for it in the same line, or set for it alone. */
  readonly setUp: string
  /** Whether the call tells how this one ended: `output` where only what was printed does, `no` where it was one of several tries. */
  readonly tells: 'yes' | 'output' | 'no'
}

/** What a call asks for: the tool itself, or each program of a shell line that does more than look. Nothing of what cannot be shown whole. */
export function askingsOf(call: OpenCall): AskedCall[] {
  if (call.tool !== 'Bash') {
    if (QUIET.has(call.tool)) return []
    return [
      { program: call.tool, text: oneLine(`${call.tool} ${call.command}`.trim(), LONGEST), setUp: '', tells: 'yes' },
    ]
  }
  const whole = call.whole ?? call.command
  if (whole.length > LONGEST_LINE || whole.includes('<<')) return []
  const askings: AskedCall[] = []
  let folder = ''
  let setUp = ''
  const segments = segmentsOf(whole)
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1]?.then
    if (before === '|') continue
    const plain = cleaned(segment)
    const program = programOf(plain)
    // What goes on beside it has not ended.
    if (BESIDE.test(segment.text)) continue
    if (program === 'cd') folder = `${plain} && `
    const lead = `${setUp}${LEAD.exec(segment.text)?.[0] ?? ''}`
    const text = `${folder}${lead}${plain}`
    if (SETS_UP.test(plain)) setUp = `${setUp}${plain} && `
    if (program === '' || PROBES.test(program) || text.length > LONGEST || text.includes('\n')) continue
    const isTry = before === '||' || segment.then === '||'
    const isHidden = segment.then === '|' || segment.then === ';' || SILENCED.test(segment.text)
    askings.push({ program, text, setUp: lead, tells: isTry ? 'no' : isHidden ? 'output' : 'yes' })
  }
  return askings
}

/** Which of them a failure speaks of: the only one, or the one whose own words it names. */
export function blamedAsking(askings: readonly AskedCall[], failure: string): AskedCall | undefined {
  if (askings.length === 1) return askings[0]
  const named = askings.filter(({ text }) => [...marksOf(text)].some((mark) => failure.includes(mark)))
  if (named.length === 1) return named[0]
  const programs = askings.filter(({ program }) => new RegExp(`\\b${program.replace(/\W/g, '\\$&')}\\b`).test(failure))
  return programs.length === 1 ? programs[0] : undefined
}

/** How like a call is to one that failed, 0 to 1: by what both name. */
export function likeness(failed: Pick<WayFact, 'tool' | 'text'>, { program, text }: AskedCall): number {
  const isSame = baseOf(failed.tool) === baseOf(program)
  // All that differs is what was set up for it, or one value of an option.
  if (isSame && failed.text !== text && (bareOf(failed.text) === bareOf(text) || isOneValueOff(failed.text, text)))
    return 1
  // The same script by its shell.
  if (failed.text !== text && startsAgain(text, failed.text, 'all')) return 1
  // Another thing to do with the same program is none.
  if (isSame && !program.startsWith('mcp__') && doingOf(failed.text) !== doingOf(text)) return 0
  const before = marksOf(failed.text)
  const now = marksOf(text)
  const shared = [...now].filter((mark) => before.has(mark))
  // A tool that takes one thing was told another.
  if (isSame && program.startsWith('mcp__')) return shared.length > 0 ? 1 : OTHER_THING
  // Told more it may do less.
  if (isSame && startsAgain(text, failed.text) && !startsAgain(text, failed.text, 'all')) return 0
  if (isSame) return shared.length / Math.max(1, Math.min(before.size, now.size))
  return shared.some((mark) => STRONG.test(mark)) || standsIn(failed.text, text) ? OTHER_PROGRAM : 0
}

function bareOf(text: string): string {
  let bare = text.replace(/^cd \S+ && /, '')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(LEAD, '').replace(SET_UP, '')
  }
  return bare
}

/** What a program with words of its own is told to do: the word behind it, or behind the script that it runs. */
function doingOf(text: string): string {
  const [, first = '', second = ''] = bareOf(text).split(/\s+/)
  return VERB.test(first) ? first : /\.\w{1,4}$/.test(first) && VERB.test(second) ? second : ''
}

function isOneValueOff(one: string, other: string): boolean {
  const [before, now] = [one.split(/\s+/), other.split(/\s+/)]
  const off = before.flatMap((word, at) => (word === now[at] ? [] : [at]))
  const [at = 0] = off
  return before.length === now.length && off.length === 1 && /^-\w|^--/.test(before[at - 1] ?? '')
}

/** `docker compose up -d` and `podman compose up -d`, `yarn test` and `pnpm test`: all but the program is the same. */
function standsIn(one: string, other: string): boolean {
  const [before, now] = [one, other].map((text) => plainForm(bareOf(text)).replace(SPELLED, '$1 ')) as [string, string]
  const [program = '', rest = ''] = splitOnce(before)
  const [another = '', same = ''] = splitOnce(now)
  if (rest === '' || rest !== same) return false
  return rest.includes(' ') || (MANAGERS.test(program) && MANAGERS.test(another))
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(' ')
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Both ask for the same with the same options: what differs lies elsewhere. */
export function isSameAsking(one: string, other: string): boolean {
  const wordsOf = (text: string) => new Set(text.replace(/^cd \S+ && /, '').split(/\s+/))
  const [before, now] = [wordsOf(one), wordsOf(other)]
  const differ = [...before].filter((word) => !now.has(word)).concat([...now].filter((word) => !before.has(word)))
  return differ.every((word) => /^(?:-timeout|-v|-count(?:=\d+)?|\d+\w?)$/.test(word))
}

/** What a command names: files, hosts, tests, packages, values of options; of paths and addresses also their ends. */
function marksOf(text: string): Set<string> {
  const marks = new Set<string>()
  for (const word of bareOf(text).split(/\s+/).slice(1)) {
    const plain = word.replace(/^-{1,2}[\w-]+=|^["'(]+|["'),;]+$/g, '')
    if (plain.startsWith('-') || plain.length < 3 || /^(?:\d?>|&&|\|)/.test(plain)) continue
    if (/[/._:\dA-Z-]/.test(plain) || plain.length >= 5) marks.add(plain)
    const parts = plain.split(/\/+/).filter((part) => part.length >= 3 && !/^https?:$/.test(part))
    if (parts.length > 1) for (const part of parts.slice(-2)) marks.add(part)
    const host = /^https?:\/\/([^/]+)/.exec(plain)?.[1]
    if (host !== undefined) marks.add(host)
  }
  return marks
}

function programOf(plain: string): string {
  const [first = '', second = ''] = plain.split(/\s+/, 2)
  return RUNNERS.test(first) && /^[a-z][\w-]*$/.test(second) ? second : first
}

function baseOf(program: string): string {
  return program.split('/').at(-1) ?? program
}

const VERB = /^[a-z][a-z-]+$/
/** Variables for this one alone, and as whom it is run. */
const LEAD = /^(?:(?:[A-Z_][A-Z0-9_]*=(?:"[^"]*"|'[^']*'|[^\s"'$`]*)|sudo(?: -\w+)*)\s+)+/
/** It changes what is found and set for those behind it. */
const SETS_UP =
  /^(?:source|\.|export|eval|nvm use|fnm use|conda activate|mamba activate|workon|module load|asdf shell|mise shell|rbenv shell|pyenv shell|set -a|set \+a|unset)(?:\s|$)/
const SET_UP = new RegExp(`${SETS_UP.source}[^&|;]*&& `)
const BESIDE = /(?<![&>|\d])&(?![&>\d])/
const SPELLED = /^(docker|podman)-(?=compose )/
const MANAGERS = /^(?:npm|pnpm|yarn|bun)$/
/** They hand on to the program that they name. */
const RUNNERS = /^(?:npx|bunx|pnpx|uvx|exec)$/
const QUIET: ReadonlySet<string> = new Set([
  'Edit',
  'MultiEdit',
  'Write',
  'NotebookEdit',
  'Read',
  'Grep',
  'Glob',
  'LS',
  'TodoWrite',
  'TaskUpdate',
  'TaskCreate',
  'edit',
  'ExitPlanMode',
  'AskUserQuestion',
  'Skill',
])
/** They only look, move, or wait. */
const PROBES =
  /^(?:ls|cat|head|tail|grep|rg|egrep|find|fd|wc|which|type|test|\[|\[\[|sed|awk|diff|stat|file|git|cd|echo|printf|sleep|kill|pkill|pgrep|ps|lsof|nc|mdfind|open|for|if|while|do|done|then|fi|else|export|source|mkdir|rm|cp|mv|touch|jq|true|false|wait|pwd|date)$/
/** A file or a long name: what is asked for stays the same whatever the program. */
const STRONG = /\w\.(?:test|spec)\.\w+$|\w\.\w{1,5}$|^\w*[a-z_][A-Z_]\w{6,}$/
const SILENCED = /2>\s*\/dev\/null/
const LONGEST = 170
const LONGEST_LINE = 2000
const OTHER_THING = 0.4
const OTHER_PROGRAM = 0.32
