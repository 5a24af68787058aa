import { expect, test } from 'bun:test'
import { drivePath, shellPath } from './drive-path.ts'

test.each([
  ['D:\\shop\\cart.ts', '/d/shop/cart.ts'],
  ['C:/Users/dev/shop', '/c/Users/dev/shop'],
  ['c:\\', '/c/'],
  ['/srv/shop/a\\b.ts', '/srv/shop/a\\b.ts'],
  ['src\\cart.ts', 'src\\cart.ts'],
  ['\\\\server\\share\\x', '\\\\server\\share\\x'],
  ['', ''],
])('a path on a drive is written as the shell there writes it: %s', (path, told) => expect(shellPath(path)).toBe(told))

test.each([
  ['/d/shop/cart.ts', 'D:/shop/cart.ts'],
  ['/c', 'C:/'],
  ['/srv/shop', '/srv/shop'],
  ['D:\\shop', 'D:\\shop'],
  ['src/c/x', 'src/c/x'],
])('and is found on the drive: %s', (path, opened) => expect(drivePath(path)).toBe(opened))
