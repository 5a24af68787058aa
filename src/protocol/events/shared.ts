import * as v from 'valibot'
import { data, derived, described, flag, numberField, textField, toolInput, word } from '../define.ts'
import { triggerFrom } from '../kinds.ts'

/** What every made-up example starts with. */
export const SAMPLE = { sessionId: 'sample-session', cwd: '/home/dev/app' } as const

export const NOTHING_TO_STOP = { mode: 'parallel' } as const
export const UNTIL_REFUSED = { mode: 'serial', until: 'deny' } as const

/** A call of a tool. Not every host gives a call an id. */
export function toolCall(toolName: string) {
  return {
    toolName: textField(toolName),
    toolInput: toolInput(),
    toolUseId: v.optional(textField('The id of this call.')),
  }
}

export function toolOutput() {
  return v.optional(
    data("What the tool returned, in the tool's own shape: an object, a list of content blocks or a string."),
  )
}

export function mcpServer() {
  return v.optional(data('The MCP server the tool comes from, with its name and where it was configured.'))
}

export function durationMs() {
  return v.optional(numberField('How long the tool ran, in milliseconds, without waiting for permissions and hooks.'))
}

/** What Stop and SubagentStop have in common. */
export function stopping() {
  return {
    stopHookActive: flag('True when a hook has already kept this turn going: the sign to let it end.'),
    lastAssistantMessage: v.optional(textField('The text of the last assistant message.')),
    backgroundTasks: v.optional(listField('Work that still runs in the background, as the host describes it.')),
    sessionCrons: v.optional(listField('Scheduled prompts that will wake this session, as the host describes them.')),
  }
}

export function compactionTrigger() {
  return {
    trigger: v.pipe(
      v.optional(v.unknown(), 'auto'),
      v.description(
        'manual when the person asked for it, auto when the context was full. Any other word counts as auto.',
      ),
      v.metadata({ known: ['manual', 'auto'] }),
      v.transform(triggerFrom),
    ),
    rawTrigger: v.optional(derived("The host's own word, where it is neither manual nor auto.")),
  }
}

/** A model switch, asked for or done. `sources` differ: only a switch that was asked for can be refused. */
export function modelSwitch(sources: readonly string[]) {
  return {
    fromModel: textField('The model before the switch.'),
    toModel: textField('The model after the switch.'),
    requestedModel: v.optional(
      described(v.nullable(v.string()), 'What was asked for: an alias, a full name, or null for the default model.'),
    ),
    source: v.optional(word(sources, 'What brought the switch about.')),
    contextTokens: v.optional(numberField('How many tokens the next request sends again.')),
    promptCacheWarm: v.optional(flag('Whether the prompt cache of the present model is likely still usable.')),
    cacheTtl: v.optional(word(['5m', '1h'], 'How long the prompt cache lives.')),
    estimatedCacheWriteUsd: v.optional(
      numberField('What filling the cache of the new model is estimated to cost, in US dollars.'),
    ),
    pricing: v.optional(word(['configured', 'catalog', 'default'], 'Which prices the estimate uses.')),
  }
}

/** A task on the shared task list. */
export function task() {
  return {
    taskId: textField('The id of the task.'),
    taskSubject: v.optional(textField('The task in one line.')),
    taskDescription: v.optional(textField('The task in full.')),
    teammateName: v.optional(textField('The teammate it belongs to.')),
    teamName: v.optional(textField('The team; on its way out, since a session has one team.')),
  }
}

export function listField(description: string) {
  return described(v.array(v.unknown()), description)
}
