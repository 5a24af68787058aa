/** Where the tests lie, by how they are run. A test looks that none lies elsewhere. */
export const FOLDERS = {
  /** Pure code and what is written down: `npm run check`. */
  checked: ['src', 'scripts', 'test/contracts', 'test/corpus'],
  /** Each test has a home of its own and asks for no particular speed. */
  commands: ['test/commands', 'test/continuity', 'test/memory', 'test/team', 'test/secrets', 'test/view'],
  /** These load the machine themselves, or hold a hook to a deadline. */
  alone: ['test/budget', 'test/faults'],
  clients: ['test/clients'],
  /** As the commands, but with programs and libraries of others, which are fetched. */
  fetched: ['test/engine', 'test/node', 'test/release'],
} as const
