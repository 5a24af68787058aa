import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelMessage } from 'ai'

export interface AgentSession {
  readonly id: string
  messages: ModelMessage[]
}

/** A new session, or the one with this id as it was left. */
export function openSession(folder: string, id: string | undefined): AgentSession & { resumed: boolean } {
  const file = id === undefined ? undefined : join(folder, `${id}.json`)
  if (id === undefined || file === undefined || !existsSync(file)) {
    return { id: id ?? crypto.randomUUID(), messages: [], resumed: false }
  }
  return { id, messages: JSON.parse(readFileSync(file, 'utf8')), resumed: true }
}

export function saveSession(folder: string, { id, messages }: AgentSession): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(messages, null, 2))
}
