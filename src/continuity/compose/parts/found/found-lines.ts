import { anchorsOf } from '../../../../base/names.ts'
import { GIVES_CAUSE } from '../../../../base/text/causes.ts'
import { typedSentences } from '../../../../base/typed/index.ts'
import { isReasonedChoice } from '../../../ledger/facts/agent/decisions.ts'
import type { Fact, Ledger, NoteFact } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import { isChange } from '../../../ledger/untouch.ts'
import type { Line, Telling } from '../../line.ts'
import { oncePerLedger } from '../../once-per-ledger.ts'
import { plainTopics, stems } from '../../topics.ts'
import { factLine } from '../fact-line.ts'
import { requestOf } from '../request.ts'
import { hidesItsMatter } from './hidden-matter.ts'
import { isReported, isStandingClaim } from './reported-claims.ts'
import { isProgress, isStoppedSince } from './spent.ts'
import { isGuess, isStatement } from './statement.ts'

/** Decisions of the agent that were carried out, with their reason. */
export function decidedLines({ ledger }: Telling): Line[] {
  const lastEdit = ledger.work.editSteps.at(-1) ?? 0
  return factsOf(ledger, 'decision')
    .filter(
      (fact) =>
        fact.status === 'active' &&
        isStatement(fact.text) &&
        decides(fact.text) &&
        !hidesItsMatter(fact.text) &&
        fact.lastSeen < lastEdit,
    )
    .map((fact) => factLine(fact, 'decided', fact.text, noteWorth(ledger, fact)))
}

/** What the agent found out, itself or through agents it sent. */
export function foundLines(telling: Telling): Line[] {
  const { ledger, words } = telling
  const found = standing(telling)
    .filter((fact) => (isLocated(fact) ? isAskedAbout(ledger, fact) : isFinding(fact)))
    .map((fact) => ({
      ...factLine(fact, 'found', fact.text, noteWorth(ledger, fact) + voiceWorth(fact)),
      waits: isTold(ledger, fact) ? ('next' as const) : ('asked' as const),
    }))
  return together(found).map((line) => {
    const fact = ledger.facts[line.factId]
    return fact !== undefined && isReported(fact) ? { ...line, text: words.claimed(line.text) } : line
  })
}

function decides(text: string): boolean {
  return DECIDES.test(text) || isReasonedChoice(text)
}

/** What the agent has found or was told, as far as nothing has overtaken it and nobody holds it. */
function standing({ ledger, told }: Telling): Fact[] {
  // Sentence by sentence: beside a new one, what is known reads as if it were new.
  return notOvertaken(ledger).filter(
    (fact) => isLocated(fact) || told === undefined || !(told.says(fact.text) || told.paraphrases(fact.text)),
  )
}

const notOvertaken: (ledger: Ledger) => readonly Fact[] = oncePerLedger((ledger) => {
  const notes = factsOf(ledger, 'note').filter((note) => note.voice in VOICES && note.names.length === 0)
  const reasons = factsOf(ledger, 'decision').filter((fact) => !decides(fact.text))
  const changed = changesOf(ledger)
  return [...reasons, ...notes]
    .filter((fact) => fact.status === 'active')
    .filter((fact) => !isSettledBy(ledger, fact) && !isProgress(fact.text) && !isStoppedSince(ledger, fact))
    .filter((fact) => !isOvertaken(ledger, fact, changed) && ledger.report?.text.includes(fact.text) !== true)
    .filter((fact) => !isReported(fact) || isStandingClaim(ledger, fact))
})

/** A place, an address, a constant or an id that the agent told the person, and that what comes next is about, whatever was asked for between. */
export function exactLines(telling: Telling, next: string): Line[] {
  const { ledger, words } = telling
  const asked = stems(plainTopics(next))
  const files = [...anchorsOf(next)].filter((anchor) => /^[fp]:/.test(anchor))
  if ((asked.length === 0 && files.length === 0) || next.length > LONGEST_ASKED) return []
  const facts = standing(telling)
  const texts = facts.map(({ text }) => new Set(stems(plainTopics(text))))
  // Of what the whole session is about, a word alone says nothing.
  const isOften = (word: string) => texts.filter((own) => own.has(word)).length > OFTEN
  const asks = WHY.test(next) ? causeAsked(ledger, stems(plainTopics(next.replace(WHY, ' ')))) : []
  const isOfFile = (fact: Fact) => files.some((file) => file.startsWith('p:') && fact.anchors.includes(file))
  const exact = facts
    .filter((fact) => !isLocated(fact) && (EXACT.test(fact.text) || isOfFile(fact)) && isTold(ledger, fact))
    .filter(
      ({ text }) =>
        (isStatement(text) || TELLS_OF_SEVERAL.test(text)) &&
        !POINTS.test(text) &&
        !LABELLED.test(text) &&
        !OURS.test(text),
    )
    .map((fact) => ({
      fact,
      about:
        aboutOf(ledger, fact, { asked, isOften }) + (files.some((file) => fact.anchors.includes(file)) ? ABOUT : 0),
    }))
    .filter(({ about }) => about >= ABOUT)
    .toSorted((a, b) => b.about - a.about || b.fact.lastSeen - a.fact.lastSeen)
  const named = exact.some(({ fact }) => isOfFile(fact)) ? exact.filter(({ fact }) => isOfFile(fact)) : exact
  return [...asks, ...named.map(({ fact }) => fact).filter((fact) => !asks.includes(fact))]
    .slice(0, MOST_EXACT)
    .map((fact) => {
      const line = factLine(fact, 'found', fact.text, EXACT_WORTH)
      return {
        ...line,
        key: `${EXACT_KEY}${fact.id}`,
        text: isReported(fact) ? words.claimed(line.text) : line.text,
        waits: 'next' as const,
      }
    })
}

/** The cause that was found of what is asked about: that it was acted upon since makes it no less the answer. */
function causeAsked(ledger: Ledger, asked: readonly string[]): Fact[] {
  const last = [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')]
    .filter((fact) => fact.status === 'active' && (fact.kind !== 'note' || fact.voice === 'said'))
    .filter((fact) => GIVES_CAUSE.test(fact.text) && !isGuess(fact.text) && !isRethought(ledger, fact))
    .filter((fact) => aboutOf(ledger, fact, { asked, isOften: () => true }) >= ABOUT)
    .reduce<Fact | undefined>((found, fact) => ((found?.lastSeen ?? -1) > fact.lastSeen ? found : fact), undefined)
  return last === undefined ? [] : [last]
}

/** How much of what comes next is in its names, in its words, and in the request that it answered. */
function aboutOf(
  ledger: Ledger,
  { text, lastSeen }: Fact,
  { asked, isOften }: { readonly asked: readonly string[]; readonly isOften: (word: string) => boolean },
): number {
  const request = factsOf(ledger, 'goal').findLast((goal) => goal.lastSeen < lastSeen)?.text ?? ''
  const [own, wanted] = [text, request].map((of) => new Set(stems(plainTopics(of))))
  const parts = new Set(stems(partsOf(text)))
  const score = (word: string) =>
    Number(own?.has(word)) + Number(wanted?.has(word)) + (parts.has(word) && !isOften(word) ? 1 : 0)
  return asked.reduce((sum, word) => sum + score(word), 0)
}

/** A file that the next call looks for in a place where it was never seen, while it was seen in another: the only one of its name. */
export function nextPathLines({ ledger, words }: Telling, next: string): Line[] {
  const files = factsOf(ledger, 'file').flatMap(({ id, path, lastSeen }) =>
    /\.\w+$/.test(path) ? [{ id, path, lastSeen }] : [],
  )
  const located = factsOf(ledger, 'note').flatMap(({ id, path, voice, lastSeen }) =>
    voice === 'located' ? [{ id, path, lastSeen }] : [],
  )
  const known = [...files, ...located]
  const found: Line[] = []
  for (const path of new Set(next.match(PATH) ?? [])) {
    const name = path.split('/').at(-1) ?? ''
    if (USUAL.test(name)) continue
    const same = known.filter((file) => file.path.split('/').at(-1) === name)
    const [first] = same
    if (first === undefined || same.some((file) => isSame(file.path, path))) continue
    if (same.some((file) => file.path !== first.path)) continue
    found.push({
      part: 'found',
      key: `elsewhere ${name}`,
      factId: first.id,
      kind: '',
      text: words.elsewhere(name, first.path),
      worth: 2,
      order: first.lastSeen,
    })
  }
  return found.slice(0, 1)
}

function isSame(one: string, other: string): boolean {
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`)
}

/** Sentences of one message are one line, as far as they are short: each says what the other is about. */
function together(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const next of lines.toSorted((a, b) => a.order - b.order)) {
    const before = joined.at(-1)
    const both = before === undefined ? '' : `${before.text}${/[.!。！]$/.test(before.text) ? '' : '.'} ${next.text}`
    if (before === undefined || before.order !== next.order || both.length > LONGEST_TOGETHER) joined.push(next)
    else joined[joined.length - 1] = { ...before, text: both, worth: Math.max(before.worth, next.worth) }
  }
  return joined
}

/** When each name was last taken out or brought in by an edit, and each file last changed. */
function changesOf(ledger: Ledger): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { path, touches } of factsOf(ledger, 'file')) {
    for (const touch of touches) {
      if (!isChange(touch)) continue
      for (const name of [...touch.adds, ...touch.drops]) last.set(name, Math.max(touch.step, last.get(name) ?? 0))
      last.set(path, Math.max(touch.step, last.get(path) ?? 0))
    }
  }
  return last
}

/** What it speaks of was changed afterwards: removed, repaired, or moved to another line. */
function isOvertaken(ledger: Ledger, fact: Fact, changed: ReadonlyMap<string, number>): boolean {
  const { faults } = ledger
  if (isRethought(ledger, fact)) return true
  const since = (name: string) => (changed.get(name) ?? 0) > fact.lastSeen
  const isFault = FAULT.test(fact.text)
  const isOfFile = WRONG.test(fact.text) || TO_BE_CHANGED.test(fact.text)
  const placed = PLACED.exec(fact.text) ?? (isOfFile ? FILE.exec(fact.text) : null)
  const file = isFault ? '' : (placed?.[1] ?? placed?.[2] ?? '')
  // What is said with its place ends with the next edit there; what is wrong and has none, with any.
  if (file !== '' || isFault || faults?.includes(fact.lastSeen) === true)
    for (const [path, step] of changed) if (step > fact.lastSeen && (file === '' || path.endsWith(file))) return true
  if (fact.kind === 'note' && fact.voice === 'located') return since(fact.path)
  return fact.anchors.some(since)
}

/** The person has answered it: it is theirs, it is meant so, it is to stay. */
function isSettledBy(ledger: Ledger, { text, lastSeen }: Fact): boolean {
  const settled = settlings(ledger).filter(({ step }) => step > lastSeen)
  if (settled.length === 0) return false
  const own = [...new Set(stems([...plainTopics(text), ...partsOf(text)]))]
    .filter((word) => word.length >= LEAST_PART)
    .map((word) => word.toLowerCase())
  return settled.some(({ words }) => words.some((word) => own.some((one) => word.startsWith(one))))
}

/** When the person has settled something, and what their words for it name. */
const settlings: (ledger: Ledger) => readonly { readonly step: number; readonly words: readonly string[] }[] =
  oncePerLedger((ledger) =>
    factsOf(ledger, 'goal')
      .filter(({ text }) => SETTLES.test(text))
      .map(({ text, lastSeen }) => ({ step: lastSeen, words: wordsSettled(text) })),
  )

function wordsSettled(text: string): string[] {
  return typedSentences(text)
    .filter((sentence) => SETTLES.test(sentence))
    .flatMap((sentence) => [...plainTopics(sentence), ...partsOf(sentence)])
    .map((word) => word.toLowerCase())
}

/** The words that names are made of. */
function partsOf(text: string): string[] {
  return (text.match(NAMES) ?? []).flatMap((name) => name.split(PARTS)).map((part) => part.toLowerCase())
}

/** The person then wanted it otherwise, and that was worked on. */
function isRethought(ledger: Ledger, { lastSeen }: Fact): boolean {
  const isLater = (step: number) => step > lastSeen && step < (ledger.work.editSteps.at(-1) ?? 0)
  return rethinkings(ledger).some(isLater)
}

const rethinkings: (ledger: Ledger) => readonly number[] = oncePerLedger((ledger) =>
  factsOf(ledger, 'goal').flatMap(({ text, lastSeen }) => (RETHINKS.test(text) ? [lastSeen] : [])),
)

const SETTLES =
  /\b(?:leave (?:it|that|them|those)|(?:that|it|this|those)(?:['’]?s| is| was| are|) (?:mine|me|on purpose|intended|intentional|fine|expected|known|ok(?:ay)?)|(?:is|was|are|were) mine|ignore (?:it|that|them)|don['’]?t (?:touch|mind|worry about) (?:it|that|them)|never ?mind)\b|是我(?:的|改|[弄加]|自己)|(?:不|[别別])(?:用|要)?管|故意的|[没沒][关關]系|留[著着]/i
const LEAST_PART = 3
const RETHINKS =
  /\b(?:thinking (?:again|about it again)|on second thoughts?|changed my mind|(?:switch|go|change|move|put (?:it|that|them)) back\b|let['’]?s (?:completely |just )?(?:remove|drop|delete|undo|revert|scrap)|(?:undo|revert) (?:that|this|it|the change)|(?:scrap|forget) (?:that|this|it))\b|改主意|重新考[虑慮]|想了想|[还還]是(?:[删刪]|去)掉|[换換改][回]|[撤恢][销銷复復](?:[这這那]|改[动動])/i

function isLocated(fact: Fact): boolean {
  return fact.kind === 'note' && fact.voice === 'located'
}

/** What it speaks of is named where it begins: elsewhere it is understood only where it stood. */
function isFinding({ text }: Fact): boolean {
  return isStatement(text) && !POINTS.test(text) && !LABELLED.test(text) && isNamedFirst(text)
}

function isNamedFirst(text: string): boolean {
  if (OURS.test(text) || text.includes(' → ')) return false
  const at = text.search(NAME)
  return at !== -1 && at <= FIRST
}

/** The request in hand names it. */
function isAskedAbout(ledger: Ledger, fact: Fact): boolean {
  const name = /^`([^`]+)`/.exec(fact.text)?.[1]
  return name !== undefined && requestOf(ledger)?.text.includes(name) === true
}

/**
 * The agent told it to the person, said it last, or gave its cause; or an agent that was sent out told it. What else is said between two
 * steps the next may overtake.
 */
function isTold(ledger: Ledger, fact: Fact): boolean {
  return isReported(fact) || isLocated(fact) || isEnding(ledger, fact) || BECAUSE.test(fact.text)
}

function isEnding({ endings, lead }: Ledger, { lastSeen }: Fact): boolean {
  return endings.includes(lastSeen) || lastSeen === lead.step
}

function voiceWorth(fact: Fact): number {
  return fact.kind === 'note' ? (VOICES[fact.voice] ?? 0) : 0
}

/** Whose sentences are said, and what they are worth beside the agent's own. */
const VOICES: Readonly<Partial<Record<NoteFact['voice'], number>>> = {
  said: 0,
  reported: -0.15,
  located: -0.2,
}

/** Newer, at the end of a turn, with a reason, with names that are in use: the more of these, the likelier it is needed. */
function noteWorth(ledger: Ledger, fact: Fact): number {
  const ending = isEnding(ledger, fact) ? 0.35 : 0
  const reason = REASON.test(fact.text) ? 0.2 : 0
  const names = Math.min(3, fact.anchors.filter((anchor) => (ledger.names[anchor]?.count ?? 0) >= 2).length) * 0.1
  const values = /\d/.test(fact.text) ? 0.05 : 0
  return 0.4 + ending + reason + names + values - Math.min(0.8, (ledger.step - fact.lastSeen) / FADES)
}

/** A line of a file, an address, a port, a constant, an id. */
const EXACT =
  /[\w-]\.[a-z]\w{0,4}:\d+|https?:\/\/\S|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:ports?|端口|連接埠)[ :]*\d{2,5}\b|\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|\b(?=[a-f]*\d)[\da-f]{8,}\b|\b[A-Z]{2,}-\d+\b/
const NAMES = /https?:\/\/\S+|[\w./-]*[\w-]\.[a-z]\w{0,4}\b|\b\w+_\w+|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*/g
const PARTS = /[^A-Za-z\d]+|(?<=[a-z\d])(?=[A-Z])/
export const EXACT_KEY = 'exact '
const EXACT_WORTH = 1.4
/** The person asks why something was so. */
const WHY =
  /\bwhy\b|\bhow come\b|\bwhat (?:was|is|were|caused|made)\b[^.?!]*\b(?:causes?|reason|wrong|problem|culprit|fault)\b|\bwhat caused\b|\broot cause\b|[為为](?:什[麼么]|何|啥)|怎[麼么][會会]|[甚什][麼么]原因|原因(?:是|在)/i
/** Several do so: "requests go through the gate". */
const TELLS_OF_SEVERAL =
  /^(?:the |all )?(?:[\w-]+ )?[\w-]+s (?:go|come|run|live|pass|sit|get|end|start|stay|leave|arrive|take|share)\b/i
/** A word in a name, or the same word in the finding and in what it answered. */
const ABOUT = 2
const OFTEN = 3
const MOST_EXACT = 2
const LONGEST_ASKED = 600
const DECIDES =
  /\b(?:decided to|chose to|chose|going with|went with|we(?:'re| are) (?:using|keeping)|(?:is|are|was|were) kept|I kept)\b|決定|决定|改為|改为|採用|采用/i
const REASON =
  /\b(?:because|since|so|therefore|root cause|means|caused|due to|instead of|rather than|only|never|always|doesn't|don't|not)\b|因為|因为|所以|導致|导致|原因/i
const BECAUSE = /\b(?:because|root cause|caused by|due to|otherwise|deadlocks?)\b|因為|因为|原因|否則|否则/i
/** A name in code or of two words, a path, a place in a file. */
const NAME = /`[^`]+`|[\w-]+\.[a-z]\w{0,4}\b|\b\w+\(\)|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b\w+_\w+/
/** What is ours, this or that, the reader cannot see. */
const OURS = /^(?:our|my|this|that|these|those|both)\b/i
const FIRST = 40
/** What is meant stood in the sentence before. */
const POINTS = /(?:n['’]t|\bnot) [a-z]+ (?:it|this|that|them)(?: \(|[.,]?$)/
/** A point of a list under its own label: without the points around it nobody knows whether it was, is or is to be. */
const LABELLED = /^\**[A-Z][A-Za-z]*(?: [A-Za-z]+){0,2}\**[:：]\**\s|^(?:問題|问题|原因|修正|解決|解决)[:：]/
const FAULT =
  /\b(?:is|are|was|were|keeps?|still) (?:still |now )?fail(?:s|ing|ed)?\b|\bfails? because\b|^(?:so )?(?:the|this|that|our|my) (?:\w+ )?(?:issue|problem|bug|error|failure|cause|reason|fault|mistake)\b|^(?:問題|问题|原因|錯誤|错误)/i
/** A file and a line of it. */
const PLACED =
  /([\w-]+\.[a-z]\w{0,4})(?::\d+|`?,? (?:(?:on|at|in) )?lines? \d|`? ?(?:的)?第 ?\d+ ?行)|\blines? \d+(?:-\d+)? (?:of|in) `?[\w./-]*?([\w-]+\.[a-z]\w{0,4})/i
const FILE = /([\w-]+\.[a-z]\w{0,4})\b/
/** Said of a file: the next edit there may have mended it. */
const WRONG =
  /\b(?:incorrect|wrong|outdated|out of date|stale|obsolete|misleading|missing|lacks?|(?:does|do)(?:n['’]t| not) (?:mention|have|list|document|include|handle|export|exist)|should (?:be|say|have)|typo|duplicated?)\b|不[对對正准準]|[错錯][误誤]|[过過][时時]|缺少|漏了|[没沒]有/i
/** What was still to be done there. */
const TO_BE_CHANGED =
  /\b(?:needs?|has|have|must|requires?)(?: also)?(?: to)?(?: be)? (?:an? |another |the )?(?:chang|updat|edit|add|regist|renam|mov|fix|adapt|adjust|extend|remov|touch|mention|list|entry|line\b|import\b|rewrit|split|cleaned)|(?:需要?|必[须須]|得)(?:在|把|[給给])?[^，。]{0,20}(?:改|加|[補补]|[刪删]|更新|[調调]整|[註注][冊册])/i
const LONGEST_TOGETHER = 240
/** After so many steps a finding is worth next to nothing. */
const FADES = 120
const PATH = /[\w.@~/-]*\/[\w.@-]+\.[a-z]\w{0,5}\b/gi
/** There is one in many folders. */
const USUAL = /^(?:index|main|mod|lib|init|__init__|README|package|config|types|utils?|test|setup|Makefile)\b/i
