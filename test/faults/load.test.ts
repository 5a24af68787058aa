import { expect, test } from 'bun:test'
import { homeIn } from '../lib/home.ts'
import { expectHarmless, type Payload, type Ran, runCommand, runHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const SESSIONS = 32
const EVENTS = 50

/** One session's turn after turn, as a host would fire it; the number tells the order. */
function payloadOf(session: number, n: number): Payload {
  const common = { session_id: `session-${session}`, cwd: '/app', prompt_id: `prompt-${session}-${Math.floor(n / 10)}` }
  const call = { tool_name: 'Bash', tool_input: { command: `step ${n}` }, tool_use_id: `toolu_${session}_${n}` }
  if (n === 0) return { ...common, hook_event_name: 'SessionStart', source: 'startup', n }
  if (n % 10 === 1) return { ...common, hook_event_name: 'UserPromptSubmit', prompt: `step ${n}` }
  if (n % 2 === 0) return { ...common, hook_event_name: 'PreToolUse', ...call }
  return { ...common, hook_event_name: 'PostToolUse', ...call, tool_response: { stdout: 'ok', stderr: '' } }
}

const typeOf = (n: number) =>
  n === 0 ? 'session:start' : n % 10 === 1 ? 'prompt:submit' : n % 2 === 0 ? 'tool:start' : 'tool:complete'

test(`${SESSIONS} hook processes at once, ${EVENTS} events each: every one is there, in order, and no answer was late`, async () => {
  const home = homeIn(folder())
  const runs: Ran[] = []
  const session = async (_: unknown, number: number) => {
    for (let n = 0; n < EVENTS; n++) {
      const ran = await runHook({ home, input: payloadOf(number, n) })
      expectHarmless(ran)
      runs.push(ran)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: SESSIONS }, session))
  const seconds = (performance.now() - startedAt) / 1000

  const waiting = home.spooled().length
  expect((await runCommand(home, 'status')).code).toBe(0)
  expect(home.spooled()).toEqual([])
  const rows = home.rows()
  for (let number = 0; number < SESSIONS; number++) {
    const own = rows.filter(({ session }) => session === `session-${number}`)
    expect(own.map(stepOf)).toEqual(Array.from({ length: EVENTS }, (_, n) => `${typeOf(n)} ${n}`))
  }
  expect(rows).toHaveLength(SESSIONS * EVENTS)
  expect(home.counter('double:claude-code')).toBe(0)
  expect(home.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])

  const logged = home.logged()
  expect(logged.filter((line) => /late/.test(line))).toEqual([])
  expect(logged.filter((line) => !/was spooled: .*locked/.test(line))).toEqual([])
  report(
    runs.map(({ wallMs }) => wallMs),
    { seconds, spooled: logged.length, waiting },
  )
}, 120_000)

function stepOf({ type, data }: { type: string; data: Payload }): string {
  if (type === 'session:start') return `${type} 0`
  const said = typeof data.text === 'string' ? data.text : String((data.input as Payload).command)
  return `${type} ${said.replace('step ', '')}`
}

/** For people: this machine's times prove nothing and are not judged. */
function report(
  walls: number[],
  { seconds, spooled, waiting }: { seconds: number; spooled: number; waiting: number },
): void {
  const sorted = walls.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
  console.log(
    `${sorted.length} hooks in ${seconds.toFixed(1)} s: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)};`,
    `${spooled} spooled on the way, ${waiting} still waiting at the end`,
  )
}
