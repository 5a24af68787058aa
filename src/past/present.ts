import { ellipsis, oneLine } from '../base/text/text.ts'
import type { Quote } from './search/answer.ts'

/** A quote on one line: where, when, who, and the words; a line break in them is shown as ⏎. */
export function quoteLine(quote: Quote, place: string): string {
  const words = quote.text.replace(/\s*\n\s*/g, ' ⏎ ').replace(/[ \t]{2,}/g, ' ')
  return unfenced(`- [${[place, whenOf(quote)].filter(Boolean).join(' ')}] ${speakerOf(quote)}: ${words}`)
}

/** Lines as data, closed so that nothing in them can reach outside. */
export function fencedPast(heading: string, lines: readonly string[]): string {
  return [OPEN, heading, ...lines, CLOSE].join('\n')
}

/** The same for a person at a terminal: only the quotes. */
export function unfencedPast(text: string): string {
  const lines = text.split('\n')
  return lines[0] === OPEN && lines.at(-1) === CLOSE ? lines.slice(2, -1).join('\n') : text
}

export function pastFenceLength(heading: string): number {
  return fencedPast(heading, []).length
}

function whenOf({ at }: Quote): string {
  return at.slice(0, 16).replace('T', ' ')
}

function speakerOf({ who, tool, about }: Quote): string {
  const asked = about === '' ? '' : ` (${ellipsis(oneLine(about), LONGEST_ABOUT)})`
  if (who === 'tool') return `${tool || 'a tool'}${asked} said`
  if (who === 'person') return about === '' ? 'the user said' : `the user said (to "…${tail(about)}")`
  if (who === 'agent') return tool === '' ? 'the agent said' : `the agent called ${tool}`
  return who === 'summary' ? 'an earlier summary said' : 'the client noted'
}

/** The end of what somebody answered to. */
function tail(text: string): string {
  const line = oneLine(text)
  return line.slice(Math.max(0, line.length - LONGEST_ABOUT)).toWellFormed()
}

/** A quote must not end the fence, nor look like the client's own words. */
export function unfenced(line: string): string {
  return line.includes('<') ? line.replace(/<(\/?)(throughline-|system-reminder)/gi, '‹$1$2') : line
}

const OPEN = '<throughline-past>'
const CLOSE = '</throughline-past>'
const LONGEST_ABOUT = 120
