import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { said, transcript, user, workshop } from './lib.ts'

const folder = tempFolders()
const uri = 'project://conventions/we-use-tabs-not-spaces'

/** A session in which these were said, that ended. */
async function ended(shop: ReturnType<typeof workshop>, session: string, ...prompts: string[]) {
  const path = transcript(
    join(shop.home.folder, 'transcripts', `${session}.jsonl`),
    shop.project,
    prompts.flatMap((prompt) => [user(prompt), said('Okay.')]).map((line) => ({ ...line, sessionId: session })),
  )
  await shop.fire('SessionStart', { source: 'startup', transcript_path: path }, session)
  for (const prompt of prompts)
    await shop.fire('UserPromptSubmit', { prompt, prompt_id: `${session}${prompt}`, transcript_path: path }, session)
  await shop.fire('SessionEnd', { reason: 'other', transcript_path: path }, session)
}

async function forgot() {
  const shop = workshop(folder())
  await ended(shop, 's1', 'We use tabs, not spaces. Can you look at the store?')
  expect(shop.memories().map((one) => one.uri)).toContain(uri)
  const { code, stdout } = await shop.tell('forget', uri, '--yes')
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('in no file of the store') })
  const texts = () =>
    shop.home
      .all<{ text: string }>(
        `SELECT content || details AS text FROM memories UNION ALL SELECT text FROM memory_waiting UNION ALL SELECT card FROM memory_cards`,
      )
      .map(({ text }) => text)
      .join('\n')
  return { shop, texts }
}

describe('issue 16 A5: a sentence that was forgotten', () => {
  test('is gone from the record of its session too, and the rest of that stays', async () => {
    const { texts } = await forgot()
    expect(texts()).not.toContain('tabs')
    expect(texts()).toContain('Can you look at the store?')
  })

  test('does not come back when the ledger is made anew, the session goes on, or its transcript is imported', async () => {
    const { shop, texts } = await forgot()
    shop.home.all('DELETE FROM ledgers')
    await ended(shop, 's1', 'We use tabs, not spaces. Can you look at the store?', 'go on with the store please')
    expect(texts()).not.toContain('tabs')
    shop.home.all('DELETE FROM memory_sessions')
    const { stdout } = await shop.tell('import', 'transcripts', join(shop.home.folder, 'transcripts'))
    expect(stdout).toContain('Learned from 1')
    expect(texts()).not.toContain('tabs')
    expect((await shop.start('s2')).context ?? '').not.toContain('tabs')
  })

  test('does not come back with a fork of its session', async () => {
    const { shop, texts } = await forgot()
    const path = transcript(join(shop.home.folder, 'transcripts', 'f1.jsonl'), shop.project, [
      user('We use tabs, not spaces. Can you look at the store?'),
      said('Okay.'),
      user('Now mend the footer, please.'),
    ])
    await shop.fire('SessionStart', { source: 'fork', transcript_path: path }, 'f1')
    const prompt = { prompt: 'Now mend the footer, please.', prompt_id: 'f1p', transcript_path: path }
    await shop.fire('UserPromptSubmit', prompt, 'f1')
    await shop.fire('SessionEnd', { reason: 'other', transcript_path: path }, 'f1')
    expect(texts()).toContain('footer')
    expect(texts()).not.toContain('tabs')
  })

  test('does not come back in the words of a doubt', async () => {
    const { shop, texts } = await forgot()
    const path = transcript(join(shop.home.folder, 'old.jsonl'), shop.project, [user('maybe we use tabs, not spaces')])
    await shop.tell('import', 'transcripts', path)
    expect(texts()).not.toMatch(/"text":"[^"]*tabs/)
    expect((await shop.tell('memory', 'list', '--waiting')).stdout).toContain('Nothing waits')
  })

  test('is the new word of the person when they say it in a later session', async () => {
    const { shop } = await forgot()
    await ended(shop, 's2', 'We use tabs, not spaces.')
    expect(shop.memories().find((one) => one.uri === uri)).toMatchObject({ status: 'active', trust: 'user' })
  })

  test('is counted, and nothing of it is shown', async () => {
    const { shop } = await forgot()
    const { stdout } = await shop.tell('memory', 'list', '--forgotten')
    expect(stdout).toContain('Forgotten in all: 1.')
    expect(stdout).not.toContain('tabs')
  })
})

test('issue 16 A5: what was deleted stays away for its own session, and is taken up when it is said in a later one', async () => {
  const shop = workshop(folder())
  const standing = () => shop.memories().find((one) => one.uri === uri)?.status
  await ended(shop, 's1', 'We use tabs, not spaces.')
  await shop.tell('memory', 'delete', uri)
  await ended(shop, 's1', 'We use tabs, not spaces.', 'go on with the store please')
  expect(standing()).toBe('deleted')
  await ended(shop, 's2', 'We use tabs, not spaces.')
  expect(standing()).toBe('active')
})
