import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  fromCsv,
  fromInstructions,
  fromJson,
  fromMarkdown,
  toCsv,
  toJson,
  toMarkdown,
} from '../../src/memory/exchange/formats.ts'
import { holds } from '../lib/property.ts'
import { tempFolders } from '../lib/temp.ts'
import { workshop } from './lib.ts'

const folder = tempFolders()

describe('S3.26, S3.27: formats', () => {
  test('json and csv give back what went in, whatever is in it', () => {
    holds({
      seed: 3,
      rounds: 300,
      make: (chance) => [
        {
          uri: 'project://a/b',
          content: `x${chance.text(30)}x`.replace(/[\ud800-\udfff\0\r]/g, ''),
          tier: chance.below(11),
          when: chance.text(8).replace(/[\ud800-\udfff\0\r]/g, ''),
        },
      ],
      check: (entries) => {
        for (const parsed of [fromJson(toJson(entries)), fromCsv(toCsv(entries))]) {
          if (!parsed.ok) return false
          const [entry] = parsed.entries
          if (
            entry?.content !== entries[0]?.content ||
            entry?.tier !== entries[0]?.tier ||
            entry?.when !== entries[0]?.when
          )
            return false
        }
        return true
      },
    })
  })

  const FULL = {
    uri: 'project://a',
    content: 'A text\nof two lines.',
    tier: 2,
    when: 'When "x"',
    files: ['src/a file.ts', '*.sql'],
    symbols: ['openPool'],
    error: 'ENOSPC|no "space" left, anywhere',
    relations: [{ kind: 'depends_on', uri: 'project://b', strength: 0.5 }],
  }

  test('markdown, csv and json give back all that is known beside the text', () => {
    expect(fromMarkdown(toMarkdown(FULL), 'a.md')).toEqual(FULL)
    expect(fromCsv(toCsv([FULL]))).toEqual({ ok: true, entries: [FULL] })
    expect(fromJson(toJson([FULL]))).toEqual({ ok: true, entries: [FULL] })
  })

  test('a Markdown file of anybody’s gets its URI from its place', () => {
    expect(fromMarkdown('---\nsource: an old page\ntier: 3\n---\nUse tabs.', 'a.md').content).toBe(
      'source: an old page\nUse tabs.',
    )
    expect(fromMarkdown('# Notes\nSomething.', 'guides/how to.md').uri).toBe('project://notes/guides/how-to')
  })

  test('instructions become a memory for each section, imports left out', () => {
    const entries = fromInstructions(
      '# App\n\nUse pnpm for everything.\n@other.md\n\n## Tests\n\nRun pnpm test first.\n```\n# not a heading\n```\n',
    )
    expect(entries.map(({ uri }) => uri)).toEqual(['project://instructions/app', 'project://instructions/tests'])
    expect(entries[1]?.content).toContain('# not a heading')
  })
})

describe('import and export through the program', () => {
  test.each(['json', 'csv', 'markdown'])('%s: out of one store and into another', async (format) => {
    const from = workshop(folder())
    await from.tell('memory', 'create', 'project://a/one', '--content', 'First, "quoted",\nwith a line.', '--tier', '2')
    await from.tell('memory', 'create', 'user://two', '--content', '第二條')
    const out = join(from.home.folder, format === 'markdown' ? 'out' : `out.${format}`)
    expect((await from.tell('memory', 'export', '--format', format, '--out', out)).code).toBe(0)
    expect(existsSync(out)).toBe(true)
    const into = workshop(folder())
    expect((await into.tell('memory', 'import', out)).stdout).toContain('Took 2 of 2')
    expect(into.memories().map(({ uri, content, trust }) => [uri, content, trust])).toEqual([
      ['project://a/one', 'First, "quoted",\nwith a line.', 'imported'],
      ['user://two', '第二條', 'imported'],
    ])
  })

  test.each([
    ['skip', 'old line'],
    ['overwrite', 'new line'],
    ['merge', 'old line\nnew line'],
  ])('where the URI is taken, %s leaves %p', async (conflict, expected) => {
    const shop = workshop(folder())
    await shop.tell('memory', 'create', 'project://a', '--content', 'old line')
    const file = join(shop.home.folder, 'in.json')
    writeFileSync(file, JSON.stringify([{ uri: 'project://a', content: 'new line', priority: 3 }]))
    await shop.tell('memory', 'import', file, '--conflict', conflict)
    expect(shop.memories().map(({ content }) => content)).toEqual([expected])
  })

  test('rename keeps both; a mistake in one entry does not keep the others out', async () => {
    const shop = workshop(folder())
    await shop.tell('memory', 'create', 'project://a', '--content', 'old line')
    const file = join(shop.home.folder, 'in.json')
    writeFileSync(
      file,
      JSON.stringify([
        { uri: 'project://a', content: 'new line' },
        { uri: 'nonsense', content: 'x' },
      ]),
    )
    const { stdout } = await shop.tell('memory', 'import', file, '--conflict', 'rename')
    expect(stdout).toContain('1 could not be read')
    expect(shop.memories().map(({ uri }) => uri)).toEqual(['project://a', 'project://a-2'])
  })

  test('takes in the observations and summaries of a claude-mem database', async () => {
    const shop = workshop(folder())
    const path = join(shop.home.folder, 'claude-mem.db')
    const database = new Database(path, { create: true })
    database.run(
      'CREATE TABLE observations (id INTEGER PRIMARY KEY, project TEXT, type TEXT, title TEXT, subtitle TEXT, narrative TEXT, facts TEXT, files_read TEXT, files_modified TEXT)',
    )
    database.run(
      'CREATE TABLE session_summaries (id INTEGER PRIMARY KEY, project TEXT, request TEXT, learned TEXT, completed TEXT)',
    )
    database.run(
      `INSERT INTO observations VALUES (1, 'app', 'decision', 'Use cents', '', 'Amounts are integers.', '["No floats"]', '[]', '["src/money.ts"]')`,
    )
    database.run(`INSERT INTO observations VALUES (2, 'other', 'note', 'Elsewhere', '', 'x', '[]', '[]', '[]')`)
    database.run(`INSERT INTO session_summaries VALUES (1, 'app', 'Fix rounding', 'Floats round', 'Done')`)
    database.close()
    expect((await shop.tell('memory', 'import', path)).stdout).toContain('Took 2 of 2')
    expect(
      shop
        .memories()
        .map(({ content }) => content)
        .join('\n'),
    ).toContain('No floats')
    const before = readFileSync(path).length
    expect(before).toBeGreaterThan(0)
  })
})
