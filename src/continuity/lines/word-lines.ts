import { anchorsOf, plainWords } from '../anchors.ts'
import type { Group } from '../labels.ts'
import type { Fact, FactOf, NoteFact } from '../ledger/facts.ts'
import { clauses, clip } from '../sentences.ts'
import type { Candidate } from './candidate.ts'
import { listed, MOST_ANCHORS, pickNames, shortPath } from './names.ts'

/** Lines that are someone's words: the person's requests and limits, the agent's decisions and findings. */
export function goalLines(fact: FactOf<'goal'>): Candidate[] {
  if (fact.answers !== '') {
    const text = `The user answered “${fact.text}” to: “${clip(fact.answers, 140)}”`
    return [worded(fact, { group: 'goal', text, bonus: fact.status === 'open' ? 2 : 0 })]
  }
  if (fact.status === 'open') {
    return [worded(fact, { group: 'goal', text: `The latest request was: “${clip(fact.text, 170)}”`, bonus: 4 })]
  }
  const opening = fact.firstSeen <= OPENING
  const text = `${opening ? 'The session began with' : 'Earlier the user asked'}: “${clip(fact.text, 120)}”`
  return [worded(fact, { group: 'goal', text, bonus: opening ? 0.25 : 0 })]
}

export function constraintLines(fact: FactOf<'constraint'>): Candidate[] {
  return [worded(fact, { group: 'goal', text: `The user said: “${clip(fact.text, 140)}”`, bonus: 0.6 })]
}

export function decisionLines(fact: FactOf<'decision'>): Candidate[] {
  return clauseLines(fact, '', 0.25)
}

export function noteLines(fact: NoteFact): Candidate[] {
  if (fact.names.length > 0) return aboutLines(fact)
  return clauseLines(fact, NOTE_LEADS[fact.voice](shortPath(fact.path)), 0)
}

/** The names of a text that no single sentence carries, with what the text was about. */
function aboutLines(fact: NoteFact): Candidate[] {
  const [lead, verb] =
    fact.voice === 'delegated' ? ['A subagent was given the task', 'about'] : ['The agent wrote', 'naming']
  const about = clip(fact.text, 100)
  if (plainWords(about).size < 3) return []
  return [
    {
      ...worded(fact, { group: 'decisions', text: '', bonus: 0 }),
      tells: 0.65,
      anchors: fact.names,
      shortest: lead.length + about.length,
      build: (want) => {
        const names = pickNames(fact.names, about, want, 4)
        return names.length === 0 ? '' : `${lead} “${about}”, ${verb} ${listed(names)}`
      },
    },
  ]
}

export function deadEndLines(fact: FactOf<'dead-end'>): Candidate[] {
  return [worded(fact, { group: 'decisions', text: `Dead end: ${fact.text}`, bonus: 0.8 })]
}

export function questionLines(fact: FactOf<'question'>): Candidate[] {
  if (fact.status !== 'open') return []
  return [worded(fact, { group: 'goal', text: `Asked the user, no answer yet: “${fact.text}”`, bonus: 0.6 })]
}

export function gitLines(fact: FactOf<'git'>): Candidate[] {
  return [worded(fact, { group: 'commands', text: fact.text, bonus: 0.3 })]
}

const NOTE_LEADS: Readonly<Record<NoteFact['voice'], (path: string) => string>> = {
  said: () => '',
  planned: (path) => (path === '' ? 'Planned: ' : `${path} says: `),
  delegated: () => 'A subagent was told: ',
  committed: () => 'Commit message: ',
  commented: (path) => `Comment in ${path}: `,
}

/** A sentence whole, and, when it is long or dense, its heads at clause borders: one of them is taken, never two. */
function clauseLines(fact: Fact, lead: string, bonus: number): Candidate[] {
  const whole = `${lead}${fact.text}`
  const leadNames = lead === '' ? 0 : anchorsOf(lead).size
  const dense = fact.anchors.length + leadNames > MOST_ANCHORS
  const lines = dense ? [] : [worded(fact, { group: 'decisions', text: whole, bonus })]
  if (!dense && whole.length < LONG) return lines
  for (const head of clauses(fact.text).slice(1, 4)) {
    const text = `${lead}${head}`
    const names = anchorsOf(text).size
    if (names > leadNames && names <= MOST_ANCHORS && plainWords(text).size >= 4)
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
