import { describe, expect, test } from 'bun:test'
import { event, ground, HOME, PROJECT } from '../../../test/lib/rules.ts'
import { compileRule } from '../compile/compile.ts'
import { EFFECT_WORD, indexKeys } from '../compile/index-keys.ts'
import { inOrder } from '../explain.ts'
import { OWN_PACK, SAFETY_PACKS } from '../feature/place.ts'
import { respond } from '../judge/respond.ts'
import { lookedAt } from '../quick/looked-at.ts'
import { packRules } from './index.ts'
import ATTACKS from './known-attacks.json' with { type: 'json' }
import KNOWN from './known-commands.json' with { type: 'json' }
import { KNOWN_COMMANDS } from './known-commands.ts'

describe('the quick look', () => {
  const wanted: readonly string[] = [OWN_PACK, ...SAFETY_PACKS]
  const safety = inOrder(
    packRules().flatMap(({ pack, file, text, strict }) =>
      wanted.includes(pack) && !strict
        ? (compileRule({ file, text, origin: 'pack', project: PROJECT, home: HOME }).rule ?? [])
        : [],
    ),
  )

  test('passes every dangerous command on to the analysis', async () => {
    const dangerous = [
      ...KNOWN.cases.filter((one) => one.dangerous).map(({ command }) => command),
      ...KNOWN_COMMANDS.flatMap(({ event, attack }) =>
        attack && typeof event.command === 'string' ? [event.command] : [],
      ),
    ]
    expect(await passedOver(dangerous)).toEqual([])
  })

  test('is not led astray by quotes and backslashes inside of words', async () => {
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
      const looked = await respond(await lookedAt(safety, given), given, ground({ project: cwd }))
      if (looked.length < all.length) lost.push(command)
    }
    return lost
  }

  /** A subcommand or an argument that only comes about when the text runs, or stands behind something harmless. */
  const WAYS: Readonly<Record<string, (program: string, first: string, rest: string) => string>> = {
    'of a variable and letters': (program, first, rest) =>
      `a=${first.slice(0, 2)}; ${program} \${a}${first.slice(2)} ${rest}`,
    'of a variable alone': (program, first, rest) => `x=${first}; ${program} $x ${rest}`,
    'of two variables': (program, first, rest) => `a=${first.slice(0, 2)} b=${first.slice(2)}; ${program} $a$b ${rest}`,
    'of a quoted variable': (program, first, rest) =>
      `a=${first.slice(0, 2)}; ${program} "$a"${first.slice(2)} ${rest}`,
    'by adding': (program, first, rest) => `a=${first.slice(0, 2)}; a+=${first.slice(2)}; ${program} $a ${rest}`,
    'of numbers': (program, first, rest) =>
      `${program} $'\\x${first.charCodeAt(0).toString(16)}${first.slice(1)}' ${rest}`,
    'of what is there when nothing is': (program, first, rest) =>
      `${program} \${zz:-${first.slice(0, 2)}}${first.slice(2)} ${rest}`,
    'by printf': (program, first, rest) =>
      `printf -v x '%s%s' ${first.slice(0, 2)} ${first.slice(2)}; ${program} $x ${rest}`,
    'in a loop': (program, first, rest) =>
      `for a in ${first.slice(0, 2)}; do ${program} \${a}${first.slice(2)} ${rest}; done`,
    'in an array': (program, first, rest) => `a=(${first} ${rest}); ${program} "\${a[@]}"`,
    'as arguments': (program, first, rest) => `set -- ${first} ${rest}; ${program} "$@"`,
    'for xargs': (program, first, rest) => `echo "${first} ${rest}" | xargs ${program}`,
    'on two lines': (program, first, rest) => `${program} ${first.slice(0, 2)}\\\n${first.slice(2)} ${rest}`,
    'behind a message': (program, first, rest) =>
      `git commit -m "$(cat <<'EOF'\nx\nEOF\n)" && ${program} ${first} ${rest}`,
    'behind code': (program, first, rest) => `python3 -c 'print(1)'; ${program} ${first} ${rest}`,
    'before code': (program, first, rest) => `${program} ${first} ${rest} && node -e "console.log(1)"`,
    'behind awk': (program, first, rest) => `ps | awk '{print $1}'; ${program} ${first} ${rest}`,
    'between quotes that open elsewhere': (program, first, rest) =>
      `echo 'python3 -c "' ; ${program} ${first} ${rest} ; echo '"'`,
    'behind an apostrophe in a comment': (program, first, rest) => `# it's\n${program} ${first} ${rest}\n# don't`,
    'in code of python': (program, first, rest) => `python3 -c "import os; os.system('${program} ${first} ${rest}')"`,
    'in code of node': (program, first, rest) =>
      `node -e "require('child_process').execSync('${program} ${first} ${rest}')"`,
    'in a heredoc for python': (program, first, rest) =>
      `python3 - <<'PY'\nimport subprocess\nsubprocess.run("${program} ${first} ${rest}", shell=True)\nPY`,
    'in awk': (program, first, rest) => `awk 'BEGIN { system("${program} ${first} ${rest}") }'`,
    'under the name of an interpreter': (program, first, rest) =>
      `function python3 { ${program} ${first} ${rest}; }\npython3 -c '1'`,
  }
  const PUT_TOGETHER = [
    ['git', 'reset', '--hard'],
    ['git', 'push', '--force origin main'],
    ['git', 'checkout', '.'],
    ['git', 'branch', '-D main'],
    ['git', 'clean', '-fdx'],
    ['docker', 'system', 'prune -af --volumes'],
    ['docker', 'volume', 'rm x'],
    ['npm', 'publish', ''],
    ['npx', 'prisma', 'migrate reset'],
    ['gh', 'repo', 'delete a/b'],
    ['kubectl', 'delete', 'ns prod'],
    ['cat', '.env', ''],
    ['find', '.', '-delete'],
    ['curl', '-X', 'DELETE https://api.example.com/x'],
  ] as const

  test.each(Object.entries(WAYS))('passes on what is put together %s', async (_, way) => {
    const commands = PUT_TOGETHER.map(([program, first, rest]) => way(program, first, rest))
    expect(await stopped(commands)).toEqual(commands)
    expect(await passedOver(commands)).toEqual([])
  })

  async function stopped(commands: readonly string[]): Promise<readonly string[]> {
    const found: string[] = []
    for (const command of commands)
      if ((await respond(safety, event({ command }), ground())).length > 0) found.push(command)
    return found
  }

  test('lets everyday commands go by', async () => {
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
