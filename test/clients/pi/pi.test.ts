import { describe, expect } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostTests } from '../lib/host-session.ts'
import { list, say } from '../lib/model/reply.ts'
import { PI } from '../lib/pi-client.ts'

const { shell } = PI

await hostTests(PI, (test) => {
  describe('pi and the product', () => {
    test('a session that goes on says so, although the client calls it a start', [], async (s) => {
      await s.answer({})
      await s.run({ prompt: 'begin with the parser' })
      await s.run({ prompt: 'and now', resume: true })
      const starts = s.events().filter(({ name }) => name === 'SessionStart')
      expect(starts.map(({ source }) => source)).toEqual(['startup', 'resume'])
    })

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
