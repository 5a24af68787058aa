import { CLAUDE } from '../lib/clients/clients.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = CLAUDE

export const claudeCode: Row = {
  client: CLAUDE,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PostToolBatch'] as const),
    ...(['PreToolUse', 'PostToolUseFailure', 'PostToolBatch', 'Stop', 'SessionEnd'] as const),
  ],
  loose: ['MessageDisplay', 'InstructionsLoaded'],
  echoed: 'one',
  context: { SessionStart: 0, UserPromptSubmit: 0, PreToolUse: 1, PostToolUse: 1, PostToolUseFailure: 2 },
  cannot: {},
  output: { stderr: '', interrupted: false, isImage: false },
  replaced: (asked) => asked?.text.includes('original-output\n') === false,
  compaction: {
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts', { thinkMs: 400 }),
        say('I have looked at it.', { thinkMs: 400 }),
        shell('echo again', { thinkMs: 400 }),
        say('And again.', { thinkMs: 400 }),
        shell('echo third', { thinkMs: 400 }),
      ],
      summariser: [say('<analysis>x</analysis><summary>Some work was done on a project.</summary>')],
    },
    runs: [ASKED, 'go on', '/compact', 'and on'].map((prompt, at) => ({ prompt, resume: at > 0 })),
  },
}
