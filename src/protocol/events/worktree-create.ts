import * as v from 'valibot'
import { DEADLINES, defineEvent, textField } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const worktreeCreate = defineEvent({
  name: 'WorktreeCreate',
  summary: 'When a worktree is needed.',
  usage:
    'Do not listen here merely to observe: a hook on this event takes over making the worktree and must print its path, so that silence makes it fail. Documented, not established.',
  fields: () => ({
    // Not `name`: that is the name of the event.
    worktreeName: v.optional(textField('The name the worktree shall have.')),
  }),
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, worktreeName: 'parser-repair' }],
    output: [{}],
  },
})
