import { expect, test } from 'bun:test'
import { piecesOf } from '../../../../test/lib/pieces.ts'
import { chance } from '../../../../test/lib/property.ts'
import { LASTING, PASSING } from '../../../../test/memory/said-set.ts'
import { laysDownForGood, rulesIn } from '../judge.ts'
import { CHINESE_FEATURES } from './features/chinese.ts'
import { FEATURES } from './features.ts'
import { allSeen, lookAt } from './look.ts'
import { couldLast, DOUBTFUL_ODDS, isWorthAsking, oddsOf, sureOdds } from './odds.ts'

/** Out of what the expressions themselves are made of, so that many of them match. */
const PIECES = [...FEATURES, ...CHINESE_FEATURES].flatMap(({ pattern }) =>
  pattern instanceof RegExp ? piecesOf(pattern).filter((piece) => piece.trim() !== '') : [],
)

function lasts(text: string): boolean {
  const seen = allSeen(lookAt(text, text))
  const odds = oddsOf(text, seen)
  return odds >= sureOdds(text) || (odds >= DOUBTFUL_ODDS && isWorthAsking(text, seen))
}

test('nothing that lasts is given up before everything about it was looked at', () => {
  const { below } = chance(29)
  const counts = { lasting: 0, givenUp: 0 }
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 2 + below(6) }, () => PIECES[below(PIECES.length)]).join(' ')
    const could = couldLast(lookAt(text, text), text)
    const does = lasts(text)
    if (does) counts.lasting++
    if (!could) counts.givenUp++
    if (does && !could) expect(text).toBe('one that lasts')
  }
  expect(counts.lasting).toBeGreaterThan(2000)
  expect(counts.givenUp).toBeGreaterThan(2000)
})

test('whether a prompt lays anything down is the same as whether there is something that it lays down', () => {
  const prompts = [...LASTING, ...PASSING]
  const both = [...prompts, ...prompts.map((one, at) => `${prompts[at - 1] ?? ''}\n${one}`)]
  const wrong = both.filter((one) => laysDownForGood(one) !== rulesIn(one).some(({ scope }) => scope === 'lasting'))
  expect(wrong).toEqual([])
})
