import { t } from '../../messages/people/speak.ts'
import { type Command, usageError } from '../command.ts'

/** Only here for its help: `throughline hook <host>` itself never comes this way. */
export const hook: Command = {
  takes: '[--home <folder>] <host> [event]',
  words: 2,
  examples: ['throughline hook claude-code < payload.json', 'throughline hook copilot-cli preToolUse < payload.json'],
  prints: [],
  run() {
    throw usageError(t`hook needs a host`, 'throughline hook claude-code < payload.json')
  },
}
