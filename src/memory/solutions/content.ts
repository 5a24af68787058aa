import type { TextChange } from './change.ts'
import { changeText, code } from './hunks.ts'
import type { SolutionDetails } from './solutions.ts'

/** A repair as it is read: what failed, what was done about it and why, how often that worked. */
export function contentOf(details: SolutionDetails): string {
  const { error, command, worked, failed } = details
  return [
    headOf(command, error),
    `Repaired by ${repairText(details)}.`,
    `Worked ${worked} of ${worked + failed}.`,
  ].join('\n')
}

/** Without a command where the one it failed under is no longer used. */
function headOf(command: string, error: string): string {
  if (command === '') return `Failed with: ${error}`
  return `${code(cutClosed(command, LONGEST_COMMAND))} failed${error === '' ? '' : ` with: ${error}`}`
}

/** The same for whoever has the failure before them. */
export function repairText({ error, files, changes, commands, why }: SolutionDetails): string {
  const how = [
    ...(files.length > 0 ? [`a change in ${files.map((file) => fileText(file, changes, error)).join('; in ')}`] : []),
    ...(commands.length > 0
      ? [`running ${commands.map((one) => code(cutClosed(one, LONGEST_COMMAND))).join(', ')}`]
      : []),
  ].join(' and ')
  return `${how || 'what is told here'}${isReason(why) ? ` (${cutClosed(why, LONGEST_WHY)})` : ''}`
}

/** A text cut between two words; a quotation that was cut in two is closed. */
export function cutClosed(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = `${text.slice(0, most - 2).replace(/\s+\S*$/, '')} …`
  const isOpen = (mark: string, text: string) => text.split(mark).length % 2 === 0
  if (isOpen('``', cut)) return `${cut} \`\``
  return isOpen('`', cut.replace(/`` .*? ``/g, '')) ? `${cut}\`` : cut
}

function fileText(file: string, changes: readonly TextChange[], error: string): string {
  const told = [...new Set(changes.filter(({ path }) => path === file).map(changeText))]
  const said = byRelevance(told, error).slice(0, MOST_CHANGES).join(', ')
  return told.length === 0 ? file : `${file}: ${said}${told.length > MOST_CHANGES ? ' and more' : ''}`
}

/** First those that share a name with the failure; a change of an import or of a comment tells little. */
function byRelevance(told: readonly string[], error: string): string[] {
  const names = new Set((error.match(NAME) ?? []).filter((name) => !COMMON.test(name)))
  const weight = (text: string) =>
    (text.match(NAME) ?? []).filter((name) => names.has(name)).length + (LITTLE.test(text) ? 0 : 0.5)
  return told
    .map((text, at) => ({ text, at, weight: weight(text) }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, MOST_CHANGES)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
}

/** "run the tests" is what was to be done next, not why; what was only guessed is not known to be. */
export function isReason(why: string): boolean {
  if (why === '' || GUESSED.test(why)) return false
  if (BECAUSE.test(why)) return true
  if (HEDGED.test(why)) return false
  return !LOOKS.test(why) && (why.split(/\s+/).length > FEW_WORDS || !MENDS.test(why))
}

const MOST_CHANGES = 2
const LONGEST_COMMAND = 120
const LONGEST_WHY = 160
const FEW_WORDS = 6
const BECAUSE = /\b(?:because|since|so that|in order|otherwise|due to)\b|因為|因为|由於|由于|為了|为了/i
const GUESSED =
  /^(?:maybe|perhaps|possibly|probably|presumably|apparently|guess|(?:just |only )?a guess|(?:my )?(?:first )?guess|not (?:quite )?sure|i(?:['’]m| am) not (?:quite )?sure|i (?:guess|think|suspect|suppose|assume|believe)|could (?:it )?be|might be|(?:let['’]?s|let me) (?:just )?try|try(?:ing)?)\b|^(?:可能|也许|也許|或许|或許|大概|估[计計]|猜|先?[试試]|不确定|不確定|看起来|看起來)/i
const HEDGED =
  /\b(?:maybe|perhaps|possibly|probably|presumably|i (?:guess|think|suspect|suppose|assume)|(?:may|might|could) (?:be|have|need|want|help))\b|[?？]\s*$|(?:可能|也许|也許|或许|或許|大概)/i
const LOOKS = /^(?:now )?(?:run|re-?run|check|verify|test|build|look|see|view|read|try)\b|\blet me\b|\blet's\b/i
const MENDS = /^(?:now )?(?:fix|update|add|change|remove|keep)\b/i
const NAME = /[A-Za-z_]\w{3,}/g
const COMMON =
  /^(?:error|with|from|type|value|line|expected|undefined|cannot|used|test|string|func|that|this|have|does)$/i
const LITTLE = /^written whole|^(?:added |took out )?`+ ?(?:import\b|from\b|"[\w./-]+"`|use |#include|\/\/|\/\*)/
