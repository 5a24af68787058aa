export interface Position {
  line: number
  column: number
}

export type JsonPath = readonly (string | number)[]

export type Read =
  | { ok: true; value: unknown; locate(path: JsonPath): Position }
  | ({ ok: false; problem: string } & Position)

/** JSON with comments, trailing commas and a byte order mark, and where in the text each value stands. Lines count from 1. */
export function readJson(source: string): Read {
  const text = source.replace(/^\uFEFF/, '')
  const reader = { text, at: 0, places: new Map<string, number>() }
  try {
    const value = readValue(reader, [], 0)
    skip(reader)
    if (reader.at < text.length) throw new Mistake('unexpected text after the value', reader.at)
    return { ok: true, value, locate: (path) => positionOf(text, nearest(reader.places, path)) }
  } catch (failure) {
    if (!(failure instanceof Mistake)) throw failure
    return { ok: false, problem: failure.message, ...positionOf(text, failure.offset) }
  }
}

const DEEPEST = 100

interface Reader {
  readonly text: string
  at: number
  /** Offset of each member's key or item, by its path. */
  readonly places: Map<string, number>
}

class Mistake extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

function readValue(reader: Reader, path: JsonPath, depth: number): unknown {
  if (depth > DEEPEST) throw new Mistake('nested too deeply', reader.at)
  skip(reader)
  if (!reader.places.has(keyOf(path))) reader.places.set(keyOf(path), reader.at)
  const first = reader.text[reader.at]
  if (first === '{') return readObject(reader, path, depth)
  if (first === '[') return readList(reader, path, depth)
  if (first === '"') return readString(reader)
  return readWord(reader)
}

function readObject(reader: Reader, path: JsonPath, depth: number): Record<string, unknown> {
  const members: [string, unknown][] = []
  reader.at++
  for (;;) {
    skip(reader)
    if (take(reader, '}')) return Object.fromEntries(members)
    const start = reader.at
    if (reader.text[start] !== '"') throw new Mistake('a property name in double quotes is expected', start)
    const name = readString(reader)
    reader.places.set(keyOf([...path, name]), start)
    skip(reader)
    if (!take(reader, ':')) throw new Mistake('a colon is expected', reader.at)
    members.push([name, readValue(reader, [...path, name], depth + 1)])
    skip(reader)
    if (!take(reader, ',') && reader.text[reader.at] !== '}') {
      throw new Mistake('a comma or a closing brace is expected', reader.at)
    }
  }
}

function readList(reader: Reader, path: JsonPath, depth: number): unknown[] {
  const items: unknown[] = []
  reader.at++
  for (;;) {
    skip(reader)
    if (take(reader, ']')) return items
    items.push(readValue(reader, [...path, items.length], depth + 1))
    skip(reader)
    if (!take(reader, ',') && reader.text[reader.at] !== ']') {
      throw new Mistake('a comma or a closing bracket is expected', reader.at)
    }
  }
}

function readString(reader: Reader): string {
  return literal(reader, /"(?:[^"\\\n\r]|\\.)*"/y, 'the string does not end') as string
}

function readWord(reader: Reader): unknown {
  return literal(reader, /-?\d[\d.eE+-]*|true|false|null/y, 'a value is expected')
}

function literal(reader: Reader, pattern: RegExp, problem: string): unknown {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)?.[0]
  if (found === undefined) throw new Mistake(problem, reader.at)
  try {
    const value: unknown = JSON.parse(found)
    reader.at += found.length
    return value
  } catch {
    throw new Mistake(`${found.slice(0, 40)} is not valid JSON`, reader.at)
  }
}

/** White space and comments. */
function skip(reader: Reader): void {
  const blank = /(?:\s+|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y
  blank.lastIndex = reader.at
  reader.at += blank.exec(reader.text)?.[0].length ?? 0
}

function take(reader: Reader, character: string): boolean {
  if (reader.text[reader.at] !== character) return false
  reader.at++
  return true
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path)
}

/** The place of the path, or of the nearest container that is there. */
function nearest(places: ReadonlyMap<string, number>, path: JsonPath): number {
  return places.get(keyOf(path)) ?? (path.length === 0 ? 0 : nearest(places, path.slice(0, -1)))
}

function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
