import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from '../../../../scripts/vendor.ts'
import { call } from '../model/reply.ts'
import { type Client, pretty, write } from './clients.ts'

const VERSION = '3.0.65'
const PROGRAM = `cli-${process.platform}-${process.arch}`

export const CLINE: Client = {
  id: 'cline',
  version: VERSION,
  // What runs plugins is in the packages beside the program.
  obtain: () => installed({ name: 'cline', version: VERSION, file: `../@cline/${PROGRAM}/bin/cline` }),
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
  unready({ home }) {
    try {
      return /plugin-sandbox call timed out/.test(readFileSync(join(home, '.cline/data/logs/cline.log'), 'utf8'))
    } catch {
      return false
    }
  },
  /** It leaves a daemon behind, and says which. */
  cleanUp({ home }) {
    try {
      const { pid } = JSON.parse(readFileSync(join(home, '.cline/data/locks/hub/production.json'), 'utf8'))
      if (typeof pid === 'number') process.kill(pid)
    } catch {}
  },
}
