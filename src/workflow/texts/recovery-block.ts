import * as cold from '../../base/cold.ts'
import { oneLine } from '../../base/text/text.ts'
import { pendingTasks, type SpecFeature } from '../specs/pending-tasks.ts'
import { currentStage, type PendingFix, type State } from '../state.ts'
import { isMaker, repairOf } from '../transitions/repair.ts'
import { hintOf, howTo, keysOf, type Words, whom } from './hint.ts'
import { progressOf } from './progress.ts'

export interface RecoveryInput {
  readonly state: State
  readonly feature?: SpecFeature | undefined
  readonly words: Words
  /** Characters for everything. */
  readonly budget: number
}

export interface Recovered {
  readonly opening: readonly string[]
  readonly body: readonly string[]
  readonly closing: readonly string[]
}

/**
 * S0.13-S0.25: where the workflow stands, for an agent that has forgotten it. Whole lines are dropped when there are too
 * many, the least important first; what the agent has to do is never dropped (B21).
 */
export function recoveryBlock({ state, feature, words, budget }: RecoveryInput): Recovered {
  const { recovery } = words.messages
  const opening = [recovery.title]
  const closing = ['', recovery.goOn, recovery.guide({ command: words.slash ?? SHOW })]
  const how = howTo(state, words).map((text) => line(PINNED, text))
  const lines = [...standing(state, words), ...fixing(state, words), ...how, ...taskLines(feature, words)]
  const left = budget - lengthOf(opening) - lengthOf(closing)
  return { opening, body: fit(lines, left, recovery.truncated), closing }
}

const SHOW = 'throughline workflow show'

export function textOfBlock({ opening, body, closing }: Recovered): string {
  return [...opening, ...body, ...closing].join('\n')
}

interface Line {
  readonly text: string
  /** What is largest goes last; PINNED never. */
  readonly weight: number
}

const PINNED = Number.POSITIVE_INFINITY
const REASON = 200

function standing(state: State, words: Words): Line[] {
  const { recovery, workflow } = words.messages
  const stage = currentStage(state)
  const hint = state.pending.length > 0 ? undefined : hintOf(state, words)
  const retries = state.limits.retries
  return [
    line(PINNED, recovery.workflow({ type: state.key, label: state.labels[words.language] })),
    line(PINNED, recovery.progress(progressOf(state))),
    ...when(stage, ({ emoji, labels }) => line(80, recovery.stage({ emoji, label: labels[words.language] }))),
    ...when(hint, (text) => line(PINNED, workflow.goOn({ hint: text }))),
    ...when(state.failCount, (count) => line(60, recovery.failures({ count, limit: retries }))),
    ...when(state.rejectCount, (count) => line(60, recovery.rejections({ count, limit: retries }))),
    ...(state.agents.length > 0 ? [line(50, recovery.agents({ agents: state.agents }))] : []),
    ...when(state.featureName, (name) => line(55, recovery.feature({ name }))),
  ]
}

/** S0.25: what has to be mended first, and why: all of it. */
export function fixLines(state: State, words: Words): string[] {
  const { pending, limits } = state
  if (pending.length === 0) return []
  return pending.flatMap((fix) => {
    const { stage, count, reason } = fix
    const [what, why] = fixWords(state, fix, words)
    const text = oneLine(reason, REASON)
    return [what({ stage, count, limit: limits.retries }), ...(text === '' ? [] : [why({ reason: text })])]
  })
}

/** Whoever makes something may refuse to: then nobody has reviewed it. */
function fixWords(state: State, { type, stage }: PendingFix, { messages: { workflow } }: Words) {
  if (type === 'fix-fail') return [workflow.failed, workflow.failedWhy] as const
  const isMade = cold.some(state.stages, (one) => one.key === stage && isMaker(one))
  return [isMade ? workflow.refused : workflow.rejected, workflow.rejectedWhy] as const
}

/** The same with the line that says who must do it, in place of the next step. */
function fixing(state: State, words: Words): Line[] {
  const must = mustLine(state, words)
  if (must === undefined) return []
  return [line(20, ''), ...fixLines(state, words).map((text) => line(weightOf(text), text)), line(PINNED, must)]
}

/** That something must be mended is never dropped; why may be, when there is no room. */
function weightOf(text: string): number {
  return text.startsWith('⚠️') ? PINNED : 70
}

function mustLine(state: State, words: Words): string | undefined {
  const repair = repairOf(state)
  if (!repair) return undefined
  const named = { agent: whom(repair.by, words), stage: keysOf(repair.stages) }
  const { workflow } = words.messages
  return repair.stages.includes(repair.by) ? workflow.mustAgain(named) : workflow.must(named)
}

/** S0.22: the heading and the count outlast the tasks, the first tasks the last ones. */
function taskLines(feature: SpecFeature | undefined, { messages }: Words): Line[] {
  const lines = pendingTasks(feature, messages)
  if (!lines) return []
  const last = lines.length - 1
  const weight = (index: number) => (index < 2 ? 46 - index : index === last ? 44 : 40 - index)
  return [line(45, ''), ...lines.map((text, index) => line(weight(index), text))]
}

function fit(lines: readonly Line[], budget: number, truncated: string): string[] {
  let kept = lines
  if (sizeOf(kept) <= budget) return kept.map(({ text }) => text)
  while (sizeOf(kept) + truncated.length + 1 > budget) {
    const lightest = kept.reduce((a, b) => (b.weight < a.weight ? b : a))
    if (lightest.weight === PINNED) break
    kept = kept.filter((other) => other !== lightest)
  }
  return [...kept.map(({ text }) => text), truncated]
}

function line(weight: number, text: string): Line {
  return { weight, text }
}

function when<Value>(value: Value | undefined | null | 0 | '', make: (value: Value) => Line): Line[] {
  return value ? [make(value as Value)] : []
}

function sizeOf(lines: readonly Line[]): number {
  return lengthOf(lines.map(({ text }) => text))
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, text) => sum + text.length + 1, 0)
}
