import type { Entry } from '../../../transcript/entry.ts'
import { shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall, SweepHit } from '../../state.ts'

/** Where the last search has found what it looked for: the places of a few hits; more are a list to be searched again. */
export function takeSearched(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const pattern = soughtBy(call)
  if (pattern === '') return
  delete ledger.searched
  if (entry.failed || pattern.length > LONGEST) return
  const places = new Set<string>()
  const symbols: Record<string, string> = {}
  for (const [, path = '', line = '', text = ''] of entry.text.slice(0, MOST_READ).matchAll(HIT)) {
    const place = `${shownPath(path.replace(/^\.\//, ''), ledger.cwd)}:${line}`
    places.add(place)
    if (places.size > MOST_PLACES) return
    const symbol = DECLARED.exec(text)?.[1]
    if (symbol !== undefined) symbols[place] = symbol
  }
  if (places.size > 0) ledger.searched = { pattern, places: [...places], symbols, step: ledger.step }
}

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
const HIT = /^((?:\.?\/)?[\w@][\w./@-]*\.\w{1,5}):(\d+):(.*)$/gm
/** The name that a line of a program gives to something. */
const DECLARED =
  /^\s*(?:(?:export|default|pub(?:\([\w ]+\))?|public|private|protected|internal|static|final|abstract|async|override|inline|extern)\s+)*(?:func(?:\s*\([^)]*\))?|function\*?|def|class|interface|struct|type|enum|trait|fn|module|defp?|macro_rules!|const|let|var|val)\s+([A-Za-z_$][\w$]*)/
const MOST_READ = 8000
const MOST_PLACES = 6
const LONGEST = 100
