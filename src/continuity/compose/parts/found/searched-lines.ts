import type { Ledger } from '../../../ledger/facts.ts'
import type { Line, Telling } from '../../line.ts'
import { isOpenEdit } from '../checks/edits-since.ts'

/** What the last search has found, while nothing was edited since: summaries drop the places, and the agent searches again. */
export function searchedLines({ ledger, words, told }: Telling): Line[] {
  const { searched, work, step } = ledger
  if (searched === undefined || step - searched.step > JUST_NOW || isOpenEdit(ledger.did)) return []
  if ((work.editSteps.at(-1) ?? 0) > searched.step || told?.names(searched.places) === true) return []
  const text = textOf(
    { ...searched, places: searched.places.filter((place) => !isOwnUse(place, searched, ledger)) },
    words,
  )
  if (text === '') return []
  return [{ part: 'found', key: 'searched', factId: '', kind: '', text, worth: 1, order: searched.step }]
}

/** What was found by its name; places alone only where what was looked for is a name itself: else nobody knows what stands there. */
function textOf({ pattern, places, symbols = {} }: NonNullable<Ledger['searched']>, words: Telling['words']): string {
  const named = places.filter((place) => place in symbols)
  if (named.length > 0) return words.foundLast(words.list(named.map((place) => `${symbols[place]} (${place})`)))
  return places.length > 0 && NAME.test(pattern) ? words.searchedLast(pattern, words.list(inFiles(places))) : ''
}

/** A use of the name in a file that the agent itself has written: it knows of that one. */
function isOwnUse(place: string, { symbols = {} }: NonNullable<Ledger['searched']>, ledger: Ledger): boolean {
  if (place in symbols) return false
  const path = place.slice(0, place.lastIndexOf(':'))
  return ledger.work.edits.some((edit) => edit.path === path || edit.path.endsWith(`/${path}`))
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

/** As one writes it, or as a pattern has to. */
const NAME = /^[\w.:$#-]{3,}(?:\\?\()?$/
/** So many entries ago at most: two calls, with what was said between them. */
const JUST_NOW = 8
