import type { Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { ReviewItem } from '../../ledger/state.ts'
import { plainName, touchedSince } from '../changed-since.ts'
import type { Line, Telling } from '../line.ts'

/** Findings of the last review that nobody has spoken of since, and that the summary does not name. */
export function reviewLines({ ledger, words, told }: Telling): Line[] {
  const { review } = ledger
  if (review === undefined || !isInHand(ledger, review.step)) return []
  const left = review.items.filter(
    ({ title }) => told?.says(title) !== true && !isWrittenUp(ledger, review.step, title),
  )
  if (left.length === 0) return []
  const shown: string[] = []
  let group = ''
  for (const item of left) {
    const text = `${item.group === group || item.group === '' ? '' : `${item.group}: `}${named(item)}`
    if (shown.length > 0 && [...shown, text].join('; ').length > LONGEST) break
    shown.push(text)
    group = item.group
  }
  const more = left.length > shown.length ? [words.more(left.length - shown.length)] : []
  return [
    {
      part: 'open',
      key: 'review',
      factId: '',
      kind: '',
      text: words.reviewLeft([...shown, ...more].join('; ')),
      worth: 1,
      order: 3e6,
      waits: 'summary',
    },
  ]
}

/** A file was written that is called after it. */
function isWrittenUp(ledger: Ledger, since: number, title: string): boolean {
  const [, words = ''] = /^((?:[\w'’-]+ ){1,5}[\w'’-]+)/.exec(title) ?? []
  const slug = plainName(words.replace(/[ '’]/g, ''))
  return slug.length >= SHORTEST_SLUG && touchedSince(ledger, since, (path) => plainName(path).includes(slug))
}

function named({ label, title }: ReviewItem): string {
  return label === '' ? title : `${label} ${title}`
}

/** Until the work is another. */
function isInHand(ledger: Ledger, since: number): boolean {
  const asked = factsOf(ledger, 'goal').filter(({ by, lastSeen }) => by !== 'answer' && lastSeen > since)
  return asked.length <= MOST_ASKED && ledger.step - since <= LONG_SINCE
}

const LONGEST = 420
const SHORTEST_SLUG = 10
const MOST_ASKED = 4
const LONG_SINCE = 250
