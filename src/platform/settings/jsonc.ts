import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'

interface Position {
  line: number
  column: number
}

export type Jsonc =
  | { ok: true; value: unknown; locate(path: readonly (string | number)[]): Position }
  | ({ ok: false; problem: string } & Position)

/** JSON with comments and trailing commas. Lines and columns count from 1; a byte order mark counts for nothing. */
export function parseJsonc(text: string): Jsonc {
  const plain = text.replace(/^\uFEFF/, '')
  const errors: ParseError[] = []
  const root = treeOf(plain, errors)
  const [first] = errors
  if (first) return { ok: false, problem: words(printParseErrorCode(first.error)), ...position(plain, first.offset) }
  if (!root) return { ok: false, problem: 'nested too deeply', line: 1, column: 1 }
  return { ok: true, value: getNodeValue(root), locate: (path) => position(plain, find(root, path).offset) }
}

/** The key's own place for a member, so that a message points at the word to change; the nearest container for what is not there. */
function find(root: Node, path: readonly (string | number)[]): Node {
  const node = findNodeAtLocation(root, [...path])
  if (node) return node.parent?.type === 'property' ? node.parent : node
  return path.length === 0 ? root : find(root, path.slice(0, -1))
}

function position(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

function treeOf(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { allowTrailingComma: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function words(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase()
}
