import { isRecord } from '../base/is-record.ts'
import { oneLine } from '../base/text/text.ts'

/** What an entry is about, in one line for people. */
export function describe(
  type: string,
  data: Data,
  limit: number,
  words: Readonly<Record<string, string>> = {},
): string {
  if (type.startsWith('tool:') || type.startsWith('permission:')) return describeTool(data, limit)
  const say = (word: unknown) => (typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : word)
  if (OF_STAGES.test(type)) return describeStage(data, limit, say)
  const fields = [
    'text',
    'message',
    'subject',
    'error',
    'command',
    'source',
    'trigger',
    'reason',
    'agentType',
    'kind',
    'file',
    'to',
    'workflow',
    'agent',
    'stage',
    'result',
    'feature',
    'rule',
    'action',
  ]
  const parts = fields
    .map((key) => (SAID.includes(key) ? say(data[key]) : data[key]))
    .filter((value) => typeof value === 'string' && value !== '')
  return oneLine(parts.slice(0, 2).join(' · '), limit)
}

type Data = Readonly<Record<string, unknown>>

/** Fields whose values are words of a host or of ours, not of a person. */
const SAID: readonly string[] = ['source', 'trigger', 'result']

const OF_STAGES = /^(?:stage:|agent:(?:delegate|complete|error|refused|orphan-cleanup)$)/

/** Which stage, who, how it came out, and why. */
function describeStage(data: Data, limit: number, say: (word: unknown) => unknown): string {
  const missing = Array.isArray(data.missing) ? `${say('missing')}: ${data.missing.join(', ')}` : ''
  const parts = [data.stage, data.agent, data.tool, say(data.result), say(data.uncounted), data.reason, missing]
  return oneLine(parts.filter((part) => typeof part === 'string' && part !== '').join(' · '), limit)
}

function describeTool(data: Data, limit: number): string {
  const tool = typeof data.tool === 'string' ? data.tool : ''
  const subject = subjectOf(data.input)
  const outcome = typeof data.error === 'string' ? ` ✗ ${data.error}` : ''
  return oneLine(`${tool}${subject && ` ${subject}`}${outcome}`, limit)
}

/** The one field of a tool's input that says what it worked on. */
function subjectOf(input: unknown): string {
  if (!isRecord(input)) return ''
  for (const key of [
    'command',
    'file_path',
    'notebook_path',
    'pattern',
    'path',
    'url',
    'query',
    'description',
    'subject',
    'prompt',
  ]) {
    const value = input[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return ''
}
