import { remembering } from '../remember.ts'
import { givenByHand } from './by-hand.ts'
import { isRun, isTried } from './command-kind.ts'
import { plainForm } from './plain-form.ts'
import { cleaned, segmentsOf } from './segments.ts'
import { testRunOf } from './test-run.ts'

/**
 * Whether a command started once more what an earlier one had started: a program or script of the project, or what brings something up
 * or out, by whatever it is started (`./check.sh`, `bash check.sh`), and whatever options it was given besides.
 */
export function startsAgain(later: string, earlier: string, how: 'all' | 'some' = 'some'): boolean {
  if (!later.includes(lastWord(earlier))) return false
  const [now, before] = [startOf(later), startOf(earlier)]
  if (now === undefined || before === undefined || now.operands.length < before.operands.length) return false
  if (before.operands.some((word, at) => word !== now.operands[at])) return false
  // Told more it may do less of it; of what is a check by its name it is not taken for the whole.
  return (how === 'some' && before.mayBeLess) || now.operands.length === before.operands.length
}

/** The same of a whole line, of which one command may have started it. */
export function lineStartsAgain(line: string, earlier: string, how: 'all' | 'some'): boolean {
  if (!line.includes(lastWord(earlier)) || startOf(earlier) === undefined) return false
  return segmentsOf(line).some((segment) => startsAgain(cleaned(segment), earlier, how))
}

/** What has to stand in the other one too: looked for first, since each is compared with each. */
function lastWord(command: string): string {
  const words = command.split(' ')
  const last = words.findLast((word) => word !== '' && !word.startsWith('-')) ?? command
  return last.slice(last.lastIndexOf('/') + 1)
}

interface Start {
  /** What is started, and what it was told, without options. */
  readonly operands: readonly string[]
  readonly mayBeLess: boolean
}

const startOf: (command: string) => Start | undefined = remembering((command) => {
  const bare = plainForm(command.replace(FOLDER, '').replace(SETTINGS, ''))
  if (isTried(bare) || /\s--?(?:dry-run|n)(?:\s|$)/.test(bare) || testRunOf(command) !== undefined) return undefined
  const core = bare
    .split(/\s+/)
    .filter((word, at, all) => !word.startsWith('-') && !SETS.test(word) && !TAKES_ONE.test(all[at - 1] ?? ''))
    .join(' ')
  const isByHand = givenByHand(core) !== undefined
  const isOut = isRun(core)
  if (!isByHand && !isOut && !SCRIPT.test(bare)) return undefined
  const operands = core
    .replace(STARTER, '')
    .replace(/^\.\//, '')
    .split(' ')
    .filter((word) => word !== '')
  return operands.length === 0 ? undefined : { operands, mayBeLess: isByHand || isOut }
})

/** What stands behind it is its value. */
const TAKES_ONE = /^--\w[\w-]*$/
/** `a=b`: told as a setting. */
const SETS = /^[\w.]+=/
const FOLDER = /^(?:cd|pushd) .*? && /
const SETTINGS = /^(?:[A-Z_][A-Z0-9_]*=\S*\s+)+/
/** A script of the shell, or one that is run as it lies there. */
const SCRIPT = /^(?:(?:ba|z|da|k)?sh (?:-(?!\w*c)\w+ )*(?=[\w./~-])|\.{1,2}\/[\w./-]+(?=\s|$))/
const STARTER =
  /^(?:(?:ba|z|da|k)?sh|python(?:3(?:\.\d+)?)?|\S*\/python3?|node|deno run|bun(?: run)?|ruby|php|perl|lua|elixir|julia|Rscript|tsx|ts-node|vite-node|pwsh) (?=[\w.~/-])/
