import { expect, test } from 'bun:test'
import { broughtBy, namedIn } from './names.ts'

test('paths, identifiers and flags are names; plain words are not', () => {
  expect([...namedIn('Use src/http/retry_queue.ts with parseHeader --dry-run, then wait.')].sort()).toEqual([
    '--dry-run',
    'parseHeader',
    'retry_queue',
    'retry_queue.ts',
  ])
})

test('what one name brings is what stands in it', () => {
  for (const name of [
    'parseHeader',
    'retry_queue.ts',
    'client.ts',
    '--dry-run',
    'json',
    'aB_c',
    'README.md',
    'HTTPServer',
  ])
    expect([...broughtBy(name)].sort()).toEqual([...namedIn(`\`${name}\``)].sort())
})
