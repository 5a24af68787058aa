import { type Around, PEER } from './around/around.ts'
import { headlineAbout } from './around/fault.ts'
import { plainTestName } from './around/test-name.ts'
import type { Best } from './best.ts'
import type { OutputLine } from './lines.ts'
import { DOUBTFUL, isInTest, isTestHead, isWanted } from './score.ts'
import { isSummary } from './summary.ts'

/**
 * A failure in one line for whoever reads it later: the test, what went wrong in it, and what was expected and came. '' where the best
 * line only says that something failed, or where nothing in a long output looks like why: a wrong line is worse than none.
 */
export function toldOf(
  lines: readonly OutputLine[],
  { at, parsed, score }: Best,
  { test, details, values: compared }: Pick<Around, 'test' | 'details' | 'values'>,
  command: string,
): string {
  const text = lines[at]?.text ?? ''
  const name = test === '' ? '' : plainTestName(test)
  if (saysNothing(text) || isOnTheWay(text)) return blamed(lines, test, command)
  if (score < DOUBTFUL && lines.length > FEW && parsed.file === '' && parsed.code === '') return ''
  const plain = text.replace(MARKS, '').replace(RULERS, '').replace(OF_CTEST, '$1: $2')
  const line = plain.includes(' // ') && COMMENTED.test(plain) ? plain.replace(COMMENT, '') : plain
  const values =
    compared ||
    (details.find((detail) => SYMBOL.test(detail) || PEER.test(detail)) ?? '') ||
    headlineAbout(lines, at, parsed)
  const said = values === '' ? line : `${line}${ENDS_OPEN.test(line) || LABEL.test(line) ? ' ' : '; '}${values}`
  const whole = said.replace(NOTHING_CAME, '')
  return shortened(name === '' || whole.includes(name) ? whole : `${name}: ${whole.replace(SEVERITY, '')}`)
}

/** Which test failed, or which package of Go's where the command does not name it, when nothing else is said. */
function blamed(lines: readonly OutputLine[], test: string, command: string): string {
  const wanted = plainTestName(test)
  const head = lines.find(({ text }) => isTestHead(text) && text.includes(wanted))?.text ?? ''
  const name = plainTestName(head)
  if (WORDS.test(name)) return command.includes(name) ? '' : shortened(head.replace(MARKS, ''))
  for (const { text } of lines) {
    // A step of a container's build: what it ran is all there is to be told.
    const step = STEP.exec(text)?.[0]
    if (step !== undefined) return shortened(step)
    const [, name, how = ''] = PACKAGE.exec(text) ?? []
    if (name === undefined) continue
    return how === '' && command.includes(name.split('/').slice(-2).join('/'))
      ? ''
      : `FAIL ${name}${how.replace('\t', ' ')}`
  }
  return ''
}

/** One line of at most so many characters, cut between two words. */
export function shortened(line: string): string {
  const folded = line.replace(/\s+/g, ' ')
  return folded.length > LONGEST ? `${folded.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : folded
}

/** What a test prints while it runs tells nothing about why it failed. */
function isOnTheWay(text: string): boolean {
  return isInTest(text) && !isWanted(text) && !FAILS.test(text)
}

/** That something failed and not what; how many there are is something, where nothing says which. */
function saysNothing(text: string): boolean {
  if (!WORDS.test(text) || SAYS_NOTHING.test(text)) return true
  return isSummary(text) && !COUNTED.test(text)
}

const LONGEST = 240
const FEW = 12
const STEP = /process ".+" did not complete successfully: exit code: \d+/
const PACKAGE = /^FAIL\s+(\S+)(?:\s+[\d.]+m?s|\s*?(\s\[\w+ failed\]))?$/
const WORDS = /[A-Za-z\u00aa-\uffdc]{2}/
const SAYS_NOTHING =
  /\b(?:INFO|DEBUG|TRACE|NOTICE|ELIFECYCLE)\b|\bERROR task failed|\btask \S+ failed|exited with|Command failed|^FAIL$|^(?:error: )?'?\d+ subtests? failed'?$/
const COUNTED = /\b[1-9]\d* (?:issues?|errors?|problems?|failures?|failed|failing)\b/i
const MARKS = /^(?:[✖✗✕×✘●❌•│┃]\s*|\^(?:--)? |\* |E\s{2,}|\[(?:fail|info|error|ERROR)\]:?\s+)+/
/** What a compiler says of it beside its marks or below. */
const SYMBOL = /^(?:symbol|符号|シンボル): |^expected .+, found /
/** What came stood in no line of its own. */
const NOTHING_CAME = /,? (?:but )?got: *$/
const SEVERITY = /^(?:error|Error): /
/** Drawn around a headline. */
const RULERS = /^-- (?=\[)| -{3,}$/g
/** Its number, dots, how it went and how long it took. */
const OF_CTEST = /^\d+\/\d+ Test +#\d+: (\S+) \.+ *\*{3}(\w[\w: ]*?) +[\d.]+ sec$/
const ENDS_OPEN = /[:.)\]]$|\b(?:was|were|got)$/
const LABEL = /^(?:expected|received|actual|got|want)\b[\w ]*:/i
/** What of an assertion is only its name. */
const COMMENTED = /\bexpect\(|\bto be /
const COMMENT = / \/\/ .*$/
const FAILS = /\b(?:not|no|cannot|failed|fail|missing|mismatch|invalid|wrong|did|nil|panic|lines? (?:is|are))\b|n't\b/i
