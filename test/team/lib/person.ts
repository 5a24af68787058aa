import { join } from 'node:path'
import { type SyncOptions, syncProject } from '../../../src/cli/team/sync/run-sync.ts'
import type { Desk } from '../../../src/memory/store/record.ts'
import { create, ownMemory, revise } from '../../../src/memory/store/store.ts'
import { REDACTOR } from '../../../src/platform/redact.ts'
import { openStore } from '../../../src/storage/open.ts'
import { approve, settleTexts, sidesOf } from '../../../src/team/approve.ts'
import { forgetForTeam } from '../../../src/team/forgetting.ts'
import { headsOf } from '../../../src/team/heads.ts'
import { deviceOf, type Joined, joinedProject, saveJoined } from '../../../src/team/joined.ts'
import { liveOperations } from '../../../src/team/operations.ts'
import { type GitView, offersOf } from '../../../src/team/queue.ts'
import { standingInProject } from '../../../src/team/server/server.ts'
import { showTeam } from '../../../src/team/show.ts'
import { watch } from '../../../src/team/watch.ts'
import type { Cluster } from './cluster.ts'

/** A checkout that git has nothing to say about. */
export const NO_GIT: GitView = {
  head: () => undefined,
  headIn: () => undefined,
  isHere: () => undefined,
  isMerged: () => undefined,
}

/** Somebody with a machine of their own: a store in a file, and what they do with it. */
export function person(cluster: Cluster, folder: string, login: string, { now = Date.now() } = {}) {
  const file = join(folder, `${login}-${crypto.randomUUID().slice(0, 8)}.db`)
  const sql = openStore(file, { busyTimeoutMs: 5000 })
  const desk: Desk = { sql, now, redact: REDACTOR }
  const joined = (project: string) => joinedProject(sql, project) as Joined
  return {
    login,
    file,
    sql,
    desk,
    joined,
    device: deviceOf(sql),
    async join(project: string, database = 'team'): Promise<void> {
      const connection = await cluster.as(login, database)
      try {
        const before = await standingInProject(connection, project)
        if (before.role === null && before.admin)
          await connection.query('SELECT throughline.open_project($1, $2)', project, project)
        const standing = await standingInProject(connection, project)
        await connection.query('SELECT throughline.register_device($1, $2)', deviceOf(sql), `${login}'s`)
        saveJoined(sql, {
          project,
          root: folder,
          serverProject: project,
          address: `postgres:///${database}?host=${cluster.folder}&port=${cluster.port}`,
          team: standing.team,
          server: standing.server,
          login,
          device: deviceOf(sql),
          role: standing.role ?? '',
          joinedAt: now,
        })
        watch(sql)
      } finally {
        await connection.close()
      }
    },
    write(project: string, uri: string, content: string): void {
      sql.transaction(() => {
        const own = ownMemory(desk, project, uri)
        if (own && own.status === 'active') revise(desk, own, { content, author: 'user', trust: 'user' })
        else create(desk, { project, uri, content, trust: 'user', author: 'user' })
      })
    },
    approve(project: string, uri: string, supersedes: readonly string[] = []): string | undefined {
      return sql.transaction(() => {
        const offer = offersOf(desk, joined(project), NO_GIT).find((one) => one.uri === uri)
        return offer && approve(desk, joined(project), offer, supersedes)?.id
      })
    },
    share(project: string, uri: string, content: string): string | undefined {
      this.write(project, uri, content)
      return this.approve(project, uri)
    },
    settle(project: string, uri: string, keep: string): void {
      sql.transaction(() => {
        const side = sidesOf(desk, joined(project), uri).find(({ author }) => author === keep)
        if (side) settleTexts(desk, joined(project), uri, side)
        showTeam(desk, joined(project), () => undefined)
      })
    },
    forget(project: string, uri: string): string | undefined {
      return sql.transaction(() => forgetForTeam(desk, joined(project), uri)?.id)
    },
    sync: (project: string, open?: SyncOptions['open']) =>
      syncProject(joined(project), {
        desk,
        environment: {},
        until: Date.now() + 30_000,
        ...(open && { open }),
      }),
    /** What the team's operations come to, as this machine sees it. */
    state(project: string): unknown {
      const heads = headsOf(liveOperations(sql, project))
      return [...heads]
        .map(([uri, standing]) => [uri, standing.map(({ operation }) => [operation.author, operation.body?.content])])
        .sort()
    },
    memories: (project: string) =>
      sql.all<{ uri: string; content: string; trust: string; status: string; origin: string; tier: number }>(
        'SELECT uri, content, trust, status, origin, tier FROM memories WHERE project = ? ORDER BY uri',
        project,
      ),
    close: () => sql.close(),
  }
}

export type Person = ReturnType<typeof person>
