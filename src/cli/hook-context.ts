import { chooseLanguage } from '../messages/index.ts'
import { redact, redactDeep } from '../platform/redact.ts'
import type { HookContext } from './context.ts'

type Given = Pick<
  HookContext,
  'host' | 'tells' | 'now' | 'deadline' | 'paths' | 'settings' | 'environment' | 'sql' | 'note'
>

/** The context of one hook, with the outside world behind its ports. */
export function hookContext(given: Given): HookContext {
  return {
    ...given,
    language: chooseLanguage({ setting: given.settings.language, env: given.environment }),
    redact: { text: redact, deep: redactDeep },
    time: Date.now,
    files: async () => (await import('../platform/file-port.ts')).files,
    blocks: () => [],
  }
}
