import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '../scripts/build.ts'
import { freshBinary } from '../scripts/fresh-binary.ts'
import { floorSubject, hookRun } from './lib/bench.ts'
import { root } from './lib/hook.ts'
import { interleaved, p50 } from './lib/measure.ts'
import { writeTranscript } from './lib/transcript.ts'

const place = mkdtempSync('/tmp/cont/bench-')
freshBinary()
const yardsticks = join(place, 'yardsticks')
mkdirSync(yardsticks)
for (const name of ['empty', 'floor', 'parse'])
  compile(join(root, 'bench/yardsticks', `${name}.ts`), join(yardsticks, name))
const small = join(place, 'small.jsonl')
writeTranscript(small, 3 * 1024 * 1024)
const home = join(place, 'home')
const session = (n: number) => ({ sessionId: `c${n}`, cwd: place, transcriptPath: process.env.T ?? small })
const bench = { place, yardsticks, rounds: 9 }
const times = interleaved(
  [
    { name: 'parse', prepare: () => ({ program: join(yardsticks, 'parse'), args: [process.env.T ?? small] }) },
    {
      name: 'PreCompact',
      prepare: (n) => hookRun(place, home, 'PreCompact', { ...session(n), trigger: 'auto', customInstructions: null }),
    },
    floorSubject(bench, (n) => ({ session_id: `c${n}` })),
    {
      name: 'SS',
      prepare: (n) => hookRun(place, home, 'SessionStart', { ...session(n), source: 'compact', model: 'm' }),
    },
    {
      name: 'PC',
      prepare: (n) =>
        hookRun(place, home, 'PostCompact', {
          ...session(n),
          trigger: 'auto',
          summary: `<summary>The user wants retries. ${'we looked at it. '.repeat(100)}</summary>`,
        }),
    },
  ],
  9,
  { inOrder: true },
)
for (const k of Object.keys(times)) console.log(k, p50(times[k]).toFixed(1))
console.log(
  'PreCompact/parse',
  (p50(times.PreCompact) / p50(times.parse)).toFixed(2),
  'SS/floor',
  (p50(times.SS) / p50(times.floor)).toFixed(2),
  'PC/floor',
  (p50(times.PC) / p50(times.floor)).toFixed(2),
)
