import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTALLERS } from '../src/hosts/installers.ts'
import type { Bench } from './lib/bench.ts'
import { p50, p95 } from './lib/measure.ts'

/** What a plugin of ours may take of its host's own time at one event, besides the program that it asks. */
const MOST_MS = 1
const ROUNDS = 400
const OUTPUT = 'a line of what the command said\n'.repeat(600)

type Fire = () => Promise<unknown>

interface Loaded {
  readonly module: Record<string, unknown>
  readonly folder: string
}

/** Each event of a tool call, fired as the host fires it, with a program that answers nothing at once. */
const HOSTS: Readonly<Record<'pi' | 'opencode' | 'kilo' | 'cline', (loaded: Loaded) => Promise<Record<string, Fire>>>> =
  {
    async pi({ module, folder }) {
      const handlers = new Map<string, (event: unknown, ctx: unknown) => Promise<unknown>>()
      const sessionManager = {
        getSessionId: () => 's',
        getSessionFile: () => 'f',
        getEntries: () => [],
        getBranch: () => [],
      }
      const ctx = { cwd: folder, sessionManager, isIdle: () => true, hasUI: false }
      ;(module.default as (pi: unknown) => void)({
        on: (name: string, handle: never) => void handlers.set(name, handle),
        sendMessage: () => undefined,
        registerMcpServer: () => undefined,
      })
      const call = { toolName: 'bash', toolCallId: 'c', input: { command: 'ls' } }
      const result = {
        ...call,
        content: [{ type: 'text', text: OUTPUT }],
        structuredContent: { output: OUTPUT, exit_code: 0 },
      }
      return {
        input: async () => handlers.get('input')?.({ text: 'do the work', source: 'interactive' }, ctx),
        tool_call: async () => handlers.get('tool_call')?.(call, ctx),
        tool_result: async () => handlers.get('tool_result')?.(result, ctx),
      }
    },
    opencode: opencodeKind,
    kilo: opencodeKind,
    async cline({ module }) {
      const { hooks } = module.default as { hooks: Record<string, (context: unknown) => Promise<unknown>> }
      const snapshot = {
        conversationId: 's',
        messages: [{ id: 'm', role: 'user', content: [{ type: 'text', text: 'do' }] }],
      }
      const toolCall = { toolName: 'run_commands', toolCallId: 'c' }
      const input = { commands: ['ls'] }
      const request = { messages: Array.from({ length: 200 }, (_, n) => ({ id: `m${n}`, role: 'user', content: [] })) }
      return {
        beforeRun: async () => hooks.beforeRun?.({ snapshot }),
        beforeModel: async () => hooks.beforeModel?.({ snapshot, request }),
        beforeTool: async () => hooks.beforeTool?.({ snapshot, toolCall, input }),
        afterTool: async () =>
          hooks.afterTool?.({ snapshot, toolCall, input, result: { output: [{ result: OUTPUT }] } }),
      }
    },
  }

async function opencodeKind({ module, folder }: Loaded): Promise<Record<string, Fire>> {
  const client = { session: { messages: async () => ({ data: [] }), get: async () => ({ data: {} }) } }
  const made = module.Throughline as (given: unknown) => Promise<Record<string, (...given: unknown[]) => Promise<void>>>
  const hooks = await made({ client, directory: folder, worktree: folder })
  const call = { tool: 'bash', sessionID: 's', callID: 'c' }
  const part = { type: 'message.part.updated', properties: { sessionID: 's', part: { type: 'text', text: OUTPUT } } }
  return {
    event: async () => hooks.event?.({ event: part }),
    'chat.message': async () =>
      hooks['chat.message']?.({ sessionID: 's' }, { message: { id: 'm' }, parts: [{ type: 'text', text: 'do' }] }),
    'tool.execute.before': async () => hooks['tool.execute.before']?.(call, { args: { command: 'ls' } }),
    'tool.execute.after': async () =>
      hooks['tool.execute.after']?.({ ...call, args: { command: 'ls' } }, { output: OUTPUT, metadata: { exit: 0 } }),
    'experimental.chat.system.transform': async () =>
      hooks['experimental.chat.system.transform']?.({ sessionID: 's' }, { system: [] }),
  }
}

/** In place of the program: there at once, with nothing to say. */
const STUBS = `const spawn = () => {
  const close = []
  const stream = { setEncoding() {}, on() {}, end() { for (const done of close) done() } }
  return { stdout: stream, stdin: stream, kill() {}, on: (name, done) => void (name === 'close' && close.push(done)) }
}
const Bun = { spawn: () => ({ stdout: '' }), file: () => ({ exists: async () => false }) }
`

export async function benchInProcess({ place }: Pick<Bench, 'place'>): Promise<void> {
  console.log(`\nIn the host's own process, besides the program, ${ROUNDS} rounds (milliseconds)`)
  for (const [id, eventsOf] of Object.entries(HOSTS)) {
    const folder = join(place, `in-process-${id}`)
    mkdirSync(folder, { recursive: true })
    const events = await eventsOf({ module: await loaded(id as keyof typeof HOSTS, folder), folder })
    for (const [name, fire] of Object.entries(events)) {
      const times: number[] = []
      for (let n = 0; n < ROUNDS; n++) {
        const began = performance.now()
        await fire()
        times.push(performance.now() - began)
      }
      const verdict = p95(times) <= MOST_MS ? 'ok' : 'OVER'
      const cells = [p50(times), p95(times)].map((time) => time.toFixed(3).padStart(8)).join('')
      console.log(`${`${id} ${name}`.padEnd(48)}${cells}  ${MOST_MS.toFixed(1)} ${verdict}`)
    }
  }
}

async function loaded(id: keyof typeof HOSTS, folder: string): Promise<Record<string, unknown>> {
  const [target] = (await INSTALLERS[id]()).targets('user', { home: folder, project: folder })
  const change = target?.install(undefined, { binary: '/nowhere/throughline' })
  const text = change?.ok ? (change.after ?? '') : ''
  const file = join(folder, 'plugin.mjs')
  writeFileSync(file, STUBS + text.replace(/^import \{ spawn \}.*$/m, ''))
  return import(file)
}
