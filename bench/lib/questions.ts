/** Whether a text answers a question: one stretch of it must hold one alternative of every group. */
export type Need = readonly string[]

export function answered(windows: readonly string[], needs: readonly Need[]): number {
  let best = 0
  for (const window of windows) {
    const got = needs.filter((group) => group.some((alternative) => holds(window, alternative))).length
    if (got === needs.length) return 1
    if (needs.length > 1 && got * 2 >= needs.length) best = 0.5
  }
  return best
}

/** Of a summary: any three lines in a row, a long line in runs of three sentences. */
export function summaryWindows(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((_, at) => {
    const three = lines.slice(at, at + 3)
    const window = three.join('\n')
    return window.length <= 900 ? [plain(window)] : three.flatMap(threeSentences).map(plain)
  })
}

/** Of what is told: a line with the heading it stands under, or a run of its sentences; only what is language. */
export function injectedWindows(text: string): string[] {
  const windows: string[] = []
  let heading = ''
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (/[:：]\s*$/.test(line) && !line.trimStart().startsWith('-') && line.length < 40) {
      heading = line
      continue
    }
    for (const run of runs(line)) if (isLanguage(run)) windows.push(plain(`${heading} ${run}`))
  }
  return windows
}

function plain(text: string): string {
  return text
    .replace(/[`"“”*’'‘]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

function threeSentences(line: string): string[] {
  if (line.length <= 500) return [line]
  const all = line.split(/(?<=[.;:!?。；！？])\s+/)
  return Array.from({ length: Math.max(1, all.length - 2) }, (_, at) => all.slice(at, at + 3).join(' '))
}

function runs(line: string): string[] {
  if (line.length <= MOST) return [line]
  const parts: string[] = []
  for (let sentence of line.split(/(?<=[.;:!?。；！？,，—])\s+/)) {
    while (sentence.length > MOST) {
      const blank = sentence.lastIndexOf(' ', MOST - 1)
      const cut = blank > 0 ? blank : MOST
      parts.push(sentence.slice(0, cut))
      sentence = sentence.slice(cut)
    }
    parts.push(sentence)
  }
  return parts.map((part, at) => {
    let run = part
    for (const more of parts.slice(at + 1)) {
      if (run.length + 1 + more.length > MOST) break
      run += ` ${more}`
    }
    return run
  })
}

function isLanguage(text: string): boolean {
  if ((text.match(/[一-鿿]/g)?.length ?? 0) >= 4) return true
  const words =
    text
      .replace(/`[^`]*`/g, ' ')
      .toLowerCase()
      .match(/[a-z']+/g) ?? []
  return words.length >= 2 && words.filter((word) => SMALL.has(word)).length >= 0.12 * words.length
}

const patterns = new Map<string, RegExp>()
function holds(window: string, alternative: string): boolean {
  if (!alternative.startsWith('re:')) return window.includes(plain(alternative).trim())
  let pattern = patterns.get(alternative)
  if (!pattern) {
    pattern = new RegExp(alternative.slice(3), 'i')
    patterns.set(alternative, pattern)
  }
  return pattern.test(window)
}

const MOST = 320
const SMALL = new Set(
  'a an the of to in on at for and or but is are was were be been being do does did not no nor if then than that this these those it its he she they we you i with from by as has have had will would can could should must may only still yet all any so because since when where which who what how why there here after before into over under out up down about again same other new now s t re user agent passed failed fails failing edited written wrote read ran run said asked answered decided refused approved committed pushed uncommitted done open last next first never always works broken'.split(
    ' ',
  ),
)
