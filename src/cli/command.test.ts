import { describe, expect, test } from 'bun:test'
import { verbsOf } from './command.ts'
import { COMMANDS } from './commands/index.ts'

describe('verbs', () => {
  test.each([
    [{ takes: '[list|read] [URI]' }, ['list', 'read']],
    [{ takes: '<transcripts|memories> [file …]' }, ['transcripts', 'memories']],
    [{ takes: 'list|lint [words]' }, ['list', 'lint']],
    [{ takes: '[session]' }, []],
    [{ takes: '[set KEY]', verbs: [['set KEY VALUE', ''] as const, ['unset KEY', ''] as const] }, ['set', 'unset']],
  ])('%j begins with %j', (command, verbs) => expect(verbsOf(command)).toEqual(verbs))

  for (const [name, { load }] of Object.entries(COMMANDS)) {
    test(`${name}: an option that says for which verbs it is names some that there are, and its help says the same`, async () => {
      const command: import('./command.ts').Command = await load()
      for (const [option, { of, about }] of Object.entries(command.options ?? {})) {
        const said = about
          .split(/[;.] /)
          .flatMap((part) => /^([a-z]+(?:, [a-z]+)*): /.exec(part)?.[1]?.split(', ') ?? [])
        const verbs = verbsOf(command)
        expect([option, of ?? []]).toEqual([option, said.filter((verb) => verbs.includes(verb))])
      }
    })
  }
})
