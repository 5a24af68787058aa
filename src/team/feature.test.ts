import { describe, expect, test } from 'bun:test'
import { memoryStore } from '../../test/lib/store.ts'
import { rememberPlace } from '../memory/store/places.ts'
import type { EventOf } from '../protocol/event.ts'
import { isCommit, isLater } from '../protocol/handler.ts'
import { team } from './feature.ts'
import { saveJoined } from './joined.ts'
import { putOut } from './operations.ts'

const NOW = 1_000_000_000
const EVENT: EventOf<'SessionStart'> = { name: 'SessionStart', sessionId: 's', cwd: '/app', source: 'startup' }

function world(
  own: { joined?: boolean; triedAt?: number | null; outbox?: boolean; env?: Record<string, string> } = {},
) {
  const sql = memoryStore()
  rememberPlace(sql, '/app', { project: 'git:x', root: '/app' })
  if (own.joined ?? true)
    saveJoined(sql, {
      project: 'git:x',
      root: '/app',
      serverProject: 'git:x',
      address: 'postgres:///x?host=/none',
      team: 'acme',
      server: 's',
      login: 'ada',
      device: 'd',
      role: 'writer',
      joinedAt: 0,
    })
  sql.run('UPDATE team_joined SET tried_at = ?', own.triedAt ?? null)
  if (own.outbox)
    putOut(sql, 'git:x', {
      id: 'o',
      kind: 'endorse',
      uri: 'project://traps/x',
      author: 'ada',
      device: 'd',
      at: 0,
      bases: [],
      body: null,
      forgotten: false,
    })
  const started: string[] = []
  const context = {
    now: NOW,
    environment: own.env ?? {},
    startSync: async (folder: string) => void started.push(folder),
  }
  return { sql, context, started }
}

describe('a session begins', () => {
  const cases: readonly (readonly [name: string, own: Parameters<typeof world>[0], starts: boolean])[] = [
    ['without a team nothing is started', { joined: false }, false],
    ['with a team that was never synced, a sync is', {}, true],
    ['a minute after the last one nothing is', { triedAt: NOW - 60_000 }, false],
    ['an hour after the last one a sync is', { triedAt: NOW - 3_600_000 }, true],
    ['a minute after the last one with something to send a sync is', { triedAt: NOW - 60_000, outbox: true }, true],
    ['after a clock went backwards by a day a sync is', { triedAt: NOW + 86_400_000 }, true],
    ['where syncs are turned off nothing is', { env: { THROUGHLINE_NO_SYNC: '1' } }, false],
  ]
  for (const [name, own, starts] of cases) {
    test(name, async () => {
      const { sql, context, started } = world(own)
      const step = await team.on.SessionStart?.(EVENT, context)
      const found = isCommit(step) ? step.commit(sql, { epoch: 0, count: 1, entry: 1 }) : undefined
      if (isLater(found)) await found.later()
      expect(started).toEqual(starts ? ['/app'] : [])
    })
  }
})
