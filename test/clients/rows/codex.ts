import { CODEX } from '../lib/clients/clients.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = CODEX

export const codex: Row = {
  client: CODEX,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUse'] as const),
    ...(['Stop', 'SessionEnd'] as const),
  ],
  echoed: 'one\n',
  context: { SessionStart: 0, UserPromptSubmit: 0, PreToolUse: 1, PostToolUse: 1 },
  cannot: { steer: 'no hook reaches its summariser; `install --steer` sets its own `compact_prompt` instead' },
  replaced: (asked) => !JSON.stringify(asked?.body.input).includes('original-output\\\\n'),
  install: ['--trust'],
  compaction: {
    script: {
      turn: [
        say('I will keep the parser in src/quartz/feldspar.ts and name it readBasalt().'),
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 9000, thinkMs: 300 }),
      ],
      summariser: [say('Some work was done on a project.')],
    },
    runs: [{ prompt: ASKED }, { prompt: 'go on', resume: true, compactAt: 5000 }],
  },
}
