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

/** Nearly the same, or a kind of it. */
const ALIKE = `
child children kid kids son daughter toddler baby
mother mom mum mama
father dad daddy papa
parents mother father mom dad
sibling siblings brother sister
grandmother grandma granny
grandfather grandpa
wife husband spouse partner
job work position role career profession
boss manager lead supervisor
promotion promoted lead
pet dog cat puppy kitten
buy purchase get
start begin
stop quit give_up gave_up
like love enjoy
hobby class pastime
holiday vacation trip travel
travel trip visit journey flight
plane flight fly airplane
boat ferry ship
car vehicle drive driving
bike bicycle cycling
jog jogging run running
afraid scared fear terrified
sad upset cry cried sadness
happy glad proud joy
angry mad furious
ill sick disease
injury injured hurt cut broke stitches
injure injured hurt cut stitches
doctor clinic hospital physio physician
medicine medication drug pill
eat food meal dinner lunch
cook cooking bake recipe soup
allergic allergy
book novel read reading
film movie cinema
listen podcast music song
concert gig performance sing perform
perform performance sing concert
study studying course class learn degree
school class teacher course lesson
class classes lesson lessons course
exam test exams
language speak arabic spanish french german english italian chinese japanese
country city town home
home house flat apartment
relocate move moving moved
immigrate emigrate move left came
phone call telephone ring
photo photograph picture
money salary savings saving
save saving savings
present gift
friend friends buddy mate
birthday anniversary party
wedding marry married marriage
sport swimming running tennis football yoga hiking
planet saturn mars jupiter venus
weather rain snow sun
damage damaged wet broke broken lost ruined burst
colour color red green blue yellow black white
day monday tuesday wednesday thursday friday saturday sunday
month january february march april may june july august september october november december
season spring summer autumn fall winter
night evening late
name called named
late dead died deceased
`

export interface Near {
  readonly term: string
  /** How much it counts beside the word itself. */
  readonly counts: number
}

/** Other forms of a word of everyday talk, and words for nearly the same. */
export function everydayFor(word: string): readonly Near[] {
  return TABLE.get(word) ?? []
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
for (const [first = '', ...others] of linesOf(ALIKE)) {
  for (const other of others) {
    put(first, other, NEAR)
    put(other, first, NEAR)
  }
}
