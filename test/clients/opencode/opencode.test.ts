import { describe, expect } from 'bun:test'
import { OPENCODE } from '../lib/clients/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { call, say } from '../lib/model/reply.ts'
import { offersTools, SAVES } from '../lib/plugin-tools.ts'
import { COMPACTS_AND_GOES_ON, survivesReload } from '../lib/reloaded.ts'
import { ASKED } from '../lib/row.ts'

/** What the person forbade comes back; that a file was looked for and not found does not. */
const LIMIT = 'Never rename readBasalt().'
const { shell } = OPENCODE

/** The agent ends its turn too soon, and is sent on. */
const LED = [
  say('Well, where to begin.'),
  call('task', { description: 'mend it', prompt: '[stage:DEV] Mend the typo.', subagent_type: 'general' }),
  say('The typo is mended.\n\n<!-- VERDICT: {"result":"pass"} -->'),
  say('Done.'),
]

await hostTests(OPENCODE, (test) => {
  describe('OpenCode and the product', () => {
    test('the summariser is steered, and what a compaction lost stands in the system prompt of every later request', {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 39_500 }),
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.')],
    }, async (s) => {
      expect(s.product('install', '--host', 'opencode', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: ASKED })
      expect(s.server.of('summariser')[0]?.text).toContain('Keep these in the summary word for word')
      const after = s.server.of('turn').slice(-2)
      for (const { text } of after) {
        expect(text).toContain('Some work was done on a project.')
        expect(text).toContain(LIMIT)
      }
      await s.run({ prompt: 'and now', resume: true })
      expect(s.server.of('turn').at(-1)?.text).toContain(LIMIT)
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({
        totals: { compactions: 1 },
        compactions: [{ epoch: 1, state: 'delivered' }],
      })
    })

    test(
      'a workflow goes on at the end of a turn, and its stage is done with the verdict of its agent',
      LED,
      async (s) => {
        expect(s.product('install', '--host', 'opencode', '--yes')).toMatchObject({ exitCode: 0 })
        const shown = () => JSON.parse(s.product('workflow', 'show', '--json').stdout || '{}')
        await s.run({ prompt: '[workflow:single] mend the typo', serveUntil: () => shown().status === 'completed' })
        const [first, second] = s.server.of('turn')
        expect(first?.text).toContain('an agent of any kind with [stage:DEV] in its prompt')
        expect(second?.text).toContain('[Throughline Loop 1/100]')
        expect(shown()).toMatchObject({
          status: 'completed',
          stages: [{ key: 'DEV', status: 'completed', result: 'pass' }],
        })
      },
    )

    test('the memory tools come with the plugin and work', SAVES, (s) => offersTools(s, 'opencode'))

    test(
      'the plugin is given up and loaded anew in mid-session: nothing is lost, and nothing is told twice',
      COMPACTS_AND_GOES_ON,
      (s) => survivesReload(s, 'opencode'),
    )
  })
})
