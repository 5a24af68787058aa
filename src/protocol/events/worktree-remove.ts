import { DEADLINES, defineEvent, textField } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const worktreeRemove = defineEvent({
  name: 'WorktreeRemove',
  summary: 'When a worktree is removed.',
  usage: 'Observe the removal. Nobody is known to read an answer; not established.',
  fields: () => ({
    worktreePath: textField('The worktree.'),
  }),
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, worktreePath: '/home/dev/app/.claude/worktrees/parser-repair' }],
    output: [{}],
  },
})
