import { SECURE } from '../../memory/store/forgetting/forget.ts'
import { t } from '../../messages/people/speak.ts'
import { unjoin } from '../../team/leave.ts'
import { outboxOf } from '../../team/operations.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import { withTeam } from './desk.ts'
import { serverTargetOf } from './server.ts'
import { leaveNothing } from './sync/run-sync.ts'

/** The others are told where the server answers; leaving does not wait for it. */
export function leaveTeam(call: Call): Promise<Result> {
  return withTeam(call, async (desk) => {
    const { joined, sql } = desk
    const unsent = outboxOf(sql, joined.project, 10_000).length
    if (unsent > 0 && !call.flag('yes')) {
      const answer = await call.ask(
        t`${unsent} approved memories were not sent yet and would stay here. Leave anyway? [y/N] `,
      )
      if (!/^(?:y(?:es)?|是|好)$/i.test((answer ?? '').trim()))
        throw new CommandError(
          t`you are still in ${joined.team}`,
          t`throughline sync sends what waits; --yes leaves anyway`,
        )
    }
    const told = await tellServer(call, joined)
    sql.script(SECURE)
    const hidden = sql.transaction(() => unjoin(desk, joined))
    leaveNothing(desk, 'now')
    return {
      text: [
        t`Left ${joined.team}. ${hidden} memories of others are gone from this machine; what you shared stays with the team.`,
        told
          ? t`The server knows that this machine takes no part any more.`
          : t`The server did not answer; receipts there still list this machine.`,
      ].join('\n'),
      json: { left: joined.team, hidden, unsent, serverTold: told },
    }
  })
}

async function tellServer(
  call: Call,
  joined: { address: string; login: string; device: string; serverProject: string },
): Promise<boolean> {
  try {
    const { connect } = await import('../../team/server/connect.ts')
    const connection = await connect(
      { ...(await serverTargetOf(call, joined.address)), user: joined.login },
      call.environment,
    )
    try {
      await connection.query('SELECT throughline.leave_device($1, $2)', joined.device, joined.serverProject)
      return true
    } finally {
      await connection.close()
    }
  } catch {
    return false
  }
}
