import type { FileDetails } from '../../learn/files.ts'
import { topicsOf } from '../../learn/topics.ts'
import { splitName } from '../../search/terms.ts'

/**
 * What each file is about, in its most telling words: those that several of its names are made of or that the reasons for
 * working on it gave, and that few other files share. What was asked for in a session counts only where the file bears it
 * out: a session touches many files that its question was not about.
 */
export function tellingSubjects(files: readonly FileDetails[]): (file: FileDetails) => string[] {
  const known = new Map<string, readonly string[]>()
  const partsOf = (name: string) => {
    const before = known.get(name)
    if (before) return before
    const made = [...new Set(splitName(name.replace(/\.\w+$/, '')))]
    known.set(name, made)
    return made
  }
  const words = new Map(files.map((file) => [file, wordsOf(file, partsOf)]))
  const spread = new Map<string, number>()
  for (const own of words.values()) for (const word of own.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  const most = Math.max(3, files.length * COMMON_SHARE)
  return (file) => {
    const path = new Set(splitName(file.path))
    const rated = [...(words.get(file) ?? [])]
      .filter(([word]) => !path.has(word) && !path.has(`${word}s`) && (spread.get(word) ?? 0) <= most)
      .map(([word, weight]) => ({ word, worth: weight * Math.log(1.3 + files.length / (spread.get(word) ?? 1)) }))
      .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
    const chosen: string[] = []
    for (const { word } of rated) {
      // "token" and "tokens" are one subject.
      if (chosen.length < MOST && !chosen.some((one) => one.startsWith(word) || word.startsWith(one))) chosen.push(word)
    }
    return chosen
  }
}

function wordsOf(
  { names, whys, topics }: FileDetails,
  partsOf: (name: string) => readonly string[],
): Map<string, number> {
  const parts = new Map<string, number>()
  for (const name of Object.keys(names)) for (const part of partsOf(name)) parts.set(part, (parts.get(part) ?? 0) + 1)
  const words = new Map<string, number>()
  const add = (word: string, worth: number) => words.set(word, (words.get(word) ?? 0) + worth)
  for (const [part, times] of parts) if (times >= 2 && isWord(part)) add(part, Math.min(4, times) * 0.5)
  const reasons = new Map<string, number>()
  for (const { text } of whys.filter((why) => isDeed(why.text)))
    for (const word of topicsOf([text])) reasons.set(word, (reasons.get(word) ?? 0) + 1)
  for (const [word, times] of reasons) if (isWord(word) && (parts.has(word) || times >= 2)) add(word, times * 0.7)
  for (const [word, [score]] of Object.entries(topics)) {
    if (words.has(word) || (parts.has(word) && isWord(word))) add(word, Math.min(2, score))
  }
  return words
}

/** What was looked for, or where, tells the next one nothing; what was done does. */
export function isDeed(why: string): boolean {
  return !LOOKING.test(why)
}

/** It says what was made other than it was; that it was fixed or implemented says nothing by itself. */
export function changesSomething(why: string): boolean {
  return CHANGING.test(why)
}

const CHANGING =
  /^(?:add|allow|avoid|cache|change|clean|convert|default|delete|disable|drop|enable|extract|guard|handle|implement|inject|introduce|keep|limit|log|make|merge|move|pass|prevent|record|register|remove|rename|replace|reset|restore|retry|return|set|simplify|skip|split|stop|store|support|switch|track|treat|update|use|validate|wire|wrap|write)(?:ing|e?d|s)? (?!(?:it|that|this|these|those|all)\b)\S/i
const LOOKING =
  /^(?:start|begin|look|read|see|find|found|check|verify|investigate|understand|let|now|next|the|this|i|there|how|what|where)\b/i

function isWord(word: string): boolean {
  return (/^[a-z]{4,}(?<!ly)$/.test(word) && !GENERIC.has(word)) || word > '\u2e7f'
}

const MOST = 6
/** A word that more of the files than this have says nothing about one of them. */
const COMMON_SHARE = 0.15
const GENERIC: ReadonlySet<string> = new Set(
  'file files test tests name names path paths string strings value values type types error errors func function index item items list data info with from this self that default text line lines count main util utils helper helpers code input output result results options option config write read make create update delete check true false null none bool byte bytes http https github only already also both need needs another correct exact current section sections remaining rest call calls called expect expected want field fields struct object objects variable variables parameter parameters import imports place places thing things'.split(
    ' ',
  ),
)
