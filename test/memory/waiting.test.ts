import { describe, expect, test } from 'bun:test'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { workshop } from './lib.ts'

const folder = tempFolders()

/** Somebody at work: each turn is a prompt, an answer and the end of the turn. */
function atWork() {
  const shop = workshop(folder())
  let count = 0
  const transcriptOf = (session: string) => join(shop.home.folder, `${session}.jsonl`)
  const line = (session: string, role: 'user' | 'assistant', text: string) =>
    appendFileSync(
      transcriptOf(session),
      `${JSON.stringify({
        type: role,
        uuid: `l${++count}`,
        sessionId: session,
        cwd: shop.project,
        timestamp: '2031-02-03T10:00:00.000Z',
        message: { role, content: role === 'user' ? text : [{ type: 'text', text }] },
      })}\n`,
    )
  return {
    ...shop,
    /** What the agent is shown with the prompt. */
    async turn(prompt: string, answer = 'Okay.', session = 's1') {
      const transcript_path = transcriptOf(session)
      const { context } = await shop.fire(
        'UserPromptSubmit',
        { prompt, prompt_id: `p${++count}`, transcript_path },
        session,
      )
      line(session, 'user', prompt)
      line(session, 'assistant', answer)
      await shop.fire('Stop', { stop_hook_active: false, last_assistant_message: answer, transcript_path }, session)
      return context ?? ''
    },
    /** The transcript of a fork begins as that of its parent. */
    copy: (from: string, to: string) =>
      writeFileSync(transcriptOf(to), readFileSync(transcriptOf(from), 'utf8').replaceAll(`"${from}"`, `"${to}"`)),
    end: (session = 's1') =>
      shop.fire('SessionEnd', { reason: 'other', transcript_path: transcriptOf(session) }, session),
    kept: () =>
      shop
        .memories()
        .flatMap(({ trust, status, content }) => (trust === 'user' && status === 'active' ? [content] : [])),
  }
}

describe('issue 16.3 what is doubtful waits', () => {
  test.each([
    ['maybe we should always use snake_case', 'always use snake_case', 'yes'],
    ['maybe we should always use snake_case', 'always use snake_case', 'right, make that the rule'],
    [
      'I think integration tests should always live in tests/e2e',
      'integration tests should always live in tests/e2e',
      'yes',
    ],
    ['要不以后都用 zod 校验吧？', '以后都用 zod 校验', '对，就这样'],
    ['要不以後都用 zod 校驗吧？', '以後都用 zod 校驗', '對，就這樣'],
    ['要不以后都用 zod 校验吧？', '以后都用 zod 校验', '记下来'],
  ])('%s: not kept, then kept by %s', async (said, rule, yes) => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn(said)
    expect(shop.kept()).toEqual([])
    await shop.turn(yes)
    expect(shop.kept()).toEqual([rule])
    // Reading the same words again at the end brings nothing back.
    await shop.end()
    expect(shop.home.all('SELECT text FROM memory_waiting')).toEqual([])
  })

  test('what somebody else would have otherwise replaces nothing', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('We use pnpm in this repo, not npm.')
    await shop.turn('Message from Tom. use npm, not pnpm from now on. should I?')
    await shop.end()
    expect(shop.kept()).toEqual(['We use pnpm in this repo, not npm.'])
  })

  test('it is shown once with the next prompt, not as a rule, and told to nobody else', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    const next = await shop.turn('what does src/index.ts do?')
    expect(next).toContain(
      'Perhaps meant for good, said by the user earlier in this session in these or less certain words, and not saved: always use',
    )
    expect(await shop.turn('and what does src/main.ts do?')).not.toContain('snake_case')
    await shop.end()
    expect((await shop.start('s2')).context ?? '').not.toContain('snake_case')
    expect(await shop.turn('rename the counter in src/index.ts', 'Done.', 's2')).not.toContain('snake_case')
    expect(shop.kept()).toEqual([])
  })

  test('where the session ended first, the next one shows it once', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    await shop.end()
    await shop.start('s2')
    expect(await shop.turn('what does src/index.ts do?', 'It returns 1.', 's2')).toContain('in an earlier session')
    await shop.turn('yes, that always holds', 'Okay.', 's2')
    expect(shop.kept()).toEqual(['always use snake_case'])
  })

  test('a question is shown as one, and kept as a statement when the answer is yes', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('should we always pin versions?', 'We could.')
    const shown = await shop.turn('what does src/index.ts do?', 'It returns 1.')
    expect(shown).toContain('should we always pin versions?')
    expect(shown).toContain('not settled')
    await shop.turn('yes, that always holds')
    expect(shop.kept()).toEqual(['always pin versions'])
  })

  test('nobody is asked about what the person has not decided', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('What if we used Redis instead of Memcached? Just thinking out loud.')
    await shop.turn('要不要换 vitest 还没想好')
    expect(await shop.turn('what does src/index.ts do?')).not.toMatch(/Redis|vitest/)
  })

  test('of what may be pasted the next session is told once that it is there, not what it says, and "save that" is no yes to it', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('what do you think?\n\nWe always squash before merging. Please never commit to main.')
    await shop.end()
    await shop.start('s2')
    const shown = await shop.turn('what does src/index.ts do?', 'It returns 1.', 's2')
    expect(shown).toContain('A prompt of an earlier session lays down rules')
    expect(shown).toContain('memory list --waiting')
    expect(shown).not.toContain('squash')
    expect(await shop.turn('save that', 'Okay.', 's2')).not.toContain('A prompt of an earlier session')
    expect(shop.kept()).toEqual([])
    await shop.end('s2')
    await shop.start('s3')
    expect(await shop.turn('what does src/index.ts do?', 'It returns 1.', 's3')).not.toContain('earlier session lays')
  })

  test('a leave that ended a limit and waits is shown in the next session, too', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('加新依赖之前必须先问我。')
    await shop.end()
    await shop.start('s2')
    await shop.turn('以后加新依赖不用问我了，你自己定。', '好。', 's2')
    expect(shop.kept()).toEqual([])
    await shop.end('s2')
    await shop.start('s3')
    expect(await shop.turn('看一下 src/index.ts', '好。', 's3')).toContain('a leave that would do harm')
  })

  test('said again in another session, also in other words, it is kept', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    await shop.end()
    await shop.start('s2')
    await shop.turn('I think we should always use snake_case', 'Okay.', 's2')
    expect(shop.kept()).toEqual(['always use snake_case'])
  })

  test('said plainly in nearly the same words, it waits no more', async () => {
    const shop = atWork()
    const waits = () => shop.home.all('SELECT text FROM memory_waiting').length
    await shop.start('s1')
    await shop.turn('perhaps tests should sit beside the code?')
    expect(waits()).toBe(1)
    await shop.turn('put tests beside the code, always')
    expect([shop.kept(), waits()]).toEqual([['put tests beside the code, always'], 0])
  })

  test('a fork holds what was typed in its parent: that is not said again', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    await shop.end()
    shop.copy('s1', 'f1')
    await shop.start('f1', 'fork')
    await shop.turn('Now mend the footer, please.', 'Okay.', 'f1')
    await shop.end('f1')
    expect(shop.kept()).toEqual([])
  })

  test('a yes to something else keeps nothing: the agent asked another question, or it comes too late', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case', 'Noted. Shall I push the branch?')
    await shop.turn('yes')
    expect(shop.kept()).toEqual([])
    await shop.turn('what does src/index.ts do?', 'It returns 1.')
    await shop.turn('yes')
    expect(shop.kept()).toEqual([])
  })

  test('a yes that goes on is one where the agent asked about it', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case', 'Should I treat snake_case as the rule here?')
    await shop.turn('yes, and now rename the counter')
    expect(shop.kept()).toEqual(['always use snake_case'])
  })

  test('after a no it is not asked about again, and not kept when it is said doubtfully again', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case', 'Should that hold from now on?')
    await shop.turn('no, just this time')
    expect(await shop.turn('what does src/index.ts do?')).not.toContain('snake_case')
    await shop.turn('maybe we should always use snake_case')
    expect(shop.kept()).toEqual([])
    await shop.turn('always use snake_case')
    expect(shop.kept()).toEqual(['always use snake_case'])
  })

  test('the list shows it apart, with how to keep or drop it', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    await shop.turn('I think integration tests should always live in tests/e2e')
    const list = (await shop.tell('memory', 'list')).stdout
    expect(list).toContain('And 2 sentences that wait to be confirmed (--waiting lists them).')
    expect(list).not.toContain('snake_case')
    const waiting = (await shop.tell('memory', 'list', '--waiting')).stdout
    expect(waiting).toContain('1  always use snake_case')
    expect(waiting).toContain('throughline memory confirm 1 keeps it')
    expect((await shop.tell('memory', 'refuse', '2')).stdout).toContain('Dropped: integration tests')
    expect((await shop.tell('memory', 'confirm', '1')).stdout).toContain('Kept: always use snake_case')
    expect(shop.kept()).toEqual(['always use snake_case'])
    expect((await shop.tell('memory', 'list', '--waiting')).stdout).toContain('Nothing waits')
    expect((await shop.tell('memory', 'confirm', '1')).code).toBe(2)
  })
})

describe('what waits', () => {
  test('is shown with the next prompt that has room for it where this one has none', async () => {
    const shop = atWork()
    await Bun.write(shop.home.settings, '{"memory": {"budgetTokens": 1}}')
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    expect(await shop.turn('what does src/index.ts do?')).toBe('')
    await Bun.write(shop.home.settings, '{}')
    expect(await shop.turn('and what does src/main.ts do?')).toContain('snake_case')
  })

  test('goes after a fortnight without an answer, whether it was shown or not', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    await shop.turn('I think integration tests should always live in tests/e2e')
    const later = (days: number) => shop.home.all(`UPDATE memory_waiting SET at = at - ${days} * 86400000`)
    later(13)
    expect((await shop.tell('memory', 'list')).stdout).toContain('2 sentences that wait')
    later(2)
    expect((await shop.tell('memory', 'list')).stdout).not.toContain('that wait')
    await shop.start('s2')
    await shop.end('s2')
    expect(shop.home.all('SELECT text FROM memory_waiting')).toEqual([])
  })

  test('stays refused after that', async () => {
    const shop = atWork()
    await shop.start('s1')
    await shop.turn('maybe we should always use snake_case')
    await shop.tell('memory', 'refuse', '1')
    shop.home.all('UPDATE memory_waiting SET at = at - 90 * 86400000')
    await shop.start('s2')
    await shop.turn('maybe we should always use snake_case', 'Okay.', 's2')
    await shop.end('s2')
    expect((await shop.tell('memory', 'list', '--waiting')).stdout).toContain('Nothing waits')
    expect(shop.kept()).toEqual([])
  })
})

test('issue 16.4 what the person typed is theirs in the history', async () => {
  const shop = atWork()
  await shop.start('s1')
  await shop.turn('We use tabs, not spaces.')
  const uri = 'project://conventions/we-use-tabs-not-spaces'
  expect(JSON.parse((await shop.tell('memory', 'history', uri, '--json')).stdout)).toMatchObject({
    versions: [{ author: 'user' }],
  })
  expect(JSON.parse((await shop.tell('memory', 'read', uri, '--json')).stdout)).toMatchObject({ author: 'user' })
})

test('issue 16 several wordings of one rule are one row, told once', async () => {
  const shop = atWork()
  await shop.start('s1')
  for (const said of ['用 npm', '我们用 npm', '以后都用 npm', '統一用 npm']) await shop.turn(said)
  await shop.end()
  expect(shop.kept()).toHaveLength(1)
  const told = (await shop.start('s2')).context ?? ''
  expect(told.match(/npm/g)).toHaveLength(1)
})
