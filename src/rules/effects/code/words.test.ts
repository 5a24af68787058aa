import { expect, test } from 'bun:test'
import ATTACKS from '../../packs/known-attacks.json' with { type: 'json' }
import KNOWN from '../../packs/known-commands.json' with { type: 'json' }
import { callsIn } from './calls.ts'
import * as words from './words.ts'

const SOUGHT = Object.entries(words).flatMap(([name, value]) =>
  typeof value === 'object' && 'pattern' in value ? [[name, value] as const] : [],
)
/** What a pattern finds in the commands that are known, and what its own alternatives spell; a name at the end calls nothing. */
const TEXTS = [
  ...ATTACKS.dangerous,
  ...ATTACKS.harmless,
  ...KNOWN.cases.map(({ command }) => command),
  ...["requests.delete('x')", 'client.delete(x)', 'os.kill(-1, 9)', 'fork while 1', 'while True: os.fork()'],
  ...SOUGHT.flatMap(([, { pattern }]) => spellings(pattern.source)),
].map((text) => `${text} 'x'`)

test.each(SOUGHT)('%s: one of its signs stands wherever its pattern is found', (_, sought) => {
  const { source, flags, global } = sought.pattern
  const isThere = (text: string) =>
    global && sought !== words.BACKTICKS
      ? callsIn(text, { ...sought, signs: [''] }).length > 0
      : new RegExp(source, flags).test(text)
  const found = TEXTS.filter(isThere)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((text) => !words.hasSignOf(text, sought))).toEqual([])
})

/** The words of an expression, each alone and as a call of something. */
function spellings(source: string): string[] {
  const plain = source.replace(/\\[bs]\*?/g, '').replace(/\\(.)/g, '$1')
  return plain
    .split(/[|()?[\]*+{}^$]|:(?=\w)|=(?=\w)/)
    .filter((word) => /\w{2}/.test(word))
    .flatMap((word) => [`${word}(`, `os.${word}(`, `fs.${word}('x')`, `${word} 'x'`, `File.${word} 'x'`])
}
