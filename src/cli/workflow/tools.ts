import { isAdoptedText } from '../../platform/files/adopted.ts'
import { files } from '../../platform/files/file-port.ts'
import { fileWriter } from '../../platform/files/file-writer.ts'
import { hasFile } from '../../platform/files/reading.ts'
import { isTrustedText } from '../../platform/files/trusted-file.ts'
import type { Sql } from '../../storage/sql.ts'
import { registryOf } from '../../workflow/feature/load.ts'
import type { Disk } from '../../workflow/specs/feature-life.ts'
import type { Call } from '../command.ts'

/** The person's files, for commands. */
export const DISK: Disk = { files, writer: fileWriter }

/** What reading a project's files needs; what is worth a note is said. */
export function reading(sql: Sql, call: Call) {
  return {
    sql,
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

export function projectRegistry(sql: Sql, call: Call, project: string) {
  return registryOf(reading(sql, call), project)
}
