import { anchorsOf, plainWords } from '../../base/names.ts'
import { clipSentences } from '../../base/sentences.ts'
import type { Fact, Ledger, NoteFact, TaskFact } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { isChange } from '../ledger/untouch.ts'
import type { LineWords } from '../texts/labels/words.ts'
import type { Line, Part, Telling } from './line.ts'

/** What is still to be done: tasks, the open points of the agent's last list, and what the person was asked. */
export function openLines({ ledger, words }: Telling): Line[] {
  const lines: Line[] = []
  const tasks = factsOf(ledger, 'task').filter(({ progress }) => progress !== 'completed')
  const pending = tasks.filter(({ progress }) => progress === 'pending').sort((a, b) => a.firstSeen - b.firstSeen)
  const [next] = pending
  // A list that stops somewhere reads as if that were all: those still to do are one line, with their number.
  if (next !== undefined && pending.length > 1)
    lines.push({
      ...line(next, 'open', words.tasksToDo(pending.length, listed(pending, words)), 1.5),
      order: 1e6,
    })
  for (const task of tasks) {
    if (pending.length > 1 && task.progress === 'pending') continue
    const label = task.label.startsWith('#') ? `${task.label} ` : ''
    const text = words.task(task.progress, label, task.subject)
    const started = task.progress === 'in_progress'
    lines.push({ ...line(task, 'open', text, started ? 1.4 : 0.9), order: (started ? 0 : 1e6) + task.firstSeen })
  }
  const left = factsOf(ledger, 'left')
  const closed = factsOf(ledger, 'task').filter(({ progress }) => progress === 'completed')
  for (const [at, item] of left.entries()) {
    if (closed.some(({ label, subject }) => item.text.startsWith(`${label} `) || item.text.includes(subject))) continue
    const old = Math.min(1, (ledger.step - item.lastSeen) / 400)
    const text = words.leftOpen(item.heading, item.text)
    lines.push({ ...line(item, 'open', text, 1.1 - old - at * 0.03), order: 2e6 + at })
  }
  return lines.filter(({ worth }) => worth > 0)
}

/** By number and subject, as many as fit. */
function listed(tasks: readonly TaskFact[], words: LineWords): string {
  const shown: string[] = []
  let left = LONGEST_LIST
  for (const { label, subject } of tasks) {
    const text = label.startsWith('#') ? `${label} ${subject}` : subject
    left -= text.length + 2
    if (left < 0) break
    shown.push(text)
  }
  return [...shown, ...(shown.length < tasks.length ? [words.more(tasks.length - shown.length)] : [])].join('; ')
}

/** Decisions of the agent that were carried out, with their reason. */
export function decidedLines({ ledger }: Telling): Line[] {
  const lastEdit = ledger.work.editSteps.at(-1) ?? 0
  return factsOf(ledger, 'decision')
    .filter(
      (fact) =>
        fact.status === 'active' && isStatement(fact.text) && DECIDES.test(fact.text) && fact.lastSeen < lastEdit,
    )
    .map((fact) => line(fact, 'decided', fact.text, noteWorth(ledger, fact)))
}

/** What the agent found out, itself or through agents it sent. */
export function foundLines({ ledger }: Telling): Line[] {
  const notes = factsOf(ledger, 'note').filter((note) => note.voice in VOICES && note.names.length === 0)
  const reasons = factsOf(ledger, 'decision').filter((fact) => !DECIDES.test(fact.text))
  const changed = changesOf(ledger)
  const found = [...reasons, ...notes]
    .filter((fact) => fact.status === 'active' && (isLocated(fact) ? isUsed(ledger, fact) : isStatement(fact.text)))
    .filter((fact) => !isOvertaken(fact, changed))
    .map((fact) => ({
      ...line(fact, 'found', fact.text, noteWorth(ledger, fact) + voiceWorth(fact)),
      late: true as const,
    }))
  return together(found)
}

/** Sentences of one message are one line, as far as they are short: each says what the other is about. */
function together(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const next of lines.toSorted((a, b) => a.order - b.order)) {
    const before = joined.at(-1)
    const both = before === undefined ? '' : `${before.text}${/[.!。！]$/.test(before.text) ? '' : '.'} ${next.text}`
    if (before === undefined || before.order !== next.order || both.length > LONGEST_TOGETHER) joined.push(next)
    else joined[joined.length - 1] = { ...before, text: both, worth: Math.max(before.worth, next.worth) }
  }
  return joined
}

/** When each name was last taken out or brought in by an edit, and each file last changed. */
function changesOf(ledger: Ledger): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { path, touches } of factsOf(ledger, 'file')) {
    for (const touch of touches) {
      if (!isChange(touch)) continue
      for (const name of [...touch.adds, ...touch.drops]) last.set(name, Math.max(touch.step, last.get(name) ?? 0))
      last.set(path, Math.max(touch.step, last.get(path) ?? 0))
    }
  }
  return last
}

/** What it speaks of was changed afterwards: removed, repaired, or moved to another line. */
function isOvertaken(fact: Fact, changed: ReadonlyMap<string, number>): boolean {
  const since = (name: string) => (changed.get(name) ?? 0) > fact.lastSeen
  if (fact.kind === 'note' && fact.voice === 'located') return since(fact.path)
  return fact.anchors.some(since)
}

function isLocated(fact: Fact): boolean {
  return fact.kind === 'note' && fact.voice === 'located'
}

/** The agent has spoken of it since, or worked with it. */
function isUsed(ledger: Ledger, fact: Fact): boolean {
  return (
    fact.anchors.some((anchor) => anchor.startsWith('i:') && (ledger.names[anchor]?.count ?? 0) >= OFTEN) &&
    !/\bTest[A-Z_]/.test(fact.text)
  )
}

function voiceWorth(fact: Fact): number {
  return fact.kind === 'note' ? (VOICES[fact.voice] ?? 0) : 0
}

/** Whose sentences are said, and what they are worth beside the agent's own. */
const VOICES: Readonly<Partial<Record<NoteFact['voice'], number>>> = {
  said: 0,
  reported: -0.15,
  located: -0.2,
}

/** What does not work here, and what does. */
export function wayLines({ ledger, words }: Telling): Line[] {
  // A change whose purpose nobody told may have been a print to look at something.
  const undone = factsOf(ledger, 'dead-end')
    .filter(({ tried }) => tried !== '' && !LOOKS.test(tried) && tried.length <= LONGEST_TRIED)
    .map((fact) =>
      line(fact, 'ways', words.deadEnd(fact.tried, fact.path, fact.failure), 0.8 - age(ledger, fact.lastSeen)),
    )
  const ways = factsOf(ledger, 'way')
    .filter((way) => way.status === 'active' || way.count >= 2)
    .map((way) =>
      line(
        way,
        'ways',
        words.way(way.text, way.failure, way.round),
        (way.round === '' ? 0.6 : 1) + Math.min(way.count, 4) * 0.1 - age(ledger, way.lastSeen),
      ),
    )
  return [...ways, ...undone]
}

function line(fact: Fact, part: Part, text: string, worth: number): Line {
  return {
    part,
    key: fact.id,
    factId: fact.id,
    kind: fact.kind,
    text: clipSentences(text, LONGEST),
    worth,
    order: fact.lastSeen,
  }
}

/** Newer, at the end of a turn, with a reason, with names that are in use: the more of these, the likelier it is needed. */
function noteWorth(ledger: Ledger, fact: Fact): number {
  const ending = ledger.endings.includes(fact.lastSeen) || fact.lastSeen === ledger.lead.step ? 0.35 : 0
  const reason = REASON.test(fact.text) ? 0.2 : 0
  const names = Math.min(3, fact.anchors.filter((anchor) => (ledger.names[anchor]?.count ?? 0) >= 2).length) * 0.1
  const values = /\d/.test(fact.text) ? 0.05 : 0
  return 0.4 + ending + reason + names + values - Math.min(0.8, (ledger.step - fact.lastSeen) / FADES)
}

function age(ledger: Ledger, step: number): number {
  return Math.min(0.8, (ledger.step - step) / 500)
}

/** Something that was found to be so: no guess, no plan, no option, no question. */
export function isStatement(text: string): boolean {
  if (
    HYPOTHETICAL.test(text) ||
    PLANS.test(text) ||
    MENU.test(text) ||
    EDIT_LOG.test(text) ||
    !(VERB.test(text) || HAN.test(text)) ||
    /[?？:：]$/.test(text)
  )
    return false
  return plainWords(text).size >= 5 && (anchorsOf(text).size > 0 || text.length > 40)
}

const HYPOTHETICAL =
  /\b(?:might|may|could|would|maybe|perhaps|probably|possibly|likely|seems?|appears?|presumably|I (?:think|suspect|guess|believe|assume)|if\b|assuming|should (?:be|work|fix|have)|unless|unclear|not sure)\b|可能|也許|也许|或許|或许|大概|應該是|应该是|如果|假設|假设|似乎/i
const PLANS =
  /^(?:let me|let's|now\b|next\b|first\b|then\b|I(?:'ll| will| need| can| want|'m going)|we(?:'ll| need| can| should)|need to|to (?:fix|do|make)|add\b|update\b|create\b|remove\b|rename\b|implement\b|run\b|fix\b|here(?:'s| is| are)\b|我(?:先|再|來|来|要|會|会|將|将|需要)|讓我|让我|接下來|接下来)/i
const MENU = /^(?:option|approach|alternative|方案|選項|选项) ?[A-D1-9]\b|^[A-D]\) |\b(?:option|approach) [A-D1-9]\b/i
const DECIDES =
  /\b(?:decided to|chose to|chose|going with|went with|we(?:'re| are) (?:using|keeping)|(?:is|are|was|were) kept|I kept)\b|決定|决定|改為|改为|採用|采用/i
/** What was done, file by file: the diff says it better. */
const EDIT_LOG =
  /^(?:(?:`[^`]+`|[\w./-]+\.\w+)(?:\(\))?\s*(?:\([^)]*\)\s*)?[-—–:]+\s*)?(?:(?:now )?(?:add|updat|chang|remov|creat|renam|mov|return|use|fix|replac|extract|refactor|implement|revert|get|set|handl|call|writ|wrote|delet)(?:e?s|e?d|ing)?)\b|^(?:`[^`]+`|\S+\(\))\s*[-—–]\s/i
/** A list item without a verb says nothing by itself. */
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|doesn't|don't|isn't|aren't|wasn't|can|cannot|can't|must|will|needs?|requires?|returns?|uses?|fails?|failed|passes|passed|calls?|reads?|writes?|sets?|gets?|means|expects?|depends|shows?|catches|exists?|contains?|holds?|sees|runs?|works?|happens?|comes?|goes|stays?|keeps?|lives?|stands?|defaults?|ignores?|checks?|creates?|makes?|takes?|gives?|finds?|matches|causes?|prevents?|allows?|handles?|throws?|resolves?|waits?|skips?|breaks?|points?|maps?|proxies|starts?|ends?|falls?|stops?)\b|(?:`[^`]+`|\b(?:the|a|an|this|it|each|every|no|all) [\w-]+) [a-z]+(?:s|ed)\b/i
const HAN = /[\u3400-\u9fff]{4}/
const LOOKS = /^(?:check|see|look|read|understand|find|verify|run|debug|print)\b/i
const REASON =
  /\b(?:because|since|so|therefore|root cause|means|caused|due to|instead of|rather than|only|never|always|doesn't|don't|not)\b|因為|因为|所以|導致|导致|原因/i
const LONGEST = 300
const OFTEN = 4
const LONGEST_LIST = 260
const LONGEST_TOGETHER = 240
/** After so many steps a finding is worth next to nothing. */
const FADES = 120
const LONGEST_TRIED = 110
