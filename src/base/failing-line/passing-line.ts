import { talliesIn } from './tally.ts'

/** The line of an output that says that all is well: counts before words; '' when none does, or failures are counted as well. */
export function passingLine(whole: string): string {
  const text = (whole.length > TAIL ? whole.slice(whole.indexOf('\n', whole.length - TAIL) + 1) : whole).replace(
    CONTROL,
    '',
  )
  const { failed, good } = talliesIn(text)
  if (failed) return ''
  for (const pattern of SIGNS) {
    const line = text.match(pattern)?.at(-1)?.replace(/\s+/g, ' ').trim()
    if (line !== undefined && line.length <= LONGEST) return line
  }
  return good.length <= LONGEST ? good.replace(/\s+/g, ' ') : ''
}

/** The line with which a linter or a run sums up what it found, whether or not that is a failure; '' when none does. */
export function sumLine(whole: string): string {
  const line = whole.slice(-TAIL).match(SUMS)?.at(-1)?.replace(CONTROL, '').replace(/\s+/g, ' ').trim()
  return line !== undefined && line.length <= LONGEST ? line : ''
}

const SUMS =
  /^.*\b(?:\d+|no) (?:[a-z]+ ){0,3}(?:suggestions?|issues?|errors?|warnings?|problems?|offen[cs]es?|violations?|findings?|hints?|failures?)(?: \w+)?[.)\]!,]*(?: .*)?$/gim
const SIGNS: readonly RegExp[] = [
  /^.*\b\d+ (?:tests? )?(?:passed|passing|pass|examples?,)\b.*$/gim,
  /^.*\b(?:0|no) (?:issues?|errors?|problems?|warnings?|failures?|diagnostics)\b.*$/gim,
  /^(?:ok|PASS)\b.*$/gm,
  /^.*\b(?:compiled successfully|build succeeded|built in|all (?:\w+ )?(?:tests|checks|specs|files) (?:pass(?:ed)?|successful)|(?:tests?|suite|session)(?: '[^']*'| [\w.-]+)? (?:passed|was successful)|no fixes applied)\b.*$/gim,
  // What a program says of a record that it saved is no word on the run.
  /^(?!.*\bnot\b)\W*(?:\[?\w+\]?:? )?(?:(?:\S+ ){0,6}?(?:builds?|built|bundl\w+|compil\w+|tests?|tested|check(?:s|ed)?|lint\w*|format\w*|deploy\w*|migrat\w+|install\w*|publish\w*|releas\w+|verif\w+|validat\w+|generat\w+|complet\w+|finish\w+|exit\w*|ran|run|done|all|tasks?|jobs?|pipelines?|commands?|process|stages?|steps?|up to date)\b.{0,60}? )?success(?:ful|fully)?\b.*$/gim,
  /^(?:OK(?: \(.*\))?|(?:Result|Status): (?:OK|PASS(?:ED)?)|\*\* \w+ SUCCEEDED \*\*|.*\bBUILD SUCCESS(?:FUL)?\b.*|100% tests passed.*|\[ +PASSED +\] \d+ tests?\.|All matched files use .*|.*(?:全部通[过過]|失[败敗][：:]? ?0(?!\d)).*)$/gm,
]
/** What moves and colours a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it starts with ESC
export const CONTROL = /\u001b\[[0-9;?]*[A-Za-z]/g
const TAIL = 8000
const LONGEST = 160
