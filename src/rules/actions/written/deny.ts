import { INTERRUPT, type WrittenAction } from './written.ts'

export const deny: WrittenAction = {
  about: 'Refuses the action and tells the model why.',
  fields: { interrupt: INTERRUPT },
  reader: 'model',
  wants: () => [],
}
