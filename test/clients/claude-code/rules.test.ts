import { describe, expect } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../../bench/lib/hook.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { type Session, withSession } from '../lib/session.ts'

function install(s: Session): void {
  s.install('settings', { command: binary, args: ['hook', 'claude-code'] })
}

/** A rule of the person's: what a project brings may deny and ask, and for the rest it waits for trust. */
function writeRule(s: Session, name: string, frontmatter: string, body: string): void {
  writeRuleIn(join(s.throughlineHome, 'rules'), name, frontmatter, body)
}

function writeProjectRule(s: Session, name: string, frontmatter: string, body: string): void {
  writeRuleIn(join(s.project, '.throughline', 'rules'), name, frontmatter, body)
}

function writeRuleIn(folder: string, name: string, frontmatter: string, body: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.md`), `---\nname: ${name}\ndescription: A rule.\n${frontmatter}\n---\n${body}\n`)
}

describe('rules in the real client', () => {
  clientTest('a deny keeps the tool from running, and the model reads the reason', async () => {
    const script = [call('Bash', { command: 'cd . && touch made-by-the-tool' }), say('Fine.')]
    await withSession({ script }, async (s) => {
      install(s)
      writeProjectRule(
        s,
        'no-touch',
        'event: PreToolUse\nwhen: {tool: Bash, command: {cmd: touch}}\naction: deny',
        'No touching here.',
      )
      const run = await s.run(['run it'])
      expect(run.exitCode).toBe(0)
      expect(textOf(s.server.of('turn')[1])).toContain('No touching here.')
      expect(await Bun.file(join(s.project, 'made-by-the-tool')).exists()).toBe(false)
    })
  })

  clientTest('an ask is refused where nobody is there to be asked, with its reason', async () => {
    const script = [call('Bash', { command: 'touch made-by-the-tool' }), say('Fine.')]
    await withSession({ script }, async (s) => {
      install(s)
      writeProjectRule(s, 'ask-touch', 'event: PreToolUse\nwhen: {command: touch}\naction: ask', 'Ask before touching.')
      await s.run(['run it'])
      expect(textOf(s.server.of('turn')[1])).toContain('Ask before touching.')
      expect(await Bun.file(join(s.project, 'made-by-the-tool')).exists()).toBe(false)
    })
  })

  clientTest('a rewrite changes what runs', async () => {
    const script = [call('Bash', { command: 'echo before-the-rule', description: 'Say it' }), say('Fine.')]
    await withSession({ script }, async (s) => {
      install(s)
      writeRule(
        s,
        'say-it',
        'event: PreToolUse\nwhen: {command: echo}\naction: rewrite\nrewrite: {field: command, pattern: before, replace: after}',
        '',
      )
      await s.run(['run it'])
      const results = s.server
        .of('turn')[1]
        ?.body.messages.flatMap(({ content }) =>
          typeof content === 'string' ? [] : content.filter(({ type }) => type === 'tool_result'),
        )
      expect(JSON.stringify(results)).toContain('after-the-rule')
      expect(JSON.stringify(results)).not.toContain('before-the-rule')
    })
  })

  clientTest(
    'contexts arrive at the start, with the prompt and with a tool, and the summariser gets its instructions',
    async () => {
      const script = { turn: [call('Bash', { command: 'echo hello' }), say('Fine.'), say('Again.')] }
      await withSession({ script }, async (s) => {
        install(s)
        writeRule(s, 'start', 'event: SessionStart\nwhen: {source: startup}\naction: context', 'said at the start')
        writeRule(
          s,
          'prompt',
          'event: UserPromptSubmit\nwhen: {prompt: deploy}\naction: context',
          'said with the prompt',
        )
        writeRule(s, 'tool', 'event: PostToolUse\nwhen: {tool: Bash}\naction: context', 'said after the tool')
        writeRule(s, 'compact', 'event: PreCompact\naction: context', 'said to the summariser')
        await s.run(['deploy it', 'go on', '/compact'])
        const [first, second] = s.server.of('turn')
        expect(remindersOf(first)).toEqual(
          expect.arrayContaining([
            expect.stringContaining('said at the start'),
            expect.stringContaining('said with the prompt'),
          ]),
        )
        expect(textOf(second)).toContain('said after the tool')
        expect(textOf(s.server.of('turn')[2]).split('said with the prompt')).toHaveLength(2)
        expect(textOf(s.server.of('summariser')[0])).toContain('said to the summariser')
      })
    },
  )

  clientTest('a rule file edited during a session takes effect at the next call', async () => {
    const touch = (name: string) => call('Bash', { command: `touch ${name}` })
    await withSession(
      { script: [touch('one'), say('Fine.'), touch('two'), say('Fine.'), touch('three'), say('Fine.')] },
      async (s) => {
        install(s)
        const edit = (action: string) => () => {
          writeRule(s, 'touch', `event: PreToolUse\nwhen: {command: touch}\naction: ${action}`, `It is ${action} now.`)
          return 'next'
        }
        await s.run(['first', edit('deny'), edit('context')])
        const made = await Promise.all(['one', 'two', 'three'].map((name) => Bun.file(join(s.project, name)).exists()))
        expect(made).toEqual([true, false, true])
        expect(textOf(s.server.of('turn').at(-1))).toContain('It is context now.')
      },
    )
  })

  clientTest('the safety pack refuses once it is enabled', async () => {
    const script = [call('Bash', { command: 'echo x > /etc/throughline-never' }), say('Fine.')]
    await withSession({ script, env: { THROUGHLINE_RULES_SAFETY: 'true' } }, async (s) => {
      install(s)
      await s.run(['run it'])
      expect(textOf(s.server.of('turn')[1])).toContain('That is the system, not the project')
    })
  })
})
