import { messageOf } from '../../base/message-of.ts'
import type { Event } from '../../protocol/event.ts'
import { EFFECT_WORD } from '../compile/index-keys.ts'
import { callsOf, toolsOf } from '../conditions/calls.ts'
import {
  couldDestroy,
  EDITORS,
  fileActs,
  hasSecretWord,
  isServerTool,
  placesShown,
  tellsDatabase,
} from '../effects/file-acts.ts'
import type { Answer } from '../judge/respond.ts'
import { quickLook, quickTexts } from '../quick/quick-look.ts'
import type { Rule } from '../rule.ts'
import {
  asksForPrograms,
  type CompiledFile,
  candidatesIn,
  couldApply,
  hasAny,
  hasWord,
  type Mark,
  marksOf,
  ORDINARY,
  opened,
  PART,
  type RuleEntry,
} from './compiled-file.ts'
import type { RulesContext } from './context.ts'
import { compiledPath, type RuleSource, type RulesPlace } from './place.ts'

/**
 * What the rules say to an event. It needs no store: the rules that could apply are read from files of their own, which are brought up
 * to date where a rule file has changed.
 */
export async function consult(
  event: Event,
  place: RulesPlace,
  context: RulesContext,
  texts: readonly Promise<string | undefined>[] = [],
): Promise<readonly Answer[]> {
  try {
    if (context.isLate) {
      context.arm?.()
      await context.beforeSlow?.()
    }
    const { found, complete } = await candidatesFor(event, place, context, texts)
    if (found.length === 0 && complete) return []
    context.arm?.()
    if (isLong(event)) await context.beforeSlow?.()
    const { obey } = await import('./obey.ts')
    return await obey({ rules: found, complete }, event, place, context, async (changed) => {
      const again = await candidatesFor(changed, place, context)
      return { rules: again.found, complete: again.complete }
    })
  } catch (failure) {
    // Rules are in force and nobody knows what they say.
    context.note(`rules at ${event.name}: ${messageOf(failure)}`)
    const { unread } = await import('../judge/unread.ts')
    return unread(event, 'failed')
  }
}

interface Candidates {
  readonly found: readonly Rule[]
  readonly complete: boolean
}

async function candidatesFor(
  event: Event,
  { sources, project }: RulesPlace,
  context: RulesContext,
  texts: readonly Promise<string | undefined>[] = [],
): Promise<Candidates> {
  const entries: RuleEntry[] = []
  let complete = true
  for (let at = 0; at < sources.length; at++) {
    const source = sources[at] as RuleSource
    const path = compiledPath(source, context)
    const read = opened(await (texts[at] ?? context.text(path)))
    const known = read && context.modifiedAt(path) === read.at ? read : undefined
    const current = known?.stamp === source.stamp ? known : undefined
    const found = current && (await find(event, current, context))
    if (current && found && !editedInPlace(current, event, found, context)) {
      for (const entry of found) entries.push(entry)
      continue
    }
    context.arm?.()
    await context.beforeSlow?.()
    const { refresh } = await import('./refresh.ts')
    const fresh = await refresh(source, known, project, context)
    complete &&= fresh.complete
    for (const entry of await find(event, fresh.file, context)) entries.push(entry)
  }
  entries.sort((a, b) => (b.rule?.priority ?? 0) - (a.rule?.priority ?? 0) || (a.path < b.path ? -1 : 1))
  const found: Rule[] = []
  for (const { rule } of entries) if (rule && couldApply(rule, event, context.userHome)) found.push(rule)
  return { found, complete }
}

/** Only a long text can take long. */
function isLong(event: Event): boolean {
  if (!('toolInput' in event)) return false
  for (const field in event.toolInput as object) {
    const value = (event.toolInput as Record<string, unknown>)[field]
    if (typeof value !== 'string' || value.length > LONG) return true
  }
  return false
}

const LONG = 4000

/** The rules that could apply: by event, by tool, and by the programs that a command calls. */
async function find(event: Event, file: CompiledFile, context: RulesContext): Promise<readonly RuleEntry[]> {
  const wanted = { event: event.name, tools: toolsOf(event) }
  if (!hasAny(file, wanted)) return []
  const texts = await quickTexts(event)
  if (texts.length === 0) {
    const acts = hasWord(file, wanted, EFFECT_WORD) && (await callsCouldMatter(event))
    return candidatesIn(file, { ...wanted, words: acts ? [EFFECT_WORD] : [] })
  }
  // To know its programs it may have to be parsed.
  for (const text of texts)
    if (text.length > LONG) {
      context.arm?.()
      await context.beforeSlow?.()
    }
  const words = await quickLook(texts, {
    asksForPrograms: () => asksForPrograms(file, wanted),
    asksForEffects: () => hasWord(file, wanted, EFFECT_WORD),
    ownScript: (path) => ownScript(path, event, context),
  })
  return candidatesIn(file, { ...wanted, words })
}

/** The text of a file, if it was written since the session began. */
async function ownScript(path: string, event: Event, context: RulesContext): Promise<string | undefined> {
  const file = path.startsWith('/') ? path : `${event.cwd}/${path}`
  const changed = context.modifiedAt(file)
  if (changed === undefined) return undefined
  const { LONGEST_SCRIPT, sessionBorn } = await import('./session-born.ts')
  return changed >= (await sessionBorn(event, context)) ? context.head(file, LONGEST_SCRIPT) : undefined
}

/**
 * Whether a tool that is no shell could do something to a file that rules ask about: one of a server, or one that writes outside the
 * project or below a name that begins with a dot. A cheap look, because nearly every file is inside.
 */
function filesCouldMatter(event: Event): boolean {
  const project = event.projectDir ?? event.cwd
  for (const { tool, input } of callsOf(event)) {
    const isServer = isServerTool(tool)
    if (!isServer && !EDITORS.includes(tool)) continue
    if (isServer && tellsDatabase(tool, input)) return true
    if (isServer && sendsFiles(input)) return true
    for (const { does, path } of fileActs(tool, input)) {
      if (does === 'deletes' || (isServer && hasSecretWord(path))) return true
      const isBelow = path.startsWith('/')
        ? path.startsWith(`${project}/`)
        : !path.startsWith('.') && !path.startsWith('~')
      if (!isBelow || path.includes('/.')) return true
    }
  }
  return false
}

/** Whether a tool that is no shell could do something that rules ask about: to a file, to a server, or with a token. */
async function callsCouldMatter(event: Event): Promise<boolean> {
  if (filesCouldMatter(event)) return true
  for (const { tool, input } of callsOf(event)) {
    for (const path of placesShown(tool, input)) if (hasSecretWord(path)) return true
    if (!isServerTool(tool) && !GOES_OUT.includes(tool)) continue
    if (couldDestroy(tool) || (await import('../effects/tokens.ts')).holdsToken(input)) return true
  }
  return false
}

/** Tools by which an agent asks something of the network. */
const GOES_OUT: readonly string[] = ['WebFetch', 'WebSearch', 'webfetch', 'websearch', 'fetch']

/** Files for another machine: which ones is looked at more closely. */
function sendsFiles(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    Object.hasOwn(input, 'repo') &&
    (Object.hasOwn(input, 'content') || Object.hasOwn(input, 'files'))
  )
}

/**
 * Whether a rule file was edited in place, which its folder does not show. A set of ordinary size is looked at whole. Of a
 * larger one: everything when a session or a turn begins, else what could apply to this event, and a part of the others.
 */
function editedInPlace(
  file: CompiledFile,
  event: Event,
  candidates: readonly RuleEntry[],
  context: RulesContext,
): boolean {
  if (file.files <= ORDINARY) return isStale(file.marks, context)
  for (const { path, modifiedAt, size } of candidates)
    if (size >= 0 && context.modifiedAt(path) !== modifiedAt) return true
  const parts = Math.ceil(file.files / PART)
  const whole = event.name === 'SessionStart' || event.name === 'UserPromptSubmit'
  if (!whole) return isStale(marksOf(file, Math.floor(context.time()) % parts), context)
  for (let part = 0; part < parts; part++) if (isStale(marksOf(file, part), context)) return true
  return false
}

function isStale(marks: readonly Mark[], context: RulesContext): boolean {
  for (const [path, modifiedAt] of marks) if (context.modifiedAt(path) !== modifiedAt) return true
  return false
}
