import { type Draft, fault, shown } from '../../compile/draft.ts'
import type { Rule } from '../../rule.ts'
import type { WrittenAction } from './written.ts'

const TIMEOUT = { default: 5, most: 10 }

export const run: WrittenAction = {
  about: 'Runs a program of yours and takes its answer.',
  fields: {
    run: {
      about: 'The program to run and its arguments.',
      shape: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
    timeout: {
      about: 'How many seconds the program may take.',
      shape: { type: 'number', exclusiveMinimum: 0, maximum: TIMEOUT.most, default: TIMEOUT.default },
    },
  },
  needs: ['run'],
  reader: 'model',
  example: { run: ['./scripts/check.sh'] },
  begun: 'run: [./scripts/example.sh]\n',
  compile: compileParts,
  wants: ({ run, events }, t) => (run ? [t`runs ${run.command.join(' ')} at ${events.join(', ')}`] : []),
}

/** A list is run as it is; a text is given to sh. */
function compileParts(draft: Draft): Partial<Rule> | undefined {
  const { run, timeout = TIMEOUT.default } = draft.values
  if (typeof timeout !== 'number' || !(timeout > 0 && timeout <= TIMEOUT.most))
    return fault(
      draft,
      ['timeout'],
      `timeout is ${shown(timeout)}`,
      `write seconds, at most ${TIMEOUT.most}; the event's own deadline holds too`,
    )
  const command =
    typeof run === 'string' && run.trim()
      ? ['/bin/sh', '-c', run]
      : Array.isArray(run) && run.every((word) => typeof word === 'string')
        ? run.map(String)
        : []
  if (command.length === 0)
    return fault(
      draft,
      ['run'],
      'run has no command',
      'write run: [./scripts/check.sh, --quick]; the event comes as JSON on standard input',
    )
  return { run: { command, timeoutMs: timeout * 1000 } }
}
