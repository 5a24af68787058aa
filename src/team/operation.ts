import { PLACE_OF } from '../memory/store/kinds.ts'
import type { Link } from '../memory/store/links.ts'

/** What a memory is shared as: everything that another machine needs to tell it truly. Secrets are out before it is made. */
export interface Body {
  readonly content: string
  readonly tier: number
  readonly disclosure: string
  readonly links: readonly Link[]
  /** Whose word it was on the machine that shared it. */
  readonly trust: string
  /** The commit it was learned at; it is told where that commit is part of what is checked out. */
  readonly commit: string | null
  /** The operation whose text this is, where it was taken over from somebody else. */
  readonly from?: string
}

/** put: a text, instead of its bases. forget: bodies go. endorse: somebody else's text is confirmed. */
const KINDS = ['put', 'forget', 'endorse'] as const
export type OperationKind = (typeof KINDS)[number]

/** One step of what a team knows. Steps are never changed, only added; what they come to does not depend on their order. */
export interface Operation {
  readonly id: string
  readonly kind: OperationKind
  readonly uri: string
  /** The login that the server saw, never what a client said. */
  readonly author: string
  readonly device: string
  /** By the clock of who said it; shown, and never used for order. */
  readonly at: number
  /** put: the operations it replaces. forget: those whose bodies went. endorse: the one it confirms. */
  readonly bases: readonly string[]
  /** null when it was forgotten. */
  readonly body: Body | null
  readonly forgotten: boolean
}

/** The server's number, in the order in which operations were committed. */
export interface Numbered extends Operation {
  readonly number: number
}

/** Where shared memories may live; everything else stays on the machine, whatever anybody approves. */
export const SHAREABLE: readonly string[] = [
  PLACE_OF.decision,
  PLACE_OF.convention,
  PLACE_OF.trap,
  'project://patterns/',
  PLACE_OF.solution,
  PLACE_OF.command,
]

export function isShareable(uri: string): boolean {
  return SHAREABLE.some((start) => uri.startsWith(start) && uri.length > start.length)
}

/** The word people use for a kind of memory: `traps`, `solutions`. */
export function folderInUri(uri: string): string {
  const start = uri.indexOf('://') + 3
  return uri.slice(start, uri.indexOf('/', start))
}

/** A text longer than this is no memory. */
export const LONGEST_BODY = 16_000
