import { describe, expect, test } from 'bun:test'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const uri = 'project://signing'
const words = 'We sign all commits.'

/** What an agent types in the shell that its host gives it. */
async function inAgentsShell(shop: Workshop, ...typed: string[]): Promise<string> {
  const child = Bun.spawn([binary(), ...typed, '--project', shop.project], {
    stdout: 'pipe',
    stderr: 'pipe',
    cwd: shop.project,
    env: { PATH: process.env.PATH ?? '', HOME: shop.home.folder, THROUGHLINE_HOME: shop.home.home, CLAUDECODE: '1' },
  })
  const [said, wrong] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return said + wrong
}

async function signed() {
  const shop = workshop(folder())
  await shop.start()
  await shop.tell('memory', 'create', uri, '--content', words)
  const standing = () => shop.memories().find((one) => one.uri === uri)
  return { shop, standing }
}

describe("issue 16 A1: a command in an agent's shell is the agent's", () => {
  test.each<string[]>([
    ['memory', 'update', uri, '--content', 'We sign no commits.'],
    ['memory', 'append', uri, '--content', 'But for hotfixes.'],
    ['memory', 'delete', uri],
    ['memory', 'delete', uri, '--force', '--yes'],
    ['forget', uri, '--yes'],
  ])('%s %s %s proposes, and what the person said stands', async (...typed: string[]) => {
    const { shop, standing } = await signed()
    expect(await inAgentsShell(shop, ...typed)).toContain('It waits as a proposal')
    expect(standing()).toMatchObject({ content: words, trust: 'user', status: 'active' })
    expect((await shop.tell('memory', 'list', '--waiting')).stdout).toContain('Proposed by an agent')
    // It agrees to nothing in their name; they do.
    expect(await inAgentsShell(shop, 'memory', 'confirm', '1')).toContain('only the person does that')
    expect(standing()).toMatchObject({ content: words })
    expect((await shop.tell('memory', 'confirm', '1')).code).toBe(0)
    expect(standing()).not.toMatchObject({ content: words, status: 'active' })
  })

  test('what it writes is its own word, and what holds everywhere waits', async () => {
    const { shop } = await signed()
    await inAgentsShell(
      shop,
      'memory',
      'create',
      'project://notes/z',
      '--content',
      'The queue drops jobs.',
      '--tier',
      '0',
    )
    await inAgentsShell(shop, 'memory', 'create', 'user://notes/z', '--content', 'The queue drops jobs.')
    expect(shop.memories().slice(1)).toMatchObject([
      { trust: 'agent', status: 'active' },
      { trust: 'agent', status: 'archived' },
    ])
    expect(await inAgentsShell(shop, 'memory', 'update', 'user://notes/z', '--status', 'active')).toContain(
      'only the person does that',
    )
    expect(await inAgentsShell(shop, 'memory', 'refuse', 'decisions')).toContain('only the person does that')
    expect((await shop.start('s2')).context).not.toContain('said by the user): The queue')
  })
})
