import * as cold from '../../base/cold.ts'
import type { Language, Messages } from '../../messages/index.ts'
import { type NextStep, nextStep } from '../next-step.ts'
import type { StageState, State } from '../state.ts'

/** Everything a text about a workflow is made from. */
export interface Words {
  readonly messages: Messages
  readonly language: Language
  /** The kind of agent, as this session has it, that goes by a name; undefined when there is none. */
  readonly kind?: (agent: string) => string | undefined
  /** Whether this session has our tools to give a verdict with. */
  readonly tool?: boolean
  /** The slash command that shows and starts workflows; undefined when the client has none. */
  readonly slash?: string | undefined
}

/** S0.52: what comes next, in words; undefined when every stage is done. */
export function hintOf(state: State, words: Words): string | undefined {
  const step = nextStep(state)
  return step && hintText(step, words)
}

function hintText(step: NextStep, words: Words): string {
  const { workflow } = words.messages
  if (step.type === 'wait') return workflow.wait({ agents: step.agents.map(({ name, stage }) => `${name} (${stage})`) })
  if (step.type === 'fix') return workflow.fix({ by: whom(step.by, words), stage: keysOf(step.stages) })
  const label = (stage: StageState) => stage.labels[words.language]
  if (step.type === 'go-on') return workflow.goOnStage({ emoji: step.stage.emoji, label: label(step.stage) })
  const steps = cold.map(step.stages, (stage) =>
    workflow.delegate({ emoji: stage.emoji, agent: whom(stage, words), label: label(stage) }),
  )
  return steps.length === 1 ? (steps[0] ?? '') : workflow.parallel({ steps })
}

/** How the next stages are handed over so that they count: for an agent that has not done it yet, or has forgotten it. */
export function howTo(state: State, words: Words): string[] {
  const step = nextStep(state)
  if (step?.type !== 'delegate' && step?.type !== 'fix') return []
  const stages = step.type === 'fix' ? [step.by] : step.stages
  const { workflow } = words.messages
  const lines: string[] = []
  for (const stage of stages) lines.push(...howLines(stage, words))
  return [...lines, workflow.counted({ tool: words.tool === true })]
}

/** How one stage is handed over, as far as the next step does not say it. */
function howLines({ key, agent, model }: StageState, { messages: { workflow }, kind }: Words): string[] {
  const own = kind?.(agent)
  return [
    ...(own === undefined ? [] : [workflow.howOwn({ kind: own, stage: key })]),
    ...(model === undefined ? [] : [workflow.howModel({ stage: key, model })]),
  ]
}

/** Who is to be sent: the stage's own agent where this session has it, else anybody who is told the stage. */
export function whom({ key, agent }: StageState, { messages: { workflow }, kind }: Words): string {
  return kind?.(agent) === undefined ? workflow.anyAgent({ stage: key }) : agent
}

export function keysOf(stages: readonly StageState[]): string {
  return stages.map(({ key }) => key).join(' + ')
}
