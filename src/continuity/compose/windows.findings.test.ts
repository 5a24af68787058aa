import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ } from './waiting-sample.ts'

const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: path, old_string: 'a', new_string: 'b' })

test('13: on Windows, a file that tools and the shell name in two ways is one file of the project', () => {
  const told = session()
    .place('D:\\shop', 'main')
    .prompt('Round the totals.')
    .call('Edit', edit('D:\\shop\\src\\cart.ts'), OK)
    .call('Bash', { command: 'cd /d/shop && npm test' }, { text: 'Tests  4 passed (4)' })
    .call('Edit', edit('D:\\shop\\src\\till.ts'), OK)
    .call(
      'Bash',
      { command: 'cd /d/shop && git add src/cart.ts && git commit -m "Round"' },
      { text: '[main c99ce2f] Round' },
    )
    .call('Write', { file_path: 'D:\\other\\notes.md', content: 'x' }, OK)
  const { text } = recover({ ledger: advance(emptyLedger(), told.entries), world: INDEX_READ })
  expect(text).toContain('edited and not committed by the agent: src/till.ts;')
  expect(text).not.toContain('src/cart.ts')
  expect(text).not.toContain('D:\\')
  expect(text).not.toContain('notes.md')
})
