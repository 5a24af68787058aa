import { expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { workshop } from './lib.ts'

const folder = tempFolders()
const COUNT = 100_000

test('a hundred thousand memories: the right one is recalled with a file and found by search', async () => {
  const shop = workshop(folder())
  const file = join(shop.home.folder, 'many.json')
  const made = Array.from({ length: COUNT }, (_, n) => ({
    uri: `project://made/m${n}`,
    content: `Module${n} keeps its records in table${n % 5000}.`,
    files: [`src/m${n}.ts`],
  }))
  writeFileSync(file, JSON.stringify(made))
  expect((await shop.tell('memory', 'import', file)).stdout).toContain(`Took ${COUNT} of ${COUNT}`)
  await shop.start()
  const { context } = await shop.before('Read', { file_path: `${shop.project}/src/m77777.ts` })
  expect(context).toContain('Module77777 keeps its records')
  expect(context.match(/^- /gm)).toHaveLength(1)
  const { stdout } = await shop.tell('search', 'module77777', '--json', '--limit', '1')
  expect(JSON.parse(stdout)[0].uri).toBe('project://made/m77777')
  // A question in everyday words, each of which is looked for in others as well.
  const asked = await shop.tell(
    'search',
    'Where did we buy and keep the records of module77777?',
    '--json',
    '--limit',
    '1',
  )
  expect(JSON.parse(asked.stdout)[0].uri).toBe('project://made/m77777')
  expect((await shop.prompt('What about Module4242 and its records?', 's2')).context).toContain('Module4242 ')
}, 120_000)
