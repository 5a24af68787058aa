import { IN_CHINESE, SPELLINGS } from '../../../../base/families/families.ts'
import { KIND_OF } from '../../../../base/families/members.ts'
import { remembering } from '../../../../base/remember.ts'
import { subjectsOf } from './subjects.ts'

/** One database where the other says another. */
export function anotherOfAKind(one: string, other: string): boolean {
  const own = kindsIn(one)
  return [...kindsIn(other)].some(([kind, names]) => {
    const mine = own.get(kind)
    return mine !== undefined && !names.some((name) => mine.includes(name))
  })
}

/** It says which one of a kind it is to be, and nothing of where or what for. */
export function saysWhichAlone(text: string): boolean {
  const rest = text
    .toLowerCase()
    .replace(OF_KIND, ' ')
    .replace(/[a-z][\w-]*/g, (word) => (KIND_OF.has(word) ? ' ' : word))
  return subjectsOf(rest).size === 0
}

const OF_KIND =
  /(?:包|套件)管理(?:器|工具)?|[数數]据[库庫]|[资資]料[库庫]|[测測][试試](?:框架|工具)|[缩縮][进進排]|[构構]建工具|package manager|database|test (?:runner|framework)|\b(?:been|weeks?|months?|years?|ages|while)\b|linter|formatter|bundler|indentation|switch(?:ed)?|changed?|moved?|project|改[用成为為]|[换換][成用到]?|已[经經]|了|我[们們]|instead|actually|these days|no longer|项目|專案/g

/** Of which kinds a sentence names one, and which. */
export const kindsIn: (text: string) => ReadonlyMap<string, readonly string[]> = remembering((text) => {
  const found = new Map<string, string[]>()
  const put = (kind: string, name: string) => found.set(kind, [...(found.get(kind) ?? []), name])
  const spelled = SPELLINGS.reduce((left, [pattern, name]) => left.replace(pattern, name), text).toLowerCase()
  for (const word of spelled.match(/[a-z][\w-]*/g) ?? []) {
    const kind = KIND_OF.get(word)
    if (kind) put(kind, word)
  }
  for (const [name, pattern] of IN_CHINESE) if (pattern.test(text)) put(KIND_OF.get(name) ?? name, name)
  for (const [kind, name, pattern] of CHINESE_ALONE) if (pattern.test(text)) put(kind, name)
  return found
})

/** With the names of what is one of a kind instead of the Chinese for it. */
export function namedByKind(text: string): string {
  return IN_CHINESE.reduce(
    (left, [name, pattern]) => left.replace(pattern, ` ${name} ${KIND_OF.get(name)?.replaceAll(' ', '-')} `),
    text,
  )
}

const CHINESE_ALONE: readonly (readonly [kind: string, name: string, pattern: RegExp])[] = [
  ['script', 'traditional', /[繁正][体體]/],
  ['script', 'simplified', /[简簡][体體]/],
  ['capitals', 'upper', /大[写寫]/],
  ['capitals', 'lower', /小[写寫]/],
  ['how often', 'daily', /每天|每日/],
  ['how often', 'weekly', /每[周週]/],
  ['how often', 'monthly', /每月/],
]
