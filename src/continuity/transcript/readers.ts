import { isRecord } from '../../base/is-record.ts'
import { withoutRuns } from '../../base/text/runs.ts'
import type { EntranceRedactor } from '../../protocol/ports.ts'
import { tidy } from './clean.ts'
import { createClaudeReader } from './hosts/claude-code.ts'
import { claudeLineEntries } from './hosts/claude-line.ts'
import { createClineReader } from './hosts/cline.ts'
import { createCodexReader } from './hosts/codex.ts'
import { createCopilotReader } from './hosts/copilot-cli.ts'
import { createGeminiReader } from './hosts/gemini-cli.ts'
import { createKimiReader } from './hosts/kimi-code.ts'
import { createOpencodeReader } from './hosts/opencode.ts'
import { createPiReader } from './hosts/pi.ts'
import { createQwenReader } from './hosts/qwen-code.ts'
import type { Reader, ReaderOptions } from './line-reader.ts'
import { MESSAGES } from './lines/cline-lines.ts'

const READERS: Readonly<Record<string, (options: ReaderOptions) => Reader>> = {
  'claude-code': createClaudeReader,
  codex: createCodexReader,
  'gemini-cli': createGeminiReader,
  'qwen-code': createQwenReader,
  'copilot-cli': createCopilotReader,
  pi: createPiReader,
  opencode: createOpencodeReader,
  kilo: createOpencodeReader,
  cline: createClineReader,
  'kimi-code': createKimiReader,
}

/** The same, with the secrets gone before anyone sees an entry, and runs of one sign cut. */
export function cleanReaderOf(
  host: string,
  { everywhere }: Pick<EntranceRedactor, 'everywhere'>,
): ((options: ReaderOptions) => Reader) | undefined {
  const create = readerOf(host)
  if (!create) return undefined
  return (options) => {
    const reader = create(options)
    return { push: (chunk) => withoutRuns(everywhere(reader.push(chunk))), end: reader.end }
  }
}

/** The reader of a host's transcript; undefined when the host keeps none. */
export function readerOf(host: string): ((options: ReaderOptions) => Reader) | undefined {
  return Object.hasOwn(READERS, host) ? READERS[host] : undefined
}

/** Where the last words of the agent can be found from the end of the file, without reading all of it. */
export function lastSaidOf(host: string): typeof lastAssistantText | undefined {
  return Object.hasOwn(LAST_SAID, host) ? LAST_SAID[host] : undefined
}

const LAST_SAID: Readonly<Record<string, typeof lastAssistantText>> = { 'claude-code': lastAssistantText }

/** The host that a transcript is of which is no file of lines: it is known by its name. */
export function hostNamed(file: string): string | undefined {
  return Object.entries(NAMED).find(([, name]) => name.test(file))?.[0]
}

const NAMED: Readonly<Record<string, RegExp>> = {
  kilo: /(?:^|[\\/])kilo[\w.-]*\.db$/,
  opencode: /\.db$/,
  cline: MESSAGES,
}

/** The hosts whose transcripts can be read. */
export const TRANSCRIPT_HOSTS: readonly string[] = Object.keys(READERS)

export interface ByteSource {
  readonly size: number
  read(from: number, to: number): Uint8Array
}

/**
 * S2.14: the agent's last words, read backwards block by block; turns made only of tools are passed over. '' when there are
 * none. Of the file no more is read than it takes to find them.
 */
export function lastAssistantText(source: ByteSource, options: { readonly agentId?: string } = {}): string {
  for (const line of linesBackwards(source)) {
    if (!line.includes('"assistant"')) continue
    const said = textOfLine(line, options.agentId)
    if (said !== '') return said
  }
  return ''
}

function* linesBackwards(source: ByteSource): Generator<string> {
  const decoder = new TextDecoder()
  let end = source.size
  // Blocks of the line whose start has not been found yet, last block first.
  let tail: Uint8Array[] = []
  while (end > 0) {
    const from = Math.max(0, end - BLOCK)
    const block = source.read(from, end)
    if (block.length === 0) return
    let cut = block.length
    for (let at = block.lastIndexOf(NEWLINE); at !== -1; at = at === 0 ? -1 : block.lastIndexOf(NEWLINE, at - 1)) {
      yield decoder.decode(concat([block.subarray(at + 1, cut), ...tail.toReversed()]))
      tail = []
      cut = at
    }
    if (cut > 0) tail.push(block.slice(0, cut))
    end = from
  }
  if (tail.length > 0) yield decoder.decode(concat(tail.toReversed()))
}

function textOfLine(line: string, agentId: string | undefined): string {
  try {
    const value: unknown = JSON.parse(line)
    if (!isRecord(value)) return ''
    // Hosts before `type` wrote the role alone.
    const typed = value.type === undefined ? { ...value, type: value.role } : value
    const message = typed.message === undefined ? { ...typed, message: { content: typed.content } } : typed
    const entries = claudeLineEntries(message, { offset: 0, agentId, place: {} })
    return tidy(entries.flatMap((entry) => (entry.type === 'said' ? [entry.text] : [])).join('\n'))
  } catch {
    return ''
  }
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const BLOCK = 64 * 1024
const NEWLINE = 10
