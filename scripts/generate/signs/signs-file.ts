import { HARMFUL } from '../../../src/base/typed/harmful.ts'
import { READER_SIGNS } from '../../../src/base/typed/letter-signs.ts'
import { ORDERING } from '../../../src/base/typed/orders.ts'
import { DEMANDING } from '../../../src/base/typed/others/demands.ts'
import { DIRECTING } from '../../../src/base/typed/others/directives.ts'
import { CHINESE_FEATURES } from '../../../src/base/typed/rule/features/chinese.ts'
import { FEATURES } from '../../../src/base/typed/rule/features.ts'
import { LAID_DOWN } from '../../../src/continuity/ledger/facts/person/limits/laid-down.ts'
import { FIRM } from '../../../src/continuity/ledger/facts/person/limits/limit-words.ts'
import { PROPERTIES } from '../../../src/continuity/ledger/facts/person/limits/properties.ts'
import { signWordsIn } from './signs-in.ts'

type Named = readonly [name: string, expression: RegExp]

/** What must stand in a text for an expression to match it: each file of these, and its text. */
export function signsFiles(): readonly (readonly [path: string, text: string])[] {
  return [
    ['src/base/typed/rule/signs.ts', signsFile('FEATURE_SIGNS', '../signs/signed.ts', features())],
    ['src/base/typed/signs/prompt-signs.ts', signsFile('PROMPT_SIGNS', './signed.ts', prompts())],
    ['src/base/typed/signs/order-signs.ts', signsFile('ORDER_SIGNS', './signed.ts', orders())],
    [
      'src/continuity/ledger/facts/person/limits/signs.ts',
      signsFile('LIMIT_SIGNS', '../../../../../base/typed/signs/signed.ts', limits()),
    ],
  ]
}

function features(): readonly Named[] {
  return [...FEATURES, ...CHINESE_FEATURES].flatMap(({ name, pattern }) =>
    pattern instanceof RegExp ? [[name, pattern] as const] : [],
  )
}

function prompts(): readonly Named[] {
  return [
    ...READER_SIGNS.map(({ pattern }, at) => [`reader-${at}`, pattern] as const),
    ...Object.entries(HARMFUL).flatMap(([name, all]) => all.map((one, at) => [`${name}-${at}`, one] as const)),
  ]
}

function orders(): readonly Named[] {
  return [
    ...ORDERING.signs.map(({ name, pattern }) => [name, pattern] as const),
    ...Object.entries({ ...ORDERING.wordings, ...DIRECTING, ...DEMANDING }),
  ]
}

function limits(): readonly Named[] {
  return Object.entries({ ...LAID_DOWN, ...FIRM, ...PROPERTIES }).flatMap(([name, wordings]) =>
    wordings.map((source, at) => [`${name}-${at}`, new RegExp(source, 'i')] as const),
  )
}

function signsFile(constant: string, types: string, expressions: readonly Named[]): string {
  const pieces: [name: string, text: string][] = []
  const words = new Map<string, string>()
  for (const [name, expression] of expressions) {
    const signs = signWordsIn(expression)
    const bare = signs?.filter(({ word }) => word === '').map(({ sign }) => sign)
    if (!signs || !bare || bare.length > MOST) continue
    pieces.push([name, bare.join('\t')])
    for (const { sign, word } of signs)
      if (word !== '') words.set(word, `${words.get(word) ?? ''}\t${name}\t${sign === word ? '' : sign}`)
  }
  const rooms = new Map<string, string>()
  for (const [word, entries] of [...words].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const room = word.slice(0, 3)
    rooms.set(room, `${rooms.get(room) ?? '\n'}${word}${entries}\n`)
  }
  return `// biome-ignore-all format: generated from the expressions by \`npm run generate\`

import type { SignTable } from '${types}'

export const ${constant}: SignTable = {
  pieces: ${record(pieces)},
  words: ${record([...rooms])},
}
`
}

function record(entries: readonly (readonly [key: string, text: string])[]): string {
  return `{\n${entries.map(([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`).join('')}  }`
}

/** To look for more than this one by one takes longer than the expression itself. */
const MOST = 64
