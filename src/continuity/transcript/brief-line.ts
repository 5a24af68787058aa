import { isRecord } from '../../base/is-record.ts'

/** A parsed line, and the bytes of its tool result's content with its quotes, when that was left out: a part of the line's own. */
export interface ParsedLine {
  readonly value: Readonly<Record<string, unknown>>
  readonly raw?: Uint8Array
}

/**
 * A tool's result is most of a transcript's bytes and mostly nobody reads it: of a long line with one result, everything but
 * the content is decoded and parsed, and the content is left as it is. It also stands in its line a second time, for the
 * client, under `toolUseResult`, after everything that is needed here. Undefined when the line looks otherwise.
 *
 * Why searching is safe: inside a JSON string every quote is escaped, so raw quotes around a word are always a key's or a
 * value's own. And a head of ASCII alone has its characters where its bytes are.
 */
export function parseAroundResult(bytes: Uint8Array, head: string, decoder: TextDecoder): ParsedLine | undefined {
  const result = head.indexOf('"type":"tool_result"')
  const key = result === -1 ? -1 : head.indexOf('"content":"', result)
  if (key === -1 || key - result > NEAR || NOT_ASCII.test(head)) return undefined
  const start = key + '"content":"'.length
  const copy = indexOf.call(bytes, ',"toolUseResult":', start)
  const end = copy === -1 ? bytes.length : copy
  const last = lastIndexOf.call(bytes, '}]}', end - 3)
  const other = indexOf.call(bytes, '"type":"', start)
  if (last < start || (other !== -1 && other < last)) return undefined
  const after = AFTER_CONTENT.exec(decoder.decode(bytes.subarray(Math.max(start, last - NEAR), last)))?.[0]
  if (after === undefined) return undefined
  const close = last - after.length
  const rest = decoder.decode(bytes.subarray(close, end))
  const value = parseObject(`${head.slice(0, start)}${rest}${copy === -1 ? '' : '}'}`)
  if (typeof value?.uuid !== 'string' || value.isSidechain === undefined) return undefined
  return { value, raw: bytes.subarray(start - 1, close + 1) }
}

/** Of a `Buffer`, and good for any bytes; making one for each line takes longer than the search. */
type Search = (this: Uint8Array, value: string, from: number) => number
const indexOf: Search = Buffer.prototype.indexOf
const lastIndexOf: Search = Buffer.prototype.lastIndexOf

/** The second copy of a result that is no plain text is cut off before parsing, where what is left is whole. */
export function parseLine(line: string): ParsedLine | undefined {
  const copy = line.length < LONG ? -1 : line.indexOf(',"toolUseResult":')
  if (copy === -1) return parseWhole(line)
  const head = line.slice(0, copy)
  const whole = head.includes('"uuid":"') && head.includes('"isSidechain":') ? parseWhole(`${head}}`) : undefined
  return whole ?? parseWhole(line)
}

/** The text of a JSON string's bytes, which begin and end with its quotes. */
export function stringOf(raw: Uint8Array, decoder: TextDecoder): string {
  try {
    return String(JSON.parse(decoder.decode(raw)))
  } catch {
    return ''
  }
}

/** A line that holds the agent's thinking and nothing else says nothing that is kept. */
export function isOnlyThinking(line: string): boolean {
  const head = line.length > HEAD ? line.slice(0, HEAD) : line
  return head.includes(THINKING) && !line.includes('"type":"text"') && !line.includes('"type":"tool_use"')
}

function parseWhole(line: string): ParsedLine | undefined {
  const value = parseObject(line)
  return value === undefined ? undefined : { value }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The quote that ends the content, and the keys that may follow it. */
const AFTER_CONTENT = /"(?:,"is_error":(?:true|false)|,"tool_use_id":"[\w-]+")*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const NOT_ASCII = /[^\u0000-\u007f]/
const NEAR = 300
const LONG = 2048
const THINKING = '"content":[{"type":"thinking"'
const HEAD = 2000 + THINKING.length - 1
