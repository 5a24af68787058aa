import { fingerprint } from '../ids.ts'
import { oneLine } from '../text/text.ts'

/** The command as a person would repeat it: without `cd` into the project, comments, here-documents and output trimming. */
export function plainCommand(command: string): string {
  let plain = command.trim()
  if (plain.startsWith('#')) plain = plain.replace(/^(?:#[^\n]*\n\s*)+/, '')
  if (plain.includes('<<')) plain = plain.replace(QUOTED_DOCUMENT, '"…"').replace(DOCUMENT, '<<$1 …')
  if (plain.startsWith('cd ')) plain = plain.replace(/^(?:cd\s+\S+\s*(?:&&|;)\s*)+/, '')
  if (plain.includes('|') || plain.includes('2>&1')) plain = plain.replace(TRIMMING, '')
  return oneLine(plain).slice(0, LONGEST)
}

/** The same for the same command run again, however its output is trimmed; another here-document makes another command. */
export function commandKey(command: string): string {
  const plain = plainCommand(command)
  if (!command.includes('<<')) return plain
  const documents = [...command.matchAll(QUOTED_DOCUMENT), ...command.matchAll(DOCUMENT)]
  return documents.length === 0 ? plain : `${plain} ${fingerprint(documents.map(([document]) => document).join('\n'))}`
}

/** A pipe, `|| true` or `; echo` at the end hides how the command itself ended. */
export function hidesOutcome(command: string): boolean {
  if (!command.includes('|') && !command.includes(';')) return false
  return HIDING.test(command.replace(QUOTED, ''))
}

const HIDING = /(?<!\|)\|(?!\|)|\|\|\s*(?:true|:|echo)\b|;\s*(?:echo|true|ls|cat|tail|head|date|exit 0)\b/
const QUOTED = /"[^"]*"|'[^']*'/g
const QUOTED_DOCUMENT = /"?\$\(cat <<-?\s*['"]?(\w+)['"]?[\s\S]*?\n\s*\1\s*\)"?/g
const DOCUMENT = /<<-?\s*['"]?(\w+)['"]?[\s\S]*?\n\s*\1\b/g
const TRIMMING = /(?:\s*2>&1)?(?:\s*\|\s*(?:head|tail|tee|cat)(?:\s+[^\s|]+)*)*\s*$/
const LONGEST = 320
