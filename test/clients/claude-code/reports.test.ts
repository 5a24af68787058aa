import { describe, expect } from 'bun:test'
import { join } from 'node:path'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { product } from '../lib/product.ts'
import { SLOW, withProduct } from './continuity-lib.ts'

const ASKED = 'Split the importer into parts. Always keep the CSV header, and never rename parseRow.'

interface Counted {
  compactions: {
    limits: { all: number; survived: number }
    facts: number
    kept: number
    putBack: number
    lost: number
    actionsUntilEdit: number | null
  }[]
}

// After /compact the client repeats what PreCompact printed, and the transcript holds that too.
describe('report and replay count the same in the real client', () => {
  clientTest('after /compact, with a summary that keeps nothing', async () => {
    const turn = [
      call('Bash', { command: 'ls' }, SLOW),
      say('I have looked around.', SLOW),
      call('Bash', { command: 'ls -a' }, SLOW),
      call('Write', { file_path: 'importer.txt', content: 'parts\n' }, SLOW),
      say('Done.', SLOW),
    ]
    await withProduct({ script: { turn, summariser: [summary('Some work was done.')] } }, async (s) => {
      const { exitCode } = await s.run([ASKED, '/compact', 'Write it.'], { args: ['--allowedTools', 'Bash,Write'] })
      expect(exitCode).toBe(0)
      const { run } = product(s)
      const counts = (...words: string[]) => {
        const { compactions }: Counted = JSON.parse(run(...words, '--json').stdout)
        return compactions.map(({ limits, facts, kept, putBack, lost, actionsUntilEdit }) => ({
          ...{ limits, facts, kept, putBack, lost, actionsUntilEdit },
        }))
      }
      const reported = counts('report', '--all')
      expect(reported).toMatchObject([{ kept: 0, limits: { all: 2, survived: 2 }, actionsUntilEdit: 1 }])
      expect(counts('replay', join(s.home, '.claude/projects'))).toEqual(reported)
    })
  })
})
