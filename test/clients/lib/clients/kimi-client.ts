import { join } from 'node:path'
import { installed } from '../../../../scripts/vendor.ts'
import { call } from '../model/reply.ts'
import { type Client, write } from './clients.ts'
import { newNode } from './new-node.ts'

let node = 'node'

export const KIMI: Client = {
  id: 'kimi-code',
  version: '2.1.0',
  async obtain() {
    const found = await newNode()
    if (found.status === 'missing') return found
    node = found.path
    return installed({ name: '@moonshot-ai/kimi-code', version: '2.1.0', file: 'dist/main.mjs' })
  },
  prepare: ({ home, url }) =>
    write(
      join(home, '.kimi-code/config.toml'),
      [
        'default_model = "fake"\ntelemetry = false\n',
        `[providers.fake]\ntype = "openai"\nbase_url = "${url}/v1"\napi_key = "not-a-key"\n`,
        '[models.fake]\nprovider = "fake"\nmodel = "fake-model"\nmax_context_size = 40000\ncapabilities = ["tool_use"]\n',
        '[loop_control]\nreserved_context_size = 2000\n',
      ].join('\n'),
    ),
  command: (path, { prompt, resume }) => [node, path, ...(resume ? ['-c'] : []), '-p', prompt],
  environment: () => ({}),
  shell: (command, manner) => call('Bash', { command }, manner),
}
