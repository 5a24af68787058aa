import type { SimpleCommand } from '../simple-command.ts'
import type { Started } from './wrappers.ts'

/** `echo .env | xargs cat`: where it is known what xargs reads, that takes its place in what it starts. */
export function toldByPipe(started: Started, { name, words }: SimpleCommand, piped: string | undefined): Started[] {
  if (name !== 'xargs' || piped === undefined || piped.length > LONGEST || !started.words) return [started]
  const lines = piped.split('\n').filter((line) => line.trim() !== '')
  const hasMark = words.some((word) => /^-I|^-i|^--replace/.test(word))
  const program = started.words
  if (hasMark && lines.length > MOST_LINES) return [started]
  if (hasMark) return lines.map((line) => ({ words: program.map((word) => word.replaceAll('{}', line)) }))
  return [{ words: program.flatMap((word) => (word === '{}' ? piped.split(/\s+/).filter(Boolean) : [word])) }]
}

const LONGEST = 2000
const MOST_LINES = 50
