import { expect, test } from 'bun:test'
import { closingList } from './closing-list.ts'

test('names that stand below their count are all that failed', () => {
  const output = `    Received: 0

      at e2e/share.spec.ts:499:56

  1 failed
    [chromium] › tests/share.spec.ts:507:3 › Sharing › 10.1 shares again after a revoke ──────
  1 did not run
  18 passed (16.7s)
/srv/shop/e2e:
 ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL`
  expect(closingList(output)).toEqual({
    names: ['tests/share.spec.ts:507:3 › Sharing › 10.1 shares again after a revoke'],
    sum: '1 failed, 1 did not run, 18 passed (16.7s)',
  })
  expect(closingList(output.replace('1 failed', '2 failed'))).toBeUndefined()
  expect(closingList('1 failed, 3 passed in 0.2s\n')).toBeUndefined()
})
