import type { Line, Telling } from '../line.ts'
import { type Ending, nowOf } from '../now-line.ts'
import { PLACE_OF_WORK } from '../parts/place-lines.ts'

/** The place ends with what is too little for a line of its own: a check that only passed, and the task in hand. */
export function dense(lines: readonly Line[], now: Ending, telling: Telling): readonly Line[] {
  const place = lines.find(({ part }) => part === 'place')
  if (place === undefined) return lines
  const passed = lines.find(({ clause }) => clause !== undefined)
  const end = isToldByPlace(now, lines) ? ((isAlone(lines, telling) ? now.named : undefined) ?? now.clause) : ''
  const clauses = [passed?.clause ?? '', end ?? ''].filter((clause) => clause !== '')
  return lines
    .filter((line) => line !== passed)
    .map((line) => (line === place ? { ...place, text: withClauses(place.text, clauses) } : line))
}

function withClauses(text: string, clauses: readonly string[]): string {
  const end = text.endsWith('。') ? '。' : '.'
  const whole = [text.slice(0, -1), ...clauses].join(end === '。' ? '；' : '; ')
  return /[.!?。！？][”」]$/.test(whole) ? whole : whole + end
}

/** There is nothing but the place, and what the summary tells is not known. */
function isBare(lines: readonly Line[], { told }: Telling): boolean {
  return told === undefined && lines.every(({ part }) => part === 'place')
}

/** Nor anything besides the clauses that it ends with: then those name the request. */
function isAlone(lines: readonly Line[], telling: Telling): boolean {
  return isBare(
    lines.filter(({ clause }) => clause === undefined),
    telling,
  )
}

/** A place that tells only where the work is does not tell what is being done: then the last line does. */
function isToldByPlace({ clause }: Ending, lines: readonly Line[]): boolean {
  return clause !== undefined && lines.some(({ key }) => key === PLACE_OF_WORK)
}

/** Where the place tells how far the work is, there is nothing left to say of it; a request that stands above is not named twice. */
export function closingLine(now: Ending, picked: readonly Line[], telling: Telling): string[] {
  if (isToldByPlace(now, picked)) return now.isInHand === true && isBare(picked, telling) ? [now.text] : []
  const isAbove = picked.some(({ part }) => part === 'exchange')
  if (isAbove && now.text === telling.words.saidWithCompact) return []
  return [isAbove ? nowOf(telling, 'above').text : now.text]
}
