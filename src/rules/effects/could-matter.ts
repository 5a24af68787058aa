import { isProgramAt, isStarter, wordEnd } from '../shell/starters.ts'
import { ANYWHERE, ENDINGS, FAMILIES, HINTS, SAVING, SECRET_HINTS, SHELL_WORDS } from './program-hints.ts'
import { PROGRAM_NAMES, type ProgramGroup } from './program-names.ts'

/**
 * Whether a command could do something that rules ask about: a cheap look at its words, for every hook. Its no is certain, its yes is
 * for the analysis to confirm.
 */
export function couldMatter(text: string, words: readonly string[]): boolean {
  for (let at = text.indexOf('>'); at >= 0; at = text.indexOf('>', at + 1)) if (!isQuietRedirect(text, at)) return true
  if (includesAny(text, ANYWHERE) || (text.includes('<') && includesAny(text, SECRET_HINTS))) return true
  if (runsFile(text, words)) return true
  const isMade = isMadeHere(text)
  for (const word of words) {
    if (isFamily(word) || (word === '.' && SOURCES.test(text))) return true
    for (const group of groupsOf(word)) {
      // What stands behind it may be put together, and then no sign of it can be seen.
      if (isMade && HINTS[group] !== undefined) return true
      if (group === 'git' && includesAny(text, SAVING) && includesAny(text, SECRET_HINTS)) return true
      if (group === 'remove' && MADE_AGAIN.test(text)) continue
      const hints = HINTS[group]
      if (hints === undefined || includesAny(text, hints)) return true
    }
  }
  return false
}

/** `rm -rf dist node_modules/.cache`: nothing but what a build makes again, and nothing else in the text. */
const MADE_AGAIN =
  /^rm(?: -[rfv]+){0,2}(?: (?:\.\/)?(?:node_modules|dist|build|coverage|target|out|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.pytest_cache|\.mypy_cache|\.ruff_cache|__pycache__)(?:\/[\w-]+)?\/?)+$/

/** The groups of a program; nearly every word is in none, and that is seen at once. */
function groupsOf(word: string): readonly ProgramGroup[] {
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

/** Whether a text sets something that it uses: `a=pu; git ${a}sh`. */
function isMadeHere(text: string): boolean {
  if (!text.includes('$') && !text.includes('`')) return false
  return text.includes('=') || includesAny(text, ['read ', 'for ', 'set ', 'printf ', 'mapfile', 'readarray'])
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

/**
 * The file that a text runs, where it is all that the text does: `python3 x.py`, `./x --fast`. What such a command does stands in that
 * file, and a file that is older than the session is the person's own.
 */
export function onlyRuns(text: string): string | undefined {
  if (text.length > LONGEST_PLAIN) return undefined
  for (let at = 0; at < text.length; at++) if (!isPlainSign(text.charCodeAt(at))) return undefined
  const [program = '', ...rest] = text.trim().split(' ')
  const name = program.slice(program.lastIndexOf('/') + 1)
  const file = program.includes('/') ? program : RUNS_FILES.includes(` ${name} `) ? rest.shift() : undefined
  if (file === undefined || file.startsWith('-') || !(file.includes('.') || file.includes('/'))) return undefined
  if (program === file && (isFamily(name) || groupsOf(name).length > 0 || isStarter(name))) return undefined
  for (const group of groupsOf(program === file ? '' : name)) {
    const hints = HINTS[group]
    if (hints === undefined || includesAny(text, hints)) return undefined
  }
  for (const word of rest) {
    const own = word.slice(word.lastIndexOf('/') + 1)
    if (isFamily(own) || isStarter(own) || groupsOf(own).length > 0) return undefined
  }
  return file
}

const LONGEST_PLAIN = 300
const RUNS_FILES = ' python python2 python3 node nodejs ruby perl php bash sh zsh dash tsx ts-node '

/** Letters, digits and the signs of paths and flags: nothing that a shell makes something of. */
function isPlainSign(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 45 && code <= 58) ||
    code === 32 ||
    code === 95
  )
}

/** `2>&1` and `>/dev/null` write nothing. */
function isQuietRedirect(text: string, at: number): boolean {
  const rest = text.slice(at + 1, at + 14).trimStart()
  if (isPlainFile(text, at)) return true
  return rest.startsWith('&1') || rest.startsWith('&2') || rest.startsWith('/dev/null') || text[at - 1] === '='
}

/** Whether a `cd` may lead anywhere but further down. */
function leavesFolder(text: string): boolean {
  return includesAny(text, ['cd /', 'cd ~', 'cd $', 'cd -', 'cd "', "cd '", '..', 'cd &', 'cd ;', 'pushd'])
}

/** A file for output, below the folder one is in: nothing that anybody would miss. */
function isPlainFile(text: string, at: number): boolean {
  if (text.includes('cd ') ? leavesFolder(text) : text.includes('pushd')) return false
  const target = /^>?\s*([A-Za-z0-9_][\w/-]*\.(?:txt|log|out|csv|html))(?=$|[\s;&|])/.exec(text.slice(at + 1, at + 200))
  return target !== null
}

function includesAny(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (text.includes(part)) return true
  return false
}

/** Programs whose names have an ending: mkfs.ext4, python3.12. */
function isFamily(word: string): boolean {
  for (const start of FAMILIES) if (word.startsWith(start)) return true
  if (word.endsWith('awk')) return true
  return SHELL_WORDS.includes(word)
}

/** `. ./env.sh`; elsewhere a dot is a folder or a filter. */
const SOURCES = /(?:^|[;&|({!\n]|\b(?:do|then|else|sudo|command|builtin))\s*\.\s/
