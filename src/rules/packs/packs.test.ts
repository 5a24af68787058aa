import { describe, expect, test } from 'bun:test'
import { answers, ground, HOME, PROJECT } from '../../../test/lib/rules.ts'
import { compileRule } from '../compile.ts'
import { inOrder } from '../explain.ts'
import { runTests } from '../run-tests.ts'
import { CORPUS } from './corpus.ts'
import { packRules } from './index.ts'

const compiled = packRules().map(({ pack, file, text }) => ({
  pack,
  file,
  ...compileRule({ file, text, origin: 'pack', project: PROJECT, home: HOME }),
}))

describe.each(compiled)('$file', (one) => {
  test('has nothing wrong with it, and tests', () => {
    expect(one.problems).toEqual([])
    expect(Array.isArray(one.values.tests)).toBe(true)
  })
  test('does what its tests say (S1.24)', async () => {
    const results = await runTests(one, ground())
    expect(results.filter(({ passed }) => !passed)).toEqual([])
  })
})

describe('the safety pack', () => {
  const safety = inOrder(compiled.flatMap(({ pack, rule }) => (pack === 'safety' && rule ? [rule] : [])))
  test('the corpus has at least 150 commands of both kinds', () => {
    expect(CORPUS.filter(({ attack }) => attack).length).toBeGreaterThan(100)
    expect(CORPUS.filter(({ attack }) => !attack).length).toBeGreaterThan(100)
  })
  test.each(
    CORPUS.map(
      ({ event, attack }) => [attack ? 'stops' : 'leaves alone', JSON.stringify(event), event, attack] as const,
    ),
  )('%s %s', async (_, __, event, attack) => {
    expect((await answers(safety, event)).length > 0).toBe(attack)
  })
})
