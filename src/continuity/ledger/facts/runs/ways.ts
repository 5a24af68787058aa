import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, drop, factOf, factsOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { checkRunOf } from './check-command.ts'
import { failureIn } from './commands.ts'

type Result = Extract<Entry, { type: 'result' }>

/**
 * What does not work in this place: the same failure of a tool twice, or one that the surroundings cause. What the same tool
 * was then told with success is the way round. A call that works after all takes its failure back.
 */
export function takeWays(ledger: Ledger, entry: Result, call: OpenCall): void {
  const tool = programOf(call)
  if (tool === '') return
  if (entry.failed || entry.text.startsWith('Exit code ') || (call.tool !== 'Bash' && SAYS_ERROR.test(entry.text))) {
    fail(ledger, entry, call, tool)
    return
  }
  for (const way of factsOf(ledger, 'way')) {
    if (way.tool !== tool) continue
    if (way.text === toldAs(call)) drop(ledger, way.id)
    else if (way.round === '' && ledger.step - way.lastSeen <= NEAR && call.command !== '') {
      changeFact(ledger, way, { round: toldAs(call) })
    }
  }
}

function fail(ledger: Ledger, entry: Result, call: OpenCall, tool: string): void {
  if (SIBLING.test(entry.text)) return
  const failure = errorLine(entry, call)
  if (failure === '') return
  // A check that fails is about the work, not about the place.
  if (!ENVIRONMENT.test(failure) && checkRunOf(call.command)?.parts.some(({ named }) => named)) return
  const key = `${tool} ${keyOf(failure.replace(/\d+/g, '#').replace(/(?:\/[\w.-]+)+/g, ''))}`
  const known = factOf(ledger, 'way', key)
  put(ledger, entry, {
    kind: 'way',
    key,
    text: toldAs(call),
    status: ENVIRONMENT.test(failure) ? 'active' : 'unknown',
    own: { tool, failure, round: known?.round ?? '' },
  })
}

function toldAs({ tool, command }: OpenCall): string {
  return oneLine(tool === 'Bash' ? command : `${tool} ${command}`.trim(), LONGEST)
}

function errorLine(entry: Result, call: OpenCall): string {
  const plain = entry.text
    .slice(0, 4000)
    .replace(/<\/?tool_use_error>/g, '')
    .replace(/^Exit code \d+\s*/, '')
  const line =
    /^(?:### Result\s*)?(Error: .+)$/m.exec(plain)?.[1] ?? failureIn(entry, call)?.line ?? plain.split('\n', 1)[0]
  return oneLine(line ?? '', LONGEST)
}

/** The program of a command, or the tool itself; '' for what only looks, and for edits that did not match. */
function programOf({ tool, command }: OpenCall): string {
  if (tool !== 'Bash') return QUIET.has(tool) ? '' : tool
  const words = command.replace(/^(?:\w+=\S+ +)+/, '').split(/\s+/, 3)
  const program = words[0] ?? ''
  return PROBES.test(program) ? '' : program
}

/** Tools of servers answer with their errors as if all were well. */
const SAYS_ERROR = /^(?:### Result\s*)?Error: /
const SIBLING = /Sibling tool call errored|The user doesn't want|Request interrupted/
const ENVIRONMENT =
  /denied|outside (?:the )?allowed|not (?:installed|available|supported|accessible|permitted|authori[sz]ed)|command not found|unsupported|cannot connect|could ?n[o']t connect|connection refused|unable to connect|no tests? (?:found|matched)|exceeds maximum|not a terminal|requires (?:a|an|the) /i
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
const PROBES =
  /^(?:ls|cat|head|tail|grep|rg|find|wc|which|test|\[|sed|awk|diff|stat|file|git|cd|echo|sleep|kill|pkill|ps|lsof|nc)$/
const NEAR = 40
const LONGEST = 170
