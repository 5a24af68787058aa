import { describe, expect, test } from 'bun:test'
import { recover } from '../../../texts/recover.ts'
import { advance } from '../../advance.ts'

import { emptyLedger, factsOf } from '../../put.ts'
import { session } from '../../sample.ts'

const endOf = (last: string) =>
  recover({
    ledger: advance(emptyLedger(), session().prompt('Prepare the migration.').call('Edit', EDIT).say(last).entries),
  }).text
const EDIT = { file_path: 'db/0012-orders.sql', old_string: 'a', new_string: 'b' }

describe('the agent waits for a yes, with or without a question mark', () => {
  test.each([
    ['The migration is ready. Please confirm.', 'The migration is ready. Please confirm.'],
    ['The migration is ready. I am waiting for your go-ahead.', 'I am waiting for your go-ahead.'],
    ['Please approve the plan above before I start.', 'Please approve the plan above before I start.'],
    ['The build is ready. Tell me when I may deploy.', 'The build is ready. Tell me when I may deploy.'],
    ['This deletes 40,000 rows. I need your OK for that.', 'This deletes 40,000 rows. I need your OK for that.'],
    ['I will run it once you confirm.', 'I will run it once you confirm.'],
    ["I'll hold off until you've approved the new index.", "I'll hold off until you've approved the new index."],
    ['迁移已准备好，请确认后我再执行。', '请确认后我再执行'],
    ['等你同意后我就执行迁移。', '等你同意后我就执行迁移'],
    ['遷移已準備好，請告訴我是否執行。', '請告訴我是否執行'],
    ['刪除舊表需要您的確認。', '刪除舊表需要您的確認'],
  ])('%s', (last, asked) => {
    expect(endOf(last)).toContain("waiting for the user's answer")
    expect(endOf(last)).toContain(asked)
  })

  test.each([
    'The migration is written and the tests pass.',
    'Done. Let me know if you need anything else.',
    'Done. Let me know if you have questions about the index.',
    'I confirmed that the index is used.',
    '迁移已完成，如有问题请告诉我。',
  ])('but not here: %s', (last) => {
    expect(endOf(last)).not.toContain("waiting for the user's answer")
  })
})

describe('a list of what is open counts behind other words, and nothing is called done then', () => {
  test.each([
    [
      'I fixed the header. Still open:\n- the TSV quoting is wrong in src/tsv.ts:20\n- no test for empty months',
      ['the TSV quoting is wrong in src/tsv.ts:20', 'no test for empty months'],
    ],
    [
      '表头改好了。待办：\n- src/tsv.ts:20 的引号不对\n- 空月份没有测试',
      ['src/tsv.ts:20 的引号不对', '空月份没有测试'],
    ],
  ])('%s', (last, open) => {
    const ledger = advance(emptyLedger(), session().prompt('Export the months.').say(last).entries)
    expect(factsOf(ledger, 'left').map(({ text }) => text)).toEqual(open)
    expect(recover({ ledger }).text).not.toContain('nothing is pending')
  })
})
