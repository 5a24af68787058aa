import { afterEach, expect, test } from 'bun:test'
import { speak } from '../../messages/people/speak.ts'
import { fencedPast, quoteLine } from '../../past/present.ts'
import { forPerson } from './for-person.ts'

afterEach(() => speak('en'))

const QUOTES = [
  { who: 'person', tool: '', about: '', text: 'Never retry a POST.' },
  { who: 'person', tool: '', about: 'Which one?', text: 'The second.' },
  { who: 'agent', tool: '', about: '', text: 'Done: see the log.' },
  { who: 'agent', tool: 'Bash', about: '', text: 'npm test' },
  { who: 'tool', tool: 'Bash', about: 'npm test', text: '3 pass' },
  { who: 'tool', tool: '', about: '', text: 'something' },
  { who: 'summary', tool: '', about: '', text: 'All is well.' },
  { who: 'client', tool: '', about: '', text: 'compacted' },
] as const
const LINES = QUOTES.map((quote, at) =>
  quoteLine(
    { ...quote, at: '2026-01-02T20:04:05.000Z', offset: at, source: 0, score: 0 } as Parameters<typeof quoteLine>[0],
    `4f7c9a63@${at}`,
  ),
)
const TEXT = fencedPast('From the transcript.', LINES)

const afterPlace = (line: string) => line.slice(line.indexOf(']'))

test('in English a person reads the quotes with the words they have', () => {
  const shown = forPerson(TEXT).split('\n')
  expect(shown).toHaveLength(QUOTES.length)
  for (const [at, line] of shown.entries()) expect(afterPlace(line)).toBe(afterPlace(LINES[at] ?? ''))
})

test('who speaks is said in the language of the person, and what was said is not touched', async () => {
  await speak('zh-TW')
  const shown = forPerson(TEXT).split('\n')
  for (const [at, { text }] of QUOTES.entries()) expect(shown[at]).toEndWith(text)
  expect(shown.map((line) => line.replace(/^.*?\] /, ''))).toEqual([
    '使用者說：Never retry a POST.',
    '使用者說（回答「…Which one?」）：The second.',
    '代理說：Done: see the log.',
    '代理呼叫 Bash：npm test',
    'Bash（npm test）回覆：3 pass',
    '工具回覆：something',
    '先前的摘要說：All is well.',
    '用戶端記下：compacted',
  ])
})

test('the time is that of the place where the person is', () => {
  const local = new Date('2026-01-02T20:04:05.000Z')
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
  expect(forPerson(TEXT)).toContain(`[4f7c9a63@0 ${day} ${two(local.getHours())}:04]`)
})
