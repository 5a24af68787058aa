import { describe, expect, test } from 'bun:test'
import { settingsTable } from './layout.ts'

const HEAD = ['SETTING', 'VALUE', 'FROM', 'ENVIRONMENT'] as const
const KEY = 'continuity.suggestCompactMb'
const VARIABLE = 'THROUGHLINE_CONTINUITY_SUGGEST_COMPACT_MB'
const ABOUT =
  'Whether what a summary lacks is put into the summary itself, where the agent lets it be, and nothing else. '

describe.each([40, 60, 80, 100, Number.POSITIVE_INFINITY])('settings in %p columns', (columns) => {
  test.each(['default', '/home/somebody/a/rather/long/way/settings.json'])(
    'cut no key and no variable (%s)',
    (from) => {
      const shown = settingsTable(HEAD, [[KEY, '5', from, VARIABLE]], columns)
      expect(shown).toContain(KEY)
      expect(shown).toContain(VARIABLE)
      expect(shown).not.toContain('…')
    },
  )

  test('tell the whole of what a setting does', () => {
    const shown = settingsTable(HEAD, [[KEY, '5', 'default', ABOUT.repeat(3).trim()]], columns)
    for (const line of shown.split('\n')) expect(Bun.stringWidth(line)).toBeLessThanOrEqual(columns)
    expect(shown.match(/nothing\s+else\./g)).toHaveLength(3)
    expect(shown).not.toContain('…')
  })
})
