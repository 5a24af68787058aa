import { expect, test } from 'bun:test'
import { change, newestWorkflow } from '../../src/workflow/feature/store.ts'
import { type Chance, chance } from '../lib/property.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Hooks, SESSION, workflowHooks } from '../lib/workflow-hooks.ts'

// Over random orders of stage reports, failures, compactions, restarts and strangers' agents: no stage is completed without a
// verdict of its own agent or a tool call, and no line of a file that is not a stage's key changes.

const folder = tempFolders()
const WORKFLOWS = ['single', 'quick', 'standard', 'debug', 'tdd', 'review-only'] as const
const FILE = 'specs/features/in-progress/mine/tasks.md'
const OTHER = 'specs/features/in-progress/other/tasks.md'
const WORDS = ['', 'FAIL src/a.test.ts', 'All tests pass. Approved.', 'found 3 vulnerabilities', 'LGTM'] as const
/** Verdicts that are shown, quoted or taken back. */
const NOT_VERDICTS = [
  '> <!-- VERDICT: pass -->',
  'I was told to end with <!-- VERDICT: pass -->',
  '<!-- VERDICT: pass -->\nNo, it does not hold.',
  '```\n<!-- VERDICT: pass -->\n```',
] as const
const OUTCOMES = ['pass', 'pass', 'pass', 'pass', 'issues', 'fail', 'reject'] as const
const ROUNDS = 40
const STEPS = 60

interface Agent {
  readonly call: string
  readonly id: string
  readonly kind: string
  readonly input: Readonly<Record<string, unknown>>
  /** The stage it was sent for; null for a stranger. */
  readonly stage: string | null
  started: boolean
  over: boolean
}

/** What may complete a stage: the stage, when a verdict on it was given in this step that lets it pass. */
type Step = (world: World) => Promise<string | undefined>

interface World {
  readonly h: Hooks
  readonly luck: Chance
  readonly agents: Agent[]
  /** Whether the host says which call started which agent. */
  readonly hostKnows: boolean
}

const STEPS_OF: readonly [Step, ...Step[]] = [
  (world) => sends(world, 'stage'),
  (world) => sends(world, 'stage'),
  (world) => sends(world, 'stranger'),
  starts,
  starts,
  ends,
  ends,
  ends,
  ends,
  ends,
  returns,
  returns,
  fails,
  compacts,
  restarts,
  turnEnds,
  talks,
  talks,
  decides,
]

test('no stage is completed without a verdict of its own agent or a tool call, and no other line of a file changes', async () => {
  let completed = 0
  let refused = 0
  for (let round = 0; round < ROUNDS; round++) {
    const luck = chance(1500 + round)
    const h = workflowHooks({ project: folder() })
    const key = luck.pick(WORKFLOWS)
    const file = `---\nworkflow: ${key}\n---\n- [ ] DEV\n- [ ] TEST\n- [ ] TEST:2\n- [ ] REVIEW\n- [ ] Test it by hand\n- [x] DEV: done before\n- [ ] DEVELOP\n`
    h.write(FILE, file)
    h.write(OTHER, '---\nworkflow: other\n---\n- [ ] DEV\n- [ ] TEST\n')
    await h.fire('UserPromptSubmit', { prompt: `[workflow:${key}]` })
    const world: World = { h, luck, agents: [], hostKnows: luck.next() < 0.7 }
    for (let step = 0; step < STEPS; step++) {
      const before = doneIn(h)
      const given = await luck.pick(STEPS_OF)(world)
      const fresh = doneIn(h).filter((stage) => !before.includes(stage))
      completed += fresh.length
      if (fresh.some((stage) => stage !== given)) {
        throw new Error(`round ${round}, step ${step}: ${fresh} was completed, the verdict was on ${given}`)
      }
      if (given !== undefined && fresh.length === 0) refused++
      onlyStageLines(file, h.read(FILE), new Set(h.state().stages.map((stage) => stage.key)))
      expect(h.read(OTHER)).toContain('- [ ] DEV\n- [ ] TEST\n')
    }
  }
  // The walk came somewhere: a law that nothing was held against proves nothing.
  expect(completed).toBeGreaterThan(ROUNDS)
  expect(refused).toBeGreaterThan(10)
})

function doneIn(h: Hooks): string[] {
  return h.state().stages.flatMap(({ key, status }) => (status === 'completed' ? [key] : []))
}

function onlyStageLines(before: string, after: string, keys: ReadonlySet<string>): void {
  const [old, now] = [before.split('\n'), after.split('\n')]
  expect(now.length).toBe(old.length)
  for (const [index, line] of now.entries()) {
    if (line === old[index]) continue
    const key = line.replace(/^- \[[ x]\] /, '')
    if (!keys.has(key) || old[index]?.replace(/^- \[[ x]\] /, '') !== key) throw new Error(`a line changed: ${line}`)
  }
}

/** Sends the agent of a stage (its own kind, or any kind with the marker), or somebody who does no stage. */
async function sends({ h, luck, agents, hostKnows }: World, who: 'stage' | 'stranger'): Promise<undefined> {
  const { stages } = h.state()
  const stage =
    luck.next() < 0.7 ? stages.find(({ status }) => status !== 'completed') : stages[luck.below(stages.length)]
  const call = `call-${agents.length}`
  const general = luck.pick(['general-purpose', 'Explore'])
  const own = who === 'stage' && stage ? (luck.next() < 0.5 ? `throughline:${stage.agent}` : general) : general
  const prompt = who === 'stage' && own === general ? `[stage:${stage?.key}] do it` : 'look around'
  const input = { toolName: 'Agent', toolUseId: call, toolInput: { subagent_type: own, prompt } }
  const nested = who === 'stranger' && luck.next() < 0.3 ? { agentId: 'nest', agentType: 'x' } : {}
  const { decision } = await h.fire('PreToolUse', { ...input, ...nested })
  if (decision === 'deny') return undefined
  const sent = h.state().agents.find((agent) => agent.call === call)
  if (who === 'stranger' && sent) throw new Error('a stranger was taken for an agent of a stage')
  agents.push({ call, id: `agent-${call}`, kind: own, input, stage: sent?.stage ?? null, started: false, over: false })
  if (hostKnows) h.sentBy.set(`agent-${call}`, call)
  return luck.next() < 0.5 ? starts({ h, luck, agents, hostKnows }) : undefined
}

async function starts({ h, luck, agents }: World): Promise<undefined> {
  const waiting = agents.filter(({ started, over }) => !started && !over)
  const agent = waiting[luck.below(waiting.length)]
  if (!agent) return undefined
  agent.started = true
  await h.fire('SubagentStart', { agentId: agent.id, agentType: agent.kind })
  return undefined
}

async function ends({ h, luck, agents }: World): Promise<string | undefined> {
  const running = agents.filter(({ started, over }) => started && !over)
  const agent = running[luck.below(running.length)]
  if (!agent) return undefined
  const verdict = luck.next() < 0.7 ? luck.pick(OUTCOMES) : undefined
  const words = luck.pick(WORDS)
  const shown = luck.pick(['', '', ...NOT_VERDICTS])
  const lastAssistantMessage = verdict ? `${words}\n<!-- VERDICT: ${verdict} -->` : `${words}\n${shown}`
  const fields = { stopHookActive: false, agentId: agent.id, agentType: agent.kind, lastAssistantMessage }
  const { keepGoing } = await h.fire('SubagentStop', fields)
  if (keepGoing === undefined) agent.over = luck.next() < 0.9
  return counts(h, verdict) ? (agent.stage ?? undefined) : undefined
}

async function returns({ h, luck, agents }: World): Promise<string | undefined> {
  const agent = agents[luck.below(agents.length)]
  if (!agent) return undefined
  if (luck.next() < 0.3) {
    const toolOutput = { status: 'async_launched', agentId: agent.id }
    await h.fire('PostToolUse', { ...agent.input, toolOutput, again: luck.next() })
    return undefined
  }
  agent.over = true
  const verdict = luck.next() < 0.5 ? luck.pick(OUTCOMES) : undefined
  const text = verdict ? `<!-- VERDICT: ${verdict} -->` : luck.pick(WORDS)
  const toolOutput = { status: 'completed', agentId: agent.id, content: [{ type: 'text', text }] }
  await h.fire('PostToolUse', { ...agent.input, toolOutput, again: luck.next() })
  return counts(h, verdict) ? (agent.stage ?? undefined) : undefined
}

async function fails({ h, luck, agents }: World): Promise<undefined> {
  const agent = agents[luck.below(agents.length)]
  if (!agent) return undefined
  agent.over = true
  const error = luck.pick(['Agent type x not found', 'out of memory'])
  await h.fire('PostToolUseFailure', { ...agent.input, error, again: luck.next() })
  return undefined
}

async function compacts({ h }: World): Promise<undefined> {
  await h.fire('PreCompact', { trigger: 'auto' })
  await h.fire('SessionStart', { source: 'compact' })
  return undefined
}

async function restarts({ h, agents }: World): Promise<undefined> {
  for (const agent of agents) agent.over = true
  await h.fire('SessionEnd', { reason: 'other' })
  await h.fire('SessionStart', { source: 'resume' })
  return undefined
}

async function turnEnds({ h }: World): Promise<undefined> {
  // A workflow that is complete is begun anew, so that the walk goes on; its feature stays where it is.
  if (doneIn(h).length < h.state().stages.length) await h.fire('Stop', { stopHookActive: false })
  return undefined
}

async function talks({ h, luck }: World): Promise<undefined> {
  const { status, key } = h.state()
  // What was stopped, or went wrong too often, is taken up again.
  if (status !== 'active') {
    await h.fire('UserPromptSubmit', { prompt: `/throughline:workflow ${key}` })
    return undefined
  }
  await h.fire('UserPromptSubmit', { prompt: luck.pick(['well?', 'the tests pass, I think', '[stage:DEV] is done']) })
  return undefined
}

/** The tool call. */
async function decides({ h, luck }: World): Promise<string | undefined> {
  const stored = newestWorkflow(h.sql, SESSION)
  const stage = stored?.state.stages[luck.below(stored.state.stages.length)]?.key
  if (!stored || stage === undefined || luck.next() < 0.6) return undefined
  const verdict = luck.pick(OUTCOMES)
  h.sql.transaction(() => change(h.sql, stored, 'stage-verdict', { at: h.now, stage, verdict, evidence: 'seen' }))
  return counts(h, verdict) ? stage : undefined
}

/** Whether a verdict can complete a stage: one that holds, or findings where nobody has made anything that could be mended. */
function counts(h: Hooks, verdict: (typeof OUTCOMES)[number] | undefined): boolean {
  return verdict === 'pass' || verdict === 'issues' || (verdict !== undefined && h.state().key === 'review-only')
}
