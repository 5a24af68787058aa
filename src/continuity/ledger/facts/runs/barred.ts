import { cleaned, type Segment, segmentsOf } from '../../../../base/shell/segments.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, drop, factOf, factsOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'

type Result = Extract<Entry, { type: 'result' }>

/**
 * Calls that never came to do anything: a command that the person's settings or a rule have denied, and a tool of the client that cannot
 * start what it needs. Whether the result was one of these.
 */
export function takeBarred(ledger: Ledger, entry: Result, call: OpenCall): boolean {
  if (call.tool === 'Bash') return takeDeniedCommand(ledger, entry, call)
  if (!entry.failed) {
    for (const way of factsOf(ledger, 'way')) if (way.text === call.tool && way.tool === call.tool) drop(ledger, way.id)
    return false
  }
  const failure = oneLine(SPAWN.exec(entry.text.slice(0, HEAD))?.[0] ?? '', LONGEST)
  if (failure === '' || call.tool.startsWith('mcp__')) return false
  const key = `tool ${call.tool}`
  const own = { tool: call.tool, failure, round: factOf(ledger, 'way', key)?.round ?? '', folder: '' }
  put(ledger, entry, { kind: 'way', key, text: call.tool, status: 'unknown', own })
  return true
}

function takeDeniedCommand(ledger: Ledger, entry: Result, { command, whole = command }: OpenCall): boolean {
  const known = factOf(ledger, 'way', `denied ${whole}`)
  if (!entry.failed) {
    if (known !== undefined) drop(ledger, known.id)
    takeSearchedInstead(ledger, whole)
    return false
  }
  const reason = reasonOf(entry.text)
  if (reason === '') return false
  // Who was not let look has looked otherwise.
  const does = segmentsOf(whole).filter((segment) => !LOOKS.test(cleaned(segment).replace(FRAMED, '')))
  const text = whole.length <= LONGEST && !whole.includes('\n') ? whole : firstDeed(does)
  if (does.length === 0 || text === '') return true
  const own = { tool: 'denied', failure: reason, round: '', folder: '' }
  put(ledger, entry, { kind: 'way', key: `denied ${whole}`, text, status: 'declined', own })
  return true
}

/** Of a long line the first command that does something: the others were not run either. */
function firstDeed(does: readonly Segment[]): string {
  const first = does.find(({ text }) => !FRAME.test(text))?.text.replace(FRAMED, '') ?? ''
  return first.length > LONGEST || first.includes('\n') ? '' : first
}

/** Why it was denied; '' where it was not. */
function reasonOf(text: string): string {
  const head = text.slice(0, HEAD)
  const [refused = ''] = ACTION.exec(head) ?? []
  if (refused !== '') return oneLine(refused, LONGEST)
  if (PERMISSION.test(head)) return oneLine(head.replace(PERMISSION, '$1 … $2'), LONGEST)
  const [, said = ''] = HOOK.exec(head) ?? OWN.exec(head) ?? []
  return oneLine(said, LONGEST)
}

/** What the shell can search with, where the client's own tools cannot. */
function takeSearchedInstead(ledger: Ledger, command: string): void {
  for (const way of factsOf(ledger, 'way')) {
    if (!SEARCHES.has(way.tool) || way.text !== way.tool || way.round !== '') continue
    const round = segmentsOf(command).map((segment) => SHELL_SEARCH.exec(cleaned(segment))?.[0] ?? '')
    const found = round.find((program) => program !== '')
    if (found !== undefined) changeFact(ledger, way, { round: found, how: 'worked' })
  }
}

/** The program itself is not there, or cannot be started: whatever is asked, the answer is the same. */
const SPAWN = /^.*\b(?:posix_spawn|spawn \S+ (?:ENOENT|EACCES|ENOEXEC))\b.*$/m
const PERMISSION = /^(Permission to use \w+) with command [\s\S]* (has been denied\b[^\n]*)[\s\S]*$/
/** The client judges by itself which calls it lets through. */
const ACTION = /^Permission for this action (?:was|has been) denied[^.\n]*\.(?: Reason: [^.\n]+\.)?/
/** What stands round a command: a loop, a variable. */
const FRAME = /^(?:for|while|until|if|done|fi|export|set|\w+=\S*$)(?=\s|$)/
const FRAMED = /^(?:do|then|else)\s+/
const HOOK = /^PreToolUse:\S+ hook (?:error|blocked)[:\s]*(?:\[[^\]\n]*\]:?\s*)?([^\n]*)/
const OWN = /^([^\n]{1,400}\(Throughline: [\w-]+\))\s*$/
const LOOKS =
  /^(?:cd|ls|cat|head|tail|grep|rg|find|fd|wc|stat|file|tree|pwd|which|echo|test|git (?:log|status|diff|show|branch|ls-\w+|rev-parse))(?:\s|$)/
const SEARCHES: ReadonlySet<string> = new Set(['Glob', 'Grep', 'LS'])
const SHELL_SEARCH = /^(?:rg|grep|find|fd|git grep|ls)(?=\s)/
const HEAD = 1200
const LONGEST = 170
