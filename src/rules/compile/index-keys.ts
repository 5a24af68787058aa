import type { EventName } from '../../protocol/event.ts'
import type { Condition, Rule, Test } from '../rule.ts'
import { BLANKS, isProgramAt, isStarter, LEADS, wordEnd } from '../shell/starters.ts'

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
  if (text.includes('`') || text.length > 20_000) return undefined
  if ((text.includes('$') || text.includes('{')) && !isMadeOfArguments(text)) return undefined
  if (hasProgramPattern(text)) return undefined
  // A word may stand for another one.
  if (text.includes('alias ')) return undefined
  const words = new Set<string>()
  addWords(words, text)
  const isQuoted = text.includes("'") || text.includes('"') || text.includes('\\')
  if (isQuoted) addWords(words, text.replace(/\\\n/g, '').replace(/['"\\]/g, ''))
  return [...words]
}

/**
 * Whether what only a shell fills in (`$x`, `${x}`, `$(…)`) stands where no program does: then the programs are all spelled out. Quotes
 * are not looked at, and what could be read in two ways is not taken for granted.
 */
function isMadeOfArguments(text: string): boolean {
  for (const sign of HARD) if (text.includes(sign)) return false
  let isProgram = true
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const sign = at < text.length ? text.charAt(at) : '\n'
    if (sign === '{' && !isNamed(text, at)) return false
    const ends = ENDS.includes(sign)
    if (!ends && !APART.includes(sign)) continue
    const word = withoutQuotes(text.slice(start, at))
    start = at + 1
    // A function, or a mistake.
    if (sign === '(' && word !== '' && word !== '$') return false
    if (word !== '' && !(ends && sign === '(' && word === '$')) {
      const name = programName(word)
      if (isProgram && (word.includes('$') || word.includes('=') || word.includes('<') || word.includes('>')))
        return false
      if (isStarter(name) || RUNS_TEXT.includes(` ${name} `)) return false
      if (word === 'for' && !LOOP.test(text.slice(at, at + LONGEST_LOOP_HEAD))) return false
      if (!LEADS.includes(` ${word} `)) isProgram = false
    } else if (word === '$' && isProgram) return false
    if (ends) isProgram = true
  }
  return true
}

/** Whether a program may be named by a pattern: `/bin/r? -rf x`. */
function hasProgramPattern(text: string): boolean {
  for (const sign of PATTERN_SIGNS)
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, wordEnd(text, at + 1))) {
      const isTest = sign === '[' && BLANKS.includes(text.charAt(text.charAt(at + 1) === '[' ? at + 2 : at + 1))
      if (!isTest && isProgramAt(text, at)) return true
    }
  return false
}

const PATTERN_SIGNS = ['?', '*', '['] as const

/** `${name}` and nothing more. */
function isNamed(text: string, at: number): boolean {
  if (text.charAt(at - 1) !== '$') return false
  for (let next = at + 1; next < text.length; next++) {
    const code = text.charCodeAt(next)
    if (code === 125) return next > at + 1
    const isLetter =
      (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95
    if (!isLetter) return false
  }
  return false
}

/** Quotes do not end a word: `r"$x"m`. */
const APART = ' \t\r\f\v'

function withoutQuotes(word: string): string {
  return word.includes("'") || word.includes('"') ? word.replaceAll("'", '').replaceAll('"', '') : word
}

const LOOP = /^\s+[A-Za-z_]\w*\s+in\s/
const LONGEST_LOOP_HEAD = 100
const HARD = ['\\', '<<', "$'", '$"', '$[', '<(', '>('] as const
const ENDS = ';&|()\n'
const RUNS_TEXT =
  ' sh bash zsh dash ksh ash mksh fish rbash eval source . find gfind fd fdfind bfs function case select coproc '

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
