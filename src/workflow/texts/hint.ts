import type { Language, Messages } from '../../messages/index.ts'
import { type NextStep, nextStep } from '../next-step.ts'
import type { StageState, State } from '../state.ts'

/** Everything a text about a workflow is made from. */
export interface Words {
  readonly messages: Messages
  readonly language: Language
}

/** S0.52: what comes next, in words; undefined when every stage is done. */
export function hintOf(state: State, words: Words): string | undefined {
  const step = nextStep(state)
  return step && hintText(step, words)
}

function hintText(step: NextStep, { messages: { workflow }, language }: Words): string {
  if (step.type === 'wait') return workflow.wait({ agents: step.agents.map(({ name, stage }) => `${name} (${stage})`) })
  if (step.type === 'fix') return workflow.fix({ by: step.by.agent, stage: step.stage.key })
  if (step.type === 'go-on') return workflow.goOnStage({ emoji: step.stage.emoji, label: step.stage.labels[language] })
  const steps = step.stages.map((stage) => workflow.delegate(named(stage, language)))
  return steps.length === 1 ? (steps[0] ?? '') : workflow.parallel({ steps })
}

/** How the next stage is handed over, for an agent that has not done it yet. */
export function howTo(state: State, { messages: { workflow } }: Words): string | undefined {
  const step = nextStep(state)
  if (step?.type === 'delegate' && step.stages[0]) {
    return workflow.how({ agent: step.stages[0].agent, stage: step.stages[0].key })
  }
  return step?.type === 'fix' ? workflow.how({ agent: step.by.agent, stage: step.by.key }) : undefined
}

function named(stage: StageState, language: Language) {
  return { emoji: stage.emoji, agent: stage.agent, label: stage.labels[language] }
}
