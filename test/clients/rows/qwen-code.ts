import { QWEN } from '../lib/clients/clients.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = QWEN
const SUMMARY = say('<state_snapshot>Some work was done on a project.</state_snapshot>')

export const qwenCode: Row = {
  client: QWEN,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    'Stop',
  ],
  loose: ['Notification'],
  echoed: 'one',
  context: { SessionStart: 0, UserPromptSubmit: 0, PostToolUse: 1, PostToolUseFailure: 2 },
  cannot: { rewrite: 'the client takes another input only where it asks for permission' },
  replaced: (asked) => asked?.text.includes('Output: original-output') === false,
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 175_000, thinkMs: 300 }),
        shell('echo and again', { thinkMs: 300 }),
        shell('echo once more', { thinkMs: 300 }),
      ],
      summariser: [SUMMARY, SUMMARY],
    },
    runs: [{ prompt: ASKED }],
  },
}
