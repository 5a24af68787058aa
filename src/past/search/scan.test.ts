import { expect, test } from 'bun:test'
import { queryOf, type Term } from './query.ts'
import { eachPlace, searched } from './scan.ts'

/** As it would be done without a second form of the text: everything in small letters, wherever it is looked. */
function plainly(text: string, { forms }: Term): [number, number][] {
  const found: [number, number][] = []
  const whole = text.toLowerCase()
  const low = whole.length === text.length ? whole : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
  const isLetter = (at: number) => /^[a-z\d]$/.test(low[at] ?? '')
  const isCapital = (at: number) => /^[A-Z]$/.test(text[at] ?? '')
  for (const { text: form, stem, counts } of forms)
    for (let at = low.indexOf(form); at !== -1; at = low.indexOf(form, at + form.length)) {
      let end = at + form.length
      const most = form.length < 3 ? end : end + 4
      while (end <= most && isLetter(end) && !isCapital(end)) end++
      const begins = !isLetter(at - 1) || (isCapital(at) && !isCapital(at - 1))
      const isWord = begins && (end <= most || (form.length >= 6 && end <= most + 3))
      const isApart = form.charCodeAt(0) > 0x2e7f || (!isLetter(at - 1) && !isLetter(at + form.length))
      if (stem ? isWord : isApart) found.push([at, counts])
    }
  return found
}

const QUESTIONS = [
  'why did the queue test fail?',
  'what is forbidden in parseConfig of src/kit/İndex.ts?',
  '为什么 K8s 的测试失败了?',
  'what did the user ask for?',
]
/** Letters, what looks like them in its last byte (š and U+0171 end as "a" and "q" do), what has an ASCII small form, and what grows. */
const SIGNS = [
  ...'qQueEtTfFaAkK8sS .-_/',
  'Queue',
  'test',
  'fail',
  "don't",
  'don’t',
  'never',
  'š',
  'ű',
  'Ů',
  'Ŵ',
  '测试',
  '失败',
  '✓',
  '\u212a',
  '\u0130',
  'É',
  '😀',
  '\0',
]

test('a term is found where it stands, whatever script stands beside it', () => {
  let seed = 7
  const next = (most: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * most)
  }
  const terms = QUESTIONS.flatMap((question) => queryOf(question).terms)
  let hits = 0
  for (let n = 0; n < 4000; n++) {
    let text = ''
    for (let left = 1 + next(40); left > 0; left--) text += SIGNS[next(SIGNS.length)]
    const given = searched(text)
    const found = terms.map((term) => {
      const places: [number, number][] = []
      eachPlace(given, term, (at, counts) => places.push([at, counts]))
      hits += places.length
      return places
    })
    expect([text, found]).toEqual([text, terms.map((term) => plainly(text, term))])
  }
  expect(hits).toBeGreaterThan(10_000)
})
