import { describe, expect, test } from 'bun:test'
import { type Home, homeIn } from '../lib/home.ts'
import { expectHarmless, runHook, startHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const ASKED = 'Make the parser accept an empty file, and never touch src/grammar.ts.'
const session = { session_id: 'session-1', cwd: '/app', prompt_id: 'p1' }
const prompt = { ...session, hook_event_name: 'UserPromptSubmit', prompt: ASKED }
const compact = { ...session, hook_event_name: 'PreCompact', trigger: 'manual', custom_instructions: '' }

/** A session of which PreCompact has something to say. */
async function talkative(): Promise<Home> {
  const home = homeIn(folder())
  expectHarmless(await runHook({ home, input: prompt }))
  return home
}

const types = (home: Home) => home.rows().map(({ type }) => type)

test('an answer is plain text for the summariser, and nothing else is printed', async () => {
  const home = await talkative()
  const { code, stdout, stderr } = await runHook({ home, input: compact })
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('never touch src/grammar.ts')
  expect(stdout).not.toStartWith('{')
})

test('of two installations one answers', async () => {
  const home = await talkative()
  const both = [startHook({ home, input: 'open' }), startHook({ home, input: 'open' })]
  for (const { child } of both) {
    child.stdin.write(JSON.stringify(compact))
    child.stdin.end()
  }
  const answers = (await Promise.all(both.map(({ ended }) => ended))).map(({ stdout }) => stdout !== '')
  expect(answers.sort()).toEqual([false, true])
  expect(types(home)).toEqual(['prompt:submit', 'session:compact'])
})

describe('an answer that nobody reads', () => {
  test.each([
    ['standard output is closed from the start', 'exec "$@" >&-'],
    ['standard error is closed, too', 'exec "$@" >&- 2>&-'],
    ['the device is full', 'exec "$@" >/dev/full'],
    ['the reader went away', '"$@" | true'],
  ])('%s: the event is recorded all the same', async (_, shell) => {
    const home = await talkative()
    expectHarmless(await runHook({ home, input: compact, shell }))
    expect(types(home)).toEqual(['prompt:submit', 'session:compact'])
  })
})

test('a pipe that is full when the answer comes is waited for, and the answer arrives once and whole', async () => {
  const home = await talkative()
  const filling = 'head -c 65536 /dev/zero; '
  const shell = `(${filling}"$@") | (sleep 0.3; tr -d "\\000")`
  const { code, stdout } = await runHook({ home, input: compact, shell })
  expect(code).toBe(0)
  expect(stdout).toBe((await runHook({ home: await talkative(), input: compact })).stdout)
  expect(stdout).toContain('never touch src/grammar.ts')
})

test('an answer that is late is dropped and logged; the event is recorded', async () => {
  const home = await talkative()
  const { child, ended } = startHook({ home, input: 'open', env: { THROUGHLINE_DEADLINES_UNHURRIED_TIMEOUT_MS: '20' } })
  // The time that passes is what is tested: the deadline counts from the start, whenever the input comes.
  setTimeout(() => {
    child.stdin.write(JSON.stringify(compact))
    child.stdin.end()
  }, 150)
  expectHarmless(await ended)
  expect(types(home)).toEqual(['prompt:submit', 'session:compact'])
  expect(home.logged()).toHaveLength(1)
  expect(home.logged()[0]).toMatch(/PreCompact: the answer was \d+ ms late and was dropped/)
})

test('a refusal is said however late it is', async () => {
  const home = homeIn(folder())
  const common = { session_id: 's1', cwd: home.folder }
  await runHook({
    home,
    input: { ...common, hook_event_name: 'UserPromptSubmit', prompt: '[workflow:quick] build it' },
  })
  const { child, ended } = startHook({ home, input: 'open', env: { THROUGHLINE_DEADLINES_QUICK_TIMEOUT_MS: '20' } })
  const tool_input = { subagent_type: 'general-purpose', prompt: '[stage:TEST] test it', description: 'a test' }
  setTimeout(() => {
    child.stdin.write(
      JSON.stringify({ ...common, hook_event_name: 'PreToolUse', tool_name: 'Agent', tool_use_id: 'c1', tool_input }),
    )
    child.stdin.end()
  }, 150)
  const { stdout, code } = await ended
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    hookSpecificOutput: {
      permissionDecision: 'deny',
      permissionDecisionReason: expect.stringContaining('TEST cannot start yet'),
    },
  })
  expect(types(home)).toContain('agent:refused')
})
