/**
 * What a timeline can hold: a closed list (S0.36). Labels are in the message catalogues.
 * How an entry is used: targeted (one reader acts on it), broadcast (several do), fire-and-forget (kept for people).
 */
export const TIMELINE_TYPES = {
  'workflow:start': ['workflow', 'broadcast'],
  'workflow:complete': ['workflow', 'broadcast'],
  'workflow:abort': ['workflow', 'broadcast'],
  'stage:start': ['stage', 'broadcast'],
  'stage:complete': ['stage', 'targeted'],
  'stage:retry': ['stage', 'broadcast'],
  'stage:fail': ['stage', 'targeted'],
  'stage:reject': ['stage', 'targeted'],
  'agent:delegate': ['agent', 'targeted'],
  'agent:complete': ['agent', 'targeted'],
  'agent:error': ['agent', 'targeted'],
  'agent:refused': ['agent', 'fire-and-forget'],
  'agent:orphan-cleanup': ['agent', 'fire-and-forget'],
  'agent:start': ['agent', 'fire-and-forget'],
  'agent:stop': ['agent', 'fire-and-forget'],
  'agent:idle': ['agent', 'fire-and-forget'],
  'loop:start': ['loop', 'broadcast'],
  'loop:advance': ['loop', 'broadcast'],
  'loop:complete': ['loop', 'broadcast'],
  'handoff:create': ['handoff', 'fire-and-forget'],
  'parallel:start': ['parallel', 'broadcast'],
  'parallel:converge': ['parallel', 'broadcast'],
  'grader:score': ['grader', 'fire-and-forget'],
  'specs:init': ['specs', 'broadcast'],
  'specs:archive': ['specs', 'broadcast'],
  'specs:archive-skipped': ['specs', 'fire-and-forget'],
  'specs:archive-scan': ['specs', 'fire-and-forget'],
  'specs:tasks-missing': ['specs', 'fire-and-forget'],
  'error:fatal': ['error', 'broadcast'],
  'error:turn': ['error', 'fire-and-forget'],
  'session:start': ['session', 'broadcast'],
  'session:end': ['session', 'broadcast'],
  'session:compact': ['session', 'targeted'],
  'session:recover': ['session', 'targeted'],
  'session:summary': ['session', 'targeted'],
  'session:delta': ['session', 'targeted'],
  'session:compact-suggestion': ['session', 'fire-and-forget'],
  'session:notification': ['session', 'fire-and-forget'],
  'session:model': ['session', 'fire-and-forget'],
  'session:place': ['session', 'fire-and-forget'],
  'session:instructions': ['session', 'fire-and-forget'],
  'session:setup': ['session', 'fire-and-forget'],
  'session:stop': ['session', 'fire-and-forget'],
  'prompt:submit': ['prompt', 'fire-and-forget'],
  'prompt:expand': ['prompt', 'fire-and-forget'],
  'prompt:display': ['prompt', 'fire-and-forget'],
  'permission:request': ['permission', 'fire-and-forget'],
  'permission:denied': ['permission', 'fire-and-forget'],
  'task:create': ['task', 'fire-and-forget'],
  'task:complete': ['task', 'fire-and-forget'],
  'tool:start': ['tool', 'fire-and-forget'],
  'tool:complete': ['tool', 'fire-and-forget'],
  'tool:failure': ['tool', 'fire-and-forget'],
  'tool:batch': ['tool', 'fire-and-forget'],
  'tool:elicitation': ['tool', 'fire-and-forget'],
  'system:warning': ['system', 'fire-and-forget'],
  'hook:timing': ['hook', 'fire-and-forget'],
  'queue:auto-write': ['queue', 'fire-and-forget'],
  'quality:compact-frequency': ['quality', 'broadcast'],
  'memory:save': ['memory', 'fire-and-forget'],
  'memory:extract': ['memory', 'fire-and-forget'],
  'rule:match': ['rule', 'fire-and-forget'],
} as const satisfies Record<string, readonly [category: string, mode: ConsumeMode]>

export type ConsumeMode = 'targeted' | 'broadcast' | 'fire-and-forget'
export type TimelineType = keyof typeof TIMELINE_TYPES
export type TimelineCategory = (typeof TIMELINE_TYPES)[TimelineType][0]

/** A function, because every hook loads this file and none asks. */
export function timelineCategories(): TimelineCategory[] {
  return [...new Set(Object.values(TIMELINE_TYPES).map(([category]) => category))]
}

export function isTimelineType(type: string): type is TimelineType {
  return Object.hasOwn(TIMELINE_TYPES, type)
}

export function categoryOf(type: TimelineType): TimelineCategory {
  return TIMELINE_TYPES[type][0]
}
