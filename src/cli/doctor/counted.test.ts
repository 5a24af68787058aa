import { expect, test } from 'bun:test'
import type { Sql } from '../../storage/sql.ts'
import { counted } from './counted.ts'

const NAMES = [
  'double:codex',
  'dropped:codex:Stop:context',
  'stranger:cursor:claude-code',
  'drift:codex:TurnPaused',
  'drift:codex:Stop:brandNew',
]

test.each([true, false])('doctor counts one as one and two as two (drift: %p)', (drift) => {
  const details = (count: number, names = NAMES) => {
    const all = names.map((name) => ({ name, count }))
    return counted({ all: () => all } as unknown as Sql, { drift })
      .map(({ detail }) => detail)
      .join('\n')
  }
  expect(details(1)).not.toMatch(/\b1 (?:times|events|things)/)
  expect(details(2)).toMatch(/2 times/)
  expect(details(2)).toMatch(/2 events/)
  expect(details(1, NAMES.slice(0, 4))).not.toMatch(/\b1 (?:times|events|things)/)
})
