import assert from 'node:assert/strict'
import type { Hook, HooksOptions } from '../../../src/index.ts'
import { type Clause, hooksOf, one } from './one.ts'

export const IN_PROCESS: readonly Clause[] = [
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
