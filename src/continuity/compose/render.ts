import type { Labels } from '../texts/labels.ts'
import { type Line, PARTS, type Part } from './line.ts'

/** Lines under their headings, parts in their fixed order; parts of one line carry their heading themselves. */
export function renderParts(lines: readonly Line[], labels: Labels): string[] {
  const out: string[] = []
  for (const part of PARTS) {
    const own = lines.filter((line) => line.part === part)
    if (own.length === 0) continue
    if (WHOLE.has(part)) {
      for (const { text } of own) out.push(text)
      continue
    }
    out.push(headingOf(part, labels))
    for (const { text } of own) out.push(`- ${text}`)
  }
  return out
}

export function headingOf(part: Part, labels: Labels): string {
  return WHOLE.has(part) ? '' : `${labels.headings[part]}${labels.colon}`
}

/** Their one line says what it is. */
const WHOLE: ReadonlySet<Part> = new Set(['place', 'exchange'])
