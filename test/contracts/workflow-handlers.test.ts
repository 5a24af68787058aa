import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { query } from '../../src/journal/timeline.ts'
import type { Sql } from '../../src/storage/sql.ts'
import { BUILT_IN } from '../../src/workflow/definition/registry.ts'
import { change, createWorkflow, watchedWorkflow } from '../../src/workflow/feature/store.ts'
import { newState } from '../../src/workflow/state.ts'
import { memoryStore } from '../lib/store.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Hooks, type HooksOptions, SESSION, workflowHooks } from '../lib/workflow-hooks.ts'

// S0.54-S0.63: what every handler of the workflow does, on the events of a session.

const folder = tempFolders()
const hooks = (options: Partial<HooksOptions> = {}) => workflowHooks({ project: folder(), ...options })
const stopping = { stopHookActive: false }
const PASS = '<!-- VERDICT: pass -->'
const FAIL = '<!-- VERDICT: {"result":"fail","reason":"two tests"} -->'

/** A workflow under way, with a feature of its own when it is given tasks. */
async function started(key: string, options: Partial<HooksOptions> = {}, list?: string): Promise<Hooks> {
  const h = hooks(options)
  if (list !== undefined) tasks(h, `---\nworkflow: ${key}\n---\n${list}`)
  await h.fire('UserPromptSubmit', { prompt: `[workflow:${key}] do it` })
  return h
}

function tasks(h: Hooks, text: string, feature = 'login-page', place = 'in-progress'): void {
  h.write(`specs/features/${place}/${feature}/tasks.md`, text)
}

describe('SessionStart', () => {
  test('S0.54: open tasks of an interrupted session, for the model and not as a notice', async () => {
    const h = hooks({ language: 'zh-TW' })
    tasks(h, '## Tasks\n- [x] one\n- [ ] two\n')
    expect(await h.fire('SessionStart', { source: 'startup' })).toEqual({
      context:
        '📋 **未完成任務（上次 session 中斷）**\nFeature：login-page（1/2 完成）\n- [ ] two\n→ 請使用 TaskCreate 重建以上任務的 TaskList，然後繼續執行。',
    })
  })

  const silent: readonly (readonly [string, (h: Hooks) => void])[] = [
    ['no feature', () => undefined],
    ['a feature in the backlog only', (h) => tasks(h, '- [ ] a\n', 'x', 'backlog')],
    ['no checkbox', (h) => tasks(h, '# nothing\n')],
    ['everything checked', (h) => tasks(h, '- [x] a\n')],
    ['a file that is not text', (h) => tasks(h, '\0\0\0')],
  ]
  test.each(silent)('S0.54, S0.31: %s, nothing is said', async (_, prepare) => {
    const h = hooks()
    prepare(h)
    expect(await h.fire('SessionStart', { source: 'startup' })).toEqual({})
  })

  test('S0.54 decided otherwise: a workflow without a feature stays without one, whatever is in progress', async () => {
    const h = await started('quick')
    tasks(h, '---\nworkflow: quick\n---\n- [ ] a\n')
    const { context } = await h.fire('SessionStart', { source: 'resume' })
    expect(h.state().featureName).toBeNull()
    expect(context).not.toContain('📋')
  })

  test('S0.54: an interrupted session finds its workflow and the open tasks of its feature', async () => {
    const h = await started('quick', {}, '- [ ] a\n')
    expect(h.state().featureName).toBe('login-page')
    const { context } = await h.fire('SessionStart', { source: 'resume' })
    expect(context).toStartWith(
      '[Throughline: workflow quick (Quick development)]\nProgress: ⬜💻⬜🔍⬜🧪⬜🔁 (0/4)\nFeature: login-page\n',
    )
    expect(context).toContain('📋 **Unfinished tasks (the last session was interrupted)**')
  })

  test('S0.32: with several features the first is taken, and a line in the log says so', async () => {
    const h = hooks()
    tasks(h, '- [ ] b\n', 'beta')
    tasks(h, '- [ ] a\n', 'alpha')
    expect((await h.fire('SessionStart', { source: 'startup' })).context).toContain('Feature: alpha (0/1 done)')
    expect(h.notes).toEqual(['several features are in progress, alpha is taken: beta wait'])
  })

  test('S0.54 decided otherwise: no banner, no dashboard, no dependency checks', async () => {
    expect(await hooks().fire('SessionStart', { source: 'startup' })).toEqual({})
  })
})

describe('UserPromptSubmit', () => {
  test('S0.60: [workflow:key] starts it', async () => {
    const h = hooks({ language: 'zh-TW' })
    const { context } = await h.fire('UserPromptSubmit', { prompt: 'please [workflow:tdd] build' })
    expect(context).toStartWith(
      '[Throughline：工作流 tdd（測試驅動）已開始]\n進度：⬜🧪⬜💻⬜🧪 (0/3)\n⏭️ 繼續：委派 🧪 tester（測試）\n',
    )
    expect(h.told()).toEqual(['workflow:start', 'loop:start'])
  })

  test('S0.60: an unknown key starts nothing and shows what there is', async () => {
    const h = hooks()
    const { context } = await h.fire('UserPromptSubmit', { prompt: '[workflow:qick]' })
    expect(context).toStartWith('Throughline: there is no workflow qick; did you mean quick?')
    expect(context?.split('\n').at(1)?.split(', ')).toHaveLength(18)
    const { context: strange } = await h.fire('UserPromptSubmit', { prompt: '[workflow:zzzzzzzz]' })
    expect(strange?.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(18)
    expect(h.told()).toEqual([])
  })

  test('S0.60: another key while one is under way changes nothing', async () => {
    const h = await started('quick')
    const { context } = await h.fire('UserPromptSubmit', { prompt: '[workflow:tdd]' })
    expect(context).toStartWith('Throughline: the workflow quick is under way.')
    expect(h.state().key).toBe('quick')
  })

  test('S0.60: a workflow under way is told when it has changed, and not again', async () => {
    const h = await started('quick')
    expect(await h.fire('UserPromptSubmit', { prompt: 'go on' })).toEqual({})
    await h.agent('developer', PASS)
    h.now += 1000
    expect(await h.fire('UserPromptSubmit', { prompt: 'and?' })).toEqual({})
  })

  test('where the client has no slash command of ours the choice of workflows names none', async () => {
    const h = hooks({ guide: true, slash: 'none' })
    const { context } = await h.fire('UserPromptSubmit', { prompt: 'make the login page faster' })
    expect(context).toContain('[workflow:KEY]')
    expect(context).not.toContain('/throughline:')
    const other = hooks({ guide: true })
    const named = await other.fire('UserPromptSubmit', { prompt: 'make the login page faster' })
    expect(named.context).toContain('/throughline:workflow KEY')
  })

  test('S0.60 decided otherwise: guidance is not pushed on every session; a setting gives it with the first prompt', async () => {
    expect(await hooks().fire('UserPromptSubmit', { prompt: 'hello' })).toEqual({})
    const h = hooks({ guide: true })
    expect((await h.fire('UserPromptSubmit', { prompt: 'hello' })).context).toContain(
      '- quick: Quick development (DEV REVIEW TEST RETRO)',
    )
    expect(await h.fire('UserPromptSubmit', { prompt: 'and now' })).toEqual({})
  })

  test('S0.60: our own slash commands do what they say, and nothing is added', async () => {
    const h = hooks()
    expect((await h.fire('UserPromptSubmit', { prompt: '/throughline:workflow single' })).context).toContain(
      'workflow single (Single change) started',
    )
    expect((await h.fire('UserPromptSubmit', { prompt: '/throughline:workflow' })).context).toContain(
      '[Throughline: workflow single',
    )
    expect((await h.fire('UserPromptSubmit', { prompt: '/throughline:tasks' })).context).toBe(
      'Throughline: no feature in progress has open tasks.',
    )
    expect(await h.fire('UserPromptSubmit', { prompt: '/throughline:stop' })).toEqual({
      notice: '🛑 Loop stopped by hand.',
      context: '🛑 Loop stopped by hand.',
    })
    expect(h.state().status).toBe('stopped')
    expect(await h.fire('Stop', stopping)).toEqual({})
    expect(await h.fire('UserPromptSubmit', { prompt: '/throughline:status' })).toEqual({})
  })

  test('S0.60 decided otherwise: no file remembers the session id; hosts send it with every event', async () => {
    const h = await started('quick')
    expect(readdirSync(h.project)).toEqual([])
  })

  test('what the client says when an agent is done starts nothing, whatever stands in it', async () => {
    const h = hooks({ guide: true })
    const prompt = '<task-notification>the agent said [workflow:quick]</task-notification>'
    expect((await h.fire('UserPromptSubmit', { prompt })).context).not.toContain('started')
    expect(h.told()).toEqual([])
  })

  test("a project's own workflow can be started, and its file is parsed once", async () => {
    const h = hooks()
    h.write('.throughline/workflows.yaml', 'workflows:\n  ours:\n    label: Ours\n    stages: [DOCS, DEV]\n')
    await h.fire('UserPromptSubmit', { prompt: '[workflow:ours]' })
    expect(h.state().stages.map(({ key }) => key)).toEqual(['DOCS', 'DEV'])
    expect(h.sql.all('SELECT path FROM workflow_files')).toHaveLength(1)
    h.write('.throughline/workflows.yaml', 'workflows:\n  ours:\n    label: Ours\n    stages: [DEV]\n')
    expect(h.state().stages.map(({ key }) => key)).toEqual(['DOCS', 'DEV'])
  })
})

describe('PreToolUse on the agent tool', () => {
  const send = (kind: string, prompt = 'do it') => ({
    toolName: 'Agent',
    toolUseId: 't1',
    toolInput: { subagent_type: kind, prompt },
  })

  test('S0.61: a skipped stage is denied, and what is missing is listed', async () => {
    const h = await started('standard', { language: 'zh-TW' })
    expect(await h.fire('PreToolUse', send('throughline:developer'))).toEqual({
      decision: 'deny',
      reason:
        'Throughline：DEV 還不能開始，因為這個工作流有更早的階段尚未完成：PLAN, ARCH, TEST。 下一步：委派 📋 planner（規劃）。 若使用者要略過：throughline workflow stage KEY complete。要結束工作流：throughline workflow stop。',
    })
    expect(h.state().agents).toEqual([])
  })

  test('S0.61: the next stage becomes active, its agent recorded, the delegation told', async () => {
    const h = await started('quick')
    expect(await h.fire('PreToolUse', send('throughline:developer'))).toEqual({})
    expect(h.state().stages[0]?.status).toBe('active')
    expect(h.state().agents).toMatchObject([{ name: 'developer', stage: 'DEV', call: 't1' }])
    expect(h.told().slice(2)).toEqual(['stage:start', 'agent:delegate'])
  })

  test('S0.61 decided otherwise: an agent whose text only mentions a stage does not do it, and is never denied', async () => {
    const h = await started('quick')
    expect(await h.fire('PreToolUse', send('general-purpose', 'Look what the tester of the car did.'))).toEqual({})
    expect(h.state().agents).toEqual([])
  })

  const passed: readonly (readonly [string, Record<string, unknown>])[] = [
    ['another agent', send('Explore')],
    ['another tool', { toolName: 'Bash', toolUseId: 't', toolInput: { command: 'developer' } }],
    ['an agent inside an agent', { ...send('throughline:tester'), agentId: 'a9', agentType: 'throughline:developer' }],
  ]
  test.each(passed)('%s is left alone', async (_, call) => {
    const h = await started('quick')
    expect(await h.fire('PreToolUse', call)).toEqual({})
    expect(h.state().agents).toEqual([])
  })

  test('without a workflow nothing is denied', async () => {
    expect(await hooks().fire('PreToolUse', send('throughline:tester'))).toEqual({})
  })
})

describe('SubagentStop', () => {
  test('S0.62: a pass completes the stage, ticks its box and tells', async () => {
    const h = await started('quick', {}, '## Stages\n- [ ] DEV\n- [ ] REVIEW\n')
    const { context } = await h.agent('developer', PASS)
    expect(h.told().slice(2)).toEqual(['stage:start', 'agent:delegate', 'agent:complete', 'stage:complete'])
    expect(h.read('specs/features/in-progress/login-page/tasks.md')).toBe(
      '---\nworkflow: quick\n---\n## Stages\n- [x] DEV\n- [ ] REVIEW\n',
    )
    expect(context).toContain('⏭️ Go on: side by side:')
  })

  test('S0.62: a failure counts, leaves the box open, and says what to do', async () => {
    const h = await started('debug', {}, '- [ ] TEST\n')
    await h.agent('debugger', PASS)
    await h.agent('developer', PASS)
    const { context } = await h.agent('tester', FAIL)
    expect([h.state().failCount, h.state().stages[2]?.status]).toEqual([1, 'pending'])
    expect(context).toContain('⚠️ To do: TEST failed (1/3)')
    expect(h.read('specs/features/in-progress/login-page/tasks.md')).toEndWith('\n- [ ] TEST\n')
  })

  test('S0.62: at the limit it is fatal, the agent is told to leave it, and the person is told at the end of the turn', async () => {
    const h = await started('quick')
    await h.agent('developer', PASS)
    const report = '<!-- VERDICT: {"result":"reject","reason":"no"} -->'
    await h.agent('code-reviewer', report)
    await h.agent('code-reviewer', report)
    const { context } = await h.agent('code-reviewer', report)
    expect(context).toStartWith('⛔ The workflow stopped: REVIEW went wrong 3/3 times.')
    expect(h.told()).toContain('error:fatal')
    expect((await h.fire('Stop', stopping)).notice).toStartWith('⛔ The workflow stopped')
    expect(await h.fire('Stop', stopping)).toEqual({})
  })

  test('S0.62 decided otherwise: a verdict is never read out of words; the agent is asked for it once', async () => {
    const h = await started('tdd')
    const [toolUseId, agentId, agentType] = ['t', 'a', 'throughline:tester']
    await h.fire('PreToolUse', { toolName: 'Agent', toolUseId, toolInput: { subagent_type: agentType } })
    await h.fire('SubagentStart', { agentId, agentType })
    const ended = (lastAssistantMessage: string) =>
      h.fire('SubagentStop', { ...stopping, agentId, agentType, lastAssistantMessage })
    expect((await ended('4 tests failed, as they should.')).keepGoing).toContain('does not say how TEST came out')
    expect(h.state().stages[0]).toMatchObject({ status: 'active', result: null })
    expect(await ended(`As they should.\n${PASS}`)).toEqual({})
    expect(h.state().stages[0]).toMatchObject({ status: 'completed', result: 'pass' })
  })

  test('a review where nobody has made anything is done with what it found: nobody is told to mend', async () => {
    const h = await started('review-only')
    const { context = '' } = await h.agent('code-reviewer', '<!-- VERDICT: {"result":"reject","reason":"no"} -->')
    expect(h.state().stages[0]).toMatchObject({ status: 'completed', result: 'reject' })
    expect(context).not.toContain('mend')
    expect((await h.fire('Stop', stopping)).notice).toStartWith('🎉 Workflow complete! (review-only)\n🔙 🔍 Review')
  })

  test("the summariser's stray end decides nothing", async () => {
    const h = await started('single')
    await h.fire('PreToolUse', { toolName: 'Agent', toolUseId: 't', toolInput: { subagent_type: 'developer' } })
    await h.fire('SubagentStop', {
      ...stopping,
      agentId: 'stray',
      agentType: '',
      lastAssistantMessage: '<summary>2 tests failed</summary>',
    })
    expect(h.state().stages[0]?.status).toBe('active')
  })

  test('an agent of a general kind is known by its marker and its id', async () => {
    const h = await started('single')
    await h.fire('PreToolUse', {
      toolName: 'Agent',
      toolUseId: 't',
      toolInput: { subagent_type: 'general-purpose', prompt: '[stage:DEV] go' },
    })
    await h.fire('SubagentStart', { agentId: 'a1', agentType: 'general-purpose' })
    await h.fire('SubagentStop', {
      ...stopping,
      agentId: 'a2',
      agentType: 'general-purpose',
      lastAssistantMessage: PASS,
    })
    expect(h.state().stages[0]?.status).toBe('active')
    await h.fire('SubagentStop', {
      ...stopping,
      agentId: 'a1',
      agentType: 'general-purpose',
      lastAssistantMessage: PASS,
    })
    expect(h.state().stages[0]?.status).toBe('completed')
  })

  test('a secret in a reason is not kept', async () => {
    const h = await started('review-only')
    const secret = `ghp_${'a1B2'.repeat(9)}`
    await h.agent(
      'code-reviewer',
      `<!-- VERDICT: {"result":"reject","reason":"the token ${secret} is in the code"} -->`,
    )
    expect(JSON.stringify([h.state(), query(h.sql, { session: SESSION })])).not.toContain(secret)
  })
})

describe('PostToolUse', () => {
  test('S0.63 decided otherwise: failing commands are on the timeline anyway; wording and tool habits are a matter for rules', async () => {
    const h = await started('quick')
    const tool = { toolName: 'Bash', toolUseId: 't', toolInput: { command: 'false' } }
    expect(await h.fire('PostToolUseFailure', { ...tool, error: 'exit 1' })).toEqual({})
    expect(query(h.sql, { session: SESSION, types: ['tool:failure'] })).toHaveLength(1)
    expect(h.told()).toEqual(['workflow:start', 'loop:start'])
  })

  test('an agent that could not be started leaves its stage pending; three in a row stop the loop', async () => {
    const h = await started('single')
    for (const n of [1, 2, 3]) {
      const tool = { toolName: 'Agent', toolUseId: `t${n}`, toolInput: { subagent_type: 'developer' } }
      await h.fire('PreToolUse', tool)
      await h.fire('PostToolUseFailure', { ...tool, error: 'the host is out of memory' })
      expect(h.state().stages[0]?.status).toBe('pending')
    }
    expect((await h.fire('Stop', stopping)).notice).toStartWith('⛔ The workflow paused after 3 errors in a row.')
    expect(h.state()).toMatchObject({ status: 'stopped', reason: 'errors' })
  })

  test('what a foreground agent returned counts when its end was not seen', async () => {
    const h = await started('single')
    const tool = { toolName: 'Agent', toolUseId: 't', toolInput: { subagent_type: 'developer' } }
    await h.fire('PreToolUse', tool)
    await h.fire('PostToolUse', {
      ...tool,
      toolOutput: { status: 'completed', content: [{ type: 'text', text: FAIL }] },
    })
    expect(h.state().failCount).toBe(1)
  })
})

describe('Stop', () => {
  test('S0.55: no workflow, nothing', async () => expect(await hooks().fire('Stop', stopping)).toEqual({}))

  test('S0.55: stopped by hand, the person is told once', async () => {
    const h = await started('quick', { language: 'zh-TW' })
    const stored = watchedWorkflow(h.sql, SESSION)
    if (stored) change(h.sql, stored, 'stop', { at: h.now, reason: 'by hand' })
    expect(await h.fire('Stop', stopping)).toEqual({ notice: '🛑 Loop 已手動停止。' })
    expect(await h.fire('Stop', stopping)).toEqual({})
  })

  test('S0.55: after 100 iterations it pauses', async () => {
    const h = await started('quick', { language: 'zh-TW' })
    for (let i = 0; i < 100; i++) {
      await h.fire('PostToolUse', { toolName: 'Bash', toolUseId: `t${i}`, toolInput: {}, toolOutput: '' })
      expect((await h.fire('Stop', stopping)).keepGoing).toStartWith(`[Throughline Loop ${i + 1}/100]\n`)
    }
    expect((await h.fire('Stop', stopping)).notice).toStartWith('⏸️ ')
    expect(h.state()).toMatchObject({ status: 'stopped', reason: 'iterations' })
  })

  test('S0.55: three turns that broke off in a row, and it pauses', async () => {
    const h = await started('quick', { language: 'zh-TW' })
    for (const error of ['a', 'b', 'c']) await h.fire('StopFailure', { error })
    expect((await h.fire('Stop', stopping)).notice).toStartWith('⛔ ')
  })

  test('S0.56: goes on with count, progress, tasks and the next step', async () => {
    const h = await started('quick', { language: 'zh-TW' }, '- [x] a\n- [ ] b\n')
    const { keepGoing = '' } = await h.fire('Stop', stopping)
    expect(keepGoing).toStartWith(
      '[Throughline Loop 1/100]\n進度：⬜💻⬜🔍⬜🧪⬜🔁 (0/4)\n📋 Tasks：1/2 完成\n⏭️ 繼續：委派 💻 developer（開發）\n以 agent 工具委派：',
    )
    expect(keepGoing).toEndWith('\n⛔ 禁止詢問使用者，直接繼續執行。')
    expect(h.told().slice(2)).toEqual(['loop:advance'])
  })

  test('S0.57: all stages done and tasks left: it goes on with the next task', async () => {
    const h = await started('single', { language: 'zh-TW' }, '## Tasks\n- [x] a\n- [ ] 寫文件\n')
    await h.agent('developer', PASS)
    expect((await h.fire('Stop', stopping)).keepGoing).toContain(
      '進度：✅💻 (1/1)\n📋 Tasks：1/2 完成\n⏭️ 繼續：下一項任務：寫文件\n',
    )
    tasks(h, '## Tasks\n- [x] a\n- [x] 寫文件\n')
    expect((await h.fire('Stop', stopping)).notice).toStartWith('🎉 工作流完成！（single）\n✅ 💻 開發\n')
  })

  test('S0.55, S0.58: done: the feature goes to the archive, the workflow is complete, the person sees how it went', async () => {
    const h = hooks({ language: 'zh-TW' })
    tasks(h, '---\nfeature: login-page\nworkflow: single\n---\n- [ ] DEV\n')
    await h.fire('UserPromptSubmit', { prompt: '[workflow:single]' })
    await h.agent('developer', PASS)
    expect(await h.fire('Stop', stopping)).toEqual({ notice: '🎉 工作流完成！（single）\n✅ 💻 開發\n⏱️ 耗時：5 秒' })
    expect(h.told().slice(-3)).toEqual(['specs:archive', 'workflow:complete', 'loop:complete'])
    expect(existsSync(join(h.project, 'specs/features/archive/2026-03-01_login-page/tasks.md'))).toBe(true)
    expect(await h.fire('Stop', stopping)).toEqual({})
  })

  test('S0.57 decided otherwise: leaving the loop does not end the session; that is for SessionEnd to say', async () => {
    const h = await started('single')
    await h.agent('developer', PASS)
    await h.fire('Stop', stopping)
    expect(query(h.sql, { session: SESSION, types: ['session:end'] })).toEqual([])
  })

  test("another feature's tasks are not this workflow's: not ticked, not waited for, not archived", async () => {
    const others = { other: '- [ ] DEV\n- [x] a\n', 'a-first': '---\nworkflow: standard\n---\n- [ ] DEV\n' }
    for (const mine of [undefined, '- [ ] DEV\n']) {
      const h = hooks()
      for (const [name, text] of Object.entries(others)) tasks(h, text, name)
      if (mine !== undefined) tasks(h, `---\nworkflow: single\n---\n${mine}`, 'mine')
      await h.fire('UserPromptSubmit', { prompt: '[workflow:single]' })
      expect(h.state().featureName).toBe(mine === undefined ? null : 'mine')
      await h.agent('developer', PASS)
      expect((await h.fire('Stop', stopping)).notice).toStartWith('🎉')
      for (const [name, text] of Object.entries(others)) {
        expect(h.read(`specs/features/in-progress/${name}/tasks.md`)).toBe(text)
      }
    }
  })

  test('S0.59: does not push while the stage is a conversation with the person', async () => {
    const h = await started('discovery')
    expect(await h.fire('Stop', stopping)).toEqual({})
  })

  test('S0.59: does not push while an agent works in the background; after 15 minutes it is given up', async () => {
    const h = await started('single')
    const tool = { toolName: 'Agent', toolUseId: 't', toolInput: { subagent_type: 'developer' } }
    await h.fire('PreToolUse', tool)
    await h.fire('PostToolUse', { ...tool, toolOutput: { status: 'async_launched', agentId: 'a1' } })
    expect(await h.fire('Stop', stopping)).toEqual({})
    h.now += 14 * 60_000
    expect(await h.fire('Stop', stopping)).toEqual({})
    h.now += 2 * 60_000
    expect(await h.fire('Stop', { ...stopping, backgroundTasks: [{ id: 'a1', status: 'running' }] })).toEqual({})
    expect((await h.fire('Stop', stopping)).keepGoing).toContain('delegate to 💻 developer')
    expect(h.told()).toContain('agent:orphan-cleanup')
  })

  test('S0.59: an agent in the background that the host no longer lists is given up at once', async () => {
    const h = await started('single')
    const tool = { toolName: 'Agent', toolUseId: 't', toolInput: { subagent_type: 'developer' } }
    await h.fire('PreToolUse', tool)
    await h.fire('PostToolUse', { ...tool, toolOutput: { status: 'async_launched', agentId: 'a1' } })
    const listed = { id: 'a1', type: 'subagent', status: 'running' }
    expect(await h.fire('Stop', { ...stopping, backgroundTasks: [listed] })).toEqual({})
    const { keepGoing } = await h.fire('Stop', { ...stopping, backgroundTasks: [{ ...listed, id: 'other' }] })
    expect(keepGoing).toContain('delegate to 💻 developer')
  })

  test('S0.59: an agent the turn waited for is over when the turn is', async () => {
    const h = await started('single')
    await h.fire('PreToolUse', { toolName: 'Agent', toolUseId: 't', toolInput: { subagent_type: 'developer' } })
    expect((await h.fire('Stop', stopping)).keepGoing).toContain('⬜💻')
  })

  test('S0.59: six continuations without a tool call, then it waits for the person', async () => {
    const h = await started('quick')
    for (const n of [1, 2, 3, 4, 5, 6]) expect((await h.fire('Stop', stopping)).keepGoing).toContain(`Loop ${n}/100`)
    expect((await h.fire('Stop', stopping)).notice).toContain('6 continuations without a tool call')
    expect((await h.fire('Stop', stopping)).keepGoing).toBeUndefined()
    await h.fire('UserPromptSubmit', { prompt: 'well?' })
    expect((await h.fire('Stop', stopping)).keepGoing).toContain('Loop 7/100')
  })

  test("a subagent's end of turn is not the workflow's", async () => {
    const h = await started('quick')
    expect(await h.fire('Stop', { ...stopping, agentId: 'a1' })).toEqual({})
  })
})

describe('the price of not using it', () => {
  test('a session without a workflow runs one look-up at most, and a tool call none', async () => {
    const { sql, statements } = counting(memoryStore())
    const h = hooks({ sql })
    const tool = { toolUseId: 't', toolInput: { command: 'ls' }, toolName: 'Bash' }
    const agent = { toolUseId: 'u', toolInput: { subagent_type: 'developer' }, toolName: 'Agent' }
    const seen: Record<string, number> = {}
    const ask = async (what: string, name: Parameters<Hooks['fire']>[0], fields: Record<string, unknown>) => {
      statements.length = 0
      await h.fire(name, fields)
      seen[what] = statements.filter((text) => /workflow/.test(text)).length
    }
    await ask('SessionStart', 'SessionStart', { source: 'startup' })
    await ask('UserPromptSubmit', 'UserPromptSubmit', { prompt: 'hello' })
    await ask('PreToolUse', 'PreToolUse', tool)
    await ask('PostToolUse', 'PostToolUse', { ...tool, toolOutput: '' })
    await ask('PreToolUse Agent', 'PreToolUse', agent)
    await ask('SubagentStop', 'SubagentStop', { ...stopping, agentId: 'a', agentType: 'x' })
    await ask('Stop', 'Stop', stopping)
    await ask('PreCompact', 'PreCompact', { trigger: 'auto' })
    await ask('SessionStart compact', 'SessionStart', { source: 'compact' })
    expect(seen).toEqual({
      SessionStart: 1,
      UserPromptSubmit: 1,
      PreToolUse: 0,
      PostToolUse: 0,
      'PreToolUse Agent': 1,
      SubagentStop: 1,
      Stop: 1,
      PreCompact: 1,
      'SessionStart compact': 1,
    })
  })
})

/** A store that writes down what it is asked. */
function counting(sql: Sql): { sql: Sql; statements: string[] } {
  const statements: string[] = []
  const noted = <Args extends unknown[], Result>(work: (text: string, ...args: Args) => Result) => {
    return (text: string, ...args: Args): Result => {
      statements.push(text)
      return work(text, ...args)
    }
  }
  return {
    sql: { ...sql, run: noted(sql.run), get: noted(sql.get) as Sql['get'], all: noted(sql.all) as Sql['all'] },
    statements,
  }
}

test('a workflow that was started by a command is told with the next prompt', async () => {
  const h = hooks()
  const state = newState(BUILT_IN, { key: 'quick', at: h.now })
  if (!state) throw new Error('quick is known')
  createWorkflow(h.sql, SESSION, h.project, state)
  expect((await h.fire('UserPromptSubmit', { prompt: 'go' })).context).toStartWith('[Throughline: workflow quick')
})
