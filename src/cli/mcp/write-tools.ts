import * as v from 'valibot'
import { append } from '../../journal/record-event.ts'
import { sessionOf } from '../../memory/feature/mcp-there.ts'
import { changedByAgent } from '../../memory/proposals/changed-by-agent.ts'
import { waitsForPerson } from '../../memory/proposals/own-orders.ts'
import type { ProposedChange } from '../../memory/proposals/proposals.ts'
import { tokensOf } from '../../memory/recall/injections.ts'
import { EVERYWHERE } from '../../memory/store/identity.ts'
import type { Memory } from '../../memory/store/record.ts'
import { relate } from '../../memory/store/relations.ts'
import { create, ownMemory, revise } from '../../memory/store/store.ts'
import { type Call, CommandError } from '../command.ts'
import { anchor, anewFor, linksTo, unseenText } from '../memory/anchors.ts'
import { conflictNotice, conflictsOf } from '../memory/conflicts.ts'
import { errorLinks } from '../memory/error-pattern.ts'
import { notEmpty, patched } from '../memory/patched.ts'
import { type MemoryDesk, uriFrom, withMemories } from '../memory/place.ts'
import { forgetOne } from '../memory/verbs/forget.ts'
import { clientOf } from './caller.ts'
import { filesField, LONGEST, tierField, uriField, whenField } from './memory-fields.ts'
import { changeableHere, mayBeWritten, memoryHere } from './memory-here.ts'
import { proposedInstead, wasAskedFor } from './persons-word.ts'
import { type Tool, tool } from './tool.ts'

export const WRITE_TOOLS: readonly Tool[] = [
  tool({
    name: 'memory_save',
    title: 'Save a memory',
    description:
      'Record something that will matter in a later session: a decision and its reason, a trap, a command that works, a convention of the user. One short memory for each.',
    input: v.object({
      uri: uriField,
      content: v.pipe(
        v.string(),
        v.minLength(3),
        v.maxLength(LONGEST.content),
        v.description('The memory, in a sentence or a few.'),
      ),
      tier: tierField,
      when: whenField,
      files: filesField,
      error: v.optional(
        v.pipe(
          v.string(),
          v.description(
            'A failure this is the solution of: a regular expression or a piece of its text. It comes back with it.',
          ),
        ),
      ),
      symbols: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(LONGEST.name))),
          v.maxLength(LONGEST.list),
          v.description('Functions, classes or names it is about.'),
        ),
      ),
      supersedes: v.optional(
        v.pipe(
          v.string(),
          v.description('The URI of a memory that held before and this one comes after; that one stays, and says so.'),
        ),
      ),
    }),
    annotations: { idempotentHint: false },
    run: (call, args) =>
      withMemories(call, async (desk) => {
        const { uri, project } = uriFrom(args.uri, desk)
        mayBeWritten(uri)
        const before = ownMemory(desk, project, uri)
        if (before && before.status !== 'deleted') {
          throw new CommandError(
            `there is a memory ${uri} already: ${before.content.slice(0, 200)}`,
            'memory_update changes it; or save under another URI',
          )
        }
        const earlier = args.supersedes === undefined ? undefined : memoryHere(desk, args.supersedes)
        const stands = earlier?.trust === 'user' && !wasAskedFor(call, desk, earlier, 'change')
        const links = await linksTo(desk, call.cwd, { files: args.files ?? [], symbols: args.symbols ?? [] })
        const made = desk.sql.transaction(() => {
          const created = create(desk, {
            project,
            uri,
            content: notEmpty(uri, args.content),
            trust: 'agent',
            author: 'agent',
            origin: origin(call, desk),
            disclosure: args.when ?? '',
            links: [...links, ...errorLinks(args.error)],
            ...(args.tier !== undefined && { tier: args.tier }),
          })
          if (created.kind === 'created') {
            // What the person said stands until they say otherwise: the two are shown to them.
            if (earlier) relate(desk, created.memory, earlier, stands ? 'contradicts' : 'evolves_from')
            noteSaved(call, desk, uri)
            // What holds everywhere would be told to every project: the person decides about that.
            if (project === EVERYWHERE) revise(desk, created.memory, { author: 'agent', status: 'archived' })
          }
          return created
        })
        if (made.kind !== 'created')
          throw new CommandError(
            `${uri} was forgotten by the user and stays away`,
            'save something else, or ask the user',
          )
        if (project === EVERYWHERE)
          return `Saved ${uri}; it would be told in every project, so it waits until the person agrees: throughline memory update ${uri} --status active`
        if (stands)
          return `Saved ${uri} beside ${earlier.uri}, which is the person's own word and stands until they say otherwise; the two are shown to them as a contradiction.`
        const waits = waitsFor(call, desk, made.memory)
        return `Saved ${uri} (about ${tokensOf(made.memory.content)} tokens).${unseenText(links)}${toSettle(desk, made.memory)}${waits}`
      }),
  }),
  tool({
    name: 'memory_update',
    title: 'Correct a memory',
    description:
      'Replace or add to a memory; the earlier version is kept and can be restored. What the user said is changed only when they ask for it.',
    input: v.object({
      uri: uriField,
      content: v.optional(v.pipe(v.string(), v.maxLength(LONGEST.content), v.description('The new text.'))),
      append: v.optional(
        v.pipe(v.string(), v.maxLength(LONGEST.content), v.description('A text to add at the end instead.')),
      ),
      replace: v.optional(v.pipe(v.string(), v.description('A piece of the text, there once, that `with` replaces.'))),
      with: v.optional(v.string()),
      tier: tierField,
      when: whenField,
    }),
    annotations: { idempotentHint: true },
    run: (call, args) =>
      withMemories(call, async (desk) => {
        const memory = changeableHere(desk, args.uri)
        if (memory.trust === 'team')
          throw new CommandError(
            `${memory.uri} is somebody else's word, from the team`,
            `save what holds under a URI of your own, with supersedes: ${memory.uri}`,
          )
        if (memory.project === EVERYWHERE && memory.status === 'active')
          throw new CommandError(
            `${memory.uri} is told in every project, so only the person changes it`,
            `they type: throughline memory update ${memory.uri} --content "…"`,
          )
        const text =
          args.content ??
          patched(memory, args.replace, args.with) ??
          (args.append === undefined ? undefined : `${memory.content}\n${notEmpty(memory.uri, args.append)}`)
        const content = text === undefined ? undefined : notEmpty(memory.uri, text)
        if (content === undefined && args.tier === undefined && args.when === undefined)
          throw new CommandError('nothing to change was given', 'give content, append, replace and with, tier or when')
        const change = {
          ...(content !== undefined && { content }),
          ...(args.tier !== undefined && { tier: args.tier }),
          ...(args.when !== undefined && { disclosure: args.when }),
        }
        if (isAlready(memory, change)) return `${memory.uri} was like that already.`
        const proposed = proposedInstead(call, desk, memory, 'change', change)
        if (proposed !== undefined) return proposed
        const anew = content === undefined ? [] : await anewFor(desk, memory)
        const after = desk.sql.transaction(() => {
          anchor(desk, memory, anew)
          const changed = revise(desk, memory, { author: 'agent', ...change, ...changedByAgent(memory, content) })
          noteSaved(call, desk, memory.uri)
          return changed
        })
        return `Changed ${memory.uri} (version ${after.version}).${toSettle(desk, after)}${waitsFor(call, desk, after)}`
      }),
  }),
  tool({
    name: 'memory_forget',
    title: 'Forget a memory for good',
    description: 'Remove a memory with all its versions, when the user asks for it. It cannot be restored.',
    input: v.object({ uri: uriField }),
    annotations: { destructiveHint: true },
    run: async (call, { uri }) => {
      const proposed = await withMemories(call, (desk) =>
        proposedInstead(call, desk, changeableHere(desk, uri), 'forget'),
      )
      if (proposed !== undefined) return proposed
      return (await forgetOne({ ...call, flag: (name) => name === 'yes' || call.flag(name) }, uri)).text
    },
  }),
]

/** What tells others what to do is told when the person agrees. */
function waitsFor(call: Call, desk: MemoryDesk, memory: Memory): string {
  const session = sessionOf(desk.sql, clientOf(call)) ?? ''
  const waits = desk.sql.transaction(() => waitsForPerson(desk, desk.place.project, session, memory))
  return waits ? ORDER_WAITS : ''
}

const ORDER_WAITS =
  ' It tells what is to be done, so nobody is told it before the person agrees: throughline memory list --waiting. What holds can be saved as a statement.'

function isAlready(memory: Memory, { content, tier, disclosure }: ProposedChange): boolean {
  return (
    (content === undefined || content === memory.content) &&
    (tier === undefined || tier === memory.tier) &&
    (disclosure === undefined || disclosure === memory.disclosure)
  )
}

/** Who has just written something should know at once that another memory says otherwise, and how to settle it. */
function toSettle(desk: MemoryDesk, memory: Memory): string {
  const conflicts = conflictsOf(desk, memory)
  if (conflicts.length === 0) return ''
  return `${conflictNotice(conflicts)}\nFind out which holds, or ask the user; then correct the other with memory_update, or save what holds now with supersedes.`
}

function origin(call: Call, { sql }: MemoryDesk): string {
  const session = sessionOf(sql, clientOf(call))
  return session ? `session ${session}` : 'mcp'
}

/** The session's timeline shows it, and the agent is not asked to save again before it has done something new. */
function noteSaved(call: Call, { sql, now }: MemoryDesk, uri: string): void {
  const session = sessionOf(sql, clientOf(call))
  if (session) append(sql, { session, agent: '', at: now, type: 'memory:save', data: { text: uri } })
}
