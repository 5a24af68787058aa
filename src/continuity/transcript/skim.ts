/**
 * Tells which lines from long ago are passed over: what was read, searched and run then is seldom needed again, and it is nearly all
 * of a transcript. What was asked, said and planned is kept, and what was edited, committed and pushed. A call is passed over together
 * with its result, and kept with it: half of the two would say something false. The line's first bytes tell.
 */
export function skimmer(): (head: string, bytes: Uint8Array) => boolean {
  const calls = new Set<string>()
  return (head, bytes) => {
    if (head.includes('"content":[{"tool_use_id":') || head.includes('"type":"tool_result"')) {
      const id = RESULT_OF.exec(head)?.[1] ?? idIn(bytes)
      return id === undefined || !calls.has(id)
    }
    const call = head.indexOf('"content":[{"type":"tool_use"')
    if (call === -1) return false
    const begin = head.slice(call)
    const name = NAME.exec(begin.slice(0, NEAR))?.[1]
    if (name === undefined) return false
    if (!KEPT.has(name) && !(name === 'Bash' && MOVES_WORK.test(begin))) return true
    const id = CALL.exec(begin.slice(0, NEAR))?.[1]
    if (id !== undefined) calls.add(id)
    return false
  }
}

/** The newest part of a transcript is read whole: as much as is written between two compactions, and more. */
export const WHOLE_BYTES = 4 * 1024 * 1024

/** Behind a long result, or before it: the quotes in a text are escaped, so the bytes are always the key. */
function idIn(bytes: Uint8Array): string | undefined {
  const at = indexOf.call(bytes, TOOL_USE_ID, 0)
  if (at === -1) return undefined
  const from = at + TOOL_USE_ID.length
  return latin1Slice.call(bytes, from, indexOf.call(bytes, '"', from))
}

const TOOL_USE_ID = '"tool_use_id":"'
const indexOf: (this: Uint8Array, value: string, from: number) => number = Buffer.prototype.indexOf
const latin1Slice: (this: Uint8Array, from: number, to: number) => string = Buffer.prototype.latin1Slice

const RESULT_OF = /"tool_use_id":"([^"]+)"/
const CALL = /"id":"([^"]+)"/
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
  'Edit',
  'MultiEdit',
  'Write',
  'NotebookEdit',
])
/** Which branch the work is on, and what of it was committed, pushed or put aside. */
const MOVES_WORK =
  /\bgit (?:-C \S+ )?(?:commit|push|pull|checkout|switch|merge|rebase|reset|restore|revert|stash|cherry-pick|mv|rm)\b|\bgh pr\b/
const NEAR = 240
