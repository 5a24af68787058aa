import type { Call } from '../cli/command.ts'
import type { Language } from '../messages/index.ts'
import type { ViewOutput } from './outputs.ts'

/** What a view can be asked for. The path is under /api/; `:word` stands for one part of it. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The schema of what it answers, in outputs.ts; a stream has none. */
  readonly output?: ViewOutput
  run(asked: Asked): unknown
}

export interface Asked {
  /** The call of `throughline view` itself, as of now: the store, the folders, the language. */
  readonly call: Call
  readonly language: Language
  /** A parameter of the path or of the query; '' when it is not there. */
  value(name: string): string
  /** What was posted. */
  readonly body: Readonly<Record<string, unknown>>
  /** Runs until this is aborted, at the latest. */
  readonly signal: AbortSignal
  /** The page, and what it is answered, speak this from now on. */
  speakIn(language: Language): Promise<void>
  /** Something was sent that somebody waits for: the server is not idle. */
  busy(): void
}

/** An answer that comes in pieces, each a line `data: …`. */
export class Stream {
  readonly pieces: AsyncIterable<unknown>
  constructor(pieces: AsyncIterable<unknown>) {
    this.pieces = pieces
  }
}
