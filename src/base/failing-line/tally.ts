import { remembering } from '../remember.ts'

/** What an output counts of itself, in whatever runner's words: `3 passed; 1 failed`, `Failures: 0`, `11/12 tests OK`. */
export interface Tallies {
  /** Somewhere failures were counted, or it is said that not all went well. */
  readonly failed: boolean
  /** The last line that does so; ''. */
  readonly bad: string
  /** The last line that counts, where that one counts no failure; else ''. */
  readonly good: string
  /** Where that line ends; -1 where there is none. */
  readonly goodTo: number
}

export function talliesIn(output: string): Tallies {
  let failed = false
  let bad = ''
  let good = ''
  let goodTo = -1
  let at = 0
  for (const raw of output.split('\n')) {
    const line = raw.trim()
    at += raw.length + 1
    if (line === '' || line.length > LONGEST) continue
    const isBad = countsFailures(line)
    if (isBad === undefined) continue
    failed ||= isBad
    if (isBad) bad = line
    good = isBad ? '' : line
    goodTo = isBad ? -1 : at - 1
  }
  return { failed, bad, good, goodTo }
}

/** Whether a line counts failures of the run. Undefined where a line counts nothing of the run: a mention in a test's name or in a sentence is none. */
export const countsFailures: (line: string) => boolean | undefined = remembering((line) => {
  if (!MAY_COUNT.test(line) || GOOD_MARK.test(line)) return undefined
  if (SAID_FAILED.test(line)) return true
  // What was found and mended does not fail.
  const [, remaining, found, corrected] = MENDED.exec(line) ?? []
  if (remaining !== undefined) return Number(remaining) > 0
  if (found !== undefined) return Number(found) > Number(corrected)
  if (!/\d|\bno /i.test(line)) return undefined
  const { count, ratio, badWord } = patterns()
  const part = ratio.exec(line)
  if (part !== null) return Number(part[1] ?? part[3]) < Number(part[2] ?? part[4])
  const counts = [...line.matchAll(count)]
  const [first, end] = [counts[0], counts.at(-1)]
  const outcomes = counts.filter((one) => outcomeOf(one) !== '')
  if (first === undefined || end === undefined || outcomes.length === 0) return undefined
  const isAlone = LEADS.test(line.slice(0, first.index)) && FOLLOWS.test(line.slice(end.index + end[0].length))
  if (counts.length < 2 && !isAlone) return undefined
  return outcomes.some((one) => badWord.test(outcomeOf(one)) && Number(numberOf(one)) > 0)
})

/** A piece of every word for how something went. */
const MAY_COUNT = /fail|err|succe|pass|ok|offen[cs]e|violation|exception|reformat|timeout/i

function outcomeOf({ groups }: RegExpExecArray): string {
  return groups?.outcome ?? groups?.label ?? ''
}

/** `no offenses` counts none of them. */
function numberOf({ groups }: RegExpExecArray): string {
  return (groups?.number ?? groups?.value ?? '').replace(/^(?:no|zero)$/i, '0')
}

const LONGEST = 220
const BAD =
  'fail(?:s|ed|ing|ures?)?|errors?|errored|unsuccessful|offen[cs]es?|violations?|exceptions?|refused|rejected|would be reformatted'
const GOOD = 'pass(?:ed|es|ing)?|succeeded|success(?:es|ful)?'
const THING =
  '(?:unit |test )?(?:tests?|suites?|files?|cases?|specs?|examples?|checks?|assertions?|scenarios?|steps?|features?|jobs?|tasks?|targets?|packages?|charts?|modules?|runs?|rules?|hooks?)'
const BESIDE =
  'skip(?:s|ped)?|pending|ignored|todo|warn(?:ings?)?|notes?|info(?:rmation)?s?|hints?|problems?|issues?|total|completed|inspected|flaky|cancelled|deselected|xfailed'

let made: { readonly count: RegExp; readonly ratio: RegExp; readonly badWord: RegExp } | undefined

/** Made when they are needed first: whoever has nothing to ask of an output does without. */
function patterns(): NonNullable<typeof made> {
  made ??= {
    // `1 failed`, `2 tests failed`, `1 of 2 failed`; `Failures: 1`, `fail 1`, `Failed=1`. What a run counts beside belongs to it, too.
    count: new RegExp(
      String.raw`(?<![\w.:=/-])(?<number>\d+|no|zero) +(?:of \d+ )?(?:(?:${THING})(?:\(s\))?,? +(?:have |were )?)?(?:(?<outcome>${BAD}|${GOOD})|(?:${BESIDE}|${THING}))(?:\(s\))?(?![\w"'’=-]|:\s*\d)` +
        String.raw`|(?<![\w"'-]|expected )(?:(?<label>${BAD}|${GOOD}|ok)(?:\(s\)| count)?(?: ${THING})?(?:\s*[:=]\s*|(?<!error|exception) +)(?<value>\d+)|(?:${BESIDE}|${THING})\s*[:=]\s*\d+(?! +[a-z]))(?![\w:/%]|\.\d| times)`,
      'gi',
    ),
    // `11/12 tests OK`, `1 of 2 suites passed`, `2 successful, 3 total`.
    ratio: new RegExp(
      String.raw`(?<![\w./-])(\d+)(?:/| of )(\d+) (?:${THING} (?:\([^)]*\) )?(?:${GOOD}|ok)|(?:passed|succeeded|successful))\b|(?<![\w./-])(\d+) successful, (\d+) total\b`,
      'i',
    ),
    badWord: new RegExp(`^(?:${BAD})$`, 'i'),
  }
  return made
}

/** What may stand before the first count: marks, a level, a name, what sums up. */
const LEADS =
  /^(?:ℹ|[^\p{L}\p{N}])*(?:\[?(?:info|error|err|warn)\]?[\s:]+)?(?:[\w-]+ (?:\d+: )?)?(?:found|status|summary|results?|total|done|finished|with|failed|ok|and|exiting due to|executed \d+ of \d+)?[^\p{L}\p{N}]*$/iu
/** What may stand behind the last. */
const FOLLOWS =
  /^[\s.,;:!)\]*|=(-]*(?:$|\d|(?:in|after) (?:\d|\S*[./]\w|total|the\b)|found|detected|generated|out of|of \d|tests?\b|remain|reported|total|locally)/i
const GOOD_MARK = /^(?:[✓✔√☑]|ok \d|PASS\b|\[PASS\]|--- PASS)/
const MENDED = /\b\d+ fixed, (\d+) remaining\b|\b(\d+) offenses? detected, (\d+) offenses? (?:auto-?)?corrected\b/
/** Without a number. */
const SAID_FAILED =
  /^(?:\d\d:\d\d \S+ \S+: )?(?:some|one or more|not all) (?:tests?|checks?|specs?) (?:have )?(?:failed|passed)\W*$|^(?:\w+ ){0,2}(?:result|status|outcome|conclusion)s?: *(?:fail|not ok|unsuccessful)|^.{0,40}\b(?:tests?|checks?|specs?|sessions?|suites?|evaluation)(?: '[^']*'| [\w.-]+)? (?:failed|unsuccessful)(?: at \d.*|\W*(?:\(.*\))?)$|^error\b.*\b(?:exit (?:code|status)|with (?:code|status)):? [1-9]\d*\W*$|^error: .*\berrored during testing\b|\b(?:lint|type) errors? (?:found|detected)\b|^timeout: {4,}[1-9]|^[\w./-]+ # reformat$|\brunning target \S+ for .* failed$/i
