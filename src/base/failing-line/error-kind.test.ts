import { describe, expect, test } from 'bun:test'
import { failingLine } from './failing-line.ts'
import { errorKind } from './fingerprint.ts'

const kind = (output: string) => {
  const found = failingLine(output, { exitCode: 1 })
  return found === undefined ? '' : errorKind(found)
}

const TS = (file: string, name: string) =>
  `${file}: error TS2551: Property '${name}' does not exist on type 'string'. Did you mean 'split'?`
const ESM = (name: string, from: string) =>
  `Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/w/p/src/${name}' imported from /w/p/src/${from}\n    at finalizeResolution (node:internal/modules/esm/resolve:283:11)`
const PYTHON = (file: string, name: string) =>
  `Traceback (most recent call last):\n  File "/w/tool/${file}", line 1, in <module>\n    import ${name}\nModuleNotFoundError: No module named '${name}'`
const ESLINT = (file: string, rule: string) =>
  `/w/p/src/${file}\n  3:10  error  Unexpected any. Specify a different type  @typescript-eslint/${rule}\n\n✖ 1 problem (1 error, 0 warnings)`
const REFUSED = (port: number, file: string) =>
  `Error: connect ECONNREFUSED 127.0.0.1:${port}\n    at TCPConnectWrap.afterConnect (node:net:1555:16)\n    at /w/p/${file}:3:1`

describe('the same error at another place', () => {
  test.each([
    ['a property', TS('src/parser.ts(3,9)', 'splitt'), TS('src/report.ts(8,1)', 'splitt')],
    ['a module', ESM('config', 'parser.ts'), ESM('config', 'report.ts')],
    ['a package', PYTHON('a.py', 'yaml'), PYTHON('b.py', 'yaml')],
    ['a name in Go', './main.go:9:2: undefined: slices', './util.go:19:2: undefined: slices'],
    ['a rule of a linter', ESLINT('a.ts', 'no-explicit-any'), ESLINT('b.ts', 'no-explicit-any')],
    ['a port that nobody listens on', REFUSED(5432, 'migrate.js'), REFUSED(5432, 'seed.js')],
  ])('%s is of one kind', (_, one, other) => {
    expect(kind(one)).not.toBe('')
    expect(kind(other)).toBe(kind(one))
  })

  test.each([
    ['another property', TS('src/parser.ts(3,9)', 'splitt'), TS('src/parser.ts(3,9)', 'joinn')],
    ['another module', ESM('config', 'parser.ts'), ESM('paths', 'parser.ts')],
    ['another package', PYTHON('a.py', 'yaml'), PYTHON('a.py', 'toml')],
    ['another name', './main.go:9:2: undefined: slices', './main.go:9:2: undefined: maps'],
    ['another rule', ESLINT('a.ts', 'no-explicit-any'), ESLINT('a.ts', 'no-unsafe-call')],
    ['another port', REFUSED(5432, 'migrate.js'), REFUSED(6379, 'migrate.js')],
  ])('%s is another', (_, one, other) => expect(kind(other)).not.toBe(kind(one)))

  test.each([
    '  File "a.py", line 1\n    x = 1 1\nSyntaxError: invalid syntax',
    ' FAIL  src/pay.test.ts > charges the fee\nAssertionError: expected 3 to be 4\n ❯ src/pay.test.ts:8:19',
  ])('of what names nothing, or is a test’s, there is no kind: %p', (output) => expect(kind(output)).toBe(''))
})
