import { failingLine } from '../../base/failing-line/failing-line.ts'
import type { OpenFailure } from './open-failures.ts'

type Seen = Pick<OpenFailure, 'command' | 'line' | 'output'>

/**
 * Whether two failures of a command are one in other words: the same test at the same place, or an error at the same place. What was tried
 * in between has made another error of it and repaired nothing.
 */
export function isSameFailure(one: Seen, other: Seen): boolean {
  const [own, theirs] = [testOf(one), testOf(other)]
  if (own !== theirs) return false
  if (own === '') return sharesPlace(placesIn(one.line), placesIn(other.line), false)
  return sharesPlace(placesIn(one.output), placesIn(other.output), true)
}

function testOf({ output, command }: Seen): string {
  return failingLine(output, { exitCode: 1, command })?.test ?? ''
}

function sharesPlace(own: readonly string[], theirs: readonly string[], isUnknown: boolean): boolean {
  return own.length === 0 || theirs.length === 0 ? isUnknown : own.some((place) => theirs.includes(place))
}

/** `tax.ts:9`, `tax.ts(9,4)`. */
function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, file, line]) => `${file}:${line}`)
}

const PLACE = /([\w.-]+\.\w{1,5})(?::|\()(\d+)(?=[:,)\s]|$)/g
