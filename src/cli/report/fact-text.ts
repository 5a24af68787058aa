import { t } from '../../messages/people/speak.ts'

/** A fact as it is told to people: the words that the ledger put to it in their language, everything else as it was said. */
export function factText(kind: string, text: string): string {
  for (const [shape, say] of (Object.hasOwn(SHAPES, kind) && SHAPES[kind]) || []) {
    const found = shape.exec(text)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return text
}

type Shape = readonly [RegExp, (first: string, second: string) => string]

const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  task: [
    [/^([\s\S]+) \(in_progress\)$/, (subject) => t`${subject} (in progress)`],
    [/^([\s\S]+) \(pending\)$/, (subject) => t`${subject} (still to do)`],
    [/^([\s\S]+) \(completed\)$/, (subject) => t`${subject} (done)`],
  ],
  test: [
    [/^([\s\S]+) passes$/, (name) => t`${name} passes`],
    [/^([\s\S]+) failed once; since then unknown$/, (name) => t`${name} failed once; since then unknown`],
  ],
  symbol: [[/^(\S+) in (\S+)$/, (name, path) => t`${name} in ${path}`]],
  'dead-end': [
    [
      /^([\s\S]+) failed with “([\s\S]+)” and was undone$/,
      (what, failure) => t`${what} failed with “${failure}” and was undone`,
    ],
  ],
}
