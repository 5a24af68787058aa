import { chainOf, FOLDER } from '../../../ledger/facts/runs/check-command.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'

/** Checks of one run. */
export type Group = readonly [CheckFact, ...CheckFact[]]

/** Checks of one chain that ended alike are one line. */
export function groupsOf(checks: readonly CheckFact[]): [CheckFact, ...CheckFact[]][] {
  const groups = new Map<string, [CheckFact, ...CheckFact[]]>()
  const stopped = new Set(checks.flatMap(({ outcome, lastSeen }) => (outcome === 'not-reached' ? [lastSeen] : [])))
  for (const check of checks) {
    const key = stopped.has(check.lastSeen) ? `${check.lastSeen}` : `${check.lastSeen} ${check.outcome}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [check])
    else group.unshift(check)
  }
  return [...groups.values()].flatMap((group) => (group[0].outcome === 'passed' ? standingTogether(group) : [group]))
}

/** What did not stand side by side in the line was never run as one command. */
function standingTogether(group: Group): [CheckFact, ...CheckFact[]][] {
  const [first, ...rest] = group.toSorted((one, other) => placeOf(one) - placeOf(other))
  if (first === undefined) return []
  if (isWhole(group)) return [[...group]]
  const pieces: [CheckFact, ...CheckFact[]][] = [[first]]
  for (const check of rest) {
    const piece = pieces.at(-1)
    if (piece !== undefined && first.chain === check.chain && isSideBySide([...piece, check])) piece.push(check)
    else pieces.push([check])
  }
  return pieces
}

function isSideBySide(checks: readonly CheckFact[]): boolean {
  const line = ` && ${checks[0]?.chain ?? ''} && `
  return line.includes(` && ${chainOf(checks).replace(FOLDER, '')} && `)
}

function placeOf({ chain, command }: CheckFact): number {
  const at = chain.indexOf(command.replace(FOLDER, ''))
  // A long line was cut.
  return at === -1 ? chain.length : at
}

function isWhole([first, ...rest]: Group): boolean {
  return first.chain.split(' && ').filter((part) => !/^\(?cd /.test(part)).length === rest.length + 1
}

/** The same as the commands that can be run again, each by itself where they did not stand side by side. */
export function commandsOfRun(group: Group): string[] {
  return standingTogether(group).map(commandOfRun)
}

export function commandOfRun(group: Group): string {
  const [first] = group
  const whole = isWhole(group)
  if (whole && group.length === 1 && first.settings !== undefined) return withSettings(first.chain, first.settings)
  return whole ? first.chain : chainOf(group)
}

/** As it was typed: some runs fail without what was set for them. */
function withSettings(chain: string, settings: string): string {
  const folder = /^(?:cd|pushd) .*? && /.exec(chain)?.[0] ?? ''
  return `${folder}${settings} ${chain.slice(folder.length)}`
}

/** That the code was well formatted once says nothing. */
export function isFormat(command: string): boolean {
  return FORMATS.test(command)
}

/** An agent that was sent out after it may have edited since, and may have run it again. */
export function isShaken({ work }: Ledger, [check]: Group): boolean {
  return (work.others?.step ?? 0) > check.lastSeen
}

/** Up to when an agent that was sent out may have run something. */
export function heardUntil({ work: { others } }: Ledger): number {
  return others?.until ?? others?.step ?? 0
}

const FORMATS = /(?:^|[\s:])(?:fmt|format|prettier)(?:$|[\s:])/
