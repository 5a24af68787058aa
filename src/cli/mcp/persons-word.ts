import { typedParts } from '../../base/typed/parts.ts'
import { sessionOf } from '../../memory/feature/mcp-there.ts'
import { asksFor, type Wish } from '../../memory/proposals/asks-for.ts'
import { type ProposedChange, propose } from '../../memory/proposals/proposals.ts'
import type { Memory } from '../../memory/store/record.ts'
import { iso } from '../../platform/clock.ts'
import { type Call, CommandError } from '../command.ts'
import type { MemoryDesk } from '../memory/place.ts'
import { clientOf } from './caller.ts'

/**
 * What the person said is theirs: an agent takes it away or changes it when they asked for that, in words of their own that name it.
 * Otherwise it becomes a proposal, and the agent is told how to ask. undefined: it may be done.
 */
export function proposedInstead(
  call: Call,
  desk: MemoryDesk,
  memory: Memory,
  wish: Wish,
  change: ProposedChange = {},
): string | undefined {
  if (memory.trust !== 'user' || wasAskedFor(call, desk, memory, wish)) return undefined
  const session = sessionHere(call, desk) ?? ''
  const wanted = { project: desk.place.project, memory, wish, change, session }
  const { kind, at } = desk.sql.transaction(() => propose(desk, wanted))
  if (kind === 'waits') return `${NOT_DONE[wish](memory.uri)} ${HOW[wish]}`
  throw new CommandError(
    kind === 'refused'
      ? `${memory.uri} is the person's own word, and they refused this on ${iso(at).slice(0, 10)}`
      : `${memory.uri} is the person's own word, and too much waits for their answer already`,
    HINTS[wish](memory.uri),
  )
}

const NOT_DONE: Readonly<Record<Wish, (uri: string) => string>> = {
  forget: (uri) =>
    `Not forgotten: ${uri} is the person's own word, and they did not ask for this. It waits as a proposal.`,
  change: (uri) =>
    `Not changed: ${uri} is the person's own word, and they did not ask for this. It waits as a proposal.`,
}

const HOW: Readonly<Record<Wish, string>> = {
  forget:
    'Ask them in a question that says "forget" and names what it is about: a yes in their next prompt sets it aside. Or they type: throughline memory list --waiting',
  change:
    'Ask them in a question that says "change", names what it is about and has the new text word for word: a yes in their next prompt carries it out. Or they type: throughline memory list --waiting',
}

const HINTS: Readonly<Record<Wish, (uri: string) => string>> = {
  forget: (uri) => `they can say so in a prompt that names it, or type: throughline forget ${uri}`,
  change: (uri) =>
    `they can say what holds now, or type: throughline memory update ${uri} --content "…". What you found out goes into a memory of yours (memory_save with supersedes: ${uri}): theirs stands, and both are shown to them as a contradiction`,
}

/** Whether the person asked for it in one of their last prompts of this session. */
export function wasAskedFor(call: Call, desk: MemoryDesk, memory: Memory, wish: Wish): boolean {
  return promptsOf(call, desk).some((prompt) => asksFor(typedParts(prompt).typed, memory, wish))
}

function promptsOf(call: Call, desk: MemoryDesk): string[] {
  const session = sessionHere(call, desk)
  if (session === undefined) return []
  return desk.sql
    .all<{ text: string | null }>(
      `SELECT data ->> '$.text' AS text FROM timeline WHERE session = ? AND type = 'prompt:submit' ORDER BY id DESC LIMIT ${LAST}`,
      session,
    )
    .flatMap(({ text }) => text ?? [])
}

/** Not every client says which session its server belongs to: then the one of this project that is at work. */
function sessionHere(call: Call, { sql, place, now }: MemoryDesk): string | undefined {
  return sessionOf(sql, clientOf(call)) ?? newestSession(sql, place.project, now)
}

function newestSession(sql: MemoryDesk['sql'], project: string, now: number): string | undefined {
  return sql.get<{ session: string }>(
    `SELECT s.session FROM sessions s JOIN memory_places p ON p.dir = s.project AND p.project = ?
     WHERE s.agent = '' AND s.last_at > ? ORDER BY s.last_at DESC LIMIT 1`,
    project,
    now - AT_WORK_MS,
  )?.session
}

const LAST = 3
const AT_WORK_MS = 60 * 60 * 1000
