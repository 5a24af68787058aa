import { toJsonSchema } from '@valibot/to-json-schema'
import { isRecord } from '../../src/base/is-record.ts'
import { SCALAR_KEYS, SCALARS, type Scalar } from '../../src/engine/config/scalars.ts'
import { ENTRY_SCHEMA, HOOK_SCHEMAS } from '../../src/engine/config/schema.ts'
import { EVENT_NAMES } from '../../src/protocol/event.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'

/** The JSON Schema of `hooks` in settings.json: the engine's own tables are its only source. */
export function hooksSchema(): object {
  const entries = { $ref: '#/definitions/entries' }
  const events = EVENT_NAMES.map((name) => [name, { description: EVENTS[name].summary, allOf: [entries] }])
  const lists = ['allowedEnvVars', 'allowedHttpUrls'].map((name) => [
    name,
    { type: 'array', items: { type: 'string' } },
  ])
  const properties = Object.fromEntries([
    ...SCALAR_KEYS.map((key) => [key, schemaOf(SCALARS[key])]),
    ...lists,
    ...events,
    ['Compaction', entries],
  ])
  return { description: 'Hooks of your own.', type: 'object', properties, additionalProperties: false }
}

/** What all events share; it belongs at the top of the document. */
export function hooksDefinitions(): Record<string, object> {
  const kinds = (['command', 'http', 'prompt'] as const).map((kind) => closed(toJsonSchema(HOOK_SCHEMAS[kind])))
  const entry = closed(toJsonSchema(ENTRY_SCHEMA))
  const hooks = { type: 'array', items: { oneOf: kinds } }
  return { entries: { type: 'array', items: { ...entry, properties: { ...propertiesOf(entry), hooks } } } }
}

/** A text may stand for any value: it can hold a variable. */
function schemaOf(scalar: Scalar): object {
  if (scalar.kind === 'choice') return { enum: scalar.of, default: scalar.default }
  if (scalar.kind === 'flag') return { type: ['boolean', 'string'], default: scalar.default }
  const type = scalar.kind === 'count' ? 'integer' : 'number'
  return { type: [type, 'string'], minimum: scalar.from, maximum: scalar.to, default: scalar.default }
}

/** Unknown fields are named as mistakes when the file is read; an editor can do so while it is written. */
function closed(schema: object): Record<string, unknown> {
  const { $schema: _, ...rest } = schema as Record<string, unknown>
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(rest)).map(([name, value]) => [name, closedDeep(value)]),
  )
  return { ...rest, properties, additionalProperties: false }
}

function closedDeep(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value.anyOf)) return value
  return { ...value, anyOf: value.anyOf.map((one) => (isRecord(one) && isRecord(one.properties) ? closed(one) : one)) }
}

function propertiesOf(schema: object): Record<string, unknown> {
  const { properties } = schema as { properties?: unknown }
  return isRecord(properties) ? properties : {}
}
