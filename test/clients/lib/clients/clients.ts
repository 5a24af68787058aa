import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installed, type Vendored } from '../../../../scripts/vendor.ts'
import type { HostId } from '../../../../src/hosts/index.ts'
import { CLAUDE_CODE_VERSION, claudeClient, NOT_A_KEY } from '../claude.ts'
import { call, type Manner, type Reply } from '../model/reply.ts'

/** A real client: where it comes from and how it is run offline against a scripted model. */
export interface Client {
  id: HostId
  version: string
  obtain(): Promise<Vendored>
  /** Writes the client's own configuration. */
  prepare(place: Place): void
  command(path: string, run: Run): string[]
  environment(place: Place): Record<string, string>
  /** The model's call of the shell. */
  shell(command: string, manner?: Manner): Reply
  /** Why a run showed nothing: on a busy machine the client may give up on plugins. Then it is run again. */
  unready?(place: Place): boolean
  /** The same client as a server, where its window talks to one: it stays when a turn has ended. */
  serve?(path: string, port: number): string[]
  /** Ends what the client leaves running. */
  cleanUp?(place: Place): void
}

export interface Place {
  home: string
  project: string
  url: string
}

export interface Run {
  prompt: string
  /** Go on with the last session. */
  resume?: boolean
  /** As a server, until this holds. */
  serveUntil?: () => boolean
  /** As a server: further prompts to the same session. The client gives its plugins up before each and loads them anew. */
  reloadedFor?: readonly string[]
  /** Further words for the client. */
  args?: readonly string[]
  /** Compact when this many tokens are reported. */
  compactAt?: number
  /** Not waited for longer: a client that asks somebody who is not there waits for ever. */
  patienceMs?: number
}

const npm = (name: string, version: string, file: string) => () => installed({ name, version, file })

export const CLAUDE: Client = {
  id: 'claude-code',
  version: CLAUDE_CODE_VERSION,
  obtain: claudeClient,
  prepare: ({ home }) => write(join(home, '.claude/settings.json'), pretty({ permissions: { allow: ['Bash'] } })),
  command: (path, { prompt, resume }) => [
    ...[path, '--model', 'claude-sonnet-5', '--allowedTools', 'Bash'],
    ...(resume ? ['--continue'] : []),
    ...['-p', prompt],
  ],
  environment: ({ url }) => ({
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: NOT_A_KEY,
    DISABLE_TELEMETRY: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  }),
  shell: (command, manner) => call('Bash', { command }, manner),
}

export const CODEX: Client = {
  id: 'codex',
  version: '0.166.0',
  obtain: npm('@openai/codex', '0.166.0', 'bin/codex.js'),
  prepare: ({ home, url }) =>
    write(
      join(home, '.codex/config.toml'),
      [
        'model_provider = "fake"\nmodel = "gpt-5-fake"\n',
        `[model_providers.fake]\nname = "fake"\nbase_url = "${url}/v1"\nwire_api = "responses"\nenv_key = "FAKE_KEY"`,
        'request_max_retries = 0\nstream_max_retries = 0\n\n[analytics]\nenabled = false\n',
      ].join('\n'),
    ),
  command: (path, { prompt, resume, compactAt }) => [
    ...['node', path, 'exec', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox'],
    ...(compactAt ? ['-c', `model_auto_compact_token_limit=${compactAt}`, '-c', 'model_context_window=20000'] : []),
    ...(resume ? ['resume', '--last', prompt] : [prompt]),
  ],
  environment: () => ({ FAKE_KEY: 'not-a-key' }),
  shell: (cmd, manner) => call('exec_command', { cmd }, manner),
}

export const QWEN: Client = {
  id: 'qwen-code',
  version: '0.24.4',
  obtain: npm('@qwen-code/qwen-code', '0.24.4', 'cli-entry.js'),
  prepare: ({ home }) =>
    write(join(home, '.qwen/settings.json'), pretty({ security: { auth: { selectedType: 'openai' } } })),
  command: (path, { prompt, resume }) => ['node', path, '-y', ...(resume ? ['-c'] : []), '-p', prompt],
  environment: ({ url }) => ({ OPENAI_API_KEY: 'not-a-key', OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'fake-model' }),
  shell: (command, manner) =>
    call('run_shell_command', { command, description: 'a command', is_background: false }, manner),
}

export const GEMINI: Client = {
  id: 'gemini-cli',
  version: '0.61.0',
  obtain: npm('@google/gemini-cli', '0.61.0', 'bundle/gemini.js'),
  // Below a thousandth the client compresses as soon as there is anything to compress.
  prepare: ({ home }) =>
    write(
      join(home, '.gemini/settings.json'),
      pretty({ security: { auth: { selectedType: 'gemini-api-key' } }, model: { compressionThreshold: 0.0005 } }),
    ),
  // A model is named because without one the client asks another model which to take.
  command: (path, { prompt, resume }) => [
    ...['node', path, '-y', '-m', 'gemini-2.5-flash'],
    ...(resume ? ['-r', 'latest'] : []),
    ...['-p', prompt],
  ],
  environment: ({ url }) => ({
    GEMINI_API_KEY: 'not-a-key',
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_CLI_TRUST_WORKSPACE: 'true',
  }),
  shell: (command, manner) => call('run_shell_command', { command, description: 'a command' }, manner),
}

export const COPILOT: Client = {
  id: 'copilot-cli',
  version: '1.0.102',
  obtain: npm('@github/copilot', '1.0.102', 'npm-loader.js'),
  prepare: () => undefined,
  command: (path, { prompt, resume }) => [
    'node',
    path,
    '--allow-all-tools',
    ...(resume ? ['--continue'] : []),
    '-p',
    prompt,
  ],
  environment: ({ url }) => ({
    COPILOT_OFFLINE: 'true',
    COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
    COPILOT_PROVIDER_API_KEY: 'not-a-key',
    COPILOT_MODEL: 'fake-model',
    COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '30000',
  }),
  shell: (command, manner) => call('bash', { command, description: 'a command' }, manner),
}

export const OPENCODE: Client = {
  id: 'opencode',
  version: '1.18.33',
  async obtain() {
    const found = await installed({ name: 'opencode-ai', version: '1.18.33' })
    const program = `../opencode-${process.platform}-${process.arch}/bin/opencode`
    return found.status === 'ready' ? installed({ name: 'opencode-ai', version: '1.18.33', file: program }) : found
  },
  prepare({ home, url }) {
    write(join(home, '.config/opencode/opencode.json'), fakeProvider(url))
    hasItsPackages(join(home, '.config/opencode'), { '@opencode-ai/plugin': '1.18.33' })
  },
  command: (path, { prompt, resume }) => [path, 'run', ...(resume ? ['-c'] : []), prompt],
  serve: (path, port) => [path, 'serve', '--port', String(port), '--hostname', '127.0.0.1'],
  environment: () => ({
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
    OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
    OPENCODE_DISABLE_SHARE: '1',
  }),
  shell: (command, manner) => call('bash', { command, description: 'a command' }, manner),
}

/** The settings of OpenCode and of what is made of it. */
export function fakeProvider(url: string): string {
  return pretty({
    model: 'fake/fake-model',
    provider: {
      fake: {
        npm: '@ai-sdk/openai-compatible',
        name: 'fake',
        options: { baseURL: `${url}/v1`, apiKey: 'not-a-key' },
        models: { 'fake-model': { name: 'fake', limit: { context: 40000, output: 2000 } } },
      },
    },
  })
}

/**
 * In a new home the client fetches what plugins may import, from npm: some 60 MB for each home of a test. Ours imports nothing, and a
 * folder that says it has them is left as it is.
 */
export function hasItsPackages(folder: string, dependencies: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  write(join(folder, 'package.json'), pretty({ dependencies }))
  write(join(folder, 'package-lock.json'), pretty({ lockfileVersion: 3, packages: { '': { dependencies } } }))
}

export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

export function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
