import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { isRecord } from '../base/is-record.ts'
import { claudeCode } from '../hosts/claude-code/index.ts'
import { payloadOf, wireField } from '../hosts/claude-code/wire.ts'
import type { EventDefinition } from '../protocol/define.ts'
import type { Event, EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import type { Power } from '../protocol/outcome.ts'
import { responseSchema } from '../protocol/response.ts'
import { actionsOf } from '../rules/actions/index.ts'
import { hostResponse, parsedResponse } from './host-response.ts'
import { ruleSchemas } from './rule-schema.ts'
import { type WireSchema, wireSchema } from './wire.ts'

/** The JSON Schema of an event: what arrives, what a handler may answer, and what each host is answered. */
export function eventSchema(name: EventName): WireSchema {
  const definition: EventDefinition = EVENTS[name]
  const event = sampleEvent(name)
  const answered = hostResponse(claudeCode, event)
  const parts: Record<string, WireSchema> = {
    event: {
      title: `${name} as ${claudeCode.title} sends it`,
      ...wireSchema(name, jsonOf(definition.input())),
      examples: definition.examples.input.map((example) => payloadOf(name, example)) as WireSchema['examples'],
    },
    response: {
      title: `What a handler may answer to ${name}`,
      'x-outputControl': outputControl(definition.can),
      ...jsonOf(responseSchema(definition)),
      examples: [...definition.examples.output] as WireSchema['examples'],
    },
    [`response-${claudeCode.id}`]: {
      title: `What ${claudeCode.title} is answered`,
      'x-outputControl': outputControl(claudeCode.carries[name] ?? []),
      'x-nohookSpecificOutput': !JSON.stringify(answered).includes('"hookEventName"'),
      ...answered,
      examples: distinct(
        definition.examples.output.map((outcome) => parsedResponse(claudeCode.encode(event, outcome).stdout)),
      ) as WireSchema['examples'],
    },
    ...ruleSchemas(name),
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:throughline:event:${name}`,
    title: name,
    description: definition.summary,
    'x-usage': definition.usage,
    'x-aliases': definition.aliases,
    'x-canBlock': definition.can.some((power) => power === 'deny' || power === 'block'),
    'x-canModifyInput': definition.can.includes('updatedInput'),
    'x-canTransform': definition.can.includes('updatedInput') || definition.can.includes('updatedOutput'),
    'x-outputControl': outputControl(definition.can),
    'x-eventClass': eventClass(definition.can),
    'x-output': definition.can,
    'x-actions': actionsOf(name),
    'x-matcher': definition.matcher === null ? null : wireField(definition.matcher),
    'x-fold': definition.fold,
    'x-strategy': definition.strategy,
    'x-deadlineMs': definition.deadlineMs,
    anyOf: [
      { $ref: '#/$defs/event' },
      { $ref: '#/$defs/response' },
      { $ref: `#/$defs/response-${claudeCode.id}` },
      { $ref: '#/$defs/rule' },
    ],
    $defs: parts,
  }
}

/** The first input example, sent through the adapter as the client would send it. */
export function sampleEvent(name: EventName): Event {
  const decoded = claudeCode.decode(payloadOf(name, EVENTS[name].examples.input[0]), {})
  if (!decoded.ok) throw new Error(`the example of ${name} does not decode: ${decoded.reason}`)
  return decoded.event
}

/** A schema of the catalogue as JSON Schema of what a host sends. */
export function jsonOf(schema: v.GenericSchema): WireSchema {
  return tidy(toJsonSchema(schema, CONVERSION) as WireSchema)
}

/** S1's word for how much an answer can do. */
function outputControl(can: readonly Power[]): string {
  if (can.includes('allow') || can.includes('deny')) return 'permission'
  if (can.includes('block')) return 'block'
  return can.length > 0 ? 'context_and_system_only' : 'none'
}

/** How much an answer matters: it decides, it only tells, or nobody reads it. */
function eventClass(can: readonly Power[]): 'control' | 'inform' | 'observe' {
  if (can.some((power) => DECIDING.includes(power))) return 'control'
  return can.length > 0 ? 'inform' : 'observe'
}

const DECIDING: readonly Power[] = [
  'allow',
  'ask',
  'deny',
  'block',
  'updatedInput',
  'updatedOutput',
  'stop',
  'keepGoing',
]

const CONVERSION: ConversionConfig = { typeMode: 'input', target: 'draft-2020-12', errorMode: 'throw' }

/** Our metadata under names of JSON Schema or with the prefix of an extension; no empty lists. */
function tidy(schema: WireSchema): WireSchema {
  const copy: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$schema' || keyword === 'propertyNames') continue
    if (keyword === 'known') copy.examples = value
    else if (keyword === 'derived') copy['x-derived'] = value
    else if (keyword === 'properties' && isRecord(value)) copy[keyword] = mapped(value)
    else if (keyword === 'items' && isRecord(value)) copy[keyword] = tidy(value)
    else if (!(keyword === 'required' && Array.isArray(value) && value.length === 0)) copy[keyword] = value
  }
  return copy
}

function mapped(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [field, isRecord(property) ? tidy(property) : property]),
  )
}

function distinct(values: readonly unknown[]): unknown[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...seen.values()]
}
