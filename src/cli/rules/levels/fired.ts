import { t } from '../../../messages/people/speak.ts'
import type { Call } from '../../command.ts'
import { fireAll } from '../../doctor/firings.ts'
import type { Check } from './levels.ts'

/** Every event once through the program itself, as a host calls it, on a store of its own. */
export function fired(call: Call): Check[] {
  return fireAll(call).map(({ name, ok, stderr, status }) => ({
    level: 'integration',
    title: t`the program answers ${name}`,
    passed: ok,
    ...(!ok && { problem: stderr || t`it ended with ${String(status)}` }),
  }))
}
