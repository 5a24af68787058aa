import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { memoryStore } from '../../../test/lib/store.ts'
import { tempFolders } from '../../../test/lib/temp.ts'
import { query } from '../../journal/timeline.ts'
import { openStore } from '../../storage/open.ts'
import { BUILT_IN } from '../definition/registry.ts'
import { broken } from '../invariants.ts'
import { newState, type State } from '../state.ts'
import { change, createWorkflow, letGo, newestWorkflow, remember, remembered, watchedWorkflow } from './store.ts'

const folder = tempFolders()
const writer = join(import.meta.dir, '../../../test/lib/workflow-writer.ts')

function started(key: string, iterations = 100): State {
  const state = newState(BUILT_IN, { key, at: 1 })
  if (!state) throw new Error(key)
  return { ...state, limits: { ...state.limits, iterations } }
}

describe('the store of workflows', () => {
  test('S0.45, S0.46, S0.47: eight processes that change one workflow lose nothing, and everything holds', async () => {
    const [writers, rounds] = [8, 25]
    const database = join(folder(), 'throughline.db')
    const sql = openStore(database, { busyTimeoutMs: 5000 })
    sql.transaction(() => createWorkflow(sql, 's', '/app', started('single', 1000)))
    const runs = Array.from({ length: writers }, (_, n) =>
      Bun.spawn([process.execPath, writer, database, 's', String(n), String(rounds)], {
        stdout: 'pipe',
        stderr: 'pipe',
      }),
    )
    const sent = await Promise.all(
      runs.map(async (run) => {
        const [out, error] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
        if ((await run.exited) !== 0) throw new Error(error)
        return Number(JSON.parse(out).sent)
      }),
    )
    const state = watchedWorkflow(sql, 's')?.state
    if (!state) throw new Error('the workflow is gone')
    expect(sent).toEqual(Array.from({ length: writers }, () => rounds))
    expect(state.agents).toHaveLength(writers * rounds)
    expect(state.loop.iteration).toBe(writers * rounds)
    expect(query(sql, { session: 's', types: ['loop:advance'] })).toHaveLength(writers * rounds)
    expect(query(sql, { session: 's', types: ['stage:start'] })).toHaveLength(1)
    expect(broken(state)).toEqual([])
    sql.close()
  }, 60_000)

  test('S0.41: a session has one workflow that is watched; the ones before it stay to be looked at', () => {
    const sql = memoryStore()
    const first = createWorkflow(sql, 's', '/app', started('quick'))
    const second = createWorkflow(sql, 's', '/app', started('single'))
    expect(watchedWorkflow(sql, 's')?.id).toBe(second.id)
    expect(sql.all('SELECT id FROM workflows WHERE session = ?', 's')).toHaveLength(2)
    expect(first.id).not.toBe(second.id)
    expect(watchedWorkflow(sql, 'other')).toBeUndefined()
  })

  test('S0.55: what was stopped is watched until the person has been told, what is over is not', () => {
    const sql = memoryStore()
    createWorkflow(sql, 's', '/app', started('single'))
    const stored = watchedWorkflow(sql, 's')
    if (!stored) throw new Error('no workflow')
    const stopped = change(sql, stored, 'stop', { at: 2, reason: 'by hand' }).stored
    expect(watchedWorkflow(sql, 's')?.state.status).toBe('stopped')
    letGo(sql, stopped, 3)
    expect(watchedWorkflow(sql, 's')).toBeUndefined()
    const found = newestWorkflow(sql, 's')
    if (!found) throw new Error('no workflow')
    expect(change(sql, found, 'resume', { at: 4 }).stored.watched).toBe(true)
    const again = watchedWorkflow(sql, 's')
    if (!again) throw new Error('no workflow')
    change(sql, again, 'abort', { at: 5, reason: 'x' })
    expect(watchedWorkflow(sql, 's')).toBeUndefined()
  })

  test('S0.36: a refused change writes nothing and tells nothing', () => {
    const sql = memoryStore()
    const stored = createWorkflow(sql, 's', '/app', started('quick'))
    const before = [query(sql, { session: 's' }).length, watchedWorkflow(sql, 's')]
    expect(change(sql, stored, 'stage-complete', { at: 2, stage: 'TEST' }).result.ok).toBe(false)
    expect([query(sql, { session: 's' }).length, watchedWorkflow(sql, 's')]).toEqual(before)
  })

  test('the look-up of every hook goes through an index', () => {
    const plan = memoryStore().all<{ detail: string }>(
      'EXPLAIN QUERY PLAN SELECT 1 AS yes FROM workflows WHERE session = ? AND watched = 1',
      's',
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('USING COVERING INDEX workflows_watched')
  })

  test('what a file was read as is forgotten when the file changes', () => {
    const sql = memoryStore()
    remember(sql, '/f', 'one', { a: 1 }, 1)
    expect(remembered<{ a: number }>(sql, '/f', 'one')).toEqual({ a: 1 })
    expect(remembered(sql, '/f', 'two')).toBeUndefined()
  })
})
