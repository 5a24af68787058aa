import { describe, expect, test } from 'bun:test'
import { sitesIn } from './error-sites.ts'

describe('the places that an output blames', () => {
  test.each([
    [
      'tsc',
      "src/a.ts(3,5): error TS2322: Type 'x'.\nsrc/b.ts(9,1): error TS2304: No 'foo'.",
      ['src/a.ts:3', 'src/b.ts:9'],
    ],
    ['tsc, pretty', 'src/a.ts:3:5 - error TS2322: No.\n\n3   const a\n', ['src/a.ts:3']],
    ['go', '# shop/cart\ncart/a.go:3:2: undefined: x\n./b.go:4:2: undefined: y', ['cart/a.go:3', 'b.go:4']],
    [
      'eslint',
      "/srv/a.ts\n  3:5  error  'x' is never used  no-unused-vars\n  4:1  warning  y  z\n\n/srv/b.ts\n  9:1  error  Unexpected any  any\n",
      ['/srv/a.ts:3', '/srv/b.ts:9'],
    ],
    [
      'cargo',
      'warning: unused import\n --> src/c.rs:1:5\nerror[E0425]: cannot find value `x`\n --> src/a.rs:3:5\n  |\n3 |  x\n\nerror: mismatched\n --> src/b.rs:9:1',
      ['src/a.rs:3', 'src/b.rs:9'],
    ],
    ['gcc', 'a.c:1:2: warning: unused\na.c:3:5: error: unknown type\na.c:3:9: note: here', ['a.c:3']],
    ['a place that is named twice', 'src/a.py:3: error: x\nsrc/a.py:3: error: y', ['src/a.py:3']],
    [
      'maven',
      '[ERROR] /srv/A.java:[3,5] cannot find symbol\n[ERROR] /srv/B.java:[9,1] incompatible types',
      ['/srv/A.java:3', '/srv/B.java:9'],
    ],
    [
      'biome',
      'src/a.ts:3:5 lint/style/useConst ━━━\n\n  × Never reassigned.\n\nsrc/b.ts:9:1 lint/x ━━━\n\n  × Unexpected any.',
      ['src/a.ts:3', 'src/b.ts:9'],
    ],
    [
      'golangci-lint, which puts the package in front',
      'cart/a.go:1: : # shop/cart [shop/cart.test]\ncart/b.go:37:42: not enough arguments in call to s.begin\n\thave (string)\n\twant (string, string)\ncart/b_test.go:7:4: undefined: y (typecheck)',
      ['cart/b.go:37', 'cart/b_test.go:7'],
    ],
    ['a clock', '12:30:05: started\nok at 10:20: fine', []],
  ])('%s', (_, output, places) => {
    expect(sitesIn(output).map(({ at }) => at)).toEqual(places)
  })
})
