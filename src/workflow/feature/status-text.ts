import type { State } from '../state.ts'
import { hintOf, howTo, type Words } from '../texts/hint.ts'
import { progressOf } from '../texts/progress.ts'
import { fixLines } from '../texts/recovery-block.ts'

/** Where the workflow stands and what comes next, for the agent that leads it. */
export function statusText(state: State, words: Words, title: 'started' | 'status' = 'status'): string {
  const { recovery, workflow } = words.messages
  const hint = hintOf(state, words)
  const how = howTo(state, words)
  return [
    workflow[title]({ type: state.key, label: state.labels[words.language] }),
    recovery.progress(progressOf(state)),
    ...fixLines(state, words),
    ...(hint ? [workflow.goOn({ hint })] : []),
    ...(how ? [how] : []),
  ].join('\n')
}

/** What went wrong too often: the agent must leave it to the person. */
export function fatalText({ pending, limits }: State, { messages: { workflow } }: Words): string | undefined {
  return pending && workflow.fatal({ stage: pending.stage, count: pending.count, limit: limits.retries })
}
