import { KILO } from '../lib/clients/kilo-client.ts'
import { say } from '../lib/model/reply.ts'
import type { Row } from '../lib/row.ts'
import { opencode } from './opencode.ts'

const { shell } = KILO

export const kilo: Row = {
  ...opencode,
  client: KILO,
  compaction: {
    ...opencode.compaction,
    script: {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 39_500 }),
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.')],
    },
  },
}
