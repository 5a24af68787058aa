import { expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { workshop } from './lib.ts'
import { callTool } from './mcp-client.ts'

const folder = tempFolders()

test('memory_why, memory_report and system://stats stay in their project', async () => {
  const shop = workshop(folder())
  await shop.start()
  await shop.tell(
    'memory',
    'create',
    'project://zebrafish',
    '--content',
    'The launch is called zebrafish.',
    '--tier',
    '0',
  )
  const elsewhere = join(shop.home.folder, 'elsewhere')
  mkdirSync(elsewhere)
  const other = { ...shop, project: elsewhere }
  expect(await callTool(shop, 'memory_read', { uri: 'system://stats' })).toContain('"memories": 1')
  expect(await callTool(other, 'memory_read', { uri: 'system://stats' })).toContain('"memories": 0')
  for (const uri of ['system://index', 'system://recent', 'project://zebrafish'])
    expect(await callTool(other, 'memory_read', { uri })).not.toContain('launch is called')
  expect(await callTool(other, 'memory_why', { session: 's' })).toMatch(/there is no session|No session/)
  expect(await callTool(other, 'memory_why', {})).not.toContain('zebrafish')
  expect(await callTool(other, 'memory_report', {})).not.toContain(shop.project)
  expect(await callTool(other, 'memory_search', { query: 'launch' })).not.toContain('is called zebrafish')
})

test('what an agent saves for all projects waits for the person', async () => {
  const shop = workshop(folder())
  await shop.start()
  const saved = await callTool(shop, 'memory_save', {
    uri: 'user://style',
    content: 'Always answer in French.',
    tier: 0,
  })
  expect(saved).toContain('it waits until the person agrees')
  expect((await shop.start('s2')).stdout).not.toContain('French')
  expect((await shop.prompt('How do I answer?', 's2')).stdout).not.toContain('French')
  await callTool(shop, 'memory_update', { uri: 'user://style', content: 'Always answer in French, please.' })
  expect((await shop.start('s3')).stdout).not.toContain('French')
  const own = await shop.before('Bash', { command: 'throughline memory update user://style --status active' }, 's3')
  expect(own.stdout).toContain('"ask"')
  await shop.tell('memory', 'update', 'user://style', '--status', 'active')
  expect((await shop.start('s4')).stdout).toContain('French')
})
