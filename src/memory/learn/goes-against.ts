import { disagreement } from '../claims/disagree.ts'

/**
 * Whether what an agent concluded says the opposite of what the person laid down in the same session: one forbids what the other has done,
 * in the same words. Coarser than what two memories are compared by: a conclusion that is not told costs little.
 */
export function goesAgainst(concluded: string, rule: string): boolean {
  if (disagreement({ uri: '', content: concluded }, { uri: '', content: rule })) return true
  if (denies(concluded) === denies(rule)) return false
  const said = new Set(marksOf(concluded))
  const laid = marksOf(rule)
  const shared = laid.filter((mark) => said.has(mark)).length
  return shared >= FEWEST && shared >= laid.length * MOST_OF
}

function denies(text: string): boolean {
  return DENIES.test(text)
}

/** Words that carry matter; Chinese letters by twos. */
function marksOf(text: string): string[] {
  const plain = text.replace(new RegExp(DENIES.source, 'gi'), ' ').replace(EMPTY, ' ')
  const pairs = (plain.match(CHINESE) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  const words = (plain.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, STEM))
  return [...new Set([...words, ...pairs])]
}

const DENIES =
  /\b(?:never|not|no longer|no|without|do(?:es)? not|cannot|skip(?:ped|s)?|avoid(?:ed|s)?|stopp?(?:ed|s)?|forbid(?:s|den)?)\b|n['’]t\b|不再|不要|不得|不用|不能|不|禁止|[别別]|[没沒]|避免|[从從]不/i
const EMPTY =
  /\b(?:always|from now on|every|all|before|after|each|please|the|and|for|with|this|that|are|was|our|you|your)\b|一律|必[须須]|以后|以後|每次|都|[总總]是|[统統]一/gi
const WORD = /[a-z][\w.-]{2,}/g
const STEM = 6
const CHINESE = /[\u3400-\u9fff]{2,}/g
const FEWEST = 2
const MOST_OF = 0.5
