import { letting, type WrittenAction } from './written.ts'

export const allow: WrittenAction = {
  about: 'Lets the action happen without asking the person.',
  aliases: ['approve'],
  reader: 'model',
  wants: letting,
}
