/**
 * What a transcript line is, told from its first bytes, so that the heavy kinds are never parsed.
 *
 * Why a prefix is enough: inside a JSON string every quote is escaped, so the raw bytes `"type":"` are always a key. It is
 * the line's own key when no inner object was opened before it. When one was, the key that opened it tells the kind:
 * `"attachment":{` opens only attachment lines. Anything else is undecided, and an undecided line is parsed.
 */
export function isNeeded(head: string): boolean {
  const inner = head.indexOf('{', 1)
  const plain = head.indexOf('"type":"')
  if (plain !== -1 && (inner === -1 || plain < inner)) {
    const value = head.slice(plain + 8, head.indexOf('"', plain + 8))
    return NEEDED.has(value)
  }
  if (head.startsWith('"message":', inner - 10)) return true
  const spaced = TYPE.exec(head)
  if (spaced?.[1] !== undefined && (inner === -1 || spaced.index < inner)) return NEEDED.has(spaced[1])
  if (inner === -1) return true
  const opener = OPENER.exec(head.slice(0, inner + 1))
  return opener?.[1] === undefined || !HEAVY_OPENERS.has(opener[1])
}

/** The kind of a line that is passed over, where nobody knows it and it holds a message: somebody's words may be in it. */
export function unknownKind(head: string): string | undefined {
  if (!head.includes('"message":{')) return undefined
  const kind = TYPE.exec(head)?.[1]
  return kind === undefined || PASSED_OVER.test(kind) ? undefined : kind
}

const PASSED_OVER = /^(?:attachment|progress|api-request[\w-]*)$/
const TYPE = /"type"\s*:\s*"([^"\\]*)"/
const OPENER = /"([^"\\]*)"\s*:\s*\[?\s*\{$/
const NEEDED: ReadonlySet<string> = new Set(['user', 'assistant', 'system', 'queue-operation'])
const HEAVY_OPENERS: ReadonlySet<string> = new Set(['attachment', 'snapshot', 'data'])
