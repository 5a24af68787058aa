import type { FileDetails } from '../learn/files.ts'
import { mayBeRecalled } from '../safety.ts'
import { baseName, briefly, broughtBy, dayOf, folderOf, listed, MOST_NAMED, namedIn } from './wording.ts'

/** A file that may be spoken of, and what each name is worth saying now. */
export interface FileCandidate {
  readonly memory: number
  readonly uri: string
  readonly details: FileDetails
  /** What naming the file itself is worth. */
  readonly worth: number
  worthOf(name: string): number
  /** What it was dealt with for, the most telling first. */
  readonly topics: readonly string[]
  readonly changed: boolean
}

/** A candidate with everything worked out that does not depend on what has been said before. */
export interface Prepared {
  readonly candidate: FileCandidate
  readonly base: string
  readonly folder: string
  readonly forms: readonly Form[]
  readonly again: readonly Form[]
  readonly names: readonly { readonly name: string; readonly brought: ReadonlySet<string>; readonly worth: number }[]
}

export interface FileLine {
  readonly prepared: Prepared
  readonly text: string
  readonly names: readonly string[]
  readonly gain: number
}

interface Form {
  readonly text: string
  readonly named: ReadonlySet<string>
  /** Between the statement and the names. */
  readonly joint: string
  /** A reason or a subject is worth something of its own. */
  readonly bonus: number
}

export function prepare(candidate: FileCandidate): Prepared {
  const { details } = candidate
  const base = baseName(details.path)
  const others = Object.keys(details.together).map(baseName)
  const names = [...new Set([...Object.keys(details.names).slice(0, MOST_LOOKED_AT), ...others])]
    .filter((name) => name !== base && name.length <= LONGEST_NAME)
    .map((name) => ({ name, worth: candidate.worthOf(name) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_NAMES)
    .map(({ name, worth }) => ({ name, worth, brought: broughtBy(name) }))
    .filter(({ brought }) => brought.size > 0)
  const forms = [done(candidate), about(candidate), plain(candidate)].flatMap((form) => form ?? [])
  const again = [more(candidate)].flatMap((form) => form ?? [])
  return { candidate, base, folder: folderOf(details.path), forms, again, names }
}

/** The best line about a file, given what has been said: what it is dealt with for, and the names that matter most. */
export function fileLine(prepared: Prepared, said: ReadonlySet<string>, isAgain: boolean): FileLine | undefined {
  let best: FileLine | undefined
  for (const form of isAgain ? prepared.again : prepared.forms) {
    const line = filled(prepared, form, said)
    if (line && (best === undefined || rateOf(line) > rateOf(best))) best = line
  }
  return best
}

function rateOf({ gain, text }: FileLine): number {
  return gain / (text.length + 20)
}

function form(text: string, joint: string, bonus: number): Form | undefined {
  const named = namedIn(text)
  return named.size > MOST_NAMED ? undefined : { text, named, joint, bonus }
}

function done({ details, changed, topics }: FileCandidate): Form | undefined {
  const why = details.whys.map(({ text }) => briefly(text, 72)).find((text) => isTelling(text, topics))
  if (why === undefined) return undefined
  const mark = changed ? '; changed since' : ''
  return form(`${baseName(details.path)} (${dayOf(details.lastAt).slice(5)}: ${why}${mark})`, ':', 1.3)
}

/** It says what was done in the file's own terms; "fix the test" is true of any. */
function isTelling(why: string, topics: readonly string[]): boolean {
  const words = why.toLowerCase().split(/[^a-z\u3400-\u9fff]+/)
  return (
    words.length >= 4 &&
    words.some((word) => topics.includes(word)) &&
    namedIn(why).size <= 1 &&
    mayBeRecalled(why, 'agent')
  )
}

function about({ details, topics, changed }: FileCandidate): Form | undefined {
  if (topics.length < 2) return undefined
  return form(`${baseName(details.path)} (${topics.slice(0, 3).join(', ')}${changed ? '; changed since' : ''})`, ':', 1)
}

function plain({ details, changed }: FileCandidate): Form | undefined {
  const often = details.sessions === 1 ? `seen ${dayOf(details.lastAt)}` : `${details.sessions} sessions`
  return form(`${baseName(details.path)} (${often}${changed ? ', changed since' : ''})`, ' deals with', 0.8)
}

/** A second line about the same file. */
function more({ details, topics }: FileCandidate): Form | undefined {
  const subject = topics.slice(3, 5)
  return subject.length < 2 ? undefined : form(`${baseName(details.path)} also for ${subject.join(' and ')}`, ':', 0.9)
}

function filled(prepared: Prepared, { text, named, joint, bonus }: Form, said: ReadonlySet<string>): FileLine {
  const held = new Set(named)
  const picked: string[] = []
  let best = 0
  for (const { name, brought, worth } of prepared.names) {
    if (picked.length >= 4 || held.size >= MOST_NAMED || worth < best * 0.2) break
    if (said.has(name)) continue
    let fresh = 0
    for (const one of brought) if (!said.has(one) && !held.has(one)) fresh++
    if (fresh === 0 || held.size + fresh > MOST_NAMED) continue
    for (const one of brought) held.add(one)
    picked.push(name)
    best = Math.max(best, worth)
  }
  let gain = 0
  for (const name of held) if (!said.has(name)) gain += worthIn(prepared, name)
  const whole = picked.length === 0 ? text : `${text}${joint} ${listed(picked)}`
  return { prepared, text: whole, names: [...held], gain: gain * bonus }
}

/** A file's name without its ending is often a name of its own, and in use wherever the file is. */
function worthIn({ candidate, base }: Prepared, name: string): number {
  const own = name === base || base.startsWith(`${name}.`)
  return own ? Math.max(candidate.worth, candidate.worthOf(name)) : candidate.worthOf(name)
}

const LONGEST_NAME = 48
const MOST_NAMES = 14
const MOST_LOOKED_AT = 36
