import { commandKind } from '../../../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'
import { stashVerb } from '../work/git/git-lines.ts'

/**
 * Whether a check looks at what was edited. It does not where it runs in another folder, while the edits are put aside, or over another
 * commit that is left again in the same line: how it ends there is how it was without them.
 */
export function isOverWork(
  { work }: Ledger,
  call: Pick<OpenCall, 'away' | 'command' | 'whole'>,
  output: string,
): boolean {
  if (work.editSteps.length === 0) return true
  if (work.edits.length === 0 && (work.stashed ?? []).length > 0) return false
  const whole = call.whole ?? call.command
  if (call.away && !checksBeforeItLeaves(whole)) return false
  return !LEAVES.test(whole) || NOTHING_ASIDE.test(output) || !isAside(whole)
}

/** `make build && (cd /tmp/try && …)`: what is built before that is the work. */
function checksBeforeItLeaves(whole: string): boolean {
  for (const segment of segmentsOf(whole)) {
    if (/^[({\s]*(?:cd|pushd|git -C)\s/.test(segment.text)) return false
    const command = cleaned(segment)
    if (commandKind(command) === 'check' && !/ (?:--prefix|-C|--cwd|--dir)[ =]/.test(command)) return true
  }
  return false
}

function isAside(whole: string): boolean {
  const commands = segmentsOf(whole).map((segment) => cleaned(segment))
  let isPutAway = false
  let isElsewhere = false
  for (const [at, command] of commands.entries()) {
    const [, verb, rest = ''] = GIT.exec(command) ?? []
    if (verb === 'stash') isPutAway = isStillAway(stashVerb(rest), isPutAway)
    else if (verb !== undefined) isElsewhere = !isElsewhere && commands.slice(at + 1).some((later) => GOES.test(later))
    else if ((isPutAway || isElsewhere) && commandKind(command) === 'check') return true
  }
  return false
}

function isStillAway(verb: string, before: boolean): boolean {
  return verb === 'push' || (before && verb !== 'pop' && verb !== 'apply')
}

const LEAVES = /\bgit (?:stash|checkout|switch)\b/
/** To another commit: not a branch that is made, nor files that are put back. */
const GOES = /^git (?:checkout|switch) (?!.*(?:^| )(?:-[bBcC]|--)(?: |$))/
const GIT = /^git (stash|checkout|switch)\b(?!.* (?:-[bBcC]|--) )(.*)$/s
const NOTHING_ASIDE = /^No local changes to save/m
