/** A parsed line, and the content of its tool result as it stands in the file, when that was left out. */
export interface ParsedLine {
  readonly value: Readonly<Record<string, unknown>>
  readonly raw?: string
}

/**
 * A tool's result is most of a transcript's bytes and mostly nobody reads it: of a long line with one result, everything but
 * the content is parsed, and the content is left as it is. It also stands in its line a second time, for the client, under
 * `toolUseResult`, after everything that is needed here. What looks otherwise is parsed whole.
 *
 * Why searching is safe: inside a JSON string every quote is escaped, so raw quotes around a word are always a key's or a
 * value's own.
 */
export function parseLine(line: string): ParsedLine | undefined {
  if (line.length < LONG) return parseWhole(line)
  const copy = line.indexOf(',"toolUseResult":')
  const result = line.indexOf('"type":"tool_result"')
  if (result !== -1 && (copy === -1 || result < copy)) {
    const brief = parseAround(line, result, copy)
    if (brief !== undefined) return brief
  }
  if (copy === -1) return parseWhole(line)
  const head = line.slice(0, copy)
  const whole = head.includes('"uuid":"') && head.includes('"isSidechain":') ? parseWhole(`${head}}`) : undefined
  return whole ?? parseWhole(line)
}

function parseAround(line: string, result: number, copy: number): ParsedLine | undefined {
  const end = copy === -1 ? line.length : copy
  const key = line.indexOf('"content":"', result)
  if (key === -1 || key - result > NEAR) return undefined
  const start = key + '"content":"'.length
  const last = line.lastIndexOf('}]}', end)
  const other = line.indexOf('"type":"', start)
  if (last < start || (other !== -1 && other < last)) return undefined
  const from = Math.max(start, last - NEAR)
  const after = AFTER_CONTENT.exec(line.slice(from, last))
  if (after === null) return undefined
  const close = from + after.index
  const value = parseObject(`${line.slice(0, start)}${line.slice(close, end)}${copy === -1 ? '' : '}'}`)
  if (typeof value?.uuid !== 'string' || value.isSidechain === undefined) return undefined
  return { value, raw: line.slice(start, close) }
}

/** The text of a raw JSON string. */
export function unquoted(raw: string): string {
  try {
    return String(JSON.parse(`"${raw}"`))
  } catch {
    return ''
  }
}

/** A line that holds the agent's thinking and nothing else says nothing that is kept. */
export function isOnlyThinking(line: string): boolean {
  const at = line.indexOf('"content":[{"type":"thinking"')
  return at !== -1 && at < HEAD && !line.includes('"type":"text"') && !line.includes('"type":"tool_use"')
}

function parseWhole(line: string): ParsedLine | undefined {
  const value = parseObject(line)
  return value === undefined ? undefined : { value }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** The quote that ends the content, and the keys that may follow it. */
const AFTER_CONTENT = /"(?:,"is_error":(?:true|false)|,"tool_use_id":"[\w-]+")*$/
const NEAR = 300
const LONG = 2048
const HEAD = 2000
