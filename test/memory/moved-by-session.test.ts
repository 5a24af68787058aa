import { describe, expect, test } from 'bun:test'
import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const PARSER = 'export function parse(text) {\n  return text.split(",").map((one) => one.trim())\n}\n'
const SCANNER = PARSER.replace('parse', 'scan').replace('trim', 'trimEnd')

function shopWith(files: Record<string, string>): Workshop {
  const shop = workshop(folder())
  for (const [path, text] of Object.entries(files)) shop.write(path, text)
  return shop
}

/** A session in which the agent moves something by a command, after it read a file. */
async function movedIn(shop: Workshop, session: string, command: string, moves: Record<string, string>, read: string) {
  await shop.start(session)
  for (const [from, to] of Object.entries(moves)) {
    mkdirSync(dirname(join(shop.project, to)), { recursive: true })
    renameSync(join(shop.project, from), join(shop.project, to))
  }
  const lines = [
    user('rename it'),
    used('c0', 'Read', { file_path: join(shop.project, read) }),
    result('c0', 'ok'),
    used('c1', 'Bash', { command }),
    result('c1', ''),
  ]
  const transcript_path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, lines)
  await shop.fire('SessionEnd', { reason: 'other', transcript_path }, session)
}

describe('issue 16 C11: a folder that the agent moved brings along what was said about it', () => {
  test.each<[string, Record<string, string>, string]>([
    ['git mv src/http src/web', { 'src/http': 'src/web' }, 'src/web/a.ts'],
    ['git mv src/http src/web && git commit -qm "one name"', { 'src/http': 'src/web' }, 'src/web/a.ts'],
    ['mkdir -p lib && mv src/http lib', { 'src/http': 'lib/http' }, 'lib/http/a.ts'],
    ['git mv "src/http" "src/the web"', { 'src/http': 'src/the web' }, 'src/the web/a.ts'],
    ['git mv src/http src/web; git mv src/web src/site', { 'src/http': 'src/site' }, 'src/site/a.ts'],
    ['mv src/http/a.ts src/http/b.ts src/web/', { 'src/http': 'src/web' }, 'src/web/a.ts'],
  ])('%s', async (command, moves, now) => {
    const shop = shopWith({ 'src/http/a.ts': PARSER, 'src/http/b.ts': SCANNER })
    await shop.start('s1')
    const about = ['--file', `${join(shop.project, 'src/http')}/`]
    await shop.tell('memory', 'create', 'project://http', '--content', 'Handlers never throw.', ...about)
    for (const name of ['a', 'b']) {
      const file = ['--file', join(shop.project, `src/http/${name}.ts`)]
      await shop.tell('memory', 'create', `project://${name}`, '--content', `The case of ${name} is closed.`, ...file)
    }
    await movedIn(shop, 's2', command, moves, 'src/http/a.ts')
    await shop.start('s3')
    const { context } = await shop.before('Read', { file_path: join(shop.project, now) }, 's3')
    expect(context).toContain('Handlers never throw')
    expect(context).toContain('The case of a is closed')
  })
})

describe('issue 16 C11: a repair follows the files it was made in', () => {
  const RUN = 'npx vitest run'
  const failed = (name: string, place: string) =>
    `Exit code 1\n FAIL  ${name} > splits\nAssertionError: expected 3 to be 4 // Object.is equality\n ❯ ${place}:8:19\n`

  test.each<[string, Record<string, string>, string, string]>([
    ['the file alone', { 'src/tax.ts': 'src/vat.ts' }, 'src/tax.test.ts', 'src/vat.ts'],
    [
      'the file and its test',
      { 'src/tax.ts': 'src/vat.ts', 'src/tax.test.ts': 'src/vat.test.ts' },
      'src/vat.test.ts',
      'src/vat.ts',
    ],
  ])('%s: the failure is known by its old name and by its new one', async (_, moves, testNow, now) => {
    const shop = shopWith({ 'src/tax.ts': PARSER, 'src/tax.test.ts': SCANNER })
    await shop.start('s1')
    await shop.fail(RUN, failed('src/tax.test.ts', 'src/tax.ts'), 's1')
    await shop.edit('src/tax.ts', 's1', { old_string: 'split(",")', new_string: 'split(";")' })
    await shop.bash(RUN, '      Tests  2 passed (2)', 's1')
    const command = Object.entries(moves)
      .map(([from, to]) => `git mv ${from} ${to}`)
      .join(' && ')
    await movedIn(shop, 's2', command, moves, 'src/tax.ts')
    await shop.start('s3')
    expect((await shop.fail(RUN, failed(testNow, now), 's3')).context).toContain('a change in src/vat.ts: `split')
    await shop.start('s4')
    const old = await shop.fail(RUN, failed('src/tax.test.ts', 'src/tax.ts'), 's4')
    expect(old.context).toContain('a change in src/vat.ts')
    expect(old.context).not.toContain('another place')
  })
})
