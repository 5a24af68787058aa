import type { Entry } from '../../continuity/transcript/entry.ts'
import { changesOf, netChanges, netOfFirst, type TextChange } from '../../memory/solutions/change.ts'
import { hunksOf } from '../../memory/solutions/hunks.ts'
import type { SessionDigest } from '../../protocol/ports.ts'

/** The repairs of a session with what was changed, as its transcript has it: between the failure and the next run of the command. */
export function withRepairChanges(digest: SessionDigest, entries: readonly Entry[]): SessionDigest {
  if (digest.repairs.length === 0) return digest
  const results = entries.flatMap((entry, at) => (entry.type === 'result' ? [{ at, text: folded(entry.text) }] : []))
  const repairs = digest.repairs.map((repair) => {
    const error = folded((repair.line ?? repair.error).replace(/ …$/, ''))
    const failed = results.findLast(({ text }) => text.includes(error))
    return failed ? { ...repair, ...changesAfter(entries, failed.at, repair) } : repair
  })
  return { ...digest, repairs }
}

/** Until the command passes: of what was tried first, what is left in the end, and without a reason where that is something else. */
function changesAfter(
  entries: readonly Entry[],
  failed: number,
  { path, command, why }: { readonly path: string; readonly command: string; readonly why: string },
): { readonly changes: readonly TextChange[]; readonly why: string } {
  const changes: TextChange[] = []
  let first = 0
  let run = ''
  for (const entry of entries.slice(failed + 1)) {
    if (entry.type === 'result' && entry.id === run && !entry.failed) break
    if (entry.type !== 'call') continue
    if (changes.length > 0 && entry.input.command === command) {
      first ||= changes.length
      run = entry.id
    }
    const file = entry.input.file_path ?? entry.input.notebook_path
    if (typeof file === 'string' && isSame(file, path)) changes.push(...changesOf(path, entry.input))
  }
  const tried = netChanges(changes.slice(0, first || changes.length))
  const left = netOfFirst(changes, first || changes.length)
  const net = left.length > 0 ? left : netChanges(changes)
  const isAsTried = net.every((one) => tried.some(({ before, after }) => one.before === before && one.after === after))
  return { changes: net.flatMap(hunksOf).slice(-MOST), why: isAsTried ? why : '' }
}

function isSame(file: string, path: string): boolean {
  return file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`)
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const MOST = 12
