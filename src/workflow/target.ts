import * as cold from '../base/cold.ts'
import { baseKey, type StageState, type State } from './state.ts'
import { missingBefore } from './transitions/order.ts'

interface Target {
  readonly stage: StageState
  /** The kind of agent that is sent, as it will report itself. */
  readonly name: string
}

/**
 * S0.61: the stage a call of the agent tool is meant for, by its kind or a marker in its prompt; undefined when it has nothing to do
 * with the workflow. That an agent is mentioned in the text says nothing: it is an ordinary word.
 */
export function targetOf(state: State, input: Readonly<Record<string, unknown>>): Target | undefined {
  const kind = kindIn(input)
  const text = `${textIn(input, ['description'])}\n${textIn(input, ['prompt'])}`
  const marked = text.includes('[stage:') ? MARK.exec(text)?.[1] : undefined
  if (marked) {
    const stage =
      cold.find(state.stages, ({ key }) => key === marked) ?? stageFor(state, (s) => baseKey(s.key) === marked)
    return stage && { stage, name: kind || stage.agent }
  }
  const own = kind === '' ? undefined : stageFor(state, (stage) => stage.agent === kind)
  return own && { stage: own, name: kind }
}

const MARK = /\[stage:\s*([A-Z][A-Z0-9-]*(?::\d+)?)\s*\]/

/** The kind of agent a call asks for; empty when it says none. */
export function kindIn(input: Readonly<Record<string, unknown>>): string {
  return agentName(textIn(input, KIND_FIELDS))
}

/** Our own agents carry our name in front: throughline:developer is a developer, and throughline-developer is one too. */
export function agentName(kind: string): string {
  for (const prefix of OURS) if (kind.startsWith(prefix)) return kind.slice(prefix.length)
  return kind
}

/** By the plugin, and by `install`. */
const OURS = ['throughline:', 'throughline-'] as const
const KIND_FIELDS = ['subagent_type', 'agent_type', 'agent', 'agentName'] as const

/** Of several stages for the same agent: the first that can be done now, else the first that is not done, else the last. */
function stageFor(state: State, fits: (stage: StageState) => boolean): StageState | undefined {
  const own = cold.filter(state.stages, fits)
  const open = cold.filter(own, ({ status }) => status !== 'completed')
  return (
    cold.find(open, (stage) => missingBefore(state, stage).length === 0) ?? redo(state, own) ?? open[0] ?? own.at(-1)
  )
}

/** While something has to be mended, whoever is sent mends: a later stage of the same agent is not meant. */
function redo(state: State, own: readonly StageState[]): StageState | undefined {
  return state.pending.length > 0 ? own.findLast(({ status }) => status === 'completed') : undefined
}

function textIn(input: Readonly<Record<string, unknown>>, fields: readonly string[]): string {
  for (const field of fields) {
    const value = input[field]
    if (typeof value === 'string') return value
  }
  return ''
}
