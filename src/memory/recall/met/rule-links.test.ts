import { expect, test } from 'bun:test'
import { keysOfFile } from '../../store/file-keys.ts'
import { isForWord } from './located.ts'
import { linksOfRule } from './rule-links.ts'

/** Whether a rule comes back when that file is changed. */
function isMetAt(rule: string, path: string): boolean {
  const links = linksOfRule(rule)
  return keysOfFile(path).some(
    ([kind, key]) =>
      links.some((link) => link.kind === kind && link.key === key) &&
      ((kind !== 'word' && kind !== 'extension') || isForWord(rule, key)),
  )
}

test.each([
  ['Never edit src/generated/api.ts by hand.', 'src/generated/api.ts', 'src/api/users.ts'],
  ['In src/db/ all SQL files are formatted by sqlfluff.', 'src/db/q.sql', 'reports/monthly.sql'],
  ['All SQL files in src/db/ are formatted by sqlfluff.', 'src/db/q.sql', 'reports/monthly.sql'],
  ['Tests for src/parser.ts live in test/parser/.', 'test/parser/a.test.ts', 'test/lexer/b.test.ts'],
  ['Migrations in db/migrations/ are never changed once merged.', 'db/migrations/001.sql', 'src/migrations.ts'],
  ['以后 src/web/ 下的组件都用函数式写法。', 'src/web/Button.tsx', 'src/admin/Panel.tsx'],
  ['src/config.ts 里不要放密钥。', 'src/config.ts', 'lib/config.ts'],
  ['The billing module must never import from src/client.ts.', 'packages/billing/pay.ts', 'packages/mail/send.ts'],
  ['every new endpoint needs an entry in openapi.yaml', 'src/endpoints/orders.ts', 'src/queue.ts'],
  ['New endpoints go to src/routes/v2/.', 'src/controllers/orders.ts', 'src/queue.ts'],
  ['新接口都要在 docs/api.md 里加一条', 'src/routes/orders.ts', 'src/queue.ts'],
  ['Always use tabs in Makefiles.', 'tools/Makefile', 'tools/build.ts'],
])('%p comes back at %p and not at %p', (rule, at, elsewhere) => {
  expect(isMetAt(rule, at)).toBe(true)
  expect(isMetAt(rule, elsewhere)).toBe(false)
})

test.each(['Always use yarn to install packages.', 'Never publish the package by hand.', 'Add a module per feature.'])(
  '%p names no folder',
  (rule) => {
    expect(linksOfRule(rule).filter(({ kind }) => kind === 'folder')).toEqual([])
  },
)
