import { expect, test } from 'bun:test'
import { tempFolders } from '../lib/temp.ts'
import { workshop } from './lib.ts'

const folder = tempFolders()
const made = () => workshop(folder())
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test('an empty memory says so wherever it is asked, and a filter says what it left nothing of', async () => {
  const shop = made()
  const says = async (...words: string[]) => plain((await shop.tell(...words)).stdout)
  for (const words of [['memory'], ['memory', 'list'], ['search', 'cents']])
    expect(await says(...words)).toContain('Nothing is remembered here yet.')
  expect(await says('memory', 'list', '--status', 'deprecated')).toStartWith(
    'No memory here fits --status deprecated. Nothing is remembered here yet.',
  )
  await shop.tell('memory', 'create', 'project://money', '--content', 'All amounts are in cents.')
  await shop.tell('memory', 'create', 'project://names', '--content', 'Names are in kebab case.')
  for (const [words, filter] of [
    [['--status', 'deprecated'], '--status deprecated'],
    [['--tier', '0'], '--tier 0'],
    [['user://'], 'user://'],
  ] as const) {
    const said = await says('memory', 'list', ...words)
    expect(said).toStartWith(`No memory here fits ${filter}.`)
    expect(said).toEndWith('memory list shows the others: 2.')
    expect(said).not.toContain('yet')
  }
  expect(await says('search', 'zebra')).not.toContain('yet')
  expect(await says('memory', 'list', '--limit', '1')).toEndWith('There are more than 1.')
  expect(await says('memory', 'list', '--limit', '2')).not.toContain('more than')
  expect(JSON.parse((await shop.tell('memory', 'list', '--limit', '1', '--json')).stdout)).toHaveLength(1)
})

test('where only other projects are remembered, that is said instead', async () => {
  const shop = made()
  await shop.tell('memory', 'create', 'project://money', '--content', 'All amounts are in cents.')
  const says = async (...words: string[]) => plain((await shop.command(...words, '--project', shop.home.folder)).stdout)
  for (const words of [['memory'], ['memory', 'list'], ['memory', 'list', '--status', 'archived']])
    expect(await says(...words)).toContain(
      'Nothing is remembered of this project yet. In other projects: 1 (add --all).',
    )
  expect(await says('memory', 'list', '--all')).toContain('All amounts are in cents.')
})

test('a piece of a URI is enough, and where it is none the memory that was meant is named', async () => {
  const shop = made()
  await shop.tell('memory', 'create', 'project://money', '--content', 'All amounts are in cents.')
  const { code, stdout } = await shop.tell('memory', 'read', 'money')
  expect(code).toBe(0)
  expect(stdout).toContain('All amounts are in cents.')
  const { stderr } = await shop.tell('memory', 'read', 'project://mony')
  expect(stderr).toContain('did you mean project://money?')
})

test('that two contradict each other is said once, and what was refused only with what was set aside', async () => {
  const shop = made()
  await shop.tell('memory', 'create', 'project://a', '--content', 'The cache is on by default.')
  await shop.tell('memory', 'create', 'project://b', '--content', 'Pages are cached for an hour.')
  const related = await shop.tell('memory', 'relate', 'project://a', '--to', 'project://b', '--kind', 'contradicts')
  expect(plain(related.stdout)).toBe('project://a contradicts project://b.')
  const refused = await shop.tell('memory', 'refuse', 'sessions')
  expect(plain(refused.stdout)).toBe('No sessions are learned here from now on.')
})
