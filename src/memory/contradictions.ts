import { type Desk, type Memory, memoryById } from './record.ts'
import { relate } from './relations.ts'
import { search } from './search.ts'
import { queryTerms } from './terms.ts'

/** Links a memory with live ones that say the opposite of the same thing. Which of them is right is for the reader to say. */
export function noteContradictions(desk: Desk, memory: Memory): number {
  const own = stanceOf(memory.content)
  if (own === undefined || memory.status !== 'active') return 0
  let found = 0
  const hits = search(desk.sql, {
    text: memory.content,
    projects: [memory.project],
    now: desk.now,
    most: 8,
    commonFrom: 2000,
  })
  for (const { memory: other } of hits) {
    const stance = stanceOf(other.content)
    if (other.id === memory.id || stance === undefined || stance === own || !sameSubject(memory.content, other.content))
      continue
    const live = memoryById(desk.sql, other.id)
    if (!live) continue
    relate(desk, memory, live, 'contradicts', 0.8)
    found++
  }
  return found
}

type Stance = 'for' | 'against'

/** Only a demand takes sides; a description does not. */
export function stanceOf(text: string): Stance | undefined {
  const head = text.slice(0, 400)
  const against = AGAINST.test(head)
  const isFor = FOR.test(head.replace(new RegExp(AGAINST, 'gi'), ' '))
  if (against === isFor) return undefined
  return against ? 'against' : 'for'
}

function sameSubject(left: string, right: string): boolean {
  const a = subject(left)
  const b = subject(right)
  if (a.size < 2 || b.size < 2) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.min(a.size, b.size) >= 0.7
}

function subject(text: string): Set<string> {
  const words = queryTerms(text.slice(0, 400).replace(new RegExp(`${AGAINST.source}|${FOR.source}`, 'gi'), ' ')).words
  return new Set(words.map((word) => word.replace(/(?:ing|ed|es|s)$/, '')))
}

const AGAINST =
  /\b(?:never|do not|don['’]t|must not|avoid|stop|no longer|not allowed|forbidden)\b|不要|不得|不可|禁止|切勿|請勿|请勿|別再|别再/i
const FOR =
  /\b(?:always|must|use|prefer|do|should|keep|make sure|ensure)\b|必須|必须|務必|务必|一定要|總是|总是|應該|应该|要用|使用/i
