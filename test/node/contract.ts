import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fired, Hook, HookRun, HooksOptions, HooksSettings } from '../../src/index.ts'
import { createHooks } from '../../src/index.ts'

/** What every runner must do, in every runtime: run by Bun from the sources and by Node from what `npm run build` makes of them. */
export const CONTRACT: readonly [name: string, run: () => Promise<void>][] = [
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
  [
    'http: an answer, with the payload and the headers',
    () =>
      serving(async (url, seen) => {
        const hook: Hook = {
          type: 'http',
          url,
          headers: { Authorization: 'Bearer $TOKEN_A', 'X-Other': '$TOKEN_B' },
          allowedEnvVars: ['TOKEN_A'],
        }
        const { run } = await one(hook, {}, undefined, { env: { PATH: process.env.PATH, TOKEN_A: 'a', TOKEN_B: 'b' } })
        assert.deepEqual([run.status, run.outcome], ['ok', { context: 'over http' }])
        assert.deepEqual([seen[0]?.authorization, seen[0]?.['x-other'], seen[0]?.body.prompt], ['Bearer a', '', 'p'])
      }),
  ],
  [
    'http: nothing, redirect, error, text, too much, too late',
    () =>
      serving(async (url) => {
        const status = async (path: string, more: object = {}) => {
          const { run, ms } = await one(
            { type: 'http', url: `${url}${path}`, ...more },
            {},
            undefined,
            {},
            { maxOutputBytes: 4096 },
          )
          assert.ok(ms < 2500)
          return run.status
        }
        assert.deepEqual(
          [
            await status('empty'),
            await status('redirect'),
            await status('error'),
            await status('text'),
            await status('large'),
            await status('slow', { timeout: 0.2 }),
          ],
          ['ok', 'failed', 'failed', 'failed', 'failed', 'timed-out'],
        )
      }),
  ],
  [
    'http: nobody listens',
    async () => {
      assert.equal((await one({ type: 'http', url: 'http://127.0.0.1:9/' })).run.status, 'failed')
    },
  ],
  [
    'http: aborted',
    () =>
      serving(async (url) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), 100)
        assert.equal((await one({ type: 'http', url: `${url}slow` }, {}, controller.signal)).run.status, 'aborted')
      }),
  ],
  ...[
    ['a public address that nobody allowed', 'http://192.0.2.1/', []],
    ['a private address', 'http://10.0.0.1/', ['http://*']],
    ['the metadata service', 'http://169.254.169.254/latest', ['http://169.254.169.254/*']],
    ['a private address as IPv6', 'http://[::ffff:10.0.0.1]/', ['http://*']],
    ['a decimal address', 'http://167772161/', ['http://*']],
    ['a file', 'file:///etc/passwd', ['*']],
    ['a password in the URL', 'http://user:pass@127.0.0.1/', []],
    ['no URL at all', 'nonsense', ['*']],
  ].map(([what, url, allowedHttpUrls]): [string, () => Promise<void>] => [
    `http: not called: ${what}`,
    async () => {
      const hook: Hook = { type: 'http', url: String(url), timeout: 2 }
      const { run } = await one(hook, {}, undefined, {}, { allowedHttpUrls: allowedHttpUrls as string[] })
      assert.equal(run.status, 'failed')
      assert.match(run.notes.join(), /not called|not a URL/)
    },
  ]),
  [
    'function: an answer, an error, out of time, aborted',
    async () => {
      const status = async (run: () => Promise<undefined>, timeout = 5, signal?: AbortSignal) =>
        (await one({ type: 'function', run, timeout }, {}, signal)).run.status
      assert.equal(await status(async () => undefined), 'ok')
      assert.equal(await status(async () => Promise.reject(new Error('no'))), 'failed')
      assert.equal(await status(() => new Promise(() => {}), 0.05), 'timed-out')
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 50)
      assert.equal(await status(() => new Promise(() => {}), 5, controller.signal), 'aborted')
    },
  ],
  [
    'prompt: an answer, a refusal, an error, out of time',
    async () => {
      const status = async (evaluate: NonNullable<HooksOptions['evaluate']>) =>
        (await one({ type: 'prompt', prompt: 'ok?', timeout: 0.1 }, {}, undefined, { evaluate })).run.status
      assert.equal(await status(async () => ({ ok: true })), 'ok')
      assert.equal(await status(async () => ({ ok: false, reason: 'r' })), 'blocked')
      assert.equal(await status(async () => Promise.reject(new Error('no'))), 'failed')
      assert.equal(await status(() => new Promise(() => {})), 'timed-out')
    },
  ],
  [
    'twenty at once warn of nothing',
    async () => {
      const warnings: string[] = []
      const listen = (warning: Error) => warnings.push(warning.name)
      process.on('warning', listen)
      const hook = (i: number): Hook => ({ type: 'command', command: `echo ${i}` })
      const hooks = hooksOf({
        maxConcurrentHooks: 20,
        UserPromptSubmit: [{ hooks: Array.from({ length: 20 }, (_, i) => hook(i)) }],
      })
      const { outcome } = await hooks.fire(
        'UserPromptSubmit',
        { prompt: 'p' },
        { signal: new AbortController().signal },
      )
      await new Promise((resolve) => setTimeout(resolve, 10))
      process.off('warning', listen)
      assert.equal(outcome.context, Array.from({ length: 20 }, (_, i) => i).join('\n\n'))
      assert.deepEqual(
        warnings.filter((name) => name.includes('MaxListeners')),
        [],
      )
    },
  ],
]

type Given = Hook | { command: string; args?: readonly string[]; timeout?: number }

async function one(
  given: Given,
  input: object = {},
  signal?: AbortSignal,
  options: HooksOptions = {},
  settings: HooksSettings = {},
) {
  const hook: Hook = 'type' in given ? given : { type: 'command', ...given }
  const hooks = hooksOf({ maxContextChars: 1_000_000, ...settings, UserPromptSubmit: [{ hooks: [hook] }] }, options)
  const started = performance.now()
  const fired: Fired = await hooks.fire('UserPromptSubmit', { prompt: 'p', ...input }, signal ? { signal } : {})
  const [run] = fired.runs
  return { run: run as HookRun, ms: performance.now() - started }
}

function hooksOf(hooks: HooksSettings, options: HooksOptions = {}) {
  const env = { PATH: process.env.PATH }
  return createHooks({ cwd: tmpdir(), env, settings: { hooks }, killGraceMs: 300, ...options })
}

function temporary(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'throughline-contract-')), name)
}

/** A zombie that nobody has collected yet no longer runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

interface Seen {
  body: Record<string, unknown>
  [header: string]: unknown
}

async function serving(work: (url: string, seen: Seen[]) => Promise<void>): Promise<void> {
  const seen: Seen[] = []
  const answer: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ ...request.headers, body: JSON.parse(body) })
      if (request.url === '/slow') return
      if (request.url === '/redirect') response.writeHead(302, { location: '/' }).end()
      else if (request.url === '/error') response.writeHead(500).end('{"decision":"block"}')
      else if (request.url === '/empty') response.writeHead(204).end()
      else if (request.url === '/text') response.end('hello')
      else if (request.url === '/large') response.end(JSON.stringify({ systemMessage: 'x'.repeat(10_000) }))
      else response.end(JSON.stringify({ additionalContext: 'over http' }))
    })
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
