import { ALIKE } from './alike.ts'
import { ALIKE_ASKED } from './alike-asked.ts'
import { ALIKE_LIFE } from './alike-life.ts'
import { ALIKE_WORK } from './alike-work.ts'

/**
 * Words of everyday talk: the forms of a word that no stemmer brings together, and words for nearly the same. A line is one thing. They
 * count for less than what was asked for, and only where somebody asks, never in a hook.
 */

/** One word in its forms. */
const FORMS = `
go goes went gone going
buy buys bought buying
bring brought
begin began begun beginning
break broke broken
build built
catch caught
choose chose chosen
come came coming
draw drew drawn
drink drank drunk
drive drove driven driving
eat ate eaten eating
fall fell fallen
feel felt
fight fought
find found
fly flew flown flight flying
forget forgot forgotten
get got gotten
give gave given giving
grow grew grown
hear heard
hold held
hurt hurts hurting
keep kept
know knew known
lead led
learn learnt learned
leave left leaving
lend lent
lose lost losing
make made making
meet met meeting
pay paid
read reading
ride rode ridden
ring rang rung
run ran running
say said
see saw seen seeing
sell sold
send sent
show showed shown
sing sang sung singing
sit sat
sleep slept
speak spoke spoken
spend spent
stand stood
steal stole stolen
swim swam swum swimming
take took taken taking
teach taught teaching
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won winning
write wrote written writing
child children
man men
woman women
person people
foot feet
tooth teeth
life lives
wife wives
good better best
bad worse worst
die died death dead dying
marry married marrying marriage wedding
`

export interface Near {
  readonly term: string
  /** How much it counts beside the word itself. */
  readonly counts: number
}

/** Other forms of a word of everyday talk, and words for nearly the same. */
export function everydayFor(word: string): readonly Near[] {
  return TABLE.get(word) ?? TABLE.get(singularOf(word)) ?? []
}

function singularOf(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|(?<=[^s])s$/, '')
}

const TABLE = new Map<string, Near[]>()

function put(word: string, term: string, counts: number): void {
  const known = TABLE.get(word) ?? []
  if (word !== term && !known.some((one) => one.term === term)) TABLE.set(word, [...known, { term, counts }])
}

function linesOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}

const FORM = 0.9
const NEAR = 0.4
for (const words of linesOf(FORMS)) for (const word of words) for (const other of words) put(word, other, FORM)
// From the first to the others, and back to it: a dog is a pet, but no cat.
for (const [first = '', ...others] of [ALIKE, ALIKE_LIFE, ALIKE_WORK, ALIKE_ASKED].flatMap(linesOf)) {
  for (const other of others) {
    put(first, other, NEAR)
    put(other, first, NEAR)
  }
}
