import { type FileCandidate, type FileLine, fileLine, prepare } from './file-lines.ts'

export interface SelectedFiles {
  readonly lines: readonly string[]
  readonly memories: readonly { readonly memory: number; readonly uri: string; readonly text: string }[]
}

const PER_FILE = 2

/**
 * The lines worth most for their length, until the room is used up, under the folder they belong to. What one line has said
 * counts no more for the next.
 */
export function selectFiles(candidates: readonly FileCandidate[], room: number, said: Set<string>): SelectedFiles {
  const picked: FileLine[] = []
  const folders = new Set<string>()
  let left = room
  let pool = candidates.map((candidate) => {
    const prepared = prepare(candidate)
    return { prepared, times: 0, line: fileLine(prepared, said, false) }
  })
  while (pool.length > 0) {
    let best: { line: FileLine; cost: number; rate: number } | undefined
    for (const { line } of pool) {
      if (!line) continue
      const { folder } = line.prepared
      const cost = line.text.length + 3 + (folders.has(folder) ? 0 : headingOf(folder).length + 1)
      const rate = line.gain / (cost + 20)
      if (cost <= left && (best === undefined || rate > best.rate)) best = { line, cost, rate }
    }
    if (!best || best.line.gain < LEAST) break
    const { line } = best
    picked.push(line)
    left -= best.cost
    folders.add(line.prepared.folder)
    for (const name of line.names) said.add(name)
    pool = pool
      .map((entry) => {
        const own = entry.prepared === line.prepared
        if (!own && !entry.line?.names.some((name) => line.names.includes(name))) return entry
        const times = entry.times + (own ? 1 : 0)
        return { ...entry, times, line: times >= PER_FILE ? undefined : fileLine(entry.prepared, said, times > 0) }
      })
      .filter((entry) => entry.line !== undefined)
  }
  return { lines: underFolders(picked), memories: picked.map(recorded) }
}

function recorded({ prepared, text }: FileLine) {
  return { memory: prepared.candidate.memory, uri: prepared.candidate.uri, text }
}

function underFolders(picked: readonly FileLine[]): string[] {
  const byFolder = new Map<string, FileLine[]>()
  for (const line of picked) {
    const { folder } = line.prepared
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), line])
  }
  return [...byFolder].flatMap(([folder, lines]) => [headingOf(folder), ...lines.map(({ text }) => `- ${text}`)])
}

function headingOf(folder: string): string {
  return `In ${folder === '' ? 'the root folder' : `${folder}/`}:`
}

const LEAST = 0.05
