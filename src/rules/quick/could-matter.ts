import { hasTokenSign, PROGRAM_NAMES, type ProgramGroup } from '../effects/program-names.ts'
import { OWN_WORDS } from '../feature/place.ts'
import { isProgramAt, isStarter, wordEnd } from '../shell/starters.ts'
import { gitCouldMatter } from './git-hints.ts'
import {
  ANYWHERE,
  BY_WORD,
  ENDINGS,
  FAMILIES,
  HINTS,
  HINTS_OF_PROGRAM,
  LOOKING,
  SAVING,
  SECRET_FILES,
  SECRET_HINTS,
  SHELL_WORDS,
} from './program-hints.ts'
import { isQuietRedirect } from './quiet-redirect.ts'

/**
 * Whether a command could do something that rules ask about: a cheap look at its words, for every hook. Its no is certain, its yes is
 * for the analysis to confirm. `said` is what the words of the text come to, where a parser has put them together.
 */
export function couldMatter(text: string, words: readonly string[], said?: string): boolean {
  if (looksLikeIt(text, words)) return true
  // Quotes and backslashes inside of a word: `git re"set" --hard`.
  if (QUOTING.test(text) && looksLikeIt(text.replace(/\\\n/g, '').replace(/['"\\]/g, ''), words)) return true
  return said !== undefined && looksLikeIt(said, words)
}

const QUOTING = /['"\\]/

function looksLikeIt(text: string, words: readonly string[]): boolean {
  for (let at = text.indexOf('>'); at >= 0; at = text.indexOf('>', at + 1)) if (!isQuietRedirect(text, at)) return true
  if (includesAny(text.toLowerCase(), ANYWHERE) || (text.includes('<') && includesAny(text, SECRET_HINTS))) return true
  if (runsFile(text, words) || hasTokenSign(text) || includesAny(text, OWN_WORDS)) return true
  if ((words.includes('type') || words.includes('gc')) && includesAny(text, SECRET_HINTS)) return true
  const isMade = isMadeHere(text)
  for (const word of words) {
    if (isFamily(word) || (word === '.' && SOURCES.test(text))) return true
    for (const group of programGroups(word)) {
      // What stands behind it may be put together, and then no sign of it can be seen.
      if (isMade && group !== 'showsVariable' && (group === 'git' || HINTS[group] !== undefined)) return true
      if (group === 'remove' && MADE_AGAIN.test(text)) continue
      if (hasHint(text, word, group)) return true
    }
  }
  return false
}

/** Whether what a program of a group needs to matter stands in a text. */
export function hasHint(text: string, program: string, group: ProgramGroup): boolean {
  if (group === 'git')
    return (
      gitCouldMatter(text) ||
      (includesAny(text, SAVING) && includesAny(text, SECRET_HINTS)) ||
      (includesAny(text, SECRET_FILES) && includesAny(text, LOOKING))
    )
  const own = Object.hasOwn(HINTS_OF_PROGRAM, program) ? HINTS_OF_PROGRAM[program]?.[group] : undefined
  const hints = own ?? HINTS[group]
  if (hints === undefined) return true
  return BY_WORD.includes(group) ? beginsAny(text, hints) : includesAny(text, hints)
}

/** Whether a word begins with one of these. */
function beginsAny(text: string, parts: readonly string[]): boolean {
  for (const part of parts)
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      if (part === '') return true
      const before = text.charCodeAt(at - 1)
      const isLetter = (before >= 97 && before <= 122) || (before >= 65 && before <= 90)
      if (!isLetter) return true
    }
  return false
}

/** `rm -rf dist node_modules/.cache`: nothing but what a build makes again, and nothing else in the text. */
const MADE_AGAIN =
  /^rm(?: -[rfv]+){0,2}(?: (?:\.\/)?(?:node_modules|dist|build|coverage|target|out|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.pytest_cache|\.mypy_cache|\.ruff_cache|__pycache__)(?:\/[\w-]+)?\/?)+$/

/** The groups of a program; nearly every word is in none, and that is seen at once. */
export function programGroups(word: string): readonly ProgramGroup[] {
  if (all === '') for (const group in PROGRAM_NAMES) all += ` ${PROGRAM_NAMES[group as ProgramGroup]} `
  const wanted = ` ${word} `
  if (!all.includes(wanted)) return NONE
  const found: ProgramGroup[] = []
  for (const group in PROGRAM_NAMES)
    if (` ${PROGRAM_NAMES[group as ProgramGroup]} `.includes(wanted)) found.push(group as ProgramGroup)
  return found
}

let all = ''
const NONE: readonly ProgramGroup[] = []

/**
 * Whether a word may be put together of what the text sets: `a=pu; git ${a}sh`. A variable that stands alone holds a word that stands in
 * the text too, as long as nothing but a text was put into it.
 */
function isMadeHere(text: string): boolean {
  if (!text.includes('$') && !text.includes('`')) return false
  if (!text.includes('=') && !includesAny(text, ['read ', 'for ', 'set ', 'printf ', 'mapfile', 'readarray']))
    return false
  return includesAny(text, MAKING) || isGlued(text)
}

const MAKING = ['`', '$(', '+=', 'printf -v', 'read', 'mapfile', 'IFS', '${!']

function isGlued(text: string): boolean {
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
    if (at > 0 && !APART.includes(text.charAt(at - 1))) return true
    const isBraced = text.charAt(at + 1) === '{'
    let end = at + (isBraced ? 2 : 1)
    while (isNamePart(text.charCodeAt(end))) end++
    if (isBraced && text.charAt(end) === '}') end++
    if (end < text.length && !APART.includes(text.charAt(end))) return true
  }
  return false
}

const APART = ' \t\n"\'/=;)(|&<>'

function isNamePart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
}

/** Whether a file may be run by its name, `./x` or `x.sh`: where a command begins, or behind a program that starts others. */
function runsFile(text: string, words: readonly string[]): boolean {
  let hasStarter: boolean | undefined
  for (const sign of FILE_SIGNS)
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, wordEnd(text, at + sign.length))) {
      hasStarter ??= hasAnyStarter(words)
      if (hasStarter || isProgramAt(text, at)) return true
    }
  return false
}

const FILE_SIGNS = ['./', ...ENDINGS] as const

function hasAnyStarter(words: readonly string[]): boolean {
  for (const word of words) if (isStarter(word)) return true
  return false
}

function includesAny(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (text.includes(part)) return true
  return false
}

/** Programs whose names have an ending: mkfs.ext4, python3.12. */
export function isFamily(word: string): boolean {
  for (const start of FAMILIES) if (word.startsWith(start)) return true
  if (word.endsWith('awk')) return true
  // `RD /S`: to cmd it is all one.
  return SHELL_WORDS.includes(word) || SHELL_WORDS.includes(word.toLowerCase())
}

/** `. ./env.sh`; elsewhere a dot is a folder or a filter. */
const SOURCES = /(?:^|[;&|({!\n]|\b(?:do|then|else|sudo|command|builtin))\s*\.\s/
