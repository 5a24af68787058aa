import { t } from '../../messages/people/speak.ts'
import { unfencedPast } from '../../past/present.ts'
import { when } from '../terminal/when.ts'

/** An answer of the past as a person reads it at a terminal: only the quotes with their lines, who speaks in their language, their own time of day. */
export function forPerson(text: string): string {
  return unfencedPast(text).split('\n').map(personLine).join('\n')
}

function personLine(line: string): string {
  const [whole, place = '', at = '', rest = ''] = QUOTE.exec(line) ?? []
  if (whole === undefined) return line
  const time = at === '' ? '' : ` ${when(Date.parse(`${at.trim().replace(' ', 'T')}Z`)).slice(0, 16)}`
  return `- [${place}${time}] ${spokenBy(rest).replaceAll(' ⏎ ', `\n${INDENT}`)}`
}

function spokenBy(rest: string): string {
  for (const [shape, say] of SPEAKERS) {
    const found = shape.exec(rest)
    if (found) return say(found[1] ?? '', found[2] ?? '') + rest.slice(found[0].length)
  }
  return rest
}

const INDENT = '    '

const QUOTE = /^- \[(\S*@\d+)( \d{4}-\d\d-\d\d \d\d:\d\d)?\] (.*)$/

const SPEAKERS: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^the user said \(to "…(.*?)"\): /, (to) => t`the user said (to "…${to}"): `],
  [/^the user said: /, () => t`the user said: `],
  [/^the agent said: /, () => t`the agent said: `],
  [/^the agent called (\S+): /, (tool) => t`the agent called ${tool}: `],
  [/^an earlier summary said: /, () => t`an earlier summary said: `],
  [/^the client noted: /, () => t`the client noted: `],
  [/^a tool(?: \((.*?)\))? said: /, (about) => (about === '' ? t`a tool said: ` : t`a tool (${about}) said: `)],
  [/^(\S+)(?: \((.*?)\))? said: /, (tool, about) => (about === '' ? t`${tool} said: ` : t`${tool} (${about}) said: `)],
]
