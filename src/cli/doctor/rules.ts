import { retold, t } from '../../messages/people/speak.ts'
import { OWN_PACK } from '../../rules/feature/place.ts'
import type { Call } from '../command.ts'
import { type LoadedRule, loadRules, rulesInForce } from '../rules/load-rules.ts'
import { ENDS_RULES, switchedOff } from '../settings/switched-off.ts'
import type { Finding } from './finding.ts'

/** Rules that are wrong, and rules of the project that wait for the person's word. */
export async function checkRules(call: Call): Promise<Finding[]> {
  const { project, rules } = await loadRules(call)
  const off = await switchedOff({ ...call, cwd: project }, ENDS_RULES)
  const own = rules.filter(({ pack }) => !pack)
  const wrong = own.filter(({ state }) => state === 'wrong')
  const held = own.filter(({ state }) => state === 'needs trust')
  const inForce = rulesInForce(rules)
  return [
    off
      ? { check: 'Rules', state: 'note', detail: t`switched off (${off.key}, ${off.where})` }
      : { check: 'Rules', state: 'fine', detail: inForceText(inForce) },
    ...wrong.map(({ file, compiled }): Finding => {
      const [problem] = compiled.problems
      return {
        check: 'Rules',
        state: 'wrong',
        detail: `${file}:${problem?.line ?? 1}: ${problem ? retold(problem.message) : t`wrong`}`,
        ...(problem && { remedy: retold(problem.hint) }),
      }
    }),
    ...held.map(
      ({ file, compiled }): Finding => ({
        check: 'Rules',
        state: 'note',
        detail: t`${compiled.rule?.name} in ${file} is not trusted and does nothing`,
        remedy: t`throughline trust shows what it wants`,
      }),
    ),
  ]
}

/** How many, and of where: one is always there, and nobody knows of it. */
function inForceText(inForce: readonly LoadedRule[]): string {
  const guards = inForce.filter(({ pack }) => pack === OWN_PACK).length
  const packs = [...new Set(inForce.flatMap(({ pack }) => (pack && pack !== OWN_PACK ? [pack] : [])))]
  const yours = inForce.filter(({ pack }) => !pack).length
  const parts = [
    ...(yours > 0 ? [t`your own: ${yours}`] : []),
    ...(packs.length > 0 ? [t`packs: ${packs.join(', ')}`] : []),
    ...(guards > 0 ? [t`the guard of Throughline's own files`] : []),
  ]
  return t`${inForce.length} in force (${parts.join('; ')})`
}
