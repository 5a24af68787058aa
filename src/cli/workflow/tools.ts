import { AGENT_FILES } from '../../hosts/claude-code/agent-files.ts'
import { mcpIsThere } from '../../memory/feature/mcp-there.ts'
import { provenPlace } from '../../memory/store/proof.ts'
import { adopt, isAdoptedText } from '../../platform/files/adopted.ts'
import { files } from '../../platform/files/file-port.ts'
import { fileWriter } from '../../platform/files/file-writer.ts'
import { hasFile } from '../../platform/files/reading.ts'
import { isTrustedText } from '../../platform/files/trusted-file.ts'
import type { Sql } from '../../storage/sql.ts'
import { registryOf } from '../../workflow/feature/load.ts'
import type { WordsPlace } from '../../workflow/feature/words.ts'
import type { Disk } from '../../workflow/specs/feature-life.ts'
import { tasksFile } from '../../workflow/specs/specs.ts'
import type { Words } from '../../workflow/texts/hint.ts'
import type { Call } from '../command.ts'
import { languageOf } from '../language.ts'
import { proofGround } from '../memory/place.ts'

/** The person's files, for commands. */
export const DISK: Disk = { files, writer: fileWriter }

/** What reading a project's files needs; what is worth a note is said. */
export function reading(sql: Sql, call: Call) {
  return {
    sql,
    write: <Result>(work: (store: Sql) => Result) => sql.transaction(() => work(sql)),
    now: call.now,
    files: async () => files,
    hasFile,
    isTrusted: async (path: string, text: string) =>
      (await isAdoptedText(call.paths.adopted, path, text)) || isTrustedText(call.paths.trust, path, text),
    // A command shows the person what is there; whether it is told to an agent is another question.
    isAdopted: async () => true,
    note: (text: string) => void call.say(text),
  }
}

/** What changing them needs. */
export function writing(call: Call) {
  return { files: async () => files, writer: async () => fileWriter, note: (text: string) => void call.say(text) }
}

/** What a session has, as far as it can be seen from outside it. */
export function presentIn(sql: Sql, call: Call) {
  const { userHome: home, environment } = call
  return {
    kind: (agent: string, project: string) => AGENT_FILES.kind(agent, { home, project, environment }, hasFile),
    slash: (project: string) => AGENT_FILES.slash({ home, project, environment }, hasFile),
    hasTools: async (session: string) => mcpIsThere(sql, session),
  }
}

export async function wordsFor(sql: Sql, call: Call, { session, project }: WordsPlace): Promise<Words> {
  const { kind, slash, hasTools } = presentIn(sql, call)
  const [words, tool] = await Promise.all([languageOf(call), hasTools(session)])
  return { ...words, tool, kind: (agent) => kind(agent, project), slash: slash(project) }
}

/** A task list that was made or chosen here is told to sessions without being asked about. */
export function takeOn(call: Call, project: string, feature: string): Promise<void> {
  return adopt(call.paths.adopted, tasksFile(project, feature))
}

export function projectRegistry(sql: Sql, call: Call, project: string) {
  return registryOf(reading(sql, call), project)
}

export async function repositoryOf(sql: Sql, project: string): Promise<string> {
  return (await provenPlace(project, proofGround(sql))).project
}
