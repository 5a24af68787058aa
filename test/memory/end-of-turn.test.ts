import { describe, expect, test } from 'bun:test'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const RULE = 'we format with ruff, not black.'

/** A session with a transcript of its own; what is typed is in it, and reported or not. */
async function begun(): Promise<{
  shop: Workshop
  type(text: string, how?: 'reported' | 'unreported'): Promise<void>
  end(name: 'Stop' | 'SessionEnd'): Promise<void>
  learned(): string[]
}> {
  const shop = workshop(folder())
  const transcript_path = join(shop.home.folder, 's1.jsonl')
  let count = 0
  const write = (type: string, content: unknown) =>
    appendFileSync(
      transcript_path,
      `${JSON.stringify({
        type,
        uuid: `u${++count}`,
        sessionId: 's1',
        cwd: shop.project,
        timestamp: new Date().toISOString(),
        message: { role: type, content },
      })}\n`,
    )
  await shop.fire('SessionStart', { source: 'startup', transcript_path })
  return {
    shop,
    async type(text, how = 'reported') {
      if (how === 'reported')
        await shop.fire('UserPromptSubmit', { prompt: text, prompt_id: `p${++count}`, transcript_path })
      write('user', text)
      write('assistant', [{ type: 'text', text: `Done: ${count}.` }])
    },
    async end(name) {
      const own =
        name === 'Stop' ? { stop_hook_active: false, last_assistant_message: `${++count}` } : { reason: 'other' }
      await shop.fire(name, { ...own, transcript_path })
    },
    learned: () =>
      shop
        .memories()
        .filter(
          ({ uri, status }) =>
            status === 'active' && /^project:\/\/(?:conventions|facts|preferences|decisions)\//.test(uri),
        )
        .map(({ content }) => content),
  }
}

describe('issue 16: what the person laid down is kept when the turn ends', () => {
  test('out of a prompt that the host reported', async () => {
    const { type, end, learned } = await begun()
    await type(RULE)
    await end('Stop')
    expect(learned()).toEqual([RULE])
  })

  test('out of the transcript of a host that reports no prompts', async () => {
    const { type, end, learned } = await begun()
    await type(RULE, 'unreported')
    await end('Stop')
    expect(learned()).toEqual([RULE])
  })

  test('out of the journal where there is no transcript', async () => {
    const shop = workshop(folder())
    await shop.start()
    await shop.prompt(RULE)
    await shop.fire('Stop', { stop_hook_active: false, last_assistant_message: 'ok' })
    expect(shop.memories().map(({ content }) => content)).toContain(RULE)
  })

  test('out of a prompt that is longer than the journal keeps', async () => {
    const { type, end, learned } = await begun()
    await type(`${'Please look at the importer and tell me what it does. '.repeat(100)}\n${RULE}`)
    await end('Stop')
    expect(learned()).toEqual([RULE])
  })

  test('out of the first of two prompts of one turn, and in a later turn too', async () => {
    const { type, end, learned } = await begun()
    await type('Rename the importer.')
    await end('Stop')
    await type(RULE)
    await type('Go on with the importer.')
    await end('Stop')
    expect(learned()).toEqual([RULE])
  })
})

test('issue 15: a turn in which nothing is laid down reads no transcript; the end of the session does', async () => {
  const { type, end, learned } = await begun()
  await type(RULE, 'unreported')
  await type('Please rename the importer.')
  await end('Stop')
  expect(learned()).toEqual([])
  await end('Stop')
  expect(learned()).toEqual([])
  await end('SessionEnd')
  expect(learned()).toEqual([RULE])
})

test('what nobody has read for long is read at the end of a turn, and not once more at the next', async () => {
  const { shop, type, end } = await begun()
  const kept = () => shop.home.all<{ offset: number }>('SELECT offset FROM ledgers').map(({ offset }) => offset)
  await type('Please rename the importer.')
  await end('Stop')
  expect(kept()).toEqual([])
  for (let n = 0; n < 30; n++)
    await type(`Line ${n}. ${'The importer reads one line after the other. '.repeat(450)}`, 'unreported')
  await end('Stop')
  expect(kept()[0]).toBeGreaterThan(512 * 1024)
  const [before] = kept()
  await type('Please rename the exporter.')
  await end('Stop')
  expect(kept()).toEqual([before ?? 0])
})

describe('what the person let out of a rule holds when the session ends', () => {
  const PAIRS = [
    ['Never mock the database in tests.', 'You can mock the database in unit tests again.'],
    ['不要用 any。', '测试文件里可以用 any。'],
  ] as const
  for (const [rule, exception] of PAIRS)
    test(exception, async () => {
      const { type, end, learned, shop } = await begun()
      await type(rule)
      await end('Stop')
      await type(exception)
      await end('Stop')
      const narrowed = learned()
      expect(narrowed).not.toEqual([rule])
      await shop.fire('PreCompact', { trigger: 'auto', transcript_path: join(shop.home.folder, 's1.jsonl') })
      expect(learned()).toEqual(narrowed)
      await end('SessionEnd')
      expect(learned()).toEqual(narrowed)
    })

  test('and the rule holds whole again when it is typed again after that', async () => {
    const { type, end, learned } = await begun()
    for (const text of ['Never mock the database in tests.', 'You can mock the database in unit tests again.']) {
      await type(text)
      await end('Stop')
    }
    await type('Never mock the database in tests.')
    await end('Stop')
    await end('SessionEnd')
    expect(learned()).toEqual(['Never mock the database in tests.'])
  })

  test('of two that replace each other in turn the last one stands', async () => {
    const { type, end, learned } = await begun()
    for (const text of ['we use npm here, always.', 'we use pnpm here, always.', 'we use npm here, always.']) {
      await type(text)
      await end('Stop')
    }
    await end('SessionEnd')
    expect(learned()).toEqual(['we use npm here, always.'])
  })
})
