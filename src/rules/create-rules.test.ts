import { describe, expect, test } from 'bun:test'
import { event } from '../../test/lib/rules.ts'
import { createRules } from './create-rules.ts'

const PLACE = { project: '/home/dev/app', home: '/home/dev' }
const rule = (name: string, head: string, text: string) => ({
  file: `${name}.md`,
  text: `---\nname: ${name}\ndescription: A made-up rule.\n${head}\n---\n${text}\n`,
})
const typed = (command: string) => event({ command })

describe('rules for a program that runs an agent itself', () => {
  test('packs answer by name, the strict rules of them only when asked for', async () => {
    const plain = createRules({ ...PLACE, packs: ['git'] })
    expect(await plain.respond(typed('git push --force'))).toEqual([
      {
        rule: 'force-push',
        outcome: { decision: 'deny', reason: expect.stringContaining('overwrites what others may have pushed') },
      },
    ])
    expect(await plain.respond(typed('git checkout -- src/a.ts'))).toEqual([])
    const strict = createRules({ ...PLACE, packs: ['git'], strict: true })
    expect((await strict.respond(typed('git checkout -- src/a.ts'))).map((one) => one.rule)).toEqual([
      'strict-discards',
    ])
  })

  test('a text with a mistake is named with its place and left out, and the others are in force', async () => {
    const rules = createRules({
      ...PLACE,
      files: [
        rule('wrong', 'event: PreTolUse\naction: deny', 'No.'),
        rule('no-make', 'event: PreToolUse\nwhen: {command: {cmd: make}}\naction: deny', 'Not `\u0024{cmd}`.'),
      ],
    })
    expect(rules.problems).toEqual([expect.objectContaining({ file: 'wrong.md', severity: 'error' })])
    expect(rules.names).toEqual(['no-make'])
    expect((await rules.respond(typed('cd x && make all'))).map(({ outcome }) => outcome.reason)).toEqual([
      'Not `make`.',
    ])
    expect(await rules.explain(typed('ls'))).toEqual([
      { rule: 'no-make', applies: false, why: expect.stringContaining('does not match') },
    ])
  })

  test('what is said once is said once a session; files and programs are only used when they are given', async () => {
    const files = [
      rule('hello', 'event: UserPromptSubmit\naction: context\nonce: true', 'Read docs/style.md first.'),
      rule('style', 'event: UserPromptSubmit\naction: load\nload: docs/style.md', 'Style:'),
    ]
    const asked = (sessionId: string) => ({ ...event({ prompt: 'go' }, ['UserPromptSubmit']), sessionId })
    const names = async (rules: ReturnType<typeof createRules>, session: string) =>
      (await rules.respond(asked(session))).map((one) => one.rule).sort()
    const bare = createRules({ ...PLACE, files })
    expect(bare.problems).toEqual([])
    expect(await names(bare, 'a')).toEqual(['hello'])
    expect(await names(bare, 'a')).toEqual([])
    expect(await names(bare, 'b')).toEqual(['hello'])
    const reading = createRules({ ...PLACE, files, load: async (paths) => `the text of ${paths.join()}` })
    expect(await names(reading, 'a')).toEqual(['hello', 'style'])
  })
})
