import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

/** What the person said is told once, however often they said it: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const told = (made: Session) => {
  const { entries } = made
    .call('Edit', edit('src/cart.ts'), OK)
    .say('Done.')
    .prompt('Now the receipt page please.')
    .call('Edit', edit('src/receipt.ts'), OK)
  const ledger = advance(emptyLedger(), entries)
  const a = recover({ ledger })
  return `${a.text}\n${delta({ ledger, told: 'The shop was worked on.', a, next: 'continue' }).text}`
}
const twice = (one: string, other: string) =>
  start().prompt(`Mend the cart. ${one}`).say('OK.').prompt(other).say('OK.')

describe('a rule that was said again', () => {
  test.each([
    ['Never push to main.', "and again: don't push to main please"],
    ['Do not touch the schema.', 'leave the schema alone!'],
    ['Do not touch the schema.', "I said don't touch the schema"],
    ['Always run the tests before you commit.', 'always run tests before commiting'],
    ['不要动 schema.sql。', '别动 schema.sql'],
  ])('is told once: %s / %s', (one, other) => {
    const text = told(twice(one, other))
    expect(text.split(one)).toHaveLength(2)
    expect(text).not.toContain(other)
  })

  test.each([
    ['Never push to main.', 'Always push to main first.'],
    ['Never use JS in the shop.', 'Never use Go in the shop.'],
    ['Never drop column 1.', 'Never drop column 2.'],
    ['Never commit the schema.', 'Never push the schema.'],
  ])('is another where it says something else: %s / %s', (one, other) => {
    expect(told(twice(one, other))).toContain(other)
  })
})

test('a message is not told once more with the rule that stands in it', () => {
  const text = told(twice('Never push to main.', 'Draw the page.'))
  expect(text.split('Never push to main.')).toHaveLength(2)
  expect(text).toContain('“Mend the cart.”')
})

test('a refusal is one rule, though it says two', () => {
  const made = start()
    .prompt('Plan it.')
    .refuse('Bash', { command: 'git push' }, "don't push, never push without asking me")
  expect(told(made)).toContain("- The user: “don't push, never push without asking me” (refusing `git push`)\n")
})

describe('a name that they mistyped', () => {
  const published = (name: string, after: string) =>
    start()
      .prompt(`Publish it. Always push the formula to ${name}.`)
      .call('Bash', { command: 'git clone git@host.example:acme/homebrew-tap' }, OK)
      .say('Pushed.')
      .prompt(after)

  test('and took as the agent spelled it is no rule', () => {
    expect(told(published('homebrew-tab', 'great. now the docs'))).not.toContain('homebrew-tab')
  })
  test('is one where it is forbidden: told as they typed it, it leads nowhere wrong', () => {
    const so = start()
      .prompt('Never edit app/confg.yml.')
      .say('Understood.')
      .prompt('Mend the port.')
      .call('Bash', { command: 'cat app/config.yml' }, OK)
      .say('Mended.')
      .prompt('now the docs')
    expect(told(so)).toContain('Never edit app/confg.yml.')
  })
  test('is one where they insist on it', () => {
    expect(told(published('homebrew-tab', 'no, it is homebrew-tab. now the docs'))).toContain('homebrew-tab')
  })
  test('is one where it is right', () => {
    expect(told(published('homebrew-tap', 'great. now the docs'))).toContain('homebrew-tap')
  })
  test('is one where nothing like it was used', () => {
    expect(told(published('winget-pkgs', 'great. now the docs'))).toContain('winget-pkgs')
  })
})
