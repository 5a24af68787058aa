import { INTERRUPT, saying, type WrittenAction } from './written.ts'

export const block: WrittenAction = {
  about: 'Stops what is about to happen, or objects to what has happened.',
  fields: { interrupt: INTERRUPT },
  reader: 'model',
  wants: saying,
}
