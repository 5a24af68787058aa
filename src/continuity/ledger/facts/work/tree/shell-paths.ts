import { shellPath } from '../../../../../base/paths/drive-path.ts'
import { shownPath } from '../../../call-text.ts'
import type { Ledger } from '../../../facts.ts'

/** Where a command of the shell is run, and below which folder paths are shown without it. */
export interface Stand {
  readonly folder: string
  readonly cwd: string
}

/** A path of the shell's, from the folder it stands in; '' where only the shell knows what it is. */
export function pathAt(folder: string, path: string): string {
  if (path === '' || /[$*~`]/.test(path)) return ''
  const own = shellPath(path)
  const parts: string[] = []
  for (const part of (own.startsWith('/') || folder === '' ? own : `${folder}/${own}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part)
  }
  return `${parts.join('/')}${path.endsWith('/') ? '/' : ''}`
}

export function unquotedWords(command: string): string[] {
  return (command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ''))
}

/** A file of the project that somebody writes. */
export function isOwn(path: string, { work }: Ledger): boolean {
  if (path === '' || MADE.test(path)) return false
  const root = work.root ?? work.here
  return !path.startsWith('/') || (root !== '' && path.startsWith(`${root}/`))
}

/** Where things are laid for a while: what lies there is no work on the project. */
export function isAside(path: string): boolean {
  return ASIDE.test(path)
}

/** Which paths these words mean: the file, what lies in the folder, what the pattern stands for. */
export function meantBy(words: readonly string[], { folder, cwd }: Stand): (path: string) => boolean {
  const forms = words.flatMap((word) => {
    const source = sourceOf(word, folder, cwd)
    return source === undefined ? [] : [new RegExp(`^${source}(?:/|$)`)]
  })
  return (path) => forms.some((form) => form.test(path))
}

function sourceOf(word: string, folder: string, cwd: string): string | undefined {
  if (word === '' || /[$~`]/.test(word)) return undefined
  // The stars and braces of the shell are no part of the folders before them.
  const marked = word.replace(/[*?[\]{},]/g, (mark) => String.fromCharCode(PRIVATE + MARKS.indexOf(mark)))
  const whole = pathAt(folder, marked).replace(/\/$/, '')
  const shown = whole === cwd ? '' : shownPath(whole, cwd)
  // All of the project: what lies outside it is shown whole.
  if (shown === '') return '(?=[^/])'
  const plain = shown.replace(/[.+^$()|\\]/g, '\\$&')
  const source = plain.replace(/[\ue000-\ue006]/g, (mark) => MEANS[mark.charCodeAt(0) - PRIVATE] ?? '')
  return isBalanced(word) ? source : undefined
}

function isBalanced(word: string): boolean {
  return ['[]', '{}'].every(([open = '', close = '']) => word.split(open).length === word.split(close).length)
}

/** Nobody wrote it. */
const MADE =
  /(?:^|\/)(?:node_modules|dist|build|target|coverage|tmp|\.git|\.next|\.turbo|\.cache|__pycache__|\.pytest_cache)(?:\/|$)|\.(?:log|out|tmp|pid)$|^\/(?:tmp|dev|private\/tmp|var)\//
const ASIDE = /^\/(?:tmp|dev|private\/tmp|var)\//
const PRIVATE = 0xe000
const MARKS = '*?[]{},'
const MEANS = ['[^/]*', '[^/]', '[', ']', '(?:', ')', '|'] as const
