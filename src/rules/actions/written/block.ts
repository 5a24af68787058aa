import { INTERRUPT, textShown, type WrittenAction } from './written.ts'

export const block: WrittenAction = {
  about: 'Stops what is about to happen, or objects to what has happened.',
  fields: { interrupt: INTERRUPT },
  reader: 'model',
  wants: (rule, t) => [t`stops what happens at ${rule.events.join(', ')} and says to the model: ${textShown(rule, t)}`],
}
