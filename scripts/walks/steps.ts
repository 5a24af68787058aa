import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One thing that is followed through the program. */
export interface Walk {
  readonly name: string
  readonly aim: number
  /** What the person has set; nothing without. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** What is run before, and not counted. */
  readonly before: readonly WalkStep[]
  readonly steps: readonly WalkStep[]
  /** Where it must come to: a walk that leads nowhere counts nothing. */
  readonly through: readonly string[]
}

export interface WalkStep {
  readonly words: readonly string[]
  readonly event?: Readonly<Record<string, unknown>>
}

/** Called so that no rule asks about it: a path that names Throughline is one that the rules about its own files look at. */
export const home = mkdtempSync(join(tmpdir(), 'walk-'))
export const ownHome = join(home, '.throughline')
export const project = join(home, 'app')
export const transcript = join(home, 'transcript.jsonl')
const PROMPT = 'Add a retry to fetchRecord in src/client.ts, but never retry a POST.'

/** What the transcript holds when a walk begins. */
export const LINES = [
  { type: 'user', uuid: 'u1', sessionId: 'walk', message: { role: 'user', content: PROMPT } },
  {
    type: 'assistant',
    uuid: 'u2',
    message: { role: 'assistant', content: [{ type: 'text', text: 'I add retryRequest around fetchRecord.' }] },
  },
]

const event = (name: string, fields: Readonly<Record<string, unknown>> = {}): WalkStep => ({
  words: ['hook', 'claude-code'],
  event: { hook_event_name: name, session_id: 'walk', cwd: project, transcript_path: transcript, ...fields },
})
const command = (...words: string[]): WalkStep => ({ words })

const START = event('SessionStart', { source: 'startup' })
const REMEMBER = command(
  'memory',
  'create',
  'project://made/up',
  '--content',
  'POST is never retried.',
  '--file',
  join(project, 'src/client.ts'),
)
const READ = { tool_name: 'Read', tool_input: { file_path: join(project, 'src/client.ts') }, tool_use_id: 't1' }

/** What is done once, such as compiling the rules. */
const LOOK = event('PreToolUse', { ...READ, tool_input: { file_path: join(project, 'other.ts') }, tool_use_id: 't0' })

export const WALKS: readonly Walk[] = [
  {
    name: 'PreToolUse with a memory',
    aim: 35,
    before: [REMEMBER, START, LOOK],
    steps: [event('PreToolUse', READ)],
    through: ['src/memory/feature/on/recall-file.ts', 'src/memory/recall/injections.ts'],
  },
  {
    name: 'the same under the safety rules',
    aim: 35,
    settings: { rules: { safety: true } },
    before: [REMEMBER, START, LOOK],
    steps: [event('PreToolUse', READ)],
    through: ['src/memory/recall/injections.ts', 'src/rules/feature/consult.ts'],
  },
  {
    name: 'a whole compaction',
    aim: 50,
    before: [START, LOOK, event('UserPromptSubmit', { prompt: PROMPT, prompt_id: 'p1' })],
    steps: [
      event('PreCompact', { trigger: 'auto', custom_instructions: null }),
      event('SessionStart', { source: 'compact', model: 'm' }),
      event('PostCompact', { trigger: 'auto', compact_summary: '<summary>Something was done.</summary>' }),
      event('UserPromptSubmit', { prompt: 'go on with the client', prompt_id: 'p2' }),
    ],
    through: ['src/continuity/texts/recover.ts', 'src/continuity/texts/delta.ts'],
  },
  {
    name: 'search',
    aim: 18,
    before: [REMEMBER],
    steps: [command('search', 'retried', 'POST')],
    through: ['src/cli/commands/search.ts', 'src/memory/search/snippet.ts'],
  },
]
