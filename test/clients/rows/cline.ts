import { CLINE } from '../lib/clients/cline-client.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED, type Row } from '../lib/row.ts'

const { shell } = CLINE
const LONG = 'A long answer that fills the context. '.repeat(8000)

export const cline: Row = {
  client: CLINE,
  turn: [
    ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure'] as const),
    'Stop',
  ],
  echoed: 'one\n',
  context: { SessionStart: 0, UserPromptSubmit: 0, PreToolUse: 1, PostToolUse: 1, PostToolUseFailure: 2 },
  cannot: {
    keepGoing: 'the client has no answer to the end of a run',
    steer: 'nothing reaches its summariser',
  },
  compaction: {
    script: {
      turn: [
        { ...shell('echo building; ls src/quartz/missing-file.ts'), text: LONG },
        { ...shell('echo again'), text: LONG },
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.')],
    },
    runs: [{ prompt: ASKED }],
  },
}
