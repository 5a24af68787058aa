import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, floorSubject, timelineRows } from './lib/bench.ts'
import { binary, root } from './lib/hook.ts'
import { interleaved, p50, p95, type Subject } from './lib/measure.ts'

interface Case {
  host: string
  /** The recorded payload, below test/corpus. */
  file: string
  /** The event's name on the command line, for hosts that do not name it in the payload. */
  word?: string
  most: number
  /** Makes the payload another happening each time. */
  vary(payload: Payload, n: number): void
}

type Payload = Record<string, unknown> & { input?: Record<string, unknown>; event?: Record<string, unknown> }

const TOOL = 1.4
const START = 1.7

/** The same bars as Claude Code's for the same events, on payloads that the real clients sent. */
const CASES: readonly Case[] = [
  ...snake('codex', 'codex/0.166.0', { prompt: 'UserPromptSubmit', before: 'PreToolUse', after: 'PostToolUse' }),
  ...snake('gemini-cli', 'gemini-cli/0.61.0', { prompt: 'BeforeAgent', before: 'BeforeTool', after: 'AfterTool' }),
  ...snake('qwen-code', 'qwen-code/0.24.4', { prompt: 'UserPromptSubmit', before: 'PreToolUse', after: 'PostToolUse' }),
  ...snake('kimi-code', 'kimi-code/2.1.0', {
    prompt: 'UserPromptSubmit',
    before: 'PreToolUse.Bash',
    after: 'PostToolUse.Bash',
  }),
  ...['userPromptSubmitted', 'preToolUse', 'postToolUse', 'sessionStart'].map((word) => ({
    host: 'copilot-cli',
    file: `copilot-cli/1.0.102/${word === 'sessionStart' ? 'sessionStart.new' : word}.json`,
    word,
    most: word === 'sessionStart' ? START : TOOL,
    vary: (payload: Payload, n: number) => Object.assign(payload, { timestamp: n }),
  })),
  ...['input', 'tool_call.bash', 'tool_result.bash', 'session_start.startup'].map((name) => ({
    host: 'pi',
    file: `pi/1.5.0/${name}.json`,
    word: name.split('.')[0] ?? name,
    most: name.startsWith('session') ? START : TOOL,
    vary: (payload: Payload, n: number) => Object.assign(payload.event ?? {}, { toolCallId: `c${n}`, n }),
  })),
  ...['chat.message', 'tool.execute.before', 'tool.execute.after', 'experimental.chat.system.transform'].map(
    (word) => ({
      host: 'opencode',
      file: `opencode/1.18.33/${word}.json`,
      word,
      most: word.startsWith('experimental') ? START : TOOL,
      vary: (payload: Payload, n: number) => Object.assign(payload.input ?? {}, { callID: `c${n}`, n }),
    }),
  ),
  ...['chat.message', 'tool.execute.before.bash', 'tool.execute.after.bash', 'experimental.chat.system.transform'].map(
    (name) => ({
      host: 'kilo',
      file: `kilo/7.7.7/${name}.json`,
      word: name.replace(/\.bash$/, ''),
      most: name.startsWith('experimental') ? START : TOOL,
      vary: (payload: Payload, n: number) => Object.assign(payload.input ?? {}, { callID: `c${n}`, n }),
    }),
  ),
  ...['beforeRun', 'beforeTool', 'afterTool'].map((word) => ({
    host: 'cline',
    file: `cline/3.0.65/${word}.json`,
    word,
    most: TOOL,
    vary: (payload: Payload, n: number) => Object.assign(payload, { n }),
  })),
]

function snake(host: string, folder: string, names: { prompt: string; before: string; after: string }): Case[] {
  const one = (name: string, most: number): Case => ({
    host,
    file: `${folder}/${name}.json`,
    most,
    vary: (payload, n) =>
      Object.assign(payload, { tool_use_id: `t${n}`, tool_call_id: `t${n}`, prompt_id: `p${n}`, timestamp: `${n}` }),
  })
  return [...Object.values(names).map((name) => one(name, TOOL)), one('SessionStart.startup', START)]
}

const PROMPT = 'Add a retry with backoff to the client, and keep the tests green.'

export function benchHosts(bench: Bench): void {
  const { place, rounds } = bench
  const home = join(place, 'hosts-home')
  const product = CASES.map((one): Subject => ({ name: nameOf(one), prepare: (n) => runOf(place, home, one, n) }))
  const floor = floorSubject(bench, (n) => ({
    session_id: 'bench',
    tool_use_id: `f${n}`,
    tool_input: { command: 'ls' },
  }))
  interleaved(
    product.slice(0, 1).map((subject) => ({ ...subject, prepare: () => subject.prepare(-1) })),
    1,
  )
  const before = timelineRows(home)
  const times = interleaved([floor, ...product], rounds)
  console.log(
    `\nOne hook of each host, ${rounds} rounds, interleaved (milliseconds; floor ${p50(times.floor).toFixed(2)})`,
  )
  for (const one of CASES) {
    const own = times[nameOf(one)]
    const ratio = p50(own) / p50(times.floor)
    const verdict = `${one.most.toFixed(1)}${ratio <= one.most ? ' ok' : ' OVER'}`
    console.log(
      `${nameOf(one).padEnd(48)} ${p50(own).toFixed(2).padStart(7)} ${p95(own).toFixed(2).padStart(7)} ${ratio.toFixed(2)}x  ${verdict}`,
    )
  }
  const recorded = timelineRows(home) - before
  const expected = rounds * CASES.length
  console.log(`rows recorded: ${recorded} of ${expected}${recorded === expected ? '' : '  MISSING'}`)
  if (recorded !== expected) process.exitCode = 1
}

function nameOf({ host, file }: Case): string {
  return `${host} ${file.split('/').at(-1)?.replace('.json', '') ?? ''}`
}

function runOf(place: string, home: string, { host, file, word, vary }: Case, n: number) {
  const payload: Payload = JSON.parse(readFileSync(join(root, 'test/corpus', file), 'utf8'))
  vary(payload, n)
  const input = join(place, 'payload.json')
  // What was typed when these were recorded steered a scripted model; a person types something else.
  writeFileSync(input, JSON.stringify(payload).replaceAll(/(?:\\")?SAY [^"]*?(?:\\")?(?=")/g, PROMPT))
  return {
    program: binary,
    args: ['hook', host, ...(word ? [word] : [])],
    input,
    env: { THROUGHLINE_HOME: home, HOME: place, PATH: process.env.PATH ?? '' },
  }
}
