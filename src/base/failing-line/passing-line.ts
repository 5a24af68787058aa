import { rememberingLast } from '../remember.ts'
import { talliesIn } from './tally.ts'

interface Seen {
  test(text: string): boolean
}

/** The line of an output that says that all is well: counts before words; '' when none does, or failures are counted as well. */
export const passingLine: (whole: string) => string = rememberingLast((whole) => {
  const text = (whole.length > TAIL ? whole.slice(whole.indexOf('\n', whole.length - TAIL) + 1) : whole).replace(
    CONTROL,
    '',
  )
  if (!MAY_SAY.test(text)) return ''
  const { failed, good } = talliesIn(text)
  if (failed) return ''
  for (const { sign, pattern } of SIGNS) {
    const line = sign.test(text) ? text.match(pattern)?.at(-1)?.replace(/\s+/g, ' ').trim() : undefined
    if (line !== undefined && line.length <= LONGEST) return line
  }
  return good.length <= LONGEST ? good.replace(/\s+/g, ' ') : ''
})

/** A piece of all that says or counts how something went: most lines have none, and are asked about one by one. */
export const MAY_SAY =
  /pass|fail|err|succe|ok|example|issue|problem|warning|diagnostic|built|no fixes|finished|complete!|done|bundled|created|compiled|naming to|nothing to be|no work to|rated at|refused|rejected|mismatch|finding|\[(?:\d+\/|100%)|offen[cs]e|violation|exception|reformat|timeout|all matched|全部通|失/i

/** The line with which a linter or a run sums up what it found, whether or not that is a failure; '' when none does. */
export function sumLine(whole: string): string {
  const line = whole.slice(-TAIL).match(SUMS)?.at(-1)?.replace(CONTROL, '').replace(/\s+/g, ' ').trim()
  return line !== undefined && line.length <= LONGEST ? line : ''
}

const SUMS =
  /^.*\b(?:\d+|no) (?:[a-z]+ ){0,3}(?:suggestions?|issues?|errors?|warnings?|problems?|offen[cs]es?|violations?|findings?|hints?|failures?)(?: \w+)?[.)\]!,]*(?: .*)?$/gim
/** How programs that build and format end, where they speak of nothing but what they made. */
const ENDS =
  /^(?:\s*Finished `?[\w-]+`? (?:profile )?\[.*|\W*(?:\[\w+\] )?(?:build )?complete!.*|\W*Done in [\d.]+ ?m?s\b.*|Bundled \d+ modules? in .*|created .+ in [\d.]+ ?m?s|\W*Built build\/.*|.*\bcompiled with (?:\d+ )?warnings?\b.*|\[100%\] Built target .*|\[(\d+)\/\1\] .*|ninja: no work to do\.|.*\bNothing to be done for .*|#\d+ naming to .* done|Successfully (?:built|tagged) \S+|All done!.*|Your code has been rated at 10\b.*)$/gim
/** What a line says that tells so, and what stands in every text that has such a line: most have none, and each line is tried by itself. */
const SIGNS: readonly { readonly sign: Seen; readonly pattern: RegExp }[] = [
  {
    sign: /\d (?:tests? )?(?:pass|example)/i,
    pattern: /^.*\b\d+ (?:tests? )?(?:passed|passing|pass|examples?,)\b.*$/gim,
  },
  {
    sign: /(?:0|no) (?:issue|error|problem|warning|failure|diagnostic|offen|violation|refused|rejected|mismatch|finding)/i,
    pattern:
      /^.*\b(?:0|no) (?:issues?|errors?|problems?|warnings?|failures?|diagnostics|offen[cs]es|violations|refused|rejected|mismatch(?:es)?|findings)\b.*$/gim,
  },
  { sign: /ok|PASS/, pattern: /^(?:ok|PASS)\b.*$/gm },
  {
    sign: /success|build succeeded|built in|pass|no fixes/i,
    pattern:
      /^.*\b(?:compiled successfully|build succeeded|built in|all (?:\w+ )?(?:tests|checks|specs|files) (?:pass(?:ed)?|successful)|(?:tests?|suite|session)(?: '[^']*'| [\w.-]+)? (?:passed|was successful)|no fixes applied)\b.*$/gim,
  },
  // What a program says of a record that it saved is no word on the run.
  {
    sign: /success/i,
    pattern:
      /^(?!.*\bnot\b)\W*(?:\[?\w+\]?:? )?(?:(?:\S+ ){0,6}?(?:builds?|built|bundl\w+|compil\w+|tests?|tested|check(?:s|ed)?|lint\w*|format\w*|deploy\w*|migrat\w+|install\w*|publish\w*|releas\w+|verif\w+|validat\w+|generat\w+|complet\w+|finish\w+|exit\w*|ran|run|done|all|tasks?|jobs?|pipelines?|commands?|process|stages?|steps?|up to date)\b.{0,60}? )?success(?:ful|fully)?\b.*$/gim,
  },
  {
    sign: /Finished|complete!|done|bundled|created|built|compiled with|\[\d|nothing to be|no work to|rated at 10/i,
    pattern: ENDS,
  },
  {
    sign: { test: (text) => !WITHIN.test(text) },
    pattern:
      /^(?:OK(?: \(.*\))?|(?:Result|Status): (?:OK|PASS(?:ED)?)|\*\* \w+ SUCCEEDED \*\*|100% tests passed.*|\[ +PASSED +\] \d+ tests?\.|All matched files use .*)$/gm,
  },
  {
    sign: { test: (text) => WITHIN.test(text) },
    pattern:
      /^(?:OK(?: \(.*\))?|(?:Result|Status): (?:OK|PASS(?:ED)?)|\*\* \w+ SUCCEEDED \*\*|.*\bBUILD SUCCESS(?:FUL)?\b.*|100% tests passed.*|\[ +PASSED +\] \d+ tests?\.|All matched files use .*|.*(?:全部通[过過]|失[败敗][：:]? ?0(?!\d)).*)$/gm,
  },
]
/** These may stand anywhere in a line. */
const WITHIN = /BUILD SUCCESS|全部通|失/
/** What moves and colours a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it starts with ESC
export const CONTROL = /\u001b\[[0-9;?]*[A-Za-z]/g
const TAIL = 8000
const LONGEST = 160
