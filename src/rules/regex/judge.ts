import type { Regex } from '../rule.ts'
import { ambiguity } from './ambiguity.ts'
import { degree, ways } from './degree.ts'
import { parseRegex } from './parse-regex.ts'

type Judged = { ok: true; regex: Regex } | { ok: false; message: string; hint: string }

const LONGEST = 2000
/** So many steps take an engine about a tenth of a second. */
const STEPS = 3e7
const LONGEST_TEXT = 1_000_000
/** An expression for which not even so many characters are safe is of no use. */
const SHORTEST_TEXT = 120

/** A regular expression that is sure to end in time, with the growth of its work; or why it is refused. */
export function judgeRegex(source: string, flags = ''): Judged {
  const shown = `/${source.length > 60 ? `${source.slice(0, 60)}…` : source}/${flags}`
  if (source.length > LONGEST)
    return {
      ok: false,
      message: `the regular expression is ${source.length} characters long`,
      hint: `write one of at most ${LONGEST}`,
    }
  if (!/^[imsuv]*$/.test(flags))
    return {
      ok: false,
      message: `${shown} has flags that a rule cannot use: ${flags}`,
      hint: 'i, m, s, u and v are allowed',
    }
  try {
    new RegExp(source, flags)
  } catch (failure) {
    const why =
      failure instanceof Error ? failure.message.replace(/^Invalid regular expression: /, '') : String(failure)
    return {
      ok: false,
      message: `${shown} is not a regular expression: ${why}`,
      hint: 'a special character is taken literally behind a backslash',
    }
  }
  return judgeShape(source, flags, shown)
}

function judgeShape(source: string, flags: string, shown: string): Judged {
  const node = shapeOf(source, flags)
  const found = node ? ambiguity(node) : 'unknown'
  if (!node || found === 'unknown')
    return {
      ok: false,
      message: `${shown} cannot be shown to end in time: it has a back reference or is too large`,
      hint: 'write it without \\1 or \\k<name>, or split it into several with any:',
    }
  if (found === 'exponential')
    return {
      ok: false,
      message: `${shown} can take exponential time (catastrophic backtracking)`,
      hint: 'no repetition inside a repetition over the same characters: (a+)+ is a+, (a|a)* is a*, (.*,)* is ([^,]*,)*',
    }
  const most = mostCharacters(degree(node), ways(node))
  if (most < SHORTEST_TEXT)
    return {
      ok: false,
      message: `${shown} has too many open-ended pieces that can take the same text from each other`,
      hint: 'start it with ^, or write [^ ]* instead of .* where that is meant, or split it with all:',
    }
  return { ok: true, regex: { source, flags, most } }
}

/** The work is at worst length^degree / degree!, times the ways of taking what has an end. */
function mostCharacters(growth: number, choices: number): number {
  let factorial = 1
  for (let number = 2; number <= growth; number++) factorial *= number
  return Math.min(LONGEST_TEXT, Math.floor(((STEPS * factorial) / choices) ** (1 / growth)))
}

function shapeOf(source: string, flags: string) {
  try {
    return parseRegex(source, flags)
  } catch {
    return undefined
  }
}
