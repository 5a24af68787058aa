import { anchorsOf } from '../../base/names.ts'
import type { Fate } from '../../continuity/measure/fates.ts'

/** A fact, and in which lines of each text it stands. */
export interface LinkedFact extends Fate {
  readonly lines: readonly (readonly number[])[]
}

/**
 * Where a reader finds each fact: the lines of a text that name most of what it names, or say most of its words. It is for the eye;
 * what counts as kept was judged when the compaction happened, and is not judged again here.
 */
export function linked(facts: readonly Fate[], texts: readonly string[]): LinkedFact[] {
  const read = texts.map((text) => text.split('\n').map(lineOf))
  return facts.map((fact) => {
    const own = lineOf(fact.text)
    const path = fact.kind === 'file' ? PATH.exec(fact.text)?.[0] : undefined
    const tells = (line: Line) => says(line, own) || (path !== undefined && line.text.includes(path))
    const places = (lines: readonly Line[]) => lines.flatMap((line, at) => (tells(line) ? [at] : []))
    return { ...fact, lines: read.map((lines, text) => (mayStandIn(fact, text) ? places(lines) : [])) }
  })
}

/** What is lost stands nowhere, and what had to be put back not in the summary, which is the first text. */
function mayStandIn({ fate }: Fate, text: number): boolean {
  return fate === 'kept' || (fate === 'back' && text > 0)
}

/** A file is known by its path, whatever was done to it and why. */
const PATH = /^[^\s:]+/

interface Line {
  readonly text: string
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

function lineOf(text: string): Line {
  return { text, names: anchorsOf(text), words: new Set(text.toLowerCase().match(/[a-z]{3,}|[\u3400-\u9fff]{2}/g)) }
}

function says(line: Line, fact: Line): boolean {
  const words = shareOf(fact.words, line.words)
  if (words >= MOST_WORDS) return true
  return fact.names.size > 0 && shareOf(fact.names, line.names) >= MOST_NAMES && words >= SOME_WORDS
}

function shareOf(wanted: ReadonlySet<string>, there: ReadonlySet<string>): number {
  let found = 0
  for (const one of wanted) if (there.has(one)) found++
  return wanted.size === 0 ? 0 : found / wanted.size
}

const MOST_WORDS = 0.7
const MOST_NAMES = 0.6
const SOME_WORDS = 0.25
