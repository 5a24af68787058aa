import { describe, expect, test } from 'bun:test'
import { digestOf } from '../../../../measure/digest.ts'
import { advance } from '../../../advance.ts'

import { emptyLedger, factsOf } from '../../../put.ts'
import { session } from '../../../sample.ts'

const FIRST = 'The import hangs because the stream in src/import.ts:40 is never closed.'

/** A cause that was believed, changed for, and what was said after it. */
function told(first: string, later: string) {
  const edit = { file_path: 'src/import.ts', old_string: 'a', new_string: 'b' }
  const entries = session()
    .prompt('Why does the import hang?')
    .say(first)
    .call('Edit', edit, { text: 'updated' })
    .say(later).entries
  const ledger = advance(emptyLedger(), entries)
  const active = [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')].filter(
    ({ status }) => status === 'active',
  )
  const digest = digestOf(ledger, 's', 1)
  return {
    texts: active.map(({ text }) => text),
    learned: [...digest.decisions.map(({ text }) => text), ...digest.files.flatMap(({ whys }) => whys)],
  }
}

describe('a cause that was taken back is not told, nor learned', () => {
  test.each([
    'That was wrong: closing the stream changes nothing. `readRows` in src/rows.ts:12 never settles.',
    'It turns out the stream is fine. The real cause is `readRows` in src/rows.ts:12.',
    'Actually, the stream in src/import.ts is closed properly. `readRows` never settles.',
    "Closing the stream didn't help. The hang comes from `readRows` in src/rows.ts:12.",
    'My first guess was wrong, `readRows` in src/rows.ts:12 awaits a promise that never settles.',
    'The stream is not the problem, so it isn’t the cause: look at `readRows`.',
    'That made no difference.',
  ])('%s', (later) => {
    const { texts, learned } = told(FIRST, later)
    expect(texts).not.toContain(FIRST)
    expect(learned.join(' ')).not.toContain('never closed')
  })

  test.each([
    '刚才说错了，流是正常关闭的。真正的原因是 src/rows.ts:12 的 `readRows` 一直不返回。',
    '其實串流沒有問題，是 src/rows.ts:12 的 `readRows` 一直不返回。',
    '关闭流没有用，原来是 `readRows` 没有返回。',
  ])('%s', (later) => {
    const { texts } = told('导入卡住是因为 src/import.ts:40 的流没有关闭。', later)
    expect(texts.join(' ')).not.toContain('没有关闭')
  })
})

describe('what is not taken back stays', () => {
  test.each([
    'The fix is in. `readRows` now ends the stream.',
    'The expected value in test/import.test.ts was wrong, I corrected it.',
    'I added a test for the empty file.',
    '没有用到 `readRows` 的地方不用改。',
  ])('%s', (later) => {
    expect(told(FIRST, later).texts).toContain(FIRST)
  })

  test('a choice is no cause of a fault', () => {
    const choice =
      'I decided to read the rows in batches of 500, because the driver keeps all rows in memory otherwise.'
    expect(told(choice, 'It turns out the driver has a cursor as well.').texts).toContain(choice)
  })
})

describe('a cause that did not help does not hold', () => {
  const causes = (words: string) => {
    const { entries } = session()
      .prompt('the worker dies every night, find out why')
      .say('It dies because `max_retries` in worker.py is never set.')
      .call('Edit', { file_path: 'worker.py', old_string: 'a', new_string: 'b' }, { text: 'updated' })
      .say('The JobError is raised when `max_retries` is unset. I changed it to fall back to 3.')
      .prompt(words)
    const ledger = advance(emptyLedger(), entries)
    return [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')].filter(
      ({ status, text }) => status === 'active' && text.includes('max_retries'),
    )
  }

  test.each([
    'still the same',
    'It still fails.',
    'the worker still dies',
    "that didn't help",
    'same error',
    'no, it made no difference',
    '还是一样',
    '還是報錯',
    '没用',
    '问题依旧',
    'nothing changed',
    'no change at all',
    "it didn't change anything",
    'the output did not change',
    "Hm, that doesn't work either.",
    'good try, but it still crashes',
    'It still fails, fix it please.',
    'ok, same thing again',
    '试了，没有效果',
    '好，不过还是一样',
    '没有变化',
    '没有任何变化',
    '没什么用',
    'that fix changed nothing',
    '没用啊，仍然卡住',
  ])('%s', (words) => {
    expect(causes(words)).toEqual([])
  })

  test.each([
    'thanks',
    'it works now',
    'there is still the README to write',
    'now the list',
    '还是先改列表吧',
    'Good find. Fix it, no changes to the API please.',
    'Yes, fix it, and no change in behaviour elsewhere.',
    'Makes sense, go ahead. The API does not change.',
    'Please fix it. Guests still do not get a mail, leave that for later.',
    'Fix it, so that nothing changes for guests.',
    'Nice catch. Still do not push.',
    'No changes to the schema, please.',
    'Mend it. The old import does not work either, but that is for tomorrow.',
    '修吧，现在还没有用户受影响，不急。',
    '修吧，没有用例就先不加。',
    '改吧，这里没有用 Redis。',
    '没用的代码也删掉。',
    '好，就这样修。接口仍然不要动。',
    '仍然不要推送。',
  ])('but stays with: %s', (words) => {
    expect(causes(words).length).toBeGreaterThan(0)
  })
})
