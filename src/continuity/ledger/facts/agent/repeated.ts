import { remembering } from '../../../../base/remember.ts'
import { sentencesOf } from '../../../../base/text/sentences.ts'
import { isOthersText, typedParts, voicesIn } from '../../../../base/typed/index.ts'
import { hasOne } from '../../../../base/typed/seen.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputText } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'

/**
 * What texts of others demand, so that it is known again when the agent says it: by its words, hashed, because nothing of such a text is to
 * be kept. Told as what the agent found or decided it would come back as the project's own.
 */
export function takeBrought(ledger: Ledger, message: string): void {
  if (!mayDemand(message)) return
  const { parts } = typedParts(message)
  const isTheirs = isOthersText(message) ? () => true : voicesIn(message).isForeign
  const sentences = parts.flatMap(({ kind, text }) =>
    sentencesOf(text).filter((sentence) => kind === 'pasted' || isTheirs(sentence)),
  )
  remember(ledger, sentences)
}

/** A page, or a text that is no code: what it says to do is nobody's finding. */
export function readsDocument(entry: Extract<Entry, { type: 'call' }>): boolean {
  if (entry.tool === 'Read') return DOCUMENT.test(callPath(entry))
  if (entry.tool === 'Bash') return SHOWS.test(inputText(entry, 'command'))
  return WEB.test(entry.tool)
}

export function takeRead(ledger: Ledger, text: string): void {
  const head = text.slice(0, LOOKED_AT)
  if (mayDemand(head)) remember(ledger, sentencesOf(head.replace(LINE_NUMBER, '')))
}

/** Whether a sentence of a message of the agent's is its own: it neither repeats what such a text demands nor reports it. */
export function ownAmong(ledger: Ledger, text: string, sentences: readonly string[]): (sentence: string) => boolean {
  const reported = new Set<string>()
  let isLed = false
  if (REPORTS.test(text) || isReportedChinese(text))
    for (const sentence of sentences) {
      const isReport = (REPORTS.test(sentence) || isReportedChinese(sentence)) && DEMANDS.test(sentence)
      isLed = isReport ? /[:：]/.test(sentence) : isLed && ORDERS.test(sentence)
      if (isReport || isLed) reported.add(sentence)
    }
  return (sentence) => !reported.has(sentence) && !isRepeated(ledger, sentence)
}

/** Most of what a clause of such a text demands, in its own words. */
export function isRepeated({ brought }: Ledger, sentence: string): boolean {
  if (brought === undefined || brought.length === 0) return false
  const own = new Set(marksOf(sentence))
  if (own.size < FEWEST) return false
  const { lengths, clausesWith } = indexOf(brought)
  const shared = new Map<number, number>()
  for (const mark of own) for (const at of clausesWith.get(mark) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
  for (const [at, count] of shared) {
    if (count < Math.max(FEWEST, (lengths[at] ?? 0) * MOST_OF)) continue
    if (count * 2 >= own.size + 1 || DEMANDS.test(sentence)) return true
  }
  return false
}

interface Index {
  readonly lengths: readonly number[]
  readonly clausesWith: ReadonlyMap<string, readonly number[]>
}

/** By their marks: every sentence of the agent's is held against all of them. */
function indexOf(brought: readonly string[]): Index {
  const known = indexes.get(brought)
  if (known !== undefined) return known
  const clausesWith = new Map<string, number[]>()
  const lengths = brought.map((clause, at) => {
    const marks = clause.split(' ')
    for (const mark of marks) {
      const clauses = clausesWith.get(mark)
      if (clauses === undefined) clausesWith.set(mark, [at])
      else clauses.push(at)
    }
    return marks.length
  })
  const index = { lengths, clausesWith }
  indexes.set(brought, index)
  return index
}

const indexes = new WeakMap<readonly string[], Index>()

function remember(ledger: Ledger, sentences: readonly string[]): void {
  const clauses = sentences.filter(mayDemand).flatMap((sentence) => {
    const parts = sentence.slice(0, LONGEST).split(CLAUSE)
    return parts.map((part) => [...new Set(marksOf(part))]).filter(({ length }) => length >= FEWEST)
  })
  if (clauses.length === 0) return
  const found = clauses.slice(0, MOST_AT_ONCE).map((marks) => marks.slice(0, MOST_MARKS).join(' '))
  ledger.brought = [...new Set([...(ledger.brought ?? []), ...found])].slice(-MOST)
}

function mayDemand(text: string): boolean {
  return hasOne(text.toLowerCase(), DEMAND_SIGNS)
}

/** Its words by their beginnings, and Chinese letters by twos; hashed. */
function marksOf(text: string): string[] {
  const marks: string[] = []
  const low = text.toLowerCase()
  for (const word of low.match(WORD) ?? []) if (!EMPTY.has(word)) marks.push(hashOf(word.slice(0, STEM)))
  for (const run of low.match(CHINESE) ?? [])
    for (let at = 0; at + 1 < run.length; at++) {
      const pair = run.slice(at, at + 2)
      if (!EMPTY_CHINESE.test(pair)) marks.push(hashOf(pair))
    }
  return marks
}

/** The same words come again and again. */
const hashOf: (word: string) => string = remembering((word) => {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = (hash * 31 + word.charCodeAt(at)) % 16_777_213
  return hash.toString(36)
})

const WORD = /[a-z][\w-]+|\d{2,}/g
const CHINESE = /[\u3400-\u9fff]{2,}/g
const CLAUSE = /[,，;；、]\s*|\s(?:and|but)\s/
const LINE_NUMBER = /^\s*\d+[\t→|]/gm
const DEMAND_SIGNS: readonly string[] =
  "always|never|do not|don’t|don't|must|shall|should|from now on|no longer|only|please|avoid|make sure|不要|不得|不再|必须|必須|禁止|一律|始终|始終|总是|總是|务必|務必|以后|以後|统一|統一|永远|永遠|请|請|别|別|应".split(
    '|',
  )
const DEMANDS =
  /\b(?:always|never|not|don['’]t|must|shall|should|from now on|no longer|only|avoid|without|instead|every|all|asks?|wants?|requires?|demands?|forbids?|tells?|instructs?)\b|不要|不得|不再|必[须須]|禁止|一律|始[终終]|[总總]是|[务務]必|以[后後]|[统統]一|永[远遠]|[别別]|[应應]|要求|[让讓]/i
const ORDERS =
  /^(?:please |also |and |then )*(?:always|never|do not|don['’]t|from now on|use|run|put|keep|send|set|skip|avoid|make sure|only|no)\b|^(?:[请請]|也|并|並|且)*(?:不要|不得|不再|必[须須]|禁止|一律|始[终終]|[总總]是|[务務]必|以[后後]|[统統]一|永[远遠]|[别別])/i
const TEXT =
  '(?:texts?|documents?|pages?|articles?|authors?|posts?|e-?mails?|mails?|letters?|readme(?:\\.md)?|excerpts?|snippets?|paste|blog|website|handbook|leaflet|paragraphs?|vendors?|suppliers?|(?:pasted|forwarded|quoted) \\w+)'
const REPORTS = new RegExp(
  `\\b${TEXT} (?:\\w+ ){0,2}?(?:asks?|asked|says?|said|wants?|wanted|requires?|required|demands?|demanded|tells?|told|states?|stated|instructs?|recommends?|insists?|prescribes?|mandates?|forbids?|expects?)\\b|\\b(?:according to|as per|per|following) (?:the|this|that|their) (?:\\w+ )?${TEXT}\\b`,
  'i',
)
function isReportedChinese(text: string): boolean {
  return /[要让讓说說写寫规規强強指]/.test(text) && REPORTS_CHINESE.test(text)
}

const REPORTS_CHINESE =
  /(?:文字|文本|文[档檔]|文章|[页頁]面|[网網][页頁]|原文|作者|[邮郵]件|[来來]信|公告|帖子|材料|[说說]明[书書]?|README|供[应應]商|[对對]方|手[册冊])(?:[里裡上中])?[^，。：:]{0,6}(?:要求|[让讓叫]|[规規]定|[说說写寫]|指示|[强強][调調])|(?:按照?|根[据據]|依[据據照])[^，。：:]{0,4}(?:文字|文本|文[档檔]|文章|[页頁]面|[网網][页頁]|原文|[邮郵]件|公告|帖子|材料)/i
const DOCUMENT = /\.(?:md|mdx|markdown|txt|rst|adoc|html?|eml|pdf|docx?|log)$|(?:^|\/)[A-Z]{4,}$/
const SHOWS = /\b(?:cat|head|tail|less|more|bat|curl|wget|gh (?:issue|pr|api)|git (?:log|show))\b/
const WEB = /^(?:WebFetch|WebSearch|web_?fetch|web_?search|fetch)$|^mcp__(?!.*throughline)/i
const EMPTY: ReadonlySet<string> = new Set(
  'always never do not don must shall should from now on no longer only please avoid make sure the an and or of to in for with by at is are be it its this that these those you your we our us they their them all any every each as so if when then than because says so text document page there here will can may use used using decision decided'.split(
    ' ',
  ),
)
const EMPTY_CHINESE =
  /^(?:不要|不得|不再|必[须須]|禁止|一律|始[终終]|[总總]是|[务務]必|以[后後]|[统統]一|永[远遠]|要求|因[为為]|[决決]定|文[档檔])$/
const STEM = 6
const FEWEST = 2
const MOST_OF = 0.6
const MOST_MARKS = 16
const MOST_AT_ONCE = 40
const MOST = 120
const LONGEST = 400
const LOOKED_AT = 20_000
