import { anchorsOf, mayName } from '../../../base/names.ts'
import { clipClause } from '../../../base/sentences.ts'
import type { FactOf, FileFact, Ledger, Touch } from '../../ledger/facts.ts'
import { factOf, factsOf } from '../../ledger/put.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Candidate, Told, Want } from './candidate.ts'
import { bestNamed, listed, pickNames, shortPath } from './names.ts'
import { isStanding, lastFates, standingParts } from './standing.ts'

/** One line per touch of a file that has something to tell: what was done, why, and with which names. */
export function fileLines(file: FileFact, words: LineWords): Candidate[] {
  const path = shortPath(file.path)
  const standing = standingParts(file)
  return file.touches
    .filter((touch) => touch.act !== 'read' || touch.why !== '')
    .flatMap((touch) => {
      const line: Candidate = {
        key: `${file.id}@${touch.step}`,
        factId: file.id,
        kind: 'file',
        group: 'files',
        bonus: 0,
        tells: touch.why === '' ? TELLS[touch.act] : 1,
        ...(touch.why !== '' && { retells: clipClause(touch.why, 75) }),
        order: touch.step,
        anchors: file.anchors.concat(touch.adds, touch.drops, touch.around, whyAnchors(touch.why)),
        shortest: path.length + Math.min(touch.why.length, 60) + 10,
        build: (want, told) => FORMS[touch.act](path, standing(touch), { words, want, told }),
      }
      if (touch.act === 'read' || touch.act === 'searched') return [line]
      return [
        line,
        {
          ...line,
          key: `${line.key}+`,
          after: line.key,
          tells: 0.85,
          shortest: path.length + 30,
          order: touch.step + 0.5,
          build: (want) => moreLine(path, standing(touch), words, want),
        },
      ]
    })
}

/** Several calls that follow one message have the same reason. */
function whyAnchors(why: string): readonly string[] {
  if (why === '' || !mayName(why)) return NONE
  if (lastWhy.why !== why) lastWhy = { why, anchors: [...anchorsOf(why)] }
  return lastWhy.anchors
}

let lastWhy: { readonly why: string; readonly anchors: readonly string[] } = { why: '', anchors: [] }
const NONE: readonly string[] = []

const TELLS: Readonly<Record<Touch['act'], number>> = { edited: 0.8, wrote: 0.8, searched: 0.6, read: 0.6 }

/** A change can deal with more than one line can name. */
function moreLine(path: string, touch: Touch, words: LineWords, want: Want): string {
  const names = pickNames([...touch.adds, ...touch.around], anchorsOf(path), want, 4)
  return names.length < 2 ? '' : words.alsoWorksWith(path, listed(names, words))
}

/** Files that were only read, without a word why, share a line. */
export function readingLines(ledger: Ledger, words: LineWords): Candidate[] {
  const files = factsOf(ledger, 'file').filter((file) => file.touches.every((touch) => touch.act === 'read'))
  return [1, 2].map((number) => ({
    key: `reading:${number}`,
    factId: files.at(-1)?.id ?? '',
    kind: 'file',
    group: 'files',
    bonus: 0,
    tells: 0.6,
    order: number,
    anchors: files.flatMap((file) => file.anchors),
    shortest: 50,
    build: (want) => {
      const paths = bestNamed(
        files.map((file) => shortPath(file.path)),
        want,
        3,
      )
      return paths.length < 2 ? '' : words.onlyRead(words.list(paths))
    },
  }))
}

/** What the agent defined, per file, and has not taken out again. */
export function definitionLines(ledger: Ledger, words: LineWords): Candidate[] {
  const byPath = new Map<string, FactOf<'symbol'>[]>()
  for (const symbol of factsOf(ledger, 'symbol')) {
    const known = byPath.get(symbol.path)
    if (known === undefined) byPath.set(symbol.path, [symbol])
    else known.push(symbol)
  }
  return [...byPath].map(([path, symbols]) => ({
    key: `defines:${path}`,
    factId: symbols.at(-1)?.id ?? '',
    kind: 'symbol',
    group: 'files',
    bonus: 0,
    tells: 0.9,
    order: symbols.at(-1)?.lastSeen ?? 0,
    anchors: symbols.flatMap((symbol) => symbol.anchors),
    shortest: path.length > 40 ? 40 : path.length + 24,
    build: (want) => {
      const file = factOf(ledger, 'file', path)
      const fates = lastFates(file?.touches ?? [])
      const defined = symbols
        .filter((symbol) => file === undefined || isStanding(fates, `i:${symbol.name}`, symbol.lastSeen))
        .map((symbol) => `i:${symbol.name}`)
      const names = pickNames(defined, anchorsOf(shortPath(path)), want, 4)
      return names.length === 0 ? '' : words.newDefinitions(shortPath(path), listed(names, words))
    },
  }))
}

interface Telling {
  readonly words: LineWords
  readonly want: Want
  readonly told: Told
}

const FORMS: Readonly<Record<Touch['act'], (path: string, touch: Touch, telling: Telling) => string>> = {
  edited: (path, touch, telling) => changeLine(telling.words.edited(path), touch, telling),
  wrote: (path, touch, telling) => changeLine(telling.words.written(path), touch, telling),
  read: (path, touch, telling) => readLine(telling.words.read(path, touch.range), clipClause(touch.why, 70), telling),
  searched: (path, touch, { words, want, told }) => {
    const names = pickNames(touch.adds, anchorsOf(path), want, 3)
    const what = names.length === 0 ? words.searched(path) : words.searchedFor(path, listed(names, words))
    const why = clipClause(touch.why, 70)
    return why === '' || told(why) ? what : words.searchedWhy(what, why)
  },
}

function changeLine(head: string, touch: Touch, { words, want, told }: Telling): string {
  const why = clipClause(touch.why, 75)
  const start = why === '' || told(why) ? head : words.why(head, why)
  const defines = touch.defines.map((name) => `i:${name}`)
  const clauses: string[] = []
  const held = anchorsOf(start)
  for (const [clause, anchors] of [
    [words.defines, defines],
    [touch.act === 'wrote' ? words.uses : words.adds, touch.adds.filter((name) => !defines.includes(name))],
    [words.drops, touch.drops],
    [words.around, touch.around],
  ] as const) {
    if (anchors.length === 0) continue
    const names = pickNames(anchors, held, want, 4)
    if (names.length > 0) clauses.push(clause(listed(names, words)))
  }
  return words.clauses(start, clauses)
}

/** "check how X works" reads on after "was read to"; anything else is set off. */
function readLine(head: string, why: string, { words }: Telling): string {
  const aim = /^read\b.*?\bto ((?:understand|see|check|find|learn)\b.*)$/.exec(why)?.[1] ?? why
  return LOOKING.test(aim) ? words.readTo(head, `${aim.charAt(0).toLowerCase()}${aim.slice(1)}`) : words.why(head, aim)
}

const LOOKING =
  /^(?:check|see|understand|find|look|verify|explore|examine|learn|get|trace|investigate|confirm|review|compare|know|fix|update|add|remove|replace|rewrite|simplify|change|implement|refactor|resolve|make)\b/i
