import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failingLine } from './failing-line.ts'
import { errorFingerprint } from './fingerprint.ts'

interface Sample {
  readonly tool: string
  readonly output: string
  readonly telling: readonly string[]
}

const text = readFileSync(join(import.meta.dir, '../../../test/failing-lines/outputs.txt'), 'utf8')
const samples: Sample[] = text
  .split(/^=== /m)
  .slice(1)
  .map((block) => {
    const [tool = '', ...lines] = block.split('\n')
    return {
      tool,
      output: lines.map((line) => line.replace(/^»/, '')).join('\n'),
      telling: lines.filter((line) => line.startsWith('»')).map((line) => line.slice(1).trim().replace(/\s+/g, ' ')),
    }
  })

/** A tool, a failure of it, and another. */
const others = readFileSync(join(import.meta.dir, '../../../test/failing-lines/others.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((block): [tool: string, one: string, other: string] => {
    const [tool = '', ...lines] = block.split('\n')
    const [one = '', other = ''] = lines.join('\n').split(/^~~~\n/m)
    return [tool, one, other]
  })

const failed = (output: string) => failingLine(output, { exitCode: 1 })
const printOf = (output: string) => {
  const found = failed(output)
  return found === undefined ? '' : errorFingerprint(found)
}

describe('the line that tells', () => {
  test.each(samples.map((sample) => [sample.tool, sample] as const))('of %s', (_, { output, telling }) => {
    const line = failed(output)?.line.replace(/ …$/, '') ?? 'nothing'
    expect(telling.filter((one) => one.startsWith(line)).length, line).toBeGreaterThan(0)
  })

  test.each(samples.map((sample) => [sample.tool, sample] as const))(
    'has the same fingerprint further down in the file: %s',
    (_, { output }) => {
      expect(printOf(output.replace(/\b14\b/g, '58'))).toBe(printOf(output))
    },
  )

  test('no two of the samples are taken for the same failure', () => {
    const seen = new Map<string, string>()
    for (const { tool, output } of samples) {
      expect(`${tool} = ${seen.get(printOf(output))}`).toBe(`${tool} = undefined`)
      seen.set(printOf(output), tool)
    }
  })

  test.each(others)(
    'two failures of one tool are told apart, and each is known again further down: %s',
    (_, one, other) => {
      expect(printOf(one)).not.toBe('')
      expect(printOf(other)).not.toBe(printOf(one))
      expect(printOf(one.replace(/\b14\b/g, '58'))).toBe(printOf(one))
    },
  )

  test.each([
    'TimeoutError: The operation timed out',
    'RangeError: Maximum call stack size exceeded',
    'AssertionError: expected 1 to be 2',
    'TypeError [ERR_INVALID_ARG_TYPE]: must be a string',
    'java.lang.IllegalStateException: closed',
    'error: expect(received).toBe(expected)',
  ])('is found without an exit code: %s', (line) => {
    expect(failingLine(`running\n${line}\n    at somewhere`)?.line).toBe(line)
  })

  test.each([
    'error: wanted by a test\n\n 2 pass\n 0 fail\n',
    '12 passed\nall good',
    'src/a.ts\nsrc/b.ts',
    '0 errors, 0 warnings',
    'compiled 12 files in 3 s',
    '',
  ])('is nowhere in an output that is well: %p', (output) => expect(failingLine(output)).toBeUndefined())

  test('is not a warning, and not what fails because of it', () => {
    const output =
      'a.c:3:1: warning: unused error\nmake: *** [Makefile:4: a.o] Error 1\na.c:9:1: error: expected ;\n1 error generated.'
    expect(failed(output)?.line).toBe('a.c:9:1: error: expected ;')
  })

  test('is found below colours, carriage returns and times', () => {
    const output = '10%\r50%\r\n2026-01-02T03:04:05.123Z \u001b[31m\u001b[1merror\u001b[0m: no space for rows\r\n'
    expect(failed(output)).toMatchObject({
      message: 'no space for rows',
      line: expect.stringContaining('error: no space'),
    })
  })

  test('is what the inner test printed last, in words of its own', () => {
    const output =
      '=== RUN   TestTotal\n    cart_test.go:12: opening\n=== RUN   TestTotal/empty\n    cart_test.go:14: a row came out of nothing\n--- FAIL: TestTotal (0.00s)\n    --- FAIL: TestTotal/empty (0.00s)\nFAIL'
    expect(failed(output)?.line).toBe('cart_test.go:14: a row came out of nothing')
  })

  test('is not what the next test prints', () => {
    const output =
      '--- FAIL: TestTotal (0.02s)\n=== RUN   TestList\n✓ Made a list\n  Staged: a.txt\nKept the list (1abaa52)'
    expect(failed(output)?.told).not.toContain('Staged')
  })

  test('is not one that our cut would tear', () => {
    const output = `${'x'.repeat(17_000)}${'long_prefix'.repeat(1300)}.go:7: bad\nsrc/b.go:8:2: undefined: thing_one\n`
    expect(failed(output)?.line).toBe('src/b.go:8:2: undefined: thing_one')
  })

  test('nor one that the client tore', () => {
    const output = 'ok\n\n... [813 characters truncated] ...\n\n_test.go:7: bad\nsrc/b.go:8:2: undefined: thing_one\n'
    expect(failed(output)?.line).toBe('src/b.go:8:2: undefined: thing_one')
  })

  test.each([
    'time="2031-02-03T10:00:00Z" level=error msg="no route to the host cart"',
    '{"level":"error","ts":1706860800.1,"msg":"no route to the host cart"}',
  ])('is found in a log of keys: %s', (line) => {
    const output = `level=info msg="starting"\n${line}\nlevel=info msg="stopped"`
    expect(failingLine(output)).toMatchObject({ line, message: expect.stringMatching(/^no route to the host cart/) })
  })

  test('is taken apart', () => {
    expect(failed('src/cart/total.ts(14,7): error TS2322: Type string is wrong.')).toEqual({
      line: 'src/cart/total.ts(14,7): error TS2322: Type string is wrong.',
      told: 'src/cart/total.ts(14,7): error TS2322: Type string is wrong.',
      at: 0,
      location: 'src/cart/total.ts',
      code: 'TS2322',
      message: 'Type string is wrong.',
    })
  })

  test('takes no longer for a line that was made to be slow', () => {
    const slow = processorTime(() => {
      for (const unit of ['a/', 'A.', 'a.b:', 'E ', 'process ', 'expected ', '(', ' =', '.'])
        failed(Array.from({ length: 60 }, () => unit.repeat(1000)).join('\n'))
    })
    const plain = processorTime(() => {
      for (let turn = 0; turn < 9; turn++)
        failed(Array.from({ length: 60 }, () => 'plain words '.repeat(160)).join('\n'))
    })
    expect(slow / plain).toBeLessThan(60)
  })
})

describe('the same failure', () => {
  test.each([
    ['TypeError: x is undefined at /tmp/run-1/a.ts:3:5', 'TypeError: x is undefined at /home/kim/run-22/a.ts:981:15'],
    ['--- FAIL: TestCharge (0.01s)', '--- FAIL: TestCharge (12.44s)'],
    ['2026-01-02T03:04:05Z error: commit 1a2b3c4d not found', '2027-11-12T13:14:15Z error: commit 9f8e7d6c not found'],
    ['error: port 41873 is taken', 'error: port 52110 is taken'],
    ['[FAIL. Reason: 100 != 119] test_Tax() (gas: 12345)', '[FAIL. Reason: 100 != 119] test_Tax() (gas: 12399)'],
    ["ERROR: Revision 'cart-00012-abc' is not ready", "ERROR: Revision 'cart-00031-xyz' is not ready"],
    [
      'cart-6d4cf56db6-x2x8k   0/1   CrashLoopBackOff   6 (31s ago)   7m',
      'cart-7f9d8c6b5a-pp4wz   0/1   CrashLoopBackOff   9 (2m ago)   21m',
    ],
    ['\u001b[31merror: boom\u001b[0m', 'error: boom'],
    [
      'SyntaxError: Unexpected token } in JSON at position 41',
      'SyntaxError: Unexpected token } in JSON at position 512',
    ],
    ['error: ld: cannot open /tmp/cc17Lazl.o', 'error: ld: cannot open /tmp/ccQpR40x.o'],
    ['Error: build took 1m 12s and was stopped', 'Error: build took 3m 2s and was stopped'],
    ['fatal error: stack of goroutine 17 exceeded', 'fatal error: stack of goroutine 203 exceeded'],
    ['Error: rejected on Mon Mar 2 2026', 'Error: rejected on Tue Nov 17 2026'],
    ['Error: gave up after 2 seconds 118 milliseconds', 'Error: gave up after 3 seconds 402 milliseconds'],
    ['Error: the name is taken (RequestToken: 5f1c)', 'Error: the name is taken (RequestToken: 9c3e)'],
    ['Error: no thread {1001834103}', 'Error: no thread {10099aa4f3}'],
    ['<stdin>:3:Error: no column totl', '<stdin>:19:Error: no column totl'],
  ])('%p and %p', (a, b) => expect(printOf(a)).toBe(printOf(b)))

  test.each([
    ['error: cannot find module a', 'error: cannot find module b'],
    ['--- FAIL: TestCharge', '--- FAIL: TestRefund'],
    ['Error: Request failed with status code 404', 'Error: Request failed with status code 500'],
    ['error: undefined function pay/1', 'error: undefined function refund/1'],
    ['a.ts(1,2): error TS2304: Cannot find name x.', 'b.ts(1,2): error TS2304: Cannot find name x.'],
  ])('but not %p and %p', (a, b) => expect(printOf(a)).not.toBe(printOf(b)))
})

const shared = join(import.meta.dir, '../../../../shared/errors/outputs.json')
test.skipIf(!existsSync(shared))('outputs of other tools: found, moved, told apart (needs ../shared/errors)', () => {
  const all = JSON.parse(readFileSync(shared, 'utf8')) as { tool: string; out: string; same?: string; diff?: string }[]
  for (const { tool, out, same, diff } of all) {
    expect(`${tool}: ${printOf(out) !== ''}`).toBe(`${tool}: true`)
    if (same) expect(`${tool}: ${printOf(same)}`).toBe(`${tool}: ${printOf(out)}`)
    if (diff) expect(`${tool}: ${printOf(diff)}`).not.toBe(`${tool}: ${printOf(out)}`)
  }
})

/** What this process used, whatever else runs on the machine. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
