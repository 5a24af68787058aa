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
  return [...groups.values()]
}

export function commandOfRun(group: Group): string {
  const [first] = group
  const whole = first.chain.split(' && ').filter((part) => !/^\(?cd /.test(part)).length === group.length
  if (whole && group.length === 1 && first.settings !== undefined) return withSettings(first.chain, first.settings)
  return whole ? first.chain : group.map(({ command }) => command).join(' && ')
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
