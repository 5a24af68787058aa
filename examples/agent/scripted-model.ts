import type { LanguageModel } from 'ai'

type Model = Exclude<LanguageModel, string>
type Content =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; toolCallId: string; toolName: string; input: string }

/** What it understands: `read FILE`, `write FILE TEXT`, `edit FILE OLD => NEW`, `run COMMAND`, `grep PATTERN`, `delegate TASK`. */
const PHRASES: readonly [RegExp, (match: RegExpExecArray) => [tool: string, input: object]][] = [
  [/^read (\S+)/i, ([, file_path]) => ['Read', { file_path }]],
  [/^write (\S+) (.+)/is, ([, file_path, content]) => ['Write', { file_path, content }]],
  [
    /^edit (\S+) (.+) => (.+)/i,
    ([, file_path, old_string, new_string]) => ['Edit', { file_path, old_string, new_string }],
  ],
  [/^run (.+)/is, ([, command]) => ['Bash', { command }]],
  [/^grep (\S+)/i, ([, pattern]) => ['Grep', { pattern }]],
  [/^delegate (.+)/is, ([, task]) => ['Agent', { task }]],
]

interface Message {
  readonly role: string
  readonly content: unknown
}

/** A model without a model: does what a few phrases say, and repeats what it was told. For trying things out without a key. */
export function scriptedModel(): Model {
  let calls = 0
  async function doGenerate({ prompt }: { prompt: readonly Message[] }) {
    const last = prompt.at(-1)
    const said = textOf(last?.content)
    const usage = { inputTokens: { total: JSON.stringify(prompt).length / 4 }, outputTokens: { total: 10 } }
    const answer = (content: Content[], reason: 'stop' | 'tool-calls') => {
      return { content, finishReason: { unified: reason, raw: undefined }, usage, warnings: [] }
    }
    const [request = '', ...rest] = said.split('\n\n[Hook Context]\n')
    const told = rest.length > 0 ? `\n(I was told: ${rest.join(' ')})` : ''
    for (const [phrase, call] of last?.role === 'user' ? PHRASES : []) {
      const match = phrase.exec(request.trim())
      if (!match) continue
      const [toolName, input] = call(match)
      return answer(
        [{ type: 'tool-call', toolCallId: `call-${++calls}`, toolName, input: JSON.stringify(input) }],
        'tool-calls',
      )
    }
    const begun = last?.role === 'tool' ? 'The tool said' : 'You said'
    return answer([{ type: 'text', text: `${begun}: ${request.slice(0, 600)}${told}` }], 'stop')
  }
  const doStream = () => Promise.reject(new Error('The scripted model does not stream.'))
  // The SDK asks for the full types of its providers; this model gives what it uses of them.
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate,
    doStream,
  } as unknown as Model
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('\n')
  if (typeof content !== 'object' || content === null) return ''
  const { text, output, value } = content as { text?: unknown; output?: unknown; value?: unknown }
  return textOf(text ?? output ?? value)
}
