import { DEADLINES, defineEvent } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE, task } from './shared.ts'

export const taskCreated = defineEvent({
  name: 'TaskCreated',
  summary: 'When a task is put on the task list.',
  usage: 'Observe the tasks of a session. That an answer can take the task back is documented, not established.',
  fields: task,
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, taskId: '1', taskSubject: 'Repair the parser', taskDescription: 'An empty file must parse.' }],
    output: [{}],
  },
})
