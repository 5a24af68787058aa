import { DEADLINES, defineEvent } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE, task } from './shared.ts'

export const taskCompleted = defineEvent({
  name: 'TaskCompleted',
  summary: 'When a task is about to be marked as done.',
  usage: 'Observe what gets done. That an answer can keep the task open is documented, not established.',
  fields: task,
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, taskId: '1', taskSubject: 'Repair the parser', teammateName: 'reviewer' }],
    output: [{}],
  },
})
