import { memoriesIn } from '../../memory/store/list.ts'
import { memoryAt } from '../../memory/store/record.ts'
import { systemMemory } from '../../memory/store/system.ts'
import { parseUri } from '../../memory/store/uri.ts'
import { type Call, CommandError } from '../command.ts'
import { type MemoryDesk, withMemories } from '../memory/place.ts'
import { memoryText } from '../memory/present.ts'
import { pageOf } from './page-of.ts'

const MOST = 200

/** A page of them; `nextCursor` is where the next one begins, as the protocol wants it. */
export function resourceList(call: Call, cursor?: string) {
  return withMemories(call, ({ sql, place }) => {
    const from = Number(cursor ?? 0)
    if (!Number.isInteger(from) || from < 0)
      throw new CommandError(`${JSON.stringify(cursor)} is no cursor`, 'leave it out to begin with the first')
    const found = memoriesIn(sql, { projects: [place.project], most: MOST + 1, from })
    const resources = found.slice(0, MOST).map(({ uri, content }) => ({
      uri,
      name: uri,
      description: content.replace(/\s+/g, ' ').slice(0, 120),
      mimeType: 'text/markdown',
    }))
    return { resources, ...(found.length > MOST && { nextCursor: String(from + MOST) }) }
  })
}

export function readResource(call: Call, uri: string) {
  return withMemories(call, (desk) => {
    const [, whole = uri, from = '0'] = PAGED.exec(uri) ?? []
    const text = pageOf(resourceText(desk, decoded(whole)), Number(from), (at) => `at ${whole}?from=${at}`)
    return { contents: [{ uri, mimeType: 'text/markdown', text }] }
  })
}

/** What cannot be decoded is no URI, and is told so as it was written. */
function decoded(uri: string): string {
  try {
    return decodeURI(uri)
  } catch {
    return uri
  }
}

/** A resource has nothing but its URI to say where to go on. */
const PAGED = /^(.*)\?from=(\d{1,9})$/s

function resourceText(desk: MemoryDesk, uri: string): string {
  const { sql, place } = desk
  const { project } = place
  const parsed = parseUri(uri)
  // Whoever reads a resource is told the message alone.
  if (!parsed.ok) throw new CommandError(`${parsed.problem}; ${parsed.hint}`, parsed.hint)
  if (parsed.parts.namespace === 'system') {
    const text = systemMemory(sql, parsed.parts.path, [project])
    if (text !== undefined) return text
  }
  const memory = memoryAt(sql, project, parsed.uri)
  if (!memory || memory.status === 'deleted')
    throw new CommandError(`there is no memory ${parsed.uri}`, 'system://index lists them')
  return memoryText(desk, memory)
}
