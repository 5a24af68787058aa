import { namedIn } from '../../base/names.ts'
import { outlives } from '../learn/decided/outlives.ts'
import type { TextDetails } from '../learn/texts.ts'
import { kindOf, type MemoryKind } from '../store/kinds.ts'
import type { Trust } from '../store/record.ts'
import type { Material } from './material.ts'
import { mayBeRecalled } from './safety.ts'
import { dayOf, MOST_NAMED, wholeSentences } from './wording.ts'

/** A decision with its reason, a convention or a trap in one line; '' when it is not worth repeating. */
export function textLine({ uri, content, trust, details, origin }: Material<Partial<TextDetails>>): string {
  const kind = kindOf(uri)
  if (!mayBeRecalled(content, trust, origin)) return ''
  const { at, explains } = details
  // What was learned by itself has to be worth it; what somebody wrote or said is.
  if (at !== undefined && kind === 'decision' && trust !== 'user' && explains === undefined && !outlives(content))
    return ''
  if (at !== undefined && kind === 'trap' && !isTrap(content)) return ''
  const day = at === undefined ? '' : ` (${dayOf(at)})`
  const said = at === undefined ? whoSays(trust, origin) : trust === 'user' ? WHO.user : (LEARNED[kind] ?? 'Known')
  const line = `${said}${day}: ${wholeSentences(content, LONGEST)}`
  return trust !== 'user' && namedIn(line).size > MOST_NAMED ? '' : line
}

/** That a change did not compile is no trap for the next one; nor is one of which nothing is known but that it failed. */
export function isTrap(content: string): boolean {
  return !content.startsWith('a change in') && !SLIP.test(content)
}

/** Whose word it is: whoever is not the person is named, and nobody takes an agent's note for a rule of theirs. */
function whoSays(trust: Trust, origin: string | undefined): string {
  const file = trust === 'imported' ? /^\S+ (.+)$/.exec(origin ?? '')?.[1] : undefined
  return file === undefined ? WHO[trust] : `Imported from ${file}`
}

const WHO: Readonly<Record<Trust, string>> = {
  user: 'The user said',
  agent: 'An agent noted',
  tool: 'Seen in earlier sessions',
  imported: 'Imported',
  team: 'Somebody of the team said',
}
/** What was learned from what agents said and did. */
const LEARNED: Readonly<Partial<Record<MemoryKind, string>>> = {
  decision: 'Concluded',
  convention: 'An agent noted',
  preference: 'An agent noted',
  fact: 'Noted',
  trap: 'Tried in vain',
}
const LONGEST = 170
const SLIP =
  /not used|unused|undefined:|is not defined|undeclared|cannot find (?:name|module|symbol)|not found|no such file|syntax ?error|unexpected token|parse error|expected [“"';)]/i
