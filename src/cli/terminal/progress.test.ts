import { expect, test } from 'bun:test'
import { progress } from './progress.ts'
import { textWidth } from './text-width.ts'

test.each([40, 80, 200])('a bar stays on one line of %p columns, whatever it names', async (columns) => {
  const drawn: string[] = []
  const bar = progress({ draw: async (text) => void drawn.push(text) }, 3, columns)
  for (const done of [0, 1, 2, 3]) await bar.step(done, `/home/dev/${'資料夾/'.repeat(40)}session.jsonl`)
  await bar.end()
  expect(drawn).toHaveLength(5)
  for (const text of drawn) {
    expect(text).toStartWith('\r')
    expect(text).toEndWith('\u001b[K')
    expect(textWidth(text.slice(1, -3))).toBeLessThan(columns)
  }
})
