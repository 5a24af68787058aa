import { mayHaveFailed } from '../../base/failing-line/may-have-failed.ts'
import { projectFolder } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import { commit, type Handler, isCommit, later, laterSoon, type Step, type Thought } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { knownPlace } from '../store/known-place.ts'
import { beforeCall } from './before-call.ts'
import type { MemoryContext } from './context.ts'
import { fileOf } from './file-tools.ts'
import { settling } from './settling.ts'
import { outputOf } from './subject.ts'
import { mayTeach } from './turn/may-teach.ts'

/**
 * What was learned outlives the session. On the way of a tool call there are a few index look-ups and nothing else; whatever
 * is heavy is loaded once there is something to say or to learn.
 */
export const memory: Handler<MemoryContext, Sql> = {
  name: 'memory',
  on: {
    SessionStart: async (event, context) =>
      isOn(context) ? (await import('./on/session-start.ts')).onSessionStart(event, context) : undefined,
    UserPromptSubmit: (event, context) => {
      const short = isTooShort(event.prompt)
      if (!isOn(context) || (short && !isAnswer(event.prompt)) || event.prompt.startsWith('<')) return undefined
      return commit((sql) => {
        const place = knownPlace(sql, projectFolder(event))
        if (!place) return undefined
        const isHeard =
          (!short && hasMemories(sql, place.project)) || (isAnswer(event.prompt) && isWaiting(sql, place.project))
        if (!isHeard) return undefined
        return laterSoon(async () => (await import('./on/prompt.ts')).onUserPrompt(event, context, place))
      })
    },
    PreToolUse: (event, context) => (isOn(context) ? beforeCall(event, context) : undefined),
    PostToolUse: (event, context) => {
      if (!isOn(context)) return undefined
      if (event.toolName === 'Bash') return commandEnded(event, context)
      return event.toolName === 'Read' ? undefined : callEnded(event, context)
    },
    PostToolUseFailure: async (event, context) =>
      isOn(context) && !event.isInterrupt
        ? (await import('./on/failure.ts')).onFailure(event, context, event.error.message)
        : undefined,
    SubagentStart: (event, context) => {
      if (!isOn(context)) return undefined
      return commit((sql) => {
        const place = knownPlace(sql, projectFolder(event))
        if (!place || !hasMemories(sql, place.project)) return undefined
        return later(async () => (await import('./on/subagent.ts')).onSubagentStart(event, context, place))
      })
    },
    SubagentStop: async (event, context) =>
      isOn(context) && event.agentType ? (await import('./on/subagent.ts')).onSubagentStop(event, context) : undefined,
    PermissionDenied: async (event, context) =>
      isOn(context) ? (await import('./on/permissions.ts')).onPermissionDenied(event, context) : undefined,
    PermissionRequest: async (event, context) =>
      isOn(context) ? (await import('./on/permissions.ts')).onPermissionRequest(event, context) : undefined,
    Notification: async (event, context) =>
      isOn(context) ? (await import('./on/notifications.ts')).onNotification(event, context) : undefined,
    // Never in a turn that a hook has already kept going.
    Stop: (event, context) => {
      if (!isOn(context) || event.agentId || event.stopHookActive) return undefined
      const prompts = mayTeach(event, context)
      if (prompts !== 'all' && prompts.length === 0 && context.settings.memory.askToSaveAfter === 0) return undefined
      return import('./on/stop.ts').then(({ onStop }) => onStop(event, context, prompts))
    },
    PreCompact: (event, context) => {
      const place = isOn(context) && !event.agentId && knownPlace(context.sql, projectFolder(event))
      if (!place) return undefined
      return import('./on/pre-compact.ts').then(({ onPreCompact }) => onPreCompact(event, context, place))
    },
    SessionEnd: async (event, context) =>
      isOn(context) ? (await import('./on/session-end.ts')).onSessionEnd(event, context) : undefined,
  },
}

function isOn({ settings }: MemoryContext): boolean {
  return settings.memory.enabled
}

/** "ok" and "go on" ask for nothing; a Chinese prompt says as much in a few characters as an English one in a dozen. */
function isTooShort(prompt: string): boolean {
  if (prompt.length >= SHORTEST_PROMPT) return false
  return prompt.length < SHORTEST_CHINESE || prompt.charCodeAt(0) < 0x2e80
}

/** "save that": what waits to be confirmed is answered in a word or two. */
function isAnswer(prompt: string): boolean {
  const low = prompt.toLowerCase()
  for (const word of ANSWERS) if (low.startsWith(word)) return true
  return low === 'y'
}

const ANSWERS: readonly string[] = [
  ...['yes', 'yea', 'yep', 'yup', 'right', 'correct', 'exactly', 'agreed', 'indeed', 'save', 'remember', 'always'],
  ...[
    'ok',
    'fine',
    'good',
    'great',
    'do that',
    'do it',
    'do not',
    'don',
    'no',
    'only',
    'just',
    'keep',
    'leave',
    'go ',
    'please',
    'rather',
    'better',
    'let',
    'nah',
    'all',
    'alr',
    'works',
    'sounds',
    'never',
    'perfect',
    'absolute',
    'certain',
    'sure',
    'of course',
    'but of c',
    'for sure',
    'natural',
    'definite',
    'by all',
    'that',
    'it should',
    'it does',
    'it is',
    'not ',
    'naw',
    "i'd rather",
    'i’d rather',
    'drop',
    'forget',
    'skip',
    'scrap',
  ],
  ...[
    '記',
    '记',
    '對',
    '对',
    '是',
    '没',
    '沒',
    '嗯',
    '好',
    '行',
    '可',
    '同',
    '不',
    '就',
    '只',
    '定',
    '别',
    '別',
    '保',
    '留',
    '否',
    '算',
    '免',
    '无',
    '無',
    '还',
    '還',
    '先',
    '那',
    '成',
    '来',
    '來',
    '要',
    '当',
    '當',
    '必',
    '需',
    '肯',
    '应',
    '應',
    '仅',
    '僅',
    '暂',
    '暫',
  ],
]
const SHORTEST_PROMPT = 12
const SHORTEST_CHINESE = 4

/** Whether anything waits for a word of the person's: what they said, or what an agent proposed. */
function isWaiting(sql: Sql, project: string): boolean {
  return (
    sql.get(
      `SELECT 1 AS found FROM memory_waiting WHERE project = ?1
       UNION ALL SELECT 1 FROM memory_proposals WHERE project = ?1 AND answer IS NULL LIMIT 1`,
      project,
    ) !== undefined
  )
}

function hasMemories(sql: Sql, project: string): boolean {
  return (
    sql.get(
      `SELECT 1 AS found FROM memories WHERE project IN (?1, '')
       UNION ALL SELECT 1 FROM memory_waiting WHERE project = ?1 LIMIT 1`,
      project,
    ) !== undefined
  )
}

/** After a change: a structure that changed, a pattern that repeats. */
function fileChanged(event: EventOf<'PostToolUse'>, context: MemoryContext): Step<Sql> {
  const path = context.settings.memory.suggest ? fileOf(event.toolName, event.toolInput) : undefined
  if (path === undefined || event.agentId) return undefined
  return commit((sql) => {
    // Most changes repeat nothing. What may: a file that is made, a change after something was searched for, the same change again.
    if (event.toolName !== 'Write' && !repeatsSomething(sql, event)) return undefined
    return later(async () => (await import('./on/suggest.ts')).suggestMemory(event, context, path))
  })
}

/** Whether one of the last few things the session did was a search, or wrote the same as this. */
function repeatsSomething(sql: Sql, { sessionId, toolInput }: EventOf<'PostToolUse'>): boolean {
  const made = typeof toolInput.new_string === 'string' ? toolInput.new_string : ''
  return (
    sql.get(
      `SELECT 1 AS found FROM (SELECT type, data FROM timeline WHERE session = ? ORDER BY id DESC LIMIT 24 OFFSET 1)
       WHERE type = 'tool:complete' AND (data ->> '$.tool' IN ('Grep', 'Glob') OR (?2 != '' AND data ->> '$.input.new_string' = ?2)) LIMIT 1`,
      sessionId,
      made,
    ) !== undefined
  )
}

/** After a command: is it the one that failed before, or did it fail although its exit code says otherwise? */
function commandEnded(event: EventOf<'PostToolUse'>, context: MemoryContext): Thought<Sql> {
  const output = outputOf(event.toolOutput)
  const { command } = event.toolInput
  return mayHaveFailed(output, typeof command === 'string' ? command : '')
    ? import('./on/command-ended.ts').then(({ commandJudged }) => commandJudged(event, context, output))
    : settling(event, context)
}

/** After another tool: the one that failed before, or a change worth a suggestion. */
function callEnded(event: EventOf<'PostToolUse'>, context: MemoryContext): Step<Sql> {
  const settle = settling(event, context)
  const suggest = fileChanged(event, context)
  return commit(
    (sql, moment) => settle.commit(sql, moment) ?? (isCommit(suggest) ? suggest.commit(sql, moment) : undefined),
  )
}
