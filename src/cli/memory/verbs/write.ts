import { noteContradictions } from '../../../memory/claims/contradictions.ts'
import { changedByAgent } from '../../../memory/proposals/changed-by-agent.ts'
import { linksIn } from '../../../memory/recall/met/disclosure.ts'
import { EVERYWHERE } from '../../../memory/store/identity.ts'
import { putIndex } from '../../../memory/store/index-rows.ts'
import { type Link, linksOf } from '../../../memory/store/links.ts'
import { type Memory, memoryById, STATUSES } from '../../../memory/store/record.ts'
import { RELATIONS, relate, unrelate } from '../../../memory/store/relations.ts'
import { create, ownMemory, revise } from '../../../memory/store/store.ts'
import { restoreVersion } from '../../../memory/store/versions.ts'
import { t } from '../../../messages/people/speak.ts'
import { readInput } from '../../../platform/io.ts'
import { type Call, CommandError, countOption, oneOf, type Result, usageError } from '../../command.ts'
import { anchor, anewFor, linksTo, unseenText } from '../anchors.ts'
import { conflictNotice, conflictsOf } from '../conflicts.ts'
import { errorLinks } from '../error-pattern.ts'
import { notEmpty, patched } from '../patched.ts'
import { type MemoryDesk, uriFrom, withMemories } from '../place.ts'
import { fullJson } from '../present.ts'
import { onlyThePerson, onlyThePersonOf, proposedByAgent, waitsAsOrder, whoTypes } from '../whose-call.ts'
import { forgetOne } from './forget.ts'
import { memoryNamed } from './read.ts'

export async function createMemory(call: Call): Promise<Result> {
  const tier = countOption(call, 'tier', 0, 10)
  const content = await contentFrom(call)
  if (content === undefined || content.trim() === '')
    throw usageError(t`the text is missing`, t`add --content TEXT, or --content - to read it from standard input`)
  return withMemories(call, async (desk) => {
    const { uri, project } = uriFrom(call.words[0], desk)
    if (uri.startsWith('system://'))
      throw usageError(
        t`${uri} cannot be written`,
        t`system:// is made up when it is read; use project, workflow, user or task`,
      )
    const standsThere = ownMemory(desk, project, uri)
    if (standsThere && standsThere.status !== 'deleted') {
      throw new CommandError(t`there is a memory ${uri} already`, t`memory update changes it, memory append adds to it`)
    }
    const links = await linksFrom(call, desk)
    const writer = whoTypes(call)
    // What holds everywhere would be told to every project: the person decides about that.
    const waits = writer === 'agent' && project === EVERYWHERE
    const made = desk.sql.transaction(() => {
      const created = create(desk, {
        project,
        uri,
        content,
        trust: writer,
        author: writer,
        links: [...links, ...errorLinks(call.value('error'))],
        ...(tier !== undefined && { tier }),
        disclosure: call.value('when') ?? '',
      })
      if (waits && created.kind === 'created') revise(desk, created.memory, { author: writer, status: 'archived' })
      return created
    })
    if (made.kind !== 'created')
      throw new CommandError(t`${uri} was not written`, t`throughline memory list shows what there is`)
    const isOrder = await waitsAsOrder(call, desk, made.memory)
    return said(
      desk,
      made.memory,
      `${t`Remembered ${uri}${made.memory.content === content ? '' : t` (a secret in it was taken out)`}.${unseenText(links)}`}${waits ? ` ${t`It would be told in every project, so it waits until the person types: throughline memory update ${uri} --status active`}` : ''}${isOrder}`,
    )
  })
}

export async function updateMemory(call: Call): Promise<Result> {
  const tier = countOption(call, 'tier', 0, 10)
  const status = oneOf(call, 'status', STATUSES)
  const given = await contentFrom(call)
  const disclosure = call.value('when')
  return withMemories(call, async (desk) => {
    const memory = ownStanding(desk, call.words[0])
    const text = given ?? patched(memory, call.value('replace'), call.value('with'))
    const content = text === undefined ? undefined : notEmpty(memory.uri, text)
    const links = await linksWanted(call, desk, memory)
    if (
      content === undefined &&
      tier === undefined &&
      status === undefined &&
      disclosure === undefined &&
      links.length === 0
    ) {
      throw usageError(
        t`nothing to change was given`,
        t`add --content, --replace and --with, --tier, --when, --status, --file, --symbol or --error`,
      )
    }
    const writer = whoTypes(call)
    if (status !== undefined || links.length > 0) onlyThePersonOf(call, memory)
    const proposed = await proposedByAgent(call, desk, memory, 'change', {
      ...(content !== undefined && { content }),
      ...(tier !== undefined && { tier }),
      ...(disclosure !== undefined && { disclosure }),
    })
    if (proposed) return proposed
    const waited = memory.project === EVERYWHERE && memory.trust === 'agent' && memory.status === 'archived'
    const isAgreedTo = writer === 'user' && status === 'active' && waited
    const anew = links.length > 0 || content === undefined ? links : await anewFor(desk, memory)
    const after = desk.sql.transaction(() => {
      anchor(desk, memory, anew)
      const changed = revise(desk, memory, {
        author: writer,
        ...(content !== undefined && {
          content,
          ...(writer === 'user' ? { trust: writer } : changedByAgent(memory, content)),
        }),
        ...(tier !== undefined && { tier }),
        ...(status && { status }),
        // An agent's memory for all projects waited for this: it is the person's now.
        ...(isAgreedTo && { trust: writer }),
        ...(disclosure !== undefined && { disclosure }),
      })
      if (links.length > 0) reindex(desk, changed, links)
      return changed
    })
    const isOrder = await waitsAsOrder(call, desk, after)
    return said(
      desk,
      after,
      after.version === memory.version && links.length === 0
        ? t`${memory.uri} was like that already${anew.length > 0 ? t`; it is anchored to what is there now` : ''}.`
        : `${t`Changed ${memory.uri} (version ${after.version}).${unseenText(links)}`}${isOrder}`,
    )
  })
}

export async function appendMemory(call: Call): Promise<Result> {
  const content = await contentFrom(call)
  if (content === undefined || content.trim() === '') throw usageError(t`the text is missing`, t`add --content TEXT`)
  return withMemories(call, async (desk) => {
    const memory = ownStanding(desk, call.words[0])
    const longer = `${memory.content}\n${content}`
    const proposed = await proposedByAgent(call, desk, memory, 'change', { content: longer })
    if (proposed) return proposed
    const anew = await anewFor(desk, memory)
    const after = desk.sql.transaction(() => {
      anchor(desk, memory, anew)
      const author = whoTypes(call)
      return revise(desk, memory, {
        content: longer,
        author,
        ...(author === 'agent' && changedByAgent(memory, longer)),
      })
    })
    return said(desk, after, t`Added to ${memory.uri} (version ${after.version}).`)
  })
}

export async function deleteMemory(call: Call): Promise<Result> {
  if (call.flag('force')) return forgetOne(call, call.words[0])
  return withMemories(call, async (desk) => {
    const memory = memoryNamed(desk, call.words[0])
    const proposed = await proposedByAgent(call, desk, memory, 'forget')
    if (proposed) return proposed
    const after = desk.sql.transaction(() => revise(desk, memory, { status: 'deleted', author: whoTypes(call) }))
    return said(
      desk,
      after,
      t`Deleted ${memory.uri}. throughline memory restore ${memory.uri} brings it back; throughline forget removes it for good.`,
    )
  })
}

export function restoreMemory(call: Call): Promise<Result> {
  const to = countOption(call, 'version', 1, 1_000_000)
  return withMemories(call, async (desk) => {
    const memory = memoryNamed(desk, call.words[0])
    onlyThePersonOf(call, memory)
    const anew = await anewFor(desk, memory)
    const after = desk.sql.transaction(() => {
      const restored = restoreVersion(desk, memory, to, whoTypes(call))
      // What only comes back as it was is anchored where it was.
      if (restored && restored.content !== memory.content) anchor(desk, memory, anew)
      return restored
    })
    if (!after) {
      throw new CommandError(
        to === undefined ? t`${memory.uri} has no earlier version` : t`${memory.uri} has no version ${to}`,
        t`throughline memory history ${memory.uri} shows its versions`,
      )
    }
    return said(desk, after, t`Restored ${memory.uri} (version ${after.version}).`)
  })
}

export function relateMemories(call: Call): Promise<Result> {
  const kind = oneOf(call, 'kind', RELATIONS) ?? 'relates_to'
  const strength = strengthFrom(call)
  return withMemories(call, (desk) => {
    const source = memoryNamed(desk, call.words[0])
    const target = memoryNamed(desk, call.value('to') ?? call.words[1])
    if (source.id === target.id)
      throw usageError(t`a memory cannot be related to itself`, t`give another URI with --to`)
    // What the person said comes after nothing, and contradicts nothing, by an agent's word.
    if (source.trust === 'user' || (call.flag('remove') && target.trust === 'user')) onlyThePerson(call)
    if (call.flag('remove')) {
      const removed = desk.sql.transaction(() => unrelate(desk, source, target, kind))
      if (!removed)
        throw new CommandError(
          t`no ${kind} leads from ${source.uri} to ${target.uri}`,
          t`throughline memory read ${source.uri} shows its relations`,
        )
      return said(desk, source, t`Removed: ${source.uri} ${kind} ${target.uri}.`)
    }
    desk.sql.transaction(() => relate(desk, source, target, kind, strength))
    const text = `${source.uri} ${kind} ${target.uri}.`
    // That they contradict each other has just been said.
    return kind === 'contradicts' ? { text, json: fullJson(desk, source) } : said(desk, source, text)
  })
}

function strengthFrom(call: Call): number {
  const word = call.value('strength') ?? '1'
  const strength = Number(word)
  if (word.trim() !== '' && strength >= 0 && strength <= 1) return strength
  throw usageError(t`${word} is not a strength`, t`give a number from 0 to 1`)
}

function said(desk: MemoryDesk, memory: Memory, text: string): Result {
  const now = memoryById(desk.sql, memory.id) ?? memory
  return { text: `${text}${conflictNotice(conflictsOf(desk, now))}`, json: fullJson(desk, now) }
}

async function contentFrom(call: Call): Promise<string | undefined> {
  const given = call.value('content')
  if (given !== '-') return given
  const input = await readInput(60_000)
  if (!input.ok)
    throw new CommandError(input.reason, t`pipe the text in: echo … | throughline memory create URI --content -`)
  return input.text.replace(/\n$/, '')
}

function linksFrom(call: Call, desk: MemoryDesk, standing: readonly Link[] = []): Promise<Link[]> {
  return linksTo(desk, call.cwd, { files: listFrom(call, 'file'), symbols: listFrom(call, 'symbol') }, standing)
}

/** The links an update asks for: of each kind that it names the new ones, of the others those that are there. */
async function linksWanted(call: Call, desk: MemoryDesk, memory: Memory): Promise<Link[]> {
  const standing = linksOf(desk.sql, memory.id)
  const about = await linksFrom(call, desk, standing)
  const errors = errorLinks(call.value('error'))
  if (about.length + errors.length === 0) return []
  const kept = (about.length > 0 ? about : standing).filter(({ kind }) => kind !== 'pattern' || errors.length === 0)
  return [...linksIn(memory.disclosure), ...kept, ...errors]
}

function listFrom(call: Call, option: string): string[] {
  return (call.value(option) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** What it is about is searched for as well, and decides what it can contradict. */
function reindex(desk: MemoryDesk, memory: Memory, links: readonly Link[]): void {
  noteContradictions(desk, memory)
  putIndex(desk.sql, memory.id, { ...memory, links: links.map(({ key }) => key) })
}

/** What somebody of the team said stays in their words: who knows better says so under their own name. */
function ownStanding(desk: MemoryDesk, word: string | undefined): Memory {
  const memory = memoryNamed(desk, word)
  if (memory.trust !== 'team') return memory
  throw new CommandError(
    t`${memory.uri} is somebody else's word, from the team`,
    t`write your own under another URI, and share it with --supersedes ${memory.uri}`,
  )
}
