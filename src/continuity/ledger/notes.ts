import { anchorsOf, mayName } from '../anchors.ts'
import { lookUp } from '../look-up.ts'
import { clip, sentencesOf } from '../sentences.ts'
import type { Entry } from '../transcript/entry.ts'
import { inputText, pathOf, shownPath } from './call-text.ts'
import type { Ledger, NoteFact } from './facts.ts'
import { keyOf, put } from './put.ts'
import { isLoose, isTelling, statement } from './telling-sentence.ts'

/** Sentences that name something: the agent's own, those of a plan it wrote, a task it handed on, a commit, a comment. */
export function takeNotes(ledger: Ledger, entry: Entry, own: ReadonlySet<string>): void {
  if (own.size === 0) return
  if (entry.type === 'said') {
    note(ledger, entry, own, { voice: 'said', path: '', text: entry.text, most: 12, about: firstStatement(entry.text) })
    return
  }
  if (entry.type !== 'call') return
  const take = lookUp(TOOLS, entry.tool)
  if (take === undefined) return
  const found = take(entry, ledger)
  if (found !== undefined) note(ledger, entry, own, found)
}

type Call = Extract<Entry, { type: 'call' }>
interface Prose {
  readonly voice: NoteFact['voice']
  readonly path: string
  readonly text: string
  readonly most: number
  /** What the text is about, in a few words; '' when its names need no line of their own. */
  readonly about: string
}

const TOOLS: Readonly<Record<string, (call: Call, ledger: Ledger) => Prose | undefined>> = {
  Write: (call, ledger) => written(call, ledger, 'content'),
  Edit: (call, ledger) => written(call, ledger, 'new_string'),
  Task: delegated,
  Agent: delegated,
  TaskCreate: (call) => ({ voice: 'planned', path: '', text: inputText(call, 'description'), most: 4, about: '' }),
  ExitPlanMode: (call) => ({ voice: 'planned', path: '', text: inputText(call, 'plan'), most: 40, about: '' }),
  Bash: (call) => {
    const command = inputText(call, 'command')
    if (!/\bgit commit\b|\bgh pr (?:create|edit|comment)\b/.test(command)) return undefined
    const body = /<<-?\s*['"]?(\w+)['"]?\n([\s\S]*?)\n\s*\1\b/.exec(command)?.[2]
    return body === undefined ? undefined : { voice: 'committed', path: '', text: body, most: 6, about: '' }
  },
}

function delegated(call: Call): Prose {
  return {
    voice: 'delegated',
    path: '',
    text: inputText(call, 'prompt'),
    most: 14,
    about: inputText(call, 'description'),
  }
}

/** The first sentence that states something, named thing or not. */
function firstStatement(text: string): string {
  return (
    sentencesOf(text).find((sentence) => sentence.length >= 30 && !/[?:!]$/.test(sentence) && !isLoose(sentence)) ?? ''
  )
}

function written(call: Call, ledger: Ledger, key: string): Prose | undefined {
  const path = shownPath(pathOf(call), ledger.cwd)
  const content = inputText(call, key).slice(0, 60_000)
  if (/\.(?:md|mdx|txt|rst)$/.test(path)) return { voice: 'planned', path, text: content, most: 40, about: '' }
  const comments = (content.match(COMMENT) ?? []).map((line) => line.replace(COMMENT_MARK, '')).join('\n')
  return comments === '' ? undefined : { voice: 'commented', path, text: comments, most: 6, about: '' }
}

function note(ledger: Ledger, entry: Entry, own: ReadonlySet<string>, prose: Prose): void {
  let taken = 0
  const said = new Set<string>()
  for (const sentence of sentencesOf(prose.text)) {
    if (taken >= prose.most) break
    if (sentence.length > 600 || !mayName(sentence)) continue
    const text = clip(statement(sentence), 240)
    if (text.length < 16) continue
    const anchors = anchorsOf(text)
    if (!isTelling(text, anchors)) continue
    put(ledger, entry, {
      kind: 'note',
      key: keyOf(text),
      text,
      status: 'active',
      anchors,
      own: { voice: prose.voice, path: prose.path, names: [] },
    })
    for (const anchor of anchors) said.add(anchor)
    taken++
  }
  noteRest(
    ledger,
    entry,
    prose,
    [...own].filter((anchor) => !said.has(anchor)),
  )
}

/** Names that stood in code or in sentences too dense to repeat: kept with what the text was about. */
function noteRest(ledger: Ledger, entry: Entry, prose: Prose, rest: readonly string[]): void {
  const names = rest.slice(0, MOST_NAMES)
  if (prose.about === '' || names.length === 0) return
  const text = clip(statement(prose.about), 120)
  put(ledger, entry, {
    kind: 'note',
    key: `about ${keyOf(text)}`,
    text,
    status: 'active',
    own: { voice: prose.voice, path: prose.path, names },
  })
}

const MOST_NAMES = 16
const COMMENT = /^\s*(?:\/\/|#|--|\*)\s+\S.*$/gm
const COMMENT_MARK = /^\s*(?:\/\/|#|--|\*)\s+/
