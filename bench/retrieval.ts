// npm run bench:retrieval FOLDER: how well search finds what answers a question, beside plain SQLite FTS5 in the same run, on the sets
// of a folder: `<set>-sessions.json` ([{sessionId, messages: [{role, content}]}]) with `<set>-questions.json` ([{question,
// haystackSessionIds}]), and `memorycode/*.json` (dialogues in which standing instructions are given and replaced).
import { Database } from 'bun:sqlite'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchMemories } from '../src/memory/search/search.ts'
import { wideningFor } from '../src/memory/search/widen.ts'
import { create } from '../src/memory/store/store.ts'
import { slug } from '../src/memory/store/uri.ts'
import { openStore } from '../src/storage/open.ts'
import { instructionsIn } from './lib/instructions.ts'

interface Text {
  readonly id: string
  readonly content: string
}

interface Question {
  readonly text: string
  readonly answers: readonly string[]
}

function compare(set: string, sessions: string, asked: string): void {
  const texts = textsFrom(JSON.parse(readFileSync(sessions, 'utf8')))
  const questions = questionsFrom(JSON.parse(readFileSync(asked, 'utf8')))
  const ours = withSearch(texts, (find) => ranksOf(questions, find))
  const theirs = withFts(texts, (find) => ranksOf(questions, find))
  for (const most of [1, 3, 5, 10]) {
    const share = (ranks: readonly number[]) =>
      (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3).padStart(7)
    console.log(
      `${set.padEnd(14)} ${String(questions.length).padStart(9)}  hit@${String(most).padEnd(5)} ${share(ours)} ${share(theirs)}`,
    )
  }
}

type Find = (query: string, most: number) => readonly string[]

/** At which place the first answer stands, from 0; far beyond the last when there is none. */
function ranksOf(questions: readonly Question[], find: Find): number[] {
  return questions.map(({ text, answers }) => {
    const at = find(text, 10).findIndex((id) => answers.includes(id))
    return at === -1 ? Number.POSITIVE_INFINITY : at
  })
}

function withSearch<Made>(texts: readonly Text[], work: (find: Find) => Made): Made {
  const home = mkdtempSync(join(tmpdir(), 'throughline-retrieval-'))
  const sql = openStore(join(home, 'store.db'), { busyTimeoutMs: 1000 })
  try {
    const redact = { text: (text: string) => text, deep: <Value>(value: Value) => value }
    const ids = new Map<string, string>()
    sql.transaction(() => {
      for (const { id, content } of texts) {
        const uri = `project://bench/${slug(id)}`
        ids.set(uri, id)
        create({ sql, now: 1, redact }, { project: PROJECT, uri, content, trust: 'imported', author: 'import' })
      }
    })
    const widening = wideningFor(sql)
    return work((text, most) =>
      searchMemories(sql, { text, projects: [PROJECT], now: 1, most, widening }).map(
        ({ memory }) => ids.get(memory.uri) ?? '',
      ),
    )
  } finally {
    sql.close()
    rmSync(home, { recursive: true, force: true })
  }
}

/** The yardstick: porter stems, the words without stop words joined by OR, bm25. */
function withFts<Made>(texts: readonly Text[], work: (find: Find) => Made): Made {
  const database = new Database(':memory:')
  database.run("CREATE VIRTUAL TABLE texts USING fts5(id UNINDEXED, content, tokenize = 'porter unicode61')")
  for (const { id, content } of texts) database.run('INSERT INTO texts VALUES (?, ?)', [id, content])
  const query = database.query<{ id: string }, [string, number]>(
    'SELECT id FROM texts WHERE texts MATCH ? ORDER BY bm25(texts) LIMIT ?',
  )
  return work((text, most) => {
    const words = (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word))
    return words.length === 0 ? [] : query.all(words.map((word) => `"${word}"`).join(' OR '), most).map(({ id }) => id)
  })
}

function textsFrom(
  sessions: readonly { sessionId: string; messages: readonly { role: string; content: string }[] }[],
): Text[] {
  return sessions.map(({ sessionId, messages }) => ({
    id: sessionId,
    content: messages.map(({ role, content }) => `${role}: ${content}`).join('\n\n'),
  }))
}

function questionsFrom(questions: readonly { question: string; haystackSessionIds: readonly string[] }[]): Question[] {
  return questions
    .map(({ question, haystackSessionIds }) => ({ text: question, answers: haystackSessionIds }))
    .filter(({ answers }) => answers.length > 0)
}

const PROJECT = 'bench'
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its me my no not of on or our she should so than that the their them then there these they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

const [folder] = process.argv.slice(2)
if (!folder || !existsSync(folder)) {
  console.error('usage: npm run bench:retrieval FOLDER   (<set>-sessions.json with <set>-questions.json, memorycode/)')
  process.exit(2)
}
console.log('set            questions  measure   search   FTS5')
for (const name of readdirSync(folder)) {
  const set = /^(.+)-sessions\.json$/.exec(name)?.[1]
  if (set && existsSync(join(folder, `${set}-questions.json`)))
    compare(set, join(folder, name), join(folder, `${set}-questions.json`))
}
if (existsSync(join(folder, 'memorycode'))) instructionsIn(join(folder, 'memorycode'))
