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
