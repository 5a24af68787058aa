import { shellWord } from '../../base/shell/shell-word.ts'
import { t } from '../../messages/people/speak.ts'
import { writeAddress } from '../../team/server/address.ts'
import { initialise } from '../../team/server/init.ts'
import { type Call, type Result, usageError } from '../command.ts'
import { serverTargetOf, withServer } from './server.ts'

/** Once for a team, by whoever owns the database. */
export async function initTeam(call: Call): Promise<Result> {
  const [word] = call.words
  if (!word)
    throw usageError(t`the address is missing`, 'throughline team init postgres://owner@host/database --admin LOGIN')
  const target = await serverTargetOf(call, word)
  const admin = call.value('admin')
  const done = await withServer(call, target, (connection) =>
    initialise(connection, { team: call.value('name') ?? target.database, admin }),
  )
  const where = writeAddress(target)
  return {
    text: [
      done.before === 0
        ? t`Team ${done.team} is set up in ${where}: tables, roles and policies (version ${done.version}).`
        : t`Team ${done.team} in ${where} is at version ${done.version}; rights and policies were said anew.`,
      admin === undefined
        ? t`Nobody admits people yet: run it again with --admin LOGIN, a login of its own that is not the owner.`
        : t`${admin} opens projects and admits people. In a project: throughline team join ${shellWord(where)}`,
    ].join('\n'),
    json: { ...done, address: where, admin: admin ?? null },
  }
}
