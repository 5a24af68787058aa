import type { Entry, ToolCall, ToolResult } from '../../continuity/transcript/entry.ts'
import { actOf } from './act.ts'
import { cutResult } from './cut.ts'
import { personIn } from './person.ts'
import type { Piece } from './piece.ts'

interface Told {
  /** How many characters are kept of what one tool said or was given. */
  readonly most: number
  /** The folder of the work: what lies below it is named from there. */
  readonly cwd: string
}

/** A call with what came of it: what the agent wrote or asked in it, and what the tool or the person said to it. */
export function piecesOfCall(call: Entry & ToolCall, result: (Entry & ToolResult) | undefined, told: Told): Piece[] {
  const act = actOf(call, told.most)
  const about = told.cwd === '' ? act.about : act.about.replaceAll(`${told.cwd}/`, '')
  const { tool, at = '', offset } = call
  const own: Piece[] = act.text === '' ? [] : [{ who: 'agent', tool, about, at, offset, text: act.text }]
  if (!result) return own
  const text = personIn(call, result.text)
  if (text === undefined) return [...own, ...piecesOfResult(result, tool, about, told.most)]
  return [...own, { who: 'person', tool, about: '', at: result.at ?? '', offset: result.offset, text }]
}

export function piecesOfResult(result: Entry & ToolResult, tool: string, about: string, most: number): Piece[] {
  const { at = '', offset, failed } = result
  const saysNothing = SAYS_NOTHING.has(tool) && !failed
  const text = saysNothing ? '' : cutResult(result.text, most)
  if (text === '' && (about === '' || saysNothing)) return []
  return [{ who: 'tool', tool, about, at, offset, text: failed ? `failed: ${text}` : text }]
}

/** What they answer is that they did it. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'Edit',
  'MultiEdit',
  'Write',
  'NotebookEdit',
  'TodoWrite',
  'TaskCreate',
  'TaskUpdate',
  'EnterPlanMode',
  'Skill',
])
