import { jsonTextAnew } from '../base/remember.ts'
import { VERSION } from '../base/version.ts'
import { fold } from '../engine/answer/fold.ts'
import type { AgentFiles } from '../hosts/host.ts'
import { append } from '../journal/record-event.ts'
import { chooseLanguage } from '../messages/index.ts'
import { bornAt, hasFile, modifiedAt, readHead, readText, sizeOf } from '../platform/files/reading.ts'
import { type Known, REDACTOR, redactDeep, redactEverywhere, redactions, redactKnowing } from '../platform/redact.ts'
import { OUTLINES } from '../protocol/outlines.ts'
import type { RulesContext } from '../rules/feature/context.ts'
import { mayHaveBlocks } from '../workflow/feature/watched.ts'
import type { WritingContext } from './context.ts'
import { hasMuchUnread } from './ports/unread.ts'

export type Given = {
  readonly agents: AgentFiles | undefined
  /** Before anything that may not come back. */
  arm(): void
} & Pick<
  WritingContext,
  | 'host'
  | 'compaction'
  | 'tells'
  | 'failsApart'
  | 'now'
  | 'deadline'
  | 'end'
  | 'paths'
  | 'settings'
  | 'environment'
  | 'sql'
  | 'note'
  | 'said'
  | 'thinkingSince'
>

/** What is known before there is a store. */
export type Beforehand = Omit<Given, 'sql' | 'thinkingSince'>

/** What rules need, which is less: no store. */
export function rulesContext(given: Beforehand): RulesContext {
  return {
    ...given,
    ...forRules(given),
    redact: REDACTOR,
    time: Date.now,
    modifiedAt,
    text: readText,
    version: VERSION,
    userHome: userHomeIn(given),
  }
}

function forRules(
  given: Beforehand,
): Pick<RulesContext, 'fold' | 'links' | 'ruleFiles' | 'record' | 'head' | 'bornAt' | 'inLanguage'> {
  return {
    fold: (name, outcomes) => fold(OUTLINES[name].fold, outcomes),
    links: async () => (await import('../platform/files/real-path.ts')).realPath,
    head: readHead,
    bornAt,
    ruleFiles: async () => (await import('../platform/files/rule-files.ts')).ruleFiles,
    inLanguage: async (text) => (await import('./rule-text.ts')).ruleText(text, given),
    record: (sql, { sessionId, agentId = '' }, data) =>
      append(sql, { session: sessionId, agent: agentId, at: given.now, type: 'rule:match', data }),
  }
}

function userHomeIn({ environment }: Pick<Given, 'environment'>): string {
  return environment.HOME || environment.USERPROFILE || ''
}

/** The context of one hook, with the outside world behind its ports. */
export function hookContext(given: Given): WritingContext {
  const { environment } = given
  const known: Known = new Map()
  const context: WritingContext = {
    ...given,
    language: chooseLanguage({ setting: given.settings.language, env: given.environment }),
    redact: {
      text: (text) => redactKnowing(text, known),
      deep: redactLarge,
      everywhere: (value) => redactEverywhere(value, known),
    },
    time: Date.now,
    write: (work) => given.sql.transaction(() => work(given.sql)),
    files: async () => {
      given.arm()
      return (await import('../platform/files/file-port.ts')).files
    },
    writer: async () => (await import('../platform/files/file-writer.ts')).fileWriter,
    hasFile,
    sizeOf,
    isTrusted: async (path, text) =>
      (await (await import('../platform/files/adopted.ts')).isAdoptedText(given.paths.adopted, path, text)) ||
      (await import('../platform/files/trusted-file.ts')).isTrustedText(given.paths.trust, path, text),
    isAdopted: async (path) => (await import('../platform/files/adopted.ts')).isAdopted(given.paths.adopted, path),
    // Memories last: they are the first to be dropped when there is no room.
    blocks: async (place) => [
      ...(mayHaveBlocks(context, place)
        ? await (await import('../workflow/feature/blocks.ts')).workflowBlocks(context, place)
        : []),
      ...(await (await import('../memory/feature/on/session-start.ts')).memoryBlocks(context, place)),
      ...(await import('../past/line.ts')).pastBlocks(context, place),
    ],
    text: readText,
    digest: async (event) => (await import('./ports/digest.ts')).digestNow(event, context),
    hasMuchUnread: (event) => hasMuchUnread(event, given.sql),
    keepRead: async (event) => (await import('./ports/digest.ts')).keepRead(event, context),
    digestFile: async (path, session) => (await import('./ports/digest.ts')).digestOfFile(path, session, given.host),
    kind: (agent, project) => given.agents?.kind(agent, { project, home: context.userHome, environment }, hasFile),
    slash: (project) => given.agents?.slash({ project, home: context.userHome, environment }, hasFile),
    hasTools: async (session) => (await import('../memory/feature/mcp-there.ts')).mcpIsThere(given.sql, session),
    sentBy: async (event) => {
      const path = given.agents?.callFile(event)
      return path === undefined ? undefined : given.agents?.callIn(await readText(path))
    },
    role: async (agent) => (await import('./ports/roles.ts')).roleOf(agent, context.language),
    plainlyReads: async (command) => (await import('../rules/read-only/plainly-reads.ts')).plainlyReads(command),
    loses: async (command) => (await import('./ports/losses.ts')).loses(command, context.userHome),
    changeIn: async (command, event) =>
      (await import('./ports/shell-change.ts')).shellChange(command, event, context.userHome),
    hasCommit: async (common, commit) => (await import('../platform/files/git-objects.ts')).hasObject(common, commit),
    real: async (path) => (await import('../platform/files/real-path.ts')).realPath(path),
    tellUnproven: async (root) =>
      (await import('./out/word-to-person.ts')).noteUnproven(given.paths, environment, root),
    repository: async (project) =>
      (await (await import('../memory/store/proof.ts')).provenPlace(project, context)).project,
    version: VERSION,
    userHome: userHomeIn(given),
    modifiedAt: (path) => {
      given.arm()
      return modifiedAt(path)
    },
    startSync: async (folder) =>
      (await import('../platform/start-detached.ts')).startDetached(['sync', '--once', '--quiet'], folder),
    ...forRules(given),
  }
  return context
}

/** A ledger has thousands of strings and seldom a secret: one look at all of them is half the work of a look at each. */
function redactLarge<Value>(value: Value): Value {
  return redactions(jsonTextAnew(value)).length === 0 ? value : redactDeep(value)
}
