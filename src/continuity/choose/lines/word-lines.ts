import { anchorsOf, plainWords } from '../../../base/names.ts'
import { clauses, clipClause, clipSentences } from '../../../base/sentences.ts'
import type { Fact, FactOf, NoteFact } from '../../ledger/facts.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Group } from '../../texts/labels.ts'
import type { Candidate } from './candidate.ts'
import { listed, MOST_ANCHORS, pickNames, shortPath } from './names.ts'

/** Lines that are someone's words: the person's requests and limits, the agent's decisions and findings. */
export function goalLines(fact: FactOf<'goal'>, words: LineWords): Candidate[] {
  if (fact.answers !== '') {
    const text = words.answered(fact.text, clipClause(fact.answers, 140))
    return [worded(fact, { group: 'goal', text, bonus: fact.status === 'open' ? 2 : 0 })]
  }
  if (fact.status === 'open') {
    return [worded(fact, { group: 'goal', text: words.latest(clipSentences(fact.text, 170)), bonus: 4 })]
  }
  const opening = fact.firstSeen <= OPENING
  const request = clipSentences(fact.text, 120)
  const text = opening ? words.began(request) : words.earlier(request)
  return [worded(fact, { group: 'goal', text, bonus: opening ? 0.25 : 0 })]
}

export function constraintLines(fact: FactOf<'constraint'>, words: LineWords): Candidate[] {
  return [worded(fact, { group: 'goal', text: words.userSaid(clipClause(fact.text, 140)), bonus: 0.6 })]
}

export function decisionLines(fact: FactOf<'decision'>): Candidate[] {
  return clauseLines(fact, (text) => text, 0.25)
}

export function noteLines(fact: NoteFact, words: LineWords): Candidate[] {
  if (fact.names.length > 0) return aboutLines(fact, words)
  const path = shortPath(fact.path)
  return clauseLines(fact, (text) => NOTES[fact.voice](words, path, text), 0)
}

const NOTES: Readonly<Record<NoteFact['voice'], (words: LineWords, path: string, text: string) => string>> = {
  said: (_, __, text) => text,
  planned: (words, path, text) => (path === '' ? words.planned(text) : words.pathSays(path, text)),
  delegated: (words, _, text) => words.subagentTold(text),
  committed: (words, _, text) => words.commitMessage(text),
  commented: (words, path, text) => words.commentIn(path, text),
}

/** The names of a text that no single sentence carries, with what the text was about. */
function aboutLines(fact: NoteFact, words: LineWords): Candidate[] {
  const frame = fact.voice === 'delegated' ? words.subagentTask : words.wroteNaming
  return [
    {
      ...worded(fact, { group: 'decisions', text: '', bonus: 0 }),
      tells: 0.65,
      retells: clipClause(fact.text, 100),
      anchors: fact.names,
      shortest: Math.min(fact.text.length, 50) + 20,
      build: (want, told) => {
        const about = clipClause(fact.text, 100)
        if (plainWords(about).size < 3 || told(about)) return ''
        const names = pickNames(fact.names, anchorsOf(about), want, 4)
        return names.length === 0 ? '' : frame(about, listed(names, words))
      },
    },
  ]
}

export function deadEndLines(fact: FactOf<'dead-end'>, words: LineWords): Candidate[] {
  return [worded(fact, { group: 'decisions', text: words.deadEnd(fact.tried, fact.path, fact.failure), bonus: 0.8 })]
}

export function questionLines(fact: FactOf<'question'>, words: LineWords): Candidate[] {
  if (fact.status !== 'open') return []
  return [worded(fact, { group: 'goal', text: words.unanswered(fact.text), bonus: 0.6 })]
}

export function gitLines(fact: FactOf<'git'>, words: LineWords): Candidate[] {
  const text =
    fact.what === 'commit' ? words.lastCommit(fact.name, fact.branch, fact.subject) : words.pullRequest(fact.name)
  return [worded(fact, { group: 'commands', text, bonus: 0.3 })]
}

/** A sentence whole, and, when it is long or dense, its heads at clause borders: one of them is taken, never two. */
function clauseLines(fact: Fact, frame: (text: string) => string, bonus: number): Candidate[] {
  const whole = frame(fact.text)
  const frameNames = whole.length === fact.text.length ? 0 : anchorsOf(frame('')).size
  const dense = fact.anchors.length + frameNames > MOST_ANCHORS
  const lines = dense ? [] : [worded(fact, { group: 'decisions', text: whole, bonus })]
  if (!dense && whole.length < LONG) return lines
  for (const head of clauses(fact.text).slice(1, 4)) {
    const text = frame(head)
    const names = anchorsOf(text).size
    if (names > frameNames && names <= MOST_ANCHORS && plainWords(text).size >= 4)
      lines.push(worded(fact, { group: 'decisions', text, bonus }))
  }
  return lines
}

function worded(fact: Fact, line: { group: Group; text: string; bonus: number }): Candidate {
  return {
    key: fact.id,
    factId: fact.id,
    kind: fact.kind,
    group: line.group,
    bonus: line.bonus,
    tells: 1,
    order: fact.lastSeen,
    anchors: fact.anchors,
    shortest: line.text.length,
    build: () => line.text,
  }
}

const LONG = 110
/** A prompt among the first entries opened the session. */
const OPENING = 3
