import { broughtBy, namedIn } from '../../../base/names.ts'
import { baseName, parentOf } from '../../../base/paths/paths.ts'
import type { FileDetails } from '../../learn/files.ts'
import { warmthAt } from '../../learn/heat.ts'
import type { Learned } from '../material.ts'
import { mayBeQuoted, mayBeReported } from '../safety.ts'
import { sessionLine } from '../session-line.ts'
import { textLine } from '../text-line.ts'
import { briefly, dayOf, LONGEST_WHY, MOST_NAMED } from '../wording.ts'
import type { CardName, CardRow, FileCard, SessionCard } from './cards.ts'
import { namesInUse } from './names-in-use.ts'
import { changesSomething, isDeed, tellingSubjects } from './subjects.ts'

/** A card for each file, each session and each decision, convention or trap that was learned of. */
export function makeCards({ files, sessions, texts }: Learned, seq: number): CardRow[] {
  const worth = namesInUse(
    sessions.map(({ details }) => details),
    seq,
  )
  const subjects = tellingSubjects(files.map(({ details }) => details))
  const spread = spreadOf(files.map(({ details }) => details))
  const ids = new Map(files.map(({ id, details }) => [details.path, id]))
  const known = (paths: readonly string[]) => paths.flatMap((path) => ids.get(path) ?? [])
  return [
    ...files.map(({ id, details }) => ({
      memory: id,
      card: fileCard(details, subjects(details), { worth, spread, seq }),
    })),
    ...sessions.map(({ id, uri, details }): { memory: number; card: SessionCard } => {
      const early = new Set(details.early ?? details.names)
      return {
        memory: id,
        card: {
          kind: 'session',
          line: sessionLine(details, 'any', uri),
          changed: known(details.changed),
          looked: known(details.looked),
          early: [...early],
          names: details.names.filter((name) => !early.has(name)).slice(0, MOST_LATER),
        },
      }
    }),
    ...texts.flatMap((text): CardRow[] => {
      const line = textLine(text)
      return line === '' ? [] : [{ memory: text.id, card: { kind: 'text', line } }]
    }),
  ]
}

interface Around {
  readonly worth: ReadonlyMap<string, number>
  /** In how many files a name is in use. */
  readonly spread: ReadonlyMap<string, number>
  readonly seq: number
}

function fileCard(details: FileDetails, subjects: readonly string[], { worth, spread, seq }: Around): FileCard {
  const base = baseName(details.path)
  const head = headOf(details, base, subjects)
  const others = Object.keys(details.together).map(baseName)
  const rated = [...new Set([...Object.keys(details.names), ...others])].flatMap((name) => {
    // A name that is everywhere belongs to no file in particular.
    const value = (worth.get(name) ?? 0) * (COMMON + (1 - COMMON) / Math.sqrt(spread.get(name) ?? 1))
    return name === base || name.length > LONGEST_NAME || value < LEAST ? [] : [{ name, value }]
  })
  const names: CardName[] = []
  for (const { name, value } of rated.sort((a, b) => b.value - a.value)) {
    if (names.length >= MOST_NAMES) break
    const brought = broughtBy(name)
    const rounded = Math.round(value * 100) / 100
    if (brought.length > 0) names.push(brought.length === 1 ? [name, rounded] : [name, rounded, brought])
  }
  return {
    kind: 'file',
    folder: parentOf(details.path),
    head,
    more: [2, 4].flatMap((from) =>
      subjects.length < from + 2 ? [] : [`also ${subjects[from]} and ${subjects[from + 1]}`],
    ),
    own: [base, ...[...namedIn(head)].filter((name) => name !== base)],
    worth: Math.round((worth.get(base) ?? warmthAt(details.warmth, seq)) * 100) / 100,
    names,
  }
}

/** The file and what it is about: what was done there, if that is told shortly in its own terms, else its subjects. */
function headOf(details: FileDetails, base: string, subjects: readonly string[]): string {
  const why = details.whys
    .filter(({ text }) => mayBeReported(text))
    .map(({ text, at }) => ({ at, text: briefly(text, LONGEST_WHY) }))
    .find(({ text }) => isTelling(text, base, subjects))
  if (why !== undefined) {
    const head = `${base} (${dayOf(why.at).slice(5)}: ${why.text})`
    if (namedIn(head).size < MOST_NAMED - 1) return head
  }
  if (subjects.length >= 2) return `${base} (${subjects.slice(0, SUBJECTS).join(', ')})`
  const day = dayOf(details.lastAt)
  return details.sessions === 1
    ? `${base} (seen on ${day}, once only)`
    : `${base} (in ${details.sessions} sessions, last on ${day})`
}

/** It says what was done in the file's own terms; "fix the test" is true of any. */
function isTelling(why: string, base: string, subjects: readonly string[]): boolean {
  const words = why.toLowerCase().split(/[^a-z\u3400-\u9fff]+/)
  const named = [...namedIn(why)].filter((name) => !base.includes(name)).length
  return (
    words.length >= 4 &&
    isDeed(why) &&
    !why.endsWith('…') &&
    !VAGUE.test(why) &&
    (words.some((word) => subjects.includes(word)) || (named > 0 && changesSomething(why))) &&
    named <= MOST_IN_DEED &&
    mayBeQuoted(why)
  )
}

function spreadOf(files: readonly FileDetails[]): Map<string, number> {
  const spread = new Map<string, number>()
  for (const { names } of files) for (const name of Object.keys(names)) spread.set(name, (spread.get(name) ?? 0) + 1)
  return spread
}

/** What it is about was said before it. */
const VAGUE = /\b(?:them|these|those|this|both)\b/i
const SUBJECTS = 2
const MOST_IN_DEED = 3
const LONGEST_NAME = 48
const MOST_NAMES = 24
const MOST_LATER = 60
const COMMON = 0.5
const LEAST = 0.02
