import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { ENGLISH, type Labels } from '../../../src/continuity/texts/labels.ts'
import { PATIENT } from '../../lib/patient.ts'
import { call, type Manner, type Reply, say } from '../lib/model/replies.ts'
import { remindersOf } from '../lib/model/requests.ts'
import { product } from '../lib/product.ts'
import { type Session, type SessionOptions, withSession } from '../lib/session.ts'

/** The client compacts by itself after a reply with `FULL`. */
export const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
export const FULL = { inputTokens: 90_000 }
/** The client writes its transcript behind time; a model that takes a moment lets it. */
export const SLOW = { thinkMs: 400 }
/** Little room, so that something is left for B in a session as short as these. */
export const LITTLE = { THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '300', THROUGHLINE_CONTINUITY_STEER_CHARS: '300' }

/** Memory speaks at the start of sessions too; what is looked at here is what a compaction brings. */
const ALONE = { THROUGHLINE_MEMORY_ENABLED: 'false' }

export const ASKED = 'Add retry to the client. Never touch config/ports.ts, and use retryLimit 4.'

/** Work whose names all hang on one word, so that two pieces of work can be told apart. */
export function workOn(name: string, end: Manner = {}): Reply[] {
  return [
    call('Bash', { command: `node scripts/check-${name}.mjs --seed 7` }),
    ...['pool', 'limit', 'delay'].map((part) =>
      call('Bash', { command: `mkdir -p src && echo 1 > src/${name}-${part}.ts` }),
    ),
    say(`The cause is that ${name}Delay in src/${name}-delay.ts is read before ${name}Limit is set.`, end),
  ]
}

type Asked = Parameters<typeof remindersOf>[0]

export function recoveriesIn(request: Asked, labels: Labels = ENGLISH): string[] {
  const start = `SessionStart hook additional context: ${labels.title}`
  return remindersOf(request).filter((text) => text.startsWith(start))
}

export function deltasIn(request: Asked, labels: Labels = ENGLISH): string[] {
  return remindersOf(request).filter((text) => text.includes(`hook additional context: ${labels.deltaTitle}`))
}

export interface Compaction {
  session: string
  agent: string
  epoch: number
  state: string
  recovery: string
  delta: string
  by: string | null
}

export interface Installed extends Session {
  /** What the store knows of compactions, oldest first. */
  compactions(): Compaction[]
  epochs(): { session: string; agent: string; epoch: number }[]
}

/** A session with the product installed in the user's settings. */
export function withProduct<T>(options: SessionOptions, work: (session: Installed) => Promise<T>): Promise<T> {
  return withSession({ ...options, env: { ...PATIENT, ...ALONE, ...options.env } }, async (s) => {
    const { exitCode, stderr } = product(s).run('install', '--yes')
    if (exitCode !== 0) throw new Error(stderr)
    const all = <Row>(text: string): Row[] => {
      const database = new Database(join(s.throughlineHome, 'throughline.db'), { readonly: true })
      try {
        return database.query(text).all() as Row[]
      } finally {
        database.close()
      }
    }
    return work({
      ...s,
      compactions: () =>
        all('SELECT session, agent, epoch, state, recovery, delta, delivered_by AS by FROM compactions ORDER BY id'),
      epochs: () => all('SELECT session, agent, epoch FROM sessions ORDER BY started_at'),
    })
  })
}
