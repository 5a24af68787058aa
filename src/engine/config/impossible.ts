import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { Matcher } from './settings.ts'

/** Which field of an event a condition needs. */
const NEEDS: Readonly<Record<keyof Matcher, readonly string[]>> = {
  tools: ['toolName'],
  paths: ['toolInput', 'filePath'],
  commands: ['toolInput'],
  shell: ['toolInput'],
  prompts: ['prompt'],
  triggers: ['trigger'],
  sources: ['source'],
  agents: [],
}

/** The conditions that no event of this name can ever fulfil; an empty text stands for a matcher that is one text. */
export function impossible(event: EventName, matcher: string | Matcher | undefined): string[] {
  if (matcher === undefined || matcher === '' || matcher === '*') return []
  if (typeof matcher === 'string') return EVENTS[event].matcher === null ? [''] : []
  const fields = Object.keys(EVENTS[event].fields())
  return (Object.keys(NEEDS) as (keyof Matcher)[]).filter((key) => {
    return matcher[key] !== undefined && NEEDS[key].length > 0 && !NEEDS[key].some((field) => fields.includes(field))
  })
}
