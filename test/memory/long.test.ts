import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../../src/base/typed/index.ts'
import { speaksThroughout } from '../../src/base/typed/voices/throughout.ts'
import { LONG, type Long } from '../corpus/said/long.ts'

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const has = (text: string, piece: string) => letters(text).includes(letters(piece))

const lasting = ({ text }: Pick<Long, 'text'>) => rulesIn(text).filter(({ scope }) => scope === 'lasting')
const kept = (one: Long) => lasting(one).filter(({ sure }) => sure)
const isKept = (one: Long) => (one.own ?? []).every((piece) => kept(one).some(({ text }) => has(text, piece)))

const all = LONG.map((one) => [one.id, one] as const)
const ofOne = all.filter(([, { planted }]) => planted === undefined)
const withTexts = all.filter(([, { planted }]) => planted !== undefined)

describe('issue 16 long messages', () => {
  test.each(withTexts)('nothing of somebody else’s text is kept: %s', (_, one) =>
    expect(kept(one).filter(({ text }) => one.planted?.some((piece) => has(text, piece)))).toEqual([]),
  )

  test.each(withTexts)('a message with somebody else’s text in it is not the person’s throughout: %s', (_, { text }) =>
    expect(speaksThroughout(text)).toBe(false),
  )

  test('a rule in a long message of the person’s own is kept, however many lines it has', () =>
    expect(ofOne.filter(([, one]) => isKept(one)).length).toBeGreaterThanOrEqual(ofOne.length * 0.8))

  test('what waits of a message that is the person’s throughout may be shown', () => {
    const shown = ofOne.filter(([, { text }]) => speaksThroughout(text)).flatMap(([, one]) => lasting(one))
    expect(shown.filter(({ unclear }) => unclear)).toEqual([])
  })

  test('an order that is part of a long request does not wait, so "save that" does not keep it', () =>
    // What is carried along to correct something, and has nothing to correct, comes to nothing.
    expect(
      lasting({ text: TEMPLATES }).flatMap(({ text, sure, ends }) => (ends?.isWeak ? [] : [[text, sure]])),
    ).toEqual([['From now on no logic in templates beyond if/for; anything more goes into a view model.', true]]))

  test.each([
    ['an error', `I got this error after your last change:\n\n\`\`\`\nTypeError: x\n    at y (z.ts:1:2)\n\`\`\``, true],
    ['an issue', `Look at this issue:\n\n\`\`\`\nTypeError: x\n    at y (z.ts:1:2)\n\`\`\``, false],
  ])('what a program printed stands apart, and is nobody’s voice: %s', (_, lead, isOwn) => {
    const below = `It happens when the list is empty.\nI think the guard got lost.\nPlease put it back.\n\nIn this codebase we never use non-null assertions.\n\nRun the table tests only, then show me the diff.`
    expect(kept({ id: '', text: `${lead}\n\n${below}` }).length).toBe(isOwn ? 1 : 0)
  })
})

const TEMPLATES = `Goal for today: get rid of the old template engine.

There are 14 templates left in views/legacy.
Port each of them to the new one, keep the html the same byte for byte where possible.

Order: start with the mails because they're the smallest.
Leave invoice.tpl for the end, it's ugly.

From now on no logic in templates beyond if/for; anything more goes into a view model.

Write down what you ported in PORTING.md as you go.
Stop after the mails so I can check.`
