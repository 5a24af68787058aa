import type { Entry } from '../../continuity/transcript/entry.ts'
import { changesOf, netChanges, type TextChange } from '../../memory/solutions/change.ts'
import { hunksOf } from '../../memory/solutions/hunks.ts'
import type { SessionDigest } from '../../protocol/ports.ts'

/** The repairs of a session with what was changed, as its transcript has it: between the failure and the next run of the command. */
export function withRepairChanges(digest: SessionDigest, entries: readonly Entry[]): SessionDigest {
  if (digest.repairs.length === 0) return digest
  const results = entries.flatMap((entry, at) => (entry.type === 'result' ? [{ at, text: folded(entry.text) }] : []))
  const repairs = digest.repairs.map((repair) => {
    const error = folded((repair.line ?? repair.error).replace(/ …$/, ''))
    const failed = results.findLast(({ text }) => text.includes(error))
    return failed ? { ...repair, changes: changesAfter(entries, failed.at, repair) } : repair
  })
  return { ...digest, repairs }
}

function changesAfter(
  entries: readonly Entry[],
  failed: number,
  { path, command }: { readonly path: string; readonly command: string },
): TextChange[] {
  const changes: TextChange[] = []
  for (const entry of entries.slice(failed + 1)) {
    if (entry.type !== 'call') continue
    if (changes.length > 0 && entry.input.command === command) break
    const file = entry.input.file_path ?? entry.input.notebook_path
    if (typeof file === 'string' && isSame(file, path)) changes.push(...changesOf(path, entry.input))
  }
  return netChanges(changes).flatMap(hunksOf).slice(-MOST)
}

function isSame(file: string, path: string): boolean {
  return file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`)
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const MOST = 12
