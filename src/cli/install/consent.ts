import { t } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { wrapped } from '../terminal/wrap.ts'
import type { Plan } from './plan.ts'
import { nobodyHere, notAgreed, type Planned } from './wiring.ts'

export interface Consent {
  /** Saying yes in somebody's name needs their yes to exactly that. */
  readonly trust: boolean
}

interface Asked {
  /** Lines that fit the terminal already. */
  readonly screen: readonly string[]
  readonly plans: readonly Plan[]
  /** What is written with a yes; trust apart. */
  readonly files: readonly Planned[]
}

/** The one question of install. `--yes` is about files, `--trust` about trust; an answer says which of the two it means. */
export async function consent(call: Call, { screen, plans, files }: Asked): Promise<Consent> {
  if (call.flag('yes')) return { trust: call.flag('trust') }
  const untrusted = call.flag('trust') ? [] : plans.filter(({ trust }) => trust.length > 0).map(({ title }) => title)
  const question =
    untrusted.length === 0
      ? t`Write this? [y]es, [N]o: `
      : t`Write this? [y]es, yes and [t]rust the hooks in ${untrusted.join(', ')}, [N]o: `
  const more = call.flag('diff') ? [] : ['', wrapped(t`(--diff shows every line that changes.)`)]
  const shown = [...screen, ...more].join('\n')
  const answer = await call.ask(`${shown}\n${question}`)
  if (answer === undefined && files.length === 0) return { trust: false }
  if (answer === undefined) throw nobodyHere()
  const word = answer.trim().toLowerCase()
  if (['y', 'yes'].includes(word)) return { trust: call.flag('trust') }
  if (untrusted.length > 0 && ['t', 'trust'].includes(word)) return { trust: true }
  throw notAgreed()
}
