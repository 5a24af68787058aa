export type Kind = 'turn' | 'summariser' | 'subagent' | 'other'

export interface Block {
  type: string
  text?: string
  name?: string
  input?: unknown
  content?: string | Block[]
}

export interface Message {
  role: 'user' | 'assistant' | 'system'
  content: string | Block[]
}

export interface MessagesBody {
  model: string
  messages: Message[]
  system?: string | Block[]
  tools?: { name: string }[]
  stream?: boolean
}

export interface AskedRequest {
  kind: Kind
  body: MessagesBody
  /** The subagent that asks, as the client names it in its header; undefined for the main thread. */
  agentId: string | undefined
}

/** All that the model reads of the conversation, in order, without the system prompt and the tool definitions. */
export function textOf(request: { body: MessagesBody } | undefined): string {
  if (!request) throw new Error('the client never made this request')
  return request.body.messages.map((message) => textOfContent(message.content)).join('\n')
}

/** The insides of the `<system-reminder>` blocks, in order. */
export function remindersOf(request: { body: MessagesBody } | undefined): string[] {
  const found = textOf(request).matchAll(/<system-reminder>\n?([\s\S]*?)\n?<\/system-reminder>/g)
  return [...found].map((match) => match[1] ?? '')
}

/** The summariser asks in the last message that is not the client's own; its wording is the only mark it has. */
export function kindOf(body: MessagesBody, agentId: string | undefined): Kind {
  const asked = body.messages.findLast((message) => message.role === 'user')
  if (asked && SUMMARISER.test(textOfContent(asked.content))) return 'summariser'
  if (agentId !== undefined) return 'subagent'
  return body.tools?.length ? 'turn' : 'other'
}

/** The conversation with everything that differs from run to run (ids, dates, temporary paths) written alike. */
export function comparable(request: { body: MessagesBody }, paths: Record<string, string> = {}): string {
  let text = textOf(request)
  for (const [name, path] of Object.entries(paths)) {
    text = text.replaceAll(path, `<${name}>`).replaceAll(path.replaceAll(/[^A-Za-z0-9]/g, '-'), `<${name}>`)
  }
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\b\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '<date>')
    .replaceAll(/\b[0-9a-f]{7,40}\b/g, '<hash>')
    .replaceAll(/(duration_ms>|total_tokens>)\d+/g, '$1<number>')
}

const SUMMARISER = /<analysis> block followed by a <summary> block|inside <summary><\/summary> tags/

function textOfContent(content: string | Block[]): string {
  if (typeof content === 'string') return content
  return content.map(textOfBlock).join('\n')
}

function textOfBlock(block: Block): string {
  if (block.type === 'text') return block.text ?? ''
  if (block.type === 'tool_use') return `${block.name}(${JSON.stringify(block.input)})`
  if (block.type === 'tool_result') return textOfContent(block.content ?? '')
  return `[${block.type}]`
}
