import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { affords, recordInjections, tokensOf, wasTold } from '../../src/memory/recall/injections.ts'
import { isOffered } from '../../src/memory/solutions/solutions.ts'
import { forgetMemory, LEAVE_NOTHING, SECURE } from '../../src/memory/store/forgetting/forget.ts'
import { create, ownMemory, revise } from '../../src/memory/store/store.ts'
import { historyOf, restoreVersion } from '../../src/memory/store/versions.ts'
import { openStore } from '../../src/storage/open.ts'
import { holds } from '../lib/property.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const plain = { text: (text: string) => text, deep: <T>(value: T) => value }

function fresh(path = ':memory:') {
  return { sql: openStore(path, { busyTimeoutMs: 1000 }), now: 1, redact: plain }
}

describe('laws', () => {
  test('rolling back restores the bytes, whatever came after', () => {
    const desk = fresh()
    let number = 0
    holds({
      seed: 6,
      rounds: 150,
      make: (chance) =>
        Array.from({ length: 2 + chance.below(5) }, () => `x${chance.text(40)}`.replace(/[\ud800-\udfff]/g, '')),
      check: (texts) => {
        const uri = `project://law/${++number}`
        const [first = 'x', ...rest] = texts
        const made = create(desk, { project: 'p', uri, content: first, trust: 'user', author: 'user' })
        if (made.kind !== 'created') throw new Error(made.kind)
        let memory = made.memory
        for (const text of rest) memory = revise(desk, memory, { content: text, author: 'user' })
        const versions = historyOf(desk, memory)
        for (const { version, content } of versions) {
          const back = restoreVersion(desk, memory, version, 'user')
          if (back?.content !== content) return false
          memory = back
        }
        return historyOf(desk, memory)[0]?.content === first
      },
    })
  })

  test('a session is never told more than its budget, and nothing twice in an epoch', () => {
    const desk = fresh()
    let number = 0
    holds({
      seed: 7,
      rounds: 120,
      make: (chance) => ({
        budget: chance.below(300),
        texts: Array.from({ length: 30 }, () => ({
          key: `m:${chance.below(12)}`,
          epoch: chance.below(3),
          text: chance.text(60),
        })),
      }),
      check: ({ budget, texts }) => {
        const session = `s${++number}`
        for (const { key, epoch, text } of texts) {
          const to = { session, agent: '', epoch }
          if (wasTold(desk.sql, to, key) || !affords(desk.sql, session, budget, text)) continue
          recordInjections(desk.sql, to, { event: 'PreToolUse', at: 1, whole: text }, [
            { key, memory: null, text, reason: 'test' },
          ])
        }
        const spent =
          desk.sql.get<{ n: number }>(
            'SELECT coalesce(sum(tokens), 0) AS n FROM memory_injections WHERE session = ?',
            session,
          )?.n ?? 0
        const twice = desk.sql.all(
          'SELECT 1 FROM memory_injections WHERE session = ? GROUP BY epoch, key HAVING count(*) > 1',
          session,
        )
        return spent <= budget && twice.length === 0
      },
    })
    expect(tokensOf('資料庫')).toBe(3)
  })

  test('part 5: below the floor a repair is no longer offered', () => {
    expect(isOffered({ worked: 3, failed: 0, unsure: false })).toBe(true)
    expect(isOffered({ worked: 1, failed: 3, unsure: false })).toBe(false)
    expect(isOffered({ worked: 1, failed: 0, unsure: true })).toBe(false)
  })
})

describe('part 8: forgetting', () => {
  test('of many memories with versions, the forgotten text is in no byte of the store, the others still are', () => {
    const path = join(folder(), 'store.db')
    const desk = fresh(path)
    const text = (n: number, version: number) =>
      `Unforgettable sentence number ${n} in version ${version} 難忘的句子${n}之${version}`
    for (let n = 0; n < 60; n++) {
      const made = create(desk, {
        project: 'p',
        uri: `project://m/${n}`,
        content: text(n, 1),
        trust: 'user',
        author: 'user',
      })
      if (made.kind === 'created') revise(desk, made.memory, { content: text(n, 2), author: 'user' })
    }
    const memory = ownMemory(desk, 'p', 'project://m/7')
    if (!memory) throw new Error('not there')
    desk.sql.script(SECURE)
    const { receipt } = desk.sql.transaction(() => forgetMemory(desk, memory))
    for (const step of LEAVE_NOTHING) desk.sql.script(step)
    desk.sql.close()
    expect(receipt).toMatchObject({ rows: 1, versions: 1 })
    const bytes = Buffer.concat([path, `${path}-wal`].map((file) => safe(file)))
    for (const version of [1, 2]) expect(bytes.includes(text(7, version))).toBe(false)
    expect(bytes.includes('句子7之')).toBe(false)
    expect(bytes.includes(text(8, 2))).toBe(true)
    const again = fresh(path)
    expect(
      create(again, {
        project: 'p',
        uri: 'project://elsewhere',
        content: text(7, 2),
        trust: 'imported',
        author: 'import',
      }).kind,
    ).toBe('buried')
    expect(
      create(again, { project: 'p', uri: 'project://m/7', content: 'anew', trust: 'user', author: 'user' }).kind,
    ).toBe('created')
  })
})

function safe(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
