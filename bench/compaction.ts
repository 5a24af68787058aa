import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { payloadOf } from '../src/hosts/claude-code/wire.ts'
import type { EventName } from '../src/protocol/event.ts'
import { type Bench, floorSubject, hookRun } from './lib/bench.ts'
import { binary } from './lib/hook.ts'
import { interleaved, p50, peakSoFar, type Subject } from './lib/measure.ts'
import { writeTranscript } from './lib/transcript.ts'

const MB = 1024 * 1024

/** Compaction: PreCompact against reading the same lines, growth on a small and a huge transcript, and the two events after it. */
export async function benchCompaction(bench: Bench): Promise<void> {
  const { place, yardsticks, rounds } = bench
  const small = join(place, 'small.jsonl')
  const hard = join(place, 'hard.jsonl')
  writeTranscript(small, 3 * MB)
  writeTranscript(hard, 3 * MB, { results: 'all different' })
  const home = join(place, 'compaction-home')
  const session = (n: number, path: string) => ({ sessionId: `c${n}`, cwd: place, transcriptPath: path })
  const pre = (n: number, path: string) => ({ ...session(n, path), trigger: 'auto', customInstructions: null })
  fire(place, home, 'PreCompact', pre(-1, small))

  const times = interleaved(
    [
      { name: 'parse', prepare: () => ({ program: join(yardsticks, 'parse'), args: [small] }) },
      { name: 'PreCompact', prepare: (n) => hookRun(place, home, 'PreCompact', pre(n, small)) },
      floorSubject(bench, (n) => ({ session_id: `c${n}` })),
      {
        name: 'SessionStart(compact)',
        prepare: (n) => hookRun(place, home, 'SessionStart', { ...session(n, small), source: 'compact', model: 'm' }),
      },
      {
        name: 'PostCompact',
        prepare: (n) =>
          hookRun(place, home, 'PostCompact', { ...session(n, small), trigger: 'auto', summary: SUMMARY }),
      },
    ],
    rounds,
    { inOrder: true },
  )
  const hardest = interleaved(
    [
      { name: 'parse', prepare: () => ({ program: join(yardsticks, 'parse'), args: [hard] }) },
      { name: 'PreCompact', prepare: (n) => hookRun(place, home, 'PreCompact', pre(n + HARD, hard)) },
    ],
    Math.min(rounds, 15),
  )
  console.log(`\nCompaction, ${rounds} rounds (p50, milliseconds)`)
  line('PreCompact, 3 MB', p50(times.PreCompact), p50(times.parse), 'reading and parsing', 5)
  line('the same, no line twice', p50(hardest.PreCompact), p50(hardest.parse), 'reading and parsing', 15)
  line('SessionStart(compact)', p50(times['SessionStart(compact)']), p50(times.floor), 'floor', 2)
  line('PostCompact', p50(times.PostCompact), p50(times.floor), 'floor', 2)
  await growth(bench, small)
}

/** Sessions of their own. */
const HARD = 100_000

/** The second PreCompact after 100 KB of growth: what came before must not matter. */
async function growth({ place, rounds }: Bench, small: string): Promise<void> {
  const huge = join(place, 'huge.jsonl')
  writeTranscript(huge, 200 * MB)
  const subjects = [
    ['3 MB', small],
    ['200 MB', huge],
  ].map(([name = '', from = '']): Subject => {
    const home = join(place, `growth-${name.replace(' ', '')}`)
    mkdirSync(home)
    const path = join(home, 'transcript.jsonl')
    copyFileSync(from, path)
    const fields = { sessionId: 'grow', cwd: place, transcriptPath: path, trigger: 'auto', customInstructions: null }
    fire(place, home, 'PreCompact', fields)
    return {
      name,
      prepare(n) {
        writeTranscript(path, 100 * 1024, { append: true, seed: n + 7 })
        return hookRun(place, home, 'PreCompact', { ...fields, promptId: `g${n}` })
      },
    }
  })
  const times = interleaved(subjects, Math.min(rounds, 15))
  line('second PreCompact, 200 MB', p50(times['200 MB']), p50(times['3 MB']), 'the same on 3 MB', 1.5)
  const [first, second] = await peakMemory(place, huge)
  console.log(`memory on 200 MB: first PreCompact ${first} MB, second ${second} MB (at most 150)`)
}

/** Of the first PreCompact on a transcript nobody has read, and of the one after it has grown. */
async function peakMemory(place: string, transcriptPath: string): Promise<[string, string]> {
  const payload = payloadOf('PreCompact', { sessionId: 'memory', cwd: place, transcriptPath, trigger: 'auto' })
  const peak = async () => {
    const run = Bun.spawn([binary, 'hook', 'claude-code'], {
      stdin: new TextEncoder().encode(JSON.stringify(payload)),
      env: { THROUGHLINE_HOME: join(place, 'memory-home'), HOME: place },
    })
    let most = 0
    // Not from its resource usage, which begins with what this process has taken.
    while (run.exitCode === null) {
      most = Math.max(most, peakSoFar(run.pid))
      await Bun.sleep(1)
    }
    return (most / MB).toFixed(0)
  }
  const first = await peak()
  writeTranscript(transcriptPath, 100 * 1024, { append: true, seed: 99 })
  return [first, await peak()]
}

function fire(place: string, home: string, name: EventName, fields: Record<string, unknown>): void {
  const { program, args, env } = hookRun(place, home, name, fields)
  spawnSync(program, args, { input: JSON.stringify(payloadOf(name, fields)), ...(env && { env }) })
}

function line(name: string, own: number, other: number, what: string, most: number): void {
  const ratio = own / other
  console.log(
    `${name.padEnd(28)} ${own.toFixed(1).padStart(7)}   ${ratio.toFixed(2)}x ${what} (${other.toFixed(1)})   at most ${most}x ${ratio <= most ? 'ok' : 'OVER'}`,
  )
}

const SUMMARY = `<analysis>thinking</analysis><summary>The user wants retries in the client. Work is in src/http/client-3.ts; ${'we looked at the code and ran the tests. '.repeat(60)}</summary>`
