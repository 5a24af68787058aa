import type { EventName } from '../../protocol/event.ts'
import type { Fired } from '../types.ts'
import { type EventFields, textOf } from './subject.ts'

export type OnceGuard = ReturnType<typeof onceGuard>

/** The same event of the same tool call is answered once: whoever asks again gets the first answer. */
export function onceGuard() {
  const answers = new Map<string, Promise<Fired>>()
  return {
    keyOf(name: EventName, fields: EventFields): string | undefined {
      const call = textOf(fields, 'toolUseId')
      return call === undefined ? undefined : JSON.stringify([fields.sessionId, fields.agentId, name, call])
    },
    answered: (key: string) => answers.get(key),
    remember(key: string, answer: Promise<Fired>) {
      answers.set(key, answer)
      const [oldest] = answers.keys()
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
    },
    clear: () => answers.clear(),
  }
}

const MOST = 512
