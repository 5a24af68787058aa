import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')

/** Those that read rows of the store. */
const READ_ROWS = ['journal', 'memory', 'continuity/feature', 'workflow', 'team', 'cli/report', 'view']

/** What is no column: files that people bring, answers of agents, a list made in the query itself, what the server sent. */
const NO_COLUMN = [
  'src/memory/exchange/claude-mem.ts',
  'src/memory/exchange/formats.ts',
  'src/memory/search/fit.ts',
  'src/view/page/api.ts',
  'src/workflow/verdict.ts',
]

/** Read by decoders of their own: a state of an earlier version is completed, and an operation that cannot be read must not look empty. */
const OWN_DECODER = ['src/team/operations.ts', 'src/workflow/read-state.ts']

test('columns of JSON go through one decoder', () => {
  const parsing = READ_ROWS.flatMap((folder) => [...new Bun.Glob(`src/${folder}/**/*.ts`).scanSync({ cwd: root })])
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('JSON.parse('))
    .sort()
  expect(parsing).toEqual([...NO_COLUMN, ...OWN_DECODER].sort())
})

test('what gets the reading handle writes nothing, not even with RETURNING', () => {
  const writes = [...new Bun.Glob('src/**/*.ts').scanSync({ cwd: root })]
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?(?:async )?function (\w+)[\s\S]*?^}$/gm)]
        .filter(([text]) => /: ReadSql\b/.test(text) && !/: Sql\b/.test(text))
        .filter(([text]) => /[`'"(\s](?:INSERT (?:OR \w+ )?INTO|UPDATE (?:OR \w+ )?\w+ SET|DELETE FROM) /.test(text))
        .map(([, name]) => `${file}: ${name}`),
    )
  expect(writes).toEqual([])
})
