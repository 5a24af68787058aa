import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { searchMemories } from '../../src/memory/search/search.ts'
import { wideningFor } from '../../src/memory/search/widen.ts'
import { create } from '../../src/memory/store/store.ts'
import { memoryStore } from '../lib/store.ts'
import { CHAT } from './chat-held-out.ts'
import { HELD_OUT } from './dialogue-held-out.ts'
import { type Dialogue, QUESTIONS, TURNS } from './dialogue-set.ts'

/** How much of what answers a question is among the first five, over all questions. */
function recallAt5({ questions }: Dialogue, find: (question: string) => readonly number[]): number {
  const shares = questions.map(([question, answers]) => {
    const found = find(question)
    return answers.filter((answer) => found.includes(answer)).length / answers.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function withFts({ turns }: Dialogue): (question: string) => number[] {
  const database = new Database(':memory:')
  database.run("CREATE VIRTUAL TABLE turns USING fts5(content, tokenize = 'porter unicode61')")
  for (const turn of turns) database.run('INSERT INTO turns VALUES (?)', [turn])
  const query = database.query<{ id: number }, [string]>(
    'SELECT rowid - 1 AS id FROM turns WHERE turns MATCH ? ORDER BY bm25(turns) LIMIT 5',
  )
  return (question) => {
    const words = (question.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).filter((word) => !STOP.has(word))
    return query.all(words.map((word) => `"${word}"`).join(' OR ')).map(({ id }) => id)
  }
}

function withSearch(contents: readonly string[]): (question: string) => number[] {
  const sql = memoryStore()
  const redact = { text: (text: string) => text, deep: <Value>(value: Value) => value }
  for (const [at, content] of contents.entries())
    create(
      { sql, now: 1, redact },
      { project: 'p', uri: `project://talk/${at}`, content, trust: 'imported', author: 'import' },
    )
  const widening = wideningFor(sql)
  return (text) =>
    searchMemories(sql, { text, projects: ['p'], now: 1, most: 5, widening }).map(({ memory }) =>
      Number(memory.uri.slice('project://talk/'.length)),
    )
}

const STOP: ReadonlySet<string> = new Set(
  'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its me my no not of on or our she should so than that the their them then there these they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

describe('search in what people say to each other', () => {
  test.each([
    ['that was worked on', { turns: TURNS, questions: QUESTIONS }, 0.3],
    ['that was only measured on', HELD_OUT, 0.15],
    ['of a person with an assistant, only measured on', CHAT, 0.1],
  ] as const)(
    'recall@5 on questions in other words is better than that of plain FTS5, in a dialogue %s',
    (_, dialogue, atLeast) => {
      const ours = recallAt5(dialogue, withSearch(dialogue.turns))
      const theirs = recallAt5(dialogue, withFts(dialogue))
      console.log(`recall@5 ${ours.toFixed(3)}, FTS5 ${theirs.toFixed(3)}`)
      expect(ours - theirs).toBeGreaterThanOrEqual(atLeast)
    },
  )

  test('an answer is found by its question, though it has no word of it', () => {
    const find = withSearch([
      'Ada: We were at the fair all day.',
      'Ben: Which prize did you win there?',
      'Ada: A goat, believe it or not.',
      'Ben: I painted the fence.',
    ])
    expect(find('Which prize was won?').slice(0, 2)).toEqual([1, 2])
  })

  test('what the person said answers a question about them, not what was said to it', () => {
    const find = withSearch([
      'user: What should I know about the flooring budget and tiles?',
      'assistant: For the flooring budget, compare tiles, and keep a flooring budget with room for tiles.',
      'user: The flooring went up to 4,100 with the tiles.',
      'assistant: Flooring and tiles can be costly, so plan the budget well!',
    ])
    expect(find('How much is my budget for flooring and tiles?')[0]).toBe(2)
    expect(find('What did you suggest about flooring and tiles?')[0]).not.toBe(2)
  })

  test('who is asked about counts as the one who speaks, not for the shortest word they said', () => {
    const find = withSearch([
      'Ada: Thanks, Ben!',
      'Ben: You are welcome, Ada.',
      'Ada: The cello lessons begin on Monday, with the old teacher from the harbour school.',
      'Ben: Ada, how lovely.',
    ])
    expect(find('When do the lessons of Ada begin?')[0]).toBe(2)
  })

  test('a note is not shown because it stands beside one that fits', () => {
    const find = withSearch(['The cache is kept for a day.', 'Releases are cut on Thursdays.', 'Errors are returned.'])
    expect(find('When are releases cut?')).toEqual([1])
  })
})
