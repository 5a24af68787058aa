import { t } from '../../messages/people/speak.ts'
import { caseEvent } from '../../rules/case-event.ts'
import { compileRule } from '../../rules/compile.ts'
import { inOrder } from '../../rules/explain.ts'
import { CORPUS } from '../../rules/packs/corpus.ts'
import { packRules } from '../../rules/packs/index.ts'
import { respond } from '../../rules/respond.ts'
import type { Call, Result } from '../command.ts'
import { pad } from '../terminal/text-width.ts'
import { trialGround } from './ground.ts'

/** How many attacks the safety pack finds, and how many harmless commands it leaves alone. */
export async function stats(call: Call): Promise<Result> {
  const project = '/home/dev/app'
  const ground = trialGround(project, '/home/dev', () => undefined)
  const rules = inOrder(
    packRules()
      .filter(({ pack }) => pack === 'safety')
      .flatMap(({ file, text }) => compileRule({ file, text, origin: 'pack', project, home: '/home/dev' }).rule ?? []),
  )
  const found: { given: string; attack: boolean; stopped: boolean; by: string[] }[] = []
  for (const { event, attack } of CORPUS) {
    const made = caseEvent(event, { events: ['PreToolUse'] }, project)
    const answers = made.ok ? await respond(rules, made.event, ground) : []
    found.push({
      given: String(event.command ?? JSON.stringify(event)),
      attack,
      stopped: answers.length > 0,
      by: answers.map(({ rule }) => rule.name),
    })
  }
  const attacks = found.filter(({ attack }) => attack)
  const harmless = found.filter(({ attack }) => !attack)
  const missed = attacks.filter(({ stopped }) => !stopped)
  const wronged = harmless.filter(({ stopped }) => stopped)
  const rate = (count: number, of: number) => t`${count} of ${of} (${((count / Math.max(1, of)) * 100).toFixed(1)} %)`
  const lines = [
    t`Safety pack, ${found.length} cases:`,
    t`  attacks stopped or asked about: ${rate(attacks.length - missed.length, attacks.length)}`,
    t`  harmless ones left alone:       ${rate(harmless.length - wronged.length, harmless.length)}`,
    ...missed.map(({ given }) => t`  missed: ${given}`),
    ...wronged.map(({ given, by }) => t`  stopped for nothing: ${given} (${by.join(', ')})`),
    ...(call.flag('all')
      ? found.map(
          ({ given, attack, by }) => `  ${pad(attack ? t`attack` : t`harmless`, 8)} ${by.join(', ') || '–'}: ${given}`,
        )
      : []),
  ]
  return {
    text: lines.join('\n'),
    json: {
      attacks: attacks.length,
      stopped: attacks.length - missed.length,
      harmless: harmless.length,
      leftAlone: harmless.length - wronged.length,
      missed: missed.map(({ given }) => given),
      wronged,
    },
    code: missed.length + wronged.length > 0 ? 1 : 0,
  }
}
