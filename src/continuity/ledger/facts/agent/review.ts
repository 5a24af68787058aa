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

/** Some are taken up by their number, their severity or their words; or all of them, or nobody can tell which. */
export function takeSpokenOf(ledger: Ledger, text: string, by: 'person' | 'agent'): void {
  const { review } = ledger
  if (review === undefined) return
  const labels = new Set(text.match(LABELS)?.map((label) => label.toLowerCase()))
  const words = new Set(wordsOf(text))
  const left = review.items.filter((item) => !isSpokenOf(item, labels, words))
  const isNamed = left.length < review.items.length
  // "Fix them" right after it means all of them; later it means those that were spoken of in between.
  const isFirst = by === 'person' && ledger.turn <= review.turn + 1
  const isAll = by === 'agent' ? ALL_DONE.test(text) : isFirst && !isNamed && ACTS.test(text)
  if (isAll || left.length === 0) delete ledger.review
  else if (isNamed) ledger.review = { ...review, items: left }
}

function isSpokenOf(item: ReviewItem, labels: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  const group = item.group.toLowerCase()
  if (labels.has(item.label.toLowerCase()) || labels.has(group) || words.has(group)) return true
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
/** What is to be done about it, in whatever words; an answer by a number or a letter chooses something that is not known here. */
const ACTS =
  /\b(?:fix|address|implement|apply|resolve|handle|tackle|change|update|do|go ahead|proceed|yes|yeah|ok(?:ay)?|sure|all)\b|^\W*(?:\d|[A-D])\b|修|改|處理|处理|好|全部/i
const ALL_DONE =
  /\ball\b[^.\n]{0,50}\b(?:feedback|issues|findings|comments|remarks|items)\b[^.\n]{0,40}\b(?:fixed|addressed|incorporated|resolved|done)\b|\b(?:fixed|addressed|incorporated|resolved)\b[^.\n]{0,40}\ball\b|全部(?:修|改|處理|处理)/i
const LEAST = 3
const MOST = 24
const LONGEST = 90
const SHORTEST = 10
const LONGEST_TEXT = 30_000
const FEW = 2
const MOSTLY = 0.6
