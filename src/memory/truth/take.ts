import { wideFingerprint } from '../../base/ids.ts'
import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import type { Files } from '../../protocol/ports.ts'
import { marksOfText } from '../moves/marks.ts'
import type { Link } from '../store/links.ts'
import { definitionOf, standsIn, withoutLayout } from './definition.ts'

/** The links with what their files and names are now: the hash of a file, the hash of a definition, and the commit. */
export function anchored(files: Files, root: string, commit: string | undefined, links: readonly Link[]): Link[] {
  const paths = links.filter(({ kind }) => kind === 'file').map(({ key }) => pathOf(root, key))
  const texts = links.some(({ kind }) => kind === 'symbol')
    ? paths.flatMap((path) => textOfFile(files, path) ?? [])
    : []
  return links.map((link) => {
    const { kind, key } = link
    if (kind !== 'file' && kind !== 'symbol') return { kind, key }
    const hash = kind === 'file' ? files.hash(pathOf(root, key), MOST_HASHED_BYTES) : symbolHash(texts, key)
    const seen = { kind, key, hash: hash ?? null, commit: hash ? (commit ?? null) : null }
    const marks = kind === 'file' && hash ? marksOfText(textOfFile(files, pathOf(root, key)) ?? '') : undefined
    return marks === undefined ? seen : { ...seen, marks }
  })
}

/** `d:` and the hash of its definition; `n` where the name stands without one; undefined where it does not stand at all. */
export function symbolHash(texts: readonly string[], name: string): string | undefined {
  for (const text of texts) {
    const definition = definitionOf(text, name)
    if (definition !== undefined) return definitionHash(definition)
  }
  return texts.some((text) => standsIn(text, name)) ? NAMED : undefined
}

export function definitionHash(definition: string): string {
  return `d:${wideFingerprint(withoutLayout(definition))}`
}

/** Seen, but nowhere defined as far as one can tell. */
export const NAMED = 'n'

export function pathOf(root: string, key: string): string {
  return key.startsWith('/') ? key : `${root}/${key}`
}

export function textOfFile(files: Files, path: string): string | undefined {
  const size = files.size(path)
  if (size === undefined || size > MOST_HASHED_BYTES) return undefined
  return new TextDecoder().decode(files.read(path, 0, size))
}
