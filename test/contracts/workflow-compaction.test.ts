import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { claudeCode } from '../../src/hosts/claude-code/index.ts'
import { append } from '../../src/journal/record-event.ts'
import { query } from '../../src/journal/timeline.ts'
import { messages, timelineTexts } from '../../src/messages/index.ts'
import { pendingTasks } from '../../src/workflow/specs/pending-tasks.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Hooks, type HooksOptions, SESSION, workflowHooks } from '../lib/workflow-hooks.ts'

// S0.64: the eight groups that define what a compaction does to a workflow. Each test names the rows it stands for.

const folder = tempFolders()
const PASS = '<!-- VERDICT: pass -->'
const TITLE = '[Throughline 狀態恢復（compact 後）]'

async function started(
  key: string | undefined,
  options: Partial<HooksOptions> = {},
  list?: string,
  feature = 'f',
): Promise<Hooks> {
  const h = workflowHooks({ project: folder(), language: 'zh-TW', ...options })
  if (list !== undefined) {
    h.write(`specs/features/in-progress/${feature}/tasks.md`, `---\nworkflow: ${key}\n---\n${list}`)
  }
  if (key) await h.fire('UserPromptSubmit', { prompt: `[workflow:${key}]` })
  return h
}

/** What the summariser is told, and what the model is told after it. */
async function compacted(h: Hooks, trigger: 'auto' | 'manual' = 'auto') {
  const before = await h.fire('PreCompact', { trigger })
  const after = await h.fire('SessionStart', { source: 'compact' })
  return { before, after }
}

describe('1: no session, no workflow', () => {
  const decode = (payload: Record<string, unknown>, environment = {}) =>
    claudeCode.decode({ hook_event_name: 'PreCompact', trigger: 'auto', ...payload }, environment)

  const ids: readonly (readonly [string, Record<string, unknown>, Record<string, string>, string | undefined])[] = [
    ['S0.4: the id of the input', { session_id: 'a' }, { CLAUDE_SESSION_ID: 'b' }, 'a'],
    ['S0.4: else the id of the environment', {}, { CLAUDE_SESSION_ID: 'b' }, 'b'],
    ['S0.4, S0.10: else nothing happens', {}, {}, undefined],
    [
      'S0.6 decided otherwise: no file is asked for an id; every host sends one',
      { cwd: '/app' },
      { HOME: '/home/dev' },
      undefined,
    ],
  ]
  test.each(ids)('%s', (_, payload, environment, wanted) => {
    const decoded = decode(payload, environment)
    expect(decoded.ok ? decoded.event.sessionId : undefined).toBe(wanted as string)
  })

  const roots: readonly (readonly [string, Record<string, string>, string])[] = [
    ['S0.5: the folder of the input', {}, '/app'],
    [
      'S0.5: CLAUDE_PROJECT_ROOT is the project, whatever folder the session is in',
      { CLAUDE_PROJECT_ROOT: '/root' },
      '/root',
    ],
    ['S0.5: CLAUDE_PROJECT_DIR before it', { CLAUDE_PROJECT_ROOT: '/root', CLAUDE_PROJECT_DIR: '/dir' }, '/dir'],
  ]
  test.each(roots)('%s', (_, environment, wanted) => {
    const decoded = decode({ session_id: 'a', cwd: '/app' }, environment)
    expect(decoded.ok && (decoded.event.projectDir ?? decoded.event.cwd)).toBe(wanted)
  })

  test('S0.10, S0.11: without a workflow there is no recovery block', async () => {
    const { before, after } = await compacted(await started(undefined))
    expect([before, after]).toEqual([{}, {}])
  })

  test('S0.10: a stopped workflow is none', async () => {
    const h = await started('quick')
    await h.fire('UserPromptSubmit', { prompt: '/throughline:stop' })
    expect((await compacted(h)).after.context ?? '').not.toContain(TITLE)
  })

  test.each(["'{broken'", "'[]'", "json_remove(state, '$.stages')", "json_set(state, '$.loop', 7)"])(
    'S0.10: a state that cannot be read (%s) is set aside: the compaction is recorded, continuity speaks, a workflow can be begun',
    async (broken) => {
      const h = await started('quick')
      await h.fire('UserPromptSubmit', { prompt: 'Mend the discount in src/cart.ts; never touch src/legacy.' })
      h.sql.run(`UPDATE workflows SET state = ${broken}`)
      const { after } = await compacted(h)
      expect(after.context).toContain('src/cart.ts')
      expect(after.context).not.toContain('工作流：quick')
      expect(query(h.sql, { session: SESSION, types: ['session:recover'] })).toHaveLength(1)
      expect(h.sql.all('SELECT status, watched FROM workflows')).toEqual([{ status: 'broken', watched: 0 }])
      await h.fire('UserPromptSubmit', { prompt: '[workflow:single]' })
      expect(h.state()).toMatchObject({ key: 'single', status: 'active' })
    },
  )
})

describe('2: the summary', () => {
  test('S0.1, S0.2 decided otherwise: the block is context of SessionStart(compact), not a notice of PreCompact', async () => {
    const { before, after } = await compacted(await started('quick'))
    expect(Object.keys(after)).toEqual(['context'])
    expect(after.context).toStartWith(
      `${TITLE}\n工作流：quick（快速開發）\n進度：⬜💻⬜🔍⬜🧪⬜🔁 (0/4)\n目前階段：💻 開發\n`,
    )
    expect(Object.keys(before)).toEqual(['instructions'])
    expect(before.instructions).not.toContain(TITLE)
  })

  test('S0.2: no file is written for it', async () => {
    const h = await started('quick')
    await compacted(h)
    expect(readdirSync(h.project)).toEqual([])
  })

  test('S0.23: its last lines say what to do', async () => {
    const { after } = await compacted(await started('quick'))
    expect(after.context).toEndWith(
      '\n\n⛔ 禁止詢問使用者「我該繼續嗎？」，直接依照目前階段繼續執行。\n如需查看工作流指引，請使用 /throughline:workflow。',
    )
  })

  test('S0.12: PreCompact changes nothing in the workflow', async () => {
    const h = await started('quick')
    h.write('specs/features/in-progress/x/tasks.md', '- [ ] a\n')
    const before = h.state()
    await h.fire('PreCompact', { trigger: 'auto' })
    expect(h.state()).toEqual(before)
  })

  test('S0.27 decided otherwise: agents in the background outlive a compaction, so they are not forgotten', async () => {
    const h = await started('single')
    const tool = { toolName: 'Agent', toolUseId: 't', toolInput: { subagent_type: 'developer' } }
    await h.fire('PreToolUse', tool)
    await h.fire('PostToolUse', { ...tool, toolOutput: { status: 'async_launched', agentId: 'a1' } })
    const { after } = await compacted(h)
    expect(after.context).toContain('\n活躍 Agents：developer（DEV）\n')
    expect(h.state().stages[0]?.status).toBe('active')
    await h.fire('SubagentStop', {
      stopHookActive: false,
      agentId: 'a1',
      agentType: 'developer',
      lastAssistantMessage: PASS,
    })
    expect(h.state().stages[0]?.status).toBe('completed')
  })

  test('what was said after the compaction is not said again with the next prompt', async () => {
    const h = await started('quick')
    await compacted(h)
    expect(await h.fire('UserPromptSubmit', { prompt: 'go on' })).toEqual({})
  })

  test('after /compact what PreCompact printed stands in the next request, so it does not print the block', async () => {
    const h = await started('quick')
    const { before, after } = await compacted(h, 'manual')
    expect(before.instructions ?? '').not.toContain('工作流：quick')
    expect(after.context).toContain('工作流：quick')
  })

  test('a subagent that is compacted is not told about the workflow', async () => {
    const h = await started('quick')
    await h.fire('PreCompact', { trigger: 'auto', agentId: 'a1' })
    const { context = '' } = await h.fire('SessionStart', { source: 'compact', agentId: 'a1' })
    expect(context).not.toContain('quick')
  })

  test('with continuity turned off the workflow says it by itself', async () => {
    const h = await started('quick', { continuityOn: false })
    const { after } = await compacted(h)
    expect(after.context).toStartWith(TITLE)
  })

  test('what the session had established stands between the block and its last lines', async () => {
    const h = await started('quick')
    await h.fire('UserPromptSubmit', { prompt: 'Mend the discount in src/cart.ts; never touch src/legacy.' })
    const { after } = await compacted(h)
    const lines = after.context?.split('\n') ?? []
    const at = (part: string) => lines.findIndex((line) => line.includes(part))
    expect(at(TITLE)).toBe(0)
    expect(at('src/cart.ts')).toBeGreaterThan(at('目前階段：'))
    expect(at('⛔')).toBeGreaterThan(at('src/cart.ts'))
    expect(after.context?.length).toBeLessThanOrEqual(2000)
  })
})

describe('3: tasks', () => {
  test('S0.22, S0.30: the open tasks stand in the block', async () => {
    const h = await started('quick', {}, '## Tasks\n- [x] a\n- [ ] b\n', 'login-page')
    expect((await compacted(h)).after.context).toContain(
      '\n\n📋 **未完成任務**\nFeature：login-page（1/2 完成）\n- [ ] b\n→ 請使用 TaskCreate 重建以上任務的 TaskList，然後繼續執行。\n\n',
    )
  })

  const without: readonly (readonly [string, string | undefined])[] = [
    ['S0.31: no feature', undefined],
    ['S0.31: all checked', '- [x] a\n'],
    ['S0.31: no checkbox', 'text\n'],
    ['S0.10: a list that is a folder', 'FOLDER'],
  ]
  test.each(without)('%s: no tasks, the workflow all the same', async (_, text) => {
    const h = await started('quick', {}, text === 'FOLDER' ? undefined : text)
    if (text === 'FOLDER') h.write('specs/features/in-progress/f/tasks.md/inside', 'x')
    expect(h.state().featureName).toBe(text === undefined || text === 'FOLDER' ? null : 'f')
    const { context } = (await compacted(h)).after
    expect(context).toStartWith(TITLE)
    expect(context).not.toContain('📋')
  })

  test('S0.26 decided otherwise: features that wait, in progress or in the backlog, are no queue and are not said', async () => {
    const h = await started('quick', {}, '- [ ] own\n')
    h.write('specs/features/in-progress/another/tasks.md', '---\nworkflow: tdd\n---\n- [ ] other\n')
    h.write('specs/features/backlog/waiting/tasks.md', '- [ ] later\n')
    const { context = '' } = (await compacted(h)).after
    expect(context).toContain('- [ ] own')
    for (const word of ['another', 'other\n', 'waiting', 'later']) expect(context).not.toContain(word)
  })

  test('without a workflow, open tasks are said as far as there is room', async () => {
    const h = await started(undefined)
    h.write('specs/features/in-progress/login-page/tasks.md', '- [ ] b\n')
    expect((await compacted(h)).after.context).toContain(
      '📋 **未完成任務**\nFeature：login-page（0/1 完成）\n- [ ] b\n',
    )
  })
})

describe('4: the cap', () => {
  test.each([2000, 1000, 700])('S0.24: never more than %d characters, the last lines whole', async (recoveryChars) => {
    const list = Array.from({ length: 40 }, (_, i) => `- [ ] ${i} ${'長'.repeat(300)}\n`).join('')
    const h = await started('product-full', { recoveryChars }, list)
    for (const n of Array.from({ length: 30 }, (_, i) => i)) {
      const tool = { toolName: 'Edit', toolUseId: `t${n}`, toolInput: { file_path: `/app/src/file-${n}.ts` } }
      await h.fire('PostToolUse', { ...tool, toolOutput: 'ok' })
    }
    const { context = '' } = (await compacted(h)).after
    expect(context.length).toBeLessThanOrEqual(recoveryChars)
    expect(context).toStartWith(TITLE)
    expect(context).toEndWith('如需查看工作流指引，請使用 /throughline:workflow。')
    expect(context).toContain('直接依照目前階段繼續執行。')
    expect(context.isWellFormed()).toBe(true)
  })
})

describe('5: the timeline', () => {
  test('S0.38: the compaction is recorded with workflow, stage and trigger', async () => {
    const h = await started('quick')
    await compacted(h)
    const [entry] = query(h.sql, { session: SESSION, types: ['session:compact'] })
    expect(entry?.data).toEqual({ trigger: 'auto', workflowType: 'quick', currentStage: 'DEV' })
    expect((await timelineTexts('zh-TW')).labels['session:compact']).toBe('Context 壓縮')
  })

  test('S0.38 decided otherwise: it is recorded without a workflow too, and then names none', async () => {
    const h = await started(undefined)
    await compacted(h)
    expect(query(h.sql, { session: SESSION, types: ['session:compact'] })[0]?.data).toEqual({ trigger: 'auto' })
  })

  test('S0.28: three automatic compactions in five minutes are told', async () => {
    const h = await started('quick')
    for (const _ of [1, 2, 3]) await compacted(h)
    const [entry] = query(h.sql, { session: SESSION, types: ['quality:compact-frequency'] })
    expect(entry?.data).toMatchObject({ autoCount: 3, windowMs: 300_000, threshold: 3 })
  })

  test('S0.28: manual ones do not count', async () => {
    const h = await started('quick')
    for (const _ of [1, 2, 3]) await compacted(h, 'manual')
    expect(query(h.sql, { session: SESSION, types: ['quality:compact-frequency'] })).toEqual([])
  })

  test('S0.29 decided otherwise: a compaction is suggested at the end of a turn, by the size of the transcript alone', async () => {
    const h = await started('single')
    h.write('transcript.jsonl', 'x'.repeat(6 * 1024 * 1024))
    const { notice = '' } = await h.fire('Stop', {
      stopHookActive: false,
      transcriptPath: `${h.project}/transcript.jsonl`,
    })
    expect(notice).toContain('/compact')
  })

  test('S0.36: a type nobody registered is refused', async () => {
    const { sql } = await started(undefined)
    const entry = { session: 's', agent: '', at: 0, data: {} }
    expect(() => append(sql, { ...entry, type: 'workflow:nope' as 'workflow:start' })).toThrow('unknown timeline type')
  })

  test('S0.39: what a workflow goes through is all there', async () => {
    const h = await started('quick')
    await h.agent('developer', PASS)
    await h.agent('code-reviewer', '<!-- VERDICT: {"result":"reject"} -->')
    await h.agent('developer', PASS)
    await h.agent('code-reviewer', PASS)
    await h.agent('tester', PASS)
    await h.agent('retrospective', PASS)
    await h.fire('Stop', { stopHookActive: false })
    const types = new Set(h.told())
    for (const type of [
      'workflow:start',
      'loop:start',
      'stage:start',
      'stage:retry',
      'stage:complete',
      'agent:delegate',
      'agent:complete',
      'stage:reject',
      'parallel:converge',
      'workflow:complete',
      'loop:complete',
    ]) {
      expect(types).toContain(type)
    }
  })
})

describe('6: fallback', () => {
  test('S0.9, S0.10: when the block cannot be made, PreCompact still instructs the summariser and blocks nothing', async () => {
    const h = await started('quick')
    await h.fire('UserPromptSubmit', { prompt: 'Mend the discount in src/cart.ts.' })
    h.sql.run("UPDATE workflows SET state = json_remove(state, '$.stages')")
    const outcome = await h.fire('PreCompact', { trigger: 'auto' })
    expect(Object.keys(outcome)).toEqual(['instructions'])
    expect(outcome.instructions).toContain('src/cart.ts')
  })

  test('S0.11 decided otherwise: nothing to say is no output at all; `result` is no field of any host', () => {
    const decoded = claudeCode.decode({ hook_event_name: 'PreCompact', session_id: 's', trigger: 'auto' }, {})
    expect(decoded.ok && claudeCode.encode(decoded.event, {}).stdout).toBe('')
  })
})

describe('7: one function for the tasks', () => {
  test('S0.30: SessionStart and the block say the same, but for the header', async () => {
    const h = await started('quick', {}, Array.from({ length: 7 }, (_, i) => `- [ ] t${i}\n`).join(''))
    const tasks = { total: 7, checked: 0, allChecked: false, unchecked: Array.from({ length: 7 }, (_, i) => `t${i}`) }
    const catalogue = await messages('zh-TW')
    const lines = pendingTasks({ name: 'f', tasks }, catalogue) ?? []
    expect((await h.fire('SessionStart', { source: 'resume' })).context).toEndWith(lines.slice(1).join('\n'))
    expect((await compacted(h)).after.context).toContain(lines.join('\n'))
    expect(lines).toContain('... 還有 2 個')
  })
})

describe('8: SessionStart is what it was', () => {
  test.each(['startup', 'resume', 'clear', 'fork'])('S0.54: %s has no recovery block', async (source) => {
    const h = await started('quick')
    expect((await h.fire('SessionStart', { source })).context).not.toContain(TITLE)
  })
})
