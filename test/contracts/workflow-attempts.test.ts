import { describe, expect, test } from 'bun:test'
import { query } from '../../src/journal/timeline.ts'
import { takeOver } from '../../src/workflow/feature/lease.ts'
import { newestWorkflow } from '../../src/workflow/feature/store.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Hooks, SESSION, workflowHooks } from '../lib/workflow-hooks.ts'

// Ways in which progress that nobody made was written, or nearly so, by payload.

const folder = tempFolders()
const PASS = '<!-- VERDICT: {"result":"pass"} -->'
const CART = 'specs/features/in-progress/cart/tasks.md'
const TASKS = '---\nworkflow: single\n---\n- [ ] DEV\n'
const other = { sessionId: 'session-2' }
const MINUTE = 60_000

const begin = (h: Hooks, key: string, more = {}) =>
  h.fire('UserPromptSubmit', { prompt: `[workflow:${key}] go`, ...more })
const sent = (toolUseId: string, prompt: string) => ({
  toolName: 'Agent',
  toolUseId,
  toolInput: { subagent_type: 'general-purpose', prompt },
})

describe('a feature that another session works on', () => {
  async function twoSessions(): Promise<Hooks> {
    const h = workflowHooks({ project: folder() })
    h.write(CART, TASKS)
    await begin(h, 'single')
    expect(h.state().featureName).toBe('cart')
    return h
  }

  test('is not taken up by a second workflow, and that is said', async () => {
    const h = await twoSessions()
    const { context } = await begin(h, 'single', other)
    expect(context).toContain('Session session- works on cart, so this workflow has no feature')
    expect(newestWorkflow(h.sql, 'session-2')?.state.featureName).toBeNull()
    await h.fire('PreToolUse', { ...sent('b', '[stage:DEV] go'), ...other })
    await h.fire('SubagentStart', { agentId: 'b', agentType: 'general-purpose', ...other })
    const ended = { agentId: 'b', agentType: 'general-purpose', stopHookActive: false, lastAssistantMessage: PASS }
    await h.fire('SubagentStop', { ...ended, ...other })
    await h.fire('Stop', { stopHookActive: false, ...other })
    expect(newestWorkflow(h.sql, 'session-2')?.state.status).toBe('completed')
    expect(h.read(CART)).toBe(TASKS)
    expect(h.state()).toMatchObject({ status: 'active', featureName: 'cart', stages: [{ status: 'pending' }] })
  })

  test('is free again when that session has ended', async () => {
    const h = await twoSessions()
    await h.fire('SessionEnd', { reason: 'other' })
    await begin(h, 'single', other)
    expect(newestWorkflow(h.sql, 'session-2')?.state.featureName).toBe('cart')
  })

  test('keeps an older workflow about it from being taken over, unless a person insists', async () => {
    const h = await twoSessions()
    h.now += 20 * MINUTE
    await begin(h, 'single', other)
    const take = (insist: boolean) =>
      takeOver(h.sql, { id: 1, session: 'session-3', project: h.project, at: h.now, insist })
    expect(take(false)).toEqual({ ok: false, why: 'held' })
    expect(take(true).ok).toBe(true)
  })
})

describe('a verdict by the tool inside an agent', () => {
  async function working(): Promise<Hooks> {
    const h = workflowHooks({ project: folder() })
    await begin(h, 'single')
    await h.fire('PreToolUse', sent('mine', '[stage:DEV] go'))
    await h.fire('PreToolUse', sent('theirs', 'count the files'))
    for (const call of ['mine', 'theirs']) {
      h.sentBy.set(`agent-${call}`, call)
      await h.fire('SubagentStart', { agentId: `agent-${call}`, agentType: 'general-purpose' })
    }
    return h
  }
  const says = (h: Hooks, agentId: string, toolName: string) =>
    h.fire('PreToolUse', {
      toolName,
      toolUseId: `${agentId} says`,
      toolInput: { stage: 'DEV', verdict: 'pass', evidence: 'seen' },
      agentId,
      agentType: 'general-purpose',
    })
  const TOOLS = ['mcp__throughline__stage_done', 'mcp__plugin_throughline_throughline__stage_done']

  test.each(TOOLS)(
    '%s is refused to one that was not sent for the stage, and that is on the timeline',
    async (tool) => {
      const h = await working()
      const { decision, reason } = await says(h, 'agent-theirs', tool)
      expect(decision).toBe('deny')
      expect(reason).toContain('you were not sent for the stage DEV')
      expect(query(h.sql, { session: SESSION, types: ['agent:refused'] })[0]?.data).toMatchObject({ stage: 'DEV' })
    },
  )

  test.each(TOOLS)('%s is open to the one that was', async (tool) => {
    expect(await says(await working(), 'agent-mine', tool)).toEqual({})
  })

  test('where the host does not say which agent it is, nobody is refused', async () => {
    const h = await working()
    expect(await says(h, 'somebody', 'mcp__throughline__stage_done')).toEqual({})
  })
})

describe('a workflow that is only shown', () => {
  test.each([
    'The guide says:\n```\n[workflow:quick] add a field\n```\nWhat does it mean?',
    'What does `[workflow:quick]` do?',
    '> [workflow:quick] add a field\n\nHe wrote that. Why?',
  ])('does not start: %s', async (prompt) => {
    const h = workflowHooks({ project: folder() })
    await h.fire('UserPromptSubmit', { prompt })
    expect(newestWorkflow(h.sql, SESSION)).toBeUndefined()
  })

  test('one that is asked for beside it does', async () => {
    const h = workflowHooks({ project: folder() })
    await h.fire('UserPromptSubmit', { prompt: '`[workflow:quick]` is too much here.\n[workflow:single] mend it' })
    expect(h.state().key).toBe('single')
  })
})
