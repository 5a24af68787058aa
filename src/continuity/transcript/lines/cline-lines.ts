import type { Files } from '../../../protocol/ports.ts'
import { type Json, object, objects, parsed, text } from '../line-reader.ts'
import { arrayElements, type ByteSpan } from './array-elements.ts'
import type { Lines } from './file-of-lines.ts'

/**
 * A session of Cline CLI: a document with all messages in it, written anew at every step; beside it stand one that says which session it
 * is, and one with the summary that the last compaction put in the place of the first messages.
 */
export function clineLines(files: Files, path: string): Lines {
  const spans = arrayElements(files, path, 'messages')
  const inserted = compactionBeside(files, path)
  const parts: Part[] = spans.map((span) => ({ span }))
  if (inserted) parts.splice(Math.min(inserted.behind, parts.length), 0, { line: inserted.line })
  parts.unshift({ line: JSON.stringify({ session: sessionOf(files, path) }) })
  return {
    lengths: parts.map(({ line, span }) => (span ? span.end - span.start : byteLength(line))),
    read: (from, to) => parts.slice(from, to).map(({ line, span }) => (span ? elementAt(files, path, span) : line)),
  }
}

type Part =
  | { readonly span: ByteSpan; readonly line?: undefined }
  | { readonly line: string; readonly span?: undefined }

/** Inside of strings a line break is escaped: one that is not stands between words, and is as good as a space. */
function elementAt(files: Files, path: string, { start, end }: ByteSpan): string {
  return new TextDecoder().decode(files.read(path, start, end)).replace(/[\r\n]/g, ' ')
}

/** Who the session is, and where it works. A subagent's document has no other one beside it, and is read for what it says of itself. */
function sessionOf(files: Files, path: string): Json {
  const head = new TextDecoder().decode(files.read(path, 0, HEAD))
  const agent = /"mode":\s*"subagent"/.test(head) ? (/"subagent":\s*"([^"]+)"/.exec(head)?.[1] ?? 'subagent') : ''
  const beside = readJson(files, path.replace(MESSAGES, '.json'))
  const cwd = text(beside?.cwd) || text(beside?.workspace_root)
  return { ...(cwd && { cwd }), ...(agent && { agent }) }
}

function compactionBeside(files: Files, path: string): { line: string; behind: number } | undefined {
  const found = readJson(files, path.replace(MESSAGES, '.compaction.json'))
  const summary = objects(found?.messages).find(({ metadata }) => object(metadata)?.kind === 'compaction_summary')
  const behind = Number(found?.source_message_count)
  if (!summary || !(behind >= 0)) return undefined
  return { line: JSON.stringify({ role: 'user', metadata: summary.metadata }), behind }
}

function readJson(files: Files, path: string): Json | undefined {
  const size = files.size(path)
  if (size === undefined || size > MOST_BESIDE) return undefined
  return parsed(new TextDecoder().decode(files.read(path, 0, size)))
}

function byteLength(line: string): number {
  return new TextEncoder().encode(line).length
}

export const MESSAGES = /\.messages\.json$/
const HEAD = 4096
const MOST_BESIDE = 32 * 1024 * 1024
