import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templatesIn } from '../../../test/lib/source/templates-in.ts'
import { UNREAD_TEXTS } from '../../rules/judge/unread.ts'
import { packRules } from '../../rules/packs/index.ts'
import { messageKey, nameProgram, retold, said, speak, t } from './speak.ts'
import { peopleZhCn } from './zh-cn.ts'
import { peopleZhTw } from './zh-tw.ts'

const root = join(import.meta.dir, '../../..')
const keys = new Set(
  [...new Bun.Glob('src/{cli,hook,view,team}/**/*.{ts,tsx}').scanSync({ cwd: root })]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => templatesIn(readFileSync(join(root, file), 'utf8'))),
)

describe('texts for people', () => {
  test('each that a command says is in the catalogue of the other languages', () => {
    expect([...keys].filter((key) => !Object.hasOwn(peopleZhTw, key))).toEqual([])
    expect(Object.keys(peopleZhCn)).toEqual(Object.keys(peopleZhTw))
  })

  test('each that a rule of the packs says, and what is said where rules cannot be read, is in the catalogue', () => {
    const bodies = packRules().map(({ text }) => text.replace(/^---\n[\s\S]*?\n---\n/, ''))
    const said = [...bodies, ...UNREAD_TEXTS].map((text) => text.replace(/\s+/g, ' ').trim())
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter((text) => !Object.hasOwn(peopleZhTw, text))).toEqual([])
    const variablesOf = (text: string) => [...text.matchAll(/\$\{\w+\}/g)].map(([variable]) => variable).sort()
    expect(said.filter((text) => String(variablesOf(text)) !== String(variablesOf(peopleZhTw[text] ?? '')))).toEqual([])
  })

  test('a translation has the same values in it', () => {
    const valuesOf = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([value]) => value).sort()
    const wrong = [peopleZhTw, peopleZhCn].flatMap((catalogue) =>
      Object.entries(catalogue).filter(([key, text]) => String(valuesOf(key)) !== String(valuesOf(text))),
    )
    expect(wrong).toEqual([])
  })

  test('a translation is in Chinese', () => {
    const english = Object.entries(peopleZhTw).filter(([, text]) => !/[\u3400-\u9fff\uff00-\uffef]/.test(text))
    expect(english.map(([key]) => key)).toEqual([])
  })
})

describe('speaking', () => {
  test('a text is said in the language that is spoken, with its values, and in English where the catalogue lacks it', async () => {
    const file = '/home/dev/log'
    expect(t`Nothing has gone wrong so far (${file} is empty).`).toBe(
      'Nothing has gone wrong so far (/home/dev/log is empty).',
    )
    await speak('zh-TW')
    expect(t`Nothing has gone wrong so far (${file} is empty).`).toBe('目前沒有出過問題（/home/dev/log 是空的）。')
    await speak('zh-CN')
    expect(t`Nothing has gone wrong so far (${file} is empty).`).toBe('目前没有出过问题（/home/dev/log 是空的）。')
    expect(said('constructor')).toBe('constructor')
    await speak('en')
  })

  test('what a part below the commands said is told again, with the values in it, and only then', async () => {
    const problem = 'memory.most must be a whole number from 0 to 100, not "many".'
    expect(retold(problem)).toBe(problem)
    await speak('zh-TW')
    expect(retold(problem)).toBe('memory.most 必須是 0 到 100 的整數，不是 "many"。')
    expect(retold('there is no event "Foo.*(bar)"')).toBe('沒有事件 "Foo.*(bar)"')
    expect(retold('some other words')).toBe('some other words')
    await speak('zh-CN')
    expect(retold('this is not YAML: a tab')).toBe('这不是 YAML：a tab')
    await speak('en')
    expect(retold(problem)).toBe(problem)
  })

  test('a command is named as it can be typed here, in every language, and what a value says stays as it was', async () => {
    nameProgram(() => 'dist/throughline')
    expect(t`${'throughline status'}: start with throughline install, or throughline --help`).toBe(
      'throughline status: start with dist/throughline install, or dist/throughline --help',
    )
    expect(said('~/.throughline/bin/throughline runs; Throughline is its name')).toBe(
      '~/.throughline/bin/throughline runs; Throughline is its name',
    )
    nameProgram(() => 'throughline')
  })

  test('a value that looks like a place for one stays as it is', () => {
    expect(t`${'{1}'} and ${'two'}`).toBe('{1} and two')
  })

  test('keys are read out of the code as they are said', () => {
    expect(templatesIn('x = t`one ${a.map((b) => `${b}`)} two` + not`x` + t`plain`')).toEqual(['one {0} two', 'plain'])
    expect(messageKey(['a', 'b', ''])).toBe('a{0}b{1}')
  })
})
