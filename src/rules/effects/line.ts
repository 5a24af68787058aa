import type { SimpleCommand } from '../shell/simple-command.ts'

/**
 * A command in one line, for expressions that look for its verbs: a word as long as a letter is cut, and of words without end the
 * first ones are there, so that looking at it takes no longer the longer it is.
 */
export function lineOf({ words }: Pick<SimpleCommand, 'words'>): string {
  const few = words.length > MOST_WORDS ? words.slice(0, MOST_WORDS) : words
  let line = ''
  for (const word of few) line += `${line && ' '}${word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word}`
  return line
}

const MOST_WORDS = 80
const LONGEST_WORD = 300
