import { shownPath } from '../../call-text.ts'
import type { OpenCall, SweepHit } from '../../state.ts'

/** What was looked for; '' for any other call. */
export function soughtBy({ tool, command, whole = command }: OpenCall): string {
  if (tool === 'Grep') return whole
  if (tool !== 'Bash') return ''
  const found = SEARCH.exec(whole)
  return found === null ? '' : (found[1] ?? found[2] ?? found[3] ?? '')
}

/** Each hit with its place and its line; those of a search in one file come without its name. */
export function hitsOf(output: string, { path = '' }: OpenCall, cwd: string): SweepHit[] {
  const listed = [...output.slice(0, MOST_SWEPT).matchAll(HIT_LINE)].map(([, file = '', line = '', text = '']) => ({
    path: shownPath(file.replace(/^\.\//, ''), cwd),
    line: Number(line),
    text: text.trim(),
  }))
  if (listed.length > 0 || !/\.\w{1,5}$/.test(path)) return listed
  return [...output.slice(0, MOST_SWEPT).matchAll(NUMBERED)].map(([, line = '', text = '']) => ({
    path,
    line: Number(line),
    text: text.trim(),
  }))
}

/** Longer ones are data, not code that somebody changes by hand. */
const HIT_LINE = /^((?:\.?\/)?[\w@][\w./@-]*\.\w{1,5}):(\d+):(.{1,300})$/gm
const NUMBERED = /^(\d+):(.{1,300})$/gm
const MOST_SWEPT = 30_000
const SEARCH = /^(?:cd \S+ && )?(?:git grep|grep|rg)\b(?: -{1,2}[\w=.*"-]+)* (?:"([^"]+)"|'([^']+)'|([^\s"'|-][^\s|]*))/
