import { givenByHand } from '../../../../base/shell/by-hand.ts'
import { isRun } from '../../../../base/shell/command-kind.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { shownPath } from '../../call-text.ts'
import type { Ledger, WayFact } from '../../facts.ts'
import { changeFact, drop, factOf, factsOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { type AskedCall, askingsOf, blamedAsking, isSameAsking, likeness } from './askings.ts'
import { checkRunOf } from './check-command.ts'
import { failureIn } from './commands.ts'
import { isOfPlace, isOfProgram } from './mended.ts'

type Result = Extract<Entry, { type: 'result' }>

/**
 * What does not work in this place, and what does: a call that failed, and a like one that then worked. That the difference lies in how
 * it was asked is known where nothing was done in between that may have mended it. A call that works after all takes its failure back.
 */
export function takeWays(ledger: Ledger, entry: Result, call: OpenCall): void {
  if (SIBLING.test(entry.text) || BACKGROUND.test(entry.text)) return
  const askings = askingsOf(call)
  if (askings.length === 0) return
  const failure = failureOf(entry, call)
  if (failure === '') {
    // Whether a check also passed is told elsewhere.
    const how = isCheck(call) ? 'ran' : 'worked'
    const hasSaid = entry.text.trim() !== ''
    for (const asking of askings) {
      // How a program of the project ended a pipe hides.
      if (call.hidden === true && givenByHand(asking.text) !== undefined) continue
      if (asking.tells === 'yes' || (asking.tells === 'output' && hasSaid)) takeWorked(ledger, asking, how)
    }
    return
  }
  const blamed = blamedAsking(askings, failure)
  // A check that fails over the work has run.
  const isOfWork = classOf(failure, blamed?.program ?? '') === 'other' || WORK.test(failure)
  if (isOfWork && isCheck(call)) {
    for (const asking of askings) takeWorked(ledger, asking, 'ran')
    return
  }
  if (blamed !== undefined) takeFailed(ledger, entry, blamed, failure)
}

function takeWorked(ledger: Ledger, asking: AskedCall, how: 'worked' | 'ran'): void {
  for (const way of factsOf(ledger, 'way')) {
    const kind = classOf(way.failure, way.tool)
    if (way.text === asking.text && (kind !== 'asked' || roundOf(ledger, way, asking.text) === '')) {
      const letIn = way.how === 'until' ? '' : (way.mended ?? '')
      if (letIn === '') drop(ledger, way.id)
      else changeFact(ledger, way, { round: letIn, how: 'until', like: 1 })
      continue
    }
    if (way.tool === '' || way.how === 'until') continue
    if (worksAfterAll(way, asking)) {
      drop(ledger, way.id)
      continue
    }
    if (ledger.step - way.lastSeen > NEAR || way.mended !== undefined) continue
    const like = isOtherScript(way, asking) ? 1 : likeness(way, asking)
    if (like < (kind === 'other' ? VERY_LIKE : LIKE)) continue
    const known = way.round === '' ? 0 : (way.like ?? LIKE)
    // The first that worked, unless a later one is more like what failed.
    if (like <= known) continue
    const round = roundOf(ledger, way, asking.text)
    if (round !== '') changeFact(ledger, way, { round, how, like })
  }
}

/** Spelled otherwise it is the same, or the program that was not there is: with nothing set up for it. */
function worksAfterAll(way: WayFact, { program, text, setUp }: AskedCall): boolean {
  if (setUp !== '' && !way.text.startsWith(setUp)) return false
  if (isOfProgram(way)) return program === way.tool
  return text !== way.text && plainForm(text) === plainForm(way.text) && !isOfPlace(way)
}

/** One script is not there, and another one of the project that has its name in its own is. */
function isOtherScript({ failure, text }: WayFact, asking: AskedCall): boolean {
  const missing = MISSING_SCRIPT.exec(failure)?.[1]
  if (missing === undefined || !MANAGER.test(text) || !MANAGER.test(asking.text)) return false
  return asking.text.split(/\s+/).some((word) => word !== missing && word.split(/[:_.-]/).includes(missing))
}

/** What to call instead; where both calls say the same, the folder that makes the difference, and '' where that is the same too. */
function roundOf({ work, cwd }: Ledger, { text, folder = '' }: WayFact, worked: string): string {
  if (!isSameAsking(text, worked)) return worked
  const isElsewhere = work.here !== '' && folder !== '' && work.here !== folder
  return isElsewhere && !worked.startsWith('cd ') ? `cd ${shownPath(work.here, cwd)} && ${worked}` : ''
}

function takeFailed(ledger: Ledger, entry: Result, asking: AskedCall, failure: string): void {
  const kind = classOf(failure, asking.program)
  for (const way of factsOf(ledger, 'way'))
    if (way.round === asking.text) changeFact(ledger, way, { round: '', like: 0 })
  const plain = failure.replace(/\d+/g, '#')
  // What the place forbids it forbids whatever was asked; what is not there is not there for this one.
  const same = kind === 'place' ? plain.replace(/(?:\/[\w.-]+)+/g, '') : `${plain} ${asking.text}`
  const key = `${asking.program} ${keyOf(same)}`
  const known = factOf(ledger, 'way', key)
  put(ledger, entry, {
    kind: 'way',
    key,
    text: asking.text,
    status: kind === 'place' ? 'active' : 'unknown',
    own: {
      tool: asking.program,
      failure,
      round: known?.round ?? '',
      folder: ledger.work.here,
      ...(known?.how !== undefined && { how: known.how }),
      ...(known?.like !== undefined && { like: known.like }),
    },
  })
}

/** The line that says why a call came to nothing; '' where it did what it was asked. */
function failureOf(entry: Result, call: OpenCall): string {
  if (entry.failed || entry.text.startsWith('Exit code ')) return errorLine(entry, call)
  if (call.tool !== 'Bash') return SAYS_ERROR.test(entry.text) ? errorLine(entry, call) : ''
  if (RAN_NONE.test(entry.text) && !RAN_SOME.test(entry.text)) return told(RAN_NONE.exec(entry.text)?.[0] ?? '')
  // A pipe hides how it ended: then the output says it, where it is not the text of something else.
  if (entry.text.length > SHORT_OUTPUT) return ''
  const line = entry.text
    .split('\n')
    .find((text) => (PLACE.test(text) || ASKED.test(text)) && !NONE_HERE.test(text) && text.length <= LONG_LINE)
  const rest = entry.text.split('\n').filter((text) => text.trim() !== '').length
  return line === undefined || rest > FEW_LINES ? '' : told(line)
}

function errorLine(entry: Result, call: OpenCall): string {
  const plain = entry.text
    .slice(0, 4000)
    .replace(/<\/?tool_use_error>/g, '')
    .replace(/^Exit code \d+\s*/, '')
  const named = plain
    .split('\n')
    .find((text) => (PLACE.test(text) || ASKED.test(text)) && text.length <= LONG_LINE && text.trim() !== '')
  const line =
    /^(?:### (?:Result|Error)\s*)?(Error: .+)$/m.exec(plain)?.[1] ??
    (plain.length <= SHORT_OUTPUT ? named : undefined) ??
    failureIn(entry, call)?.line ??
    plain.split('\n', 1)[0]
  return told(line ?? '')
}

/** Without the shell's own place in front of it. */
function told(line: string): string {
  return oneLine(
    line.replace(/^\(eval\):(?:(\w+):)?\d+: /, (_, builtin = '') => (builtin === '' ? '' : `${builtin}: `)),
    LONGEST,
  )
}

type FailureClass = 'place' | 'asked' | 'other'

/** What the surroundings do not let through, what was asked for in a way that nothing answers to, or anything else. */
function classOf(failure: string, program: string): FailureClass {
  if (PLACE.test(failure)) return 'place'
  if (ASKED.test(failure)) return 'asked'
  // The program complains about how it was called.
  return program !== '' && failure.startsWith(`${program}: `) && !failure.includes('***') ? 'asked' : 'other'
}

function isCheck({ tool, command, whole }: OpenCall): boolean {
  const parts = tool === 'Bash' ? checkRunOf(whole ?? command)?.parts : undefined
  return parts?.some((part) => part.named && !isRun(part.command)) === true
}

/** Tools of servers answer with their errors as if all were well. */
const SAYS_ERROR = /^(?:### (?:Result|Error)\s*)?Error: /
const SIBLING = /Sibling tool call errored|The user doesn't want|Request interrupted/
const BACKGROUND = /^Command (?:is |was )?(?:running|manually backgrounded|backgrounded)\b/
const PLACE =
  /\bdenied\b|outside (?:the )?allowed|not (?:installed|supported|accessible|permitted|authori[sz]ed)|command not found|\bunsupported\b|exceeds maximum|not a terminal|requires (?:a|an|the) |(?:configured|set up|required|expected|only) to (?:use|be (?:used|run) with|run with|allow) ['"`]?(?:npm|pnpm|yarn|bun|uv|poetry)\b|(?:use|uses) ['"`]?(?:pnpm|yarn|npm|bun)['"`]? (?:instead|as (?:its|the) package manager)|is only for (?:pnpm|yarn|npm|bun)\b/i
const ASKED =
  /no such (?:file|directory|option|command|service|table|column)|directory not found|(?:path|file|branch|package|module|script|target|task) (?:\S+ )?(?:does not exist|not found)|cannot find (?:module|package|path)|["']?status(?:Code)?["']?: ?404|\bCannot (?:GET|POST|PUT|DELETE|PATCH) \/|\b404\b.*not found|unknown (?:flag|option|command|argument|task|subcommand|revision)|unrecogni[sz]ed (?:option|argument|command)|unexpected argument|invalid (?:option|flag|argument)|missing script|no tests? (?:to run|found|matched)|matched no packages|build constraints exclude|not available|is not a valid command|did not match any|Input must be provided|cannot connect|could ?n[o']t connect|connection refused|unable to connect|failed to connect|\bunreachable\b(?!=0)|could not resolve host|can only be used/i
/** Said of one package among others. */
const NONE_HERE = /\[no tests? (?:to run|files)\]|no tests to run/
const RAN_NONE = /^.*no tests? to run.*$/im
const RAN_SOME = /^ok\s+\S+\s+[\d.]+s\s*$|^\s*--- (?:PASS|FAIL)/m
const MISSING_SCRIPT = /(?:missing script|script not found|command)[: ]+["'`]?([\w-]+)/i
const MANAGER = /(?:^|&& )(?:npm|pnpm|yarn|bun)\s/
/** The place lets it through; what is checked does not. */
const WORK = /\bunsupported (?:argument|attribute|block|type|operand|key|property|syntax)/i
/** How many steps later a like call still answers to the one that failed. */
const NEAR = 40
const LONGEST = 170
const LONG_LINE = 400
const SHORT_OUTPUT = 2500
const FEW_LINES = 12
const LIKE = 0.3
const VERY_LIKE = 0.6
