/**
 * Whether a line from long ago is passed over: what was read, searched, changed and run then is seldom needed again, and it is
 * nearly all of a transcript. What was asked, said and planned is kept. A call is passed over together with its result: half
 * of the two would say something false. The line's first bytes tell, and how long it is.
 */
export function isPassedOver(head: string, length: number): boolean {
  if (head.includes('"content":[{"tool_use_id":') || head.includes('"type":"tool_result"')) return length > SHORT_RESULT
  const call = head.indexOf('"content":[{"type":"tool_use"')
  if (call === -1) return false
  const name = NAME.exec(head.slice(call, call + NEAR))?.[1]
  return name !== undefined && !KEPT.has(name)
}

/** The newest part of a transcript is read whole: as much as holds nearly all that is needed again. */
export const WHOLE_BYTES = 1536 * 1024

const NAME = /"name":"(\w+)"/
const KEPT: ReadonlySet<string> = new Set([
  'TodoWrite',
  'TaskCreate',
  'TaskUpdate',
  'TaskList',
  'ExitPlanMode',
  'Task',
  'Agent',
  'AskUserQuestion',
  'Skill',
])
const NEAR = 240
/** The answers of the task tools are shorter. Others that are as short belong to no call that was taken, and say nothing. */
const SHORT_RESULT = 2000
