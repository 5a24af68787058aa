import { describe, expect } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atStop, createHooks, type Hooks, runTool } from '../../src/index.ts'
import { clientTest } from '../clients/lib/client-test.ts'
import { call, say } from '../clients/lib/replies.ts'
import { textOf } from '../clients/lib/requests.ts'
import { type Session, withSession } from '../clients/lib/session.ts'
import { cleanEnv, prints, sh, specific, write } from './lib.ts'

// The same settings file in the real Claude Code and in the engine. What comes of it must be the same, or the case says why not.

interface Case {
  name: string
  hooks: Record<string, { matcher?: string; hooks: object[] }[]>
  /** What comes of it in the client; in the engine too, unless `engine` says otherwise. */
  expected: Seen
  engine?: { expected: Seen; because: string }
  command?: string
}

/** Which of the words A1, A2, … the model is told, in which order; and what happened. */
interface Seen {
  happened: boolean | number
  told?: string[]
}

const pre = (...hooks: object[]) => ({ PreToolUse: [{ hooks }] })
const matched = (matcher: string) => ({ PreToolUse: [{ matcher, hooks: [deny('A1')] }] })
const deny = (reason: string) => decides('deny', reason)
const decides = (permissionDecision: string, permissionDecisionReason: string) =>
  prints(specific('PreToolUse', { permissionDecision, permissionDecisionReason }))
const tells = (event: string, additionalContext: string) => prints(specific(event, { additionalContext }))
const post = (...hooks: object[]) => ({ PostToolUse: [{ hooks }] })
const prompted = (...hooks: object[]) => ({ UserPromptSubmit: [{ hooks }] })
const stopping = (...hooks: object[]) => ({ Stop: [{ hooks }] })
const once = (file: string, command: string) => `[ -e ${file} ] && exit 0; touch ${file}; ${command}`

const TOOL: Case[] = [
  { name: 'no hooks', hooks: {}, expected: { happened: true } },
  { name: 'allow', hooks: pre(decides('allow', 'A1')), expected: { happened: true } },
  { name: 'deny', hooks: pre(deny('A1')), expected: { happened: false, told: ['A1'] } },
  {
    name: 'ask, where nobody can be asked',
    hooks: pre(decides('ask', 'A1')),
    expected: { happened: false, told: ['A1'] },
  },
  {
    name: 'decision block',
    hooks: pre(prints({ decision: 'block', reason: 'A1' })),
    expected: { happened: false, told: ['A1'] },
  },
  { name: 'exit 0 and silence', hooks: pre(sh('exit 0')), expected: { happened: true } },
  { name: 'exit 1', hooks: pre(sh('echo A1; echo A2 >&2; exit 1')), expected: { happened: true } },
  { name: 'exit 2', hooks: pre(sh('echo A1; echo A2 >&2; exit 2')), expected: { happened: false, told: ['A2'] } },
  { name: 'exit 3', hooks: pre(sh('echo A1 >&2; exit 3')), expected: { happened: true } },
  { name: 'out of time', hooks: pre(sh('echo A1; sleep 20', { timeout: 1 })), expected: { happened: true } },
  {
    name: 'a program that is not there',
    hooks: pre(sh('/no/such/program', { args: [] })),
    expected: { happened: true },
  },
  { name: 'bad JSON', hooks: pre(prints('{"decision": "A1"')), expected: { happened: true } },
  { name: 'JSON of the wrong shape', hooks: pre(decides('perhaps', 'A1')), expected: { happened: true } },
  {
    name: 'an answer for another event',
    hooks: pre(prints(specific('PostToolUse', { additionalContext: 'A1' }))),
    expected: { happened: true },
  },
  { name: 'plain text before a tool', hooks: pre(sh('echo A1')), expected: { happened: true } },
  {
    name: 'deny wins over allow',
    hooks: pre(decides('allow', 'A1'), deny('A2')),
    expected: { happened: false, told: ['A2'] },
  },
  {
    name: 'deny wins over an ask before it',
    hooks: pre(decides('ask', 'A1'), deny('A2')),
    expected: { happened: false, told: ['A2'] },
  },
  { name: 'context before a tool', hooks: pre(tells('PreToolUse', 'A1')), expected: { happened: true, told: ['A1'] } },
  {
    name: 'contexts of two',
    hooks: pre(tells('PreToolUse', 'A1'), tells('PreToolUse', 'A2')),
    expected: { happened: true, told: ['A1', 'A2'] },
  },
  {
    name: 'contexts of two, the first is slow',
    hooks: pre(
      sh(`sleep 0.5; echo '${JSON.stringify(specific('PreToolUse', { additionalContext: 'A1' }))}'`),
      tells('PreToolUse', 'A2'),
    ),
    expected: { happened: true, told: ['A2', 'A1'] },
    engine: {
      expected: { happened: true, told: ['A1', 'A2'] },
      because: 'the order is that of the settings, whoever comes back first',
    },
  },
  {
    name: 'a changed input',
    hooks: pre(prints(specific('PreToolUse', { permissionDecision: 'allow', updatedInput: { command: 'echo A1' } }))),
    expected: { happened: false, told: ['A1'] },
  },
  {
    name: 'two changed inputs, the first is slow',
    hooks: pre(
      sh(`sleep 0.5; echo '${JSON.stringify(specific('PreToolUse', { updatedInput: { command: 'echo A1' } }))}'`),
      prints(specific('PreToolUse', { updatedInput: { command: 'echo A2' } })),
    ),
    expected: { happened: false, told: ['A1'] },
    engine: {
      expected: { happened: false, told: ['A2'] },
      because: 'hooks are asked in turn, each sees what the one before it made of the input (B17)',
    },
  },
  {
    name: 'continue false does not keep the tool from running',
    hooks: pre(prints({ continue: false, stopReason: 'A1' })),
    expected: { happened: true },
  },
  { name: 'matcher: the tool', hooks: matched('Bash'), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: another tool', hooks: matched('Read'), expected: { happened: true } },
  { name: 'matcher: alternatives', hooks: matched('Read|Bash'), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: a comma', hooks: matched('Read,Bash'), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: an expression', hooks: matched('Ba.*'), expected: { happened: false, told: ['A1'] } },
  {
    name: 'matcher: an expression with anchors',
    hooks: matched('^Bash$'),
    expected: { happened: false, told: ['A1'] },
  },
  { name: 'matcher: part of a name', hooks: matched('as'), expected: { happened: true } },
  {
    name: 'matcher: an expression for a part of the name',
    hooks: matched('a.h'),
    expected: { happened: false, told: ['A1'] },
  },
  { name: 'matcher: another case', hooks: matched('bash'), expected: { happened: true } },
  { name: 'matcher: empty', hooks: matched(''), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: a star', hooks: matched('*'), expected: { happened: false, told: ['A1'] } },
  { name: 'if: holds', hooks: pre({ ...deny('A1'), if: 'Bash(echo *)' }), expected: { happened: false, told: ['A1'] } },
  { name: 'if: does not hold', hooks: pre({ ...deny('A1'), if: 'Bash(git *)' }), expected: { happened: true } },
  { name: 'context after a tool', hooks: post(tells('PostToolUse', 'A1')), expected: { happened: true, told: ['A1'] } },
  {
    name: 'block after a tool',
    hooks: post(prints({ decision: 'block', reason: 'A1' })),
    expected: { happened: true, told: ['A1'] },
  },
  { name: 'exit 2 after a tool', hooks: post(sh('echo A1 >&2; exit 2')), expected: { happened: true, told: ['A1'] } },
  { name: 'plain text after a tool', hooks: post(sh('echo A1')), expected: { happened: true } },
  {
    name: 'an unknown event beside a good hook',
    hooks: { ...pre(deny('A1')), Unheard: [{ hooks: [] }] },
    expected: { happened: false, told: ['A1'] },
  },
  {
    name: 'an unknown type beside a good hook',
    hooks: pre({ type: 'unheard' }, deny('A1')),
    expected: { happened: true },
    engine: {
      expected: { happened: false, told: ['A1'] },
      because: 'one hook that cannot be read does not take the others along',
    },
  },
  {
    name: 'an unknown type in an entry of its own',
    hooks: { PreToolUse: [{ hooks: [{ type: 'unheard' }] }, { hooks: [deny('A1')] }] },
    expected: { happened: true },
    engine: {
      expected: { happened: false, told: ['A1'] },
      because: 'one hook that cannot be read does not take the others along',
    },
  },
  {
    name: 'a tool that fails',
    command: 'exit 3',
    hooks: {
      PostToolUseFailure: [{ hooks: [tells('PostToolUseFailure', 'A1')] }],
      ...post(tells('PostToolUse', 'A2')),
    },
    expected: { happened: false, told: ['A1'] },
  },
]

const PROMPT: Case[] = [
  { name: 'plain text with a prompt', hooks: prompted(sh('echo A1')), expected: { happened: true, told: ['A1'] } },
  {
    name: 'context with a prompt',
    hooks: prompted(tells('UserPromptSubmit', 'A1')),
    expected: { happened: true, told: ['A1'] },
  },
  {
    name: 'a prompt that is blocked',
    hooks: prompted(prints({ decision: 'block', reason: 'A1' })),
    expected: { happened: false },
  },
  { name: 'exit 2 with a prompt', hooks: prompted(sh('echo A1 >&2; exit 2')), expected: { happened: false } },
  { name: 'exit 1 with a prompt', hooks: prompted(sh('echo A1; exit 1')), expected: { happened: true } },
  {
    name: 'continue false with a prompt',
    hooks: prompted(prints({ continue: false, stopReason: 'A1' })),
    expected: { happened: false },
  },
  {
    name: 'a matcher where there is nothing to match',
    hooks: { UserPromptSubmit: [{ matcher: 'nothing', hooks: [sh('echo A1')] }] },
    expected: { happened: true, told: ['A1'] },
  },
  {
    name: 'context at the start',
    hooks: { SessionStart: [{ matcher: 'startup', hooks: [tells('SessionStart', 'A1')] }] },
    expected: { happened: true, told: ['A1'] },
  },
  {
    name: 'exit 2 at the start',
    hooks: { SessionStart: [{ hooks: [sh('echo A1; echo A2 >&2; exit 2')] }] },
    expected: { happened: true },
  },
]

const STOP: Case[] = [
  {
    name: 'a stop that is blocked once',
    hooks: stopping(sh(once('stopped', `echo '{"decision":"block","reason":"A1"}'`))),
    expected: { happened: 1, told: ['A1'] },
  },
  {
    name: 'exit 2 at a stop',
    hooks: stopping(sh(once('stopped', 'echo A1 >&2; exit 2'))),
    expected: { happened: 1, told: ['A1'] },
  },
  {
    name: 'context at a stop',
    hooks: stopping(sh(once('stopped', `echo '${JSON.stringify(specific('Stop', { additionalContext: 'A1' }))}'`))),
    expected: { happened: 1, told: ['A1'] },
  },
  { name: 'exit 1 at a stop', hooks: stopping(sh('echo A1 >&2; exit 1')), expected: { happened: 0 } },
  {
    name: 'continue true at a stop',
    hooks: stopping(prints({ continue: true, reason: 'A1' })),
    expected: { happened: 0 },
  },
  {
    name: 'a stop that is always blocked',
    hooks: stopping(sh('echo A1 >&2; exit 2')),
    expected: { happened: 8, told: ['A1'] },
  },
]

const COMPACT: Case[] = [
  {
    name: 'plain text for the summariser',
    hooks: { PreCompact: [{ hooks: [sh('echo A1'), sh('echo A2')] }] },
    expected: { happened: true, told: ['A1', 'A2'] },
  },
  {
    name: 'a compaction that is blocked',
    hooks: { PreCompact: [{ hooks: [prints({ decision: 'block', reason: 'A1' })] }] },
    expected: { happened: false },
  },
  {
    name: 'exit 2 before a compaction',
    hooks: { PreCompact: [{ matcher: 'manual', hooks: [sh('echo A1 >&2; exit 2')] }] },
    expected: { happened: false },
  },
  {
    name: 'another trigger',
    hooks: { PreCompact: [{ matcher: 'auto', hooks: [sh('exit 2')] }] },
    expected: { happened: true },
  },
  {
    name: 'JSON for the summariser',
    hooks: { PreCompact: [{ hooks: [prints({ systemMessage: 'A1' })] }] },
    expected: { happened: true, told: ['A1'] },
    engine: {
      expected: { happened: true },
      because: 'JSON is an answer, not a text: the client hands it to the summariser as it stands',
    },
  },
]

describe('a tool call in Claude Code and in the engine', () => {
  for (const one of TOOL) clientTest(one.name, () => compare(one, toolInClient, toolInEngine))
})
describe('a prompt in Claude Code and in the engine', () => {
  for (const one of PROMPT) clientTest(one.name, () => compare(one, promptInClient, promptInEngine))
})
describe('a stop in Claude Code and in the engine', () => {
  for (const one of STOP) clientTest(one.name, () => compare(one, stopInClient, stopInEngine))
})

describe('a compaction in Claude Code and in the engine', () => {
  for (const one of COMPACT) clientTest(one.name, () => compare(one, compactInClient, compactInEngine))
})

const RAN = 'from-the-tool'

async function compare(one: Case, inClient: InClient, inEngine: InEngine): Promise<void> {
  const { name, hooks, expected, engine } = one
  const command = one.command ?? `echo ${RAN}`
  await withSession(
    { script: inClient === toolInClient ? [call('Bash', { command }), say('Ran it.')] : [] },
    async (s) => {
      const file = write(join(s.home, '.claude', 'settings.json'), { hooks })
      const client = await inClient(s)
      const flag = join(s.project, 'stopped')
      if (existsSync(flag)) await Bun.file(flag).delete()
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ hooks })
      const ours = createHooks({
        cwd: s.project,
        env: cleanEnv({ HOME: s.home }),
        claudeSettings: true,
        killGraceMs: 200,
      })
      const inOurs = await inEngine(ours, command)
      await ours.close()
      const because = engine ? `, because ${engine.because}` : ''
      expect({ name, client, [`engine${because}`]: inOurs }).toEqual({
        name,
        client: full(expected),
        [`engine${because}`]: full(engine?.expected ?? expected),
      })
    },
  )
}

type InClient = (session: Session) => Promise<Seen>
type InEngine = (hooks: Hooks, command: string) => Promise<Seen>

async function toolInClient(s: Session): Promise<Seen> {
  await s.run(['go'])
  // A turn that a hook ends asks no more: what the tool did is in the transcript only.
  const [, after] = s.server.of('turn')
  if (!after) return { happened: await ranInTranscript(s), told: [] }
  const text = withoutCommands(textOf(after))
  return { happened: text.split(RAN).length > 2, told: wordsIn(text) }
}

async function ranInTranscript(s: Session): Promise<boolean> {
  for await (const path of new Bun.Glob('.claude/projects/**/*.jsonl').scan({
    cwd: s.home,
    dot: true,
    absolute: true,
  })) {
    if (readFileSync(path, 'utf8').includes(`"stdout":"${RAN}`)) return true
  }
  return false
}

async function toolInEngine(hooks: Hooks, command: string): Promise<Seen> {
  const execute = async ({ command: line }: Readonly<Record<string, unknown>>) => {
    const child = Bun.spawnSync(['sh', '-c', String(line)])
    if (child.exitCode !== 0) throw new Error(`Exit code ${child.exitCode}`)
    return child.stdout.toString()
  }
  const ports = { hooks, tool: (name: string) => ({ name, execute }), permit: () => ({ permission: 'allow' as const }) }
  const { content = '' } = await runTool({ id: 'u', name: 'Bash', input: { command } }, {}, ports)
  return { happened: content.includes(RAN), told: wordsIn(content) }
}

async function promptInClient(s: Session): Promise<Seen> {
  await s.run(['go'])
  const [first] = s.server.of('turn')
  return { happened: first !== undefined, told: first ? wordsIn(withoutCommands(textOf(first))) : [] }
}

async function promptInEngine(hooks: Hooks): Promise<Seen> {
  const start = await hooks.fire('SessionStart', { source: 'startup' })
  const { outcome } = await hooks.fire('UserPromptSubmit', { prompt: 'go' })
  const happened = outcome.decision !== 'block' && outcome.stop === undefined
  return { happened, told: happened ? wordsIn(`${start.outcome.context} ${outcome.context}`) : [] }
}

async function stopInClient(s: Session): Promise<Seen> {
  await s.run(['go'])
  const requests = s.server.of('turn')
  return {
    happened: requests.length - 1,
    told: requests.length > 1 ? wordsIn(withoutCommands(textOf(requests[1]))) : [],
  }
}

async function stopInEngine(hooks: Hooks): Promise<Seen> {
  let rounds = 0
  let said = ''
  for (let answer = await atStop(hooks); answer.message !== undefined; answer = await atStop(hooks)) {
    rounds++
    said += ` ${answer.message}`
  }
  return { happened: rounds, told: wordsIn(said) }
}

async function compactInClient(s: Session): Promise<Seen> {
  await s.run(['go', '/compact'])
  const [asked] = s.server.of('summariser')
  return { happened: asked !== undefined, told: asked ? wordsIn(textOf(asked)) : [] }
}

async function compactInEngine(hooks: Hooks): Promise<Seen> {
  const { outcome } = await hooks.fire('PreCompact', { trigger: 'manual' })
  return { happened: outcome.decision !== 'block', told: wordsIn(outcome.instructions ?? '') }
}

/** The client shows the model the command lines of hooks that object, words of ours and all. */
function withoutCommands(text: string): string {
  return text.replaceAll(/\[[^\]\n]*(?:\[ -e|echo|cat|printf)[^\n]*\]: /g, '').replaceAll(/from command: ".*": /g, '')
}

/** Each word once, where it is first said. */
function wordsIn(text: string): string[] {
  return [...new Set(text.match(/\bA\d\b/g))]
}

function full(seen: Seen): Required<Seen> {
  return { told: [], ...seen }
}
