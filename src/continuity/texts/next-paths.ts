import type { Line, Telling } from '../compose/line.ts'
import { factsOf } from '../ledger/put.ts'

/** A file that the next call looks for in a place where it was never seen, while it was seen in another: the only one of its name. */
export function nextPathLines({ ledger, words }: Telling, next: string): Line[] {
  const files = factsOf(ledger, 'file').flatMap(({ id, path, lastSeen }) =>
    /\.\w+$/.test(path) ? [{ id, path, lastSeen }] : [],
  )
  const located = factsOf(ledger, 'note').flatMap(({ id, path, voice, lastSeen }) =>
    voice === 'located' ? [{ id, path, lastSeen }] : [],
  )
  const known = [...files, ...located]
  const found: Line[] = []
  for (const path of new Set(next.match(PATH) ?? [])) {
    const name = path.split('/').at(-1) ?? ''
    if (USUAL.test(name)) continue
    const same = known.filter((file) => file.path.split('/').at(-1) === name)
    const [first] = same
    if (first === undefined || same.some((file) => isSame(file.path, path))) continue
    if (same.some((file) => file.path !== first.path)) continue
    found.push({
      part: 'found',
      key: `elsewhere ${name}`,
      factId: first.id,
      kind: '',
      text: words.elsewhere(name, first.path),
      worth: 2,
      order: first.lastSeen,
    })
  }
  return found.slice(0, 1)
}

function isSame(one: string, other: string): boolean {
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`)
}

const PATH = /[\w.@~/-]*\/[\w.@-]+\.[a-z]\w{0,5}\b/gi
/** There is one in many folders. */
const USUAL = /^(?:index|main|mod|lib|init|__init__|README|package|config|types|utils?|test|setup|Makefile)\b/i
