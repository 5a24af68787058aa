import { isRecord } from '../base/is-record.ts'
import type { WireSchema } from './wire.ts'

/** Everything that somebody may rely on in a schema: each field by its path, with what it may be. */
export type Surface = Readonly<Record<string, string>>

export interface Difference {
  readonly path: string
  readonly breaking: boolean
  readonly what: string
}

/** The surface of one event's schema. */
export function surfaceOf(schema: WireSchema): Surface {
  const surface: Record<string, string> = {}
  for (const [part, found] of Object.entries(schema.$defs ?? {})) {
    if (isRecord(found)) describe(found, `${schema.title}/${part}`, 'required', surface)
  }
  return surface
}

/**
 * S1.37: adding an optional field, a value or an example is compatible; removing, renaming and tightening are breaking. What
 * an event brings may gain required fields, because it is read and not written.
 */
export function compareSurfaces(before: Surface, after: Surface): Difference[] {
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(after, path))
  const added = Object.keys(after).filter((path) => !Object.hasOwn(before, path))
  const changed = Object.keys(before).filter((path) => Object.hasOwn(after, path) && before[path] !== after[path])
  return [
    ...gone.map((path) => ({ path, breaking: true, what: 'removed' })),
    ...changed.flatMap((path) => change(path, before[path] ?? '', after[path] ?? '')),
    ...added.map((path) => ({
      path,
      breaking: isDemand(path, after, before),
      what: (after[path] ?? '').startsWith('required') ? 'added, required' : 'added',
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** A new required field of something that people write, in a place that was there before. */
function isDemand(path: string, after: Surface, before: Surface): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return (after[path] ?? '').startsWith('required') && !path.includes('/event/') && Object.hasOwn(before, parent)
}

function change(path: string, before: string, after: string): Difference[] {
  const [needBefore = '', ...wasThere] = before.split(' ')
  const [needAfter = '', ...isThere] = after.split(' ')
  const lost = wasThere.filter((kind) => !isThere.includes(kind) && !isThere.includes('any'))
  const gained = isThere.filter((kind) => !wasThere.includes(kind))
  const differences: Difference[] = []
  const written = !path.includes('/event/')
  if (needBefore !== needAfter)
    differences.push({ path, breaking: written === (needAfter === 'required'), what: `now ${needAfter}` })
  if (lost.length > 0) differences.push({ path, breaking: true, what: `no longer ${lost.join(', ')}` })
  if (gained.length > 0) differences.push({ path, breaking: false, what: `now also ${gained.join(', ')}` })
  return differences
}

function describe(schema: Record<string, unknown>, path: string, need: string, surface: Record<string, string>): void {
  const kinds = [...new Set(kindsOf(schema))].sort()
  surface[path] = [need, ...kinds].join(' ')
  for (const branch of [schema, ...choices(schema)]) {
    const required = Array.isArray(branch.required) ? branch.required : []
    for (const [field, inner] of Object.entries(isRecord(branch.properties) ? branch.properties : {}))
      if (isRecord(inner))
        describe(inner, `${path}/${field}`, required.includes(field) ? 'required' : 'optional', surface)
    if (isRecord(branch.items)) describe(branch.items, `${path}[]`, 'optional', surface)
  }
}

function choices(schema: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(schema.anyOf) ? schema.anyOf.filter(isRecord) : []
}

/** What a value may be: its types, its words, or another part. */
function kindsOf(schema: Record<string, unknown>): string[] {
  const inner = choices(schema).flatMap(kindsOf)
  if (inner.length > 0) return inner
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value))
  if ('const' in schema) return [JSON.stringify(schema.const)]
  if (typeof schema.$ref === 'string') return [schema.$ref]
  if (Array.isArray(schema.type)) return schema.type.map(String)
  const closed = schema.additionalProperties === false ? ['closed'] : []
  return typeof schema.type === 'string' ? [schema.type, ...closed] : 'not' in schema ? ['nothing'] : ['any']
}
