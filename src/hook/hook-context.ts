import { VERSION } from '../base/version.ts'
import { fold } from '../engine/answer/fold.ts'
import { append } from '../journal/timeline.ts'
import { chooseLanguage } from '../messages/index.ts'
import { hasFile, modifiedAt, readText } from '../platform/files/reading.ts'
import { type Known, redactDeep, redactEverywhere, redactions, redactKnowing } from '../platform/redact.ts'
import { OUTLINES } from '../protocol/outlines.ts'
import { mayHaveBlocks } from '../workflow/feature/watched.ts'
import type { HookContext } from './context.ts'

type Given = Pick<
  HookContext,
  'host' | 'tells' | 'failsApart' | 'now' | 'deadline' | 'paths' | 'settings' | 'environment' | 'sql' | 'note'
>

/** The context of one hook, with the outside world behind its ports. */
export function hookContext(given: Given): HookContext {
  const known: Known = new Map()
  const context: HookContext = {
    ...given,
    language: chooseLanguage({ setting: given.settings.language, env: given.environment }),
    redact: {
      text: (text) => redactKnowing(text, known),
      deep: redactLarge,
      everywhere: (value) => redactEverywhere(value, known),
    },
    time: Date.now,
    files: async () => (await import('../platform/files/file-port.ts')).files,
    writer: async () => (await import('../platform/files/file-writer.ts')).fileWriter,
    hasFile,
    // Memories last: they are the first to be dropped when there is no room.
    blocks: async (place) => [
      ...(mayHaveBlocks(context, place)
        ? await (await import('../workflow/feature/blocks.ts')).workflowBlocks(context, place)
        : []),
      ...(await (await import('../memory/feature/blocks.ts')).memoryBlocks(context, place)),
    ],
    text: readText,
    digest: async (event) => (await import('./digest.ts')).digestNow(event, context),
    digestFile: async (path, session) => (await import('./digest.ts')).digestOfFile(path, session, given.host),
    version: VERSION,
    userHome: given.environment.HOME || given.environment.USERPROFILE || '',
    fold: (name, outcomes) => fold(OUTLINES[name].fold, outcomes),
    modifiedAt,
    startSync: async (folder) =>
      (await import('../platform/start-detached.ts')).startDetached(['sync', '--once', '--quiet'], folder),
    ruleFiles: async () => (await import('../platform/files/rule-files.ts')).ruleFiles,
    record: (sql, { sessionId, agentId = '' }, data) =>
      append(sql, { session: sessionId, agent: agentId, at: given.now, type: 'rule:match', data }),
  }
  return context
}

/** A ledger has thousands of strings and seldom a secret: one look at all of them is half the work of a look at each. */
function redactLarge<Value>(value: Value): Value {
  return redactions(JSON.stringify(value)).length === 0 ? value : redactDeep(value)
}
