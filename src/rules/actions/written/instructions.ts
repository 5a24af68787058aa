import { saying, type WrittenAction } from './written.ts'

export const instructions: WrittenAction = {
  about: 'Tells the summariser what must survive the compaction.',
  talks: true,
  reader: 'model',
  wants: saying,
}
