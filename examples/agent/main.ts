// A small terminal agent with hooks. `npm run example` tries it in a project of its own; see docs/engine.md.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createHooks, describeDiagnostic, hooksCommand } from '../../src/index.ts'
import { createAgent } from './agent.ts'
import { chooseModel } from './model.ts'
import { isMode, MODES } from './permissions.ts'
import { openSession, saveSession } from './session.ts'

const { values: flags } = parseArgs({
  options: {
    cwd: { type: 'string', default: process.cwd() },
    debug: { type: 'boolean', default: false },
    resume: { type: 'string' },
    mode: { type: 'string', default: 'default' },
    trust: { type: 'boolean', default: false },
    'claude-settings': { type: 'boolean', default: false },
    window: { type: 'string', default: '100000' },
  },
})

const { cwd, debug } = flags
const say = (text: string) => console.log(text)
const input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY === true })
const lines = input[Symbol.asyncIterator]()
const sessions = join(process.env.AGENT_HOME ?? join(homedir(), '.throughline-example-agent'), 'sessions')
const session = openSession(sessions, flags.resume)

async function yes(question: string): Promise<boolean> {
  // Whoever pipes prompts in is not there to be asked.
  if (process.stdin.isTTY !== true) return false
  process.stdout.write(`${question} [y/N] `)
  const { value } = await lines.next()
  return String(value ?? '')
    .trim()
    .toLowerCase()
    .startsWith('y')
}

const hooks = createHooks({
  cwd,
  sessionId: session.id,
  claudeSettings: flags['claude-settings'],
  ...(flags.trust
    ? { trust: 'all' }
    : { askTrust: ({ hook, origin }) => yes(`${origin.file} wants to run at ${hook.event}: ${hook.does}\nTrust it?`) }),
  onDiagnostic: (diagnostic) => say(`! ${describeDiagnostic(diagnostic)}`),
  onActivity: (activity) => {
    if (activity.type === 'hook-started' && activity.hook.statusMessage) say(`… ${activity.hook.statusMessage}`)
    if (debug)
      say(
        `[hook] ${activity.type} ${activity.hook.event} ${activity.hook.name}${activity.type === 'hook-ended' ? `: ${activity.run.status}` : ''}`,
      )
  },
})
const { name, model } = await chooseModel(process.env)
const agent = createAgent({ hooks, model, cwd, session, window: Number(flags.window), confirm: yes, say })
if (isMode(flags.mode)) agent.mode = flags.mode

const COMMANDS: Readonly<Record<string, (argument: string) => void | Promise<void>>> = {
  '/hooks': (argument) => say(hooksCommand(hooks, argument)),
  '/compact': (argument) => agent.compact(argument || undefined),
  '/mode': (argument) => {
    if (isMode(argument)) agent.mode = argument
    say(`Mode: ${agent.mode}. There are: ${MODES.join(', ')}.`)
  },
  '/help': () => say(`${Object.keys(COMMANDS).join(', ')}, /exit`),
}

say(`Model: ${name}. Session: ${session.id}. /help shows the commands.`)
const started = await hooks.fire('SessionStart', { source: session.resumed ? 'resume' : 'startup' })
if (started.outcome.context !== undefined)
  session.messages.push({ role: 'user', content: `[Hook Context]\n${started.outcome.context}` })

for (;;) {
  process.stdout.write('> ')
  const { value, done } = await lines.next()
  const line = String(value ?? '').trim()
  if (done || line === '/exit') break
  if (process.stdin.isTTY !== true) say(line)
  const [word = '', ...rest] = line.split(' ')
  const command = COMMANDS[word]
  if (command) await command(rest.join(' ').trim())
  else if (line !== '') await agent.turn(line)
  saveSession(sessions, session)
}
await hooks.fire('SessionEnd', { reason: 'prompt_input_exit' })
await hooks.close()
input.close()
