import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'
import { bash, cleanEnv, hooksOf, noting, prints, read, sh, specific } from './lib.ts'

const folder = tempFolders()
const answering = (outcome: Outcome) => ({ type: 'function' as const, run: () => outcome })

describe('S4-D execution', () => {
  test('S4.22 PreToolUse: one after the other, the first deny is the last to be asked', async () => {
    const asked: string[] = []
    const hooks = hooksOf({})
    hooks.on('PreToolUse', () => noting(asked, 'one', undefined))
    hooks.on('PreToolUse', () => noting(asked, 'two', { decision: 'deny' as const, reason: 'no' }))
    hooks.on('PreToolUse', () => noting(asked, 'three', undefined))
    expect((await hooks.fire('PreToolUse', bash('ls'))).outcome).toEqual({ decision: 'deny', reason: 'no' })
    expect(asked).toEqual(['one', 'two'])
  })

  test('S4.22 decided otherwise: an ask does not end it, a deny behind it is seen', async () => {
    const hooks = hooksOf({
      PreToolUse: [{ hooks: [answering({ decision: 'ask' }), answering({ decision: 'deny', reason: 'no' })] }],
    })
    expect((await hooks.fire('PreToolUse', bash('ls'))).outcome).toEqual({ decision: 'deny', reason: 'no' })
  })

  test('S4.22 inputs are merged over each other, and each hook sees the merged one', async () => {
    const file = join(folder(), 'seen')
    const hooks = hooksOf({
      PreToolUse: [
        { hooks: [prints(specific('PreToolUse', { updatedInput: { command: 'one', extra: 1 } }))] },
        { hooks: [sh(`cat > ${file}; echo '{"updatedInput":{"command":"two"}}'`)] },
      ],
    })
    const { outcome } = await hooks.fire('PreToolUse', { toolName: 'Bash', toolInput: { command: 'zero', kept: true } })
    expect(JSON.parse(readFileSync(file, 'utf8')).tool_input).toEqual({ command: 'one', kept: true, extra: 1 })
    expect(outcome).toEqual({ updatedInput: { command: 'two', kept: true, extra: 1 } })
  })

  test('S4.22 decided: an input counts without a decision; replaceInput replaces; a deny drops it', async () => {
    const replaced = hooksOf({ PreToolUse: [{ hooks: [prints({ updatedInput: { a: 1 }, replaceInput: true })] }] })
    expect((await replaced.fire('PreToolUse', bash('ls'))).outcome.updatedInput).toEqual({ a: 1 })
    const denied = hooksOf({
      PreToolUse: [{ hooks: [answering({ updatedInput: { a: 1 } }), answering({ decision: 'deny' })] }],
    })
    expect((await denied.fire('PreToolUse', bash('ls'))).outcome).toEqual({ decision: 'deny' })
  })

  test('S4.22 a hook that guards a file is asked about the input as another hook left it', async () => {
    const hooks = hooksOf({
      PreToolUse: [
        { matcher: { paths: '**/.env' }, hooks: [answering({ decision: 'deny', reason: 'secret' })] },
        { hooks: [answering({ updatedInput: { file_path: '/app/.env' } })] },
      ],
    })
    expect((await hooks.fire('PreToolUse', read('/app/readme'))).outcome).toEqual({
      decision: 'deny',
      reason: 'secret',
    })
  })

  test('S4.23 PostToolUse: all at once, contexts joined by a blank line in configured order, the last output stands', async () => {
    const hooks = hooksOf({
      PostToolUse: [
        {
          hooks: [
            sh('sleep 0.2; echo slow'),
            prints({ additionalContext: 'quick', updatedOutput: 1 }),
            prints({ updatedOutput: 2 }),
          ],
        },
      ],
    })
    const started = performance.now()
    const { outcome } = await hooks.fire('PostToolUse', bash('ls'))
    expect(outcome).toEqual({ context: 'slow\n\nquick', updatedOutput: 2 })
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('S4.23 decided: an answer in JSON is not also told as text', async () => {
    const hooks = hooksOf({ PostToolUse: [{ hooks: [prints({ additionalContext: 'once' })] }] })
    expect((await hooks.fire('PostToolUse', bash('ls'))).outcome).toEqual({ context: 'once' })
  })

  test('S1.9, S1.30, S1.31: a hook that asks for quiet is reported as quiet, and what it decided stands', async () => {
    const hooks = hooksOf({
      PostToolUse: [
        { hooks: [prints({ suppressOutput: true, systemMessage: 'seen' }), prints({ suppressOutput: false })] },
      ],
    })
    const { outcome, runs } = await hooks.fire('PostToolUse', bash('ls'))
    expect(outcome).toEqual({ notice: 'seen' })
    expect(runs.map(({ quiet }) => quiet)).toEqual([true, undefined])
    const wrong = hooksOf({ PostToolUse: [{ hooks: [prints({ suppressOutput: 'yes' })] }] })
    expect((await wrong.fire('PostToolUse', bash('ls'))).runs[0]).toMatchObject({ status: 'failed' })
  })

  test('S4.24 PermissionRequest: the first approve or deny wins, otherwise the person is asked', async () => {
    const hooks = hooksOf({
      PermissionRequest: [
        { hooks: [prints({ decision: 'ask' }), prints({ decision: 'approve' }), prints({ decision: 'deny' })] },
      ],
    })
    const { outcome, runs } = await hooks.fire('PermissionRequest', bash('ls'))
    expect(outcome).toEqual({ decision: 'allow' })
    expect(runs).toHaveLength(2)
    const denies = hooksOf({
      PermissionRequest: [{ hooks: [prints({ decision: 'deny' }), prints({ decision: 'approve' })] }],
    })
    const denied = await denies.fire('PermissionRequest', bash('ls'))
    expect([denied.outcome.decision, denied.runs.length]).toEqual(['deny', 1])
    const asks = hooksOf({ PermissionRequest: [{ hooks: [prints({ decision: 'ask' }), sh('true')] }] })
    const asked = await asks.fire('PermissionRequest', bash('ls'))
    expect([asked.outcome.decision, asked.runs.length]).toEqual([undefined, 2])
  })

  test('S4.25 UserPromptSubmit: all at once, what they print is joined', async () => {
    // Each waits for the other: one after the other they would never end.
    const pair = (own: string, other: string, text: string) =>
      sh(`touch "$D/${own}"; while [ ! -e "$D/${other}" ]; do sleep 0.02; done; echo ${text}`)
    const meeting = folder()
    const hooks = hooksOf(
      { UserPromptSubmit: [{ hooks: [pair('a', 'b', 'one'), pair('b', 'a', 'two')] }] },
      { env: cleanEnv({ D: meeting }) },
    )
    expect((await hooks.fire('UserPromptSubmit', { prompt: 'p' })).outcome).toEqual({ context: 'one\n\ntwo' })
  })

  test('S4.26 Stop: one after the other, the first that keeps going is the last to be asked', async () => {
    const hooks = hooksOf({
      Stop: [
        {
          hooks: [
            prints({}),
            prints({ continue: true, reason: 'more' }),
            prints({ decision: 'block', reason: 'even more' }),
          ],
        },
      ],
    })
    const { outcome, runs } = await hooks.fire('Stop', {})
    expect(outcome).toEqual({ keepGoing: 'more' })
    expect(runs).toHaveLength(2)
  })

  test('S4.27 Compaction: one after the other, the first prevent wins', async () => {
    const hooks = hooksOf({
      Compaction: [
        {
          hooks: [
            prints('keep x'),
            prints({ prevent: true, reason: 'busy' }),
            prints({ prevent: true, reason: 'too' }),
          ],
        },
      ],
    })
    const { outcome, runs } = await hooks.fire('PreCompact', { trigger: 'auto' })
    expect(outcome).toEqual({ decision: 'block', reason: 'busy', instructions: 'keep x' })
    expect(runs).toHaveLength(2)
  })

  test('S4.28 SessionEnd: nobody reads an answer; decided otherwise for SessionStart and failures, whose context counts', async () => {
    const hooks = hooksOf({
      SessionEnd: [{ hooks: [prints('x')] }],
      SessionStart: [{ hooks: [prints('c')] }],
      PostToolUseFailure: [{ hooks: [prints('f')] }],
    })
    expect((await hooks.fire('SessionEnd', { reason: 'other' })).outcome).toEqual({})
    expect((await hooks.fire('SessionStart', { source: 'startup' })).outcome).toEqual({ context: 'c' })
    expect((await hooks.fire('PostToolUseFailure', { ...bash('ls'), error: 'e' })).outcome).toEqual({ context: 'f' })
  })

  test('S4.29 decided: never more than the limit, and when one ends the next begins', async () => {
    let running = 0
    let most = 0
    const hooks = hooksOf({ maxConcurrentHooks: 3 })
    const ends: number[] = []
    for (let i = 0; i < 9; i++) {
      hooks.on('UserPromptSubmit', async () => {
        most = Math.max(most, ++running)
        await Bun.sleep(i === 0 ? 200 : 20)
        running--
        ends.push(i)
        return undefined
      })
    }
    await hooks.fire('UserPromptSubmit', { prompt: 'p' })
    expect(most).toBe(3)
    // In batches the slow one would hold up all behind it.
    expect(ends.at(-1)).toBe(0)
  })

  test('S4.30 the same event of the same tool call is answered once; a new session begins afresh', async () => {
    let asked = 0
    const hooks = hooksOf({})
    hooks.on('PreToolUse', () => ({ decision: 'deny', reason: `${++asked}` }))
    const call = { ...bash('ls'), toolUseId: 'u' }
    const [one, two] = await Promise.all([hooks.fire('PreToolUse', call), hooks.fire('PreToolUse', call)])
    expect([one.status, two.status, asked]).toEqual(['ran', 'duplicate', 1])
    expect(two.outcome).toEqual(one.outcome)
    await hooks.fire('PostToolUse', call)
    await hooks.fire('PreToolUse', { ...call, toolUseId: 'other' })
    expect(asked).toBe(2)
    // Without a single hook on SessionStart.
    await hooks.fire('SessionStart', { source: 'startup' })
    await hooks.fire('PreToolUse', call)
    expect(asked).toBe(3)
  })

  test('S4.31 yolo turns an ask into an allow and keeps a deny; decided otherwise: hooks run in plan mode too', async () => {
    const hooks = hooksOf({
      PreToolUse: [
        { matcher: 'Bash', hooks: [answering({ decision: 'ask' })] },
        { matcher: 'Read', hooks: [answering({ decision: 'deny' })] },
      ],
    })
    expect((await hooks.fire('PreToolUse', { ...bash('ls'), permissionMode: 'yolo' })).outcome.decision).toBe('allow')
    expect((await hooks.fire('PreToolUse', { ...read('/a'), permissionMode: 'yolo' })).outcome.decision).toBe('deny')
    expect((await hooks.fire('PreToolUse', { ...read('/a'), permissionMode: 'plan' })).outcome.decision).toBe('deny')
  })

  test('S4.32 decided otherwise: no singleton; status, pause and resume, reload, close on every object', async () => {
    const hooks = hooksOf({ Stop: [{ hooks: [sh('true')] }], PreToolUse: [{ hooks: [sh('true'), sh('false')] }] })
    expect(hooks.status()).toMatchObject({ enabled: true, events: { Stop: 1, PreToolUse: 2 } })
    hooks.pause()
    expect([(await hooks.fire('Stop', {})).status, hooks.status().enabled]).toEqual(['disabled', false])
    hooks.resume()
    expect((await hooks.fire('Stop', {})).status).toBe('ran')
    await hooks.close()
    expect((await hooks.fire('Stop', {})).status).toBe('closed')
  })

  test('a handler gives back its own undo', async () => {
    const hooks = hooksOf({})
    const undo = hooks.on('Stop', () => ({ keepGoing: 'x' }))
    expect((await hooks.fire('Stop', {})).outcome).toEqual({ keepGoing: 'x' })
    undo()
    expect((await hooks.fire('Stop', {})).status).toBe('none')
  })

  test('a hook nobody waits for decides nothing; its context goes with the next event', async () => {
    const hooks = hooksOf({
      PreToolUse: [
        {
          hooks: [
            prints(specific('PreToolUse', { permissionDecision: 'deny', additionalContext: 'late' }), { async: true }),
          ],
        },
      ],
    })
    const fired = await hooks.fire('PreToolUse', bash('ls'))
    expect([fired.outcome, fired.runs[0]?.status]).toEqual([{}, 'background'])
    while (hooks.status().background > 0) await Bun.sleep(5)
    expect((await hooks.fire('UserPromptSubmit', { prompt: 'p' })).outcome).toEqual({ context: 'late' })
  })

  test('close ends what runs in the background', async () => {
    const hooks = hooksOf({ Stop: [{ hooks: [sh('sleep 30', { async: true })] }] })
    await hooks.fire('Stop', {})
    const started = performance.now()
    await hooks.close()
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('what goes to the model has a limit; the rest is in a file', async () => {
    const hooks = hooksOf(
      { maxContextChars: 3000, UserPromptSubmit: [{ hooks: [sh("head -c 5000 /dev/zero | tr '\\0' x")] }] },
      { spillFolder: folder() },
    )
    const { context = '' } = (await hooks.fire('UserPromptSubmit', { prompt: 'p' })).outcome
    const file = /All of it is in (.*)\]$/.exec(context)?.[1] ?? ''
    expect(context.length).toBeLessThan(2500)
    expect(readFileSync(file, 'utf8')).toBe('x'.repeat(5000))
  })

  test('a wrong input is a diagnostic, not an error', async () => {
    const hooks = hooksOf({ UserPromptSubmit: [{ hooks: [sh('true')] }] })
    expect((await hooks.fire('UserPromptSubmit', {} as never)).status).toBe('invalid-input')
    expect(hooks.status().diagnostics[0]?.message).toContain('prompt')
  })

  test('prompt hooks ask the embedder’s model; without one they fail with a note', async () => {
    const settings = { PreToolUse: [{ hooks: [{ type: 'prompt' as const, prompt: 'Is this safe? $ARGUMENTS' }] }] }
    const asked: string[] = []
    const hooks = hooksOf(settings, {
      evaluate: async ({ prompt }) => {
        asked.push(prompt)
        return { ok: false, reason: 'not safe' }
      },
    })
    expect((await hooks.fire('PreToolUse', bash('rm $& x'))).outcome).toEqual({ decision: 'deny', reason: 'not safe' })
    expect(asked[0]).toContain('"command":"rm $& x"')
    expect((await hooksOf(settings).fire('PreToolUse', bash('rm'))).runs[0]?.status).toBe('failed')
  })
})
