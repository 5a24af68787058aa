import { expect, test } from 'bun:test'
import { obtain } from '../../scripts/vendor.ts'
import { isRecord } from '../../src/base/is-record.ts'
import { EVENT_NAMES } from '../../src/protocol/event.ts'
import { eventSchema } from '../../src/schemas/event-schema.ts'

/** The types that Claude Code's makers publish for its hooks: the oracle for names and fields. */
const SDK = { name: '@anthropic-ai/claude-agent-sdk', version: '0.3.325', file: 'sdk.d.ts' }

/** Differences that are meant. One that has gone away fails the test, so that the list stays true. */
const ACCEPTED = [
  // Another system's Compaction event brings these.
  'PreCompact: the catalogue has field message_count that the sdk lacks',
  'PreCompact: the catalogue has field pre_tokens that the sdk lacks',
  // S1.9 has it as an optional field; hosts that send it are understood.
  'PermissionRequest: the catalogue has field tool_use_id that the sdk lacks',
]

const found = await obtain(SDK)
const types = found.status === 'ready' ? withoutComments(await Bun.file(found.path).text()) : ''
const skipped = found.status === 'ready' ? '' : ` (skipped: ${found.reason})`

test.skipIf(found.status !== 'ready')(`the catalogue has the events of ${SDK.name} ${SDK.version}${skipped}`, () => {
  const union = /type HookEvent = ([^;]+);/.exec(types)?.[1] ?? ''
  const names = [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '')
  const lacking = names.filter((name) => !EVENT_NAMES.some((known) => known === name))
  const invented = EVENT_NAMES.filter((name) => !names.includes(name))
  expect({ lacking, invented }).toEqual({ lacking: [], invented: [] })
  expect(names).toHaveLength(33)
})

test.skipIf(found.status !== 'ready')(
  `the fields of every event are those of ${SDK.name} ${SDK.version}${skipped}`,
  () => {
    const differences = EVENT_NAMES.flatMap((name) => compare(name, sdkFields(name), catalogueFields(name)))
    expect(differences.filter((difference) => !ACCEPTED.includes(difference))).toEqual([])
    expect(ACCEPTED.filter((difference) => !differences.includes(difference))).toEqual([])
  },
)

test('a changed type shows up as a named difference', () => {
  const theirs = membersOf('{ session_id: string; nested?: { inner: string; }; added: "a" | "b"; loosened?: string }')
  const ours = new Map([
    ['session_id', true],
    ['nested', false],
    ['gone', false],
    ['loosened', true],
  ])
  expect(compare('Stop', theirs, ours)).toEqual([
    'Stop: sdk has field added that the catalogue lacks',
    'Stop: the catalogue has field gone that the sdk lacks',
    'Stop: the catalogue requires field loosened that the sdk has as optional',
  ])
})

/** Field name to "is required". */
type Fields = ReadonlyMap<string, boolean>

function compare(name: string, theirs: Fields, ours: Fields): string[] {
  const lacking = [...theirs.keys()].filter((field) => !ours.has(field))
  const invented = [...ours.keys()].filter((field) => !theirs.has(field))
  const tooStrict = [...ours]
    .filter(([field, required]) => required && theirs.get(field) === false)
    .map(([field]) => field)
  return [
    ...lacking.map((field) => `${name}: sdk has field ${field} that the catalogue lacks`),
    ...invented.map((field) => `${name}: the catalogue has field ${field} that the sdk lacks`),
    ...tooStrict.map((field) => `${name}: the catalogue requires field ${field} that the sdk has as optional`),
  ]
}

function catalogueFields(name: (typeof EVENT_NAMES)[number]): Fields {
  const event = eventSchema(name).$defs?.event
  if (!isRecord(event) || !isRecord(event.properties)) throw new Error(`${name} has no fields`)
  const required = Array.isArray(event.required) ? event.required : []
  return new Map(Object.keys(event.properties).map((field) => [field, required.includes(field)]))
}

function sdkFields(name: string): Fields {
  return new Map([...membersOf(declaration('BaseHookInput')), ...membersOf(declaration(`${name}HookInput`))])
}

/** The text of a type, from behind its `=` to the semicolon that ends it. */
function declaration(name: string): string {
  const start = types.indexOf(`type ${name} = `)
  if (start < 0) throw new Error(`the sdk has no type ${name}`)
  const text = types.slice(start + `type ${name} = `.length)
  return text.slice(0, [...depths(text)].find(([at, depth]) => depth === 0 && text[at] === ';')?.[0])
}

/** The members of the object types in a type, however they are intersected; what is nested in a member is not looked at. */
function membersOf(type: string): Fields {
  let top = ''
  for (const [at, depth] of depths(type)) if (depth === 1) top += type[at] === '{' ? ';' : type[at]
  return new Map(
    [...top.matchAll(/(?:^|;)\s*(\w+)(\??):/g)].map(([, field = '', optional]) => [field, optional === '']),
  )
}

/** Every position with the number of braces it stands in. */
function* depths(text: string): Generator<readonly [at: number, depth: number]> {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    yield [at, depth]
    if (text[at] === '}') depth--
  }
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '')
}
