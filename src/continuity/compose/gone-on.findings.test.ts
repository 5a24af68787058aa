import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** A search whose hits are worked off one by one: what is left is told only while nothing else can have changed it. */
const LEFT = 'not touched yet'
const swept = (): Session =>
  ['a', 'b', 'c'].reduce(
    (told, name) =>
      told.call(
        'Edit',
        {
          file_path: `/srv/shop/src/${name}.ts`,
          old_string: `  oldName(${name})`,
          new_string: `  newName(${name})`,
        },
        { text: 'ok' },
      ),
    session()
      .place('/srv/shop', 'main')
      .prompt('Rename it.')
      .call(
        'Grep',
        { pattern: 'oldName\\(' },
        { text: [...'abcdef'].map((name) => `src/${name}.ts:3:  oldName(${name})`).join('\n') },
      ),
  )
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text

test.each([
  "sed -i 's/oldName/newName/' src/*.ts",
  "find src -name '*.ts' | xargs perl -pi -e 's/oldName/newName/'",
  'python3 fix.py',
  'npx jscodeshift -t rename.js src',
  'rm src/d.ts src/e.ts src/f.ts',
  'git checkout src/',
])('nothing is told to be left after `%s`', (command) => {
  expect(said(swept().call('Bash', { command }, { text: 'done' }))).not.toContain(LEFT)
})

test('nor after an agent that was sent out, or where it was searched for again and not found', () => {
  const sent = { prompt: 'Rename the rest', description: 'Rename' }
  expect(said(swept().call('Task', sent, { text: 'I renamed the rest.' }))).not.toContain(LEFT)
  expect(said(swept().call('Bash', { command: 'rg oldName' }, { failed: true, text: 'Exit code 1' }))).not.toContain(
    LEFT,
  )
  expect(said(swept().call('Grep', { pattern: 'oldName' }, { text: 'No matches found' }))).not.toContain(LEFT)
})

test.each(['npx tsc --noEmit', 'git diff --stat', 'cat src/d.ts'])('after `%s` it still is', (command) => {
  expect(said(swept().call('Bash', { command }, { text: 'x' }))).toContain(LEFT)
})
