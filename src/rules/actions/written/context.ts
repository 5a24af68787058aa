import { textShown, type WrittenAction } from './written.ts'

export const context: WrittenAction = {
  about: 'Tells the model something.',
  aliases: ['stdout', 'stderr', 'warn', 'inject', 'inform'],
  fields: { additionalContext: { about: 'Short for context.', shape: { type: 'string' }, isShort: true } },
  saidIn: ['context', 'additionalContext'],
  talks: true,
  reader: 'model',
  wants: (rule, t) => [t`tells the model at ${rule.events.join(', ')}: ${textShown(rule, t)}`],
}
