import { expect } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Home, homeIn } from '../lib/home.ts'
import { type HookCall, type Payload, runCommand, runHook } from '../lib/hook-process.ts'
import { PATIENT } from '../lib/patient.ts'

export type Line = Readonly<Record<string, unknown>>
type Env = HookCall['env']

/** What a hook printed, taken apart. */
export interface Said {
  /** As it was printed. */
  raw: string
  /** For the model. */
  context: string
  /** For the person. */
  notice: string
}

export interface Compacting {
  trigger?: string
  summary?: string
  /** More fields of every payload: another session, an agent. */
  own?: Payload
  env?: Env
}

/** A project, a transcript and a store: one session driven through the binary, as a host would. */
export function worldIn(folder: string) {
  const home = homeIn(folder)
  const project = join(folder, 'app')
  const transcript = join(folder, 'transcript.jsonl')
  mkdirSync(project)

  async function fire(hook_event_name: string, own: Payload = {}, env: Env = {}): Promise<Said> {
    const common = {
      session_id: 'session-1',
      transcript_path: transcript,
      cwd: project,
      hook_event_name,
      ...ENDS[hook_event_name],
    }
    const { code, stderr, stdout } = await runHook({
      home,
      input: { ...common, ...own },
      env: { ...PATIENT, ...ALONE, ...env },
    })
    // A payload that was refused would be silence for the wrong reason.
    const refused = home.logged().filter((line) => line.includes('Invalid'))
    expect({ code, stderr, refused }).toEqual({ code: 0, stderr: '', refused: [] })
    return takenApart(stdout)
  }

  return {
    home,
    project,
    transcript,
    fire,
    write: (...lines: Line[]) => writeFileSync(transcript, jsonl(lines)),
    add: (...lines: Line[]) => appendFileSync(transcript, jsonl(lines)),
    prompt: (own: Payload = {}, env?: Env) =>
      fire('UserPromptSubmit', { prompt: 'go on', prompt_id: crypto.randomUUID(), ...own }, env),
    tool: (own: Payload = {}, env?: Env) =>
      fire('PreToolUse', { ...TOOL, tool_use_id: `toolu_${crypto.randomUUID()}`, ...own }, env),
    /** The three events of a compaction; the summary known early is a matter of the real client's tests. */
    async compact({ trigger = 'auto', summary = SUMMARY, own = {}, env }: Compacting = {}) {
      const steer = (await fire('PreCompact', { trigger, custom_instructions: null, ...own }, env)).raw
      const a = await fire('SessionStart', { source: 'compact', model: 'm', n: crypto.randomUUID(), ...own }, env)
      await fire('PostCompact', { trigger, compact_summary: summary, ...own }, env)
      return { steer, a: a.context, notice: a.notice }
    },
    run: (...words: string[]) => runCommand(home, ...words),
    async json<Document>(...words: string[]): Promise<Document> {
      const { stdout, stderr, code } = await runCommand(home, ...words, '--json')
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      return JSON.parse(stdout)
    },
    /** What the store knows of compactions, oldest first. */
    compactions: (): StoredCompaction[] => home.all('SELECT * FROM compactions ORDER BY id'),
  }
}

export type World = ReturnType<typeof worldIn>

export interface StoredCompaction {
  session: string
  agent: string
  epoch: number
  state: string
  waiting: number
  delta: string
}

/** Memory speaks at the start of sessions too; what is looked at here is what a compaction brings. */
const ALONE = { THROUGHLINE_MEMORY_ENABLED: 'false' }

const ENDS: Readonly<Record<string, Payload>> = {
  Stop: { stop_hook_active: false },
  SubagentStop: { stop_hook_active: false, agent_transcript_path: '' },
}
const TOOL = { tool_name: 'Bash', tool_input: { command: 'ls' } }
export const SUMMARY = '<analysis>thinking it over</analysis><summary>Some work was done.</summary>'
/** So little room for A that something is left for B. */
export const LITTLE = { THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '300' }

function takenApart(raw: string): Said {
  if (!raw.startsWith('{')) return { raw, context: '', notice: '' }
  const answer = JSON.parse(raw)
  return { raw, context: answer.hookSpecificOutput?.additionalContext ?? '', notice: answer.systemMessage ?? '' }
}

function jsonl(lines: readonly Line[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Lines of a transcript as Claude Code writes them; `own` is laid over every one. */
export function transcriptLines(own: Line = {}) {
  let count = 0
  const line = (type: string, content: unknown): Line => ({
    type,
    uuid: `uuid-${++count}`,
    isSidechain: false,
    ...own,
    message: { role: type, content },
  })
  return {
    asks: (text: string) => line('user', text),
    says: (text: string) => line('assistant', [{ type: 'text', text }]),
    calls: (id: string, name: string, input: Payload) => line('assistant', [{ type: 'tool_use', id, name, input }]),
    gets: (id: string, content: string, failed = false) =>
      line('user', [{ type: 'tool_result', tool_use_id: id, content, ...(failed && { is_error: true }) }]),
    summary: (text: string) => ({ ...line('user', text), isCompactSummary: true }),
    boundary: (compactMetadata: Payload): Line => ({
      ...line('system', ''),
      subtype: 'compact_boundary',
      compactMetadata,
    }),
  }
}

/** A session with more in it than A may say when it has little room. */
export function work(own: Line = {}): Line[] {
  const { asks, says, calls, gets } = transcriptLines(own)
  const files = ['http-agent', 'socket-pool', 'rate-limit', 'backoff-delay', 'jitter-window', 'token-bucket']
  return [
    asks('Add retry to the record client. Never touch config/ports.ts, and use retryLimit 4.'),
    ...files.flatMap((name, i) => [
      says(`I rewrite ${name} because retryBudget${i} is spent by makeCall${i} too early.`),
      calls(`t${i}`, 'Edit', edit(`/srv/app/src/${name}.ts`, `oldCall${i}()`, `makeCall${i}(retryBudget${i})`)),
      gets(`t${i}`, 'done'),
    ]),
    calls('t9', 'Bash', { command: 'bun test src/backoff-delay.test.ts --seed 41' }),
    gets('t9', 'error: backoffDelay is not a function\n 1 fail', true),
    says('The test fails: backoffDelay is not exported from src/backoff-delay.ts yet.'),
  ]
}

export function edit(file_path: string, old_string: string, new_string: string): Payload {
  return { file_path, old_string, new_string }
}

/** Asks git in a folder, as somebody made up. */
export function gitIn(folder: string) {
  return (...words: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', ...words], { cwd: folder })
}

/** Writes a file of the project, with its folders. */
export function put(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

export type { Home }
