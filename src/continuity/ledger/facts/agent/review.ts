import { clipClause } from '../../../../base/text/sentences.ts'
import type { Ledger } from '../../facts.ts'
import type { ReviewItem } from '../../state.ts'

/**
 * The findings of the agent's last review, by the severity they are listed under, until somebody speaks of them again: then they are
 * being dealt with, and the conversation tells better what became of them.
 */
export function takeReview(ledger: Ledger, text: string): void {
  const items = SIGNS.test(text) ? itemsOf(text) : []
  if (items.length >= LEAST) ledger.review = { step: ledger.step, turn: ledger.turn, items }
  else takeSpokenOf(ledger, text, 'agent')
}

/** The person takes up all of them, a group, or some by their number. */
export function takeSpokenOf(ledger: Ledger, text: string, by: 'person' | 'agent'): void {
  const { review } = ledger
  if (review === undefined) return
  // Later "them" are those that were spoken of in between.
  const isAll = by === 'person' && ledger.turn <= review.turn + 1 && ALL.test(text)
  const labels = new Set(text.match(LABELS)?.map((label) => label.toLowerCase()))
  const words = new Set(wordsOf(text))
  const left = isAll ? [] : review.items.filter((item) => !isSpokenOf(item, labels, words))
  if (left.length === review.items.length) return
  if (left.length > 0) ledger.review = { ...review, items: left }
  else delete ledger.review
}

function isSpokenOf(item: ReviewItem, labels: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  if (labels.has(item.label.toLowerCase()) || labels.has(item.group.toLowerCase())) return true
  const own = wordsOf(item.title)
  return own.length >= FEW && own.filter((word) => words.has(word)).length >= own.length * MOSTLY
}

function itemsOf(text: string): ReviewItem[] {
  const found: ReviewItem[] = []
  let group = ''
  for (const line of text.slice(0, LONGEST_TEXT).split('\n')) {
    const title = /^\s*#{1,6}\s+(.+)$|^\s*\*\*([^*]+)\*\*:?\s*$/.exec(line)
    const heading = (title?.[1] ?? title?.[2] ?? '').replace(/\*\*/g, '')
    const item = itemIn(heading === '' ? line : heading, group)
    // A recommendation at the end counts the same ones again.
    if (item !== undefined && !found.some((other) => isSame(other, item))) found.push(item)
    else if (item !== undefined) continue
    else if (heading !== '')
      group = DONE.test(heading) ? '' : (/\bP[0-4]\b/.exec(heading)?.[0] ?? SEVERITY.exec(heading)?.[0] ?? '')
  }
  return found.slice(0, MOST)
}

function isSame(one: ReviewItem, other: ReviewItem): boolean {
  return one.group === other.group && one.label !== '' && one.label === other.label
}

/** Numbered, lettered, or with its severity before it; a mere point of a list says mostly more about the one before. */
function itemIn(line: string, group: string): ReviewItem | undefined {
  const plain = line.replace(/^\s*(?:[-*•]\s+)?/, '').replace(/\*\*/g, '')
  if (DONE.test(plain)) return undefined
  const marked =
    /^(?:#?(\d{1,2})[.:)]|#(\d{1,2})|([A-Z]\d{1,2})[.:)])? *(?:((?:critical|blocker|high|major|important|medium|minor|low|nit)(?: severity)?): +)?(\S.+)$/i.exec(
      plain,
    )
  const [, numbered, counted, lettered, severity = '', text = ''] = marked ?? []
  const number = numbered ?? counted
  // A number means nothing outside a list of findings.
  if (lettered === undefined && severity === '' && (number === undefined || group === '')) return undefined
  return made(
    lettered ?? (number === undefined ? '' : `#${number}`),
    severity === '' ? group : severity.replace(/ severity$/i, ''),
    text,
  )
}

function made(label: string, group: string, text: string): ReviewItem | undefined {
  // Where it is stands behind its name, or what is to be said about it.
  const name = text.replace(/\s+(?:[-—–]\s+)?`[^`]+:\d[^`]*`.*$|\s+[-—–]\s.*$/, '').trim()
  const title = clipClause(/\b(?:in|at|of|for|on|to|from|by|with)$/.test(name) ? text.trim() : name, LONGEST)
  return title.length < (/[\u3400-\u9fff]/.test(title) ? SHORTEST / 2 : SHORTEST) || /[?？]$/.test(title)
    ? undefined
    : { label, group, title }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z_]\w{3,}|[\u3400-\u9fff]{2}/g) ?? []
}

const SIGNS = /\b(?:review|findings?|issues? found|audit)\b|審查|审查/i
const SEVERITY =
  /\bP[0-4]\b|\b(?:critical|blockers?|high|major|important|medium|moderate|minor|low|nits?|nice-to-have|should fix|must fix)\b|嚴重|严重|重要|次要|輕微|轻微/i
const DONE =
  /\b(?:fixed|resolved|done|addressed|verdict|recommendation|what(?:'s| is) (?:good|useful|fine)|strengths|positive)\b|✅|~~|已修|已解決|已解决/i
const LABELS = /\b[A-Z]\d{1,2}\b|#\d{1,2}\b/g
const ALL =
  /\b(?:fix|address|do|implement|resolve|handle)\b[^.\n]{0,20}\b(?:all|them|these|those|everything)\b|全部|都修|都改/i
const LEAST = 3
const MOST = 24
const LONGEST = 90
const SHORTEST = 10
const LONGEST_TEXT = 30_000
const FEW = 2
const MOSTLY = 0.6
