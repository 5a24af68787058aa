import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

const textsOf = ({ entries }: Session) => {
  const ledger = advance(emptyLedger(), entries)
  const a = recover({ ledger })
  const b = delta({
    ledger,
    told: 'The till is being mended. Breaks are 30 minutes.',
    a,
    next: 'continue',
    nextIs: 'prompt',
  })
  return `${a.text}\n${b.text}`
}
const start = () => session().place('/srv/till', 'main').prompt('Mend the till.')
const edit = { file_path: '/srv/till/src/a.ts', old_string: 'a', new_string: 'b' }
const done = (told: Session) => told.call('Edit', edit, { text: 'ok' }).say('Done.')
const OTHERS = ['Rename the export.', 'Sort the list of shops by name.', 'Look at the slow start page, please.']
const andOthers = (told: Session) => OTHERS.reduce((so, words) => done(so.prompt(words)), done(told))

describe('a value that the person corrected', () => {
  test.each([
    [
      'ok. breaks count too: the night break is 30 minutes by contract, not 60. the rest is fine',
      'just asked payroll, the night break is 45 minutes, not 30. commit that on its own',
      'is 30 minutes by contract',
      'the night break is 45 minutes, not 30',
    ],
    [
      '可以。休息也算，夜班规定只扣 30 分钟，不是 60。过了零点的都算夜班',
      '刚问过人事，夜班休息扣 45 分钟，不是 30。这个单独提交',
      '只扣 30 分钟',
      '夜班休息扣 45 分钟，不是 30',
    ],
    [
      'dont rename the json keys, a report reads them. and never more than one request at a time to the same shop please',
      'one per shop makes the nightly too slow. make it 2, and settable in the conf',
      'never more than one request',
      'one per shop makes the nightly too slow. make it 2',
    ],
    ['别动 api.ts。最多重试 5 次', '重试 5 次太多了。改成 2 次吧', '“最多重试 5 次”', '改成 2 次'],
  ])('is told as it is now: %s', (before, after, old, now) => {
    for (const said of [
      andOthers(done(start().prompt(before)).queue(after)),
      andOthers(done(start().prompt(before)).prompt(after)),
    ]) {
      expect(textsOf(said)).not.toContain(old)
      expect(textsOf(said)).toContain(now)
    }
  })

  test('and what else was said with it stands', () => {
    const said = start().prompt('never touch src/tax.ts. and at most one upload at a time to a shop please')
    const text = textsOf(andOthers(done(said).prompt('one per shop is too slow. make it 3')))
    expect(text).toContain('never touch src/tax.ts')
    expect(text).not.toContain('at most one upload')
  })

  test('not where the number is of something else', () => {
    const said = start().prompt('At most 30 rows on a page of the list, please.')
    expect(textsOf(andOthers(done(said).prompt('the night break is 45 minutes, not 30')))).toContain('At most 30 rows')
  })

  test('nor where what was typed into the queue is taken out again', () => {
    const said = start().prompt('the night break is 30 minutes by contract, not 60')
    const after = done(said).queue('the night break is 45 minutes, not 30').takeBack()
    expect(textsOf(after)).toContain('the night break is 30 minutes by contract, not 60')
    expect(textsOf(after)).not.toContain('45')
  })
})

test('what a message from the queue says ends nothing of the prompt before it', () => {
  const said = start().prompt(
    'all readers are updated by May. so v2 is fine after all for NEW files: a crc behind the lengths',
  )
  const text = textsOf(done(said).queue('one more: a file of 3 bytes has to open as an empty one'))
  expect(text).toContain('all readers are updated by May. so v2 is fine after all for NEW files')
})

test('what was forbidden is over also where it is allowed by the name that the agent gave it', () => {
  const said = done(
    start().prompt(
      'everything before the cut is fine. make open survive that. the on-disk format must not change, there are old readers',
    ),
  )
  const offered = said.say('Two ways: 1. a scan behind the cut. 2. a format v2 with a crc of its own over the lengths.')
  const text = textsOf(
    done(offered.prompt('talked to them, all readers are new by May. so v2 is fine after all for NEW files')),
  )
  expect(text).not.toContain('must not change')
  expect(text).toContain('so v2 is fine after all')
})

describe('what is allowed after all', () => {
  test.each([
    [
      'the file format must not change, old readers are out there. Make open survive the cut.',
      'talked to the team: all readers are updated by May. so the new format is fine after all for NEW files. old files must stay readable',
      'so the new format is fine after all for NEW files',
    ],
    [
      'the printed table has to stay as it is, payroll reads it. add a json export',
      'payroll told me they take the json now. so the table is free: put a total line under it',
      'so the table is free: put a total line under it',
    ],
    [
      '打印的表格不要改，财务在用。加一个导出',
      '财务说他们现在用导出了。那表格可以改了，下面加一行合计',
      '那表格可以改了，下面加一行合计',
    ],
  ])('is told with its reason, and the reason never alone: %s', (before, after, now) => {
    const text = textsOf(andOthers(done(start().prompt(before)).prompt(after)))
    expect(text).not.toContain(before.split(/[,，]/, 1)[0] ?? '')
    expect(text).toContain(`${after.slice(0, after.indexOf(now))}${now}`)
  })
})
