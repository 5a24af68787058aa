import type { Line } from './lines.ts'
import { type Parsed, parse } from './parse.ts'
import { reasonBelow } from './reason.ts'
import { isTestHead, NEVER, scoreOf } from './score.ts'

export interface Candidate {
  readonly at: number
  readonly parsed: Parsed
  readonly score: number
}

/** The line with the highest score; the first of equals, because what fails first makes the rest fail. */
export function bestOf(lines: readonly Line[]): Candidate | undefined {
  let best: Candidate | undefined
  let traced: boolean = false
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue
    // The first line that is not indented ends a traceback, whatever the exception is called.
    const begins = line.text.startsWith('Traceback (most')
    const ends: boolean = traced && !begins && line.indent === 0
    traced = begins || (traced && !ends)
    const parsed = parse(line.text)
    const plain = scoreOf(line, parsed)
    if (plain <= NEVER || isOutdone(lines, at)) continue
    const announces = parsed.severity === 'error' && parsed.message === '' && parsed.file !== ''
    const below = announces || isTestHead(line.text) ? reasonBelow(lines, at) : at
    const score = plain + (ends ? TRACED : 0) + (below === at ? 0 : announces ? ANNOUNCED : NAMED)
    if (best !== undefined && score <= best.score) continue
    best = below === at ? { at, parsed, score } : { at: below, parsed: parse(lines[below]?.text ?? ''), score }
  }
  return best
}

/** One of several nested causes: the innermost tells. */
function isOutdone(lines: readonly Line[], at: number): boolean {
  return lines[at]?.text.startsWith('> ') === true && lines[at + 1]?.text.startsWith('> ') === true
}

const TRACED = 60
const ANNOUNCED = 50
const NAMED = 14
