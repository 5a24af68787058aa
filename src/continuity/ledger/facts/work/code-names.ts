import { anchorName, anchorsOf } from '../../../../base/names.ts'

export interface ChangedNames {
  readonly adds: readonly string[]
  readonly drops: readonly string[]
  readonly around: readonly string[]
}

/** The names a change brings in, takes out, and leaves standing beside it; `own` are those of both texts together. */
export function changedNames(before: string, after: string, own: ReadonlySet<string>): ChangedNames {
  const adds: string[] = []
  const drops: string[] = []
  const around: string[] = []
  for (const anchor of own) {
    const name = anchorName(anchor)
    const was = before.includes(name)
    const is = after.includes(name)
    if (!(was || is) || !isName(anchor)) continue
    if (!was) adds.push(anchor)
    else (is ? around : drops).push(anchor)
  }
  return { adds: adds.slice(0, 20), drops: drops.slice(0, 8), around: around.slice(0, 10) }
}

export function namesIn(text: string): string[] {
  return [...anchorsOf(text)].filter(isName)
}

/** An id is none, nor is what a machine made up for a temporary folder. */
export function isName(anchor: string): boolean {
  return !anchor.startsWith('n:') && (anchor.match(CHANGES) ?? []).length < 4
}

/** The functions, types, classes, tests and fields a piece of code defines. */
export function definedNames(code: string): string[] {
  const found = new Set<string>()
  for (const match of code.matchAll(DEFINITION)) if (match[1] !== undefined && match[1].length >= 4) found.add(match[1])
  return [...found]
}

/** From letter to digit or back: names have few of these. */
const CHANGES = /[a-z](?=\d)|\d(?=[a-z])/gi
const DEFINITION =
  /(?:^|\n)[\t ]*(?:export |default |public |private |protected |static |async |pub(?:\([a-z]+\))? |abstract )*(?:func(?: \([^)]*\))?|function\*?|def|defp|defmodule|class|struct|enum|trait|interface|type|fn|impl|const|let|var|module) +([A-Za-z_][\w.]*)/g
