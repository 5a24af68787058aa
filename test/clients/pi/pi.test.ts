import { describe, expect } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PI } from '../lib/clients/pi-client.ts'
import { hostTests } from '../lib/host-session.ts'
import { call, list, say } from '../lib/model/reply.ts'
import { ASKED } from '../lib/row.ts'
import { pi } from '../rows/pi.ts'

const { shell } = PI
/** Of what the person asked for, and the summary says nothing of. */
const LOST = 'Never rename readBasalt()'

await hostTests(PI, (test) => {
  describe('pi and the product', () => {
    test('a session that goes on says so, although the client calls it a start', [], async (s) => {
      await s.answer({})
      await s.run({ prompt: 'begin with the parser' })
      await s.run({ prompt: 'and now', resume: true })
      const starts = s.events().filter(({ name }) => name === 'SessionStart')
      expect(starts.map(({ source }) => source)).toEqual(['startup', 'resume'])
    })

    test('a session made of another one says so, although the client calls it a start', [], async (s) => {
      await s.answer({})
      await s.run({ prompt: 'begin with the parser' })
      const [file = ''] = [...new Bun.Glob('.pi/agent/sessions/**/*.jsonl').scanSync({ cwd: s.home, dot: true })]
      await s.run({ prompt: 'and now', args: ['--fork', join(s.home, file)] })
      const starts = s.events().filter(({ name }) => name === 'SessionStart')
      expect(starts.map(({ source }) => source)).toEqual(['startup', 'fork'])
      expect(new Set(starts.map(({ sessionId }) => sessionId)).size).toBe(2)
    })

    test('the memory tools work when the model calls one', {
      turn: [
        call('mcp__throughline__memory_save', {
          uri: 'project://parser/place',
          content: 'The parser is in src/quartz/feldspar.ts.',
        }),
        say('Saved.'),
      ],
    }, async (s) => {
      s.product('install', '--host', 'pi', '--yes')
      await s.run({ prompt: 'remember where the parser is' })
      expect(s.product('memory', 'list', '--json').stdout).toContain('src/quartz/feldspar.ts')
      expect(s.server.of('turn')[1]?.text).not.toMatch(/error/i)
    })

    for (const mends of [false, true]) {
      const where = mends ? 'in the summary itself' : 'behind the summary'
      test(`what was lost stands ${where}, and the session's file says so`, pi.compaction.script, async (s) => {
        s.product('install', '--host', 'pi', '--yes')
        if (mends) s.product('settings', 'set', 'continuity.mendSummary', 'true')
        await s.run({ prompt: ASKED })
        const last = s.server.of('turn').at(-1)
        const holding = list(last?.body.messages).filter((message) => JSON.stringify(message).includes(LOST))
        const summary = holding.filter((message) => JSON.stringify(message).includes('Some work was done'))
        expect(holding).toHaveLength(1)
        expect(summary).toHaveLength(mends ? 1 : 0)
        const [file = ''] = [...new Bun.Glob('.pi/agent/sessions/**/*.jsonl').scanSync({ cwd: s.home, dot: true })]
        const entries = readFileSync(join(s.home, file), 'utf8').trim().split('\n')
        const kept = entries.map((line) => JSON.parse(line)).find(({ type }) => type === 'compaction')
        expect(kept.summary.includes(LOST)).toBe(mends)
        expect(kept.summary.length).toBeLessThan('Some work was done on a project.'.length * 2 + 2200)
        expect(s.server.of('summariser').length).toBeLessThanOrEqual(2)
        expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({ totals: { compactions: 1 } })
      })
    }

    test('what must be asked is refused where nobody can be asked', [shell('touch asked.txt')], async (s) => {
      await s.answer({ PreToolUse: [{ decision: 'ask', reason: 'MAY-I' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.of('turn')[1]?.text).toContain('MAY-I')
      expect(existsSync(join(s.project, 'asked.txt'))).toBe(false)
    })

    test('a prompt that is blocked never reaches the model', [], async (s) => {
      await s.answer({ UserPromptSubmit: [{ decision: 'block', reason: 'NOT-THIS' }] })
      const { exitCode } = await s.run({ prompt: 'do the work' })
      expect(exitCode).toBe(0)
      expect(s.server.requests).toEqual([])
    })

    test('the memory tools are offered to the model, unless the person wants none', [], async (s) => {
      const offered = () =>
        list(s.server.of('turn').at(-1)?.body.tools).filter((tool) =>
          JSON.stringify(tool).includes('mcp__throughline__'),
        )
      s.product('install', '--host', 'pi', '--yes')
      await s.run({ prompt: 'begin' })
      expect(offered().length).toBeGreaterThan(0)
      s.product('install', '--host', 'pi', '--yes', '--no-mcp')
      await s.run({ prompt: 'begin' })
      expect(offered()).toEqual([])
    })

    test('a rule of the person refuses a command, and the model reads why', {
      turn: [shell('rm -rf build'), say('I will not.')],
    }, async (s) => {
      const rules = join(s.home, '.throughline/rules')
      mkdirSync(rules, { recursive: true })
      writeFileSync(
        join(rules, 'no-rm.md'),
        '---\nname: no-rm\ndescription: A rule.\nevent: PreToolUse\nwhen: {tool: Bash, command: {cmd: rm}}\naction: deny\n---\nNever remove folders here.\n',
      )
      s.product('install', '--host', 'pi', '--yes')
      await s.run({ prompt: 'clean up' })
      expect(s.server.of('turn')[1]?.text).toContain('Never remove folders here.')
    })
  })
})
