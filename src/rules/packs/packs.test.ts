import { describe, expect, test } from 'bun:test'
import { answers, event, ground, HOME, PROJECT } from '../../../test/lib/rules.ts'
import { compileRule } from '../compile/compile.ts'
import { indexKeys } from '../compile/index-keys.ts'
import { inOrder } from '../explain.ts'
import { OWN_PACK, SAFETY_PACKS } from '../feature/place.ts'
import { respond } from '../judge/respond.ts'
import { lookedAt } from '../quick/looked-at.ts'
import { runTests } from '../run-tests.ts'
import { packRules } from './index.ts'
import ATTACKS from './known-attacks.json' with { type: 'json' }
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

  test.each(ATTACKS.dangerous)('stop or ask about %j', async (command) => {
    expect((await found(command)).length).toBeGreaterThan(0)
  })

  test.each(ATTACKS.harmless)('leave %j alone', async (command) => {
    expect(await found(command)).toEqual([])
  })

  test('the quick look loses nothing that the analysis finds behind harmless commands', async () => {
    const behind = ATTACKS.dangerous
      .filter((command) => !command.includes('\n'))
      .map((command) => `for f in a b; do wc "$f"; done; cat > a.ts <<'EOF'\nx\nEOF\n${command}`)
    const lost: string[] = []
    for (const command of behind) if ((await found(command)).length === 0) lost.push(command)
    expect(lost).toEqual([])
  })

  test('a command that only the running shell knows is asked about, and nowhere else than where a rule is wary', async () => {
    const given = event({ command: 'read c < list.txt; $c' })
    const [asked] = await respond(safety, given, ground())
    expect(asked?.outcome).toMatchObject({ decision: 'ask', reason: expect.stringContaining('`$c`') })
    const own = safety.filter(({ file }) => file.startsWith(`${OWN_PACK}/`))
    expect(await respond(own, given, ground())).toEqual([])
  })

  test.each([
    ['a function that starts itself', `${'a'.repeat(20_000)}() {${'a'.repeat(20_000)}`],
    ['the words of a framework', `npx prisma ${'prisma '.repeat(2800)}`],
    ['a script of sed', `sed '${'s/a'.repeat(7000)}' x`],
    ['a home folder over and over', `rm ${'${HOME:'.repeat(3000)}`],
    ['a loop in perl', `perl -e '${'while '.repeat(3500)}'`],
    ['patterns without end', `ls ${'*?['.repeat(6600)}`],
    ['paths from here', `ls ${'./'.repeat(9900)}`],
    ['a heredoc behind blanks', `cat${' '.repeat(19_000)}x <<'E'\na\nE`],
    ['targets of a makefile', `make -f - <<'E'\n${'a:'.repeat(9900)}\nE`],
    ['options of git', `git ${'-c a.b=c '.repeat(1400)}status`],
    ['options of tar', `tar ${'-I x '.repeat(1400)}`],
  ])('%s of 20,000 characters is looked at in counted steps', async (_, command) => {
    expect(Array.isArray(await found(command))).toBe(true)
  })

  test('more than is looked at ends in a question', async () => {
    expect(await found(`rm ${'a '.repeat(1600)}`)).toContain('unread')
  })

  async function found(command: string): Promise<string[]> {
    const cwd = '/home/dev/shop'
    const given = event({ command, cwd, projectDir: cwd })
    const answers = await respond(await lookedAt(safety, given), given, ground({ project: cwd }))
    return answers.map(({ rule }) => rule.name)
  }

  test('no rule is looked at for every command: each is found by a tool, a program or an effect', () => {
    const everywhere = safety.filter(
      (rule) =>
        rule.file.startsWith('own/') === false && indexKeys(rule).some(({ tool, word }) => tool === '' && word === ''),
    )
    expect(everywhere.map(({ name }) => name)).toEqual([])
  })
})
