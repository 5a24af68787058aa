import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'
import { isAt } from './status.ts'
import { takeDeleted } from './taken-back.ts'

/** On which branch the work goes on: switched to, made, renamed or deleted. */
export function takeBranchNow(ledger: Ledger, { command, output, failed }: Answered): void {
  takeDeleted(ledger, output)
  if (!failed) takeRenamed(ledger, command)
  if (failed || !SWITCHES.test(command)) return
  const switches = [...output.matchAll(SWITCHED)]
  const branch = switches.at(-1)?.[1] ?? switches.at(-1)?.[2]
  const isBack = switches.length > 1 && branch === ledger.branch
  if (branch !== undefined) ledger.branch = branch
  if (!isBack && GOES_ELSEWHERE.test(`${command}\n${output}`)) leaveBehind(ledger, output)
  if (branch === undefined && /\s--detach\b|'detached HEAD' state/.test(`${command}\n${output}`)) ledger.branch = ''
}

/**
 * Another branch stands elsewhere than what was seen before. What may be in that commit stays there, unless git says that it came along;
 * the agent's own commit is told.
 */
function leaveBehind(ledger: Ledger, output: string): void {
  const { commit, edits } = ledger.work
  const carried = [...output.matchAll(CARRIED)].map(([, path = '']) => path)
  if (commit.made || commit.step >= ledger.step) return
  ledger.work = {
    ...ledger.work,
    commit: { hash: '', subject: '', step: 0, made: false },
    edits: edits.filter(({ step, path }) => step > commit.step || carried.some((one) => isAt(path, one))),
  }
}

const CARRIED = /^[MAD]\t(.+)$/gm
/** The work goes on on another branch. */
export const SWITCHES = /^(?:git (?:checkout|switch)|gh pr (?:checkout|co|merge)|gt (?:checkout|co))\b/m
const SWITCHED = /Switched to (?:a new )?branch '([^']+)'|switched to branch ([\w./-]+)$/gm
/** To a branch that was there, or to a new one that begins somewhere else. */
const GOES_ELSEWHERE =
  /^Switched to branch '|switched to branch [\w./-]+$|^git (?:checkout -[bB]|switch -[cC]) \S+ (?!HEAD\b|-|[12]?>|&|;)\S/m

/** `git branch -m old new`: what was made on it was made on the branch of the new name. */
function takeRenamed(ledger: Ledger, command: string): void {
  const [, first = '', second = ''] = RENAMES.exec(command) ?? []
  if (first === '') return
  const [from, to] = second === '' ? [ledger.branch, first] : [first, second]
  if (ledger.branch === from) ledger.branch = to
  const { commit, pullRequest } = ledger.work
  if (commit.branch === from) ledger.work = { ...ledger.work, commit: { ...commit, branch: to } }
  if (pullRequest.branch === from) ledger.work = { ...ledger.work, pullRequest: { ...pullRequest, branch: to } }
}

const RENAMES = /^git branch (?:-[mM]|--move) ([\w./-]+)(?: ([\w./-]+))?/m
