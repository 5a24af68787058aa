import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { obtain } from '../../../scripts/vendor.ts'
import { type Client, pretty, write } from './clients.ts'
import { call } from './model/reply.ts'

const VERSION = '3.0.65'

export const CLINE: Client = {
  id: 'cline',
  version: VERSION,
  obtain: () => obtain({ name: `@cline/cli-${process.platform}-${process.arch}`, version: VERSION, file: 'bin/cline' }),
  prepare({ home, url }) {
    const settings = { provider: 'openai-compatible', apiKey: 'not-a-key', model: 'fake-model', baseUrl: `${url}/v1` }
    const provider = { settings, updatedAt: '2026-01-02T03:04:05.000Z', tokenSource: 'manual' }
    write(
      join(home, '.cline/data/settings/providers.json'),
      pretty({
        version: 1,
        lastUsedProvider: 'openai-compatible',
        modes: {},
        providers: { 'openai-compatible': provider },
      }),
    )
  },
  command: (path, { prompt }) => [path, '-P', 'openai-compatible', prompt],
  environment: () => ({}),
  shell: (command, manner) => call('run_commands', { commands: [command] }, manner),
  /** It leaves a daemon behind, and says which. */
  cleanUp({ home }) {
    try {
      const { pid } = JSON.parse(readFileSync(join(home, '.cline/data/locks/hub/production.json'), 'utf8'))
      if (typeof pid === 'number') process.kill(pid)
    } catch {}
  },
}
