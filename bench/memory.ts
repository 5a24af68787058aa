import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, floorSubject, hookRun } from './lib/bench.ts'
import { binary } from './lib/hook.ts'
import { interleaved, p50, p95, type Subject } from './lib/measure.ts'
import { writeTranscript } from './lib/transcript.ts'

const SMALL = 1000
const MIDDLE = 10_000
const LARGE = 100_000
const SESSIONS = 80

/** What recall costs a hook, with few and with many memories, and whether taking many in takes as long as they are many. */
export function benchMemory(bench: Bench): void {
  const { place, rounds } = bench
  const project = join(place, 'memory-project')
  mkdirSync(project, { recursive: true })
  const times = new Map<number, number>()
  const homes = new Map([SMALL, MIDDLE, LARGE].map((count) => [count, filled(place, project, count, times)]))
  const home = (count: number) => homes.get(count) ?? ''
  const learned = learnedFrom(place, project)
  for (const one of [home(SMALL), home(LARGE), learned]) started(place, one, project)

  const read = (count: number): Subject => ({
    name: `Read, ${count} memories`,
    prepare: (n) =>
      run(place, home(count), project, 'PreToolUse', {
        sessionId: `r${n}`,
        toolName: 'Read',
        toolInput: { file_path: `${project}/src/f${n % SMALL}.ts` },
        toolUseId: `t${n}`,
      }),
  })
  const subjects: Subject[] = [
    floorSubject(bench, (n) => ({ session_id: 'bench', hook_event_name: 'PreToolUse', tool_use_id: `f${n}` })),
    read(SMALL),
    read(LARGE),
    {
      name: 'UserPromptSubmit',
      prepare: (n) =>
        run(place, home(LARGE), project, 'UserPromptSubmit', {
          sessionId: `p${n}`,
          promptId: `p${n}`,
          prompt: `Why does parseRecord${n % 50} retry the connection when the cache of module${n % 97} is cold?`,
        }),
    },
    {
      name: 'SessionStart',
      prepare: (n) => run(place, home(LARGE), project, 'SessionStart', { sessionId: `s${n}`, source: 'startup' }),
    },
    {
      name: 'SessionStart, learned',
      prepare: (n) => run(place, learned, project, 'SessionStart', { sessionId: `l${n}`, source: 'startup' }),
    },
    {
      name: 'first prompt, learned',
      prepare: (n) =>
        run(place, learned, project, 'UserPromptSubmit', {
          sessionId: `l${n}`,
          promptId: `l${n}`,
          prompt: `Why does the retry of a failed request in src/http/client-${n % 40}.ts ask the session cache again? Please change retryToken${n % 30} and keep the tests green.`,
        }),
    },
  ]
  const measured = interleaved(subjects, rounds)
  const floor = p50(measured.floor)
  const small = p50(measured[`Read, ${SMALL} memories`])
  const rows: readonly (readonly [string, number, number, number])[] = [
    ['Read recall, 100,000', p50(measured[`Read, ${LARGE} memories`]), floor, 1.6],
    ['Read recall, 100,000 to 1,000', p50(measured[`Read, ${LARGE} memories`]), small, 1.3],
    ['UserPromptSubmit', p50(measured.UserPromptSubmit), floor, 2.2],
    ['SessionStart', p50(measured.SessionStart), floor, 2],
    [`SessionStart, ${SESSIONS} sessions learned`, p50(measured['SessionStart, learned']), floor, 2],
    [`first prompt, ${SESSIONS} sessions learned`, p50(measured['first prompt, learned']), floor, 2.2],
    ['import, 100,000 to 10,000', times.get(LARGE) ?? 0, times.get(MIDDLE) ?? 1, 12],
  ]
  console.log(
    `\nMemory, ${rounds} rounds, interleaved; floor p50 ${floor.toFixed(2)} ms, p95 ${p95(measured.floor).toFixed(2)} ms`,
  )
  for (const [name, value, against, most] of rows) {
    const ratio = value / against
    console.log(
      `${name.padEnd(34)} ${value.toFixed(2).padStart(10)} ms  ${ratio.toFixed(2).padStart(6)}x  at most ${most}${ratio <= most ? ' ok' : ' OVER'}`,
    )
  }
}

function run(
  place: string,
  home: string,
  project: string,
  name: Parameters<typeof hookRun>[2],
  fields: Record<string, unknown>,
) {
  const made = hookRun(place, home, name, { cwd: project, ...fields })
  return { ...made, env: { ...made.env, CLAUDE_PROJECT_DIR: project } }
}

function started(place: string, home: string, project: string): void {
  const { program, args, env } = run(place, home, project, 'SessionStart', { sessionId: 'first', source: 'startup' })
  spawnSync(program, [...args], {
    env,
    input: JSON.stringify({ session_id: 'first', cwd: project, hook_event_name: 'SessionStart', source: 'startup' }),
  })
}

/** A store with so many memories, taken in through the command; every file of the first thousand has one of its own. */
export function filled(place: string, project: string, count: number, times: Map<number, number>): string {
  const home = join(place, `memory-home-${count}`)
  const file = join(place, `memories-${count}.json`)
  const memories = Array.from({ length: count }, (_, n) => ({
    uri: `project://made/m${n}`,
    content: `Note ${n}: parseRecord${n % 977} of module${n % 4999} ${WORDS[n % WORDS.length]} the ${WORDS[(n * 7) % WORDS.length]} when case${n % 1009} ${WORDS[(n * 13) % WORDS.length]} happens.`,
    files: [`src/f${n}.ts`],
  }))
  writeFileSync(file, JSON.stringify(memories))
  const started = performance.now()
  const ran = spawnSync(binary, ['memory', 'import', file, '--project', project], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: place, THROUGHLINE_HOME: home },
  })
  if (ran.status !== 0) throw new Error(ran.stderr)
  times.set(count, performance.now() - started)
  return home
}

/** A store that has learned from so many made-up sessions. */
function learnedFrom(place: string, project: string): string {
  const home = join(place, 'memory-home-learned')
  const folder = join(place, 'memory-sessions')
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < SESSIONS; n++) writeTranscript(join(folder, `made-up-${n}.jsonl`), 250_000, { seed: n + 1 })
  const ran = spawnSync(binary, ['import', 'transcripts', folder, '--project', project, '--yes'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: place, THROUGHLINE_HOME: home },
  })
  if (ran.status !== 0) throw new Error(ran.stderr)
  return home
}

const WORDS = [
  'retries',
  'caches',
  'connection',
  'timeout',
  'parser',
  'cold',
  'header',
  'queue',
  'locks',
  'session',
  'token',
  'merge',
  'router',
  'schema',
  'writer',
  'stream',
] as const
