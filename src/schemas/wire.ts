import type { JsonSchema } from '@valibot/to-json-schema'
import { isRecord } from '../base/is-record.ts'
import { EVENT_FIELD, wireField } from '../hosts/claude-code/wire.ts'
import { commonFields } from '../protocol/define.ts'
import type { EventName } from '../protocol/event.ts'

export type WireSchema = JsonSchema & { [keyword: `x-${string}`]: unknown }
export type Properties = Record<string, WireSchema>

/** The schema of an event's input with Claude Code's names, without what only an adapter adds. */
export function wireSchema(name: EventName, input: WireSchema): WireSchema {
  const schema = rename(input)
  const common = Object.keys(commonFields()).map(wireField)
  const properties = Object.entries(propertiesOf(schema))
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(properties.filter(([field]) => common.includes(field))),
      [EVENT_FIELD]: { const: name, description: 'The name of the event.' },
      ...Object.fromEntries(properties.filter(([field]) => !common.includes(field))),
    },
    required: [EVENT_FIELD, ...(schema.required ?? [])],
    additionalProperties: true,
  }
}

/** Every key of `properties` is a field of ours, at whatever depth: what belongs to a tool has no schema here. */
function rename(schema: WireSchema): WireSchema {
  const copy: WireSchema = { ...schema }
  const properties = Object.entries(propertiesOf(schema)).filter(([, property]) => !isDerived(property))
  if (schema.properties) {
    copy.properties = Object.fromEntries(properties.map(([field, property]) => [wireField(field), rename(property)]))
  }
  if (schema.required) copy.required = schema.required.map(wireField)
  if (isRecord(schema.items)) copy.items = rename(schema.items)
  return copy
}

export function propertiesOf(schema: WireSchema): Properties {
  return isRecord(schema.properties) ? (schema.properties as Properties) : {}
}

export function isDerived(property: WireSchema): boolean {
  return property['x-derived'] === true
}
