import type { Entry } from '../../src/continuity/transcript/entry.ts'
import type { Chance } from '../lib/property.ts'

const NAMES = [
  'parseTicket',
  'src/ticket.ts',
  'retry_limit',
  '--seed',
  'HttpError',
  'docs/讀我.md',
  'openShelf',
  'a1b2c3d4e5f6',
] as const
const PHRASES = [
  'The cause is that',
  'never touch',
  'must not be',
  'because',
  'I decided to use',
  '不要改動',
  '因為',
  '必須先跑',
  'is read before',
  'Should we keep',
  'fails with error: expected',
  'then',
] as const
const WORDS = [
  'door',
  'window',
  'slowly',
  '漢字',
  '😀',
  '👩‍💻',
  'é',
  '.',
  '。',
  '?',
  '\n',
  '- ',
  '`',
  '“',
  '  ',
  '<b>',
  '1 fail',
] as const
const TOOLS = ['Bash', 'Read', 'Edit', 'Write', 'Grep', 'TodoWrite', 'TaskCreate', 'Task', 'Unknown'] as const
const VOICES = ['typed', 'shell', 'command', 'output', 'meta'] as const

/** Words of a session: names, telling phrases, and what breaks things; never half a character. */
export function madeUpText(chance: Chance, most = 40): string {
  const piece = () => {
    const kind = chance.below(4)
    if (kind === 0) return `${chance.pick(NAMES)}${chance.maybe(String(chance.below(20))) ?? ''}`
    return kind === 1 ? chance.pick(PHRASES) : chance.pick(WORDS)
  }
  return chance.list(most, piece).join(chance.pick([' ', ' ', ' ', '']))
}

/** Entries in any order: results without calls, calls without results, summaries and boundaries anywhere. */
export function madeUpEntries(chance: Chance, most: number): Entry[] {
  return Array.from({ length: chance.below(most + 1) }, (_, i) => entry(chance, i))
}

function entry(chance: Chance, offset: number): Entry {
  const origin = { offset, ...(chance.next() < 0.8 && { uuid: `u${offset}` }) }
  const text = madeUpText(chance)
  const id = `c${chance.below(12)}`
  switch (chance.below(10)) {
    case 0:
    case 1:
      return { ...origin, type: 'prompt', text, voice: chance.next() < 0.7 ? 'typed' : chance.pick(VOICES) }
    case 2:
    case 3:
      return { ...origin, type: 'said', text }
    case 4:
    case 5:
    case 6:
      return { ...origin, type: 'call', id, tool: chance.pick(TOOLS), input: input(chance, text) }
    case 7:
    case 8:
      return { ...origin, type: 'result', id, text, failed: chance.next() < 0.4 }
    default:
      return chance.pick<Entry>([
        { ...origin, type: 'summary', text },
        { ...origin, type: 'boundary', trigger: 'auto', preservedUuids: [`u${chance.below(20)}`] },
        { ...origin, type: 'place', cwd: '/srv/app', branch: chance.pick(['main', 'fix/漢']) },
      ])
  }
}

function input(chance: Chance, text: string): Record<string, unknown> {
  return chance.pick<Record<string, unknown>>([
    { command: text },
    { command: `bun test ${chance.pick(NAMES)} && git commit -m '${text}'`, description: madeUpText(chance, 6) },
    { file_path: `/srv/app/${chance.pick(NAMES)}`, old_string: text, new_string: madeUpText(chance) },
    { file_path: `/srv/app/src/${chance.below(9)}.ts`, content: text, offset: chance.below(99), limit: 10 },
    { pattern: text, path: chance.pick(NAMES) },
    { todos: [{ content: text, status: chance.pick(['pending', 'in_progress', 'completed', 'odd']) }, null, 7] },
    { subject: text, description: madeUpText(chance), prompt: madeUpText(chance) },
    { file_path: 7, edits: [null, { old_string: text, new_string: 3 }] },
  ])
}
