import { PI } from '../lib/clients/pi-client.ts'
import { list, say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = PI

export const pi: Row = {
  client: PI,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    ...(['Stop', 'SessionEnd'] as const),
  ],
  echoed: 'one\n',
  context: { SessionStart: 0, UserPromptSubmit: 0, PreToolUse: 1, PostToolUse: 1, PostToolUseFailure: 2 },
  cannot: {},
  replaced: (asked) => !JSON.stringify(list(asked?.body.messages).at(-1)).includes('original-output\\n'),
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 39_000 }),
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.'), say('Some work was done on a project.')],
    },
    runs: [{ prompt: ASKED }],
  },
}
