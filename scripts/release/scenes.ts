import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Beat, STORY } from '../../src/cli/demo/story.ts'
import { transcriptLine, type Written } from '../../src/hosts/claude-code/transcript-lines.ts'

/** One event of a made-up session, and what the store is like when it comes. */
export interface Scene {
  readonly name: string
  readonly store: keyof typeof STORES
  readonly event: Readonly<Record<string, unknown>>
}

/** Runs the program in question with these words, and with this on its standard input. */
export type Play = (words: readonly string[], input: string, home: string) => void

const call = (id: string, input: object, tool = 'Bash') => ({ tool_name: tool, tool_input: input, tool_use_id: id })
const before = (id: string, input: object, tool?: string) => ({
  hook_event_name: 'PreToolUse',
  ...call(id, input, tool),
})
const TESTS = { command: 'npm test' }
const STOP = { hook_event_name: 'Stop', stop_hook_active: false }
const PROMPT = { hook_event_name: 'UserPromptSubmit', prompt: 'Add a retry to the client.' }

/** How each store comes about, in its home. */
const STORES = {
  plain: (): void => undefined,
  rules: (home: string) => writeFileSync(join(home, 'settings.json'), JSON.stringify({ rules: { safety: true } })),
  workflow: (): void => undefined,
  memories: (home: string) => {
    mkdirSync(join(home, 'src'))
    writeFileSync(join(home, FILE), 'export const POOL = 4\n')
  },
  compaction: (home: string) => writeFileSync(join(home, TRANSCRIPT), transcriptOf(STORY, home)),
} as const

const TRANSCRIPT = 'transcript.jsonl'
const FILE = 'src/pool.ts'
const FOLDER = 'lib/'
/** Made up: about a file, about a folder, and one that answers a question. */
const MEMORIES: readonly (readonly string[])[] = [
  ['project://made-up/pool', '--content', 'The pool is closed before its port is freed.', '--file', FILE],
  ['project://made-up/parsers', '--content', 'Every parser here gives back what it could not read.', '--file', FOLDER],
  ['project://made-up/tests', '--content', 'Integration tests run with `npm run test:integration`.'],
]

/** What happens all day, most often first. */
const DAY: readonly Scene[] = [
  { name: 'a call', store: 'plain', event: before('a', TESTS) },
  {
    name: 'its result',
    store: 'plain',
    event: { hook_event_name: 'PostToolUse', ...call('a', TESTS), tool_response: { stdout: 'ok', stderr: '' } },
  },
  { name: 'a prompt', store: 'plain', event: { ...PROMPT, prompt_id: 'a' } },
  { name: 'a session starts', store: 'plain', event: { hook_event_name: 'SessionStart', source: 'startup' } },
  { name: 'a turn ends', store: 'plain', event: STOP },
  { name: 'a call under rules', store: 'rules', event: before('b', TESTS) },
  { name: 'code under rules', store: 'rules', event: before('c', { command: "node -e 'console.log(1)'" }) },
  { name: 'a call in a workflow', store: 'workflow', event: before('d', TESTS) },
  {
    name: 'an agent is sent in a workflow',
    store: 'workflow',
    event: before('e', { prompt: 'do it', subagent_type: 'developer' }, 'Agent'),
  },
  { name: 'a turn ends in a workflow', store: 'workflow', event: STOP },
  { name: 'a turn without a prompt ends in a workflow', store: 'workflow', event: { ...STOP, turn: 2 } },
  {
    name: 'an agent reads in a workflow',
    store: 'workflow',
    event: { ...before('f', { command: 'git diff' }), agent_id: 'a', agent_type: 'code-reviewer' },
  },
  { name: 'a prompt in a workflow', store: 'workflow', event: { ...PROMPT, prompt_id: 'b' } },
  { name: 'a file that a memory is about is read', store: 'memories', event: before('g', { file_path: FILE }, 'Read') },
  {
    name: 'one in a folder that a memory is about',
    store: 'memories',
    event: before('h', { file_path: `${FOLDER}one.ts` }, 'Read'),
  },
  {
    name: 'another is changed',
    store: 'memories',
    event: {
      ...before('i', { file_path: `${FOLDER}two.ts`, old_string: 'a', new_string: 'b' }, 'Edit'),
      session_id: 'other',
    },
  },
  {
    name: 'a prompt that a memory answers',
    store: 'memories',
    event: { ...PROMPT, prompt: 'How do I run the integration tests?', prompt_id: 'c' },
  },
  { name: 'a prompt that none answers', store: 'memories', event: { ...PROMPT, prompt_id: 'd' } },
]

/** What happens a few times a day, and loads more than all the rest together. */
const COMPACTION: readonly Scene[] = [
  { name: 'before a compaction', event: { hook_event_name: 'PreCompact', trigger: 'auto' } },
  { name: 'a session goes on after it', event: { hook_event_name: 'SessionStart', source: 'compact' } },
  { name: 'its summary', event: { hook_event_name: 'PostCompact', trigger: 'auto', compact_summary: 'Retries work.' } },
].map(({ name, event }) => ({ name, store: 'compaction', event: { ...event, transcript_path: TRANSCRIPT } }))

export const SCENES: readonly Scene[] = [...DAY, ...COMPACTION]

/** Of the scenes, what happens all day: whatever else is put together is not put to what those load. */
export const DAY_SCENES = DAY.length

/** Makes the stores below a folder: the first events of all do what no others do, such as compiling the rules. */
export function prepare(folder: string, play: Play): void {
  for (const [name, make] of Object.entries(STORES)) {
    const home = join(folder, name)
    mkdirSync(home, { recursive: true })
    make(home)
    play(HOOK, inputOf({ hook_event_name: 'SessionStart', source: 'startup' }, home), home)
    play(HOOK, inputOf({ ...PROMPT, prompt_id: 'first' }, home), home)
    play(HOOK, inputOf(before('first', TESTS), home), home)
    if (name === 'workflow') play(['workflow', 'start', 'quick', '--session', SESSION], '', home)
    if (name === 'memories') for (const words of MEMORIES) play(['memory', 'create', ...words], '', home)
  }
}

export function playScene({ store, event }: Scene, folder: string, play: Play): void {
  const home = join(folder, store)
  play(HOOK, inputOf(event.source === 'startup' ? { ...event, session_id: 'another' } : event, home), home)
}

export function environmentOf(home: string): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: home, USERPROFILE: home, THROUGHLINE_HOME: home }
}

const HOOK = ['hook', 'claude-code']
const SESSION = 'made-up'

function inputOf(event: object, home: string): string {
  return JSON.stringify({ session_id: SESSION, cwd: home, ...event })
}

/** The demo's story up to its compaction, as a client writes it down. */
function transcriptOf(story: readonly Beat[], cwd: string): string {
  const before = story.slice(
    0,
    story.findIndex((beat) => beat.do === 'compact'),
  )
  const frame = { sessionId: SESSION, cwd, gitBranch: 'main', timestamp: '2026-01-01T00:00:00.000Z' }
  return before
    .flatMap(writtenAt)
    .map((written, n) => transcriptLine(written, { ...frame, uuid: `line-${n}` }))
    .join('')
}

function writtenAt(beat: Beat, n: number): Written[] {
  if (beat.do === 'prompt') return [{ what: 'prompt', text: beat.text }]
  if (beat.do === 'say') return [{ what: 'said', text: beat.text }]
  if (beat.do !== 'use') return []
  return [
    { what: 'call', id: `t${n}`, tool: beat.tool, input: beat.input },
    { what: 'result', id: `t${n}`, text: beat.output, failed: beat.fails === true },
  ]
}
