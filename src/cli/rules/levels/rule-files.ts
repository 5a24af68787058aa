import { retold, t } from '../../../messages/people/speak.ts'
import { OWN_PACK } from '../../../rules/feature/place.ts'
import type { Call } from '../../command.ts'
import type { LoadedRule } from '../load-rules.ts'
import { casesOf } from '../test.ts'
import type { Check } from './levels.ts'

/** Whether each rule file is right, and does what its own cases say. */
export async function ruleFileChecks(call: Call, rules: readonly LoadedRule[], project: string): Promise<Check[]> {
  const chosen = rules.filter(({ pack, state }) => !pack || (pack !== OWN_PACK && state === 'in force'))
  const checks: Check[] = chosen.map(({ file, compiled }) => {
    const wrong = compiled.problems.find(({ severity }) => severity === 'error')
    return {
      level: 'rules',
      title: t`${file} has nothing wrong with it`,
      passed: wrong === undefined,
      ...(wrong && { problem: `${file}:${wrong.line}:${wrong.column}: ${retold(wrong.message)}` }),
    }
  })
  const { results } = await casesOf(call, chosen, project)
  for (const { rule, title, passed, expected, got, file, line } of results)
    checks.push({
      level: 'rules',
      title: `${rule}: ${title} → ${expected}`,
      passed,
      ...(!passed && { problem: t`expected ${expected}, got ${got} (${file}:${line})` }),
    })
  return checks
}
