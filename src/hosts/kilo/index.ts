import { isRecord } from '../../base/is-record.ts'
import type { Event } from '../../protocol/event.ts'
import { type Carries, encodedBy } from '../adapter.ts'
import type { Decoded, Environment, Host } from '../host.ts'
import { decode as decodePlugin, opencode } from '../opencode/index.ts'
import { WRITERS } from '../opencode/wire.ts'

/** Seen on the real client, through our own plugin file, which is OpenCode's kind of plugin. It goes on where it stays: `kilo run` ends. */
const carries: Carries = { ...opencode.carries, Stop: ['block', 'keepGoing'] }

export const kilo: Host = {
  id: 'kilo',
  title: 'Kilo CLI',
  testedVersion: '7.7.7',
  carries,
  compaction: {
    toldBy: 'start',
    forgets: true,
    command: '/compact',
    steer: 'experimental.session.compacting',
    notice: 'experimental.text.complete while it compacts, else the event session.compacted',
    summary: 'experimental.text.complete',
    restore: 'the system prompt of every request after it',
  },
  decode,
  encode: encodedBy(carries, WRITERS),
}

function decode(raw: unknown, environment: Environment, word?: string): Decoded {
  const found = decodePlugin(raw, environment, word)
  return found.ok ? { ...found, event: asTyped(found.event) } : found
}

/** `kilo run` puts a prompt of several words into quotation marks, and keeps it so. */
function asTyped(event: Event): Event {
  if (event.name === 'UserPromptSubmit') return { ...event, prompt: unquoted(event.prompt) }
  const { messages } = event as { messages?: unknown }
  return Array.isArray(messages) ? ({ ...event, messages: messages.map(messageAsTyped) } as Event) : event
}

function messageAsTyped(message: unknown): unknown {
  if (!isRecord(message) || message.role !== 'user' || !Array.isArray(message.parts)) return message
  const parts = message.parts.map((part) =>
    isRecord(part) && typeof part.text === 'string' ? { ...part, text: unquoted(part.text) } : part,
  )
  return { ...message, parts }
}

function unquoted(prompt: string): string {
  const inside = prompt.slice(1, -1)
  return prompt === `"${inside}"` && inside.includes(' ') && !inside.includes('"') ? inside : prompt
}
