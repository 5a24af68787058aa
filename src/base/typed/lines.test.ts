import { expect, test } from 'bun:test'
import { chance } from '../../../test/lib/property.ts'
import { isDataLine } from './lines.ts'

const WORDS = [
  ...[
    'add',
    'the',
    'Retry',
    "don't",
    'green',
    'npm',
    'error',
    'WARN',
    'Traceback',
    'index',
    'commit',
    'facade',
    'deadbee',
  ],
  ...[
    'defaced',
    'at',
    'from',
    'import',
    'export',
    'public',
    'private',
    'thread',
    "'main'",
    'panicked',
    'FAIL',
    'PASS',
    'E',
  ],
  ...['TypeError', 'INFO', 'def', 'class', 'note', 'Warning', 'Jan', '測試', '請', '，', '。', 'x', 'a'],
]

test('a line that is prose at a glance is no data by any of the ways to look at it either', () => {
  const { pick, below } = chance(31)
  let data = 0
  for (let round = 0; round < 20_000; round++) {
    const line = Array.from({ length: 2 + below(5) }, () => WORDS[below(WORDS.length)]).join(pick([' ', ' ', ', ']))
    // With a blank behind it, it is looked at in every way there is.
    const inFull = isDataLine(`${line} `)
    if (inFull) data++
    expect([line, isDataLine(line)]).toEqual([line, inFull])
  }
  expect(data).toBeGreaterThan(1000)
})
