import { topicWordsOf } from './held.ts'

/** The words of a text that are of its matter. */
export function plainTopics(text: string): string[] {
  return [...topicWordsOf(text)].filter((word) => !EVERYDAY.has(word) && !/^\d+$/.test(word))
}

const EVERYDAY: ReadonlySet<string> = new Set(
  'http https localhost mise pnpm yarn cargo make check checks test tests testing lint linter build compile compiles format verify status diff stat show list head tail grep find commit commits changes changed uncommitted running continue please code files file last lines output count name only main origin'.split(
    ' ',
  ),
)

/** "Comment" and "comments" are one; so are "#90" and "90". */
export function stems(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.replace(/^#/, '').replace(/(?<=[a-z]{3})(?:s|ed|ing)$/, '')))]
}
