import * as v from 'valibot'
import { sessionOf } from '../../memory/feature/mcp-there.ts'
import { redact } from '../../platform/redact.ts'
import type { Sql } from '../../storage/sql.ts'
import { statusText } from '../../workflow/feature/status-text.ts'
import { change, newestWorkflow, type Stored } from '../../workflow/feature/store.ts'
import { boxMarker, movedStages } from '../../workflow/feature/tick.ts'
import { VERDICTS } from '../../workflow/state.ts'
import type { Refused } from '../../workflow/transitions.ts'
import { type Call, CommandError } from '../command.ts'
import { languageOf } from '../language.ts'
import { findSession, type SessionRow } from '../sessions.ts'
import { withStore } from '../store.ts'
import { beginWorkflow } from '../workflow/begin.ts'
import { workflowSession } from '../workflow/session.ts'
import { standing } from '../workflow/standing.ts'
import { projectRegistry, wordsFor, writing } from '../workflow/tools.ts'
import { clientOf } from './caller.ts'
import { type Tool, tool } from './tool.ts'

const LONGEST = 600

/** What an agent can do about the workflow of its session. */
export const WORKFLOW_TOOLS: readonly Tool[] = [
  tool({
    name: 'workflow_start',
    title: 'Start a workflow',
    description:
      'Lead this piece of work through stages that are kept to. single: one small change. quick: build, review, test. standard: plan first. debug: find the cause first. tdd, refactor, secure, full; review-only to judge and change nothing. Not for questions.',
    input: v.object({
      workflow: v.pipe(v.string(), v.minLength(1), v.description('Its key, e.g. quick; workflow_status lists all.')),
      feature: v.optional(
        v.pipe(v.string(), v.description('A name in kebab-case for a task list of its own, e.g. cart-discount.')),
      ),
    }),
    annotations: { idempotentHint: false },
    run: (call, { workflow, feature }) =>
      inSession(call, async (sql, session) => {
        const stored = await beginWorkflow(sql, call, session, { key: workflow, feature })
        return statusText(stored.state, await wordsFor(sql, call, stored), 'started')
      }),
  }),
  tool({
    name: 'workflow_status',
    title: 'Where the workflow stands',
    description:
      'The workflow of this session: its stages, what is to be mended, what comes next. Without one, the choice.',
    input: v.object({}),
    annotations: { readOnlyHint: true },
    run: (call) =>
      inSession(call, async (sql, session) => {
        const stored = newestWorkflow(sql, session.session)
        if (stored) return standing(stored, await wordsFor(sql, call, stored))
        const { workflows } = await projectRegistry(sql, call, session.project)
        const { language } = await languageOf(call)
        const lines = Object.entries(workflows).map(
          ([key, { labels, stages }]) => `${key}: ${labels[language]} (${stages.join(' ')})`,
        )
        return ['No workflow is under way. workflow_start begins one:', ...lines].join('\n')
      }),
  }),
  tool({
    name: 'stage_done',
    title: 'Say how a stage came out',
    description:
      'The verdict on a stage of the workflow, with what shows it. Call it when the work of the stage is over, as the agent that did it or after its report. A stage without a verdict stays open.',
    input: v.object({
      stage: v.pipe(v.string(), v.minLength(1), v.description('Its key, e.g. REVIEW or TEST:2.')),
      verdict: v.pipe(
        v.picklist(VERDICTS),
        v.description('pass; fail (a check does not hold); reject (must be changed first); issues (noted, goes on).'),
      ),
      evidence: v.pipe(
        v.string(),
        v.minLength(8),
        v.description('What shows it: the command and its result, files and lines. For fail and reject: the reason.'),
      ),
    }),
    annotations: { idempotentHint: true },
    run: (call, { stage, verdict, evidence }) =>
      inSession(call, async (sql, session) => {
        const said = redact(evidence.slice(0, LONGEST))
        const { before, stored } = sql.transaction(() => {
          const under = underWay(sql, session)
          const given = { at: call.now, stage, verdict, evidence: said, by: 'stage_done', reason: said }
          const changed = change(sql, under, 'stage-verdict', given)
          if (!changed.result.ok) throw refused(changed.result, stage, under)
          return { before: under.state, stored: changed.stored }
        })
        const mark = await boxMarker(writing(call))
        const words = await wordsFor(sql, call, stored)
        sql.transaction(() => mark(sql, stored.id, movedStages(before, stored.state), call.now))
        return `${stage}: ${verdict}.\n${standing(stored, words)}`
      }),
  }),
]

function inSession(call: Call, work: (sql: Sql, session: SessionRow) => Promise<string>): Promise<string> {
  return withStore(call.paths, (sql) => {
    const id = sessionOf(sql, clientOf(call))
    return work(sql, id === undefined ? workflowSession(sql, call) : findSession(sql, id))
  })
}

function underWay(sql: Sql, { session }: SessionRow): Stored {
  const stored = newestWorkflow(sql, session)
  if (stored?.state.status === 'active') return stored
  throw new CommandError(
    stored ? `the workflow ${stored.state.key} is ${stored.state.status}` : 'no workflow is under way in this session',
    'workflow_start begins one; workflow_status tells more',
  )
}

function refused({ why, missing = [] }: Refused, stage: string, { state }: Stored): CommandError {
  const keys = state.stages.map(({ key }) => key).join(', ')
  if (why === 'unknown-stage') return new CommandError(`this workflow has no stage ${stage}`, `it has ${keys}`)
  if (why === 'done') return new CommandError(`${stage} is done already`, 'workflow_status says what comes next')
  return new CommandError(
    `${stage} cannot be next: ${missing.join(', ')} must be done first`,
    'workflow_status says what comes next',
  )
}
