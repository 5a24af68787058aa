import { hostname } from 'node:os'
import { t } from '../../messages/people/speak.ts'
import { readText } from '../../platform/files/reading.ts'
import { readAddress, type ServerTarget } from '../../team/server/address.ts'
import type { Connection } from '../../team/server/connect.ts'
import { TeamTrouble, type TroubleKind } from '../../team/server/trouble.ts'
import { type Call, CommandError, usageError } from '../command.ts'

/** The target that a word names, with what the service file says. */
export async function serverTargetOf(call: Call, word: string): Promise<ServerTarget> {
  const file = call.environment.PGSERVICEFILE ?? `${call.userHome}/.pg_service.conf`
  const read = readAddress(word, await readText(file))
  if (!read.ok) throw usageError(read.problem, read.hint)
  return read.target
}

/** Works with the server and leaves no connection behind. What goes wrong is said with what to do about it. */
export async function withServer<Result>(
  call: Call,
  target: ServerTarget,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { connect } = await import('../../team/server/connect.ts')
  let connection: Connection | undefined
  try {
    connection = await connect(target, call.environment)
    return await work(connection)
  } catch (failure) {
    if (failure instanceof TeamTrouble) throw new CommandError(failure.message, hintFor(failure.kind))
    throw failure
  } finally {
    await connection?.close()
  }
}

function hintFor(kind: TroubleKind): string {
  const hints: Readonly<Record<TroubleKind, string>> = {
    away: t`the server does not answer; nothing is lost, and throughline sync tries again`,
    denied: t`check the login (PGUSER, PGPASSFILE, PGSERVICEFILE), or ask an admin: throughline team members add LOGIN`,
    older: t`the owner of the database runs throughline team init once, with this version of the program`,
    elsewhere: t`throughline team join asks whether the other server is meant`,
    wrong: t`throughline team --help shows what it takes`,
  }
  return hints[kind]
}

/** What the others see of this machine. */
export function deviceName(): string {
  return hostname().slice(0, 100)
}
