import { CHINESE_FEATURES } from '../../../src/base/typed/rule/features/chinese.ts'
import { FEATURES } from '../../../src/base/typed/rule/features.ts'
import type { SentenceFeature } from '../../../src/base/typed/seen.ts'
import { signsIn } from './signs-in.ts'

export const SIGNS_FILE = 'src/base/typed/rule/signs.ts'

/** What must stand in a sentence for a feature to be seen in it, as a source file of its own. */
export function signsFile(): string {
  const lines = [...FEATURES, ...CHINESE_FEATURES].flatMap(lineOf)
  return [
    '// biome-ignore-all format: generated from the features of sentences by `npm run generate`\n',
    '/** By the name of a feature: pieces in lower case, of which one stands in every sentence that has it. Where there is none, nobody can say. */',
    `export const FEATURE_SIGNS: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`,
  ].join('\n')
}

function lineOf({ name, pattern }: SentenceFeature): string[] {
  const signs = pattern instanceof RegExp ? signsIn(pattern) : undefined
  return signs && signs.length <= MOST ? [`  ${JSON.stringify(name)}: ${JSON.stringify(signs.join('\t'))},\n`] : []
}

/** To look for more than this one by one takes longer than the expression itself. */
const MOST = 64
