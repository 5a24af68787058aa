import { isOwnWord, isUnder, PLACE_OF } from '../store/kinds.ts'
import { COLUMNS, type Desk, detailsOf, type Memory } from '../store/record.ts'
import { create, revise } from '../store/store.ts'
import type { TextChange } from './change.ts'
import { contentOf } from './content.ts'
import { givesUp, skipsTest } from './gives-up.ts'
import { memoriesForOutput } from './patterns.ts'
import { isWorthKeeping, speaksOf } from './worth-keeping.ts'

/** What repaired a failure, and how often that worked. */
export interface SolutionDetails {
  readonly fingerprint: string
  readonly error: string
  readonly command: string
  readonly files: readonly string[]
  /** Those of the files that were there when it was learned. */
  readonly there: readonly string[]
  readonly changes: readonly TextChange[]
  readonly commands: readonly string[]
  readonly why: string
  readonly worked: number
  readonly failed: number
  /** Seen once, and nothing in it points at the failure: not offered before it has worked again. */
  readonly unsure: boolean
  /** The file it was met in, as its tool named it. */
  readonly location?: string
  /** Names that its files had before. */
  readonly was?: readonly { readonly from: string; readonly to: string }[]
}

export interface Repair extends Omit<SolutionDetails, 'worked' | 'failed'> {
  readonly project: string
  readonly origin: string
  /** Of its failure. */
  readonly kind?: string
}

export interface Solution {
  readonly memory: Memory
  readonly details: SolutionDetails
}

/** Below this share of trials that worked, a repair is no longer offered. */
const FLOOR = 0.4

/** A repair in files that are all gone since cannot be made again. */
export function isStillThere({ details }: Solution, exists: (path: string) => boolean): boolean {
  return details.there.length === 0 || details.there.some(exists)
}

/** A failure: the fingerprint of its line, and all that was said. */
export interface Failed {
  readonly fingerprint: string
  /** Of the same failure when its files had other names. */
  readonly former?: readonly string[]
  /** The same error at any place; '' where that says nothing. */
  readonly kind?: string
  readonly output: string
}

/**
 * The repairs known for a failure that are worth offering, the one that worked most often first. What was learned is judged by its
 * trials; what somebody wrote, by what it is about as well.
 */
export function solutionsFor(
  { sql }: Pick<Desk, 'sql'>,
  project: string,
  { fingerprint, former = [], kind = '', output }: Failed,
): Solution[] {
  const here = [fingerprint, ...former].flatMap((one) => known(sql, project, one)).filter(isGood)
  // What helped the same error at another place.
  const learned = here.length > 0 || kind === '' ? here : known(sql, project, keyOfKind(kind)).filter(isGood)
  const written = memoriesForOutput({ sql }, project, output)
    .filter(({ truth }) => truth !== 'gone')
    .map(withDetails)
    .filter(({ details, memory }) => isWorthTrying(details) && !learned.some((one) => one.memory.id === memory.id))
  // Of two that did equally well, what somebody wrote down comes before what was made out.
  return [...written, ...learned]
    .filter(({ memory }) => memory.status === 'active')
    .sort((a, b) => b.details.worked - a.details.worked || a.details.failed - b.details.failed)
}

function isGood({ details }: Solution): boolean {
  return isOffered(details) && !details.commands.some(givesUp) && !details.changes.some(skipsTest)
}

/** Beside the fingerprints of failures at their places. */
function keyOfKind(kind: string): string {
  return `kind ${kind}`
}

/** What somebody wrote down is offered untried, until it has failed twice and mostly. */
function isWorthTrying({ worked, failed }: Pick<SolutionDetails, 'worked' | 'failed'>): boolean {
  return failed < 2 || worked / (worked + failed) >= FLOOR
}

export function isOffered({ worked, failed, unsure }: Pick<SolutionDetails, 'worked' | 'failed' | 'unsure'>): boolean {
  if (unsure && worked < 2) return false
  return worked > 0 && worked / (worked + failed) >= FLOOR
}

/** The same repair again confirms the one there is; another one stands beside it. */
export function learnRepair(desk: Desk, repair: Repair): Memory | undefined {
  const same = known(desk.sql, repair.project, repair.fingerprint).find(({ details }) => sameRepair(details, repair))
  if (same && !changedOtherwise(same.details, repair)) return countTrial(desk, withChanges(same, repair), { worked: 1 })
  // The newest change of a file is told, with its own trials.
  if (same) return countTrial(desk, anew(same, repair), { worked: 1 })
  if (!isWorthKeeping(repair)) return undefined
  const { project, origin, kind = '', ...rest } = repair
  const details: SolutionDetails = redacted(desk, { ...rest, why: ownReason(desk, repair), worked: 1, failed: 0 })
  const number = known(desk.sql, project, repair.fingerprint).length
  const made = create(desk, {
    project,
    uri: `${PLACE_OF.solution}${repair.fingerprint}${number === 0 ? '' : `-${number + 1}`}`,
    content: contentOf(details),
    trust: 'tool',
    author: 'auto',
    origin,
    details,
    links: [repair.fingerprint, ...(kind === '' ? [] : [keyOfKind(kind)])].map((key) => ({ kind: 'error', key })),
  })
  return made.kind === 'created' ? made.memory : undefined
}

/** A reason that another repair of the session was given for is this one's only where it speaks of it; and that one's no longer, where it does not. */
function ownReason(desk: Desk, repair: Repair): string {
  const { project, origin, why } = repair
  if (why === '') return ''
  const others = desk.sql
    .all<Memory>(
      `SELECT ${COLUMNS} FROM memories WHERE project = ? AND ${isUnder('solution')} AND origin = ? AND status = 'active'`,
      project,
      origin,
    )
    .map(withDetails)
    .filter(({ memory, details }) => details.why === why && !isOwnWord(memory.author))
  if (others.length === 0) return why
  if (!speaksOf(why, repair)) return ''
  for (const { memory, details } of others) {
    if (speaksOf(why, details)) continue
    const without = { ...details, why: '' }
    revise(desk, memory, { author: memory.author, details: without, content: contentOf(without) })
  }
  return why
}

function anew({ memory, details }: Solution, { changes, there, unsure }: Repair): Solution {
  return { memory, details: { ...details, changes, there, unsure, worked: 0, failed: 0 } }
}

/** Whether something else was changed in the same files: what one of them is worth says nothing of the other. */
export function changedOtherwise(
  { files, changes, commands }: Pick<SolutionDetails, 'files' | 'changes' | 'commands'>,
  now: Pick<SolutionDetails, 'files' | 'changes' | 'commands'>,
): boolean {
  if (commands.some((one) => now.commands.includes(one))) return false
  const shared = files.filter((file) => now.files.includes(file))
  const [own, theirs] = [changes, now.changes].map((some) => some.filter(({ path }) => shared.includes(path)))
  const all = [...(own ?? []), ...(theirs ?? [])]
  if (!own?.length || !theirs?.length || (all.some(({ whole }) => whole) && !all.every(({ whole }) => whole)))
    return false
  return !own.some((one) => theirs.some((other) => one.path === other.path && made(one) === made(other)))
}

/** What is there afterwards; where something was taken out, what that was. */
function made({ before, after }: TextChange): string {
  return (after === '' ? before : after).replace(/\s+/g, ' ').trim()
}

/** What the newest repair changed stands for the older ones in the same files. */
function withChanges({ memory, details }: Solution, { changes, there }: Repair): Solution {
  return { memory, details: { ...details, ...(changes.length > 0 && { changes, there }) } }
}

function redacted({ redact }: Pick<Desk, 'redact'>, details: SolutionDetails): SolutionDetails {
  const clean = (change: TextChange): TextChange => ({
    ...change,
    before: redact.text(change.before),
    after: redact.text(change.after),
  })
  return { ...details, why: redact.text(details.why), changes: details.changes.map(clean) }
}

/** One more trial of a repair, and how it went. */
export function countTrial(
  desk: Desk,
  { memory, details }: Solution,
  by: { worked?: number; failed?: number },
): Memory {
  const after = redacted(desk, {
    ...details,
    worked: details.worked + (by.worked ?? 0),
    failed: details.failed + (by.failed ?? 0),
  })
  const corrected = isOwnWord(memory.author)
  return revise(desk, memory, {
    author: corrected ? memory.author : 'auto',
    details: after,
    ...(!corrected && { content: contentOf(after) }),
  })
}

export function solutionById(sql: Desk['sql'], id: number): Solution | undefined {
  const memory = sql.get<Memory>(`SELECT ${COLUMNS} FROM memories WHERE id = ?`, id)
  return memory && withDetails(memory)
}

function known(sql: Desk['sql'], project: string, fingerprint: string): Solution[] {
  return sql
    .all<Memory>(
      `SELECT ${COLUMNS} FROM memories WHERE id IN
         (SELECT memory FROM memory_links WHERE project = ? AND kind = 'error' AND key = ?)`,
      project,
      fingerprint,
    )
    .map(withDetails)
}

export function withDetails(memory: Memory): Solution {
  const details = detailsOf<SolutionDetails>(memory)
  return {
    memory,
    details: {
      fingerprint: '',
      error: '',
      command: '',
      files: [],
      there: [],
      changes: [],
      commands: [],
      why: '',
      worked: 0,
      failed: 0,
      unsure: false,
      ...details,
    },
  }
}

function sameRepair(
  a: Pick<SolutionDetails, 'files' | 'commands'>,
  b: Pick<SolutionDetails, 'files' | 'commands'>,
): boolean {
  const shared =
    a.files.some((file) => b.files.includes(file)) || a.commands.some((command) => b.commands.includes(command))
  return shared || (a.files.length === 0 && b.files.length === 0 && a.commands.length === 0 && b.commands.length === 0)
}
