import type { Event } from '../../protocol/event.ts'
import { callsOf } from '../conditions/calls.ts'
import { fileActs } from '../effects/file-acts.ts'
import { type Answer, signed } from '../judge/respond.ts'
import type { Rule } from '../rule.ts'
import type { RulesContext } from './context.ts'
import { ownFiles } from './own-files.ts'
import { makerOf, namesOwn, OWN_PACK, sourceOf } from './place.ts'
import { LONGEST_SCRIPT, sessionBorn } from './session-born.ts'

/**
 * What the agent would change of Throughline's or a client's files without naming them: through a link, or by a pattern. The rule about
 * those files goes by names; here the file system is asked where the words of a call lead.
 */
export async function reachesOwn(event: Event, context: RulesContext): Promise<readonly Answer[]> {
  const input = 'toolInput' in event ? (event.toolInput as Record<string, unknown>) : {}
  const real = await context.links?.()
  if (!real) return []
  const text = typeof input.command === 'string' ? input.command : ''
  const words = text === '' ? pathsIn(event) : wordsOf(text)
  const { userHome } = context
  const project = event.projectDir ?? event.cwd
  const own = ownFiles({ userHome, home: context.paths.home, project }, real)
  const folders = [event.cwd]
  for (const folder of foldersEntered(words)) folders.push(whole(folder, event.cwd, userHome))
  folders.push(userHome)
  let looks = MOST_LOOKS
  for (const word of words) {
    if (word === '' || word.startsWith('-') || word.length > LONGEST_PATH || looks-- <= 0) continue
    for (const folder of folders) {
      const path = whole(word, folder, userHome)
      // Written with quotes or escapes inside, it is not known by its name either.
      const isHidden = text !== '' && !text.includes(word)
      const found = isPattern(word) || isHidden ? own.matching(path) : own.behind(path, real)
      if (found !== undefined) return [await asked(word, found, context)]
      if (path === word) break
    }
  }
  return text === '' ? [] : inScripts(words, event, context)
}

/** What the text runs was written in this session, and names what the own rules are about: they are asked what it does. */
async function inScripts(words: readonly string[], event: Event, context: RulesContext): Promise<readonly Answer[]> {
  let born: number | undefined
  for (const word of words) {
    if (word.startsWith('-') || word.length > LONGEST_PATH || !(word.includes('.') || word.includes('/'))) continue
    const path = whole(word, event.cwd, context.userHome)
    const changed = context.modifiedAt(path)
    if (changed === undefined) continue
    born ??= await sessionBorn(event, context)
    if (changed < born || !namesOwn({ text: (await context.head(path, LONGEST_SCRIPT)) ?? '' })) continue
    const { consult } = await import('./consult.ts')
    const source = sourceOf([OWN_PACK], false, makerOf(context))
    return consult(event, { project: event.projectDir ?? event.cwd, sources: [source] }, context)
  }
  return []
}

const MOST_LOOKS = 400
const LONGEST_PATH = 1000

/** The files that a tool which is no shell would change. */
function pathsIn(event: Event): string[] {
  const found: string[] = []
  for (const { tool, input } of callsOf(event))
    for (const { does, path } of fileActs(tool, input)) if (does !== 'reads') found.push(path)
  return found
}

/** The words of a shell text, quotes and escapes gone: not parsed, only taken apart. By hand, because every hook is cold. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let word = ''
  for (let at = 0; at < text.length && at < LONGEST_TEXT; at++) {
    const sign = text[at] ?? ''
    if (!SEPARATORS.includes(sign)) {
      if (!QUOTES.includes(sign)) word += sign
      continue
    }
    if (word !== '') words.push(word)
    word = ''
  }
  if (word !== '') words.push(word)
  return words
}

/** `X=path` is two of them. */
const SEPARATORS = ' \t\n;&|<>()`='
const QUOTES = '\'"\\'
const LONGEST_TEXT = 20_000

function foldersEntered(words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1]
    if (before === 'cd' || before === 'pushd' || before === '-C') found.push(words[at] ?? '')
  }
  return found
}

function whole(word: string, folder: string, userHome: string): string {
  if (word.startsWith('/')) return word
  for (const home of HOMES) if (word === home || word.startsWith(`${home}/`)) return userHome + word.slice(home.length)
  return `${folder}/${word}`
}

const HOMES = ['~', '$HOME', `\${HOME}`]

function isPattern(word: string): boolean {
  return word.includes('*') || word.includes('?') || word.includes('[') || word.includes('{')
}

async function asked(word: string, found: string, context: RulesContext): Promise<Answer> {
  const named = word === found ? word : `${word} → ${found}`
  // Where its translation cannot be had, it is asked all the same.
  const told = await context.inLanguage(TEXT).catch(() => TEXT)
  const reason = `${named}: ${told} ${signed(RULE.name)}`
  return { rule: { ...RULE, text: reason }, outcome: { decision: 'ask', reason } }
}

/** As the rule that goes by names says it. */
const TEXT =
  "This changes Throughline's own files, or the settings by which a host calls it. The person decides about that."

const RULE: Rule = {
  name: 'own-files',
  description: "Asks before the agent changes Throughline's own files or the hosts' settings that call it.",
  events: ['PreToolUse'],
  priority: 95,
  action: 'ask',
  text: '',
  origin: 'pack',
  file: 'own/own-files.md',
}
