import { KIMI } from '../lib/clients/kimi-client.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = KIMI

export const kimiCode: Row = {
  client: KIMI,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    'Stop',
  ],
  apart: true,
  echoed: 'one\n',
  context: { UserPromptSubmit: 0 },
  cannot: {
    rewrite: 'the client reads nothing but a refusal before a tool',
    output: 'the client reads nothing after a tool',
    steer: 'no hook reaches its summariser',
  },
  stops: 1,
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 38_500 }),
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.')],
    },
    runs: [{ prompt: ASKED }, { prompt: 'and what comes next?', resume: true }],
  },
}
