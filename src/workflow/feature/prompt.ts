import { didYouMean } from '../../base/did-you-mean.ts'
import { projectFolder } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Registry } from '../definition/registry.ts'
import { pendingTasks } from '../specs/pending-tasks.ts'
import { activeFeature } from '../specs/specs.ts'
import { newState } from '../state.ts'
import type { Words } from '../texts/hint.ts'
import { sayIfNew } from './agents.ts'
import type { WorkflowContext } from './context.ts'
import { featureOf, registryOf, wordsOf } from './load.ts'
import { statusText } from './status-text.ts'
import { begin, change, letGo, watchedWorkflow } from './store.ts'

/** S0.60: a prompt that starts or stops a workflow, asks for the tasks, or simply goes on. */
export async function prompt(event: EventOf<'UserPromptSubmit'>, context: WorkflowContext): Promise<Step<Sql>> {
  const words = await wordsOf(context)
  const own = /^\s*\/throughline:(workflow|stop|tasks)\b[ \t]*(\S*)/.exec(event.prompt)
  const isNotice = event.prompt.startsWith('<task-notification>')
  const named = isNotice ? undefined : /\[workflow:\s*([^\]\s]+)\s*\]/.exec(event.prompt)?.[1]
  const [, command, argument = ''] = own ?? []
  if (command === 'stop') return stopIt(event, context, words)
  if (command === 'tasks') return tellTasks(event, context, words)
  const key = named ?? argument
  if (key !== '') return start(event, context, words, key)
  if (command === 'workflow') return tellAll(event, context, words)
  const registry = context.settings.workflow.guide ? await registryOf(context, projectFolder(event)) : undefined
  return (sql, moment) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    if (stored) return sayIfNew(sql, stored, words, { at: context.now, epoch: moment.epoch })
    return registry && isFirstPrompt(sql, event.sessionId) ? { context: guidance(registry, words) } : undefined
  }
}

async function start(
  event: EventOf<'UserPromptSubmit'>,
  context: WorkflowContext,
  words: Words,
  key: string,
): Promise<Step<Sql>> {
  const { workflow } = words.messages
  const project = projectFolder(event)
  const registry = await registryOf(context, project)
  const feature = activeFeature(await context.files(), project)
  const fresh = newState(registry, { key, at: context.now, featureName: feature?.name ?? null })
  if (!fresh) {
    const meant = didYouMean(key, Object.keys(registry.workflows))
    return { context: `${workflow.unknown({ key: key.slice(0, 40), meant })}\n${guidance(registry, words)}` }
  }
  return (sql, moment) => {
    const at = context.now
    const stored = watchedWorkflow(sql, event.sessionId)
    if (stored?.state.status === 'active') {
      const text = `${workflow.running({ type: stored.state.key })}\n${statusText(stored.state, words)}`
      return stored.state.key === key ? sayIfNew(sql, stored, words, { at, epoch: moment.epoch }) : { context: text }
    }
    const begun = begin(sql, event.sessionId, project, fresh)
    change(sql, begun, 'told', { at, epoch: moment.epoch, text: statusText(fresh, words) })
    return { context: statusText(fresh, words, 'started') }
  }
}

function stopIt(event: EventOf<'UserPromptSubmit'>, context: WorkflowContext, words: Words): Step<Sql> {
  return (sql) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    letGo(sql, change(sql, stored, 'stop', { at: context.now, reason: 'by hand' }).stored, context.now)
    return { notice: words.messages.workflow.stopped, context: words.messages.workflow.stopped }
  }
}

async function tellTasks(
  event: EventOf<'UserPromptSubmit'>,
  context: WorkflowContext,
  words: Words,
): Promise<Step<Sql>> {
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const feature = await featureOf(context, seen?.project ?? projectFolder(event), seen?.state.featureName)
  const lines = pendingTasks(feature, words.messages)
  return { context: lines?.join('\n') ?? words.messages.workflow.noTasks }
}

/** `/throughline:workflow` alone: where it stands, or what there is. */
async function tellAll(event: EventOf<'UserPromptSubmit'>, context: WorkflowContext, words: Words): Promise<Step<Sql>> {
  const registry = await registryOf(context, projectFolder(event))
  return (sql) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    if (stored?.state.status === 'active') return { context: statusText(stored.state, words) }
    return { context: guidance(registry, words) }
  }
}

/** The choice there is, in a few lines; the rest is in `throughline workflow list`. */
function guidance({ workflows }: Registry, { messages: { workflow }, language }: Words): string {
  const lines = Object.entries(workflows).map(
    ([key, { labels, stages }]) => `- ${key}: ${labels[language]} (${stages.join(' ')})`,
  )
  return [workflow.choose, ...lines, workflow.chooseHow].join('\n')
}

/** Once a session: this prompt is already on the timeline. */
function isFirstPrompt(sql: Sql, session: string): boolean {
  return (
    sql.all("SELECT 1 AS yes FROM timeline WHERE session = ? AND type = 'prompt:submit' LIMIT 2", session).length < 2
  )
}
