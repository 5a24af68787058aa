import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { entriesOf } from '../lib/source/public-names.ts'

const root = join(import.meta.dir, '../..')

/** A file as short as this that one other file reads is opened for a few lines, and found only from there. */
const SHORT = 30

/** What file and reader may be together, and still be read as one idea. */
const MOST_LINES = 200

/** So many may wait for somebody who passes by: a new one does not force a fold in the same change. */
const GRACE = 4

/** Readers that list files that are alike: an entry is a file, however short. */
const TABLES: Readonly<Record<string, string>> = {
  'src/protocol/events/index.ts': 'every event',
  'src/storage/migrations/index.ts': 'every migration',
  'src/messages/people/zh-tw.ts': 'every part that speaks to people',
  'src/hosts/detect.ts': 'how each host is told',
  'src/engine/run/index.ts': 'every kind of hook',
  'src/pipeline/stages.ts': 'every stage of a call',
  'src/rules/actions/index.ts': 'every action of a rule',
  'src/rules/actions/written/index.ts': 'how every action of a rule is written',
  'src/rules/effects/programs/programs.ts': 'every program that is looked at',
  'src/continuity/ledger/advance.ts': 'every kind of fact',
  'src/continuity/compose/lines.ts': 'every part of A and B',
  'src/memory/learn/rules/slots/slots.ts': 'how each sort of value is judged',
  'src/team/server/schema.ts': 'every part of the schema',
  'src/cli/outputs.ts': 'what each room of commands prints',
  'src/cli/workflow/commands.ts': 'what the command line does with workflows, loaded in one piece',
}

/** Ideas of their own, each with why it stands alone. */
const ALONE: Readonly<Record<string, string>> = {
  'src/cli/report/html-style.ts': 'a style sheet',
  'src/base/failing-line/passing-line.ts': 'the counterpart of the failing line: which line says that all is well',
  'src/engine/answer/budget.ts': 'opens no file, and imports.test.ts holds it to that; its reader does',
  'src/engine/config/trust-file.ts': 'the only file that writes down what is trusted',
  'src/memory/learn/rules/clauses.ts': 'where a sentence comes apart into several rules',
  'src/memory/moves/tree.ts': 'the only walk through the folders of a checkout',
  'src/memory/recall/cards/names-in-use.ts': 'what a name is worth',
  'src/workflow/feature/archive.ts': 'what becomes of a feature that is done (S0.55)',
  'src/workflow/next-step.ts': 'what comes next as data (S0.52); its reader has the words',
}

const sources = filesIn('src').filter((file) => !isTest(file))
const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const lines = (file: string) => (textOf.get(file) ?? '').split('\n').length - 1

describe('a short file with one reader', () => {
  const entries = new Set(entriesOf(root).map(({ file }) => file))
  const tested = new Set(
    ['src', 'test', 'scripts', 'bench']
      .flatMap(filesIn)
      .filter((file) => !sources.includes(file))
      .flatMap((file) => named(file, readFileSync(join(root, file), 'utf8'), ANY_PATH)),
  )
  const apart = new Set(sources.flatMap((file) => named(file, textOf.get(file) ?? '', LOADED_APART)))
  const readers = readersOf()
  const found = sources.flatMap((file) => {
    const [reader, ...others] = readers.get(file) ?? []
    const counts = reader !== undefined && others.length === 0 && lines(file) < SHORT && !apart.has(file)
    return counts && !entries.has(file) && !tested.has(file) ? [{ file, reader }] : []
  })
  const foldable = found.filter(
    ({ file, reader }) => !(reader in TABLES) && isOneRoom(file, reader) && lines(file) + lines(reader) <= MOST_LINES,
  )

  test(`goes back to it, or is an idea of its own and says so here (${GRACE} may wait)`, () => {
    const waiting = foldable.filter(({ file }) => !(file in ALONE))
    expect(waiting.length > GRACE ? waiting : []).toEqual([])
  })

  test('is found at all: of every table one that is listed here has short entries', () => {
    expect(found.filter(({ reader }) => reader in TABLES).length).toBeGreaterThan(20)
  })

  test(`that stands alone here is one, or its line goes (${GRACE} may wait)`, () => {
    const gone = Object.keys(ALONE).filter((file) => !foldable.some((one) => one.file === file))
    expect(gone.length > GRACE ? gone : []).toEqual([])
  })
})

/** `from '…'` and `import '…'`, but not what is loaded when it is needed. */
const READ = /(?:from|import)\s+'(\.[^']+)'/g
const LOADED_APART = /(?:import|require)\(\s*'(\.[^']+)'\s*\)/g
const ANY_PATH = /'(\.[^']+\.tsx?)'/g

function readersOf(): Map<string, string[]> {
  const readers = new Map<string, string[]>()
  for (const [reader, text] of textOf)
    for (const file of new Set(named(reader, text, READ))) readers.set(file, [...(readers.get(file) ?? []), reader])
  return readers
}

function named(from: string, text: string, how: RegExp): string[] {
  return [...text.matchAll(how)].map(([, path = '']) => normalize(join(dirname(from), path)))
}

/** The one stands in the folder of the other, or below it. */
function isOneRoom(file: string, reader: string): boolean {
  const [own, its] = [`${dirname(file)}/`, `${dirname(reader)}/`]
  return own.startsWith(its) || its.startsWith(own)
}

function filesIn(place: string): string[] {
  return [...new Bun.Glob(`${place}/**/*.{ts,tsx}`).scanSync({ cwd: root })].filter(
    (file) => !file.endsWith('.d.ts') && !file.includes('node_modules/'),
  )
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
