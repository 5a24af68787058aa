import { type Carries, encodedBy } from '../adapter.ts'
import type { Host } from '../host.ts'
import { decode, opencode } from '../opencode/index.ts'
import { WRITERS } from '../opencode/wire.ts'

/** Seen on the real client, through our own plugin file, which is OpenCode's kind of plugin. It goes on where it stays: `kilo run` ends. */
const carries: Carries = { ...opencode.carries, Stop: ['block', 'keepGoing'] }

export const kilo: Host = {
  id: 'kilo',
  title: 'Kilo CLI',
  testedVersion: '7.7.7',
  carries,
  compaction: {
    toldBy: 'start',
    forgets: true,
    command: '/compact',
    steer: 'experimental.session.compacting',
    notice: 'experimental.text.complete while it compacts, else the event session.compacted',
    summary: 'experimental.text.complete',
    restore: 'the system prompt of every request after it',
  },
  decode,
  encode: encodedBy(carries, WRITERS),
}
