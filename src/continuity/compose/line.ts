import type { FactKind, Ledger } from '../ledger/facts.ts'
import type { LineWords } from '../texts/labels/words.ts'
import type { Held } from './held.ts'

/** The parts of a recovery, in the order they are read. */
export const PARTS = [
  'place',
  'exchange',
  'words',
  'checks',
  'failures',
  'rules',
  'open',
  'decided',
  'ways',
  'found',
] as const
export type Part = (typeof PARTS)[number]

/** One thing that can be said. `worth` orders the lines of a part; `order` is where it stands among those that are said. */
export interface Line {
  readonly part: Part
  readonly key: string
  readonly factId: string
  readonly kind: FactKind | ''
  readonly text: string
  readonly worth: number
  readonly order: number
  /** What has to be known before it is worth saying: that the summary lacks it, that what comes next is about it, or names it. */
  readonly waits?: 'summary' | 'next' | 'asked'
  /** The person's words alone: what they said stands in one line, whatever it was said to. */
  readonly said?: string
  /** What was let out of the person's limit that the line tells. */
  readonly exceptions?: readonly string[]
  /** What it quotes of the agent's last message, and how it reads without that. */
  readonly quoting?: { readonly words: string; readonly without: string }
  /** What it says in a clause, for the end of the place: too little for a line of its own. */
  readonly clause?: string
}

/** What the repository itself says now. Whatever is known here wins over the transcript. */
export interface World {
  readonly branch?: string
  /** No branch is checked out. */
  readonly detached?: true
  readonly head?: string
  readonly subject?: string
  /** Whether the remote's branch is where this one is; not there where it has none. */
  readonly pushed?: boolean
  /** When the last commit was made there, in milliseconds. */
  readonly headMade?: number
  /** Edited files that are as they were committed, by path. */
  readonly clean?: readonly string[]
  /** Other files that git tracks and that are not as it has them, by path. Only where its index was read: then `clean` is all that is. */
  readonly dirty?: readonly string[]
  /** Edited files that are not there any more, by path. */
  readonly gone?: readonly string[]
  /** When each edited file, committed or not, was last written, in milliseconds, by path. */
  readonly written?: Readonly<Record<string, number>>
}

export interface Telling {
  readonly ledger: Ledger
  readonly words: LineWords
  readonly world: World
  /** What is known of files by now, under the ids of their facts. */
  readonly marks?: Readonly<Record<string, 'changed' | 'gone'>>
  readonly changed?: string
  /** What the summary holds, once it is known: of what is listed there only the rest is listed. */
  readonly told?: Held
  /** Told to the one who writes the summary, who has to list what the others then find there. */
  readonly reader?: 'summariser'
}
