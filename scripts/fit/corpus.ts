import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ELSEWHERE, LASTING_PLAIN, PASSING_PLAIN, PLAIN } from '../../test/corpus/said/plain.ts'
import { OWN } from '../../test/memory/bare-set.ts'
import { LISTS } from '../../test/memory/said-lists.ts'
import { MIXED, PASSING_MIXED } from '../../test/memory/said-mixed.ts'
import { LASTING, PASSING } from '../../test/memory/said-set.ts'
import { LASTING_SECOND, PASSING_SECOND } from '../../test/memory/said-set-second.ts'

export const LABELS = ['lasting', 'not', 'doubtful'] as const
export type Label = (typeof LABELS)[number]

/** A prompt as somebody would type it, and what was meant by one part of it. */
export interface Said {
  readonly writer: string
  readonly label: Label
  readonly prompt: string
  /** The part that the label is about. */
  readonly span: string
}

/** All that is labelled: the tables of tests and `test/corpus/said`, where each folder is a writer's. */
export function corpus(root: string): Said[] {
  return [...tables(), ...saidIn(join(root, 'test/corpus/said'))]
}

/** One folder per writer, in it tables of label, language, prompt and span, parted by tabs. */
export function saidIn(folder: string): Said[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isFile())
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name }) => tablesOf(join(folder, name)).flatMap((file) => saidInFile(file, name)))
}

function tablesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => join(folder, name))
}

export function saidInFile(file: string, writer: string): Said[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const [label = '', , prompt = '', span = ''] = line
        .split('\t')
        .map((field) => field.replaceAll('\\n', '\n').trim())
      const known = LABELS.find((one) => one === label)
      if (known === undefined || prompt === '') throw new Error(`${file}:${at + 1} is no labelled prompt`)
      return [{ writer, label: known, prompt, span: span === '' ? prompt : span }]
    })
}

/** The tables that tests read; a prompt of which nothing lasts is one that passes. */
function tables(): Said[] {
  const whole = (writer: string, label: Label, prompts: readonly string[]) =>
    prompts.map((prompt): Said => ({ writer, label, prompt, span: prompt }))
  const parts = (writer: string, prompts: readonly (readonly [prompt: string, ...pieces: string[]])[]) =>
    prompts.flatMap(([prompt, ...pieces]) =>
      pieces.length === 0
        ? whole(writer, 'not', [prompt])
        : pieces.map((span): Said => ({ writer, label: 'lasting', prompt, span })),
    )
  return [
    ...whole('said-set', 'lasting', LASTING),
    ...whole('said-set', 'not', PASSING),
    ...whole('said-set-second', 'lasting', LASTING_SECOND),
    ...whole('said-set-second', 'not', PASSING_SECOND),
    ...whole('said-plain', 'lasting', [...LASTING_PLAIN.map(([prompt]) => prompt), ...PLAIN]),
    ...whole('said-plain', 'not', [...PASSING_PLAIN, ...ELSEWHERE]),
    ...whole('bare-set', 'lasting', OWN),
    ...parts('said-mixed', MIXED),
    ...whole('said-mixed', 'not', PASSING_MIXED),
    ...parts('said-lists', LISTS),
  ]
}
