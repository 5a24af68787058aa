import { expect, test } from 'bun:test'
import { type Node, parse } from 'jsonc-parser'
import type { Change } from '../host.ts'
import { addElement, addMember, parse as parseText, removeNode } from '../json-edit.ts'
import { installer, WIRED_EVENTS } from './install.ts'

const EVENTS = Object.keys(WIRED_EVENTS)

test('400 generated files: install keeps all values, twice is once, uninstall gives the original bytes', () => {
  const next = random(20260101)
  for (let round = 0; round < 400; round++) {
    const before = generateSettings(next, { comments: false })
    const after = installed(before)
    const unwired = uninstalled(after)
    if (unwired !== before) expect({ before, after, unwired }).toEqual({ before, after, unwired: before })
    expect(installed(after)).toBe(after)
    expect(
      settings()
        .wired(after)
        .map(({ event }) => event)
        .sort(),
    ).toEqual([...EVENTS].sort())
    expect(withoutOurs(plain(after))).toEqual(withoutOurs(plain(before)))
  }
})

test('1000 generated files with comments: what is added anywhere and removed again leaves the original bytes', () => {
  const next = random(20260102)
  for (let round = 0; round < 1000; round++) {
    const before = generateSettings(next, { comments: true }).replace('\uFEFF', '')
    const index = Math.floor(next() * containersIn(before).length)
    const once = addTo(before, index)
    const twice = addTo(once, index)
    expect(removeLast(twice, index)).toBe(once)
    expect(removeLast(once, index)).toBe(before)
  }
})

function containersIn(text: string): Node[] {
  const parsed = parseText(text)
  if (!parsed.ok) throw new Error(`${parsed.problem} ${text}`)
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
  return all(parsed.root).filter(({ type }) => type === 'object' || type === 'array')
}

function addTo(text: string, index: number): string {
  const container = containersIn(text)[index]
  if (!container) throw new Error('no such container')
  return container.type === 'object' ? addMember(text, container, 'added', '1') : addElement(text, container, '"added"')
}

function removeLast(text: string, index: number): string {
  const last = containersIn(text)[index]?.children?.at(-1)
  if (!last) throw new Error('nothing to remove')
  return removeNode(text, last)
}

function settings() {
  const [target] = installer.targets('user', { home: '/home/dev', project: '/srv/app' })
  if (!target) throw new Error('no target')
  return target
}

function installed(before: string): string {
  return textOf(settings().install(before, { binary: '/home/dev/.throughline/bin/throughline' }))
}

function uninstalled(before: string): string {
  return textOf(settings().uninstall(before))
}

function textOf(change: Change): string {
  if (!change.ok || change.after === undefined) throw new Error(JSON.stringify(change))
  return change.after
}

function plain(text: string): Record<string, unknown> {
  return parse(text.replace('\uFEFF', ''), [], { allowTrailingComma: true })
}

/** The values with our groups taken out, and without the containers that are then empty. */
function withoutOurs({ hooks = {}, ...rest }: Record<string, unknown>): unknown {
  const events = Object.entries(hooks as Record<string, unknown[]>).map(([event, groups]) => [
    event,
    Array.isArray(groups) ? groups.filter((group) => !JSON.stringify(group).includes('hook claude-code')) : groups,
  ])
  return {
    ...rest,
    hooks: Object.fromEntries(events.filter(([, groups]) => !Array.isArray(groups) || groups.length > 0)),
  }
}

/** Settings files as people and programs write them, and worse: for the property test of the installer. */
function generateSettings(next: Random, { comments }: { comments: boolean }): string {
  const style = styleOf(next, comments)
  const members: [string, string][] = []
  const names = ['model', 'permissions', 'env', '$schema', 'statusLine', 'hooksNot', '鍵']
  for (const name of names) if (next() < 0.3) members.push([name, value(next, style, 1)])
  if (next() < 0.75) members.splice(Math.floor(next() * (members.length + 1)), 0, ['hooks', hooks(next, style)])
  const body = object(members, next, style, 0)
  return style.bom + style.trivia(next) + body + style.trivia(next) + style.end
}

type Random = () => number

/** mulberry32: the same numbers on every machine. */
function random(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Style {
  bom: string
  eol: string
  end: string
  unit: string
  /** one: all on one line; lines: an item a line; wild: anything between tokens. */
  layout: 'one' | 'lines' | 'wild'
  trailingComma: boolean
  trivia: (next: Random) => string
}

function styleOf(next: Random, comments: boolean): Style {
  const eol = pick(next, ['\n', '\n', '\r\n'])
  const layout = pick(next, ['one', 'lines', 'lines', 'wild'] as const)
  const blanks = ['', '', ' ', '  ', eol, `${eol}${eol}  `, '\t']
  const notes = [' /* note, "x": [ */ ', `// line { "hooks": 1  ${eol}`, `/* two${eol} lines */`]
  const wild = comments ? [...blanks, ...notes] : blanks
  return {
    bom: next() < 0.1 ? '\uFEFF' : '',
    eol,
    end: pick(next, ['', eol, eol, `${eol}${eol}`, ' ']),
    unit: pick(next, ['  ', '    ', '\t', ' ']),
    layout,
    trailingComma: comments && layout !== 'one' && next() < 0.3,
    trivia: layout === 'wild' ? (again) => pick(again, wild) : () => '',
  }
}

function hooks(next: Random, style: Style): string {
  const events = ['PreToolUse', 'Stop', 'SessionStart', 'CwdChanged', 'FileChanged', 'SessionEnd'].filter(
    () => next() < 0.35,
  )
  const members = events.map((event): [string, string] => [event, array(groups(next, style), next, style, 2)])
  if (next() < 0.1) members.push(['x-comment', '"not an array"'])
  return object(members, next, style, 1)
}

function groups(next: Random, style: Style): string[] {
  return Array.from({ length: Math.floor(next() * 3) }, () => {
    const hook = pick(next, [
      '{"type":"command","command":"lint.sh"}',
      '{ "type": "http", "url": "http://127.0.0.1:1/" }',
    ])
    const members: [string, string][] = [['hooks', array(next() < 0.8 ? [hook] : [], next, style, 4)]]
    if (next() < 0.5) members.unshift(['matcher', pick(next, ['""', '"*"', '"Bash"'])])
    return object(members, next, style, 3)
  })
}

function value(next: Random, style: Style, depth: number): string {
  const scalars = ['1', '-2.5e3', 'true', 'null', '"text // no comment"', '"\\u00e9\\" \\\\"', '"[}"']
  if (next() < 0.6 || depth > 3) return pick(next, scalars)
  const inner = Array.from({ length: Math.floor(next() * 3) }, () => value(next, style, depth + 1))
  if (next() < 0.5) return array(inner, next, style, depth)
  return object(
    inner.map((item, index) => [`k${index}`, item]),
    next,
    style,
    depth,
  )
}

function object(members: [string, string][], next: Random, style: Style, depth: number): string {
  const { trivia } = style
  const items = members.map(([key, item]) => `${JSON.stringify(key)}${trivia(next)}:${trivia(next) || ' '}${item}`)
  return container('{', items, '}', next, style, depth)
}

function array(items: string[], next: Random, style: Style, depth: number): string {
  return container('[', items, ']', next, style, depth)
}

function container(open: string, items: string[], close: string, next: Random, style: Style, depth: number): string {
  const { layout, eol, unit, trivia } = style
  const ownLines = layout === 'lines' && (items.length > 0 || next() < 0.2)
  const before = () => (ownLines ? eol + unit.repeat(depth + 1) : trivia(next))
  const last = style.trailingComma && items.length > 0 ? `${trivia(next)},` : ''
  const end = ownLines ? eol + unit.repeat(depth) : trivia(next)
  return open + items.map((item) => before() + item).join(`${trivia(next)},`) + last + end + close
}

function pick<T>(next: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(next() * from.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
