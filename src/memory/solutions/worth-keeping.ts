import { baseName } from '../../base/paths/paths.ts'
import type { TextChange } from './change.ts'
import { isReason } from './content.ts'
import type { Repair } from './solutions.ts'

type Told = Pick<Repair, 'error' | 'files' | 'changes' | 'commands' | 'why'>

/**
 * Whether a repair says something to whoever has the failure again: what went wrong, and what was done about it. "It failed", "it failed
 * in that package" and "the file was written whole" do not.
 */
export function isWorthKeeping({ error, files, changes, commands, why }: Told): boolean {
  if (error === '' || NOTHING_BUT_FAILED.test(error)) return false
  if (commands.length > 0 || isReason(why)) return true
  return changes.some((change) => tells(change, error)) || files.some((file) => makes(file, error))
}

/** The reason is told where it is this repair's own: one said for several, only where it speaks of what failed or of what was changed. */
export function speaksOf(why: string, { error, files, changes }: Told): boolean {
  const about = new Set(
    wordsOf([error, ...files.map(baseName), ...changes.flatMap(({ before, after }) => [before, after])].join(' ')),
  )
  return wordsOf(why).some((word) => about.has(word))
}

function tells({ after, whole }: TextChange, error: string): boolean {
  if (!whole) return true
  return (after !== '' && !after.endsWith('…')) || IS_MISSING.test(error)
}

/** A file that was not there was made. */
function makes(file: string, error: string): boolean {
  return IS_MISSING.test(error) && error.includes(baseName(file).replace(/\.\w+$/, ''))
}

function wordsOf(text: string): string[] {
  return (text.match(/[A-Za-z_]{4,}|[\u3400-\u9fff]{2}/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !COMMON.has(word))
}

const NOTHING_BUT_FAILED = /^FAIL(?:ED)?\b[\s:]*(?:[\w.-]+\/)*[\w.-]*$/
const IS_MISSING = /cannot find|could not (?:find|resolve)|no such|not found|missing|does not exist|unresolved|ENOENT/i
const COMMON: ReadonlySet<string> = new Set(
  'error errors failed fail this that with from have must when test tests function return func undefined import file line code warning string value type'.split(
    ' ',
  ),
)
