import { spellings } from '../../base/text/scripts.ts'
import { sameAs } from '../../memory/search/synonyms.ts'
import { bigrams, cjkRuns, isStopWord, splitName } from '../../memory/search/terms.ts'
import { INTENTS, type Intent } from './intents.ts'

/** What a question asks for. */
export interface Query {
  readonly terms: readonly Term[]
  /** Whether it asks for what the person said. */
  readonly person: boolean
  /** Whether it asks how things stand now: then what came later counts more. */
  readonly now: boolean
  readonly intents: readonly Intent[]
}

/** One thing that is looked for, in all the ways it may be written. */
export interface Term {
  readonly weight: number
  /** The name that it is a part of, by its place in the query: where nobody wrote the name, its parts are all there is. */
  readonly partOf?: number
  readonly forms: readonly Form[]
}

interface Form {
  /** In small letters. */
  readonly text: string
  /** A stem may go on with an ending; a name stands as it is. */
  readonly stem: boolean
  readonly counts: number
}

export function queryOf(question: string): Query {
  const terms = new Map<string, Term>()
  for (const token of question.match(NAME) ?? []) addToken(terms, token.replace(/[./@-]+$/, ''))
  for (const run of cjkRuns(question)) addRun(terms, run)
  const intents = INTENTS.filter(({ asks }) => asks.test(question))
  for (const word of intents.flatMap(({ words }) => words)) {
    if (!terms.has(stemOf(word))) put(terms, stemOf(word), { weight: IMPLIED, forms: formsOf(word) })
  }
  return {
    terms: [...terms.values()].slice(0, MOST_TERMS),
    person: PERSON.test(question),
    now: NOW.test(question),
    intents,
  }
}

function addToken(terms: Map<string, Term>, token: string): void {
  const low = token.toLowerCase()
  if (low.length < 2 || ASKING.has(low)) return
  const isName = NAME_SIGN.test(token)
  if (!isName && isStopWord(low)) return
  if (isName) {
    const partOf = terms.size
    put(terms, low, { weight: WHOLE_NAME, forms: [{ text: low, stem: false, counts: 1 }] })
    for (const part of splitName(token)) {
      if (!isStopWord(part)) put(terms, stemOf(part), { weight: PART, partOf, forms: formsOf(part) })
    }
    return
  }
  put(terms, stemOf(low), { weight: 1, forms: formsOf(low) })
}

function addRun(terms: Map<string, Term>, run: string): void {
  for (const part of run.split(CJK_ASKING)) {
    for (const pair of bigrams(part)) {
      const forms = spellings(pair).map((text) => ({ text, stem: false, counts: 1 }))
      put(terms, pair, { weight: PAIR, forms })
    }
  }
}

function put(terms: Map<string, Term>, key: string, term: Term): void {
  const known = terms.get(key)
  if (!known || known.weight < term.weight) terms.set(key, term)
}

function formsOf(word: string): Form[] {
  const others = sameAs(word)
    .filter(({ foreign }) => !foreign)
    .map(({ term }) => ({ text: stemOf(term.replaceAll('_', ' ')), stem: true, counts: OTHER }))
  return [{ text: stemOf(word), stem: true, counts: 1 }, ...others].filter(({ text }) => text.length > 1)
}

/** Words without their endings, as far as they can be told by the letters. What is left is looked for at the start of words. */
export function stemOf(word: string): string {
  if (word.length < 5 || /[^a-z]/.test(word)) return word
  for (const [ending, least] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < least) continue
    const stem = word.slice(0, -ending.length)
    // `stopped` is `stop`, but `called` is `call`.
    return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
  }
  return word
}

const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['ications', 4],
  ['ication', 4],
  ['ations', 4],
  ['ation', 4],
  ['ments', 4],
  ['ment', 4],
  ['ities', 4],
  ['ity', 4],
  ['ings', 4],
  ['ing', 3],
  ['ions', 4],
  ['ion', 4],
  ['ies', 3],
  ['ied', 3],
  ['ers', 4],
  ['er', 4],
  ['ed', 3],
  ['es', 4],
  ['ly', 4],
  ['al', 4],
  ['e', 4],
  ['y', 4],
  ['s', 3],
]

const NAME = /[A-Za-z0-9_$#][A-Za-z0-9_$./@-]*/g
const NAME_SIGN = /[A-Za-z0-9][_./@-][A-Za-z0-9]|[a-z0-9][A-Z]|^[_$#]|\d/
/** How a question is put, not what it is about. */
const ASKING: ReadonlySet<string> = new Set(
  'what which who whom whose when where why how say says said tell told ask asked asks answer answered word words user person agent exactly according currently current now still last latest yet already happen happened happens mean means exist exists there here kind way something anything else'.split(
    ' ',
  ),
)
const CJK_ASKING =
  /怎麼樣|怎么样|為什麼|为什么|怎麼|怎么|如何|什麼|什么|哪些|哪裡|哪里|哪個|哪个|哪|是不是|使用者|用户|用戶|現在|现在|目前|說過|说过|說了|说了|嗎|吗|呢|吧|的|了|是|在|和|與|与|被|把/
const PERSON =
  /\b(?:users?|persons?|humans?|his|her|their)(?:['’]s)?\b.{0,60}\b(?:say|said|ask|want|requir|request|tell|told|word|answer|decid|cho[os]|refus|reject|correct|prefer|insist|object|approv|respon|remark|repl|demand|stop|instruct|complain|point)|\b(?:said|told|asked|wanted|required|requested|refused|approved|corrected|chosen|decided) by (?:the )?(?:user|person)|\bwords\b|(?:使用者|用户|用戶|他|她).{0,12}(?:說|说|要求|想|問|问|拒|決定|决定|選|选|回)/i
const NOW =
  /\b(?:now|current(?:ly)?|still|latest|last|yet|already|state|status|remain\w*|open|left|pending|since|newest|recent(?:ly)?|committed|pushed|done|finished|next)\b|現在|现在|目前|最後|最后|還|还|已|剩|下一步/i
const WHOLE_NAME = 1.6
const PART = 0.5
/** What a question of its kind is answered with. */
const IMPLIED = 0.15
const PAIR = 0.6
const OTHER = 0.6
const MOST_TERMS = 40
