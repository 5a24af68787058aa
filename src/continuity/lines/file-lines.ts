import { anchorsOf } from '../anchors.ts'
import type { FactOf, FileFact, Ledger, Touch } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { clip } from '../sentences.ts'
import type { Candidate, Want } from './candidate.ts'
import { bestNamed, listed, pickNames, shortPath } from './names.ts'

/** One line per touch of a file that has something to tell: what was done, why, and with which names. */
export function fileLines(file: FileFact): Candidate[] {
  const path = shortPath(file.path)
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
        order: touch.step,
        anchors: [...file.anchors, ...touch.adds, ...touch.drops, ...touch.around, ...whyAnchors(touch)],
        shortest: path.length + Math.min(touch.why.length, 100) + 10,
        build: (want) => FORMS[touch.act](path, touch, want),
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
          build: (want) => moreLine(path, touch, want),
        },
      ]
    })
}

function whyAnchors(touch: Touch): readonly string[] {
  return touch.why === '' ? [] : [...anchorsOf(touch.why)]
}

const TELLS: Readonly<Record<Touch['act'], number>> = { edited: 0.8, wrote: 0.8, searched: 0.6, read: 0.6 }

/** A change can deal with more than one line can name. */
function moreLine(path: string, touch: Touch, want: Want): string {
  const names = pickNames([...touch.adds, ...touch.around], path, want, 4)
  return names.length < 2 ? '' : `${path} also works with ${listed(names)} there`
}

/** Files that were only read, without a word why, share a line. */
export function readingLines(ledger: Ledger): Candidate[] {
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
      return paths.length < 2 ? '' : `Read but not changed: ${paths.slice(0, -1).join(', ')} and ${paths.at(-1)}`
    },
  }))
}

/** What the agent defined, per file. */
export function definitionLines(ledger: Ledger): Candidate[] {
  const byPath = new Map<string, FactOf<'symbol'>[]>()
  for (const symbol of factsOf(ledger, 'symbol')) byPath.set(symbol.path, [...(byPath.get(symbol.path) ?? []), symbol])
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
      const names = pickNames(
        symbols.map((symbol) => `i:${symbol.name}`),
        shortPath(path),
        want,
        4,
      )
      return names.length === 0 ? '' : `${shortPath(path)} got new definitions: ${listed(names)}`
    },
  }))
}

const FORMS: Readonly<Record<Touch['act'], (path: string, touch: Touch, want: Want) => string>> = {
  edited: (path, touch, want) => changeLine(`${path} edited`, touch, want),
  wrote: (path, touch, want) => changeLine(`${path} written`, touch, want),
  read: (path, touch) => `${path}${touch.range === '' ? '' : ` lines ${touch.range}`} was read ${reason(touch)}`,
  searched: (path, touch, want) => {
    const names = pickNames(touch.adds, path, want, 3)
    const what = names.length === 0 ? `Searched in ${path}` : `Searched ${path} for ${listed(names)}`
    return touch.why === '' ? what : `${what}: ${clip(touch.why, 70)}`
  },
}

function changeLine(head: string, touch: Touch, want: Want): string {
  let line = touch.why === '' ? head : `${head} (${clip(touch.why, 75)})`
  let joint = ':'
  const defines = touch.defines.map((name) => `i:${name}`)
  for (const [verb, anchors] of [
    ['defines', defines],
    [touch.act === 'wrote' ? 'uses' : 'adds', touch.adds.filter((name) => !defines.includes(name))],
    ['drops', touch.drops],
    ['around', touch.around],
  ] as const) {
    const names = pickNames(anchors, line, want, 4)
    if (names.length === 0) continue
    line = `${line}${joint} ${verb} ${listed(names)}`
    joint = ','
  }
  return line
}

/** "check how X works" reads on after "was read to"; anything else is set off. */
function reason(touch: Touch): string {
  const why = clip(touch.why, 70)
  return /^(?:check|see|understand|find|look|verify|explore|examine|learn|get|trace|investigate|confirm|review|compare|know)\b/i.test(
    why,
  )
    ? `to ${why.charAt(0).toLowerCase()}${why.slice(1)}`
    : `(${why})`
}
