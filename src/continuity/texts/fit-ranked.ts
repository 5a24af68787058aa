import { heldBy } from '../compose/held.ts'
import type { Line } from '../compose/line.ts'
import { headingOf } from '../compose/render.ts'
import type { Labels } from './labels.ts'

/**
 * The lines worth most, as far as they fit: of every part the first few. Where room is left, the person's other words: with them a
 * summary that tells nothing of them is made good.
 */
export function fitRanked(lines: readonly Line[], budget: number, labels: Labels): Line[] {
  const ranked = lines.toSorted((a, b) => b.worth - a.worth || b.order - a.order)
  const picked: Line[] = []
  const opened = new Set<string>()
  let left = budget
  const take = (line: Line): void => {
    const cost = line.text.length + LIST_MARK + (opened.has(line.part) ? 0 : headingOf(line.part, labels).length + 1)
    // The same thing in other words is not said again.
    if (cost > left || heldBy(picked.map(({ text }) => text).join('\n')).says(line.text)) return
    picked.push(line)
    opened.add(line.part)
    left -= cost
  }
  const count = (part: Line['part']) => picked.filter((line) => line.part === part).length
  for (const line of ranked) if (count(line.part) < (MOST[line.part] ?? Number.POSITIVE_INFINITY)) take(line)
  for (const line of ranked)
    if (line.part === 'words' && !picked.includes(line) && count('words') < MOST_WORDS) take(line)
  return picked.sort((a, b) => a.order - b.order)
}

/** The rest of them is noise. */
const MOST: Readonly<Partial<Record<Line['part'], number>>> = { words: 8, found: 2, rules: 3, open: 3 }
const MOST_WORDS = 12
const LIST_MARK = 3
