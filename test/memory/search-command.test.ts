import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
let shop: Workshop

const LONG = '這一段先說別的事情,和要找的東西沒有關係,只是為了讓筆記夠長,一行放不下'.repeat(6)

beforeAll(async () => {
  shop = workshop(folder())
  const write = (uri: string, content: string, ...more: string[]) =>
    shop.tell('memory', 'create', uri, '--content', content, ...more)
  await write('project://infra/lock', 'Terraform state is locked by one person at a time.', '--tier', '3')
  await write('project://db/pool', `${LONG}。資料庫連線池上限是二十條,逾時五秒就回傳錯誤。`)
  await write('user://cache', '缓存键必须带前缀。')
})

describe('throughline search', () => {
  test('says what it took for a misspelt word', async () => {
    const { stdout } = await shop.tell('search', 'terrafrom', 'locked')
    expect(stdout).toBe(
      'No memory has "terrafrom"; found for terraform:\nproject://infra/lock  (tier 3)\n  Terraform state is locked by one person at a time.\n',
    )
    const { stdout: json } = await shop.tell('search', 'terrafrom', '--json')
    expect(JSON.parse(json)).toMatchObject([{ uri: 'project://infra/lock', guessed: ['terrafrom'] }])
  })

  test('shows the place in a long Chinese text, asked in the other script and with the other word', async () => {
    for (const query of ['连线池 上限', '数据库 连接池']) {
      const { stdout } = await shop.tell('search', query, '--limit', '1')
      expect(stdout).toStartWith('project://db/pool')
      expect(stdout).toContain('…')
      expect(stdout).toContain('資料庫連線池上限是二十條')
    }
  })

  test('finds what is meant in the other words of the other shore', async () => {
    expect((await shop.tell('search', '快取')).stdout).toContain('user://cache')
  })

  test('says what to try when nothing is found: without the filters, in other projects, with other words', async () => {
    expect((await shop.tell('search', 'terraform', '--tier', '1', '--namespace', 'project')).stdout).toBe(
      'Nothing is remembered about "terraform".\n  Without --namespace, --tier: 1.\n',
    )
    const elsewhere = join(shop.home.folder, 'elsewhere')
    mkdirSync(elsewhere)
    expect((await shop.command('search', 'terraform', '--project', elsewhere)).stdout).toContain(
      'In other projects: 1 (add --all).',
    )
    expect((await shop.tell('search', 'graphql')).stdout).toContain('Fewer or other words may find it')
    expect(JSON.parse((await shop.tell('search', 'graphql', '--json')).stdout)).toEqual([])
  })
})

test('UserPromptSubmit recalls a memory in the other script', async () => {
  const own = workshop(folder())
  await own.tell('memory', 'create', 'project://db/pool', '--content', '資料庫連線池上限是二十條。', '--tier', '3')
  expect((await own.prompt('资料库连线池的上限是多少？')).context).toContain('資料庫連線池上限是二十條')
})
