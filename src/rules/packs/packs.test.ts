import { describe, expect, test } from 'bun:test'
import { answers, event, ground, HOME, PROJECT } from '../../../test/lib/rules.ts'
import { compileRule } from '../compile.ts'
import { inOrder } from '../explain.ts'
import { OWN_PACK, SAFETY_PACKS } from '../feature/place.ts'
import { EFFECT_WORD, indexKeys } from '../index-keys.ts'
import { lookedAt } from '../looked-at.ts'
import { respond } from '../respond.ts'
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

  test('the quick look before the analysis passes every dangerous command on', async () => {
    const dangerous = [
      ...KNOWN.cases.filter((one) => one.dangerous).map(({ command }) => command),
      ...KNOWN_COMMANDS.flatMap(({ event, attack }) =>
        attack && typeof event.command === 'string' ? [event.command] : [],
      ),
    ]
    expect(await passedOver(dangerous)).toEqual([])
  })

  test('the quick look is not led astray by quotes and backslashes inside of words', async () => {
    const plain = ATTACKS.dangerous.filter((command) => /^[\w ./:=+~-]+$/.test(command))
    expect(plain.length).toBeGreaterThan(50)
    const split = (sign: string) => (command: string) => command.replace(/(\w)(?=\w{2,}(?: |$))/g, `$1${sign}`)
    expect(await passedOver(plain.map(split('""')))).toEqual([])
    expect(await passedOver(plain.map(split("''")))).toEqual([])
    expect(await passedOver(plain.map(split('\\')))).toEqual([])
  })

  /** Commands that all rules together stop, and those that a hook looks at do not. */
  async function passedOver(commands: readonly string[]): Promise<readonly string[]> {
    const lost: string[] = []
    for (const command of commands) {
      const cwd = '/home/dev/shop'
      const given = event({ command, cwd, projectDir: cwd })
      const all = await respond(safety, given, ground({ project: cwd }))
      if (all.length > 0 && (await found(command)).length < all.length) lost.push(command)
    }
    return lost
  }

  test('no rule is looked at for every command: each is found by a tool, a program or an effect', () => {
    const everywhere = safety.filter(
      (rule) =>
        rule.file.startsWith('own/') === false && indexKeys(rule).some(({ tool, word }) => tool === '' && word === ''),
    )
    expect(everywhere.map(({ name }) => name)).toEqual([])
  })

  test('the quick look lets everyday commands go by', async () => {
    const effects = safety.filter((rule) => indexKeys(rule).every(({ word }) => word === EFFECT_WORD))
    expect(effects.length).toBeGreaterThan(10)
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
      'for f in src/*.ts; do wc -l "$f"; done',
      'echo "$HOME" && ls',
      'test -n "$CI" || echo no',
      "cat > src/a.ts <<'EOF'\nif (a > b) { rm(`x`) }\nEOF",
      "ls ./src | grep '.ts'",
      "node -e 'console.log(1)'",
      `python3 -c "import json; print(json.load(open('package.json'))['version'])"`,
      "python3 - <<'PY'\nimport json\nfor k in json.load(open('a.json')):\n    print({k: 1})\nPY",
      "ps aux | awk '{print $2}' | head",
      "cat a.json | jq '.items[] | {id, name}'",
      'grep -rn "func {" src | grep -v "test{"',
      `git add -A && git commit -m "$(cat <<'EOF'\nNever rm -rf / again\n\nAnd no \`git push --force\`.\nEOF\n)"`,
      'git push -u origin HEAD',
      'git checkout -b fix/retry origin/main',
      'git log -1 --format="%h %s" && git diff --name-only main',
      'git fetch origin && git rebase origin/main',
      'git branch --show-current && git status --short',
      'gh run view 42 --log-failed 2>&1 | tail -50',
      "gh api repos/a/b/pulls/1/comments --jq '.[] | {id, path}'",
      'npx playwright test tests/sharing-workflow.spec.ts 2>&1 | tail',
      'curl -s http://localhost:3000/health 2>/dev/null && echo up',
      'npm test > /tmp/test.log 2>&1',
    ]
    const looked: string[] = []
    for (const command of everyday) if ((await lookedAt(effects, event({ command }))).length > 0) looked.push(command)
    expect(looked).toEqual([])
  })
})
