import type { TextChange } from './change.ts'

/** The places where the two sides of a change differ, each in a line that can be read: comments left out, cut around the difference. */
export function hunksOf({ path, before, after, whole }: TextChange): TextChange[] {
  if (whole) return [{ path, before: '', after: cut(oneOf(linesOf(after)), 0), whole }]
  const all = differing(linesOf(before), linesOf(after))
  const telling = all.map(([out, into]): Hunk => [out.filter(isCode), into.filter(isCode)]).filter(isSome)
  return (telling.length > 0 ? telling : all)
    .map(([out, into]) => ({ path, ...around(oneOf(out), oneOf(into)) }))
    .filter((hunk) => hunk.before !== hunk.after)
}

/** One change, as it is told: `old` → `new`. */
export function changeText({ before, after, whole }: Pick<TextChange, 'before' | 'after' | 'whole'>): string {
  // The beginning of a file tells what it needs, not what it is about.
  if (whole) return after === '' || after.endsWith('…') ? 'written whole' : `written whole: ${code(after)}`
  if (before === '') return `added ${code(after)}`
  return after === '' ? `took out ${code(before)}` : `${code(before)} → ${code(after)}`
}

/** Code may have backticks of its own. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

type Hunk = readonly [out: readonly string[], into: readonly string[]]

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function isSome([out, into]: Hunk): boolean {
  return out.length > 0 || into.length > 0
}

function isCode(line: string): boolean {
  return !COMMENT.test(line) && /\w/.test(line)
}

/** By the longest row of lines that both have; of long texts only what stands between their equal ends. */
function differing(old: readonly string[], made: readonly string[]): Hunk[] {
  let start = 0
  while (start < old.length && start < made.length && old[start] === made[start]) start++
  let end = 0
  while (end < old.length - start && end < made.length - start && old.at(-1 - end) === made.at(-1 - end)) end++
  const out = old.slice(start, old.length - end)
  const into = made.slice(start, made.length - end)
  if (out.length * into.length > MOST_CELLS) return [[out, into]]
  const lengths = commonLengths(out, into)
  const hunks: [string[], string[]][] = [[[], []]]
  let [a, b] = [0, 0]
  while (a < out.length || b < into.length) {
    const last = hunks.at(-1) as [string[], string[]]
    if (a < out.length && b < into.length && out[a] === into[b]) {
      if (last[0].length + last[1].length > 0) hunks.push([[], []])
      a++
      b++
    } else if (b >= into.length || (a < out.length && (lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0)))
      last[0].push(out[a++] ?? '')
    else last[1].push(into[b++] ?? '')
  }
  return hunks.filter(isSome)
}

/** How many lines two texts have in common in their order, from each pair of places on. */
function commonLengths(out: readonly string[], into: readonly string[]): number[][] {
  const lengths = Array.from({ length: out.length + 1 }, () => new Array<number>(into.length + 1).fill(0))
  for (let a = out.length - 1; a >= 0; a--)
    for (let b = into.length - 1; b >= 0; b--)
      (lengths[a] as number[])[b] =
        out[a] === into[b]
          ? (lengths[a + 1]?.[b + 1] ?? 0) + 1
          : Math.max(lengths[a + 1]?.[b] ?? 0, lengths[a]?.[b + 1] ?? 0)
  return lengths
}

function oneOf(lines: readonly string[]): string {
  return lines.join(' ⏎ ').replace(/\s+/g, ' ').trim()
}

/** Two lines so cut that what differs is seen. */
function around(before: string, after: string): { before: string; after: string } {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = same > LONGEST / 2 && Math.max(before.length, after.length) > LONGEST ? same - LEAD : 0
  return { before: cut(before, start), after: cut(after, start) }
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
  const rest = text.slice(start > from + LEAD ? from : start)
  const head = rest.length < text.length ? '… ' : ''
  if (rest.length <= LONGEST) return rest === '' ? '' : `${head}${rest}`
  return `${head}${rest.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

const LONGEST = 110
const LEAD = 30
const MOST_CELLS = 40_000
const COMMENT = /^(?:\/\/|\/\*|\*|#(?!include|define|\[|!|\w+\s*\{)|--\s|<!--|""")/
