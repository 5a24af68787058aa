import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, workshop } from './lib.ts'
import { CHINESE, ENGLISH, type Told, TRADITIONAL } from './questions-set.ts'

const folder = tempFolders()

/** Three sessions of work, each through its hooks from start to end; then every question as the first prompt of a session of its own. */
async function answered(told: readonly Told[], questions: readonly string[]): Promise<string[]> {
  const shop = workshop(folder())
  for (const [at, some] of [told.slice(0, 4), told.slice(4, 8), told.slice(8)].entries()) {
    const name = `work${at}`
    const lines = some.flatMap((one, n) => linesOf(one, `${at}-${n}`, join(shop.project, `src/part${at}${n}.ts`)))
    const transcript_path = transcript(join(shop.home.folder, `${name}.jsonl`), shop.project, lines)
    await shop.fire('SessionStart', { source: 'startup', transcript_path }, name)
    await shop.fire('SessionEnd', { reason: 'other', transcript_path }, name)
  }
  const missed: string[] = []
  for (const [at, question] of questions.entries()) {
    const { context } = await shop.prompt(question, `ask${at}`)
    if (!context.includes(told[at]?.answer ?? '?')) missed.push(`${question} → ${context.slice(0, 300)}`)
  }
  return missed
}

function linesOf({ user: asked, agent, command }: Told, id: string, file: string): object[] {
  if (command) {
    const [line, purpose] = command
    return [used(`b${id}`, 'Bash', { command: line, description: purpose }), result(`b${id}`, '12 passed')]
  }
  if (asked) return [user(asked), said('ok')]
  return [
    said(agent ?? ''),
    used(`e${id}`, 'Edit', { file_path: file, old_string: 'a', new_string: 'b' }),
    result(`e${id}`, 'ok'),
  ]
}

describe('issue 16 C10: a question is answered from memory with the prompt, as well in Chinese as in English', () => {
  test(
    'in English',
    async () =>
      expect(
        await answered(
          ENGLISH,
          ENGLISH.map(({ asks }) => asks),
        ),
      ).toEqual([]),
    60_000,
  )
  test(
    'in Chinese',
    async () =>
      expect(
        await answered(
          CHINESE,
          CHINESE.map(({ asks }) => asks),
        ),
      ).toEqual([]),
    60_000,
  )
  test.each(['集成测试怎么跑？', '怎么跑集成测试', '集成測試怎麼跑？'])(
    '%p finds a command that only has its English name',
    async (question) => {
      const shop = workshop(folder())
      const transcript_path = transcript(join(shop.home.folder, 's.jsonl'), shop.project, [
        user('跑一下'),
        used('b1', 'Bash', { command: 'mise run test:integration' }),
        result('b1', '12 passed'),
        said('好了。'),
      ])
      await shop.fire('SessionStart', { source: 'startup', transcript_path })
      await shop.fire('SessionEnd', { reason: 'other', transcript_path })
      expect((await shop.prompt(question, 'ask')).context).toContain('mise run test:integration')
    },
  )

  test('in the other script', async () => expect(await answered(CHINESE, TRADITIONAL)).toEqual([]), 60_000)
})
