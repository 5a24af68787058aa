import type * as v from 'valibot'
import { commonFields, type EventDefinition } from '../../src/protocol/define.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'
import { failureFrom, type Kind, toolInputFrom, triggerFrom } from '../../src/protocol/kinds.ts'

export const OUTLINES_FILE = 'src/protocol/outlines.ts'

/** What a hook process must know of each event, as a source file of its own: the catalogue takes longer to load than to be asked. */
export function outlinesSource(): string {
  const entries = Object.values(EVENTS).map((definition: EventDefinition) => {
    const { name, aliases, fold, deadlineMs, can, fields } = definition
    const lines = [
      ...(aliases.length > 0 ? [`aliases: ${literal(aliases.join(' '))}`] : []),
      `fold: ${literal(fold)}`,
      `deadlineMs: ${deadlineMs}`,
      `can: [${can.map(literal).join(', ')}]`,
      `fields:\n      ${literal(shapeOf(fields()))}`,
    ]
    return `  ${name}: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`
  })
  return [
    '// biome-ignore-all format: generated from the catalogue by `npm run generate`\n',
    `import type { Outline } from './outline.ts'\n`,
    `/** The fields that every event has. */\nexport const COMMON =\n  ${literal(shapeOf(commonFields()))}\n`,
    `export const OUTLINES = {\n${entries.join('')}} as const satisfies Record<string, Outline>\n`,
  ].join('\n')
}

function shapeOf(fields: v.ObjectEntries): string {
  return Object.entries(fields)
    .map(([field, schema]) => `${field}:${kindOf(schema as unknown as Schema)}`)
    .join(' ')
}

/** The kind of a field, with `?` when it may be missing. */
function kindOf(schema: Schema): string {
  for (const { operation } of schema.pipe ?? []) {
    const made = BY_TRANSFORMATION.get(operation)
    if (made) return schema.type === 'optional' ? `${made}?` : made
  }
  if (schema.type === 'optional' && schema.wrapped) return `${kindOf(schema.wrapped).replace('?', '')}?`
  if (schema.type === 'nullable' && schema.wrapped?.type === 'string') return 'maybeText'
  if (schema.type === 'loose_object' && schema.entries && 'level' in schema.entries) return 'effort'
  if (schema.type === 'array' && schema.item?.entries && 'toolName' in schema.item.entries) return 'calls'
  const kind = BY_TYPE[schema.type]
  if (!kind) throw new Error(`no kind of field for a schema of type ${schema.type}: see src/protocol/kinds.ts`)
  return kind
}

/** What of a schema tells its kind. */
interface Schema {
  readonly type: string
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: object
  readonly pipe?: readonly { readonly operation?: unknown }[]
}

const BY_TRANSFORMATION: ReadonlyMap<unknown, Kind> = new Map<unknown, Kind>([
  [toolInputFrom, 'toolInput'],
  [failureFrom, 'failure'],
  [triggerFrom, 'trigger'],
])
const BY_TYPE: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  unknown: 'data',
  array: 'list',
}

function literal(text: string): string {
  return `'${text}'`
}
