import { describe, expect, test } from 'bun:test'
import { advance } from '../../../ledger/advance.ts'
import { emptyLedger } from '../../../ledger/put.ts'
import { type Session, session } from '../../../ledger/sample.ts'
import { LABELS } from '../../../texts/labels.ts'
import { recover } from '../../../texts/recover.ts'

/** A made-up shop in which a name has to change wherever it stands. */
const HITS = [
  'src/total.ts:3:export function sumOf(cart) {',
  'src/cart.ts:12:  return sumOf(this)',
  'src/page.ts:8:  show(sumOf(cart))',
].join('\n')
const edit = (path: string) => ({
  file_path: `/srv/shop/${path}`,
  old_string: 'sumOf(cart)',
  new_string: 'totalOf(cart)',
})
const OK = { text: 'ok' }
const found = (request: string, pattern = 'sumOf', text = HITS) =>
  session()
    .place('/srv/shop', 'fix/sum')
    .prompt(request)
    .call('Grep', { pattern, output_mode: 'content', '-n': true }, { text })
const begun = (request: string, pattern?: string) => found(request, pattern).call('Edit', edit('src/total.ts'), OK)
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({
    ledger: advance(emptyLedger(), entries),
    labels: LABELS[language],
    alreadyTold: 'The name is being changed.',
    summaryKnown: true,
  }).text
const LEFT =
  '2 places of `sumOf` were found and not yet changed (lines as the search showed them): src/cart.ts:12 and src/page.ts:8'

describe('the places of a name that has to change', () => {
  test.each([
    ['Rename sumOf to totalOf.', 'sumOf'],
    ['please rename the function `sumOf` to `totalOf` everywhere', '\\bsumOf\\b'],
    ['Replace sumOf() with totalOf().', 'sumOf\\('],
    ['add a currency argument to sumOf', 'sumOf'],
  ])('are told where nobody has written since: %s', (request, pattern) => {
    expect(said(begun(request, pattern))).toContain(LEFT)
  })

  test.each([
    [
      'zh-CN',
      '把 sumOf 重命名为 totalOf',
      '`sumOf` 还有 2 处已找到而未改（行号是搜索当时的）：src/cart.ts:12、src/page.ts:8',
    ],
    [
      'zh-TW',
      '把 sumOf 改成 totalOf',
      '`sumOf` 還有 2 處已找到而未改（行號是搜尋當時的）：src/cart.ts:12、src/page.ts:8',
    ],
  ] as const)('%s', (language, request, line) => {
    expect(said(begun(request), language)).toContain(line)
  })

  const RENAME = 'Rename sumOf to totalOf.'
  test.each([
    ['the request is about what it does', begun('Make sumOf faster.')],
    ['another name was looked for', begun(RENAME, 'sumOfAll')],
    [
      'a command may have changed them',
      begun(RENAME).call('Bash', { command: "sed -i 's/sumOf/totalOf/' src/*.ts" }, OK),
    ],
    ['an agent was sent out', begun(RENAME).call('Task', { description: 'Rename it', prompt: 'x' }, { text: 'Done.' })],
    ['the agent has ended its turn', begun(RENAME).say('Renamed.')],
    [
      'all files were written',
      begun(RENAME).call('Edit', edit('src/cart.ts'), OK).call('Edit', edit('src/page.ts'), OK),
    ],
    ['nothing was begun', found(RENAME)],
  ])('are not told where %s', (_, told) => {
    expect(said(told)).not.toContain('not yet changed')
  })

  test('a file that was written is not told, whatever is left in it', () => {
    const told = found('Rename sumOf to totalOf.', 'sumOf', `${HITS}\nsrc/total.ts:9:  return sumOf(all)`)
    expect(said(told.call('Edit', edit('src/total.ts'), OK))).toContain(LEFT)
  })
})
