import { lookUp } from '../../../../base/look-up.ts'
import { anchorsOf, mayName } from '../../../../base/names.ts'
import { remembering } from '../../../../base/remember.ts'
import { clipClause, sentencesOf } from '../../../../base/text/sentences.ts'
import { isDirective } from '../../../../base/typed/index.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputText, shownPath } from '../../call-text.ts'
import type { Ledger, NoteFact } from '../../facts.ts'
import { keyOf, put } from '../../put.ts'
import { isEmptyTalk, isIntent, isLoose, isTelling, isWhole, statement } from '../../telling-sentence.ts'
import { definedNames } from '../work/code-names.ts'
import { LONGEST_NOTE } from './decisions.ts'
import { isRepeated } from './repeated.ts'

/** Sentences that name something: the agent's own, those of a plan it wrote, a task it handed on, a commit, a comment. */
export function takeSaidNotes(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'said' }>,
  own: ReadonlySet<string>,
  sentences: readonly string[],
): void {
  note(ledger, entry, own, { voice: 'said', path: '', sentences, most: 12, about: () => firstStatement(sentences) })
}

export function takeCallNotes(ledger: Ledger, entry: Call, own: ReadonlySet<string>): void {
  const take = lookUp(TOOLS, entry.tool)
  if (take === undefined) return
  const found = take(entry, ledger)
  if (found !== undefined) note(ledger, entry, own, found)
}

/** What an agent that was sent out came back with. */
export function takeReport(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  const text = entry.text.slice(0, 20_000).replace(/agentId: [\s\S]*$/, '')
  const sentences = sentencesOf(text).filter((sentence) => !isDirective(sentence))
  note(ledger, entry, NOTHING_OWN, { voice: 'reported', path: '', sentences, most: 24 })
}

/** Where something is defined, as a search showed it. */
export function takeLocated(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  let taken = 0
  for (const [, path = '', line = '', code = ''] of entry.text.slice(0, 8000).matchAll(DEFINED_AT)) {
    if (taken++ >= MOST_LOCATED) break
    const shown = shownPath(path, ledger.cwd)
    const name = definedNames(code.trim())[0]
    if (name === undefined) continue
    const text = `\`${name}\` is at ${shown}:${line}`
    put(ledger, entry, {
      kind: 'note',
      key: keyOf(text),
      text,
      status: 'active',
      own: { voice: 'located', path: shown, names: [] },
    })
  }
}

const NOTHING_OWN: ReadonlySet<string> = new Set()
const DEFINED_AT =
  /^([\w./@-]+\.\w{1,5}):(\d+):\s*((?:export |async |public |private |static |pub |default )*(?:func|function|def|class|interface|type|struct|enum|fn|const|trait)\s+[^\n]{3,90})$/gm
const MOST_LOCATED = 3

type Call = Extract<Entry, { type: 'call' }>
interface Prose {
  readonly voice: NoteFact['voice']
  readonly path: string
  readonly sentences: readonly string[]
  readonly most: number
  /** What the text is about, in a few words; left out when its names need no line of their own. */
  readonly about?: () => string
}

const TOOLS: Readonly<Record<string, (call: Call, ledger: Ledger) => Prose | undefined>> = {
  Write: (call, ledger) => written(call, ledger, 'content'),
  Edit: (call, ledger) => written(call, ledger, 'new_string'),
  Task: delegated,
  Agent: delegated,
  TaskCreate: (call) => ({
    voice: 'planned',
    path: '',
    sentences: sentencesOf(inputText(call, 'description')),
    most: 4,
  }),
  ExitPlanMode: (call) => ({ voice: 'planned', path: '', sentences: sentencesOf(inputText(call, 'plan')), most: 40 }),
  Bash: (call) => {
    const command = inputText(call, 'command')
    if (!/\bgit commit\b|\bgh pr (?:create|edit|comment)\b/.test(command)) return undefined
    const body = /<<-?\s*['"]?(\w+)['"]?\n([\s\S]*?)\n\s*\1\b/.exec(command)?.[2]
    return body === undefined ? undefined : { voice: 'committed', path: '', sentences: sentencesOf(body), most: 6 }
  },
}

function delegated(call: Call): Prose {
  return {
    voice: 'delegated',
    path: '',
    sentences: sentencesOf(inputText(call, 'prompt')),
    most: 14,
    about: () => inputText(call, 'description'),
  }
}

/** The first sentence that tells something of the matter; talk about the talk says nothing of the names beside it. */
function firstStatement(sentences: readonly string[]): string {
  let first = ''
  for (const sentence of sentences.slice(0, FIRST_FEW)) {
    if (first !== '' && !mayName(sentence)) continue
    const isStatement =
      sentence.length >= 30 && !/[?:!]$/.test(sentence) && !isLoose(sentence) && !isEmptyTalk(sentence)
    if (isStatement && mayName(sentence)) return sentence
    if (isStatement && first === '') first = sentence
  }
  return first
}

function written(call: Call, ledger: Ledger, key: string): Prose | undefined {
  const path = shownPath(callPath(call), ledger.cwd)
  const content = inputText(call, key).slice(0, 60_000)
  if (/\.(?:md|mdx|txt|rst)$/.test(path)) return { voice: 'planned', path, sentences: sentencesOf(content), most: 40 }
  const comments = (content.match(COMMENT) ?? []).map((line) => line.replace(COMMENT_MARK, '')).join('\n')
  return comments === '' ? undefined : { voice: 'commented', path, sentences: sentencesOf(comments), most: 6 }
}

function note(ledger: Ledger, entry: Entry, own: ReadonlySet<string>, prose: Prose): void {
  let taken = 0
  const said = new Set<string>()
  for (const sentence of prose.sentences) {
    if (taken >= prose.most) break
    if (sentence.length > 600) continue
    const { text, key, anchors, tells } = noteIn(sentence)
    if (text === '' || (prose.voice !== 'said' && isRepeated(ledger, sentence))) continue
    const decided = ledger.facts[`decision:${key}`]
    if (decided !== undefined) {
      for (const anchor of decided.anchors) said.add(anchor)
      continue
    }
    if (!tells) continue
    put(ledger, entry, {
      kind: 'note',
      key,
      text,
      status: 'active',
      anchors,
      own: { voice: prose.voice, path: prose.path, names: [] },
    })
    for (const anchor of anchors) said.add(anchor)
    taken++
  }
  if (prose.about === undefined) return
  const rest = [...own].filter((anchor) => !said.has(anchor))
  if (rest.length > 0) noteRest(ledger, entry, prose, { rest, about: prose.about() })
}

interface NoteIn {
  readonly text: string
  readonly key: string
  readonly anchors: ReadonlySet<string>
  readonly tells: boolean
}

/** What a sentence would be kept as, whoever said it: agents say the same again. No text where it is nothing to keep. */
const noteIn: (sentence: string) => NoteIn = remembering((sentence) => {
  if (!(mayName(sentence) || TELLS_WITHOUT_NAMES.test(sentence)) || isIntent(sentence)) return NO_NOTE
  const text = clipClause(statement(sentence), LONGEST_NOTE)
  if (text.length < 16) return NO_NOTE
  const anchors = anchorsOf(text)
  const tells = isTelling(text, anchors) || (TELLS_WITHOUT_NAMES.test(text) && isWhole(text))
  return { text, key: keyOf(text), anchors, tells }
})
const NO_NOTE: NoteIn = { text: '', key: '', anchors: NOTHING_OWN, tells: false }

/** Names that stood in code or in sentences too dense to repeat: kept with what the text was about. */
function noteRest(
  ledger: Ledger,
  entry: Entry,
  prose: Prose,
  { rest, about }: { readonly rest: readonly string[]; readonly about: string },
): void {
  if (about === '') return
  const names = rest.slice(0, MOST_NAMES)
  const text = clipClause(statement(about), 120)
  put(ledger, entry, {
    kind: 'note',
    key: `about ${keyOf(text)}`,
    text,
    status: 'active',
    own: { voice: prose.voice, path: prose.path, names },
  })
}

/** A figure, or why something fails: worth keeping without a name. */
const TELLS_WITHOUT_NAMES = /\d|\b(?:because|fails?|depends on|only works?|root cause)\b|因為|因为|失敗|失败/i
const MOST_NAMES = 16
const FIRST_FEW = 6
const COMMENT = /^\s*(?:\/\/|#|--|\*)\s+\S.*$/gm
const COMMENT_MARK = /^\s*(?:\/\/|#|--|\*)\s+/
