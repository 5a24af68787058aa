import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clause, hooksOf, isRunning, one, temporary } from './one.ts'

export const COMMAND: readonly Clause[] = [
  [
    'command: out of time, TERM is enough',
    async () => {
      const { run, ms } = await one({ command: 'echo before; sleep 30', timeout: 0.2 })
      assert.deepEqual([run.status, run.outcome, ms < 1500], ['timed-out', {}, true])
    },
  ],
  [
    'command: out of time, TERM is ignored, KILL is not',
    async () => {
      const { run, ms } = await one({ command: 'trap "" TERM; sleep 30; sleep 30', timeout: 0.2 })
      assert.deepEqual([run.status, ms < 3000], ['timed-out', true])
    },
  ],
  [
    'command: out of time, its children end with it',
    async () => {
      const file = temporary('pids')
      await one({ command: `sh -c 'trap "" TERM; echo $$ > ${file}; sleep 30' & wait`, timeout: 0.4 })
      assert.equal(isRunning(Number(readFileSync(file, 'utf8'))), false)
    },
  ],
  [
    'command: what it printed before the deadline and after it counts for nothing',
    async () => {
      const { run } = await one({ command: 'echo early; trap "echo late; exit 0" TERM; sleep 30 & wait', timeout: 0.3 })
      assert.deepEqual([run.status, run.outcome], ['timed-out', {}])
    },
  ],
  [
    'command: aborted while it runs',
    async () => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 100)
      const { run, ms } = await one({ command: 'sleep 30' }, {}, controller.signal)
      assert.deepEqual([run.status, ms < 2000], ['aborted', true])
    },
  ],
  [
    'command: aborted before it starts',
    async () => {
      const file = temporary('started')
      const { run } = await one({ command: `touch ${file}` }, {}, AbortSignal.abort())
      assert.deepEqual([run.status, existsSync(file)], ['aborted', false])
    },
  ],
  [
    'command: dies by a signal',
    async () => {
      const { run } = await one({ command: 'kill -SEGV $$' })
      assert.deepEqual([run.status, run.signal], ['failed', 'SIGSEGV'])
    },
  ],
  [
    'command: a child that stays behind and holds the output does not hold the hook',
    async () => {
      const { run, ms } = await one({ command: 'sleep 3 & echo done' })
      assert.deepEqual([run.status, run.outcome.context, ms < 1500], ['ok', 'done', true])
    },
  ],
  [
    'command: standard input is never read',
    async () => {
      const { run } = await one({ command: 'echo fine' }, { prompt: 'x'.repeat(2_000_000) })
      assert.deepEqual([run.status, run.outcome.context], ['ok', 'fine'])
    },
  ],
  [
    'command: standard input is closed at once',
    async () => {
      const { run } = await one({ command: 'exec 0<&-; sleep 0.1; echo fine' }, { prompt: 'x'.repeat(2_000_000) })
      assert.deepEqual([run.status, run.outcome.context], ['ok', 'fine'])
    },
  ],
  [
    'command: a large input arrives whole',
    async () => {
      const { run } = await one({ command: 'wc -c' }, { prompt: 'x'.repeat(2_000_000) })
      assert.ok(Number(run.outcome.context) > 2_000_000)
    },
  ],
  [
    'command: more output than is kept goes to a file, bounded in memory',
    async () => {
      const spillFolder = mkdtempSync(join(tmpdir(), 'throughline-spill-'))
      const { run } = await one(
        { command: "head -c 300000 /dev/zero | tr '\\0' y" },
        {},
        undefined,
        { spillFolder },
        { maxOutputBytes: 4096 },
      )
      const [file = ''] = run.notes.map((note) => / in (\S+)\.$/.exec(note)?.[1] ?? '')
      assert.equal(readFileSync(file, 'utf8').length, 300_000)
      assert.ok((run.outcome.context ?? '').startsWith('yyyy'))
      rmSync(spillFolder, { recursive: true })
    },
  ],
  [
    'command: endless output ends with its time',
    async () => {
      const { run, ms } = await one({ command: 'yes', timeout: 0.5 })
      assert.deepEqual([run.status, ms < 4000], ['timed-out', true])
    },
  ],
  [
    'command: more error output than is kept',
    async () => {
      const { run } = await one(
        { command: "head -c 300000 /dev/zero | tr '\\0' z >&2; exit 2" },
        {},
        undefined,
        {},
        { maxOutputBytes: 4096 },
      )
      assert.deepEqual([run.status, run.outcome.reason?.length], ['blocked', 4096])
    },
  ],
  [
    'command: a character that arrives in two pieces',
    async () => {
      const { run } = await one({ command: "printf '\\303'; sleep 0.05; printf '\\244'" })
      assert.equal(run.outcome.context, 'ä')
    },
  ],
  [
    'command: exec form knows no shell',
    async () => {
      const { run } = await one({ command: 'echo', args: ['*', '$(id)', '; ls'] })
      assert.equal(run.outcome.context, '* $(id) ; ls')
    },
  ],
  [
    'command: a folder that is gone',
    async () => {
      const { run } = await one({ command: 'true' }, { cwd: '/no/such/folder', projectDir: '/no/such/folder' })
      assert.equal(run.status, 'failed')
    },
  ],
  [
    'command: a value that no process can be given',
    async () => {
      const hooks = hooksOf({ PreToolUse: [{ hooks: [{ type: 'command', command: 'echo ok' }] }] })
      const { runs } = await hooks.fire('PreToolUse', {
        toolName: 'Bash',
        toolInput: { command: `a\0${'x'.repeat(300_000)}` },
      })
      assert.equal(runs[0]?.status, 'ok')
    },
  ],
]
