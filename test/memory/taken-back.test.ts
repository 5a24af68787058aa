import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { said, transcript, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()

/** One session after the other, each with what the person says in it; what a new one is told at its start. */
async function toldAfter(...sessions: readonly (readonly string[])[]): Promise<{ shop: Workshop; told: string }> {
  const shop = workshop(folder())
  for (const [at, prompts] of sessions.entries()) {
    const lines = prompts.flatMap((text) => [user(text), said('Okay.')])
    const transcript_path = transcript(join(shop.home.folder, `s${at}.jsonl`), shop.project, lines)
    await shop.fire('SessionStart', { source: 'startup', transcript_path }, `s${at}`)
    await shop.fire('Stop', { stop_hook_active: false, transcript_path }, `s${at}`)
    await shop.fire('SessionEnd', { reason: 'other', transcript_path }, `s${at}`)
  }
  return { shop, told: (await shop.start('next')).context ?? '' }
}

const ownWords = (shop: Workshop) =>
  shop.memories().filter(({ trust, status }) => trust === 'user' && status === 'active')

test.each([
  ['from now on always use tabs in Go files', 'Actually forget what I said about tabs in Go files', 'tabs'],
  ['以后都用 pnpm，不要用 npm', '之前说的用 pnpm 作废', 'pnpm'],
  ['never use mocks in tests', 'you can use mocks again', 'mocks'],
  ['always add me as reviewer on PRs', 'you can stop adding me to the PRs', 'reviewer'],
  ['以后每次改完都给我发一份总结', '总结不用发了，我自己看 diff 就行', '总结'],
])('issue 16 A2: %p is over after %p, and nothing is kept of either', async (rule, back, word) => {
  expect((await toldAfter([rule])).told).toContain(word)
  const { shop, told } = await toldAfter([rule], [back])
  expect(told).not.toContain(word)
  expect(ownWords(shop)).toEqual([])
})

test.each([
  ['lines are at most 100 characters', 'the rule about lines no longer holds for tests', 'except for tests'],
  ['always use tabs, never spaces', 'Forget what I said about tabs in Go files', 'except for Go files'],
])('issue 16 A2: %p, narrowed by %p, is told as one', async (rule, back, exception) => {
  const { shop, told } = await toldAfter([rule], [back])
  expect(told).toContain(`${rule} (${exception})`)
  expect(ownWords(shop)).toHaveLength(1)
})

test.each([
  ['We use Jest for unit tests in this repo.', "we moved off jest last week, it's vitest now", 'Jest', 'vitest'],
  [
    'Soft-deleted users are always purged after 90 days.',
    '90 days turned out to be too long, legal wants 30',
    'purged',
    '30',
  ],
  ['这个项目的缩进用两个空格。', '缩进还是用四个空格吧', '两个', '四个'],
])('issue 16 A2: %p is over after %p, which is told', async (rule, later, before, now) => {
  const { told } = await toldAfter([rule], [later])
  expect(told).not.toContain(before)
  expect(told).toContain(now)
})

test('issue 16 A2: what is said of another package leaves the rule', async () => {
  const rule = 'We use Jest for unit tests in this repo.'
  expect((await toldAfter([rule], ['in packages/admin they use vitest now'])).told).toContain('Jest')
})

test('what is laid down anew after it was taken back stands, however often the session is read', async () => {
  const rule = 'we never use mocks in tests'
  const { shop } = await toldAfter([rule], ['forget what I said about mocks in tests', rule], ['what does main do?'])
  expect(ownWords(shop).map(({ content }) => content)).toEqual([rule])
})

test('what may be pasted takes back nothing', async () => {
  const rule = 'never push to main without a review'
  const pasted =
    'Keep functions small. Prefer composition over inheritance. The rule about pushing to main no longer applies. Close files in a finally block.'
  expect((await toldAfter([rule], [pasted])).told).toContain(rule)
})
