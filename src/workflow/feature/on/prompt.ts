import { didYouMean } from '../../../base/text/did-you-mean.ts'
import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { ReadSql, Sql } from '../../../storage/sql.ts'
import type { Registry } from '../../definition/registry.ts'
import { adoptFeature } from '../../specs/adopt.ts'
import { pendingTasks } from '../../specs/pending-tasks.ts'
import { newState } from '../../state.ts'
import type { Words } from '../../texts/hint.ts'
import type { WorkflowContext } from '../context.ts'
import { holderOf } from '../lease.ts'
import { featureOf, registryOf } from '../load.ts'
import { goOn } from '../offer.ts'
import { sayIfNew } from '../say.ts'
import { statusText } from '../status-text.ts'
import {
  change,
  chosenFeature,
  createWorkflow,
  letGo,
  newestWorkflow,
  ownWorkflow,
  type Stored,
  watchedWorkflow,
} from '../store.ts'
import { saysGoOn } from '../watched.ts'
import { wordsOf } from '../words.ts'
import { afterTurn } from './any-prompt.ts'

const NAMED = /\[workflow:\s*([^\]\s]+)\s*\]/

/** Code and quotations: what is shown there is not asked for. */
const SHOWN = /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|`[^`\n]*`|^[ \t]*>.*$/gm

/** S0.60: a prompt that starts or stops a workflow, asks for the tasks, or simply goes on. */
export async function onUserPrompt(event: EventOf<'UserPromptSubmit'>, context: WorkflowContext): Promise<Step<Sql>> {
  const words = await wordsOf(context, { session: event.sessionId, project: projectFolder(event) })
  const own = /^\s*\/throughline:(workflow|stop|tasks)\b[ \t]*(\S*)/.exec(event.prompt)
  const isNotice = event.prompt.startsWith('<task-notification>')
  const [, named] = (isNotice ? undefined : NAMED.exec(event.prompt.replace(SHOWN, ''))) ?? []
  const [, command, argument = ''] = own ?? []
  if (command === 'stop') return stopIt(event, context, words)
  if (command === 'tasks') return tellTasks(event, context, words)
  const key = named ?? argument
  if (key !== '') return start(event, context, words, key)
  if (command === 'workflow') return tellAll(event, context, words)
  if (
    saysGoOn(event.prompt) &&
    isFirstPrompt(context.sql, event.sessionId) &&
    !watchedWorkflow(context.sql, event.sessionId)
  ) {
    return goOn(event, context, words)
  }
  const registry = context.settings.workflow.guide ? await registryOf(context, projectFolder(event)) : undefined
  return commit((sql, moment) => {
    const stored = ownWorkflow(sql, event.sessionId)
    const at = context.now
    if (stored) return sayIfNew(sql, afterTurn(sql, stored, event, at), words, { at, epoch: moment.epoch })
    return registry && isFirstPrompt(sql, event.sessionId) ? { context: guidance(registry, words) } : undefined
  })
}

async function start(
  event: EventOf<'UserPromptSubmit'>,
  context: WorkflowContext,
  words: Words,
  key: string,
): Promise<Step<Sql>> {
  const { workflow } = words.messages
  const project = projectFolder(event)
  const [registry, repository] = await Promise.all([registryOf(context, project), context.repository(project)])
  const definition = Object.hasOwn(registry.workflows, key) ? registry.workflows[key] : undefined
  const { feature, several } = definition
    ? adoptFeature(await context.files(), project, {
        key,
        documents: definition.documents,
        chosen: chosenFeature(context.sql, project),
      })
    : NONE
  const fresh = newState(registry, { key, at: context.now, featureName: feature })
  if (!fresh) {
    const meant = didYouMean(key, Object.keys(registry.workflows))
    const told = workflow.unknown({ key: key.slice(0, 40), meant })
    // Whoever has mistyped one name needs that name, not what each of them does.
    const names = Object.keys(registry.workflows).join(', ')
    return { context: `${told}\n${meant ? names : guidance(registry, words)}` }
  }
  return commit((sql, moment) => {
    const at = context.now
    const stored = ownWorkflow(sql, event.sessionId)
    if (stored?.state.status === 'active') {
      const text = `${workflow.running({ type: stored.state.key })}\n${statusText(stored.state, words)}`
      return stored.state.key === key ? sayIfNew(sql, stored, words, { at, epoch: moment.epoch }) : { context: text }
    }
    const again = takenUp(sql, event.sessionId, key, at)
    const by = feature && !again ? holderOf(sql, { feature, project, session: event.sessionId }, at) : undefined
    const begun =
      again ?? createWorkflow(sql, event.sessionId, project, by ? { ...fresh, featureName: null } : fresh, repository)
    change(sql, begun, 'told', { at, epoch: moment.epoch, text: statusText(begun.state, words) })
    const lines = [statusText(begun.state, words, again ? 'status' : 'started')]
    if (feature && by) lines.push(workflow.featureHeld({ name: feature, by: by.slice(0, 8) }))
    if (!again && several.length > 0) lines.push(workflow.severalFeatures({ names: several }))
    return { context: lines.join('\n') }
  })
}

const NONE = { feature: null, several: [] }

/** The same workflow that was stopped before in this session goes on where it was: nothing of it is lost. */
function takenUp(sql: Sql, session: string, key: string, at: number): Stored | undefined {
  const stored = newestWorkflow(sql, session)
  if (stored?.state.key !== key || !HALTED.includes(stored.state.status)) return undefined
  const { result, stored: next } = change(sql, stored, 'resume', { at })
  return result.ok ? next : undefined
}

const HALTED: readonly string[] = ['stopped', 'failed']

function stopIt(event: EventOf<'UserPromptSubmit'>, context: WorkflowContext, words: Words): Step<Sql> {
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    letGo(sql, change(sql, stored, 'stop', { at: context.now, reason: 'by hand' }).stored, context.now)
    return { notice: words.messages.workflow.stopped, context: words.messages.workflow.stopped }
  })
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
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (stored?.state.status === 'active') return { context: statusText(stored.state, words) }
    return { context: guidance(registry, words) }
  })
}

/** The choice there is, in a few lines; the rest is in `throughline workflow list`. */
function guidance({ workflows }: Registry, { messages: { workflow }, language, slash = '' }: Words): string {
  const lines = Object.entries(workflows).map(
    ([key, { labels, stages }]) => `- ${key}: ${labels[language]} (${stages.join(' ')})`,
  )
  return [workflow.choose, ...lines, workflow.chooseHow({ slash })].join('\n')
}

/** Once a session: inside the transaction, and in what is thought after it, this prompt is already on the timeline. */
function isFirstPrompt(sql: ReadSql, session: string): boolean {
  return (
    sql.all("SELECT 1 AS yes FROM timeline WHERE session = ? AND type = 'prompt:submit' LIMIT 2", session).length < 2
  )
}
