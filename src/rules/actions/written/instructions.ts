import { textShown, type WrittenAction } from './written.ts'

export const instructions: WrittenAction = {
  about: 'Tells the summariser what must survive the compaction.',
  talks: true,
  reader: 'model',
  wants: (rule, t) => [t`tells whoever sums up at ${rule.events.join(', ')}: ${textShown(rule, t)}`],
}
