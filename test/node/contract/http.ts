import assert from 'node:assert/strict'
import type { Hook } from '../../../src/index.ts'
import { type Clause, one } from './one.ts'
import { serving } from './serving.ts'

export const HTTP: readonly Clause[] = [
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
    'http: variables in the URL, but no secrets',
    () =>
      serving(async (url) => {
        const port = new URL(url).port
        const env = { PATH: process.env.PATH, PORT: port, MY_TOKEN: port }
        const status = async (name: string) =>
          (await one({ type: 'http', url: `http://127.0.0.1:$\{${name}}/`, timeout: 2 }, {}, undefined, { env })).run
            .status
        assert.deepEqual([await status('PORT'), await status('MY_TOKEN')], ['ok', 'failed'])
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
]
