import { list } from '../../memory/store/list.ts'
import { memoryAt } from '../../memory/store/record.ts'
import { systemMemory } from '../../memory/store/system.ts'
import { parseUri } from '../../memory/store/uri.ts'
import { type Call, CommandError } from '../command.ts'
import { type MemoryDesk, withMemories } from '../memory/place.ts'
import { memoryText } from '../memory/present.ts'

const MOST = 200

export function resourceList(call: Call) {
  return withMemories(call, ({ sql, place }) => ({
    resources: list(sql, { projects: [place.project], most: MOST }).map(({ uri, content }) => ({
      uri,
      name: uri,
      description: content.replace(/\s+/g, ' ').slice(0, 120),
      mimeType: 'text/markdown',
    })),
  }))
}

export function readResource(call: Call, uri: string) {
  return withMemories(call, (desk) => {
    const text = resourceText(desk, decodeURI(uri))
    return { contents: [{ uri, mimeType: 'text/markdown', text }] }
  })
}

function resourceText(desk: MemoryDesk, uri: string): string {
  const { sql, place } = desk
  const { project } = place
  const parsed = parseUri(uri)
  if (!parsed.ok) throw new CommandError(parsed.problem, parsed.hint)
  if (parsed.parts.namespace === 'system') {
    const text = systemMemory(sql, parsed.parts.path, [project])
    if (text !== undefined) return text
  }
  const memory = memoryAt(sql, project, parsed.uri)
  if (!memory || memory.status === 'deleted')
    throw new CommandError(`there is no memory ${parsed.uri}`, 'system://index lists them')
  return memoryText(desk, memory)
}
