import type { EventName } from '../protocol/event.ts'
import type { Condition, Rule, Test } from './rule.ts'

/** Under which keys a rule is found: by event, by tool, and by the first word of a command; empty means any. */
export interface IndexKey {
  readonly event: EventName
  readonly tool: string
  readonly word: string
}

const MOST_KEYS = 200

/** Every key under which a rule must be looked at. Never too few: a rule that could apply is always found. */
export function indexKeys({ events, when }: Rule): IndexKey[] {
  const tools = (when && toolsOf(when)) ?? ['']
  const words = (when && wordsOf(when)) ?? ['']
  const few = tools.length * words.length * events.length <= MOST_KEYS
  return events.flatMap((event) =>
    (few ? tools : ['']).flatMap((tool) => (few ? words : ['']).map((word) => ({ event, tool, word }))),
  )
}

/** The tools without which the condition cannot hold; undefined when any will do. */
function toolsOf(condition: Condition): readonly string[] | undefined {
  return required(condition, (leaf) => ('field' in leaf && leaf.field === 'tool' ? exact(leaf.test) : undefined))
}

/** The programs of which one must be called; undefined when any will do. */
function wordsOf(condition: Condition): readonly string[] | undefined {
  return required(condition, (leaf) => {
    if ('effect' in leaf) return [EFFECT_WORD]
    return 'command' in leaf && leaf.command.cmd && !leaf.command.not ? exact(leaf.command.cmd) : undefined
  })
}

/** Stands for all programs of a command that could do something rules ask about. No program has such a name. */
export const EFFECT_WORD = '!effect'

function required(
  condition: Condition,
  leaf: (condition: Condition) => readonly string[] | undefined,
): readonly string[] | undefined {
  if ('all' in condition) {
    for (const part of condition.all) {
      const found = required(part, leaf)
      if (found) return found
    }
    return undefined
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => required(part, leaf))
    return parts.every((part) => part !== undefined) ? [...new Set(parts.flat())] : undefined
  }
  return leaf(condition)
}

/** Only plain words: another name is found in a shell text by parsing alone, and such a rule is always looked at. */
const PLAIN = /^[\w.+:@%-]+$/

function exact({ words, regexes, not }: Test): readonly string[] | undefined {
  return words?.every((word) => PLAIN.test(word)) && !regexes && !not ? words : undefined
}

/**
 * The plain words of a shell text that could be programs, without parsing it; undefined when a program's name may be put
 * together in a way that only a parser sees. Quotes and backslashes inside a word are taken out, as the shell does.
 */
export function likelyWords(text: string): readonly string[] | undefined {
  if (text.includes('$') || text.includes('`') || text.includes('{') || text.length > 20_000) return undefined
  // A word may stand for another one.
  if (text.includes('alias ')) return undefined
  const words = new Set<string>()
  addWords(words, text)
  const isQuoted = text.includes("'") || text.includes('"') || text.includes('\\')
  if (isQuoted) addWords(words, text.replace(/\\\n/g, '').replace(/['"\\]/g, ''))
  return [...words]
}

function addWords(words: Set<string>, text: string): void {
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isBetweenWords(text.charCodeAt(at), text, at)) continue
    if (at > start) words.add(programName(text.slice(start, at)))
    start = at + 1
  }
}

/** Also the signs before what an option names: `--to-command=rm`, `-wrapper rm,-rf`. */
const BETWEEN = ' \t\n\r\f\v;&|()<>!#=,\'"'

function isBetweenWords(code: number, text: string, at: number): boolean {
  // Blanks of other scripts are rare, and not worth a look at every letter.
  return code < 128 ? BETWEEN.includes(text.charAt(at)) : /\s/.test(text.charAt(at))
}

function programName(word: string): string {
  const name = word.slice(word.lastIndexOf('/') + 1)
  const ending = name.slice(-4).toLowerCase()
  return ending === '.exe' || ending === '.cmd' || ending === '.bat' ? name.slice(0, -4) : name
}
