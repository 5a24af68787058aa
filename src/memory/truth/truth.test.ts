import { describe, expect, test } from 'bun:test'
import type { Files } from '../../protocol/ports.ts'
import type { Link } from '../store/links.ts'
import type { Truth } from '../store/record.ts'
import { anchored } from './take.ts'
import { judgeTruth } from './truth.ts'

/** A project of a few files, by their paths from its root. */
function folder(texts: Readonly<Record<string, string>>, root = '/app'): Files {
  const at = (path: string) => texts[path.slice(root.length + 1)]
  return {
    size: (path) => at(path)?.length,
    read: (path, from, to) => new TextEncoder().encode(at(path)?.slice(from, to) ?? ''),
    hash: (path) => at(path),
    exists: (path) => path === root || at(path) !== undefined,
    modified: () => undefined,
    state: () => undefined,
    blob: () => undefined,
    object: () => undefined,
    real: (path: string) => path,
    list: () => [],
  }
}

const MONEY = 'export function parse(text) {\n  return Number(text)\n}\n\nexport function other() {\n  return 1\n}\n'
const file = (key: string): Link => ({ kind: 'file', key })
const symbol = (key: string): Link => ({ kind: 'symbol', key })

interface Case {
  readonly name: string
  readonly links: readonly Link[]
  readonly before: Readonly<Record<string, string>>
  readonly after: Readonly<Record<string, string>>
  readonly truth: Truth
  readonly learned?: boolean
  readonly everywhere?: boolean
}

const CASES: readonly Case[] = [
  {
    name: 'a file as it was',
    links: [file('a.ts')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': MONEY },
    truth: 'current',
  },
  {
    name: 'a file that changed',
    links: [file('a.ts')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': '' },
    truth: 'changed',
  },
  { name: 'a file that was deleted', links: [file('a.ts')], before: { 'a.ts': MONEY }, after: {}, truth: 'gone' },
  { name: 'a file never seen here', links: [file('a.ts')], before: {}, after: {}, truth: 'unchecked' },
  {
    name: 'one of two files deleted: there is still something it is about',
    links: [file('a.ts'), file('b.ts')],
    before: { 'a.ts': '1', 'b.ts': '2' },
    after: { 'a.ts': '1' },
    truth: 'changed',
  },
  {
    name: 'both deleted',
    links: [file('a.ts'), file('b.ts')],
    before: { 'a.ts': '1', 'b.ts': '2' },
    after: {},
    truth: 'gone',
  },
  {
    name: 'a file deleted beside a folder',
    links: [file('src/a.ts'), { kind: 'folder', key: 'src' }],
    before: { 'src/a.ts': '1' },
    after: {},
    truth: 'changed',
  },
  {
    name: 'a file that changed around the definition',
    links: [file('a.ts'), symbol('parse')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': MONEY.replace('return 1', 'return 2') },
    truth: 'current',
  },
  {
    name: 'a definition that was indented and wrapped anew',
    links: [file('a.ts'), symbol('parse')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': 'export function parse(\n    text\n) {\n      return Number(text)\n}\n' },
    truth: 'current',
  },
  {
    name: 'a definition that changed',
    links: [file('a.ts'), symbol('parse')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': MONEY.replace('Number(text)', 'Number(text) * 100') },
    truth: 'changed',
  },
  {
    name: 'a name that is nowhere in the file any more',
    links: [file('a.ts'), symbol('parse')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': 'export function other() {\n  return 1\n}\n' },
    truth: 'gone',
  },
  {
    name: 'a definition that moved away while its name still stands: nobody knows where to',
    links: [file('a.ts'), symbol('parse')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': "import { parse } from '../anchors/parse'\nparse('1')\n" },
    truth: 'changed',
  },
  {
    name: 'one of two names that is gone',
    links: [file('a.ts'), symbol('parse'), symbol('other')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': 'export function other() {\n  return 1\n}\n' },
    truth: 'changed',
  },
  {
    name: 'a definition that moved into the other file of the memory',
    links: [file('a.ts'), file('b.ts'), symbol('parse')],
    before: { 'a.ts': MONEY, 'b.ts': '' },
    after: { 'a.ts': '', 'b.ts': MONEY },
    truth: 'current',
  },
  {
    name: 'a name without a definition that one can see: it stands or it does not',
    links: [file('a.txt'), symbol('parse')],
    before: { 'a.txt': 'see parse for that\n' },
    after: { 'a.txt': 'for that, see parse\n' },
    truth: 'current',
  },
  {
    name: 'a name that was never in the file says nothing about it',
    links: [file('a.ts'), symbol('elsewhere')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': MONEY.replace('return 1', 'return 2') },
    truth: 'changed',
  },
  {
    name: 'what was learned about a file by itself is about whatever it is now',
    links: [file('a.ts')],
    before: { 'a.ts': MONEY },
    after: { 'a.ts': '' },
    truth: 'current',
    learned: true,
  },
  {
    name: 'what holds everywhere is not gone because this project lacks such a file',
    links: [file('a.ts')],
    before: { 'a.ts': MONEY },
    after: {},
    truth: 'unchecked',
    everywhere: true,
  },
]

describe('part 6: whether what a memory hangs on is as it was', () => {
  for (const { name, links, before, after, truth, learned = false, everywhere = false } of CASES) {
    test(`${name}: ${truth}`, () => {
      const written = anchored(folder(before), '/app', 'c0ffee0', links)
      expect(judgeTruth(folder(after), '/app', { links: written, learned, everywhere }).truth).toBe(truth)
    })
  }

  test('anchors carry the hash, the commit and a file’s marks of when they were taken; what was not seen carries none', () => {
    const taken = anchored(folder({ 'a.ts': MONEY }), '/app', 'c0ffee0', [file('a.ts'), file('b.ts'), symbol('parse')])
    expect(taken).toEqual([
      { kind: 'file', key: 'a.ts', hash: MONEY, commit: 'c0ffee0', marks: expect.stringMatching(/^(?:[0-9a-f]{8})+$/) },
      { kind: 'file', key: 'b.ts', hash: null, commit: null },
      { kind: 'symbol', key: 'parse', hash: expect.stringMatching(/^d:[0-9a-f]{16}$/), commit: 'c0ffee0' },
    ])
  })

  test('a project whose root is not there loses nothing', () => {
    const links = anchored(folder({ 'a.ts': MONEY }), '/app', undefined, [file('a.ts'), symbol('parse')])
    const { truth, anchors } = judgeTruth(folder({}, '/elsewhere'), '/app', {
      links,
      learned: false,
      everywhere: false,
    })
    expect(truth).toBe('unchecked')
    expect(anchors.map(({ state }) => state)).toEqual(['unchecked', 'unchecked'])
  })
})
