import type { Entry, ToolCall, ToolResult } from '../../continuity/transcript/entry.ts'
import { piecesOfCall, piecesOfResult } from './calls.ts'
import type { Piece } from './piece.ts'
import { pieceOfWords } from './words.ts'

export interface Pieces {
  /** What is settled: a call is only told together with what came of it, a message that waits when it was not taken back. */
  push(entries: readonly Entry[]): Piece[]
  /** What is not settled yet, and where to read on so that nothing of it is told by halves. */
  end(): { readonly open: Piece[]; readonly from: number | undefined }
}

interface Waiting {
  readonly call: Entry & ToolCall
  result?: Entry & ToolResult
}

/** Entries as pieces, in order. `most` characters are kept of what one tool said. */
export function createPieces(most: number): Pieces {
  const calls = new Map<string, Waiting>()
  let unanswered = 0
  let queued: Piece[] = []
  let words: Piece[] = []
  let lastSaid = ''
  let cwd = ''
  const seen = new Set<string>()

  const told = (): Piece[] => {
    const pieces: Piece[] = []
    for (const { call, result } of calls.values()) pieces.push(...piecesOfCall(call, result, { most, cwd }))
    pieces.push(...queued, ...words)
    calls.clear()
    unanswered = 0
    queued = []
    words = []
    if (pieces.length > 1) pieces.sort((a, b) => a.offset - b.offset)
    return pieces.filter((piece) => !isRepeated(piece, seen))
  }

  const take = (entry: Entry): void => {
    if (entry.type === 'call') {
      if (!calls.has(entry.id)) unanswered++
      calls.set(entry.id, { call: entry })
      return
    }
    if (entry.type === 'result') {
      const own = calls.get(entry.id)
      if (own && !own.result) unanswered--
      if (own) own.result = entry
      else words.push(...piecesOfResult(entry, '', '', most))
      return
    }
    if (entry.type === 'ended') return
    const piece = pieceOfWords(entry, lastSaid)
    if (entry.type === 'queued') {
      if (entry.act === 'taken-back') queued = queued.filter(({ text }) => !isTakenBack(text, entry.text))
      else if (piece) queued = [...queued, piece]
      return
    }
    // It waited, and has come now.
    if (entry.type === 'prompt') queued = queued.filter(({ text }) => text.trim() !== entry.text.trim())
    if (entry.type === 'said') lastSaid = entry.text
    if (entry.type === 'place') cwd = entry.cwd ?? cwd
    if (piece) words.push(piece)
  }

  const isSettled = (entry: Entry): boolean => {
    if (entry.type === 'summary' || (entry.type === 'prompt' && entry.voice === 'typed')) return true
    return queued.length === 0 && unanswered === 0
  }

  return {
    push(entries) {
      const settled: Piece[] = []
      for (const entry of entries) {
        take(entry)
        if (isSettled(entry)) settled.push(...told())
      }
      return settled
    },
    end() {
      const offsets = [
        ...[...calls.values()].map(({ call }) => call.offset),
        ...[...queued, ...words].map(({ offset }) => offset),
      ]
      const from = offsets.length === 0 ? undefined : Math.min(...offsets)
      return { open: told(), from }
    },
  }
}

/** What had come before the queue was emptied was not in it. */
function isTakenBack(message: string, queue: string): boolean {
  return queue === '' || queue.includes(message.trim())
}

/** The same output again says nothing new. */
function isRepeated({ who, text }: Piece, seen: Set<string>): boolean {
  if (who !== 'tool' || text.length < WORTH_TELLING_APART) return false
  const key = `${text.length}:${hashOf(text, 0, 400)}:${hashOf(text, text.length - 200, text.length)}`
  if (seen.has(key)) return true
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.add(key)
  return false
}

/** FNV-1a of a part, which need not be cut out for it. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to && at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

const WORTH_TELLING_APART = 200
const MOST_SEEN = 20_000
