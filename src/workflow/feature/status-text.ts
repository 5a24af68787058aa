import type { State } from '../state.ts'
import { hintOf, howTo, type Words } from '../texts/hint.ts'
import { progressOf } from '../texts/progress.ts'
import { fixLines } from '../texts/recovery-block.ts'

/** Where the workflow stands and what comes next, for the agent that leads it. */
export function statusText(state: State, words: Words, title: 'started' | 'status' = 'status'): string {
  const { recovery, workflow } = words.messages
  const hint = hintOf(state, words)
  return [
    workflow[title]({ type: state.key, label: state.labels[words.language] }),
    recovery.progress(progressOf(state)),
    ...(state.featureName ? [recovery.feature({ name: state.featureName })] : []),
    ...fixLines(state, words),
    ...silentLines(state, words),
    ...(hint ? [workflow.goOn({ hint })] : []),
    ...howTo(state, words),
  ].join('\n')
}

/** Stages whose agent ended without a verdict: why they are open still. */
export function silentLines({ lost, stages }: State, { messages: { workflow }, tool = false }: Words): string[] {
  if (lost.length === 0) return []
  const isOpen = (key: string) => stages.some((stage) => stage.key === key && stage.status === 'pending')
  return lost
    .filter(({ asked, stage }) => asked && isOpen(stage))
    .map(({ name, stage }) => workflow.noVerdict({ stage, agent: name, tool }))
}

/** What went wrong too often: the agent must leave it to the person. */
export function fatalText({ pending, limits }: State, { messages: { workflow } }: Words): string | undefined {
  const fatal = pending.findLast(({ count }) => count >= limits.retries) ?? pending.at(-1)
  return fatal && workflow.fatal({ stage: fatal.stage, count: fatal.count, limit: limits.retries })
}
