import { retold, t } from '../../messages/people/speak.ts'
import { OWN_PACK } from '../../rules/feature/place.ts'
import type { Call } from '../command.ts'
import { loadRules } from '../rules/load-rules.ts'
import type { Finding } from './finding.ts'

/** Rules that are wrong, and rules of the project that wait for the person's word. */
export async function checkRules(call: Call): Promise<Finding[]> {
  const { rules, enabled } = await loadRules(call)
  // Throughline's own are not the person's to count: `rules list` does not show them either.
  const own = rules.filter(({ pack, state }) => !pack || (pack !== OWN_PACK && state === 'in force'))
  const wrong = own.filter(({ state }) => state === 'wrong')
  const held = own.filter(({ state }) => state === 'needs trust')
  const inForce = own.filter(({ state }) => state === 'in force').length
  return [
    { check: 'Rules', state: 'fine', detail: enabled ? t`${inForce} in force` : t`switched off (rules.enabled)` },
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
