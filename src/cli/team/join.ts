import { t } from '../../messages/people/speak.ts'
import { deviceOf, type Joined, joinedProject, saveJoined } from '../../team/joined.ts'
import { type ServerTarget, writeAddress } from '../../team/server/address.ts'
import type { Connection } from '../../team/server/connect.ts'
import { standingInProject } from '../../team/server/server.ts'
import type { Standing } from '../../team/sync.ts'
import { noticeStanding, watch } from '../../team/watch.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { type MemoryDesk, withMemories } from '../memory/place.ts'
import { deviceName, serverTargetOf, withServer } from './server.ts'
import { readTeamFile, type TeamFile, teamFilePath, writeTeamFile } from './team-file.ts'

/** This project and this machine take part in a team. A repository may name the team; that it is joined is the person's word alone. */
export function joinTeam(call: Call): Promise<Result> {
  return withMemories(call, async (desk) => {
    const file = await readTeamFile(desk.place.root)
    const word = call.words[0] ?? file?.server
    if (!word) throw usageError(t`the address is missing`, 'throughline team join postgres://LOGIN@host/database')
    const target = await serverTargetOf(call, word)
    const project = file?.project ?? desk.place.project
    if (project.startsWith('root:'))
      throw new CommandError(
        t`this project has no remote, so no other machine would know it by the same name`,
        t`add a remote, or name it: {"server": …, "team": …, "project": "name"} in ${teamFilePath(desk.place.root)}`,
      )
    const before = joinedProject(desk.sql, desk.place.project)
    const address = word.startsWith('service=') ? word : writeAddress(target)
    await agree(call, { address, file, before, viaFile: call.words[0] === undefined })
    const standing = await withServer(call, target, (connection) => enter(connection, desk, project))
    await agreeToServer(call, standing, before)
    return joinWith(desk, { standing, target, address, project, file })
  })
}

interface Meant {
  readonly address: string
  readonly file: TeamFile | undefined
  readonly before: Joined | undefined
  readonly viaFile: boolean
}

/** Asked where the repository, and not the person, says where to connect; and where it is another server than the one that was joined. */
async function agree(call: Call, { address, file, before, viaFile }: Meant): Promise<void> {
  const isOther = before !== undefined && before.address !== address
  if (call.flag('yes') || (!viaFile && !isOther)) return
  const question = isOther
    ? t`You joined ${before.address}; this is another server: ${address}. Join it instead? [y/N] `
    : t`The repository names team ${file?.team ?? ''} at ${address}. Join it? [y/N] `
  await yes(call, question)
}

/** The address may be the same and the server behind it another one. */
async function agreeToServer(call: Call, standing: Standing, before: Joined | undefined): Promise<void> {
  if (!before || before.server === standing.server || call.flag('yes')) return
  await yes(call, t`Behind ${before.address} is another server than the one you joined. Join it anew? [y/N] `)
}

async function yes(call: Call, question: string): Promise<void> {
  const answer = await call.ask(question)
  if (answer === undefined) throw new CommandError(t`nobody is here to say yes, so nothing was joined`, t`add --yes`)
  if (!/^(?:y(?:es)?|是|好)$/i.test(answer.trim()))
    throw new CommandError(t`nothing was joined`, t`run it again when you are sure`)
}

async function enter(connection: Connection, desk: MemoryDesk, project: string): Promise<Standing> {
  const first = await standingInProject(connection, project)
  if (first.owner)
    throw new CommandError(
      t`${first.login} owns the database; nobody works as the owner`,
      t`join with a login of your own, e.g. postgres://LOGIN@host/database`,
    )
  if (first.role === null && first.admin)
    await connection.query('SELECT throughline.open_project($1, $2)', project, desk.place.root.split('/').at(-1) ?? '')
  const standing = first.role === null ? await standingInProject(connection, project) : first
  if (standing.role === null)
    throw new CommandError(
      t`${standing.login} is not a member of this project in team ${standing.team}`,
      t`an admin or maintainer runs throughline team members add ${standing.login} in it`,
    )
  await connection.query('SELECT throughline.register_device($1, $2)', deviceOf(desk.sql), deviceName())
  return standing
}

interface Joining {
  readonly standing: Standing
  readonly target: ServerTarget
  readonly address: string
  readonly project: string
  readonly file: TeamFile | undefined
}

function joinWith(desk: MemoryDesk, { standing, address, project, file, target }: Joining): Result {
  const { sql, place, now } = desk
  const role = standing.role ?? ''
  sql.transaction(() => {
    saveJoined(sql, {
      project: place.project,
      root: place.root,
      serverProject: project,
      address,
      team: standing.team,
      server: standing.server,
      login: standing.login,
      device: deviceOf(sql),
      role,
      joinedAt: now,
    })
    noticeStanding(sql, place.project)
    watch(sql)
  })
  const wrote = file === undefined && !place.project.startsWith('root:')
  if (wrote) writeTeamFile(place.root, { server: address, team: standing.team })
  const waiting =
    sql.get<{ n: number }>('SELECT count(*) AS n FROM team_changes WHERE project = ?', place.project)?.n ?? 0
  return {
    text: [
      t`Joined ${standing.team} as ${standing.login} (${role}). Nothing is shared without your yes.`,
      ...(wrote
        ? [
            t`Wrote ${teamFilePath(place.root)} (no secret in it): commit it, and the others join with throughline team join.`,
          ]
        : []),
      ...(target.password
        ? [t`The password in the address was used and not kept: put it into ~/.pgpass for the syncs to come.`]
        : []),
      t`throughline sync gets what the team knows; throughline share shows what of yours may go (${waiting}).`,
    ].join('\n'),
    json: {
      team: standing.team,
      login: standing.login,
      role,
      address,
      server: standing.server,
      project,
      waiting,
      wroteFile: wrote,
    },
  }
}
