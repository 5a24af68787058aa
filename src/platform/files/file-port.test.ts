import { expect, test } from 'bun:test'
import type { Files } from '../../protocol/ports.ts'
import { byShellPath } from './file-port.ts'

test('on Windows every question is asked by the name that the drive has for a file', () => {
  const asked: string[] = []
  const noted = (path: string) => {
    asked.push(path)
    return undefined as never
  }
  const plain = Object.fromEntries(
    ['size', 'exists', 'real', 'modified', 'state', 'blob', 'object', 'read', 'hash', 'list'].map((name) => [
      name,
      noted,
    ]),
  ) as unknown as Files
  const files = byShellPath(plain)
  for (const ask of Object.values(files)) (ask as (path: string) => unknown)('/d/shop/cart.ts')
  expect(asked).toEqual(Array.from({ length: 10 }, () => 'D:/shop/cart.ts'))
})
