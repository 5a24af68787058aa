import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { root } from './run.ts'

/**
 * How many files somebody has to read to follow one thing through the program: those of src of which a function runs. Each walk is run for
 * real, in a home of its own, with the runner's coverage. Files that hold no function (tables, words) and those that are only loaded are
 * counted beside it; files that hold only types are never loaded, and not counted.
 */
interface Walk {
  readonly name: string
  readonly aim: number
  /** What is run before, and not counted. */
  readonly before: readonly Step[]
  readonly steps: readonly Step[]
  /** Where it must come to: a walk that leads nowhere counts nothing. */
  readonly through: readonly string[]
}

interface Step {
  readonly words: readonly string[]
  readonly event?: Readonly<Record<string, unknown>>
}

const home = mkdtempSync(join(tmpdir(), 'throughline-walk-'))
const project = join(home, 'app')
const transcript = join(home, 'transcript.jsonl')
const PROMPT = 'Add a retry to fetchRecord in src/client.ts, but never retry a POST.'

const event = (name: string, fields: Readonly<Record<string, unknown>> = {}): Step => ({
  words: ['hook', 'claude-code'],
  event: { hook_event_name: name, session_id: 'walk', cwd: project, transcript_path: transcript, ...fields },
})
const command = (...words: string[]): Step => ({ words })

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

/** Compiles the rules, which is done once. */
const LOOK = event('PreToolUse', { ...READ, tool_input: { file_path: join(project, 'other.ts') }, tool_use_id: 't0' })

const WALKS: readonly Walk[] = [
  {
    name: 'PreToolUse with a memory',
    aim: 35,
    before: [REMEMBER, START, LOOK],
    steps: [event('PreToolUse', READ)],
    through: ['src/memory/feature/on/recall-file.ts', 'src/memory/recall/injections.ts'],
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

interface Seen {
  /** Files of which a function ran. */
  readonly run: ReadonlySet<string>
  /** Files without a function. */
  readonly tables: ReadonlySet<string>
  /** Files that were loaded, and nothing of them ran. */
  readonly idle: ReadonlySet<string>
}

/** A hook that is slow keeps quiet rather than hold its agent up, and counting makes it slow: then it walks again. */
async function walk(one: Walk): Promise<Seen> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await walkOnce(one)
    if (one.through.every((file) => seen.run.has(file))) return seen
  }
  throw new Error(
    `${one.name}: it did not come to ${one.through.join(', ')} in ${MOST_TRIES} tries; is the machine busy?`,
  )
}

const MOST_TRIES = 8

async function walkOnce({ before, steps }: Walk): Promise<Seen> {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(project, 'src'), { recursive: true })
  writeFileSync(join(project, 'src/client.ts'), 'export const fetchRecord = () => undefined\n')
  writeFileSync(transcript, LINES.map((line) => `${JSON.stringify(line)}\n`).join(''))
  for (const step of before) await run(step)
  const seen = { run: new Set<string>(), tables: new Set<string>(), idle: new Set<string>() }
  for (const step of steps) {
    const out = join(home, 'coverage')
    await run(step, out)
    for (const { file, functions, hit } of readLcov(readFileSync(join(out, 'lcov.info'), 'utf8'))) {
      if (!file.startsWith('src/')) continue
      seen[functions === 0 ? 'tables' : hit === 0 ? 'idle' : 'run'].add(file)
    }
  }
  for (const file of seen.run) seen.idle.delete(file)
  return seen
}

const LINES = [
  { type: 'user', uuid: 'u1', sessionId: 'walk', message: { role: 'user', content: PROMPT } },
  {
    type: 'assistant',
    uuid: 'u2',
    message: { role: 'assistant', content: [{ type: 'text', text: 'I add retryRequest around fetchRecord.' }] },
  },
]

async function run({ words, event }: Step, coverage?: string): Promise<void> {
  const args = ['test', join(root, 'scripts/walks/run-once.ts'), '--timeout', '60000']
  const counted = coverage ? ['--coverage', '--coverage-reporter=lcov', '--coverage-dir', coverage] : []
  const child = Bun.spawn([process.execPath, ...args, ...counted], {
    cwd: root,
    stdin: new Blob([event ? JSON.stringify(event) : '']),
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PATH: process.env.PATH,
      HOME: home,
      THROUGHLINE_HOME: join(home, '.throughline'),
      WALK: JSON.stringify(event ? words : [...words, '--project', project]),
    },
  })
  const report = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(`${words.join(' ')}: ${report}`)
}

interface Covered {
  readonly file: string
  readonly functions: number
  readonly hit: number
}

function readLcov(text: string): Covered[] {
  return text.split('end_of_record').flatMap((record) => {
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1]
    const path = field('SF')
    if (path === undefined) return []
    return { file: relative(root, resolve(root, path)), functions: Number(field('FNF')), hit: Number(field('FNH')) }
  })
}

/** Where they stand, the fullest first. */
function byRoom(files: ReadonlySet<string>): string {
  const counts = new Map<string, number>()
  for (const file of files) {
    const room = file.split('/')[1] ?? ''
    counts.set(room, (counts.get(room) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([room, count]) => `${room} ${count}`)
    .join(', ')
}

try {
  const list = process.argv.includes('--list')
  for (const one of WALKS) {
    const { run, tables, idle } = await walk(one)
    process.stdout.write(
      `${one.name}: ${run.size} files run (aim ${one.aim}); ${tables.size} without functions, ${idle.size} only loaded\n`,
    )
    process.stdout.write(`  ${byRoom(run)}\n`)
    if (list) for (const file of [...run].sort()) process.stdout.write(`  ${file}\n`)
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
