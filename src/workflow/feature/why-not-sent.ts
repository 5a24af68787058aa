import { hintOf } from '../texts/hint.ts'
import type { WorkflowContext } from './context.ts'
import type { Stored } from './store.ts'
import { wordsOf } from './words.ts'

/** Why an agent is not sent: a stage before its own is missing, and what comes first. */
export async function whyNotSent(
  { state, session, project }: Stored,
  stage: string,
  missing: readonly string[],
  context: WorkflowContext,
): Promise<string> {
  const words = await wordsOf(context, { session, project })
  const { workflow } = words.messages
  const hint = hintOf(state, words)
  return [
    workflow.skipped({ stage, missing }),
    ...(hint ? [workflow.skippedNext({ hint })] : []),
    workflow.skippedOut,
  ].join(' ')
}
