import type { RecoveryBlock } from '../../protocol/ports.ts'
import { pendingTasks } from '../specs/pending-tasks.ts'
import { type Recovered, recoveryBlock, textOfBlock } from '../texts/recovery-block.ts'
import type { WorkflowContext } from './context.ts'
import { featureOf } from './load.ts'
import { watchedWorkflow } from './store.ts'
import { wordsOf } from './words.ts'

export interface BlockPlace {
  readonly session: string
  readonly agent: string
  readonly project: string
}

type Asking = Pick<
  WorkflowContext,
  | 'files'
  | 'hasFile'
  | 'sql'
  | 'write'
  | 'now'
  | 'note'
  | 'language'
  | 'slash'
  | 'settings'
  | 'isTrusted'
  | 'isAdopted'
  | 'kind'
  | 'hasTools'
>

/**
 * What the composer of the recovery is given: the whole S0 block when a workflow is under way, else the open tasks of the
 * feature in progress, as far as there is room. A subagent knows its own task and is told nothing of this.
 */
export async function workflowBlocks(context: Asking, place: BlockPlace): Promise<readonly RecoveryBlock[]> {
  if (!context.settings.workflow.enabled || place.agent !== '') return []
  const block = await blockOf(context, place.session)
  if (block) {
    return [
      { lines: block.opening, pinned: true, at: 'opening' },
      { lines: block.body, pinned: true },
      { lines: block.closing, pinned: true, at: 'closing' },
    ]
  }
  const words = await wordsOf(context, place)
  const tasks = pendingTasks(await featureOf(context, place.project, undefined), words.messages)
  return tasks ? [{ lines: tasks, pinned: false }] : []
}

/** The block by itself, as S0 prints it. */
export async function recoveryText(context: Asking, session: string): Promise<string> {
  const block = await blockOf(context, session)
  return block ? textOfBlock(block) : ''
}

async function blockOf(context: Asking, session: string): Promise<Recovered | undefined> {
  const stored = watchedWorkflow(context.sql, session)
  if (stored?.state.status !== 'active') return undefined
  const { state, project } = stored
  const [words, feature] = await Promise.all([
    wordsOf(context, { session, project }),
    featureOf(context, project, state.featureName),
  ])
  return recoveryBlock({ state, feature, words, budget: context.settings.continuity.recoveryChars })
}
