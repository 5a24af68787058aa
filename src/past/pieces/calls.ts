import { isRecord } from '../../base/is-record.ts'
import { oneLine } from '../../base/text/text.ts'
import type { Entry, ToolCall, ToolResult } from '../../continuity/transcript/entry.ts'
import { ANSWERS } from '../../continuity/transcript/result-ends.ts'
import { actOf } from './act.ts'
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

/**
 * What the person said where a tool's result stands: why a call was refused, what a question was answered. Undefined where a
 * result is a tool's own.
 */
function personIn(call: ToolCall, result: string): string | undefined {
  if (result.startsWith(REFUSED)) {
    const at = result.indexOf(SAID)
    const words = at === -1 ? '' : result.slice(at + SAID.length).trim()
    const what = `${call.tool} ${actOf(call).about}`.trim()
    return words === '' || words.startsWith(BOILERPLATE)
      ? `refused ${what}, without a word.`
      : `${words} (said when refusing ${oneLine(what, 160)})`
  }
  if (!ANSWERS.some((answer) => result.startsWith(answer))) return undefined
  return [result.replace(/\. You can now continue.*$/s, ''), ...chosen(call, result)].join('\n')
}

/** The text of an option stands only in the question. */
function chosen({ input }: ToolCall, result: string): string[] {
  const questions = Array.isArray(input.questions) ? input.questions.filter(isRecord) : []
  return questions.flatMap((question) => {
    const options = Array.isArray(question.options) ? question.options.filter(isRecord) : []
    return options
      .filter(({ label }) => typeof label === 'string' && result.includes(`="${label}`))
      .map(({ label, description }) => `Chosen: ${String(label)}: ${String(description ?? '')}`)
  })
}

const REFUSED = "The user doesn't want to proceed with this tool use"
const SAID = 'the user said:'
const BOILERPLATE = 'The user wants to clarify these questions'

/** How many characters of either end are enough to cut a result; undefined where something of its middle is told, too. */
export function endsFor(most: number): number | undefined {
  return most < WORTH_TELLING ? Math.floor(most / 2) + 1 : undefined
}

/** A tool's result in at most `most` characters: its beginning, its end, and of the middle the lines that tell something. */
function cutResult(whole: string, most: number): string {
  const text = whole.includes('\u001b[') ? whole.replace(COLOURS, '') : whole
  if (text.length <= most) return text
  const share = Math.floor(most / (most < WORTH_TELLING ? 2 : 3))
  const first = text.slice(0, lineEnd(text, share))
  const last = text.slice(lineStart(text, text.length - share))
  let left = most - first.length - last.length
  const telling: string[] = []
  const middle = most < WORTH_TELLING ? '' : text.slice(first.length, text.length - last.length)
  for (const line of middle.match(TELLING) ?? []) {
    const short = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line
    if (short.length + 1 > left) break
    left -= short.length + 1
    telling.push(short)
  }
  return [first, ...telling, last].join('\n').toWellFormed()
}

function lineEnd(text: string, at: number): number {
  const end = text.lastIndexOf('\n', at)
  return end > at / 2 ? end : at
}

function lineStart(text: string, at: number): number {
  const start = text.indexOf('\n', at)
  return start !== -1 && start - at < (text.length - at) / 2 ? start + 1 : at
}

const TELLING =
  /^.*(?:\b(?:error|fail(?:ed|ure|s)?|panic|fatal|warning|TODO|FIXME|NOTE|must|never|always|passed|function|func|class|interface|type|def|export|const)\b|^#{1,4} ).*$/gim
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
const COLOURS = /\u001b\[[0-9;]*m/g
/** Where so little is kept, looking through all of it does not pay. */
const WORTH_TELLING = 1000
const LONGEST_LINE = 240
