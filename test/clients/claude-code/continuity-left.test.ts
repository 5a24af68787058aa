import { describe, expect } from 'bun:test'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { AUTO, FULL, recoveriesIn, SLOW, withProduct } from './continuity-lib.ts'

/** A summary that tells the story and nothing that the next step hangs on. */
const VAGUE = [summary('The agent gives every log call its context and updates the remaining ones.')]
const NAMES = ['open', 'pay', 'void', 'refund', 'close']
const TILL = NAMES.map((name) => `function ${name}() {\n  log("till")\n  mark("${name}")\n}\n`).join('')
const changed = (name: string) =>
  call('Edit', {
    file_path: 'src/till.ts',
    old_string: `  log("till")\n  mark("${name}")`,
    new_string: `  log("till", here)\n  mark("${name}")`,
  })

describe('a compaction in the middle of work on the hits of a search', () => {
  clientTest('the next request tells which are left, that something waits and where the shell stands', async () => {
    const turn = [
      call('Write', { file_path: 'src/till.ts', content: TILL }),
      call('Write', { file_path: 'docs/notes.md', content: 'x' }),
      call('Bash', { command: 'grep -n "log(" src/*.ts docs/*.md' }),
      call('Read', { file_path: 'src/till.ts' }),
      ...NAMES.slice(0, 3).map(changed),
      call('Bash', { command: 'cd docs && ls' }),
      // The client writes the folder with what comes after the command, and its transcript behind time.
      call('Bash', { command: 'ls notes.md' }, SLOW),
      call('Bash', { command: 'ls notes.md' }, { ...SLOW, ...FULL }),
      say('Fine.', SLOW),
    ]
    await withProduct({ env: AUTO, script: { turn, summariser: VAGUE } }, async (s) => {
      await s.run(['Give every log call its context.'])
      const [a = ''] = recoveriesIn(s.server.requests.at(-1))
      expect(a).toContain('the shell was left in docs (commands and searches without a path look only there)')
      expect(a).toContain('edited and not committed by the agent; no build, lint or test was run over that')
      expect(a).toContain('3 edits have changed one after another; not touched yet')
      expect(a).toContain('src/till.ts:14 (refund), :18 (close)')
    })
  })
})
