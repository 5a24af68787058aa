import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { isRecord } from '../../base/is-record.ts'
import type { Problem } from '../rule.ts'

/** A rule file, read but not yet checked. */
export interface ParsedRule {
  readonly values: Readonly<Record<string, unknown>>
  readonly body: string
  /** Where a value stands: the key's own place for a member. */
  locate(path: readonly (string | number)[]): Place
}

interface Place {
  readonly line: number
  readonly column: number
}

type Parsed = { ok: true; rule: ParsedRule } | { ok: false; problems: readonly Problem[] }

const LONGEST_RULE = 200_000

/** YAML between two lines of three dashes, then Markdown. */
export function parseRule(text: string, file: string): Parsed {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (plain.length > LONGEST_RULE)
    return wrong(file, 1, 1, 'the file is too large for a rule', `write at most ${LONGEST_RULE} characters`)
  const parts = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(plain)
  if (parts?.index !== 0) {
    return plain.startsWith('---')
      ? wrong(file, 1, 1, 'the frontmatter is not closed', 'end it with a line of three dashes: ---')
      : wrong(
          file,
          1,
          1,
          'there is no frontmatter',
          'start the file with a line of three dashes, the fields, and again three dashes',
        )
  }
  return parseFrontmatter(parts[1] ?? '', plain.slice(parts[0].length).trim(), file)
}

function parseFrontmatter(yaml: string, body: string, file: string): Parsed {
  const lines = new LineCounter()
  // The frontmatter begins on the second line of the file.
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: line + 1, column: Math.max(1, col) }
  }
  try {
    const document = parseDocument(yaml, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: true,
      // What is wrong is said by us, and nothing on standard error.
      logLevel: 'error',
    })
    const [error] = document.errors
    if (error) {
      const { line, column } = place(error.pos[0])
      return wrong(file, line, column, `this is not YAML: ${firstLine(error.message)}`, yamlHint(error.message))
    }
    const value: unknown = document.toJS({ maxAliasCount: 50 })
    if (value !== null && !isRecord(value))
      return wrong(file, 2, 1, 'the frontmatter is not a list of fields', 'write one field a line: name: my-rule')
    const root = document.contents
    return { ok: true, rule: { values: value ?? {}, body, locate: (path) => place(offsetOf(root, path)) } }
  } catch (failure) {
    return wrong(
      file,
      2,
      1,
      `this is not YAML: ${firstLine(failure instanceof Error ? failure.message : String(failure))}`,
      'put the value in quotes',
    )
  }
}

/** The offset of the nearest thing that is there on the way to a value. */
function offsetOf(root: unknown, path: readonly (string | number)[]): number {
  let node: unknown = root
  let offset = isNode(root) ? startOf(root) : 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!pair) return offset
      if (isNode(pair.key)) offset = startOf(pair.key)
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (!isNode(item)) return offset
      offset = startOf(item)
      node = item
    } else return offset
  }
  return offset
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0
}

function wrong(file: string, line: number, column: number, message: string, hint: string): Parsed {
  return { ok: false, problems: [{ file, line, column, message, hint, severity: 'error' }] }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text
}

function yamlHint(message: string): string {
  if (/unique/i.test(message)) return 'give each field once'
  if (/tab/i.test(message)) return 'indent with spaces'
  return 'a value with : # { [ * & ! | > % @ or a quote in it needs quotes around it'
}
