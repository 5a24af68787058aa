/** A tool's result in at most `most` characters: its beginning, its end, and of the middle the lines that tell something. */
export function cutResult(whole: string, most: number): string {
  const text = whole.includes('\u001b[') ? whole.replace(COLOURS, '') : whole
  if (text.length <= most) return text
  const share = Math.floor(most / (most < WORTH_TELLING ? 2 : 3))
  const first = text.slice(0, lineEnd(text, share))
  const last = text.slice(lineStart(text, text.length - share))
  let left = most - first.length - last.length
  const telling: string[] = []
  const middle = most < WORTH_TELLING ? '' : text.slice(first.length, text.length - last.length)
  for (const line of middle.match(TELLING) ?? []) {
    const short = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line
    if (short.length + 1 > left) break
    left -= short.length + 1
    telling.push(short)
  }
  return [first, ...telling, last].join('\n').toWellFormed()
}

function lineEnd(text: string, at: number): number {
  const end = text.lastIndexOf('\n', at)
  return end > at / 2 ? end : at
}

function lineStart(text: string, at: number): number {
  const start = text.indexOf('\n', at)
  return start !== -1 && start - at < (text.length - at) / 2 ? start + 1 : at
}

const TELLING =
  /^.*(?:\b(?:error|fail(?:ed|ure|s)?|panic|fatal|warning|TODO|FIXME|NOTE|must|never|always|passed|function|func|class|interface|type|def|export|const)\b|^#{1,4} ).*$/gim
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
const COLOURS = /\u001b\[[0-9;]*m/g
/** Where so little is kept, looking through all of it does not pay. */
const WORTH_TELLING = 1000
const LONGEST_LINE = 240
