import { codeCouldMatter } from '../effects/code/code-could-matter.ts'
import { isMessage, programTexts } from './texts-of-programs.ts'

/** A shell text without what some of its programs are only given to read, and the programs that were left out with it. */
export interface WithoutTexts {
  readonly text: string
  readonly programs: readonly string[]
}

/**
 * A shell text without code that does nothing of note (`python3 -c '…'`, `node -e`, a heredoc), without the programs of awk and jq, what is
 * searched for, and the messages of commits: for a look at the words that are left. Undefined where there is nothing of the kind, or
 * where quotes could be read in another way than a shell does.
 */
export function withoutTexts(text: string): WithoutTexts | undefined {
  if (text.length > LONGEST) return undefined
  const walk: Walk = { text, at: 0, out: '', words: [], programs: [], heredoc: undefined, cuts: 0 }
  while (walk.at < text.length) if (!step(walk)) return undefined
  if (walk.heredoc !== undefined) return undefined
  return walk.cuts > 0 ? { text: walk.out, programs: walk.programs } : undefined
}

const LONGEST = 20_000

interface Walk {
  readonly text: string
  at: number
  out: string
  /** The words of the simple command so far. */
  words: Word[]
  readonly programs: string[]
  /** The mark at which the text ends that the next line begins. */
  heredoc: { readonly mark: string; readonly program: string } | undefined
  cuts: number
}

export interface Word {
  readonly value: string
  /** One text in quotes, in which nothing is filled in. */
  readonly isText: boolean
  /** Where it begins in what is put out. */
  readonly from: number
}

/** One word, or one sign between words. False where it is not known what a shell would read. */
function step(walk: Walk): boolean {
  const { text } = walk
  const sign = text.charAt(walk.at)
  if (sign === ' ' || sign === '\t') return copy(walk, 1)
  if (sign === '\n') {
    walk.words = []
    copy(walk, 1)
    return walk.heredoc === undefined || skipHeredoc(walk)
  }
  if (sign === '#') return skipTo(walk, '\n')
  if (text.startsWith('\\\n', walk.at)) {
    walk.at += 2
    walk.out += ' '
    return true
  }
  if (text.startsWith('<<<', walk.at)) return copy(walk, 3)
  if (text.startsWith('<<', walk.at)) return opensHeredoc(walk)
  if (sign === '<' || sign === '>') return copy(walk, 1)
  if (ENDS.includes(sign)) {
    walk.words = []
    return copy(walk, 1)
  }
  return readWord(walk)
}

const ENDS = ';&|()'
const BETWEEN = ' \t\n;&|()<>'

function copy(walk: Walk, length: number): true {
  walk.out += walk.text.slice(walk.at, walk.at + length)
  walk.at += length
  return true
}

function skipTo(walk: Walk, sign: string): true {
  const end = walk.text.indexOf(sign, walk.at)
  walk.at = end < 0 ? walk.text.length : end
  return true
}

function readWord(walk: Walk): boolean {
  const { text } = walk
  const start = walk.at
  let at = start
  let value = ''
  let quotes = 0
  let isMade = false
  while (at < text.length && !BETWEEN.includes(text.charAt(at))) {
    const sign = text.charAt(at)
    if (sign === '`' || sign === '\\') return false
    if (sign === "'") {
      const end = text.indexOf("'", at + 1)
      if (end < 0) return false
      value += text.slice(at + 1, end)
      quotes++
      at = end + 1
    } else if (sign === '"') {
      const read = inDoubleQuotes(text, at + 1)
      if (!read) return false
      value += read.value
      isMade ||= read.isMade
      quotes++
      at = read.end
    } else if (sign === '$') {
      const end = variableEnd(text, at)
      if (end === undefined) return false
      // What a substitution runs is read like the rest.
      if (text.charAt(at + 1) === '(') {
        walk.out += text.slice(start, at + 1)
        walk.at = at + 1
        return true
      }
      isMade = true
      value += text.slice(at, end)
      at = end
    } else {
      value += sign
      at++
    }
  }
  const first = text.charAt(start)
  const isText = !isMade && quotes === 1 && (first === "'" || first === '"') && isClosed(text, start, at)
  walk.words.push({ value, isText, from: walk.out.length })
  walk.out += text.slice(start, at)
  walk.at = at
  if (isText) leaveOut(walk)
  return true
}

/** Whether the quote that begins a word ends it too. */
function isClosed(text: string, start: number, end: number): boolean {
  return end - start > 1 && text.charAt(end - 1) === text.charAt(start)
}

/** What stands between double quotes: as it is, with variables, or a text that `cat` prints. */
function inDoubleQuotes(text: string, from: number): { value: string; isMade: boolean; end: number } | undefined {
  let value = ''
  let isMade = false
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '"') return { value, isMade, end: at + 1 }
    if (sign === '`') return undefined
    if (sign === '\\') {
      const next = text.charAt(++at)
      if (next !== '\n') value += '"\\$`'.includes(next) ? next : `\\${next}`
    } else if (sign === '$') {
      const printed = printedText(text, at)
      const end = printed?.end ?? (text.charAt(at + 1) === '(' ? undefined : variableEnd(text, at))
      if (end === undefined) return undefined
      isMade ||= printed === undefined
      value += printed?.value ?? text.slice(at, end)
      at = end - 1
    } else value += sign
  }
  return undefined
}

/** `$(cat <<'EOF' … EOF )`: how agents write a text of several lines. */
function printedText(text: string, at: number): { value: string; end: number } | undefined {
  const head = /^\$\(\s*cat\s*<<\s*(['"])(\w+)\1[ \t]*\n/.exec(text.slice(at, at + 80))
  if (!head) return undefined
  const start = at + head[0].length
  const close = text.indexOf(`\n${head[2]}\n`, start - 1)
  if (close < 0) return undefined
  let end = close + (head[2]?.length ?? 0) + 2
  while (' \t\n'.includes(text.charAt(end)) && end < text.length) end++
  return text.charAt(end) === ')' ? { value: text.slice(start, close), end: end + 1 } : undefined
}

/** Where `$x` or `${x}` ends; undefined where more is done with it. */
function variableEnd(text: string, at: number): number | undefined {
  const next = text.charAt(at + 1)
  if (next === "'" || next === '"' || next === '[') return undefined
  if (next !== '{') return at + 1
  const end = text.indexOf('}', at)
  return end > 0 && /^\w+$/.test(text.slice(at + 2, end)) ? end + 1 : undefined
}

/** Leaves out the text that was just read, where its program only reads it. */
function leaveOut(walk: Walk): void {
  const { words } = walk
  const found = programTexts(words)
  if (found) {
    if (found.does === 'runs') {
      const code = words.at(-1)?.value ?? ''
      if (codeCouldMatter(code, found.program)) return
      walk.out = `${walk.out.slice(0, words[found.at]?.from)}:`
      walk.programs.push(found.program)
      walk.words = [{ value: ':', isText: false, from: walk.out.length - 1 }]
    } else {
      walk.out = `${walk.out.slice(0, words.at(-1)?.from)}_`
      if (found.does === 'computes') {
        const name = words[found.at]
        walk.out = `${walk.out.slice(0, name?.from)}cut${walk.out.slice((name?.from ?? 0) + (name?.value.length ?? 0))}`
        walk.programs.push(found.program)
        walk.words = [{ value: 'cut', isText: false, from: name?.from ?? 0 }]
      }
    }
    walk.cuts++
  } else if (isMessage(words)) {
    walk.out = `${walk.out.slice(0, words.at(-1)?.from)}_`
    walk.cuts++
  }
}

/** `python3 - <<'PY'`: what follows is code. */
function opensHeredoc(walk: Walk): boolean {
  const head = /^<<\s*(['"])(\w+)\1/.exec(walk.text.slice(walk.at, walk.at + 60))
  const found = programTexts([...walk.words, STANDARD_INPUT])
  if (!head || found?.does !== 'runs' || walk.heredoc) return false
  walk.heredoc = { mark: head[2] ?? '', program: found.program }
  walk.out = `${walk.out.slice(0, walk.words[found.at]?.from)}: `
  walk.words = [{ value: ':', isText: false, from: walk.out.length - 2 }]
  walk.at += head[0].length
  return true
}

const STANDARD_INPUT: Word = { value: '-', isText: false, from: 0 }

function skipHeredoc(walk: Walk): boolean {
  const { mark = '', program = '' } = walk.heredoc ?? {}
  const close = `${walk.text}\n`.indexOf(`\n${mark}\n`, walk.at - 1)
  if (close < 0 || codeCouldMatter(walk.text.slice(walk.at, close), program)) return false
  walk.at = Math.min(walk.text.length, close + mark.length + 2)
  walk.programs.push(program)
  walk.heredoc = undefined
  walk.cuts++
  return true
}
