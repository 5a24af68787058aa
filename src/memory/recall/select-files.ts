import { type FileCandidate, type FileLine, fileLine, type Prepared, prepare } from './file-lines.ts'

export interface SelectedFiles {
  readonly lines: readonly string[]
  readonly memories: readonly { readonly memory: number; readonly uri: string; readonly text: string }[]
}

const PER_FILE = 2

/**
 * The lines worth most for their length, until the room is used up, under the folder they belong to. What one line has said
 * counts no more for the next, so a line can only lose: it is worked out again when it looks like the best, not before.
 */
export function selectFiles(candidates: readonly FileCandidate[], room: number, said: Set<string>): SelectedFiles {
  const picked: FileLine[] = []
  const folders = new Set<string>()
  let left = room
  const pool: Entry[] = candidates.map((candidate) => {
    const prepared = prepare(candidate)
    return { prepared, times: 0, asOf: 0, line: fileLine(prepared, said, false) }
  })
  for (;;) {
    const best = bestOf(pool, folders, left)
    if (!best || best.line.gain < LEAST) break
    const { entry, line, cost } = best
    if (entry.asOf !== picked.length) {
      entry.line = fileLine(entry.prepared, said, entry.times > 0)
      entry.asOf = picked.length
      continue
    }
    picked.push(line)
    left -= cost
    folders.add(entry.prepared.folder)
    for (const name of line.names) said.add(name)
    entry.times++
    entry.asOf = picked.length
    entry.line = entry.times >= PER_FILE ? undefined : fileLine(entry.prepared, said, true)
  }
  return { lines: underFolders(picked), memories: picked.map(recorded) }
}

interface Entry {
  readonly prepared: Prepared
  times: number
  /** How many lines had been picked when this one was worked out. */
  asOf: number
  line: FileLine | undefined
}

function bestOf(pool: readonly Entry[], folders: ReadonlySet<string>, left: number) {
  let best: { entry: Entry; line: FileLine; cost: number; rate: number } | undefined
  for (const entry of pool) {
    const { line, prepared } = entry
    if (!line) continue
    const cost = line.text.length + 3 + (folders.has(prepared.folder) ? 0 : prepared.folder.length + 6)
    const rate = line.gain / (cost + 20)
    if (cost <= left && (best === undefined || rate > best.rate)) best = { entry, line, cost, rate }
  }
  return best
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
  return `In ${folder === '' ? './' : `${folder}/`}:`
}

const LEAST = 0.05
