import { files } from '../../platform/file-port.ts'
import { fileWriter } from '../../platform/file-writer.ts'
import { hasFile } from '../../platform/reading.ts'
import type { Sql } from '../../storage/sql.ts'
import { registryOf } from '../../workflow/feature/load.ts'
import type { Disk } from '../../workflow/feature-life.ts'
import type { Call } from '../command.ts'

/** The person's files, for commands. */
export const DISK: Disk = { files, writer: fileWriter }

/** What reading a project's files needs; what is worth a note is said. */
export function reading(sql: Sql, call: Call) {
  return { sql, now: call.now, files: async () => files, hasFile, note: (text: string) => void call.say(text) }
}

export function projectRegistry(sql: Sql, call: Call, project: string) {
  return registryOf(reading(sql, call), project)
}
