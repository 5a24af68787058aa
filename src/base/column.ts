import { isRecord } from './is-record.ts'

/** What a column of JSON holds; undefined where it holds nothing, no JSON, or something else than is looked for. */
export function readColumn<Value>(
  column: string | null | undefined,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  if (!column) return undefined
  try {
    const value: unknown = JSON.parse(column)
    return isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A column that holds an object, with the fields it was written with; an empty one where it cannot be read. */
export function columnFields<Fields extends object>(column: string | null | undefined): Partial<Fields> {
  return (readColumn(column, isRecord) ?? {}) as Partial<Fields>
}

export function isTexts(value: unknown): value is string[] {
  if (!Array.isArray(value)) return false
  for (const item of value) if (typeof item !== 'string') return false
  return true
}
