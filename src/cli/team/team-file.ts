import { isRecord } from '../../base/is-record.ts'
import { t } from '../../messages/people/speak.ts'
import { writeAtomically } from '../../platform/files/files.ts'
import { readText } from '../../platform/files/reading.ts'
import { readAddress, writeAddress } from '../../team/server/address.ts'
import { usageError } from '../command.ts'

/** What a repository says of its team: where, which, and how the project is called there. Never a login, never a password. */
export interface TeamFile {
  readonly server: string
  readonly team: string
  /** For projects without a remote, which no other machine would know by the same id. */
  readonly project?: string
}

export function teamFilePath(root: string): string {
  return `${root}/.throughline/team.json`
}

/** undefined when there is none. A file that names a login or a password is refused: somebody put it where all can read it. */
export async function readTeamFile(root: string): Promise<TeamFile | undefined> {
  const path = teamFilePath(root)
  const text = await readText(path)
  if (text === undefined) return undefined
  const given = parsed(text)
  const hint = t`it holds {"server": "postgres://host/database", "team": "name"}, and nothing secret`
  if (!isRecord(given) || typeof given.server !== 'string' || typeof given.team !== 'string')
    throw usageError(t`${path} is not what it should be`, hint)
  const address = readAddress(given.server, undefined)
  if (!given.server.startsWith('service=') && !address.ok) throw usageError(`${path}: ${address.problem}`, address.hint)
  if (address.ok && (address.target.password || address.target.user))
    throw usageError(t`${path} holds a login or a password, which everybody with the repository can read`, hint)
  return {
    server: address.ok ? writeAddress(address.target) : given.server,
    team: given.team,
    ...(typeof given.project === 'string' && given.project !== '' && { project: given.project }),
  }
}

export function writeTeamFile(root: string, file: TeamFile): void {
  writeAtomically(teamFilePath(root), `${JSON.stringify(file, null, 2)}\n`, {})
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
