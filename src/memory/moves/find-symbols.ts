import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import { parentOf } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { definitionOf } from '../truth/definition.ts'
import { definitionHash, pathOf, textOfFile } from '../truth/take.ts'
import type { Anchor } from './anchors.ts'
import { extensionOf, type Tree } from './tree.ts'

/** A definition that a memory hangs on and that stands in another file now. */
export interface SymbolMove {
  readonly memory: number
  readonly name: string
  readonly from: string
  readonly to: string
  /** As it was when the memory was written. */
  readonly same: boolean
}

type Homeless = Omit<SymbolMove, 'to' | 'same'> & { readonly hashes: readonly string[] }

/** Definitions that are no longer in the file their memory names beside them. */
export function homelessSymbols(files: Files, { root }: ProjectPlace, anchors: readonly Anchor[]): Homeless[] {
  const symbols = anchors.filter(({ kind, hash }) => kind === 'symbol' && hash.startsWith('d:'))
  const texts = new Map<string, string>()
  const textAt = (path: string) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const text = textOfFile(files, pathOf(root, path)) ?? ''
    texts.set(path, text)
    return text
  }
  return symbols.slice(0, MOST_SYMBOLS).flatMap(({ memory, key: name, hash, lastHash }) => {
    const named = anchors.filter((one) => one.memory === memory && one.kind === 'file' && !one.key.startsWith('/'))
    const [from, more] = named
    if (!from || more || from.hash === files.hash(pathOf(root, from.key), MOST_HASHED_BYTES)) return []
    if (definitionOf(textAt(from.key), name) !== undefined) return []
    return [{ memory, name, from: from.key, hashes: lastHash === null ? [hash] : [hash, lastHash] }]
  })
}

export function movedSymbols(
  files: Files,
  { root }: ProjectPlace,
  homeless: readonly Homeless[],
  { below, hasTime }: Tree,
): SymbolMove[] {
  if (homeless.length === 0) return []
  const kinds = new Set(homeless.map(({ from }) => extensionOf(from)))
  const near = new Set(homeless.map(({ from }) => parentOf(from)))
  const candidates = below.filter((path) => kinds.has(extensionOf(path)))
  const ordered = [
    ...candidates.filter((path) => near.has(parentOf(path))),
    ...candidates.filter((path) => !near.has(parentOf(path))),
  ]
  const found = new Map<Homeless, string[]>()
  const named = new Map<Homeless, string[]>()
  const same = new Set<string>()
  let isWhole = ordered.length <= MOST_READ
  for (const path of ordered.slice(0, MOST_READ)) {
    if (!hasTime()) {
      isWhole = false
      break
    }
    const text = textOfFile(files, pathOf(root, path)) ?? ''
    for (const one of homeless) {
      if (!text.includes(one.name) || extensionOf(path) !== extensionOf(one.from)) continue
      const definition = definitionOf(text, one.name)
      if (definition === undefined) continue
      named.set(one, [...(named.get(one) ?? []), path])
      const hash = definitionHash(definition)
      if (hash === one.hashes[0]) same.add(`${one.memory} ${path}`)
      if (one.hashes.includes(hash)) found.set(one, [...(found.get(one) ?? []), path])
    }
  }
  return homeless.flatMap((one) => {
    // Edited by hand and then moved: a name that means one thing and is defined in one place of all is still the same.
    const paths = found.get(one) ?? (isWhole && isCompound(one.name) ? named.get(one) : undefined) ?? []
    const [to, more] = paths
    const { memory, name, from } = one
    return to === undefined || more !== undefined ? [] : [{ memory, name, from, to, same: same.has(`${memory} ${to}`) }]
  })
}

/** `parseAmount`, `parse_amount`: nobody else calls something else so by chance. */
function isCompound(name: string): boolean {
  return /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name)
}

const MOST_SYMBOLS = 60
const MOST_READ = 400
