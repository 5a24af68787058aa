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
  const bytes = files.read(path, 0, PROBE)
  const understood = TRANSCRIPT_HOSTS.map((host) => ({
    host,
    entries: readerOf(host)?.({ offset: 0 }).push(bytes).length ?? 0,
  }))
  const best = understood.reduce((a, b) => (b.entries > a.entries ? b : a))
  return best.entries > 0 ? best.host : undefined
}

/** The session's id, as the agent's own hooks name it: in the file, its name, or the name of its folder. */
export function sessionIdOf(path: string): string {
  const { file, session } = placeIn(path)
  if (session !== '') return session
  const name = basename(file).replace(/(?:\.messages)?\.jsonl?$/, '')
  if (name === 'events') return basename(dirname(file))
  if (name === 'wire') return basename(dirname(dirname(dirname(file))))
  const [, named] = /(?:^|[_-])([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(name) ?? []
  const [, told] = /^\{"sessionId":"([\w-]+)"/.exec(headOf(path)) ?? []
  return named ?? told ?? name
}

/** A subagent has a transcript of its own with many hosts: what was asked in it nobody typed. */
export function isSubagents(path: string): boolean {
  return SUBAGENTS.test(path) || (/\.jsonl$/.test(path) && SUBAGENT_HEAD.test(headOf(path)))
}

function headOf(path: string): string {
  return new TextDecoder().decode(files.read(path, 0, HEAD))
}

const SUBAGENTS =
  /(?:^|[\\/])(?:subagents[\\/]|agents[\\/](?!main[\\/])[^\\/]+[\\/]wire\.jsonl$|agent_[^\\/]*\.messages\.json$)/
const SUBAGENT_HEAD = /^\{[^\n]*(?:"thread_source":"subagent"|"kind":"subagent")/
const HEAD = 2048
const PROBE = 512 * 1024
