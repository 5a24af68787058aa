import {
  applyEdits,
  createScanner,
  type Edit,
  type Node,
  type ParseError,
  type ParseOptions,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'

/**
 * Edits of a person's JSON file (comments allowed) that leave every other byte as it was.
 * The law: what `addMember` and `addElement` insert, `remove` takes out again to the byte. So an insertion always begins right behind
 * a token and never touches the white space in front of the closing bracket, and a removal takes the white space back to that token.
 */
type Parsed = { ok: true; root: Node } | JsonProblem

export interface JsonProblem {
  ok: false
  problem: string
  line: number
  column: number
}

/** Comments and trailing commas are JSON here unless `strict`: some hosts read them, some do not. */
export function parse(text: string, { strict = false }: { strict?: boolean } = {}): Parsed {
  const errors: ParseError[] = []
  const root = parseTreeSafely(text, errors, { allowTrailingComma: !strict, disallowComments: strict })
  const [first] = errors
  if (first) return problemAt(text, first.offset, `This is not valid JSON: ${words(printParseErrorCode(first.error))}.`)
  return root
    ? { ok: true, root }
    : problemAt(text, 0, 'This is not valid JSON: there is no value, or it is nested too deeply.')
}

export function problemAt(text: string, offset: number, problem: string): JsonProblem {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { ok: false, problem, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Puts `"key": value` behind the last member, on a line of its own. */
export function addMember(text: string, object: Node, key: string, value: string): string {
  const break_ = lineBreak(text)
  const item = `${break_}${indentInside(text, object)}${JSON.stringify(key)}: ${value}`
  const closing = isEmptyNode(object) ? break_ + lineIndent(text, object.offset) : ''
  return insert(text, object, item, closing)
}

/** Puts a value behind the last element: on a line of its own if the elements have that, else on the same line. */
export function addElement(text: string, array: Node, value: string): string {
  const { last, close } = inside(text, array)
  const ownLine = isEmptyNode(array) ? isComment(text, last) : hasBreak(text.slice(last.end, close))
  const separator = ownLine ? lineBreak(text) + indentInside(text, array) : isEmptyNode(array) ? '' : ' '
  return insert(text, array, separator + value, '')
}

/** Takes out a member (its property node) or an element, with the comma and the white space that belong to it. */
export function removeNode(text: string, item: Node): string {
  const end = item.offset + item.length
  const tokens = tokensOf(text)
  const first = tokens.findIndex((token) => token.offset >= item.offset)
  const rest = tokens.filter((token) => token.offset >= end)
  const before = tokens[first - 1] ?? { offset: 0, end: 0 }
  const following = rest.find((token) => !isComment(text, token))
  const commaAfter = following && isComma(text, following) ? following : undefined
  const commaBefore = tokens.slice(0, first).findLast((token) => !isComment(text, token))

  const next = rest.find((token) => token !== commaAfter)
  const nextOnSameLine = next !== undefined && !hasBreak(text.slice(end, next.offset))
  // A line comment would swallow whatever follows it on its line.
  const start = isLineComment(text, before) && nextOnSameLine ? item.offset : before.end
  const edits: Edit[] = [{ offset: start, length: end - start + closingLength(text, item), content: '' }]
  const comma = commaAfter ?? (commaBefore && isComma(text, commaBefore) ? commaBefore : undefined)
  if (comma && comma.offset >= end) edits.push({ offset: comma.offset, length: 1, content: '' })
  if (comma && comma.end <= start) edits.push({ offset: comma.offset, length: 1, content: '' })
  return applyEdits(text, edits)
}

export function replace(text: string, value: Node, replacement: string): string {
  return applyEdits(text, [{ offset: value.offset, length: value.length, content: replacement }])
}

/** The member's property node; the last one counts when a key stands twice, as it does for JSON.parse. */
export function member(object: Node, key: string): Node | undefined {
  return object.children?.findLast((property) => property.children?.[0]?.value === key)
}

export function valueNode(property: Node | undefined): Node | undefined {
  return property?.children?.[1]
}

export function isEmptyNode(container: Node): boolean {
  return (container.children ?? []).length === 0
}

interface Token {
  offset: number
  end: number
}

function insert(text: string, container: Node, item: string, closing: string): string {
  const { last, lastValue } = inside(text, container)
  const trailingComma = isComma(text, lastValue)
  const edits: Edit[] = []
  if (!isEmptyNode(container) && !trailingComma) edits.push({ offset: lastValue.end, length: 0, content: ',' })
  edits.push({ offset: last.end, length: 0, content: item + (trailingComma ? ',' : '') + closing })
  return applyEdits(text, edits)
}

/** The last token before the closing bracket, with and without comments. */
function inside(text: string, container: Node): { last: Token; lastValue: Token; close: number } {
  const close = container.offset + container.length - 1
  const tokens = tokensOf(text).filter((token) => token.end <= close)
  const opening = { offset: container.offset, end: container.offset + 1 }
  return {
    last: tokens.at(-1) ?? opening,
    lastValue: tokens.findLast((token) => !isComment(text, token)) ?? opening,
    close,
  }
}

/** An only member was given its closing bracket on a line of its own; that line break goes with it. */
function closingLength(text: string, item: Node): number {
  const object = item.parent
  if (object?.type !== 'object' || object.children?.length !== 1) return 0
  const closing = lineBreak(text) + lineIndent(text, object.offset)
  return text.startsWith(closing, item.offset + item.length) ? closing.length : 0
}

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, false)
  const tokens: Token[] = []
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const token = { offset, end: offset + scanner.getTokenLength() }
    if (text.slice(token.offset, token.end).trim() !== '') tokens.push(token)
  }
  return tokens
}

function isComment(text: string, { offset }: Token): boolean {
  return text[offset] === '/'
}

function isLineComment(text: string, { offset }: Token): boolean {
  return text.startsWith('//', offset)
}

function isComma(text: string, { offset }: Token): boolean {
  return text[offset] === ','
}

function hasBreak(text: string): boolean {
  return /[\r\n]/.test(text)
}

function lineBreak(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
}

function lineIndent(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? ''
}

function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === ''
}

function indentInside(text: string, container: Node): string {
  const sibling = container.children?.at(-1)
  if (sibling && isFirstOnLine(text, sibling.offset)) return lineIndent(text, sibling.offset)
  return lineIndent(text, container.offset) + indentUnit(text, container)
}

/** One step of indentation, as the file's outermost members show it. */
function indentUnit(text: string, node: Node): string {
  let root = node
  while (root.parent) root = root.parent
  const shown = root.children?.find(
    (child) => isFirstOnLine(text, child.offset) && lineIndent(text, child.offset) !== '',
  )
  return shown ? lineIndent(text, shown.offset) : '  '
}

function parseTreeSafely(text: string, errors: ParseError[], options: ParseOptions): Node | undefined {
  try {
    return parseTree(text, errors, options)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function words(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase()
}
