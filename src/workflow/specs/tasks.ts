import type { Nodes, Paragraph, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { oneLine } from '../../base/text/text.ts'

export interface Task {
  readonly text: string
  readonly checked: boolean
  /** Where the box's bracket stands in the file. */
  readonly offset: number
}

export interface TaskList {
  readonly total: number
  readonly checked: number
  readonly allChecked: boolean
  readonly unchecked: readonly string[]
}

/**
 * S0.33: the checkboxes of the section "Tasks", else of "Stages", up to the next heading of that rank; of the whole file when
 * there is neither. Read by a Markdown parser: any kind of list, any depth, and nothing inside code.
 */
export function readTasks(markdown: string): TaskList {
  const tasks = tasksIn(markdown)
  const unchecked = tasks.filter(({ checked }) => !checked).map(({ text }) => text)
  const checked = tasks.length - unchecked.length
  return { total: tasks.length, checked, allChecked: tasks.length > 0 && unchecked.length === 0, unchecked }
}

/** Every task that counts, in the order of the file. */
export function tasksIn(markdown: string): Task[] {
  const { body, start } = withoutFrontmatter(markdown)
  const { children } = fromMarkdown(body)
  const section = sectionOf(children, 'tasks') ?? sectionOf(children, 'stages') ?? children
  return section.flatMap((node) => boxesIn(node, body, start))
}

/** Every checkbox of the file, whatever section it is in. */
function allBoxes(markdown: string): Task[] {
  const { body, start } = withoutFrontmatter(markdown)
  return fromMarkdown(body).children.flatMap((node) => boxesIn(node, body, start))
}

/** The file with one box ticked, every other byte as it was. */
export function tick(markdown: string, { offset }: Task): string {
  return withMark(markdown, offset, '[x]')
}

function withMark(markdown: string, offset: number, mark: string): string {
  return `${markdown.slice(0, offset)}${mark}${markdown.slice(offset + mark.length)}`
}

export interface StageBox {
  readonly key: string
  readonly done: boolean
}

/**
 * The file with the boxes of stages as the stages are. The box of a stage is one whose text is its key and nothing else
 * (S0.62); every other box is a person's.
 */
export function markStages(markdown: string, stages: readonly StageBox[]): string {
  let text = markdown
  for (const { key, done } of stages) {
    const box = allBoxes(text).find((task) => task.text === key && task.checked !== done)
    if (box) text = withMark(text, box.offset, done ? '[x]' : '[ ]')
  }
  return text
}

const BOX = /^\[([ xX])\](?=[ \t\r\n])/
const LONGEST = 200

function boxesIn(node: Nodes, body: string, start: number): Task[] {
  if (!('children' in node)) return []
  const [first] = node.children
  const own = node.type === 'listItem' && first?.type === 'paragraph' ? boxAt(first, body, start) : undefined
  return [...(own ? [own] : []), ...node.children.flatMap((child) => boxesIn(child, body, start))]
}

function boxAt({ position }: Paragraph, body: string, start: number): Task | undefined {
  const from = position?.start.offset
  const to = position?.end.offset
  if (from === undefined || to === undefined) return undefined
  const source = body.slice(from, to)
  const box = BOX.exec(source)
  if (!box) return undefined
  return { text: oneLine(source.slice(box[0].length), LONGEST), checked: box[1] !== ' ', offset: start + from }
}

function sectionOf(children: readonly RootContent[], title: string): RootContent[] | undefined {
  const from = children.findIndex((node) => node.type === 'heading' && node.depth === 2 && wordsOf(node) === title)
  if (from < 0) return undefined
  const length = children.slice(from + 1).findIndex((node) => node.type === 'heading' && node.depth <= 2)
  return children.slice(from + 1, length < 0 ? undefined : from + 1 + length)
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value.trim().toLowerCase()
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** Frontmatter is not Markdown: its last line would make a heading of the ones before it. */
function withoutFrontmatter(markdown: string): { body: string; start: number } {
  const length = frontmatterLength(markdown)
  return { body: markdown.slice(length), start: length }
}

export function frontmatterLength(markdown: string): number {
  return /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(markdown)?.[0].length ?? 0
}
