import { CHINESE_FEATURES } from '../../src/base/typed/rule/features/chinese.ts'
import { FEATURES } from '../../src/base/typed/rule/features.ts'
import { partOf } from '../../src/base/typed/rule/word-odds.ts'
import { BIAS_TRAIT, CHINESE_BIAS_TRAIT, WORD_MARK } from './examples.ts'
import type { Weights } from './regression.ts'

export const WEIGHTS_FILE = 'rule/weights.ts'
export const WORDS_FILE = 'rule/words.ts'

/** The two tables that the judgement reads, as source. */
export function written(weights: Weights): ReadonlyMap<string, string> {
  return new Map([
    [WEIGHTS_FILE, weightsSource(weights)],
    [WORDS_FILE, wordsSource(weights)],
  ])
}

function weightsSource(weights: Weights): string {
  const rounded = (name: string) => String(Math.round((weights.get(name) ?? 0) * 100) / 100 + 0)
  const names = [...FEATURES, ...CHINESE_FEATURES].map(({ name }) => name)
  return `/** How much each feature weighs, written by \`npm run fit\`: the sum of what is seen is the odds. */
export const BIAS = ${rounded(BIAS_TRAIT)}
export const CHINESE_BIAS = ${rounded(CHINESE_BIAS_TRAIT)}
export const WEIGHTS: Readonly<Record<string, number>> = {
${names.map((name) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: ${rounded(name)},\n`).join('')}}
`
}

function wordsSource(weights: Weights): string {
  const parts: string[][] = Array.from({ length: PARTS }, () => [])
  for (const [name, weight] of [...weights].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const hundredths = Math.round(weight * 100)
    if (!name.startsWith(WORD_MARK) || Math.abs(hundredths) < LEAST) continue
    const word = name.slice(WORD_MARK.length)
    parts[partOf(word, PARTS)]?.push(`${word}:${hundredths}`)
  }
  return `// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features by \`npm run fit\`. In parts, so that one is looked up in little text.
 */
export const WORDS: readonly string[] = [
${parts.map((words) => `  \` ${wrapped(words)} \`,\n`).join('')}]
`
}

/** Lines of a template that the compiler joins. */
function wrapped(words: readonly string[]): string {
  let line = ''
  const lines: string[] = []
  for (const word of words) {
    if (line.length + word.length > WIDTH) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  return [...lines, line].join(' \\\n')
}

const PARTS = 127
const LEAST = 5
const WIDTH = 140
