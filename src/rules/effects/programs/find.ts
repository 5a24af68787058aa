import type { SimpleCommand } from '../../shell/simple-command.ts'
import { isSourceName } from './artifacts.ts'

/** The folders that find or fd looks into. */
export function foldersSought({ name, words }: SimpleCommand): readonly string[] {
  if (name === 'fd' || name === 'fdfind') return fdFolders(words)
  const found: string[] = []
  for (const word of words.slice(1)) {
    if (/^-[HLPDO]/.test(word) && found.length === 0) continue
    if (word.startsWith('-') || word === '(' || word === '!') break
    found.push(word)
  }
  return found.length > 0 ? found : ['.']
}

/** The first plain word is the pattern, the others are folders. */
function fdFolders(words: readonly string[]): readonly string[] {
  const plain: string[] = []
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (/^(?:-x|-X|--exec|--exec-batch)$/.test(word)) break
    if (FD_VALUED.test(word)) at++
    else if (!word.startsWith('-')) plain.push(word)
  }
  return plain.length > 1 ? plain.slice(1) : ['.']
}

const FD_VALUED =
  /^(?:-e|-t|-d|-E|-g|--extension|--type|--max-depth|--exclude|--glob|--changed-within|--changed-before|-S)$/

/** Whether it looks for something in particular, and not for everything or for what people wrote. */
export function isNarrow({ name, words }: SimpleCommand): boolean {
  if (name === 'fd' || name === 'fdfind') {
    const ending = words[words.findIndex((word) => word === '-e' || word === '--extension') + 1] ?? ''
    const given = words.slice(1).find((word, at) => !word.startsWith('-') && !FD_VALUED.test(words[at] ?? ''))
    const pattern = words.some((word) => word === '-e' || word === '--extension') ? `*.${ending}` : (given ?? '.')
    return !/^(?:\.|\.\*|\*|)$/.test(pattern) && !isSourceName(pattern)
  }
  let narrow = false
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    // What is pruned is passed over, not looked for.
    const pruned = words[at + 2] === '-prune' && words.includes('-o', at)
    const negated = words[at - 1] === '!' || words[at - 1] === '-not' || pruned
    if (/^-(?:i?name|i?path|i?regex|i?wholename|lname)$/.test(word)) {
      const pattern = words[at + 1] ?? ''
      if (!negated && !/^\*+$|^\.?\/?\*$/.test(pattern))
        narrow = !isSourceName(pattern.slice(pattern.lastIndexOf('/') + 1))
    } else if (/^-(?:empty|mtime|mmin|atime|ctime|newer\w*|size|links|inum)$/.test(word) && !negated) narrow = true
    else if (/^-(?:exec|execdir|ok)$/.test(word)) break
  }
  return narrow
}

/** What it looks for is called like the history of the project, or like a file of secrets. */
export function seeks({ words }: SimpleCommand): 'history' | 'secret' | undefined {
  const least = words[words.indexOf('-mindepth') + 1]
  const isBelow = words.includes('-mindepth') && Number(least) > 1
  for (let at = 1; at < words.length; at++) {
    if (/^-(?:exec|execdir|ok)$/.test(words[at] ?? '')) break
    if (!/^-i?(?:name|path|wholename)$/.test(words[at] ?? '')) continue
    if (words[at - 1] === '!' || words[at - 1] === '-not') continue
    if (words[at + 2] === '-prune' && words.includes('-o', at)) continue
    const pattern = (words[at + 1] ?? '').replace(/^(?:\.|\*+)?\/+/, '')
    if (!isBelow && /^\.g(?:it)?[*?]?(?:\/|$)|^\.gi[t[?*]/.test(pattern) && !/^\.git[a-z]/.test(pattern))
      return 'history'
    if (/^\.env(?:\*|$)|^id_(?:rsa|ed25519|\*)|\.(?:pem|p12|pfx|key)$/.test(pattern)) return 'secret'
  }
  return undefined
}

/** Programs that look for files. */
export const FINDERS: ReadonlySet<string> = new Set(['find', 'fd', 'fdfind', 'gfind', 'bfs'])
