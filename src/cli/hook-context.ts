import { memoryBlocks } from '../memory/feature/blocks.ts'
import { chooseLanguage } from '../messages/index.ts'
import { readText } from '../platform/reading.ts'
import { redact, redactDeep } from '../platform/redact.ts'
import type { HookContext } from './context.ts'

type Given = Pick<HookContext, 'host' | 'now' | 'deadline' | 'paths' | 'settings' | 'environment' | 'sql' | 'note'>

/** The context of one hook, with the outside world behind its ports. */
export function hookContext(given: Given): HookContext {
  const context: HookContext = {
    ...given,
    language: chooseLanguage({ setting: given.settings.language, env: given.environment }),
    redact: { text: redact, deep: redactDeep },
    time: Date.now,
    files: async () => (await import('../platform/file-port.ts')).files,
    blocks: (place) => [...memoryBlocks(given.sql, place, given.settings.memory)],
    text: readText,
    digest: async (event) => (await import('./digest.ts')).digestNow(event, context),
    digestFile: async (path, session) => (await import('./digest.ts')).digestOfFile(path, session),
  }
  return context
}
