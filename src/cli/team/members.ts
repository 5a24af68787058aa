import { shellWord } from '../../base/shell/shell-word.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, oneOf, type Result, unknownWord, usageError } from '../command.ts'
import { table } from '../terminal/table.ts'
import { when } from '../terminal/when.ts'
import { withTeam } from './desk.ts'
import { serverTargetOf, withServer } from './server.ts'

const ROLES = ['reader', 'writer', 'maintainer'] as const

interface Person {
  readonly login: string
  readonly role: string
  readonly admin: boolean
  readonly devices: string
  readonly seen_at: Date | null
}

export function teamMembers(call: Call): Promise<Result> {
  const [verb, login] = call.words
  if (verb !== undefined && verb !== 'add' && verb !== 'remove')
    throw unknownWord('members command', verb, ['add', 'remove'])
  if (verb !== undefined && !login) throw usageError(t`the login is missing`, `throughline team members ${verb} LOGIN`)
  const role = oneOf(call, 'role', ROLES) ?? 'writer'
  return withTeam(call, async (desk) => {
    const { joined } = desk
    const target = { ...(await serverTargetOf(call, joined.address)), user: joined.login }
    const people = await withServer(call, target, async (connection) => {
      const project = joined.serverProject
      if (verb === 'add') await connection.query('SELECT throughline.admit($1, $2, $3)', project, login, role)
      if (verb === 'remove')
        await connection.query('SELECT throughline.dismiss($1, $2)', call.flag('everywhere') ? null : project, login)
      return connection.query<Person>('SELECT * FROM throughline.people($1)', project)
    })
    const rows = people.map((one) => [
      one.login,
      one.admin ? `${one.role}, admin` : one.role,
      one.devices,
      one.seen_at ? when(one.seen_at.getTime()) : '',
    ])
    const done =
      verb === 'add'
        ? [
            t`${login ?? ''} is a ${role} of this project now.`,
            t`They join with: throughline team join ${shellWord(joined.address)}`,
            '',
          ]
        : verb === 'remove'
          ? [
              t`${login ?? ''} is not in it any more. Their machine drops what others shared with its next sync; what it copied elsewhere nobody can take back.`,
              '',
            ]
          : []
    return {
      text: [...done, table(['LOGIN', 'ROLE', 'DEVICES', 'LAST SEEN'], rows)].join('\n'),
      json: people.map(({ seen_at, devices, ...one }) => ({
        ...one,
        devices: Number(devices),
        seenAt: seen_at?.toISOString() ?? null,
      })),
    }
  })
}
