import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { createHooks, type Outcome } from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'
import { bash, cleanEnv, hooksOf, place, prints, sh, specific, write } from './lib.ts'

const folder = tempFolders()

describe('what goes wrong around hooks', () => {
  test('output that cannot be written to a file costs only the file', async () => {
    const spillFolder = join(write(join(folder(), 'a-file'), ''), 'inside-a-file')
    const settings = {
      maxOutputBytes: 2048,
      maxContextChars: 500,
      UserPromptSubmit: [{ hooks: [sh("head -c 9000 /dev/zero | tr '\\0' x")] }],
    }
    const { outcome, runs } = await hooksOf(settings, { spillFolder }).fire('UserPromptSubmit', { prompt: 'p' })
    expect(runs[0]?.status).toBe('ok')
    expect(outcome.context).toStartWith('xxx')
    expect(outcome.context).toEndWith('characters.]')
  })

  test('a refusal with too long a reason is still a refusal', async () => {
    const spillFolder = join(write(join(folder(), 'a-file'), ''), 'inside')
    const answer = specific('PreToolUse', { permissionDecision: 'deny', additionalContext: 'y'.repeat(5000) })
    const hooks = hooksOf({ maxContextChars: 100, PreToolUse: [{ hooks: [prints(answer)] }] }, { spillFolder })
    expect((await hooks.fire('PreToolUse', bash('ls'))).outcome.decision).toBe('deny')
  })

  test('listeners that throw break nothing', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const hooks = hooksOf({ Stop: [{ hooks: [sh('exit 1')] }] }, { onDiagnostic: broken, onActivity: broken })
    hooks.watch(broken)
    expect((await hooks.fire('Stop', {})).status).toBe('ran')
  })

  test('whoever cannot be asked has not said yes; a yes that cannot be kept holds for now', async () => {
    const { home, project: cwd } = place(folder(), {
      'project/.throughline/settings.json': {
        hooks: { Stop: [{ hooks: [prints({ decision: 'block', reason: 'theirs' })] }] },
      },
    })
    const options = { cwd, env: cleanEnv({ HOME: home }) }
    const throwing = createHooks({ ...options, askTrust: () => Promise.reject(new Error('no terminal')) })
    expect((await throwing.fire('Stop', {})).runs[0]?.status).toBe('untrusted')
    const trustStore = {
      isTrusted: () => false,
      trust: () => {
        throw new Error('read-only')
      },
    }
    const forgetful = createHooks({ ...options, trustStore, askTrust: () => true })
    expect((await forgetful.fire('Stop', {})).outcome).toEqual({ keepGoing: 'theirs' })
  })

  test('a handler that answers nonsense has failed, by the policy', async () => {
    const hooks = hooksOf({ failureBehavior: 'deny' })
    hooks.on('PreToolUse', () => ({ decision: 'perhaps' }) as unknown as Outcome)
    const { outcome, runs } = await hooks.fire('PreToolUse', bash('ls'))
    expect([runs[0]?.status, outcome.decision]).toEqual(['failed', 'deny'])
  })

  test('a late answer goes to its own session', async () => {
    const hooks = hooksOf({ PostToolUse: [{ hooks: [sh('echo late', { async: true })] }] })
    await hooks.fire('PostToolUse', { ...bash('ls'), sessionId: 'one' })
    while (hooks.status().background > 0) await Bun.sleep(5)
    expect((await hooks.fire('UserPromptSubmit', { prompt: 'p', sessionId: 'two' })).outcome).toEqual({})
    // An event that cannot carry it leaves it for the next.
    expect((await hooks.fire('Stop', { sessionId: 'one' })).outcome).toEqual({})
    expect((await hooks.fire('UserPromptSubmit', { prompt: 'p', sessionId: 'one' })).outcome).toEqual({
      context: 'late',
    })
  })

  test('settings change while hooks run: each event is judged by the settings it began with', async () => {
    const hooks = hooksOf({})
    const undo = hooks.on('PreToolUse', async () => {
      undo()
      return { decision: 'deny', reason: 'first' }
    })
    expect((await hooks.fire('PreToolUse', bash('ls'))).outcome.decision).toBe('deny')
    expect((await hooks.fire('PreToolUse', bash('ls'))).status).toBe('none')
  })

  test('hooks that fire events themselves do not wait for each other', async () => {
    const hooks = hooksOf({ maxConcurrentHooks: 1 })
    hooks.on('UserPromptSubmit', async () => ({
      context: String((await hooks.fire('Notification', { message: 'm' })).status),
    }))
    hooks.on('Notification', () => ({ notice: 'n' }))
    expect((await hooks.fire('UserPromptSubmit', { prompt: 'p' })).outcome).toEqual({ context: 'ran' })
  })

  test('close while hooks run ends them', async () => {
    const hooks = hooksOf({ Stop: [{ hooks: [sh('sleep 30')] }] })
    const fired = hooks.fire('Stop', {})
    await Bun.sleep(50)
    await hooks.close()
    expect((await fired).runs[0]?.status).toBe('aborted')
  })

  test('the flat shape of hooks is read too (B19)', () => {
    const { home, project: cwd } = place(folder(), {
      'home/.throughline/settings.json': {
        hooks: [
          { event: 'Stop', type: 'command', command: 'true' },
          { event: 'PreToolUse', matcher: 'Bash', type: 'command', command: 'true' },
        ],
      },
      'project/x': '',
    })
    const { events, diagnostics } = createHooks({ cwd, env: cleanEnv({ HOME: home }) }).status()
    expect([events, diagnostics]).toEqual([{ Stop: 1, PreToolUse: 1 }, []])
  })
})
