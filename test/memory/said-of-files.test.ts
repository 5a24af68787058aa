import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()

/** A session of these lines, learned from at its end. */
async function learned(shop: Workshop, session: string, lines: readonly object[]): Promise<void> {
  const transcript_path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, lines)
  await shop.fire('SessionStart', { source: 'startup', transcript_path }, session)
  await shop.fire('SessionEnd', { reason: 'other', transcript_path }, session)
}

/** The file is changed, for a reason that was said just before. */
function change(shop: Workshop, id: string, why: string): readonly object[] {
  const input = { file_path: join(shop.project, 'src/a.ts'), old_string: 'a = 1', new_string: 'a = 2' }
  return [said(why), used(id, 'Edit', input), result(id, 'updated')]
}

async function met(shop: Workshop, session: string): Promise<string> {
  return (await shop.before('Edit', { file_path: join(shop.project, 'src/a.ts') }, session)).context
}

const CORRECTED = [
  [
    'The cache TTL is 60 seconds because the upstream refreshes every minute.',
    'The cache TTL is 300 seconds, not 60.',
    '60 seconds',
  ],
  [
    'I decided to use RabbitMQ for the queue because it is simple to run.',
    'We use NATS for the queue, not RabbitMQ.',
    'RabbitMQ',
  ],
  ['决定缓存时间设为60秒，因为上游每分钟刷新一次。', '缓存时间是300秒，不是60秒', '60秒'],
  ['決定快取時間設為60秒，因為上游每分鐘更新一次。', '快取時間是300秒，不是60秒', '60秒'],
] as const

describe('what was said of a file and corrected by the person', () => {
  test.each(CORRECTED)('%p is told no more at the file after %p', async (why, correction, old) => {
    const shop = workshop(folder())
    shop.write('src/a.ts', 'const a = 1\n')
    const first = [user('set it up in src/a.ts'), ...change(shop, 't1', why)]
    await learned(shop, 's1', first)
    await shop.start('s2')
    expect(await met(shop, 's2')).toContain(old)

    await shop.start('s3')
    await shop.prompt(correction, 's3')
    expect(await met(shop, 's3')).not.toContain(old)

    await learned(shop, 's4', [user(correction), said('Changed.')])
    await learned(shop, 's1', first)
    await shop.start('s5')
    expect(await met(shop, 's5')).not.toContain(old)
    const record = shop.memories().find(({ uri }) => uri === 'project://files/src/a.ts')
    expect(record).toMatchObject({ status: 'active' })
    expect(record?.content).not.toContain(old)
  })

  test('what else was said of it stands', async () => {
    const shop = workshop(folder())
    shop.write('src/a.ts', 'const a = 1\n')
    await learned(shop, 's1', [
      user('set it up in src/a.ts'),
      ...change(shop, 't1', 'The cache TTL is 60 seconds because the upstream refreshes every minute.'),
      ...change(shop, 't2', 'The upload timeout is 30 seconds because the scanner is slow.'),
    ])
    await learned(shop, 's2', [user('The cache TTL is 300 seconds, not 60.'), said('Changed.')])
    await shop.start('s3')
    const told = await met(shop, 's3')
    expect(told).toContain('upload timeout is 30 seconds')
    expect(told).not.toContain('60 seconds')
  })
})

describe('the reason of a change', () => {
  test.each([
    ['The invoices are rounded to whole cents now.', 'now add a flag to src/a.ts'],
    ['发票现在四舍五入到整分，因为银行不收零头。', '现在给 src/a.ts 加一个开关'],
    ['發票現在四捨五入到整分，因為銀行不收零頭。', '現在幫 src/a.ts 加一個開關'],
  ])('is not %p, which closed what was asked before', async (closing, next) => {
    const shop = workshop(folder())
    shop.write('src/a.ts', 'const a = 1\n')
    const input = { file_path: join(shop.project, 'src/a.ts'), old_string: 'a = 1', new_string: 'a = 2' }
    await learned(shop, 's1', [
      user('round the invoices'),
      said(closing),
      user(next),
      used('t1', 'Edit', input),
      result('t1', 'updated'),
    ])
    const record = shop.memories().find(({ uri }) => uri === 'project://files/src/a.ts')
    expect(record?.content).not.toContain('Lately')
  })

  test('of two failures mended one after the other, each repair has its own; one that nobody explained has none', async () => {
    const shop = workshop(folder())
    const lines: object[] = []
    const transcript_path = () => transcript(join(shop.home.folder, 's1.jsonl'), shop.project, lines)
    const fire = (name: string, own: object) => shop.fire(name, { ...own, transcript_path: transcript_path() })
    const build = { tool_name: 'Bash', tool_input: { command: 'cargo build' } }
    const fail = async (id: string, error: string) => {
      lines.push(used(id, 'Bash', build.tool_input), result(id, error, true))
      await fire('PostToolUseFailure', { ...build, error: `Exit code 1\n${error}`, tool_use_id: id })
    }
    const mend = async (id: string, from: string, to: string, why = '') => {
      const tool_input = { file_path: join(shop.project, 'src/lib.rs'), old_string: from, new_string: to }
      lines.push(...(why === '' ? [] : [said(why)]), used(id, 'Edit', tool_input), result(id, 'updated'))
      await fire('PostToolUse', { tool_name: 'Edit', tool_input, tool_response: {}, tool_use_id: id })
    }
    const pass = async (id: string) => {
      lines.push(used(id, 'Bash', build.tool_input), result(id, 'Finished'))
      await fire('PostToolUse', { ...build, tool_response: { stdout: 'Finished' }, tool_use_id: id })
    }
    lines.push(user('make src/lib.rs build'))
    await fire('SessionStart', { source: 'startup' })
    await fail('c1', 'error[E0502]: cannot borrow `v` as mutable in src/lib.rs')
    await mend('e1', '&v[0]', 'v[0].clone()', 'The borrow has to end before the push, so the element is cloned.')
    await fail('c2', 'error[E0382]: borrow of moved value: `name` in src/lib.rs')
    await mend('e2', 'use(name)', 'use(&name)', 'The name is moved there, so it is lent instead.')
    await pass('c3')
    await fail('c4', 'error[E0308]: mismatched types in src/lib.rs')
    await mend('e3', 'let n: u8', 'let n: u16')
    await pass('c5')
    const repairs = shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))
    const of = (code: string) => repairs.find(({ content }) => content.includes(code))?.content ?? ''
    expect(of('E0502')).toContain('(The borrow has to end before the push, so the element is cloned)')
    expect(of('E0382')).toContain('(The name is moved there, so it is lent instead)')
    expect(of('E0308')).toMatch(/`let n: u8` → `let n: u16`\.\n/)
  })
})
