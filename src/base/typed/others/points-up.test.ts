import { expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'
import { worksOnText } from './frames.ts'

const NOTICE = 'Use the east entrance from now on. Always carry your access card. We never open the gate for couriers.'

test.each([
  '^ can you put that into French for the notice board?',
  '👆 translate that',
  '(^ into French, thanks)',
  'This ^ in French please',
  '-> French',
  'into French pls',
  'French version?',
  'Spell check.',
])('what stands above "%s" is no rule of the person', (line) => {
  expect(rulesIn(`${NOTICE}\n\n${line}`).filter(({ sure }) => sure)).toEqual([])
})

test.each(['English please', '-> fix the header too', '=> so run the tests', 'use a ^ b instead of pow'])(
  '"%s" speaks of no text above it',
  (line) => expect(worksOnText(line)).toBe(false),
)
