import type { Host } from '../host.ts'
import { opencode } from '../opencode/index.ts'

/** Seen on the real client, through our own plugin file, which is OpenCode's kind of plugin. */
export const kilo: Host = {
  id: 'kilo',
  title: 'Kilo CLI',
  testedVersion: '7.7.7',
  carries: opencode.carries,
  compaction: {
    toldBy: 'start',
    forgets: true,
    command: '/compact',
    steer: 'experimental.session.compacting',
    notice: 'experimental.text.complete while it compacts, else the event session.compacted',
    summary: 'experimental.text.complete',
    restore: 'the system prompt of every request after it',
  },
  decode: opencode.decode,
  encode: opencode.encode,
}
