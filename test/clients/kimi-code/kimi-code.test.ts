import { describe, expect } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIMI } from '../lib/clients/kimi-client.ts'
import { hostTests } from '../lib/host-session.ts'
import { call, list, say } from '../lib/model/reply.ts'
import { ASKED } from '../lib/row.ts'
import { kimiCode } from '../rows/kimi-code.ts'

const { shell } = KIMI

await hostTests(KIMI, (test) => {
  describe('Kimi Code and the product', () => {
    test('what a session should know when it begins is said with its first prompt, and once', [], async (s) => {
      s.product('install', '--host', 'kimi-code', '--yes')
      const words = ['--tier', '0', '--content', 'The parser is written by hand.', '--yes']
      expect(s.product('memory', 'create', 'project://parser/rule', ...words)).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
      await s.run({ prompt: 'and now?', resume: true })
      const said = s.server.of('turn').map(({ text }) => text.split('The parser is written by hand.').length - 1)
      expect(said).toEqual([1, 1])
    })

    test('what every tool gave is written down, although the turn ends at once', {
      turn: [shell('echo first'), shell('echo second'), shell('echo third; exit 4'), say('Done.')],
    }, async (s) => {
      s.product('install', '--host', 'kimi-code', '--yes')
      await s.run({ prompt: 'do the work' })
      const ended = () => {
        const timeline: { type: string }[] = JSON.parse(s.product('timeline', '--json', '--limit', '0').stdout)
        return timeline.filter(({ type }) => type === 'tool:complete' || type === 'tool:failure').length
      }
      // Nobody waits for them, and on a busy machine the last may come after the client has gone.
      for (let tries = 0; tries < 50 && ended() < 3; tries++) await Bun.sleep(100)
      expect(ended()).toBe(3)
    })

    test('after a compaction the next prompt brings back where the session stood, and nothing that is over', {
      ...kimiCode.compaction.script,
    }, async (s) => {
      s.product('install', '--host', 'kimi-code', '--yes')
      for (const run of kimiCode.compaction.runs) await s.run(run)
      const last = s.server.of('turn').at(-1)
      const told = list(last?.body.messages).map((message) => JSON.stringify(message))
      const recovery = told.filter((message) => message.includes('Where this session stood'))
      expect(recovery).toHaveLength(1)
      expect(recovery[0]).toContain('hook_result')
      // The turn has ended since, and the person has said what to do.
      expect(recovery[0]).not.toContain('was at work')
      expect(told.some((message) => message.includes(ASKED))).toBe(true)
    })

    test('the memory tools are offered to the model and work, unless the person wants none', {
      turn: [
        call('mcp__throughline__memory_save', {
          uri: 'project://parser/place',
          content: 'The parser is in src/quartz/feldspar.ts.',
        }),
        say('Saved.'),
      ],
    }, async (s) => {
      const offers = (at: number) => JSON.stringify(s.server.of('turn').at(at)?.body.tools).includes('throughline')
      s.product('install', '--host', 'kimi-code', '--yes')
      await s.run({ prompt: 'remember where the parser is' })
      expect(s.product('memory', 'list', '--json').stdout).toContain('src/quartz/feldspar.ts')
      s.product('uninstall', '--yes')
      s.product('install', '--host', 'kimi-code', '--yes', '--no-mcp')
      await s.run({ prompt: 'and now' })
      expect([offers(0), offers(-1)]).toEqual([true, false])
    })

    test('a prompt that is blocked never reaches the model', [], async (s) => {
      await s.answer({ UserPromptSubmit: [{ decision: 'block', reason: 'NOT-THIS' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.requests).toEqual([])
    })

    test('a rule of the person refuses a command, the model reads why, and nothing counts as failed', {
      turn: [shell('rm -rf build'), say('I will not.')],
    }, async (s) => {
      const rules = join(s.home, '.throughline/rules')
      mkdirSync(rules, { recursive: true })
      writeFileSync(
        join(rules, 'no-rm.md'),
        '---\nname: no-rm\ndescription: A rule.\nevent: PreToolUse\nwhen: {tool: Bash, command: {cmd: rm}}\naction: deny\n---\nNever remove folders here.\n',
      )
      s.product('install', '--host', 'kimi-code', '--yes')
      await s.run({ prompt: 'clean up' })
      expect(s.server.of('turn')[1]?.text).toContain('Never remove folders here.')
      const timeline: { type: string }[] = JSON.parse(s.product('timeline', '--json', '--limit', '0').stdout)
      expect(timeline.filter(({ type }) => type === 'tool:failure')).toEqual([])
    })
  })
})
