import { saying, type WrittenAction } from './written.ts'

export const context: WrittenAction = {
  about: 'Tells the model something.',
  aliases: ['stdout', 'stderr', 'warn', 'inject', 'inform'],
  fields: { additionalContext: { about: 'Short for context.', shape: { type: 'string' }, isShort: true } },
  saidIn: ['context', 'additionalContext'],
  talks: true,
  reader: 'model',
  wants: saying,
}
