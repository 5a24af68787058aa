import { afterEach, describe, expect, test } from 'bun:test'
import * as library from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'
import { cleanEnv, hooksOf, prints, sh, specific } from './lib.ts'

const folder = tempFolders()
afterEach(() => library.resetHooks())

function start(settings: library.HooksSettings) {
  return library.initializeHooks({ cwd: folder(), env: cleanEnv(), settings: { hooks: settings } })
}

describe('S4-E facade', () => {
  test('S4.33 every function with its own answer', async () => {
    start({
      UserPromptSubmit: [{ hooks: [sh('echo branch main')] }],
      Stop: [{ hooks: [prints({ continue: true, reason: 'go' })] }],
      Compaction: [{ hooks: [prints({ prevent: true })] }],
      PreToolUse: [
        {
          hooks: [
            prints({ permissionDecision: 'allow', updatedInput: { command: 'pwd' } }),
            sh('echo careful >&2; exit 1'),
          ],
        },
      ],
      PostToolUse: [{ hooks: [prints({ additionalContext: 'c', updatedOutput: 'o' })] }],
      PermissionRequest: [{ hooks: [prints({ decision: 'approve' })] }],
    })
    expect(library.isHooksAvailable()).toBe(true)
    expect(await library.onSessionStart('s', '/')).toBeUndefined()
    expect(await library.onUserPromptSubmit('hello', 's', '/')).toBe('branch main')
    expect(await library.onStop('done', 's')).toBe(true)
    expect(await library.onCompaction(100, 4, 's')).toBe(true)
    expect(await library.onPreToolUse('Bash', 'u1', { command: 'ls' }, 's', '/', 'default')).toEqual({
      decision: 'allow',
      modifiedInput: { command: 'pwd' },
      warning: 'It ended with exit code 1.\ncareful',
    })
    expect(
      await library.onPostToolUse('Bash', 'u1', { command: 'ls' }, { success: true, llmContent: 'x' }, 's'),
    ).toEqual({
      additionalContext: 'c',
      modifiedOutput: 'o',
    })
    expect(await library.onPostToolUseFailure('Bash', 'u2', { command: 'ls' }, 'broken', 's')).toBeUndefined()
    expect(await library.onPermissionRequest('Bash', { command: 'ls' }, 's')).toBe('approve')
    expect(await library.onSessionEnd('s', '/')).toBeUndefined()
  })

  test('S4.33 a prompt that a hook blocks is a diagnostic, because the function has no word for it', async () => {
    const hooks = start({ UserPromptSubmit: [{ hooks: [sh('echo not this >&2; exit 2')] }] })
    expect(await library.onUserPromptSubmit('hello', 's', '/')).toBeUndefined()
    expect(hooks.status().diagnostics).toMatchObject([{ message: expect.stringContaining('not this') }])
  })

  test('fire never throws, whatever it is given; on refuses an event that does not exist', async () => {
    const hooks = hooksOf({ Stop: [{ hooks: [sh('true')] }] })
    for (const [name, input] of [
      ['PreTooluse', {}],
      ['toString', {}],
      [undefined, undefined],
      ['Stop', undefined],
      ['Stop', null],
      ['Stop', 'text'],
      [{ toString: () => 'Stop' }, {}],
    ])
      expect([name, (await hooks.fire(name as never, input as never)).status]).toEqual([name, 'invalid-input'])
    expect(hooks.status().diagnostics[0]?.hint).toContain('PreToolUse')
    expect(() => hooks.on('PreTooluse' as never, () => ({}))).toThrow('PreToolUse')
    expect(() => hooks.on('Stop', undefined as never)).toThrow('no function')
  })

  test('S4.43 /hooks ships: status, list, and what there is', () => {
    const hooks = hooksOf({ Stop: [{ name: 'mine', matcher: { tools: 'Bash' }, hooks: [sh('true'), sh('false')] }] })
    expect(library.hooksCommand(hooks)).toMatch(/Status.*enabled[\s\S]*Hooks.*2[\s\S]*Events.*1[\s\S]*Stop.*2/)
    expect(library.hooksCommand(hooks, 'list')).toContain('mine [tools: Bash], 2 hooks')
    expect(library.hooksCommand(hooks, 'toString')).toContain('status, list')
    expect(library.hooksCommand(hooksOf({}), 'list')).toContain('No hooks')
  })

  const neutral = async (service: library.HookService) => [
    service.isHooksAvailable(),
    await service.onUserPromptSubmit('p', 's'),
    await service.onStop('r', 's'),
    await service.onCompaction(1, 1, 's'),
    await service.onPreToolUse('T', 'u', {}, 's'),
    await service.onPostToolUse('T', 'u', {}, { success: true }, 's'),
    await service.onPermissionRequest('T', {}, 's'),
  ]

  test('S4.34 without hooks: the neutral answers', async () => {
    expect(await neutral(library.hookService(() => undefined))).toEqual([
      false,
      undefined,
      false,
      false,
      { decision: 'allow' },
      {},
      'ask',
    ])
  })

  test('S4.34 with hooks that all fail: the neutral answers and a diagnostic each, no error', async () => {
    const broken = { hooks: [{ type: 'function' as const, run: () => Promise.reject(new Error('broken')) }] }
    const hooks = hooksOf({
      UserPromptSubmit: [broken],
      Stop: [broken],
      PreCompact: [broken],
      PreToolUse: [broken],
      PostToolUse: [broken],
      PermissionRequest: [broken],
    })
    const [, ...answers] = await neutral(library.hookService(() => hooks))
    expect(answers).toEqual([undefined, false, false, { decision: 'allow', warning: 'broken' }, {}, 'ask'])
    expect(hooks.status().diagnostics).toHaveLength(6)
  })

  test('S4.35 initializeHooks, isHooksEnabled, getHookStats; broken settings stop nobody', () => {
    expect([library.isHooksEnabled(), library.getHookStats()]).toEqual([false, undefined])
    start('nonsense' as never)
    expect(library.isHooksEnabled()).toBe(true)
    expect(library.getHookStats()?.diagnostics).toHaveLength(1)
  })

  test('the answer of a hook for another event is a warning', async () => {
    start({ PreToolUse: [{ hooks: [prints(specific('Stop', {}))] }] })
    const { decision, warning } = await library.onPreToolUse('T', 'u', {}, 's')
    expect([decision, warning?.includes('the answer is for Stop')]).toEqual(['allow', true])
  })
})
