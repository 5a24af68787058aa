import { remembering } from '../../../../base/remember.ts'
import { type Replacement, replacementIn } from '../../../../base/typed/index.ts'
import type { ConstraintFact, Ledger } from '../../facts.ts'
import { changeFact } from '../../put.ts'
import { mattersOf } from './matters.ts'
import { activeLimits } from './taken-back.ts'

/**
 * A limit that gets another value holds with the new one alone: "the timeout is 60" after "the timeout is 30", "switch to spaces" after
 * "use tabs". Answers what the sentence says by itself or, where it only names the value, together with what it changes.
 */
export function takeNewValue(ledger: Ledger, sentence: string, as: 'limit' | 'said'): string {
  const replacement = replacementIn(sentence)
  if (as === 'limit' && replacement) replace(ledger, replacement)
  const adopted = valueIn(sentence)
  // It names itself what it takes the place of.
  const left = replacement === undefined ? undefined : valueIn(replacement.old)
  const isChange = CHANGES.test(sentence)
  if (as === 'said' && !isChange) return ''
  let told = ''
  for (const limit of activeLimits(ledger)) {
    // Two points of one message stand side by side.
    if (limit.lastSeen === ledger.step) continue
    const isOver =
      (adopted !== undefined && ADOPTS.test(sentence) && isOtherChoice(limit, adopted, left)) ||
      isOtherNumber(limit, sentence)
    if (!isOver) continue
    changeFact(ledger, limit, { status: 'superseded' })
    told = sentence
  }
  if (told !== '' || !isChange || !BARE.test(sentence)) return told
  return onlyValue(ledger, sentence)
}

/** "60 instead": of the one limit there is with a number. */
function onlyValue(ledger: Ledger, sentence: string): string {
  const numbered = activeLimits(ledger).filter(({ text }) => numbersIn(text).length === 1)
  const [limit] = numbered
  const value = numbersIn(sentence)[0]
  if (limit === undefined || numbered.length > 1 || value === undefined || isSameNumber(limit.text, value)) return ''
  changeFact(ledger, limit, { status: 'superseded' })
  return `${limit.text.replace(/[.。]$/, '')} → ${sentence}`
}

function isSameNumber(text: string, { value }: Quantity): boolean {
  return numbersIn(text)[0]?.value === value
}

/** The same things are counted, and there is another number of them. */
function isOtherNumber({ text }: ConstraintFact, sentence: string): boolean {
  const [own, given] = [numbersIn(text), numbersIn(sentence)]
  const [was, is] = [own[0], given[0]]
  if (was === undefined || is === undefined || own.length > 1 || given.length > 1 || was.value === is.value)
    return false
  if (was.unit !== '' && is.unit !== '' && was.unit !== is.unit) return false
  const [before, now] = [countedIn(text), countedIn(sentence)]
  const shared = now.filter((topic) => before.includes(topic)).length
  return shared > 0 && shared >= Math.min(before.length, now.length) * SAME_THING && shared >= now.length * LEAST_OF_IT
}

function countedIn(text: string): string[] {
  return [...mattersOf(text)].filter((topic) => !NUMBER_WORD.test(topic))
}

interface Quantity {
  readonly value: number
  readonly unit: string
}

const numbersIn: (text: string) => readonly Quantity[] = remembering((text) => {
  const found: Quantity[] = []
  for (const match of text.toLowerCase().matchAll(NUMBER)) {
    const [, digits = '', unit = ''] = match
    const value = /^\d/.test(digits) ? Number(digits) : (WORDS.get(digits) ?? Number.NaN)
    if (!Number.isNaN(value))
      found.push({ value, unit: /^(?:instead|now|please|or|and|per|to)$/.test(unit) ? '' : unit.replace(/s$/, '') })
  }
  return found
})

/** One of things that exclude each other, as the sentence wants it: the group, and which of it. */
interface Choice {
  readonly group: number
  readonly value: string
}

const valueIn: (sentence: string) => Choice | undefined = remembering((sentence) => {
  const wanted = replacementIn(sentence)?.now ?? sentence
  const found = CHOICES.flatMap((values, group) =>
    values.filter(({ pattern }) => pattern.test(wanted)).map(({ value }) => ({ group, value })),
  )
  return found.length === 1 ? found[0] : undefined
})

function isOtherChoice({ text }: ConstraintFact, { group, value }: Choice, left: Choice | undefined): boolean {
  const own = valueIn(text)
  if (own === undefined || own.group !== group || own.value === value) return false
  if (left?.group === group && left.value !== own.value) return false
  return ADOPTS.test(text) && !(FORBIDS.test(text) && replacementIn(text) === undefined)
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

const CHOICES: readonly (readonly { readonly value: string; readonly pattern: RegExp }[])[] = [
  [
    { value: 'tabs', pattern: /\btabs?\b|制表符|tab 縮排|tab 缩进/i },
    { value: 'spaces', pattern: /\bspaces\b|空格/i },
  ],
  [
    { value: 'single', pattern: /\bsingle quotes?\b|[单單]引[号號]/i },
    { value: 'double', pattern: /\bdouble quotes?\b|[双雙]引[号號]/i },
  ],
  [
    { value: 'npm', pattern: /(?<![\w-])npm\b/i },
    { value: 'pnpm', pattern: /\bpnpm\b/i },
    { value: 'yarn', pattern: /\byarn\b/i },
    { value: 'bun', pattern: /\bbun\b/i },
  ],
  [
    { value: 'camel', pattern: /\bcamel ?case\b|[驼駝]峰/i },
    { value: 'snake', pattern: /\bsnake[ _]?case\b|下[划劃][线線]/i },
    { value: 'kebab', pattern: /\bkebab-?case\b/i },
  ],
  [
    { value: 'en', pattern: /\benglish\b|英[文语語]/i },
    { value: 'de', pattern: /\bgerman\b|德[文语語]/i },
    { value: 'fr', pattern: /\bfrench\b|法[文语語]/i },
    { value: 'es', pattern: /\bspanish\b|西班牙[文语語]/i },
    { value: 'ja', pattern: /\bjapanese\b|日[文语語]/i },
    { value: 'zh', pattern: /\bchinese\b|中文|[简簡繁][体體]/i },
  ],
]
/** It names what is to be used, or in what language something is to be said. */
const ADOPTS =
  /\b(?:use|switch|change|go|going|move|back|again|instead|prefer|stick|answer|reply|respond|write|speak|comments?|texts?|stay|take)\b|用|改[回成为為]|[换換][成回]|回答|回[复覆]|文案|注[释釋]|[写寫]/i
/** Something is to be different from what was said. */
const CHANGES =
  /\b(?:instead|again|after all|switch(?: back)? to|(?:go|going|move|change|back) (?:back )?to|make (?:it|the|that)|set (?:it|the)|raise|lower|increase|reduce|bump|change|now|from now on|(?:is|are) (?:fine|ok|okay|enough)|may have|can have|rather)\b|改[用回成为為]|[换換][成回]|[还還]是用|用回|[调調][到成整]|放[宽寬]到|提高到|降到/i
/** Nothing but a value. */
const BARE =
  /^(?:(?:ok(?:ay)?|no|actually|hmm+|please|sorry|better|rather|let['’]?s|and|then|wait)[,.!]? +)*(?:(?:make|set|change) (?:it|that) (?:to )?|use |to |say )?\d[\w.]*(?: ?\w+)?(?: (?:instead|please|then|now|rather))*[.!]?$|^(?:那|就|[还還]是|改[成为為]|用|算了)*[，,\s]*\d[\d.]*\s?\S{0,3}(?:吧|好了)?[。！]?$/i
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
const NUMBER_WORD =
  /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)$|[一二两兩三四五六七八九十]/
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
const SHORTEST_NAME = 3
/** How much of what the shorter of two is about the other is about too, and the sentence itself. */
const SAME_THING = 0.75
const LEAST_OF_IT = 0.5
