import { basename, dirname } from 'node:path'
import { hostNamed, readerOf, TRANSCRIPT_HOSTS } from '../../continuity/transcript/readers.ts'
import { files } from '../../platform/files/file-port.ts'
import { isDatabase } from './database.ts'
import { placeIn } from './open.ts'

/** The host that a transcript is of: told by its form, else the one whose reader understands the most of its beginning. */
export function hostOf(path: string): string | undefined {
  const { file, session } = placeIn(path)
  const named = session === '' && isDatabase(file) ? undefined : hostNamed(file)
  if (named !== undefined) return named
  return understoodBy(files.read(path, 0, PROBE)) ?? understoodBy(files.read(path, 0, LONG_PROBE))
}

function understoodBy(bytes: Uint8Array): string | undefined {
  const understood = TRANSCRIPT_HOSTS.map((host) => ({
    host,
    entries: readerOf(host)?.({ offset: 0 }).push(bytes).length ?? 0,
  }))
  const best = understood.reduce((a, b) => (b.entries > a.entries ? b : a))
  return best.entries > 0 ? best.host : undefined
}

/** The session's id, as the agent's own hooks name it: its file's name, that of its folder, or, where a copy is called otherwise, its lines. */
export function sessionIdOf(path: string): string {
  const { file, session } = placeIn(path)
  if (session !== '') return session
  const name = basename(file).replace(/(?:\.messages)?\.jsonl?$/, '')
  if (name === 'events') return basename(dirname(file))
  if (name === 'wire') return basename(dirname(dirname(dirname(file))))
  const [, named] = /(?:^|[_-])([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(name) ?? []
  return named ?? TOLD.exec(headOf(path, HEAD_OF_LINES))?.slice(1).find(Boolean) ?? name
}

/** A subagent has a transcript of its own with many hosts: what was asked in it nobody typed. */
export function isSubagents(path: string): boolean {
  return SUBAGENTS.test(path) || (/\.jsonl$/.test(path) && SUBAGENT_HEAD.test(headOf(path)))
}

function headOf(path: string, size = HEAD): string {
  return new TextDecoder().decode(files.read(path, 0, size))
}

const SUBAGENTS =
  /(?:^|[\\/])(?:subagents[\\/]|agents[\\/](?!main[\\/])[^\\/]+[\\/]wire\.jsonl$|agent_[^\\/]*\.messages\.json$)/
const SUBAGENT_HEAD = /^\{[^\n]*(?:"thread_source":"subagent"|"kind":"subagent")/
/** In the text of a message the quotation marks are escaped, so this is a line's own field. */
const TOLD = /"session_?[iI]d": ?"([\w-]+)"|"type":"session_meta","payload":\{"id":"([\w-]+)"/
const HEAD = 2048
const HEAD_OF_LINES = 16_384
/** Enough of nearly every transcript; of one that begins with a very long line more is looked at. */
const PROBE = 64 * 1024
const LONG_PROBE = 512 * 1024
