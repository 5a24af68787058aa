import { OPENCODE } from '../lib/clients/clients.ts'
import { list, say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = OPENCODE

export const opencode: Row = {
  client: OPENCODE,
  turn: [
    ...(['UserPromptSubmit', 'SessionStart', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    'Stop',
  ],
  echoed: 'one\n',
  context: { SessionStart: 0, UserPromptSubmit: 0, PostToolUse: 1, PostToolUseFailure: 2 },
  cannot: {},
  goesOnServed: true,
  replaced: (asked) => list(asked?.body.messages).at(-1)?.content === 'ANOTHER-OUTPUT',
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 39_500 }),
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.')],
    },
    runs: [{ prompt: ASKED }],
  },
}
