import type { WrittenAction } from './written.ts'

export const ask: WrittenAction = {
  about: 'Asks the person first.',
  aliases: ['confirm'],
  reader: 'person',
  wants: () => [],
}
