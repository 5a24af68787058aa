import { COPILOT } from '../lib/clients/clients.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = COPILOT

export const copilotCli: Row = {
  client: COPILOT,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    ...(['Stop', 'SessionEnd'] as const),
  ],
  echoed: 'one',
  context: { SessionStart: 0, UserPromptSubmit: 0, PreToolUse: 1, PostToolUse: 1 },
  cannot: { steer: 'no hook reaches its summariser' },
  rewritten: { description: 'x' },
  replaced: (asked) => asked?.text.includes('original-output\n<shellId') === false,
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 29_500 }),
        shell('sleep 2', { inputTokens: 29_500 }),
        shell('echo third'),
        shell('sleep 1; echo fourth'),
        shell('echo fifth'),
      ],
      summariser: [say('<summary>Some work was done on a project.</summary>')],
    },
    runs: [{ prompt: ASKED }],
  },
}
