import { textShown, type WrittenAction } from './written.ts'

export const notice: WrittenAction = {
  about: 'Tells the person something; it never reaches the model.',
  talks: true,
  reader: 'person',
  wants: (rule, t) => [t`shows you at ${rule.events.join(', ')}: ${textShown(rule, t)}`],
}
