import { describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { query } from '../../src/journal/timeline.ts'
import { takeOver } from '../../src/workflow/feature/lease.ts'
import { newestWorkflow } from '../../src/workflow/feature/store.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Hooks, type HooksOptions, SESSION, workflowHooks } from '../lib/workflow-hooks.ts'

// The stories of the real client once more, by payload: each ends with the state, the tasks file and the timeline.

const folder = tempFolders()
const stopping = { stopHookActive: false }
const verdict = (result: string, reason = '') => `<!-- VERDICT: ${JSON.stringify({ result, reason })} -->`
const PATH = (feature: string) => `specs/features/in-progress/${feature}/tasks.md`

interface Story {
  readonly name: string
  readonly options?: Partial<HooksOptions>
  /** Task lists by feature, before anything happens. */
  readonly tasks?: Readonly<Record<string, string>>
  play(h: Hooks): Promise<void>
  /** Stages as `KEY status result`. */
  readonly stages: readonly string[]
  /** Lines of task lists that are other than before. */
  readonly ticked?: readonly string[]
  /** Entries of the workflow on the timeline, as `type stage`. */
  readonly told: readonly string[]
}

let calls = 0
const sent = (kind: string, prompt: string) => {
  calls++
  return { toolName: 'Agent', toolUseId: `call-${calls}`, toolInput: { subagent_type: kind, prompt } }
}
const begin = (h: Hooks, key: string) => h.fire('UserPromptSubmit', { prompt: `[workflow:${key}] do it` })
const ends = (h: Hooks, agentId: string, agentType: string, lastAssistantMessage: string) =>
  h.fire('SubagentStop', { ...stopping, agentId, agentType, lastAssistantMessage })

const STORIES: readonly Story[] = [
  {
    name: '1: after a compaction it is said again how a stage is handed over, and so at the end of a turn',
    options: { kind: () => undefined },
    async play(h) {
      await begin(h, 'quick')
      await h.fire('PreCompact', { trigger: 'auto' })
      const { context } = await h.fire('SessionStart', { source: 'compact' })
      const { keepGoing } = await h.fire('Stop', stopping)
      for (const text of [context, keepGoing]) {
        expect(text).toContain('[stage:DEV] in its prompt')
        expect(text).toContain('<!-- VERDICT: {"result":"pass"} -->')
        expect(text).not.toContain('throughline:developer')
      }
    },
    stages: ['DEV pending -', 'REVIEW pending -', 'TEST pending -', 'RETRO pending -'],
    told: [],
  },
  {
    name: '2: another feature is not touched',
    tasks: {
      'login-page': '---\nworkflow: standard\n---\n- [ ] PLAN\n- [ ] DEV\n',
      'fix-typo': '---\nworkflow: single\n---\n- [ ] DEV\n',
    },
    async play(h) {
      await begin(h, 'single')
      await h.agent('developer', verdict('pass'))
    },
    stages: ['DEV completed pass'],
    ticked: ['fix-typo: - [x] DEV'],
    told: ['stage:complete DEV'],
  },
  {
    name: "3: people's tasks are theirs",
    tasks: { cart: '---\nworkflow: single\n---\n- [ ] DEV by hand on Safari\n- [ ] Development\n- [ ] 💻 DEV\n' },
    async play(h) {
      await begin(h, 'single')
      await h.agent('developer', verdict('pass'))
    },
    stages: ['DEV completed pass'],
    told: ['stage:complete DEV'],
  },
  {
    name: '4: the report of another agent of the same kind does not count, whoever starts and ends first',
    async play(h) {
      await begin(h, 'single')
      const mine = sent('general-purpose', '[stage:DEV] go')
      const other = sent('general-purpose', 'count the files')
      await h.fire('PreToolUse', other)
      await h.fire('PreToolUse', mine)
      await h.fire('SubagentStart', { agentId: 'other', agentType: 'general-purpose' })
      await h.fire('SubagentStart', { agentId: 'mine', agentType: 'general-purpose' })
      h.sentBy.set('other', other.toolUseId).set('mine', mine.toolUseId)
      await ends(h, 'other', 'general-purpose', verdict('pass'))
      expect(h.state().stages[0]?.status).toBe('active')
      await ends(h, 'mine', 'general-purpose', verdict('fail', 'no'))
    },
    stages: ['DEV pending fail'],
    told: ['stage:fail DEV'],
  },
  {
    name: '4: with a host that keeps nothing, two of a kind are told apart when the tool comes back',
    async play(h) {
      await begin(h, 'single')
      const [mine, other] = [sent('general-purpose', '[stage:DEV] go'), sent('general-purpose', 'count')]
      await h.fire('PreToolUse', mine)
      await h.fire('PreToolUse', other)
      for (const agentId of ['a', 'b']) await h.fire('SubagentStart', { agentId, agentType: 'general-purpose' })
      for (const agentId of ['a', 'b']) await ends(h, agentId, 'general-purpose', verdict('pass'))
      expect(h.state().stages[0]?.status).toBe('active')
      const output = (text: string) => ({ status: 'completed', content: [{ type: 'text', text }] })
      await h.fire('PostToolUse', { ...other, toolOutput: output(verdict('pass')) })
      expect(h.state().stages[0]?.status).toBe('active')
      await h.fire('PostToolUse', { ...mine, toolOutput: output(verdict('reject', 'no')) })
    },
    stages: ['DEV pending reject'],
    told: ['stage:reject DEV'],
  },
  {
    name: '5: a report without a verdict leaves the stage open, twice asked or not',
    async play(h) {
      await begin(h, 'review-only')
      const call = sent('throughline:code-reviewer', 'go')
      await h.fire('PreToolUse', call)
      await h.fire('SubagentStart', { agentId: 'a', agentType: 'throughline:code-reviewer' })
      const asked = await ends(h, 'a', 'throughline:code-reviewer', 'Approved. Invalid tokens are rejected with 401')
      expect(asked.keepGoing).toContain('does not say how REVIEW came out')
      expect(await ends(h, 'a', 'throughline:code-reviewer', '')).toEqual({})
      const { context } = await h.fire('PostToolUse', { ...call, toolOutput: { status: 'completed', content: [] } })
      expect(context).toContain('gave no verdict on REVIEW')
    },
    stages: ['REVIEW pending -'],
    told: [],
  },
  {
    name: '5: an agent that was given up and is asked again still counts when it says it',
    async play(h) {
      await begin(h, 'single')
      await h.fire('PreToolUse', sent('throughline:developer', 'go'))
      await h.fire('SubagentStart', { agentId: 'a', agentType: 'throughline:developer' })
      await ends(h, 'a', 'throughline:developer', 'done')
      await ends(h, 'a', 'throughline:developer', 'done, I say')
      expect(h.state().stages[0]?.status).toBe('pending')
      await ends(h, 'a', 'throughline:developer', verdict('pass'))
    },
    stages: ['DEV completed pass'],
    told: ['stage:complete DEV'],
  },
  {
    name: '6: both reasons are kept, and what is older than the repair runs again, its box open again',
    tasks: { cart: '---\nworkflow: quick\n---\n- [ ] DEV\n- [ ] REVIEW\n- [ ] TEST\n' },
    async play(h) {
      await begin(h, 'quick')
      await h.agent('developer', verdict('pass'))
      await h.agent('tester', verdict('pass'))
      expect(h.read(PATH('cart'))).toContain('- [x] TEST')
      await h.agent('code-reviewer', verdict('reject', 'no test'))
      const { context } = await h.agent('developer', verdict('pass'))
      expect(context).toContain('code-reviewer (Review) + delegate to 🧪 tester (Test)')
    },
    stages: ['DEV completed pass', 'REVIEW pending reject', 'TEST pending -', 'RETRO pending -'],
    ticked: ['cart: - [x] DEV'],
    told: [
      'stage:complete DEV',
      'stage:complete TEST',
      'stage:reject REVIEW',
      'stage:complete DEV',
      'stage:retry TEST',
    ],
  },
  {
    name: '6: a verdict on work that was changed meanwhile does not count',
    async play(h) {
      await begin(h, 'quick')
      await h.agent('developer', verdict('pass'))
      const late = sent('throughline:tester', 'go')
      await h.fire('PreToolUse', late)
      await h.fire('SubagentStart', { agentId: 'late', agentType: 'throughline:tester' })
      await h.agent('code-reviewer', verdict('reject', 'no test'))
      await h.agent('developer', verdict('pass'))
      await ends(h, 'late', 'throughline:tester', verdict('pass'))
    },
    stages: ['DEV completed pass', 'REVIEW pending reject', 'TEST pending -', 'RETRO pending -'],
    told: ['stage:complete DEV', 'stage:reject REVIEW', 'stage:complete DEV'],
  },
  {
    name: '8: an agent that is not there is neither a try nor an error, and it is said what there is',
    options: { kind: () => undefined },
    async play(h) {
      await begin(h, 'single')
      for (const _ of [1, 2, 3, 4]) {
        const call = sent('throughline:developer', 'go')
        await h.fire('PreToolUse', call)
        const error = "Agent type 'throughline:developer' not found. Available agents: general-purpose"
        const { context } = await h.fire('PostToolUseFailure', { ...call, error })
        expect(context).toContain('any kind, with [stage:DEV] in its prompt')
      }
      expect(h.state().stages[0]?.tries).toBe(0)
      expect((await h.fire('Stop', stopping)).keepGoing).toContain('[stage:DEV]')
    },
    stages: ['DEV pending -'],
    told: [],
  },
  {
    name: '9: the same workflow after a stop goes on where it was',
    async play(h) {
      await begin(h, 'quick')
      await h.agent('developer', verdict('pass'))
      await h.fire('UserPromptSubmit', { prompt: '/throughline:stop' })
      await h.fire('Stop', stopping)
      const { context } = await h.fire('UserPromptSubmit', { prompt: '/throughline:workflow quick' })
      expect(context).toContain('(1/4)')
    },
    stages: ['DEV completed pass', 'REVIEW pending -', 'TEST pending -', 'RETRO pending -'],
    told: ['stage:complete DEV'],
  },
  {
    name: '9: a refused agent is on the timeline',
    async play(h) {
      await begin(h, 'quick')
      expect((await h.fire('PreToolUse', sent('throughline:tester', 'go'))).decision).toBe('deny')
      expect(query(h.sql, { session: SESSION, types: ['agent:refused'] })[0]?.data).toEqual({
        agent: 'tester',
        stage: 'TEST',
        missing: ['DEV'],
      })
    },
    stages: ['DEV pending -', 'REVIEW pending -', 'TEST pending -', 'RETRO pending -'],
    told: [],
  },
]

describe('by payload', () => {
  test.each(STORIES.map((story) => [story.name, story] as const))('%s', async (_, story) => {
    const h = workflowHooks({ project: folder(), ...story.options })
    const before = story.tasks ?? {}
    for (const [feature, text] of Object.entries(before)) h.write(PATH(feature), text)
    await story.play(h)
    const stages = h.state().stages.map(({ key, status, result }) => `${key} ${status} ${result ?? '-'}`)
    expect(stages).toEqual([...story.stages])
    const changed = Object.entries(before).flatMap(([feature, text]) => {
      const old = text.split('\n')
      const lines = h.read(PATH(feature)).split('\n')
      return lines.filter((line, index) => line !== old[index]).map((line) => `${feature}: ${line}`)
    })
    expect(changed).toEqual([...(story.ticked ?? [])])
    const told = query(h.sql, { session: SESSION }).filter(({ type }) =>
      /^stage:(complete|fail|reject|retry)/.test(type),
    )
    const byRepair = told.filter(({ type, data }) => type !== 'stage:retry' || data.by === 'repair')
    expect(byRepair.map(({ type, data }) => `${type} ${data.stage}`)).toEqual([...story.told])
  })
})

describe('an agent that no longer works is not waited for', () => {
  async function sentOut(where: 'foreground' | 'background'): Promise<Hooks> {
    const h = workflowHooks({ project: folder(), kind: () => undefined })
    await begin(h, 'quick')
    const call = sent('general-purpose', '[stage:DEV] build it')
    await h.fire('PreToolUse', call)
    await h.fire('SubagentStart', { agentId: 'a', agentType: 'general-purpose' })
    if (where === 'background')
      await h.fire('PostToolUse', { ...call, toolOutput: { status: 'async_launched', agentId: 'a' } })
    return h
  }

  const SENT_AGAIN = 'delegate to 💻 an agent of any kind with [stage:DEV] in its prompt'

  test('the person broke the turn off and speaks again; a report that comes all the same counts', async () => {
    const h = await sentOut('foreground')
    // That DEV is next was said when it began, and is not said twice.
    expect(await h.fire('UserPromptSubmit', { prompt: 'what were you doing?' })).toEqual({})
    expect(h.state().agents).toEqual([])
    await ends(h, 'a', 'general-purpose', verdict('pass'))
    expect(h.state().stages[0]).toMatchObject({ status: 'completed', result: 'pass' })
  })

  test('the turn was broken off and then compacted', async () => {
    const h = await sentOut('foreground')
    await h.fire('PreCompact', { trigger: 'manual' })
    const { context } = await h.fire('SessionStart', { source: 'compact' })
    expect(context).toContain(SENT_AGAIN)
    expect(context).not.toContain('wait for')
  })

  test.each(['foreground', 'background'] as const)('its session was resumed after a crash: %s', async (where) => {
    const h = await sentOut(where)
    const { context } = await h.fire('SessionStart', { source: 'resume' })
    expect(context).toContain(SENT_AGAIN)
    expect(context).not.toContain('wait for')
    expect(h.state().agents).toEqual([])
  })

  test('one in the background is, through prompts and a compaction, and nobody is told to do its stage', async () => {
    const h = await sentOut('background')
    await h.fire('UserPromptSubmit', { prompt: 'how is it going?' })
    await h.fire('PreCompact', { trigger: 'auto' })
    const { context } = await h.fire('SessionStart', { source: 'compact' })
    expect(context).toContain('wait for general-purpose (DEV); the report comes by itself, so do not do it yourself')
  })
})

test('a stage that its own agent refuses was reviewed by nobody, and nobody is told so', async () => {
  const h = workflowHooks({ project: folder() })
  await begin(h, 'standard')
  const { context } = await h.agent('planner', verdict('reject', 'the request contradicts the licence'))
  expect(context).toContain('PLAN was refused by its own agent (1/3); mend what it names, then do PLAN again')
  expect(context).toContain('Why rejected: the request contradicts the licence')
  expect(context).not.toContain('reviewed')
})

describe('5: what the agent tool returns counts on every host', () => {
  const text = `My part is done.\n\n${verdict('reject', 'no')}`
  const outputs: readonly (readonly [string, unknown])[] = [
    ['a text', text],
    ['blocks', [{ type: 'text', text }]],
    ['blocks in content', { status: 'completed', prompt: verdict('pass'), content: [{ type: 'text', text }] }],
    ['a field', { title: 'the work', output: text }],
  ]
  test.each(outputs)('%s', async (_, toolOutput) => {
    const h = workflowHooks({ project: folder() })
    await begin(h, 'review-only')
    const call = sent('general-purpose', '[stage:REVIEW] go')
    await h.fire('PreToolUse', call)
    await h.fire('PostToolUse', { ...call, toolOutput })
    expect(h.state().stages[0]).toMatchObject({ status: 'completed', result: 'reject' })
  })
})

describe('11: the lease of a workflow', () => {
  const MINUTE = 60_000
  const other = { sessionId: 'session-2' }

  async function leftBehind(): Promise<Hooks> {
    const h = workflowHooks({ project: folder() })
    await begin(h, 'quick')
    await h.agent('developer', verdict('pass'))
    return h
  }

  test('while its session works it is offered as held, and "go on" does not take it', async () => {
    const h = await leftBehind()
    const offer = await h.fire('SessionStart', { ...other, source: 'startup' })
    expect(offer.context).toContain('Session session- works on it')
    const { context } = await h.fire('UserPromptSubmit', { ...other, prompt: 'go on' })
    expect(context).toContain('works on it')
    expect(newestWorkflow(h.sql, 'session-2')).toBeUndefined()
    expect(h.state().status).toBe('active')
  })

  test.each([
    ['it ended', (h: Hooks) => h.fire('SessionEnd', { reason: 'clear' })],
    [
      'it was silent',
      (h: Hooks) => {
        h.now += 20 * MINUTE
      },
    ],
  ])('when %s another session takes it over with a plain "go on", and the first one hears of it', async (_, leave) => {
    const h = await leftBehind()
    await leave(h)
    const offer = await h.fire('SessionStart', { ...other, source: 'startup' })
    expect(offer.context).toContain('#1 quick (Quick development), at 🔍 Review (1/4)')
    const { context } = await h.fire('UserPromptSubmit', { ...other, prompt: '繼續。' })
    expect(context).toContain('goes on with the workflow quick of session session-')
    expect(newestWorkflow(h.sql, 'session-2')?.state).toMatchObject({ status: 'active', agents: [] })
    expect((await h.fire('UserPromptSubmit', { prompt: 'and now?' })).context).toContain(
      'has taken over the workflow quick',
    )
    expect(await h.fire('Stop', stopping)).toEqual({})
    expect((await h.fire('Stop', { ...stopping, ...other })).keepGoing).toContain('[Throughline Loop')
  })

  test('a later "go on" is about something else, and takes nothing over', async () => {
    const h = await leftBehind()
    h.now += 20 * MINUTE
    await h.fire('SessionStart', { ...other, source: 'startup' })
    await h.fire('UserPromptSubmit', { ...other, prompt: 'what is the time?' })
    expect(await h.fire('UserPromptSubmit', { ...other, prompt: 'go on' })).toEqual({})
    expect(newestWorkflow(h.sql, 'session-2')).toBeUndefined()
  })

  test('an agent that works keeps the lease, however long the main thread is silent', async () => {
    const h = await leftBehind()
    h.now += 20 * MINUTE
    const tool = { toolName: 'Bash', toolUseId: 'x', toolInput: {}, agentId: 'a1', agentType: 'developer' }
    await h.fire('PreToolUse', tool)
    expect((await h.fire('SessionStart', { ...other, source: 'startup' })).context).toContain('works on it')
  })

  test('of two sessions that take it at once one gets it', async () => {
    const h = await leftBehind()
    h.now += 20 * MINUTE
    for (const sessionId of ['session-2', 'session-3']) await h.fire('SessionStart', { sessionId, source: 'startup' })
    const take = (session: string) => takeOver(h.sql, { id: 1, session, project: h.project, at: h.now })
    expect([take('session-2').ok, take('session-3')]).toEqual([true, { ok: false, why: 'held' }])
  })

  test('another worktree of the repository is named; another project hears nothing', async () => {
    const first = workflowHooks({ project: folder(), repository: 'git:1' })
    await begin(first, 'quick')
    first.now += 20 * MINUTE
    const start = (repository: string) => {
      const h = workflowHooks({ project: folder(), repository, sql: first.sql })
      h.now = first.now
      return h.fire('SessionStart', { sessionId: `in-${repository}`, source: 'startup' })
    }
    expect((await start('git:1')).context).toContain(` in ${first.project}, session`)
    expect(await start('git:2')).toEqual({})
  })
})

test('13: a stage that names a model sends its agent on it, unless another was asked for', async () => {
  const h = workflowHooks({ project: folder() })
  h.write(
    '.throughline/workflows.yaml',
    'stages:\n  ASK: { label: Ask, agent: asker, model: haiku }\nworkflows:\n  a: { label: A, stages: [ASK] }\n',
  )
  await begin(h, 'a')
  const call = sent('asker', 'go')
  expect((await h.fire('PreToolUse', call)).updatedInput).toEqual({ ...call.toolInput, model: 'haiku' })
  const own = sent('asker', 'go')
  const input = { ...own.toolInput, model: 'opus' }
  expect(await h.fire('PreToolUse', { ...own, toolInput: input })).toEqual({})
})

describe('13: who reviews reads', () => {
  const shell = (agentId: string, command: string) => ({
    toolName: 'Bash',
    toolUseId: `shell-${agentId}-${command}`,
    toolInput: { command },
    agentId,
    agentType: 'general-purpose',
  })

  async function reviewing() {
    const h = workflowHooks({ project: folder() })
    await begin(h, 'review-only')
    await h.fire('PreToolUse', sent('throughline:code-reviewer', 'go'))
    await h.fire('SubagentStart', { agentId: 'a', agentType: 'throughline:code-reviewer' })
    return h
  }

  test('a command that would change something is refused, with the command and what is open', async () => {
    const h = await reviewing()
    const { decision, reason } = await h.fire('PreToolUse', shell('a', 'npm test && sed -i s/a/b/ src/cart.ts'))
    expect(decision).toBe('deny')
    expect(reason).toContain('stage REVIEW')
    expect(reason).toContain('`sed -i s/a/b/ src/cart.ts`')
    const refused = query(h.sql, { session: SESSION }).filter(({ type }) => type === 'agent:refused')
    expect(refused.map(({ data }) => data)).toEqual([{ agent: 'code-reviewer', stage: 'REVIEW', tool: 'Bash' }])
  })

  test('reading, tests and temporary files are open to it', async () => {
    const h = await reviewing()
    for (const command of ['git diff HEAD~1', 'npm test 2>&1 | tail -20', 'git log > /var/tmp/log.txt'])
      expect(await h.fire('PreToolUse', shell('a', command))).toEqual({})
  })

  test('another agent, and the one that leads, may write', async () => {
    const h = await reviewing()
    await h.fire('PreToolUse', sent('general-purpose', 'count the lines'))
    await h.fire('SubagentStart', { agentId: 'b', agentType: 'general-purpose' })
    expect(await h.fire('PreToolUse', shell('b', 'echo 1 > count.txt'))).toEqual({})
    const { agentId, agentType, ...main } = shell('', 'echo 1 > count.txt')
    expect(await h.fire('PreToolUse', main)).toEqual({})
  })

  test('a script that it wrote into a temporary folder is looked into', async () => {
    const h = await reviewing()
    const script = `${folder()}/mend.sh`
    writeFileSync(script, 'git commit -am "mended"\n')
    expect((await h.fire('PreToolUse', shell('a', `bash ${script}`))).decision).toBe('deny')
  })
})
