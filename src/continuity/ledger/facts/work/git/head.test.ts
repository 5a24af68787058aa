import { describe, expect, test } from 'bun:test'
import { type GitStep, placeAfter } from './place-sample.ts'

const COMMITTED: GitStep = ['git commit -am "Cart"', '[main f6e9332] Cart\n 1 file changed']
const FORWARD = 'Updating 30838c3..b7b88a7\nFast-forward\n src/cart.ts | 2 +-\n 1 file changed'

describe('where the branch stands is told by whatever showed it last', () => {
  test.each<readonly [string, string, string]>([
    ['git log main..HEAD --oneline', '7335806 Cart, reworded\n49f6518 Tax', '7335806'],
    ['git log --oneline origin/main..', '7335806 Cart, reworded\n49f6518 Tax', '7335806'],
    ['git pull', FORWARD, 'b7b88a7'],
    ['git merge --ff-only origin/main', FORWARD, 'b7b88a7'],
  ])('%s', (command, output, hash) => {
    const place = placeAfter(COMMITTED, [command, output])
    expect(place).toContain(`HEAD was ${hash}`)
    expect(place).not.toContain('f6e9332')
    expect(place).not.toContain('“”')
  })

  test.each<GitStep>([
    ['git log HEAD..origin/main --oneline', '7335806 Somebody else'],
    ['git log main...HEAD --oneline', '7335806 Somebody else'],
    ['git log main..HEAD --oneline | tail -1', '7335806 The first'],
    ['git pull', 'Already up to date.'],
    ['git pull', 'Exit code 1\nUpdating 30838c3..b7b88a7\nerror: Your local changes would be overwritten by merge'],
  ])('not by %s', (command, output) => {
    expect(placeAfter(COMMITTED, [command, output])).toContain('f6e9332')
  })

  test('what was pulled is what the server has', () => {
    expect(placeAfter(COMMITTED, ['git pull', FORWARD])).toContain('pushed')
  })
})

test.each<GitStep>([
  ["git log --format='%h %an %d %s' -3", '0b1c2d3 Kim  (HEAD -> main) phase 3: Retry\n46ece7b Jo  first'],
  ["git log --pretty=format:'%h %an %s' -1", '0b1c2d3 Kim phase 3: Retry'],
])('of a format of its own the hash is told, and nothing else as the subject: %s', (command, output) => {
  expect(placeAfter([command, output])).toContain('HEAD was 0b1c2d3 when it was last seen')
})

test("a format that begins with hash and subject is git's usual one", () => {
  expect(placeAfter(["git log --pretty=format:'%h %s' -2", '0b1c2d3 phase 3: Retry\n46ece7b first'])).toContain(
    'HEAD was 0b1c2d3 “phase 3: Retry”',
  )
})
