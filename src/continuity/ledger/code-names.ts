import { anchorName, anchorsOf } from '../anchors.ts'

export interface ChangedNames {
  readonly adds: readonly string[]
  readonly drops: readonly string[]
  readonly around: readonly string[]
}

/** The names a change brings in, takes out, and leaves standing beside it; `own` are those of both texts together. */
export function changedNames(before: string, after: string, own: ReadonlySet<string>): ChangedNames {
  const old = new Set(namesIn(before))
  const stays = (anchor: string) => after.includes(anchorName(anchor))
  return {
    adds: [...own].filter((anchor) => !old.has(anchor) && !anchor.startsWith('n:') && stays(anchor)).slice(0, 20),
    drops: [...old].filter((anchor) => !stays(anchor)).slice(0, 8),
    around: [...old].filter(stays).slice(0, 10),
  }
}

export function namesIn(text: string): string[] {
  return [...anchorsOf(text)].filter((anchor) => !anchor.startsWith('n:'))
}

/** The functions, types, classes, tests and fields a piece of code defines. */
export function definedNames(code: string): string[] {
  const found = new Set<string>()
  for (const match of code.matchAll(DEFINITION)) if (match[1] !== undefined && match[1].length >= 4) found.add(match[1])
  return [...found]
}

const DEFINITION =
  /(?:^|\n)[\t ]*(?:export |default |public |private |protected |static |async |pub(?:\([a-z]+\))? |abstract )*(?:func(?: \([^)]*\))?|function\*?|def|defp|defmodule|class|struct|enum|trait|interface|type|fn|impl|const|let|var|module) +([A-Za-z_][\w.]*)/g
