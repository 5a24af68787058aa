import type { Entry } from '../continuity/transcript/entry.ts'
import { END, type Piece, record } from './piece.ts'
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
      held += records
      while (held.length >= BLOCK) {
        const end = held.indexOf(END, BLOCK - 1) + 1
        if (end === 0) break
        full.push(held.slice(0, end))
        held = held.slice(end)
      }
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

export function createRecords(most: number, redact: (text: string) => string): Records {
  const pieces = createPieces(most)
  const written = (piece: Piece) => record({ ...piece, about: redact(piece.about), text: redact(piece.text) })
  return {
    push: (entries) => pieces.push(entries).map(written),
    end() {
      const { open, from } = pieces.end()
      return { open: open.map(written), from }
    },
  }
}

const BLOCK = 1024 * 1024
