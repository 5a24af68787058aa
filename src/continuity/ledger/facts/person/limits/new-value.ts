import { remembering } from '../../../../../base/remember.ts'
import { type Replacement, replacementIn } from '../../../../../base/typed/index.ts'
import { mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import type { ConstraintFact, Ledger } from '../../../facts.ts'
import { changeFact } from '../../../put.ts'
import { isOtherChoice } from './choices.ts'
import { isReport } from './limit-words.ts'
import { isOfAnotherThing } from './since/another-thing.ts'
import { activeLimits } from './taken-back.ts'

/**
 * A limit that gets another value holds with the new one alone: "the timeout is 60" after "the timeout is 30", "switch to spaces" after
 * "use tabs". Answers what the sentence says by itself or, where it only names the value, together with what it changes.
 */
export function takeNewValue(ledger: Ledger, sentence: string, as: 'limit' | 'said'): string {
  const replacement = replacementIn(sentence)
  if (as === 'limit' && replacement) replace(ledger, replacement)
  const isChange = CHANGES.test(sentence)
  if (as === 'said' && (!isChange || isOnlyTold(sentence))) return ''
  let told = ''
  for (const limit of activeLimits(ledger)) {
    // Two points of one message stand side by side.
    if (limit.lastSeen === ledger.step) continue
    const isNumber = isOtherNumber(limit, sentence, isChange)
    if ((!isNumber && !isOtherChoice(limit, sentence)) || isOfAnotherThing(limit.text, sentence)) continue
    changeFact(ledger, limit, { status: 'superseded' })
    told = isNumber && saysMore(limit, sentence) ? withValue(limit, sentence) : sentence
  }
  if (told !== '' || !isChange || !BARE.test(sentence)) return told
  return onlyValue(ledger, sentence)
}

/** A question, or how things have come to be: "the timeout is 60 now, and the build fails". */
function isOnlyTold(sentence: string): boolean {
  return /[?？]/.test(sentence) || (isReport(sentence) && !GIVES_WAY.test(sentence))
}

/** "60 instead": of the one limit there is with a number. */
function onlyValue(ledger: Ledger, sentence: string): string {
  const numbered = activeLimits(ledger).filter(({ text }) => numbersIn(text).length === 1)
  const [limit] = numbered
  const value = numbersIn(sentence)[0]
  if (limit === undefined || numbered.length > 1 || value === undefined || isSameNumber(limit.text, value)) return ''
  changeFact(ledger, limit, { status: 'superseded' })
  return withValue(limit, sentence)
}

/** "Make that 2000 rows" says nothing of the separator that was said with the 500 rows: it stands behind what it changes. */
function withValue({ text }: ConstraintFact, sentence: string): string {
  return `${text.replace(/[.。]$/, '')} → ${sentence}`
}

function saysMore({ text }: ConstraintFact, sentence: string): boolean {
  const now = countedIn(sentence)
  return countedIn(text).some((topic) => !now.includes(topic))
}

function isSameNumber(text: string, { value }: Quantity): boolean {
  return numbersIn(text)[0]?.value === value
}

/**
 * The same is counted of the same things, and there is another number of it. A number that names something ("migration 0042", "port 8080")
 * is no value: beside "never edit migration 0042" stands "never edit migration 0043".
 */
function isOtherNumber({ text }: ConstraintFact, sentence: string, isChange: boolean): boolean {
  const given = numbersIn(sentence)
  const is = given[0]
  // Of several the one that counts the same.
  const own =
    is === undefined || is.unit === ''
      ? numbersIn(text)
      : numbersIn(text).filter(({ unit }) => unit === is.unit || unit === '')
  const was = own[0]
  if (was === undefined || is === undefined || own.length > 1 || given.length > 1 || was.value === is.value)
    return false
  if ((was.isName || is.isName) && !(isChange && !FORBIDS.test(sentence.toLowerCase()))) return false
  const [before, now] = [countedIn(text), countedIn(sentence)]
  const shared = now.filter((topic) => before.includes(topic)).length
  // What sets a new value may leave out what is known; what lays something down of its own speaks of the very same.
  return shared > 0 && shared === now.length && (isChange || shared === before.length || now.length === 0)
}

export function countedIn(text: string): string[] {
  return [...mattersOf(text)].filter((topic) => !NUMBER_WORD.test(topic) && !SETS.test(topic))
}

interface Quantity {
  readonly value: number
  readonly unit: string
  /** It says which one, not how many. */
  readonly isName: boolean
}

/** The figures of a sentence, each with what it counts. */
export const numbersIn: (text: string) => readonly Quantity[] = remembering((text) => {
  const found: Quantity[] = []
  for (const match of text.toLowerCase().matchAll(NUMBER)) {
    const [, digits = '', unit = ''] = match
    const value = figureOf(digits)
    if (Number.isNaN(value)) continue
    const before = text.slice(0, match.index).toLowerCase()
    const counted = NO_UNIT.test(unit) ? '' : unit.replace(/s$/, '')
    found.push({ value, unit: counted, isName: counted === '' && NAMES.test(before) && !BOUNDS.test(before) })
  }
  return found
})

export function figureOf(figure: string): number {
  return /^\d/.test(figure) ? Number(figure) : (WORDS.get(figure.toLowerCase()) ?? Number.NaN)
}

/** What named the old thing as the one to use holds no longer, and neither does what forbade the new one. */
function replace(ledger: Ledger, { now, old }: Replacement): void {
  if (old.length < SHORTEST_NAME) return
  for (const limit of activeLimits(ledger)) {
    const its = replacementIn(limit.text)
    const isOver = its
      ? isNamed(its.now, old)
      : FORBIDS.test(limit.text.toLowerCase())
        ? speaksOnlyOf(limit.text, now)
        : isNamed(limit.text, old)
    if (isOver) changeFact(ledger, limit, { status: 'superseded' })
  }
}

/** As a word of its own: npm is not named in pnpm. */
function isNamed(text: string, name: string): boolean {
  const [whole, part] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const around = `${whole[at - 1] ?? ' '}${whole[at + part.length] ?? ' '}`
    if (!/[a-z0-9]/.test(around)) return true
  }
  return false
}

function speaksOnlyOf(text: string, what: string): boolean {
  const [own, given] = [[...mattersOf(text)], mattersOf(what)]
  return own.length > 0 && own.every((word) => given.has(word))
}

/** Something is to be different from what was said. */
const CHANGES =
  /\b(?:instead|(?:use|take|prefer|want|back to|go with)\b.* again|again,? please|after all|switch(?: back)? to|(?:go|going|move|change|back) (?:back )?to|make (?:it|the|that)|set (?:it|the)|(?<!\b(?:the|an?|this|that|every|each|per|your|my|our|last|no) )(?:raise|lower|increase|reduce|bump|change)|from now on|(?:is|are) (?:fine|ok|okay|enough)|may have|can have|rather)\b|改[用回成为為]|[换換][成回]|[还還]是用|用回|[调調][到成整]|放[宽寬]到|提高到|降到/i
/** What is told gives way to something else all the same. */
const GIVES_WAY =
  /\b(?:instead|rather|after all|from now on|(?:is|are) (?:fine|ok|okay|enough)|(?:may|can) (?:have|be))\b|改[用回成为為]|[换換][成回]|放[宽寬]到/i
/** Nothing but a value. */
const BARE =
  /^(?:(?:ok(?:ay)?|no|actually|hmm+|please|sorry|better|rather|let['’]?s|and|then|wait)[,.!]? +)*(?:(?:make|set|change) (?:it|that) (?:to )?|use |to |say )?\d[\w.]*(?: ?(?!error|fail|warning|exception|crash|bug|issue|problem)\w+)?(?: (?:instead|please|then|now|rather))*[.!]?$|^(?:那|就|[还還]是|改[成为為]|用|算了)*[，,\s]*(?:\d[\d.]*|[一二两兩三四五六七八九十]+)\s?\S{0,3}(?:吧|好了)?[。！]?$/i
/** "Column 3" and "step 2" are names. */
const NUMBER =
  /(?<!\b(?:number|no\.?|step|phase|ticket|task|issue|page|chapter|row|line|column|item|case|test|sheet|file|point|part) |[#第号號])(?<![\w.])(\d+(?:\.\d+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)\b|[一二两兩三四五六七八九十](?=[次个個行秒天条條份遍年月分小]))(?![\d.]*\w*[_/])[ -]?([a-z%]+|[\u3400-\u9fff])?/g
const WORDS: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at] as const),
  ...[...'零一二三四五六七八九十'].map((word, at) => [word, at] as const),
  ['两', 2],
  ['兩', 2],
  ['twelve', 12],
  ['twenty', 20],
  ['fifty', 50],
  ['hundred', 100],
])
/** What stands behind a number and is not counted by it. */
const NO_UNIT =
  /^(?:instead|now|please|or|and|per|of|to|for|in|on|at|is|are|as|with|from|because|since|it|until|any\w*|again|then|either|的|了|吧|以?[内內上下]?|[。，]?)$/
/** A word right before a number whose name it is. */
const NAMES = /[a-z][\w-]* $|[\u3400-\u9fff] ?$/
const BOUNDS =
  /\b(?:is|are|be|was|stays?|to|at|of|most|least|max\w*|min\w*|than|below|above|under|over|within|up|exactly|only|every|each|after|before|until|for|in|by|use|take|make|set|keep|have|allow|and|or|the) $|[多少高低大小是成為为到在超於于要用][过過]? ?$/
/** Words that set a value. */
const SETS =
  /^(?:rais\w*|lower\w*|increas\w*|reduc\w*|bump\w*|set|instead|actuall\w*|okay|enough|better|let|lets|go|going|back|one|it|max\w*|min\w*|most|least|limit\w*|改[成为為]|[调調][到成]|至多|最多|[还還]是)$/
const NUMBER_WORD =
  /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)$|[一二两兩三四五六七八九十]/
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
const SHORTEST_NAME = 3
