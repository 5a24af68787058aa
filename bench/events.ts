import { join } from 'node:path'
import type { EventName } from '../src/protocol/event.ts'
import { type Bench, floorSubject, hookRun, timelineRows } from './lib/bench.ts'
import { interleaved, p50, p95, type Subject } from './lib/measure.ts'

/** Event, what it carries, and the most it may cost compared with the floor. */
const EVENTS: readonly (readonly [EventName, (n: number) => Record<string, unknown>, number])[] = [
  [
    'UserPromptSubmit',
    (n) => ({ promptId: `p${n}`, prompt: 'Add a retry with backoff to the client, and keep the tests green.' }),
    1.4,
  ],
  ['PreToolUse', (n) => ({ ...TOOL, toolUseId: callId('A', n) }), 1.4],
  [
    'PostToolUse',
    (n) => ({
      ...TOOL,
      toolUseId: callId('B', n),
      toolOutput: { stdout: 'ok 12 tests passed\n'.repeat(40), stderr: '', interrupted: false, isImage: false },
    }),
    1.4,
  ],
  ['SessionStart', () => ({ source: 'startup' }), 1.7],
]

const TOOL = { toolName: 'Bash', toolInput: { command: 'npm test -- --filter retry', description: 'Run the tests' } }

/** Ids as the client gives them: what they look like decides what is looked at more closely. */
const callId = (kind: string, n: number) => `toolu_01${kind}${String(n).padStart(4, '0')}q9Xw7RtYpLm3KdZsVb`
const sessionId = (n: number) => `5b0c605e-28df-4369-8e20-${String(n).padStart(12, '0')}`

export function benchEvents(bench: Bench): void {
  const { place, yardsticks, rounds } = bench
  const home = join(place, 'events-home')
  const product = EVENTS.map(
    ([name, fields]): Subject => ({
      name,
      prepare: (n) =>
        hookRun(place, home, name, {
          sessionId: sessionId(name === 'SessionStart' ? n : 0),
          cwd: place,
          transcriptPath: join(place, `.claude/projects/-home-dev-app/${sessionId(0)}.jsonl`),
          ...fields(n),
        }),
    }),
  )
  const subjects: Subject[] = [
    { name: 'empty', prepare: () => ({ program: join(yardsticks, 'empty'), args: [] }) },
    floorSubject(bench, (n) => ({ session_id: 'bench', hook_event_name: 'PreToolUse', tool_use_id: `f${n}`, ...TOOL })),
    ...product,
    { name: 'bun -e 0', prepare: () => ({ program: process.execPath, args: ['-e', '0'] }) },
    { name: 'node -e 0', prepare: () => ({ program: 'node', args: ['-e', '0'] }) },
  ]
  // Once, so that no timed run creates the store.
  interleaved(
    product.slice(0, 1).map((subject) => ({ ...subject, prepare: () => subject.prepare(-1) })),
    1,
  )
  const rowsBefore = timelineRows(home)
  const times = interleaved(subjects, rounds)
  const recorded = timelineRows(home) - rowsBefore

  const floor = p50(times.floor)
  const empty = p50(times.empty)
  console.log(`\nOne hook, ${rounds} rounds, interleaved (milliseconds)`)
  console.log('                       p50     p95   x empty  x floor   at most   start-up / store / handlers')
  for (const { name } of subjects) {
    const own = times[name] ?? []
    const bar = EVENTS.find(([event]) => event === name)?.[2]
    const middle = p50(own)
    const shares = bar
      ? `${percent(empty / middle)} / ${percent((floor - empty) / middle)} / ${percent((middle - floor) / middle)}`
      : ''
    const verdict = bar ? `${bar.toFixed(1)}${middle / floor <= bar ? ' ok' : ' OVER'}` : ''
    console.log(
      `${name.padEnd(18)} ${cell(middle)} ${cell(p95(own))} ${cell(middle / empty)}x ${cell(middle / floor)}x  ${verdict.padEnd(8)}  ${shares}`,
    )
  }
  const expected = rounds * EVENTS.length
  console.log(`rows recorded: ${recorded} of ${expected}${recorded === expected ? '' : '  MISSING'}`)
  if (recorded !== expected) process.exitCode = 1
}

const cell = (value: number) => value.toFixed(2).padStart(7)
const percent = (share: number) => `${Math.round(share * 100)} %`
