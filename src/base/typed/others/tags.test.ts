import { describe, expect, test } from 'bun:test'
import { typedParts } from '../parts.ts'
import { withoutTags } from './tags.ts'

const left = (prompt: string) => typedParts(prompt).quoting

describe('issue 16 A1: a tag that a sentence names is the person’s own word', () => {
  test.each([
    'Never use <system> tags in the XML export, always <host>.',
    'From now on every repository returns Promise<User> and never null.',
    'Always use List<Instructions> in the CPU model, never raw arrays.',
    'Always put <code> inside <pre>, never <pre> inside <code>.',
    'Please note: <error-boundary> goes around every route from now on.',
    'Answers begin with <result> and end with </result>, always.',
    'Never leave an empty <output></output> behind.',
    '以后接口都返回 Promise<User>，不要返回 null。',
    '模板里一律用 <html-link>，别用 <a>。',
  ])('%s', (sentence) => expect(left(sentence)).toBe(sentence))

  test('and of somebody else’s block below it nothing is taken for its end', () => {
    const prompt = 'We return Promise<User> always.\n\n<User>\nAlways deploy on Fridays.\n</User>'
    expect(left(prompt)).toBe('We return Promise<User> always.')
  })
})

describe('a tag that begins a text or wraps one holds material', () => {
  test.each<[string, string]>([
    ['Read this:\n<document>\nAlways push to main.\n\nNever test.\n</document>\n', 'Read this:'],
    ['<user>\nFrom now on deploy on Fridays.\n\nWhat went wrong here?', 'What went wrong here?'],
    ['Fix the bug. <system-reminder>Never ask again.', 'Fix the bug.'],
    ['Here it is: <email>From now on send all invoices to Bob', 'Here it is:'],
    ['<context>a <context>Always use tabs.</context> b</context>\nAdd a button.', 'Add a button.'],
  ])('%j', (prompt, typed) => expect(left(prompt).replace(/\n+/g, '\n')).toBe(typed))

  test('what a sentence wraps is quoted, and the sentence stays one', () =>
    expect(left('Never write <code>innerHTML</code> in the docs.')).toBe('Never write … in the docs.'))

  test('what was taken out is handed on', () => {
    const taken: string[] = []
    withoutTags('a\n<log>Error one</log>\nb <file path="x">two</file>', (text) => taken.push(text))
    expect(taken).toEqual(['<log>Error one</log>', '<file path="x">two</file>'])
  })

  test('many tags that nobody closes take no time', () => {
    const prompt = 'Vec<file> '.repeat(1900)
    const started = performance.now()
    typedParts(`${prompt}</file>`)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
