import { describe, expect, test } from 'bun:test'
import { advance } from '../../../ledger/advance.ts'
import { emptyLedger } from '../../../ledger/put.ts'
import { type Session, session } from '../../../ledger/sample.ts'
import { LABELS } from '../../../texts/labels.ts'
import { recover } from '../../../texts/recover.ts'

/** A made-up shop whose calls of `log(` get a second argument, one after another. */
const OK = { text: 'ok' }
const LINES = [4, 12, 20, 31, 44]
const HITS = [...LINES.map((line) => `src/till.ts:${line}:  log("till")`), 'src/cart.ts:7:  return log("cart")'].join(
  '\n',
)
const start = () => session().place('/srv/shop', 'fix/log').prompt('Give log its context.')
const searched = (text = HITS) => start().call('Grep', { pattern: 'log\\(', output_mode: 'content' }, { text })
const edit = (told: Session, line: number, text = `ok\n  ${line}→  log("till", here)`) =>
  told.call(
    'Edit',
    {
      file_path: '/srv/shop/src/till.ts',
      old_string: `at(${line})\n  log("till")`,
      new_string: `at(${line})\n  log("till", here)`,
    },
    { text },
  )
const edited = (...lines: number[]) => lines.reduce((told, line) => edit(told, line), searched())
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

describe('what is left of a search whose hits are worked off', () => {
  test.each([
    [
      'en',
      'Of the hits of the search for `log\\(`, 3 edits have changed one after another; not touched yet (lines as the search showed them): src/till.ts:31, :44 and src/cart.ts:7',
    ],
    ['zh-TW', '已做 3 次編輯；尚未動到（行號是搜尋當時的）：src/till.ts:31, :44、src/cart.ts:7'],
    ['zh-CN', '已做 3 次编辑；尚未动到（行号是搜索当时的）：src/till.ts:31, :44、src/cart.ts:7'],
  ] as const)('by file and line (%s)', (language, words) => {
    expect(said(edited(4, 12, 20), language)).toContain(words)
  })

  test('in whatever order they were edited', () => {
    expect(said(edited(44, 31, 4))).toContain('src/till.ts:12, :20 and src/cart.ts:7')
  })

  test('with the function they stand in, where the file was read', () => {
    const read = {
      text: '    28→function pay() {\n    31→  log("till")\n    40→function close() {\n    44→  log("till")',
    }
    const told = searched().call('Read', { file_path: '/srv/shop/src/till.ts' }, read)
    expect(said([4, 12, 20].reduce((before, line) => edit(before, line), told))).toContain(
      'src/till.ts:31 (pay), :44 (close) and src/cart.ts:7',
    )
  })

  test('of hits that read alike only how many, where the answer of the edit does not show which', () => {
    const told = [4, 12, 20].reduce((before, line) => edit(before, line, 'The file has been updated.'), searched())
    expect(said(told)).toContain('src/till.ts (2×) and src/cart.ts:7')
  })

  test('unless the lines beside it are those that a reading of the file has shown', () => {
    const rows = LINES.flatMap((line) => [`    ${line - 1}→at(${line})`, `    ${line}→  log("till")`]).join('\n')
    const told = searched().call('Read', { file_path: '/srv/shop/src/till.ts' }, { text: rows })
    const done = [44, 4, 20].reduce((before, line) => edit(before, line, 'The file has been updated.'), told)
    expect(said(done)).toContain('src/till.ts:12, :31 and src/cart.ts:7')
  })

  test('one edit may change several', () => {
    const both = {
      file_path: '/srv/shop/src/till.ts',
      old_string: '  log("till")\n}\n  log("till")',
      new_string: '  log("till", here)\n}\n  log("till", here)',
    }
    const told = edit(edit(searched().call('Edit', both, OK), 20, 'ok'), 31, 'ok')
    expect(said(told)).toContain('src/till.ts (1×) and src/cart.ts:7')
  })

  test('a hit that reads already as it should is not left', () => {
    const told = [4, 12, 20].reduce(
      (before, line) => edit(before, line),
      searched(`${HITS}\nsrc/a.ts:3:log("till", here)`),
    )
    expect(said(told)).not.toContain('src/a.ts')
    expect(said(told)).toContain('not touched yet')
  })

  const other = { file_path: '/srv/shop/src/other.ts', old_string: 'a', new_string: 'b' }
  test.each([
    ['after two edits', edited(4, 12)],
    ['where the last edit was of something else', edited(4, 12, 20).call('Edit', other, OK)],
    ['once the agent has said how it went', edited(4, 12, 20).say('All places that need it have the context now.')],
    [
      'where the search was cut',
      [4, 12, 20].reduce((t, line) => edit(t, line), searched(`${HITS}\n... [10 lines truncated]`)),
    ],
    [
      'where most edits were of other things',
      [4, 12, 20].reduce((told, line) => edit(told.call('Edit', other, OK).call('Edit', other, OK), line), searched()),
    ],
    [
      'where the edits left the hits as they were',
      [4, 12, 20].reduce(
        (told, line) =>
          told.call(
            'Edit',
            {
              file_path: '/srv/shop/src/till.ts',
              old_string: `at(${line})\n  log("till")`,
              new_string: '  log("till")',
            },
            OK,
          ),
        searched(),
      ),
    ],
  ])('nothing is said %s', (_, told) => {
    expect(said(told)).not.toContain('not touched yet')
  })

  test('an edit that failed has changed none', () => {
    const told = edited(4, 12).call(
      'Edit',
      { file_path: '/srv/shop/src/till.ts', old_string: '  log("till")', new_string: '  log("till", here)' },
      { failed: true, text: 'String to replace not found in file.' },
    )
    expect(said(told)).not.toContain('not touched yet')
  })
})
