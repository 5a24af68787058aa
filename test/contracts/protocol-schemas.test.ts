import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { staleFiles } from '../../scripts/generate/files.ts'
import { isRecord } from '../../src/base/is-record.ts'
import { claudeCode } from '../../src/hosts/claude-code/index.ts'
import type { EventDefinition } from '../../src/protocol/define.ts'
import { EVENT_NAMES } from '../../src/protocol/event.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'
import { powersOf } from '../../src/protocol/outcome.ts'
import { eventSchema, sampleEvent } from '../../src/schemas/event-schema.ts'
import { parsedResponse } from '../../src/schemas/host-response.ts'
import type { WireSchema } from '../../src/schemas/wire.ts'
import { EVENT_METADATA } from './event-metadata.ts'

const ROOT = join(import.meta.dir, '..', '..')
const PARTS = ['event', 'response', 'response-claude-code'] as const

test('the generated files are up to date', async () => {
  expect(await staleFiles(ROOT)).toEqual([])
})

describe.each([...EVENT_NAMES])('schemas/%s.json', (name) => {
  const definition: EventDefinition = EVENTS[name]

  test('is JSON Schema 2020-12, whole and in parts', async () => {
    const { validate } = await compiled(name)
    for (const part of PARTS) expect(validate[part]).toBeFunction()
  })

  test('every example validates', async () => {
    const { schema, validate } = await compiled(name)
    for (const part of PARTS) {
      const examples = partOf(schema, part).examples ?? []
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples)
        expect([part, validate[part](example), validate[part].errors]).toEqual([part, true, null])
    }
  })

  test('every field has a description', async () => {
    const { schema } = await compiled(name)
    expect(PARTS.flatMap((part) => undescribed(partOf(schema, part), part))).toEqual([])
  })

  test('carries its metadata, and it agrees with the definition', async () => {
    const { schema } = await compiled(name)
    for (const keyword of EVENT_METADATA) expect(Object.keys(schema)).toContain(keyword)
    expect(schema.title).toBe(name)
    expect(schema['x-canBlock']).toBe(definition.can.includes('deny') || definition.can.includes('block'))
    expect(schema['x-canModifyInput']).toBe(definition.can.includes('updatedInput'))
    const matcher = schema['x-matcher']
    if (typeof matcher === 'string') expect(Object.keys(partOf(schema, 'event').properties ?? {})).toContain(matcher)
  })

  test('the event is open, the answers are closed', async () => {
    const { schema, validate } = await compiled(name)
    const [event] = partOf(schema, 'event').examples ?? []
    expect(validate.event({ ...(event as object), from_the_future: 1 })).toBe(true)
    expect(validate.response({ fromTheFuture: 1 })).toBe(false)
    expect(validate['response-claude-code']({ fromTheFuture: 1 })).toBe(false)
  })

  // S1.13: definition, schema and encoder agree for every event.
  test('the adapter carries only what the event can, and drops the rest', async () => {
    const carried = claudeCode.carries[name] ?? []
    expect(carried.filter((power) => !definition.can.includes(power))).toEqual([])
    for (const outcome of definition.examples.output) {
      const { dropped } = claudeCode.encode(sampleEvent(name), outcome)
      expect([...dropped]).toEqual(powersOf(outcome).filter((power) => !carried.includes(power)))
    }
  })

  test('what the adapter prints validates', async () => {
    const { validate } = await compiled(name)
    for (const outcome of definition.examples.output) {
      const { stdout } = claudeCode.encode(sampleEvent(name), outcome)
      if (stdout !== '')
        expect([stdout, validate['response-claude-code'](parsedResponse(stdout))]).toEqual([stdout, true])
    }
  })

  test('the adapter decodes every example to this event', async () => {
    const { schema } = await compiled(name)
    for (const example of partOf(schema, 'event').examples ?? []) {
      expect(claudeCode.decode(example, {})).toMatchObject({ ok: true, event: { name } })
    }
  })
})

test('PreCompact is answered with plain text, never with an empty object', async () => {
  const { validate } = await compiled('PreCompact')
  expect(validate['response-claude-code']('Keep the API names.')).toBe(true)
  expect(validate['response-claude-code']({ systemMessage: 'x' })).toBe(false)
  expect(validate['response-claude-code']({})).toBe(false)
})

interface Compiled {
  schema: WireSchema
  validate: Record<(typeof PARTS)[number], ValidateFunction>
}

/** The schema as it is on disk. */
/** Once an event: each of its tests asks. */
function compiled(name: string): Promise<Compiled> {
  const known = schemas.get(name) ?? compile(name)
  schemas.set(name, known)
  return known
}

const schemas = new Map<string, Promise<Compiled>>()

async function compile(name: string): Promise<Compiled> {
  const document = await Bun.file(join(ROOT, 'schemas', `${name}.json`)).json()
  const schema: WireSchema = document
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  ajv.addVocabulary([...EVENT_METADATA, 'x-nohookSpecificOutput'])
  ajv.compile(document)
  const validatorOf = (part: string) => ajv.compile({ $ref: `${schema.$id}#/$defs/${part}` })
  return {
    schema,
    validate: {
      event: validatorOf('event'),
      response: validatorOf('response'),
      'response-claude-code': validatorOf('response-claude-code'),
    },
  }
}

function partOf(schema: WireSchema, part: string): WireSchema {
  const found = schema.$defs?.[part]
  if (!isRecord(found)) throw new Error(`no ${part} in ${schema.$id}`)
  return found
}

function undescribed(value: unknown, path: string): string[] {
  if (!isRecord(value)) return []
  const properties = isRecord(value.properties) ? Object.entries(value.properties) : []
  const choices = Array.isArray(value.anyOf) ? value.anyOf : []
  return [
    ...properties.flatMap(([field, property]) => [
      ...(isRecord(property) && property.description ? [] : [`${path}.${field}`]),
      ...undescribed(property, `${path}.${field}`),
    ]),
    ...undescribed(value.items, `${path}[]`),
    ...choices.flatMap((choice) => undescribed(choice, path)),
  ]
}

test('the schema on disk is the one in memory', async () => {
  expect<unknown>((await compiled('Stop')).schema).toEqual(JSON.parse(JSON.stringify(eventSchema('Stop'))))
})
