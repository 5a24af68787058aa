import { isRecord } from '../../base/is-record.ts'
import { oneLine } from '../../base/text/text.ts'
import type { ToolCall } from '../../continuity/transcript/entry.ts'
import { actOf } from './act.ts'

/**
 * What the person said where a tool's result stands: why a call was refused, what a question was answered. Undefined where a
 * result is a tool's own.
 */
export function personIn(call: ToolCall, result: string): string | undefined {
  if (result.startsWith(REFUSED)) {
    const at = result.indexOf(SAID)
    const words = at === -1 ? '' : result.slice(at + SAID.length).trim()
    const what = `${call.tool} ${actOf(call).about}`.trim()
    return words === '' || words.startsWith(BOILERPLATE)
      ? `refused ${what}, without a word.`
      : `${words} (said when refusing ${oneLine(what, 160)})`
  }
  if (!result.startsWith(ANSWERED) && !result.startsWith(ANSWERED_NOW)) return undefined
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
const ANSWERED = 'User has answered your questions'
const ANSWERED_NOW = 'Your questions have been answered'
