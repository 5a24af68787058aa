import { clipSentences, sentencesOf } from '../../../../base/text/sentences.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { drop, factsOf, keyOf, put } from '../../put.ts'
import { isChange } from '../../untouch.ts'

/**
 * What the agent's last such list names as still open: remaining, deferred, next, not done. A later list takes the place of
 * the one before; what it has no longer is no longer open, but for what was put off on purpose and is not said to be done.
 */
export function takeLeft(ledger: Ledger, entry: Extract<Entry, { type: 'said' }>): void {
  const before = factsOf(ledger, 'left')
  if (before.length > 0 && DONE.test(entry.text))
    for (const left of before) if (isDoneBy(left.text, entry.text)) drop(ledger, left.id)
  if (!SIGNS.test(entry.text)) return
  const items = openItems(entry.text).filter(({ item }) => !isDescribed(ledger, item))
  if (items.length === 0) return
  for (const left of before) if (!isPutOff(left.text)) drop(ledger, left.id)
  for (const { heading, item } of items.slice(0, MOST)) {
    const text = clipSentences(item, LONGEST)
    put(ledger, entry, {
      kind: 'left',
      key: keyOf(text),
      text,
      status: 'open',
      own: { heading: heading.length > LONGEST_HEADING ? '' : heading },
    })
  }
}

/** A file that was edited, and what is in it now: a list of what was done, whatever it is headed by. */
function isDescribed(ledger: Ledger, item: string): boolean {
  const path = /^`?([\w./@-]+\.\w{1,5})`?\s*(?:\([^)]*\)\s*)?[-—–:]/.exec(item)?.[1]
  if (path === undefined || WANTS.test(item)) return false
  return factsOf(ledger, 'file').some(
    (file) => (file.path === path || file.path.endsWith(`/${path}`)) && file.touches.some(isChange),
  )
}

/** Left for later because somebody decided so. */
export function isPutOff(item: string): boolean {
  return PUT_OFF.test(item)
}

/** A line of the message says that it is done. */
function isDoneBy(item: string, message: string): boolean {
  const own =
    item
      .toLowerCase()
      .match(/[a-z_]\w{3,}/g)
      ?.slice(0, MOST_WORDS) ?? []
  if (own.length < 2) return false
  return message.split('\n').some((line) => {
    const plain = line.toLowerCase()
    return DONE.test(line) && own.filter((word) => plain.includes(word)).length >= own.length * MOSTLY
  })
}

function openItems(text: string): { heading: string; item: string }[] {
  const found: { heading: string; item: string }[] = []
  let heading = ''
  for (const line of text.split('\n')) {
    const title = titleIn(line)
    if (title !== undefined) {
      heading = TITLE.test(title) && !DONE.test(title) && !STAYS.test(title) ? title.trim() : ''
      continue
    }
    const item = /^\s*(?:[-*•]|\d+[.)]|[-*] \[ \])\s+(.+)$/.exec(line)?.[1]?.replace(/\*\*/g, '').trim()
    if (item === undefined || item.length < (HAN.test(item) ? SHORTEST_HAN : SHORTEST)) {
      if (line.trim() !== '' && item === undefined) heading = heading !== '' && found.length === 0 ? heading : ''
      continue
    }
    const open = heading !== '' || /^\[ \]/.test(item) || (MARKED.test(item) && !DONE.test(item))
    if (open && !/^(?:~~|✅|☑|\[x\])/i.test(item)) found.push({ heading, item: item.replace(/^\[ \]\s*/, '') })
  }
  return found
}

/** What heads the lines below; behind other sentences the last one does ("I fixed the header. Still open:"). */
function titleIn(line: string): string | undefined {
  if (!/^\s*(?:#{1,6}\s|\*\*[^*]+\*\*[:：]?\s*$)|[:：]\s*$/.test(line)) return undefined
  const last = /[:：]\s*$/.test(line) ? (sentencesOf(line).at(-1) ?? line) : line
  return /^\s*(?:#{1,6}\s+)?(?:\*\*)?([^*\n]{2,80}?)(?:\*\*)?[:：]?(?:\*\*)?\s*$/.exec(last)?.[1]
}

const HAN = /[一-鿿]/
const SHORTEST = 8
const SHORTEST_HAN = 4
const WANTS = /\b(?:needs?|still|todo|must|should|add|update|remove|missing|fix|not|change)\b|尚未|還要|还要|需要/i
/** It is to stay as it is. */
const STAYS = /\b(?:should|must|will|to) remain\b|\bremain(?:s|ing)? (?:un\w+|as|in|the same)\b|保持不[變变]/i
const SIGNS =
  /remain|left|defer|next step|still (?:to|open|need)|to ?do\b|not (?:yet|done)|follow-?up|outstanding|pending|open (?:question|item|issue)|later|待辦|待办|剩下|尚未|後續|后续|下一步|未完成|\[ \]/i
const TITLE =
  /\b(?:remain\w*|left(?: to do| open)?|deferred|next steps?|still (?:to do|open|needed|needs)|to-?do|not (?:yet )?(?:done|implemented|addressed|covered)|follow-?ups?|outstanding|pending|open (?:questions?|items?|issues?|points?)|what'?s (?:left|next|missing)|missing|out of scope|known (?:issues|limitations|gaps))\b|待辦|待办|剩下|尚未|後續|后续|下一步|未完成/i
const MARKED =
  /(?:^|[-—–:(] ?|[-—–] \*{0,2})(?:deferred|not (?:yet )?(?:done|implemented|addressed)|still (?:open|to do|needed)|todo|pending|follow-?up|skipped)\b|尚未|待辦|待办|未完成/i
const DONE = /\b(?:done|completed|finished|fixed|resolved|added|implemented|nothing)\b|✅|已完成/i
const PUT_OFF = /\b(?:deferred|follow-?up|out of scope|postponed|for later)\b|延後|延后|之後再|之后再/i
/** Its first words tell which one it is. */
const MOST_WORDS = 4
const MOSTLY = 0.7
const MOST = 8
const LONGEST = 190
/** A longer one is a sentence that leads to the list. */
const LONGEST_HEADING = 40
