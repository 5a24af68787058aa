import { anchorName, anchorsOf } from '../../../base/names.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Want } from './candidate.ts'

/** A line names at most this many things: more is a list, not a sentence. */
export const MOST_ANCHORS = 5

/**
 * Of these names the ones most worth saying, as many as the line has room for. `held` is what the line names already; the
 * names picked are added to it.
 */
export function pickNames(anchors: readonly string[], held: Set<string>, want: Want, most: number): string[] {
  const wanted: { readonly anchor: string; readonly gain: number }[] = []
  for (const anchor of anchors) {
    const gain = want(anchor)
    if (gain > 0) wanted.push({ anchor, gain })
  }
  if (wanted.length > 1) wanted.sort((a, b) => b.gain - a.gain)
  const best = wanted[0]?.gain ?? 0
  const picked: string[] = []
  for (const { anchor, gain } of wanted) {
    if (picked.length >= most || held.size >= MOST_ANCHORS || gain < best * 0.12) break
    if (held.has(anchor)) continue
    const fresh = broughtBy(anchor).filter((item) => !held.has(item))
    if (fresh.length === 0 || held.size + fresh.length > MOST_ANCHORS) continue
    for (const item of fresh) held.add(item)
    picked.push(anchor)
  }
  return picked
}

/** A file name can be an identifier too; the other kinds bring only themselves. */
function broughtBy(anchor: string): readonly string[] {
  return anchor.startsWith('p:') ? [...anchorsOf(`\`${anchorName(anchor)}\``)] : [anchor]
}

/** "`a`, `b` and `c`" */
export function listed(anchors: readonly string[], words: LineWords): string {
  return words.list(anchors.map((anchor) => `\`${anchorName(anchor)}\``))
}

/** Of these texts, the ones whose anchors are most wanted together. */
export function bestNamed(texts: readonly string[], want: Want, most: number): string[] {
  const gainOf = (text: string) => [...anchorsOf(text)].reduce((sum, anchor) => sum + want(anchor), 0)
  const ranked = texts.map((text) => ({ text, gain: gainOf(text) })).filter((item) => item.gain > 0)
  const picked: string[] = []
  for (const { text } of ranked.sort((a, b) => b.gain - a.gain || (a.text < b.text ? -1 : 1))) {
    if (picked.length < most && anchorsOf([...picked, text].join(' ')).size <= MOST_ANCHORS) picked.push(text)
  }
  return picked
}

/** A path's last two parts: enough to find it, short enough to repeat. */
export function shortPath(path: string): string {
  return path.split('/').slice(-2).join('/')
}
