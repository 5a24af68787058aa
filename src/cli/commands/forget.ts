import type { Command } from '../command.ts'
import { PLACE_OPTIONS } from '../memory/place.ts'
import { forgetOne } from '../memory/verbs/forget.ts'

export const forget: Command = {
  takes: '<URI>',
  words: 1,
  options: { ...PLACE_OPTIONS, yes: { about: 'Do not ask.', short: 'y' } },
  examples: ['throughline forget project://patterns/errors', 'throughline forget task://session_log/2026-01-31 --yes'],
  prints: ['forget'],
  run: (call) => forgetOne(call, call.words[0]),
}
