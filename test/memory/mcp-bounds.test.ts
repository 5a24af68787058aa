import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const COUNT = 1600
let shop: Workshop
let client: Client

beforeAll(async () => {
  shop = workshop(folder())
  await shop.start()
  const file = join(shop.home.folder, 'many.json')
  const many = Array.from({ length: COUNT }, (_, n) => ({
    uri: `project://notes/n${n}`,
    content: `Note ${n} on parcels. ${'It goes on for a while. '.repeat(6)}`,
  }))
  writeFileSync(file, JSON.stringify([...many, { uri: 'project://long', content: 'A long text. '.repeat(4000) }]))
  await shop.tell('memory', 'import', file, '--yes')
  client = new Client({ name: 'test', version: '1' })
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: shop.home.folder,
    THROUGHLINE_HOME: shop.home.home,
    CLAUDE_PROJECT_DIR: shop.project,
  }
  await client.connect(new StdioClientTransport({ command: binary(), args: ['mcp'], env, cwd: shop.project }))
}, 120_000)

afterAll(() => client.close())

async function call(name: string, args: Record<string, unknown>): Promise<{ text: string; failed: boolean }> {
  const result = await client.callTool({ name, arguments: args })
  const content = result.content as { type: string; text: string }[]
  return { text: content.map(({ text }) => text).join('\n'), failed: result.isError === true }
}

describe('issue 16 C14: answers of the MCP server are bounded and paged', () => {
  test('system://index is a page, and says where the next one is', async () => {
    const first = await call('memory_read', { uri: 'system://index' })
    expect(first.text.length).toBeLessThan(30_000)
    expect(first.text).toContain('system://index/2')
    const second = await call('memory_read', { uri: 'system://index/2' })
    expect(second.failed).toBe(false)
    expect(second.text).not.toBe(first.text)
    expect(second.text.length).toBeLessThan(30_000)
  })

  test('resources/list goes on with a cursor until all are listed, each once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 100; page++) {
      const answer = await client.listResources(cursor === undefined ? {} : { cursor })
      seen.push(...answer.resources.map(({ uri }) => uri))
      cursor = answer.nextCursor
      if (cursor === undefined) break
    }
    const notes = seen.filter((uri) => uri.startsWith('project://notes/'))
    expect(new Set(notes).size).toBe(COUNT)
    expect(notes).toHaveLength(COUNT)
  })

  test('a search has an offset, and its pages do not overlap', async () => {
    const urisIn = (text: string) => new Set(text.match(/project:\/\/notes\/n\d+/g) ?? [])
    const first = urisIn((await call('memory_search', { query: 'parcels', limit: 5 })).text)
    const second = urisIn((await call('memory_search', { query: 'parcels', limit: 5, offset: 5 })).text)
    expect([first.size, second.size]).toEqual([5, 5])
    expect([...second].filter((uri) => first.has(uri))).toEqual([])
  })

  test('the last hit of many is reached by its offset, and behind it is said how many there are', async () => {
    const deep = await call('memory_search', { query: 'parcels', limit: 5, offset: COUNT - 3 })
    expect(deep.text.match(/project:\/\/notes\/n\d+/g)).toHaveLength(3)
    expect((await call('memory_search', { query: 'parcels', offset: COUNT + 400 })).text).toContain(`only ${COUNT}`)
  })

  test('a namespace that does not exist is refused with those that can be written', async () => {
    const { text, failed } = await call('memory_save', { uri: 'projekt://x', content: 'The lamp is blue.' })
    expect(failed).toBe(true)
    expect(text).toContain('namespaces: project, workflow, user, task; system')
  })

  test('a long memory is read in pieces', async () => {
    const head = await call('memory_read', { uri: 'project://long' })
    expect(head.text.length).toBeLessThan(30_000)
    const from = Number(/from:? (\d+)/.exec(head.text)?.[1])
    expect(from).toBeGreaterThan(0)
    expect((await call('memory_read', { uri: 'project://long', from })).text).toContain('A long text.')
  })

  test.each(['project://a%', 'project://%E0%A4%A'])(
    'a resource that is no URI is answered with what is wrong: %s',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toThrow('cannot stand in a URI')
    },
  )

  test('a long resource is read in pieces, each of which says where the next one is', async () => {
    let text = ''
    let uri: string | undefined = 'project://long'
    for (let page = 0; uri !== undefined && page < 20; page++) {
      const { contents } = await client.readResource({ uri })
      const [read] = contents as { text: string }[]
      const piece = read?.text ?? ''
      expect(piece.length).toBeLessThan(9000)
      uri = /read on at (project:\/\/long\?from=\d+)\.$/.exec(piece)?.[1]
      text += uri === undefined ? piece : piece.slice(0, piece.lastIndexOf('\n…'))
    }
    expect(uri).toBeUndefined()
    expect(text.match(/A long text\./g)?.length).toBeGreaterThan(3900)
    const { contents } = await client.readResource({ uri: 'system://recent/500' })
    expect((contents as { text: string }[])[0]?.text).toContain('read on at system://recent/500?from=')
  })

  test.each(['memory_update', 'memory_forget'])('%s of what is made up when it is read is refused', async (name) => {
    const { text, failed } = await call(name, { uri: 'system://boot', content: 'x y z' })
    expect([failed, text.includes('cannot be written')]).toEqual([true, true])
  })

  test.each(['system://recent/5000', `system://recent/${'9'.repeat(200)}`])(
    '%s is bounded, says so at its end and is read in pieces',
    async (uri) => {
      let from = 0
      let lines = 0
      for (let page = 0; page < 60; page++) {
        const { text, failed } = await call('memory_read', { uri, from })
        expect([failed, text.length < 9000]).toEqual([false, true])
        lines += text.match(/project:\/\/notes\/n\d+: /g)?.length ?? 0
        const next = /read on with from (\d+)\.$/.exec(text)?.[1]
        if (next === undefined) {
          expect(text).toContain('These are the newest 999; system://index lists all.')
          break
        }
        from = Number(next)
      }
      expect(lines).toBeGreaterThan(900)
      expect(lines).toBeLessThan(1000)
    },
  )

  test.each(['system://boot', 'system://anything'])('%s cannot be written', async (uri) => {
    const { text, failed } = await call('memory_save', { uri, content: 'A text.' })
    expect(failed).toBe(true)
    expect(text).toContain('system')
    expect(shop.memories().some((memory) => memory.uri === uri)).toBe(false)
  })

  test('an update that changes nothing says so', async () => {
    const { text, failed } = await call('memory_update', { uri: 'project://notes/n1' })
    expect(failed).toBe(true)
    expect(text).toContain('content')
  })

  test('an unknown namespace says which there are', async () => {
    const { text, failed } = await call('memory_save', { uri: 'nowhere://x', content: 'A text.' })
    expect(failed).toBe(true)
    for (const namespace of ['project', 'workflow', 'user', 'task']) expect(text).toContain(namespace)
  })
})
