import { visibleJson } from '../../base/text/visible.ts'
import { type AnswerForm, FITS_NOT, HEADING, type PlacedQuote } from '../../past/ask.ts'
import { unfenced } from '../../past/present.ts'

/** What stands around the pieces of an answer. */
export interface AskedOf {
  readonly question: string
  readonly asked: Readonly<Record<string, number>>
  /** The one session that was asked because none was named, and how many others there are. */
  readonly own: { readonly session: string; readonly others: number } | undefined
}

/** An answer for a program: the same pieces, said to be data, within the same number of characters. */
export function answerAsJson({ question, asked, own }: AskedOf, quotes: readonly PlacedQuote[], fitsNot?: true) {
  const { session = null, others = 0 } = own ?? {}
  return { question, asked, session, others, notice: fitsNot ? FITS_NOT : HEADING, pieces: quotes.map(pieceOf) }
}

/** What such an answer costs as it is printed. */
export function jsonForm(around: AskedOf): AnswerForm {
  return {
    frame: printedLength(answerAsJson(around, [])) + LIST_ENDS,
    costOf: (quote) =>
      printedLength(pieceOf(quote)) + (JSON.stringify(pieceOf(quote), null, 2).split('\n').length + 1) * INDENT,
  }
}

export function printedLength(value: unknown): number {
  return visibleJson(JSON.stringify(value, null, 2)).length
}

function pieceOf({ who, tool, about, at, place, text }: PlacedQuote) {
  return {
    who,
    tool: tool || null,
    about: about === '' ? null : unfenced(about),
    at: at || null,
    place,
    text: unfenced(text),
  }
}

/** The line breaks and blanks of a list that is not empty. */
const LIST_ENDS = 4
const INDENT = 4
