import { patternLink } from '../../memory/solutions/patterns.ts'
import type { Link } from '../../memory/store/links.ts'
import { redact } from '../../platform/redact.ts'
import { judgeRegex } from '../../rules/regex/judge.ts'

/** A hook searches with it, so it has to end in time: what is not sure to is taken as the text it is. */
export function isRegex(source: string, characters: number): boolean {
  const judged = judgeRegex(source, 'i')
  return judged.ok && judged.regex.most >= characters
}

export function errorLinks(source: string | undefined): Link[] {
  return source === undefined || source.trim() === '' ? [] : [patternLink(redact(source.trim()), isRegex)]
}
