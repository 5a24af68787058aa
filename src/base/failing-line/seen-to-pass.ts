import { hidesOutcome } from '../shell/command.ts'
import { testRunOf } from '../shell/test-run.ts'
import { passingLine } from './passing-line.ts'

/**
 * Whether anybody could see that a command that did not look like a failure passed. A pipe, `|| true` or a file that takes the output hide
 * how it ended: then its own words have to say so, and of what would have printed its errors all of it has to be there to be seen.
 */
export function isSeenToPass(output: string, command: string): boolean {
  const bare =
    command.includes('|') || command.includes('&') || command.includes(';') ? command.replace(QUOTED, '') : ''
  if (!hidesOutcome(command) && !BACKGROUND.test(bare)) return true
  if (passingLine(output) !== '') return true
  // Tests say that they passed; of a compiler it is enough that it says nothing against it.
  return !ANNOUNCES.test(bare) && testRunOf(command) === undefined && !TAKEN_AWAY.test(bare)
}

const QUOTED = /"[^"]*"|'[^']*'/g
const BACKGROUND = /(?<![&>])&(?![&>\d])/
const ANNOUNCES = /\b(?:playwright|cypress|e2e|spec|check|verify)\b/
/** By a file, or by what passes on some lines alone. */
const TAKEN_AWAY = /(?:^|[^2>-])>>?\s*[^&\s>]|\|\s*(?!(?:head|tail|tee|cat|less)\b|\|)\S|\|\|\s*\S/
