import { GEMINI } from '../lib/clients/clients.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = GEMINI
const SUMMARY = say('<state_snapshot>Some work was done on a project.</state_snapshot>')

export const geminiCli: Row = {
  client: GEMINI,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    ...(['Stop', 'SessionEnd'] as const),
  ],
  echoed: 'one',
  context: { SessionStart: 0, UserPromptSubmit: 0, PostToolUse: 1, PostToolUseFailure: 2 },
  cannot: {
    output: 'the client shows the model the output as it was',
    steer: 'no hook reaches its summariser',
  },
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        say(`I have looked at it. ${'A long answer that fills the context. '.repeat(200)}`, { inputTokens: 9000 }),
        shell('echo again', { inputTokens: 9000 }),
        say('And another answer.', { inputTokens: 9000 }),
      ],
      summariser: [SUMMARY, SUMMARY, SUMMARY, SUMMARY],
    },
    runs: [{ prompt: ASKED }, { prompt: 'go on', resume: true }],
  },
}
