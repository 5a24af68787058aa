import { describe, expect, test } from 'bun:test'
import { answers, event, ground, HOME, PROJECT } from '../../../test/lib/rules.ts'
import { compileRule } from '../compile.ts'
import { couldMatter } from '../effects/could-matter.ts'
import { inOrder } from '../explain.ts'
import { OWN_PACK, SAFETY_PACKS } from '../feature/place.ts'
import { indexKeys, likelyWords } from '../index-keys.ts'
import { respond } from '../respond.ts'
import { runTests } from '../run-tests.ts'
import { readShell } from '../shell/commands.ts'
import { packRules } from './index.ts'
import KNOWN from './known-commands.json' with { type: 'json' }
import { KNOWN_COMMANDS } from './known-commands.ts'
import { SAMPLES } from './samples.ts'

const compiled = packRules().map(({ pack, file, text, strict }) => ({
  pack,
  file,
  strict,
  ...compileRule({ file, text, origin: 'pack', project: PROJECT, home: HOME }),
}))

describe.each(compiled)('$file', (one) => {
  test('has nothing wrong with it, and tests', () => {
    expect(one.problems).toEqual([])
    expect(Array.isArray(one.values.tests)).toBe(true)
  })
  test('does what its tests say (S1.24)', async () => {
    const results = await runTests(one, ground())
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ passed }) => !passed)).toEqual([])
  })
})

describe.each(Object.entries(SAMPLES))('the sample %s', (name, text) => {
  test('has nothing wrong with it and does what its tests say (S1.24)', async () => {
    const made = compileRule({ file: `samples/${name}.md`, text, origin: 'user', project: PROJECT, home: HOME })
    expect(made.problems).toEqual([])
    expect(made.rule?.name).toBe(name)
    const results = await runTests(made, ground())
    expect(results.filter(({ passed }) => !passed)).toEqual([])
    expect(results.length > 0 || made.rule?.action === 'load').toBe(true)
  })
})

describe('the safety packs', () => {
  const wanted: readonly string[] = [OWN_PACK, ...SAFETY_PACKS]
  const safety = inOrder(
    compiled.flatMap(({ pack, rule, strict }) => (wanted.includes(pack) && !strict && rule ? [rule] : [])),
  )

  test('are held against at least 150 dangerous and 150 harmless commands that are known', () => {
    const all = [...KNOWN.cases.map(({ dangerous }) => dangerous), ...KNOWN_COMMANDS.map(({ attack }) => attack)]
    expect(all.filter((dangerous) => dangerous).length).toBeGreaterThanOrEqual(150)
    expect(all.filter((dangerous) => !dangerous).length).toBeGreaterThanOrEqual(150)
  })

  test.each(
    KNOWN_COMMANDS.map(
      ({ event, attack }) => [attack ? 'stop' : 'leave alone', JSON.stringify(event), event, attack] as const,
    ),
  )('%s %s', async (_, __, event, attack) => {
    expect((await answers(safety, event)).length > 0).toBe(attack)
  })

  test.each(
    KNOWN.cases.map(
      (one) => [one.dangerous ? 'stop' : 'leave alone', one.shell, JSON.stringify(one.command), one] as const,
    ),
  )('%s (%s) %s', async (_, shell, __, { command, cwd, dangerous }) => {
    const given = event({ command, tool: shell === 'powershell' ? 'PowerShell' : 'Bash', cwd, projectDir: cwd })
    expect((await respond(safety, given, ground({ project: cwd }))).length > 0).toBe(dangerous)
  })

  test('the quick look before the analysis passes every dangerous command on', () => {
    const dangerous = [
      ...KNOWN.cases.filter((one) => one.dangerous).map(({ command }) => command),
      ...KNOWN_COMMANDS.flatMap(({ event, attack }) =>
        attack && typeof event.command === 'string' ? [event.command] : [],
      ),
    ]
    const wordsOf = (text: string) => likelyWords(text) ?? readShell(text).commands.map(({ name }) => name)
    // Throughline's own commands are found by their name.
    const looked = dangerous.filter((command) => !/^(?:export )?throughline/i.test(command))
    expect(looked.filter((command) => !couldMatter(command, wordsOf(command)))).toEqual([])
  })

  test('no rule is looked at for every command: each is found by a tool, a program or an effect', () => {
    const everywhere = safety.filter(
      (rule) =>
        rule.file.startsWith('own/') === false && indexKeys(rule).some(({ tool, word }) => tool === '' && word === ''),
    )
    expect(everywhere.map(({ name }) => name)).toEqual([])
  })

  test('the quick look lets everyday commands go by', () => {
    const everyday = [
      'npm test -- --filter retry',
      'ls -la',
      'cat README.md',
      'git status',
      'npm run build 2>&1',
      'pnpm lint',
      'cargo test',
      'go test ./...',
      'echo done',
      'grep -rn TODO src',
      'sed -n 1,20p src/a.ts',
      'make',
      'npx tsc --noEmit',
      'npm test > logs/test.txt 2>&1',
      'npm run build >> build.log',
    ]
    expect(everyday.filter((command) => couldMatter(command, likelyWords(command) ?? []))).toEqual(['go test ./...'])
  })
})
