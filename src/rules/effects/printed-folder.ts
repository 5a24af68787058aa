import { plainPath } from '../../base/paths/plain-path.ts'

interface Folders {
  readonly cwd: string
  readonly project: string
  readonly home: string
}

/**
 * A word in which substitutions that can only print a folder stand for it: `$(cd ~ && pwd)`, `$(realpath ..)`, `$(dirname x/y)`, the home
 * folder as other programs tell it. What is told by the place of a script is followed only where nothing stands behind it: then it is
 * the whole of a folder that people keep.
 */
export function withPrintedFolders(word: string, folders: Folders): string {
  let text = word
  for (let round = 0; round < MOST_NESTED && (text.includes('$(') || text.includes('`')); round++) {
    const before = text
    text = text.replace(INNERMOST, (whole, first?: string, second?: string) => {
      const said = printed((first ?? second ?? '').trim(), folders)
      return said ?? whole
    })
    if (text === before) break
  }
  if (OF_PROGRAM.test(text) && TELLS_HOME.test(text)) return folders.home + text.slice(text.lastIndexOf(')') + 1)
  return OF_SCRIPT.test(text) ? folders.project : text
}

const MOST_NESTED = 4
const INNERMOST = /\$\(([^()`]*)\)|`([^`]*)`/g
const OF_PROGRAM = /^\$\(\s*(?:python[\d.]*|node|ruby|php|perl|bun|deno)\s.*\)[^)]*$/s
const OF_SCRIPT = /^\$\(\s*(?:cd|dirname|realpath|readlink)\b.*(?:\$0|\$\{0|BASH_SOURCE).*\)(?:\/\**)?$/s

function printed(script: string, { cwd, home }: Folders): string | undefined {
  if (TELLS_HOME.test(script)) return home
  const line = script
    .replace(/\s*(?:2>|>|&>)\s*\/dev\/null|\s*2>&1/g, '')
    .replace(/\s*\|\|\s*(?:true|exit(?: \d+)?|:)\s*$/, '')
  const entered = /^(?:builtin )?cd (?:-[LP] |-- )*(\S+|"[^"]*"|'[^']*') ?(?:&&|;) ?(?:\/bin\/)?pwd(?: -[LP])?$/.exec(
    line,
  )?.[1]
  const named = entered ?? /^(?:g?realpath|g?readlink)(?: -{1,2}[\w-]+)* (\S+|"[^"]*"|'[^']*')$/.exec(line)?.[1]
  if (named !== undefined) return whole(named, cwd, home)
  const inside = /^dirname (?:-- )?(\S+|"[^"]*"|'[^']*')$/.exec(line)?.[1]
  if (inside !== undefined) {
    const path = plain(inside, home)
    if (path.includes('$')) return undefined
    return path.includes('/') ? path.replace(/\/+[^/]*\/*$/, '') || '/' : '.'
  }
  const said = /^(?:eval )?echo (~[\w-]*|"?\$HOME"?)$/.exec(line)?.[1]
  return said === undefined ? undefined : said.startsWith('~') && said.length > 1 ? said : home
}

function whole(word: string, cwd: string, home: string): string | undefined {
  const path = plain(word, home)
  if (path.includes('$') || path.includes('`')) return undefined
  return plainPath(path.startsWith('/') ? path : `${cwd}/${path}`)
}

function plain(word: string, home: string): string {
  return word.replace(/^(["'])(.*)\1$/s, '$2').replace(/^~(?=\/|$)|\$HOME\b|\$\{HOME\}/g, () => home)
}

/** The home folder, however it is asked for. */
const TELLS_HOME =
  /expanduser\(\s*["']~["']\s*\)|\bPath\.home\(\)|\bhomedir\(\)|\bDir\.home\b|^printenv HOME$|^getent passwd .*\bcut -d ?["']?:["']? -f ?6$|(?:environ|ENV)\W{1,3}HOME|^eval echo ["']?~(?:\$USER|\$\{USER\}|\$\(whoami\)|\$LOGNAME)?["']?$/
