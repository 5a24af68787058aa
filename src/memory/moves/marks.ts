import { fingerprint } from '../../base/ids.ts'

/**
 * What a text looks like, in a few marks: of all pairs of words that stand side by side in it those whose fingerprints are the smallest.
 * Two texts that share most pairs share most marks, whatever they are called. Undefined of a text that is too short to be known by it.
 */
export function marksOfText(text: string): string | undefined {
  const words = text.slice(0, LONGEST).match(WORD) ?? []
  const pairs = new Set<string>()
  for (let at = 1; at < words.length; at++) pairs.add(fingerprint(`${words[at - 1]} ${words[at]}`))
  return pairs.size < FEWEST ? undefined : [...pairs].sort().slice(0, MOST).join('')
}

/** How many of the pairs of two texts are in both, from 0 to 1, as far as their marks tell. */
export function sharedMarks(one: string, other: string): number {
  const [own, theirs] = [marksIn(one), marksIn(other)]
  // What is beyond the last mark of either is not known of it.
  const last = [own, theirs].reduce(
    (least, marks) => (marks.length < MOST || (marks.at(-1) ?? '') > least ? least : (marks.at(-1) ?? '')),
    'g',
  )
  const all = new Set([...own, ...theirs].filter((mark) => mark <= last))
  const both = [...all].filter((mark) => own.includes(mark) && theirs.includes(mark))
  return all.size === 0 ? 0 : both.length / all.size
}

function marksIn(marks: string): readonly string[] {
  return marks.match(/.{8}/g) ?? []
}

const WORD = /[A-Za-z_$][\w$]*|\d+|[\u3400-\u9fff]/g
const LONGEST = 200_000
const FEWEST = 6
const MOST = 48
