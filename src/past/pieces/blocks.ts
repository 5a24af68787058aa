import type { Entry } from '../../continuity/transcript/entry.ts'
import { END, type Piece, recordOf } from './piece.ts'
import { createPieces } from './pieces.ts'

/** Cuts records into blocks, always at the same places, whether they come from a transcript or from a copy of its records. */
export interface Blocks {
  /** Whole records. */
  push(records: string): string[]
  end(): string[]
}

export function createBlocks(): Blocks {
  let held = ''
  return {
    push(records) {
      const full: string[] = []
      // Cut out of what came, which is long: put to what is held as a whole, all of it would be copied.
      let from = 0
      while (held.length + records.length - from >= BLOCK) {
        const end = records.indexOf(END, from + BLOCK - 1 - held.length) + 1
        if (end === 0) break
        full.push(held + records.slice(from, end))
        held = ''
        from = end
      }
      held += records.slice(from)
      return full
    },
    end: () => (held === '' ? [] : [held]),
  }
}

/** A transcript's entries as records, with secrets removed. */
export interface Records {
  push(entries: readonly Entry[]): string[]
  end(): { readonly open: string[]; readonly from: number | undefined }
}

/** `redact` is given many texts at once: most of them hold no secret, and one look at all is half the work of a look at each. */
export function createRecords(most: number, redact: (texts: readonly string[]) => readonly string[]): Records {
  const pieces = createPieces(most)
  const written = (all: readonly Piece[]): string[] => {
    const texts: string[] = []
    for (const { about, text } of all) texts.push(about, text)
    const clean = redact(texts)
    return all.map((piece, at) => recordOf(piece, clean[2 * at] ?? '', clean[2 * at + 1] ?? ''))
  }
  return {
    push: (entries) => written(pieces.push(entries)),
    end() {
      const { open, from } = pieces.end()
      return { open: written(open), from }
    },
  }
}

const BLOCK = 256 * 1024
