import { didYouMean } from '../../base/text/did-you-mean.ts'
import { said, t } from '../../messages/people/speak.ts'
import type { EventDefinition } from '../../protocol/define.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { eventSchema } from '../../schemas/event-schema.ts'
import { type Command, usageError } from '../command.ts'
import { table } from '../terminal/table.ts'

export const schema: Command = {
  takes: '[event] | check [file]',
  words: 2,
  options: {
    part: {
      value: 'NAME',
      about: 'Only the event, the response or the rule; check: the file holds an answer (response).',
    },
    event: { value: 'EVENT', about: 'check --part response: the event that is answered.' },
  },
  examples: [
    'throughline schema',
    'throughline schema PreToolUse',
    'throughline schema PreCompact --part rule',
    'throughline schema check payload.json',
    'throughline schema check answer.json --part response --event PreToolUse',
  ],
  prints: ['schema-list', 'schema', 'schema-check', 'rules-lint'],
  run(call) {
    const [word, file] = call.words
    if (word === 'check') return import('../schema-check.ts').then(({ checkFile }) => checkFile(call, file))
    if (file !== undefined)
      throw usageError(
        t`schema does not take ${JSON.stringify(file)}`,
        t`throughline schema --help shows what it takes`,
      )
    if (word === undefined) return { text: listing(), json: EVENT_NAMES.map(summaryOf) }
    const name = eventNamed(word)
    if (!name) {
      const meant = didYouMean(word, EVENT_NAMES)
      throw usageError(
        t`there is no event ${JSON.stringify(word)}`,
        meant ? t`did you mean ${meant}?` : t`throughline schema lists them`,
      )
    }
    const part = partOf(name, call.value('part'))
    return { text: JSON.stringify(part, null, 2), json: part, asIs: true }
  },
}

function partOf(name: EventName, part: string | undefined): unknown {
  const whole = eventSchema(name)
  if (part === undefined) return whole
  const found = whole.$defs?.[part]
  if (found) return found
  throw usageError(
    t`${name} has no part ${JSON.stringify(part)}`,
    t`parts: ${Object.keys(whole.$defs ?? {}).join(', ')}`,
  )
}

function listing(): string {
  const rows = EVENT_NAMES.map((name) => {
    const { summary, matcher, can }: EventDefinition = EVENTS[name]
    return [name, said(summary), matcher ?? '–', can.join(' ') || '–']
  })
  return table(['EVENT', 'FIRES', 'MATCHER', 'A HANDLER CAN ANSWER'], rows)
}

function summaryOf(name: EventName) {
  const { summary, usage, matcher, can, aliases, fold, deadlineMs }: EventDefinition = EVENTS[name]
  return { name, summary, usage, matcher, can, aliases, fold, deadlineMs }
}
