import type { ReadSql, Sql } from '../storage/sql.ts'

export const POLICY_WORDS = ['ask', 'mine', 'off'] as const
/** ask: nothing goes without a yes. mine: what the person wrote with their own hands goes by itself. off: nothing is offered. */
export type Policy = (typeof POLICY_WORDS)[number]

/** A project of this store that belongs to a team. Holds no secret. */
export interface Joined {
  readonly project: string
  /** Where it was joined, for git. */
  readonly root: string
  /** What the server calls the project. */
  readonly serverProject: string
  readonly address: string
  readonly team: string
  /** The server's own id, pinned at joining. */
  readonly server: string
  readonly login: string
  readonly device: string
  readonly role: string
  readonly policy: Policy
  readonly cursor: number
  readonly cursorId: string | null
  readonly joinedAt: number
  readonly syncedAt: number | null
  readonly triedAt: number | null
  /** What the last sync stumbled over. */
  readonly trouble: string | null
}

const COLUMNS = `project, root, server_project AS serverProject, address, team, server, login, device, role, policy, cursor,
  cursor_id AS cursorId, joined_at AS joinedAt, synced_at AS syncedAt, tried_at AS triedAt, trouble`

export function joinedProject(sql: ReadSql, project: string): Joined | undefined {
  return sql.get<Joined>(`SELECT ${COLUMNS} FROM team_joined WHERE project = ?`, project)
}

export function joinedProjects(sql: ReadSql): Joined[] {
  return sql.all<Joined>(`SELECT ${COLUMNS} FROM team_joined ORDER BY team, project`)
}

export type NewlyJoined = Pick<
  Joined,
  'project' | 'root' | 'serverProject' | 'address' | 'team' | 'server' | 'login' | 'device' | 'role' | 'joinedAt'
>

/** Joining again keeps the policy; another server begins anew. */
export function saveJoined(sql: Sql, one: NewlyJoined): void {
  sql.run(
    `INSERT INTO team_joined (project, root, server_project, address, team, server, login, device, role, joined_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (project) DO UPDATE SET root = excluded.root, server_project = excluded.server_project, address = excluded.address,
       team = excluded.team, login = excluded.login, device = excluded.device, role = excluded.role, trouble = NULL,
       cursor = CASE WHEN server = excluded.server THEN cursor ELSE 0 END,
       cursor_id = CASE WHEN server = excluded.server THEN cursor_id END, server = excluded.server`,
    one.project,
    one.root,
    one.serverProject,
    one.address,
    one.team,
    one.server,
    one.login,
    one.device,
    one.role,
    one.joinedAt,
  )
}

export function setPolicy(sql: Sql, project: string, policy: Policy): void {
  sql.run('UPDATE team_joined SET policy = ? WHERE project = ?', policy, project)
}

/** What became of a try to sync; null when it went well. */
export function noteSync(sql: Sql, project: string, now: number, trouble: string | null): void {
  sql.run(
    'UPDATE team_joined SET tried_at = ?1, trouble = ?2, synced_at = CASE WHEN ?2 IS NULL THEN ?1 ELSE synced_at END WHERE project = ?3',
    now,
    trouble,
    project,
  )
}

/** This machine's id: one for all teams, made when the first is joined. */
export function deviceOf(sql: Sql): string {
  sql.run('INSERT OR IGNORE INTO team_device (only, device) VALUES (1, ?)', crypto.randomUUID())
  return sql.get<{ device: string }>('SELECT device FROM team_device')?.device ?? ''
}
