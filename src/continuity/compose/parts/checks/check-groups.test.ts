import { expect, test } from 'bun:test'
import { advance } from '../../../ledger/advance.ts'
import { emptyLedger } from '../../../ledger/put.ts'
import { session } from '../../../ledger/sample.ts'
import { recover } from '../../../texts/recover.ts'

const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () =>
  session().place('/srv/shop', 'fix/cart').prompt('Mend it.').call('Edit', edit('a.py'), { text: 'ok' })
const saidOf = (told: ReturnType<typeof start>) => recover({ ledger: advance(emptyLedger(), told.entries) }).text
const run = (told: ReturnType<typeof start>, command: string) => told.call('Bash', { command }, { text: '' })

test('parts of a chain that did not stand beside each other are two commands', () => {
  const told = run(run(start(), 'cd web && npm run lint && npm test && npm run typecheck'), 'cd web && npm test')
  expect(saidOf(told)).toContain('`cd web && npm test`')
  expect(saidOf(told)).toContain('`cd web && npm run lint` and `cd web && npm run typecheck`')
  expect(saidOf(told)).not.toContain('lint && ')
})

test('those that did go to their folder once', () => {
  const told = run(run(start(), 'cd web && npm run lint && npm run typecheck && npm test'), 'cd web && npm test')
  expect(saidOf(told)).toContain('`cd web && npm run lint && npm run typecheck`')
})

test('a whole chain stays as it is', () => {
  expect(saidOf(run(start(), 'cd web && npm run lint && npm test'))).toContain('`cd web && npm run lint && npm test`')
})

test.each([
  "python3 - <<'EOF'\nopen(p, 'w').write('x')\nEOF",
  "node -e 'writeFileSync(p, 1)'",
  "sed -i 's/a/b/' src/*.py",
  "perl -pi -e 's/a/b/' src/*.py",
])('an interpreter is no name for a change: %s', (command) => {
  const changed = run(run(start(), 'npm test'), command)
  for (const told of [changed, changed.call('Edit', edit('b.py'), { text: 'ok' })])
    expect(saidOf(told)).toContain(
      'nothing was run after the last edit, so it is not verified; passed before: `npm test`.',
    )
})

test.each([
  ['npx prettier --write src', '`prettier` since'],
  ['gofmt -w .', '`gofmt` since'],
  ['npm run codegen', '`npm run codegen` since'],
  ['git merge origin/main', '`git merge` since'],
])('what has a name is told by it: %s', (command, note) => {
  expect(saidOf(run(run(start(), 'npm test'), `${command} && sed -i 's/a/b/' src/*.py`))).toContain(note)
})
