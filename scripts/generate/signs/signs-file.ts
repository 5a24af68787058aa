import { CHINESE_FEATURES } from '../../../src/base/typed/rule/features/chinese.ts'
import { FEATURES } from '../../../src/base/typed/rule/features.ts'
import { signWordsIn } from './signs-in.ts'

export const SIGNS_FILE = 'src/base/typed/rule/signs.ts'

/** What must stand in a sentence for a feature to be seen in it, as a source file of its own. */
export function signsFile(): string {
  const pieces: [name: string, text: string][] = []
  const words = new Map<string, string>()
  for (const { name, pattern } of [...FEATURES, ...CHINESE_FEATURES]) {
    const signs = pattern instanceof RegExp ? signWordsIn(pattern) : undefined
    const bare = signs?.filter(({ word }) => word === '').map(({ sign }) => sign)
    if (!signs || !bare || bare.length > MOST) continue
    pieces.push([name, bare.join('\t')])
    for (const { sign, word } of signs)
      if (word !== '') words.set(word, `${words.get(word) ?? ''}\t${name}\t${sign === word ? '' : sign}`)
  }
  const rooms = new Map<string, string>()
  for (const [word, entries] of [...words].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const room = word.slice(0, 2)
    rooms.set(room, `${rooms.get(room) ?? '\n'}${word}${entries}\n`)
  }
  return [
    '// biome-ignore-all format: generated from the features of sentences by `npm run generate`\n',
    '/** By the name of a feature: pieces in lower case, one of which, or one of its signs below, stands in every sentence that has it. Of one that is not named here nobody can say. */',
    `export const FEATURE_SIGNS: Readonly<Record<string, string>> = ${record(pieces)}\n`,
    '/** By the first two letters of a word: the word, and each feature with the sign that it stands in; none where it is the whole sign. */',
    `export const SIGN_WORDS: Readonly<Record<string, string>> = ${record([...rooms])}`,
  ].join('\n')
}

function record(entries: readonly (readonly [key: string, text: string])[]): string {
  return `{\n${entries.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`).join('')}}\n`
}

/** To look for more than this one by one takes longer than the expression itself. */
const MOST = 64
