import { LIST_MARK } from './lines.ts'

/** The sentences of what somebody typed: in a chat they begin in lower case, and a line is one even without a full stop. */
export function typedSentences(typed: string): readonly string[] {
  if (last?.typed !== typed) last = { typed, sentences: sentencesIn(typed) }
  return last.sentences
}

/** Rules and limits are taken from the same words one after the other. */
let last: { readonly typed: string; readonly sentences: readonly string[] } | undefined

function sentencesIn(typed: string): string[] {
  const found: string[] = []
  for (const line of typed.split('\n')) found.push(...sentencesOfLine(line))
  return found
}

export function sentencesOfLine(line: string): string[] {
  const found: string[] = []
  for (const sentence of line.replace(HEADING, '').replace(LIST_MARK, '').trim().split(END)) {
    const whole = sentence.trim()
    if (whole.length >= SHORTEST) found.push(whole)
  }
  return found
}

const HEADING = /^\s*#{1,6}\s+/
/** Not after "e.g." and the like, nor inside a number or a name; `??` is one. */
const END =
  /(?<=(?<!\b(?:e\.g|i\.e|vs|etc|approx|resp|incl|cf))[.!?]["')\]]?)(?<!\bno\.(?=\s+\d))\s+(?=\S)|(?<=[。！？]["」』）]?)\s+(?=\S)|(?<=[。！？!?](?:["」』）]?))(?<!`[!?]{1,3})(?=[\u3400-\u9fffA-Za-z「『`])|(?<=[a-z)"'`][.])(?=[\u3400-\u9fff])/i
const SHORTEST = 2
