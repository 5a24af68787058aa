import { DEADLINES, defineEvent } from '../define.ts'
import { SAMPLE, stopping } from './shared.ts'

export const stop = defineEvent({
  name: 'Stop',
  aliases: ['AfterAgent', 'agentStop'],
  summary: 'When the agent is about to end its turn.',
  usage:
    'Keep the agent going with a text it reads, or let it end. Any text given to the model here makes it go on, so there is no context apart from keepGoing; a block is read as keepGoing with its reason. A stop wins over both.',
  fields: stopping,
  matcher: null,
  fold: 'strictest',
  strategy: { mode: 'serial', until: 'kept-going' },
  can: ['block', 'notice', 'stop', 'keepGoing'],
  deadlineMs: DEADLINES.unhurried,
  examples: {
    input: [
      { ...SAMPLE, permissionMode: 'default', stopHookActive: false, lastAssistantMessage: 'The parser is done.' },
      {
        ...SAMPLE,
        stopHookActive: true,
        lastAssistantMessage: 'The tests pass now.',
        backgroundTasks: [{ id: 'task_1', type: 'shell', status: 'running', description: 'npm run watch' }],
        sessionCrons: [],
      },
    ],
    output: [
      { keepGoing: 'The tests have not been run since the last change: run them.' },
      { decision: 'block', reason: 'Two tasks are still open.' },
      { stop: 'The workflow is finished.' },
      { notice: 'This turn touched 3 files.' },
    ],
  },
})
