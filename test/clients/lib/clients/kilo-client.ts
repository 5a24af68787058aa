import { join } from 'node:path'
import { installed } from '../../../../scripts/vendor.ts'
import { call } from '../model/reply.ts'
import { type Client, fakeProvider, hasItsPackages, write } from './clients.ts'

const WANTED = { name: '@kilocode/cli', version: '7.7.7' } as const
const PROGRAM = `../cli-${process.platform}-${process.arch}/bin/kilo`

/** Made of OpenCode: the same settings under another name. */
export const KILO: Client = {
  id: 'kilo',
  version: WANTED.version,
  obtain: () => installed({ ...WANTED, file: PROGRAM }),
  prepare({ home, url }) {
    write(join(home, '.config/kilo/kilo.json'), fakeProvider(url))
    hasItsPackages(join(home, '.config/kilo'), { '@kilocode/plugin': WANTED.version })
  },
  command: (path, { prompt, resume }) => [path, 'run', '--auto', ...(resume ? ['-c'] : []), prompt],
  serve: (path, port) => [path, 'serve', '--port', String(port), '--hostname', '127.0.0.1'],
  environment: () => ({
    KILO_DISABLE_AUTOUPDATE: '1',
    KILO_DISABLE_MODELS_FETCH: '1',
    KILO_DISABLE_DEFAULT_PLUGINS: '1',
    KILO_DISABLE_LSP_DOWNLOAD: '1',
    KILO_DISABLE_SHARE: '1',
  }),
  shell: (command, manner) => call('bash', { command, description: 'a command' }, manner),
}
