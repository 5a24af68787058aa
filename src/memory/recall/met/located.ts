import type { Link } from '../../store/links.ts'
import { firstPathIn } from './disclosure.ts'

/**
 * Whether a rule is for every file with that word in its name, or of that kind. "SQL files in src/db/" are those there and no others;
 * "every endpoint needs an entry in openapi.yaml" is about endpoints wherever they are, and so is a module called by its name.
 */
export function isForWord(text: string, key: string): boolean {
  if (!text.includes('/') && !text.includes('.')) return true
  const at = firstPathIn(text)
  if (at < 0 || foldersIn(text).some((link) => link.key === key)) return true
  const before = text.slice(0, at)
  const named = new RegExp(`\\b(?:${THINGS})\\b|${THINGS_ZH}`, 'i')
  const located = new RegExp(`\\b(?:${THINGS}) (?:for|in|of|under|inside|within|below|at) (?:the )?[\`"']?$`, 'i')
  return named.test(before) && !located.test(before)
}

/** "the billing module", "vendor 目录": everything under a folder of that name. */
export function foldersIn(text: string): Link[] {
  return [...text.matchAll(FOLDER)].flatMap(([, before, after]): Link[] => {
    const key = (before ?? after ?? '').toLowerCase()
    return key === '' || COMMON.has(key)
      ? []
      : [
          { kind: 'word', key },
          { kind: 'folder', key },
          { kind: 'folder', key: `src/${key}` },
        ]
  })
}

/** Kinds of things that are in files. */
const THINGS =
  'tests?|specs?|migrations?|components?|endpoints?|routes?|controllers?|schemas?|translations?|files?|code|modules?|scripts?|quer(?:y|ies)'
const THINGS_ZH = '[测測][试試]|[单單][测測]|[组組元]件|接口|介面|路由|[迁遷]移|翻[译譯]|文件|[档檔]案'
const FOLDER =
  /\b([A-Za-z][\w-]{2,30})\s?(?:(?:module|folder|directory|package|service)\b|目[录錄]|[资資]料[夹夾]|文件[夹夾]|模[块塊組组])|(?:目[录錄]|[资資]料[夹夾]|模[块塊組组])\s?([A-Za-z][\w-]{2,30})/gi
const COMMON: ReadonlySet<string> = new Set(
  'the this that each every new any our same own whole other all one npm node source shared separate private public single install update add remove publish build use create write import export delete rename'.split(
    ' ',
  ),
)
