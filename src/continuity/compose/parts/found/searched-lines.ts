import type { Line, Telling } from '../../line.ts'
import { isOpenEdit } from '../checks/edits-since.ts'

/** What the last search has found, while nothing was edited since: summaries drop the places, and the agent searches again. */
export function searchedLines({ ledger, words, told }: Telling): Line[] {
  const { searched, work, step } = ledger
  if (searched === undefined || step - searched.step > JUST_NOW || isOpenEdit(ledger.did)) return []
  if ((work.editSteps.at(-1) ?? 0) > searched.step || told?.names(searched.places) === true) return []
  const text = words.searchedLast(searched.pattern, words.list(inFiles(searched.places)))
  return [{ part: 'found', key: 'searched', factId: '', kind: '', text, worth: 1, order: searched.step }]
}

/** Each file once, with its lines. */
function inFiles(places: readonly string[]): string[] {
  const lines = new Map<string, string[]>()
  for (const place of places) {
    const at = place.lastIndexOf(':')
    const path = place.slice(0, at)
    lines.set(path, [...(lines.get(path) ?? []), place.slice(at)])
  }
  return [...lines].map(([path, of]) => `${path}${of.join(', ')}`)
}

/** So many entries ago at most: two calls, with what was said between them. */
const JUST_NOW = 8
