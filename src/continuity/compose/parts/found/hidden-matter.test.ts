import { expect, test } from 'bun:test'
import { hidesItsMatter } from './hidden-matter.ts'

test.each([
  '这跟 plan §11"不手写 torch"有出入，但既然这是你的明确决定，我尊重它。',
  '這與規格第三節不同，但既然是你的決定，我就照做。',
  'That differs from section 4 of the plan, but it is your decision, so I went with it.',
  'I am going with the second one because it needs no server.',
  'It is kept because the old clients still ask for it.',
  'I chose this approach because it leaves the schema alone.',
  'I settled on option B since it needs no migration.',
  '我选择后者，因为它不需要迁移。',
  '那就用它，因为更简单。',
  'The API differs from the plan, but I respect your explicit decision here.',
])('what was decided cannot be told from: %s', (decision) => {
  expect(hidesItsMatter(decision)).toBe(true)
})

test.each([
  'I chose NATS because it is one binary, and our monitoring already uses it.',
  'I went with SQLite instead of Redis because it needs no server.',
  'The loader is kept in `src/load.ts` because the old clients still import it.',
  'I decided on cursor paging because the table is too large for OFFSET.',
  'I settled on `zod` since the team already uses this library.',
  '我选择 NATS，因为它只有一个二进制文件，而且监控已经在用它。',
  '我採用游標分頁，因為資料表太大。',
  '決定保留 `parseHeader`，因為舊的匯入器還在用它。',
  'I am using that `retry` helper of http.ts because it has backoff.',
  'We are keeping the two tables apart because they have other owners.',
])('what was decided stands in: %s', (decision) => {
  expect(hidesItsMatter(decision)).toBe(false)
})
