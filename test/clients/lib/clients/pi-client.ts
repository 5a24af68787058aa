import { join } from 'node:path'
import { bundled } from '../../../../scripts/vendor.ts'
import { call } from '../model/reply.ts'
import { type Client, pretty, write } from './clients.ts'
import { newNode } from './new-node.ts'

let node = 'node'

export const PI: Client = {
  id: 'pi',
  version: '1.5.0',
  async obtain() {
    const found = await newNode()
    if (found.status === 'missing') return found
    node = found.path
    const wanted = { name: '@earendil-works/pi-coding-agent', version: '1.5.0', file: 'dist/bundle/cli.js' }
    return bundled(wanted, { jiti: '2.7.0' })
  },
  prepare({ home, url }) {
    const model = { id: 'fake-model', contextWindow: 40_000, maxTokens: 4000 }
    const fake = { baseUrl: `${url}/v1`, apiKey: 'not-a-key', api: 'openai-completions', models: [model] }
    write(join(home, '.pi/agent/models.json'), pretty({ providers: { fake } }))
    write(
      join(home, '.pi/agent/settings.json'),
      pretty({
        defaultProvider: 'fake',
        defaultModel: 'fake-model',
        compaction: { reserveTokens: 2000, keepRecentTokens: 50 },
      }),
    )
  },
  command: (path, { prompt, resume, args = [] }) => [node, path, ...(resume ? ['-c'] : []), ...args, '-p', prompt],
  environment: () => ({ PI_OFFLINE: '1', PI_SKIP_VERSION_CHECK: '1' }),
  shell: (command, manner) => call('bash', { command }, manner),
}
