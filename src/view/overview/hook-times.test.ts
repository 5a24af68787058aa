import { describe, expect, test } from 'bun:test'
import { count, took } from '../../journal/record-event.ts'
import { openStore } from '../../storage/open.ts'
import { hookTimes } from './hook-times.ts'

describe('how long hooks took', () => {
  test('is told from what each hook leaves behind, host by host', () => {
    const sql = openStore(':memory:', { busyTimeoutMs: 0 })
    for (let ms = 1; ms <= 100; ms++) count(sql, took('claude-code', ms <= 94 ? 7 : 180), 0)
    count(sql, took('codex', 12), 0)
    expect(hookTimes(sql)).toEqual([
      { host: 'claude-code', hooks: 100, p50: 7, p95: 150 },
      { host: 'codex', hooks: 1, p50: 12, p95: 12 },
    ])
    sql.close()
  })

  test('a clock that was set back counts as no time', () => {
    expect(took('codex', -5)).toBe('took:codex:0')
  })
})
