import { cleaned, segmentsOf } from '../../../base/shell/segments.ts'
import { testRunOf } from '../../../base/shell/test-run.ts'
import { checkRunOf } from '../../ledger/facts/runs/check-command.ts'
import { isAt } from '../../ledger/facts/work/git/status.ts'
import type { CommandFact, FlightFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Line, Telling } from '../line.ts'
import { shortRun } from './short-run.ts'

/** What is broken and not repaired, what an agent has just come back with, and what still runs. */
export function failureLines({ ledger, words, told, world }: Telling): Line[] {
  const lines: Line[] = []
  const add = (line: Pick<Line, 'key' | 'factId' | 'kind' | 'text' | 'worth' | 'waits'>) =>
    lines.push({ ...line, part: 'failures', order: lines.length })
  const { conflict } = ledger.work
  if (conflict.what !== '')
    add({
      key: 'conflict',
      factId: '',
      kind: '',
      text: words.conflict(conflict.what, conflict.line, isEditedSince(ledger) ? 'edited' : 'open'),
      worth: 2,
    })
  const refused = refusedCommit(ledger, world)
  if (refused !== undefined)
    add({
      key: 'commit refused',
      factId: '',
      kind: '',
      text: words.commitRefused(refused.line, refused.edited),
      worth: 1.8,
    })
  const tests = failingTests(ledger, words)
  if (tests !== undefined) add({ key: 'failing tests', factId: tests.id, kind: 'test', text: tests.text, worth: 1.6 })
  const failed = lastFailure(ledger)
  if (failed !== undefined)
    add({
      key: 'last failed',
      factId: failed.id,
      kind: 'command',
      text: words.lastFailed(endOf(failed.command), failed.outcome),
      worth: 1.2,
    })
  const { report, turnStep, step } = ledger
  if (report !== undefined && report.step >= turnStep && step - report.step <= NOT_LONG)
    add({
      key: 'report',
      factId: '',
      kind: '',
      text: `${words.reported(report.what, report.text)}${report.doubt === undefined ? '' : words.saidOfIt(report.doubt)}`,
      worth: 0.9,
      // Where it tells how checks or a commit ended, it is the only witness.
      ...(report.ended === true ? {} : { waits: 'summary' as const }),
    })
  const running = stillRunning(ledger).filter(({ handle }) => told?.names([handle]) !== true)
  for (const flight of running.toReversed().slice(0, 3))
    add({
      key: flight.id,
      factId: flight.id,
      kind: 'flight',
      text: words.inFlight(shortRun(flight.text.replace(/\s*(?:\d|&)?>.*$/s, ''), ledger), flight.handle),
      worth: 1,
      waits: 'summary',
    })
  return lines
}

/**
 * What was started beside the conversation and is surely still at work. Clients do not always write down that something ended: of a command whose
 * output was looked at a while ago, or that was started long ago, nobody can say. A server runs until somebody stops it.
 */
function stillRunning(ledger: Ledger): FlightFact[] {
  return factsOf(ledger, 'flight').filter(
    ({ shell, text, firstSeen, lastSeen }) =>
      shell !== true ||
      SERVES.test(text) ||
      ledger.step - lastSeen <= (lastSeen === firstSeen ? JUST_STARTED : JUST_LOOKED_AT),
  )
}

/** Of a long chain the end, which it came to last. */
function endOf(command: string): string {
  const plain = command.replace(/\\\s+/g, '')
  if (plain.length <= LONGEST_COMMAND) return plain
  const end = plain.split(/\s*(?:&&|;|\n)\s*/).at(-1) ?? plain
  return `… ${end.slice(-LONGEST_COMMAND)}`
}

/** While what was to be committed is still there, and nobody has committed since. */
function refusedCommit(
  { work }: Ledger,
  { head, clean = [] }: Telling['world'],
): { readonly line: string; readonly edited: boolean } | undefined {
  const { refused, edits, commit } = work
  if (refused === undefined) return undefined
  if (edits.every(({ path }) => clean.includes(path)) && !(refused.alone === true && edits.length === 0))
    return undefined
  if (head !== undefined && commit.hash !== '' && !head.startsWith(commit.hash)) return undefined
  return { line: refused.line, edited: edits.some(({ step }) => step > refused.step) }
}

/** The last thing that happened is a command that failed after an edit, and no check tells of it. */
function lastFailure(ledger: Ledger): CommandFact | undefined {
  const { did, last, work } = ledger
  if (did?.state !== 'failed' || did.act !== 'ran' || last.what !== 'result' || last.step < did.step) return undefined
  if (did.step < (work.editSteps.at(-1) ?? Number.POSITIVE_INFINITY) || work.conflict.what !== '') return undefined
  // It is told elsewhere.
  if (Math.max(work.rejected?.step ?? 0, work.refused?.step ?? 0) >= did.step) return undefined
  const told = factsOf(ledger, 'check').some(({ lastSeen, outcome }) => lastSeen > did.step && outcome === 'failed')
  const command = factsOf(ledger, 'command').findLast(({ lastSeen }) => lastSeen >= did.step)
  if (told || command?.status !== 'failing' || command.outcome === '') return undefined
  return isProbed(command) ? undefined : command
}

/** It only asked whether something is there: that it is not is the answer. */
function isProbed({ command, outcome }: CommandFact): boolean {
  const segments = segmentsOf(command)
  const parts = segments.flatMap((segment, at) => (segments[at - 1]?.then === '|' ? [] : [cleaned(segment)]))
  // What failed says so by its name.
  const named = SPEAKS.exec(outcome)?.[1]
  const own = parts.filter((part) => named !== undefined && part.split(/\s/, 1)[0]?.split('/').at(-1) === named)
  if (own.length > 0) return own.every((part) => PROBES.test(part))
  // The code of a line is that of what stands behind its last semicolon.
  const from = segments.findLastIndex(({ then }, at) => then === ';' && at < segments.length - 1) + 1
  const last = segments.slice(from)
  const ran = last.flatMap((segment, at) => (last[at - 1]?.then === '|' ? [] : [cleaned(segment)]))
  return ran.length > 0 && ran.every((part) => PROBES.test(part) || BESIDE.test(part))
}

/** The file that it stopped at: what is left is to add and commit it. */
function isEditedSince({ work: { conflict, edits } }: Ledger): boolean {
  const path = / in (\S+)$/.exec(conflict.line)?.[1]
  return path !== undefined && edits.some((edit) => edit.step > conflict.step && isAt(edit.path, path))
}

/** By name, with how many there are: a list that stops somewhere reads as if that were all. */
function failingTests(ledger: Ledger, words: LineWords): { readonly id: string; readonly text: string } | undefined {
  const failing = factsOf(ledger, 'test')
    .filter(({ status, root }) => status === 'failing' && root === ledger.work.root)
    .toReversed()
    .filter(({ name }, _at, all) => !all.some((other) => other.name.startsWith(`${name}/`)))
  // The checks say these already.
  const told = factsOf(ledger, 'check').flatMap(({ outcome, line, command }) =>
    outcome === 'failed' ? [line, command] : [],
  )
  const others = failing.filter(({ name }) => !told.some((line) => line.includes(name)))
  const [first] = others
  if (first === undefined) return undefined
  const shown = others.slice(0, MOST_TESTS)
  // Of those that the run has counted, some may have passed since.
  const settled = factsOf(ledger, 'test').filter(
    ({ status, command, lastSeen }) => status !== 'failing' && command === first.command && lastSeen > first.lastSeen,
  ).length
  const among = failing.map((one) => (typeof one.among === 'number' ? one.among - settled : 0))
  const counted = Math.max(failing.length, ...among)
  const isPart = failing.some(({ among }) => among === 'some')
  let left = LONGEST_MESSAGES
  const names = words.list(
    shown.map(({ name, message = '' }) => {
      left -= message.length
      return message === '' || left < 0 ? name : words.failedWith(name, message)
    }),
  )
  const text = isPart ? words.failingAmong(names) : words.failingTests(names, shown.length, counted)
  const run = openTestRun(ledger)
  const isLost = shown.every(({ unreached }) => unreached === true)
  const since = run !== '' ? words.newerRun(run) : isLost ? words.notReachedSince : ''
  return { id: first.id, text: `${text}${since}` }
}

/** What it has come to is not known here. */
function openTestRun({ did }: Ledger): string {
  if (did?.state !== 'open' || did.act !== 'ran' || testRunOf(did.what) === undefined) return ''
  return checkRunOf(did.what)?.chain ?? did.what
}

const PROBES =
  /^(?:!\s*)?(?:ls|test|\[\[?|stat|file|which|type|command -v|hash|grep|egrep|fgrep|rg|ag|find|fd|cat|head|tail|wc|less|diff|cmp|readlink|realpath|pgrep|pidof|ps|lsof|ss|netstat|nc -\w*z|ping|dig|host|nslookup|curl(?=\s(?:.*\s)?(?:-\w*I\w*|--head|-w|--write-out)(?:\s|$))|wget (?:\S+ )*--spider|git (?:-C \S+ |--no-pager )*(?:status|log|show|diff|rev-parse|branch(?! -[dDmM])|ls-files|ls-remote|check-ignore|merge-base|describe|grep|blame|show-ref|cat-file|config --get))(?=\s|$)/
/** They hardly ever fail, and nothing hangs on it. */
const BESIDE = /^(?:cd|echo|printf|pwd|date|true|sleep|export|set)\b/
const SPEAKS = /^(?:(?:\/\S*\/)?(?:ba|z)?sh: (?:line \d+: )?)?([\w.-]+): /
const MOST_TESTS = 5
const LONGEST_COMMAND = 140
/** Of so many characters the messages are said beside the names. */
const LONGEST_MESSAGES = 280
/** After so many steps what was reported has been worked with. */
const NOT_LONG = 12
const SERVES =
  /\b(?:dev|serve[rs]?|start|watch|up|preview|runserver|uvicorn|gunicorn|nodemon|storybook|port-forward|tunnel|ngrok)\b(?![-.\w]*\/)|--watch\b|\b(?:tail|logs) -f\b/i
const JUST_STARTED = 30
const JUST_LOOKED_AT = 8
