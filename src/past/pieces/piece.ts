/** Something that was said or done in a session, as it is searched and quoted. */
export interface Piece {
  readonly who: Who
  /** The tool, where a tool said it. */
  readonly tool: string
  /** What the tool was asked: a command, a path, a pattern. */
  readonly about: string
  /** As the host wrote it down; '' where it did not. */
  readonly at: string
  /** Byte offset of the line of the transcript it stands in. */
  readonly offset: number
  readonly text: string
}

/** `summary` is what a model made of the session at an earlier compaction; `client` what the client itself knows. */
export type Who = (typeof WHO)[number]

export const WHO = ['person', 'agent', 'tool', 'summary', 'client'] as const

/** Pieces as one text that can be searched as it is: a piece ends with END, its fields with FIELD. */
export const END = '\u0000'
const FIELD = '\u001f'

/** With these words in place of its own: secrets were removed from them. */
export function recordOf({ who, tool, at, offset }: Piece, about: string, text: string): string {
  return `${who}${FIELD}${plain(tool)}${FIELD}${plain(at)}${FIELD}${offset}${FIELD}${plain(about)}${FIELD}${plain(text)}${END}`
}

/** Of a record without its END. */
export function pieceOf(record: string): Piece | undefined {
  const [who, tool = '', at = '', offset = '', about = '', text = ''] = record.split(FIELD)
  const known = WHO.find((name) => name === who)
  return known && { who: known, tool, at, offset: Number(offset), about, text }
}

function plain(field: string): string {
  return SEPARATORS.test(field) ? field.replace(ALL_SEPARATORS, ' ') : field
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these two separate the fields.
const SEPARATORS = /[\u0000\u001f]/
const ALL_SEPARATORS = new RegExp(SEPARATORS.source, 'g')
