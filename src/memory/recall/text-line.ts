import { namedIn } from '../../base/names.ts'
import type { TextDetails } from '../learn/texts.ts'
import type { Material } from './material.ts'
import { mayBeRecalled } from './safety.ts'
import { briefly, dayOf, MOST_NAMED } from './wording.ts'

/** A decision with its reason, a convention or a trap in one line; '' when it is not worth repeating. */
export function textLine({ uri, content, trust, details }: Material<Partial<TextDetails>>): string {
  const folder = uri.slice('project://'.length, uri.indexOf('/', 'project://'.length))
  if (!mayBeRecalled(content, trust)) return ''
  const { at } = details
  // What was learned by itself has to be worth it; what somebody wrote is.
  if (at !== undefined && folder === 'decisions' && !REASON.test(content)) return ''
  if (at !== undefined && folder === 'traps' && !isTrap(content)) return ''
  const day = at === undefined ? '' : ` (${dayOf(at)})`
  const line = `${WORDS[folder] ?? 'Known'}${day}: ${briefly(content, LONGEST)}`
  return namedIn(line).size > MOST_NAMED ? '' : line
}

/** That a change did not compile is no trap for the next one; nor is one of which nothing is known but that it failed. */
function isTrap(content: string): boolean {
  return !content.startsWith('a change in') && !SLIP.test(content)
}

const WORDS: Readonly<Record<string, string>> = {
  decisions: 'Concluded',
  conventions: 'The user insisted',
  traps: 'Tried in vain',
}
const LONGEST = 170
const REASON =
  /\b(?:because|since|so that|instead of|rather than|in order to|to avoid|to prevent|otherwise|due to)\b|因為|因为|由於|由于|以免|避免|而不是/i
const SLIP =
  /not used|unused|undefined:|is not defined|undeclared|cannot find (?:name|module|symbol)|not found|no such file|syntax ?error|unexpected token|expected [“"';)]/i
