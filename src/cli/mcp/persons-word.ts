import { typedParts } from '../../base/typed/parts.ts'
import { sessionOf } from '../../memory/feature/mcp-there.ts'
import type { Memory } from '../../memory/store/record.ts'
import { type Call, CommandError } from '../command.ts'
import type { MemoryDesk } from '../memory/place.ts'
import { clientOf } from './caller.ts'

/** What an agent may want to do with a memory. */
type Wish = 'forget' | 'change'

/**
 * What the person said is theirs: an agent takes it away or changes it when they asked for that, in words of their own that name it.
 * Otherwise it is told what they can type, and where to put what it found out.
 */
export function mustBeAskedFor(call: Call, desk: MemoryDesk, memory: Memory, wish: Wish): void {
  if (memory.trust !== 'user' || wasAskedFor(call, desk, memory, wish)) return
  throw new CommandError(
    `${memory.uri} is the person's own word, and they did not ask for this`,
    HINTS[wish](memory.uri),
  )
}

const HINTS: Readonly<Record<Wish, (uri: string) => string>> = {
  forget: (uri) => `ask them: they say so in a prompt that names it, or type: throughline forget ${uri}`,
  change: (uri) =>
    `ask them: they say what holds now, or type: throughline memory update ${uri} --content "…". What you found out goes into a memory of yours (memory_save with supersedes: ${uri}): theirs stands, and both are shown to them as a contradiction`,
}

/** Whether the person asked for it in one of their last prompts of this session. */
export function wasAskedFor(call: Call, desk: MemoryDesk, memory: Memory, wish: Wish): boolean {
  return promptsOf(call, desk).some((prompt) => asksFor(typedParts(prompt).typed, memory, wish))
}

export function asksFor(text: string, { uri, content }: Pick<Memory, 'uri' | 'content'>, wish: Wish): boolean {
  const about = new Set(wordsOf(`${uri} ${content}`))
  return text.split(SENTENCES).some((sentence) => {
    if (!WISHES[wish].test(sentence) || NOT.test(sentence)) return false
    return wordsOf(sentence).some((word) => about.has(word))
  })
}

function promptsOf(call: Call, { sql, place, now }: MemoryDesk): string[] {
  const session = sessionOf(sql, clientOf(call)) ?? newestSession(sql, place.project, now)
  if (session === undefined) return []
  return sql
    .all<{ text: string | null }>(
      `SELECT data ->> '$.text' AS text FROM timeline WHERE session = ? AND type = 'prompt:submit' ORDER BY id DESC LIMIT ${LAST}`,
      session,
    )
    .flatMap(({ text }) => text ?? [])
}

/** Not every client says which session its server belongs to: then the one of this project that is at work. */
function newestSession(sql: MemoryDesk['sql'], project: string, now: number): string | undefined {
  return sql.get<{ session: string }>(
    `SELECT s.session FROM sessions s JOIN memory_places p ON p.dir = s.project AND p.project = ?
     WHERE s.agent = '' AND s.last_at > ? ORDER BY s.last_at DESC LIMIT 1`,
    project,
    now - AT_WORK_MS,
  )?.session
}

/** Stems of words, and pairs of Chinese characters. */
function wordsOf(text: string): string[] {
  const low = text.toLowerCase()
  const words = (low.match(/[a-z0-9]{3,}/g) ?? []).filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5))
  const pairs = (low.match(/[\u3400-\u9fff]+/g) ?? []).flatMap((run) =>
    [...run].slice(1).map((_, at) => run.slice(at, at + 2)),
  )
  return [...words, ...pairs]
}

const LAST = 3
const AT_WORK_MS = 60 * 60 * 1000
const SENTENCES = /[.!?;](?=\s|$)|[。！？；\n]/
const WISHES: Readonly<Record<Wish, RegExp>> = {
  forget: /\b(?:forget|delete|remove|erase|drop|wipe|discard|get rid of)\b|忘|[删刪]|去掉|移除|清除|抹掉/i,
  change:
    /\b(?:change|update|correct|edit|rewrite|replace|adjust|amend|reword|append|add to)\b|更新|更正|修正|修改|替[换換]|改成|改[为為]|[补補]充/i,
}
const NOT = /\b(?:don'?t|do not|never|without|no need to)\b|不要|不用|[别別]/i
const COMMON: ReadonlySet<string> = new Set(
  'the and that this with from for not you are was has have all any our your project user workflow memory memories convention conventions fact facts preference preferences decision decisions note notes rule rules about what said forget delete remove erase drop wipe discard change update correct edit rewrite replace adjust amend please can could should must will would always never use'.split(
    ' ',
  ),
)
