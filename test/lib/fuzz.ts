import { Database } from 'bun:sqlite'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_MAY_SET, SETTING_KEYS } from '../../src/base/settings-table.ts'
import { visible } from '../../src/base/text/visible.ts'
import { HOST_IDS, HOSTS } from '../../src/hosts/index.ts'
import { quickSettings } from '../../src/platform/settings/quick-settings.ts'
import { compileRule } from '../../src/rules/compile/compile.ts'
import { candidatesIn, opened } from '../../src/rules/feature/compiled-file.ts'
import { written } from '../../src/rules/feature/refresh.ts'
import { readShell } from '../../src/rules/shell/commands.ts'
import { binary } from './binary.ts'
import { decisionIn, type Guarded, guarded } from './guarded.ts'
import { type Chance, chance } from './property.ts'
import { rule } from './rules.ts'

export interface FuzzPlan {
  readonly seed: number
  readonly inputs: number
  readonly hooks: number
  readonly kills: number
  readonly writers: number
}

export interface FuzzResult {
  readonly inputs: number
  readonly hooks: number
  readonly kills: number
  readonly writers: number
  readonly slowestMs: number
  /** How often a refusal was a question, because the machine had no time for the rules; it is not let through then either. */
  readonly asked: number
  /** What went wrong, with the input that did it. */
  readonly wrong: readonly string[]
}

/** Everything that is read from outside, with damage in it; then the binary itself. The same seed is the same run. */
export async function fuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const random = chance(plan.seed)
  const wrong: string[] = []
  let slowestMs = 0
  let asked = 0
  const names = Object.keys(INPUTS) as (keyof typeof INPUTS)[]
  for (let n = 0; n < plan.inputs; n++) {
    const name = names[n % names.length] ?? 'shell'
    const started = performance.now()
    try {
      const problem = await INPUTS[name](random)
      if (problem) wrong.push(`${name}: ${problem}`)
    } catch (failure) {
      wrong.push(`${name} threw: ${String(failure)}`)
    }
    const took = performance.now() - started
    slowestMs = Math.max(slowestMs, took)
    if (took > 3000) wrong.push(`${name} took ${Math.round(took)} ms`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'throughline-fuzz-'))
  try {
    const w = guarded(folder)
    const held = holding(w)
    wrong.push(...(await damagedHooks(w, plan.hooks, random, held)))
    wrong.push(...(await killedHooks(w, plan.kills, random, held)))
    wrong.push(...held.lost(await w.together(Array<string>(plan.writers).fill(BAD)), 'as many at once'))
    asked = held.asked()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const { inputs, hooks, kills, writers } = plan
  return { inputs, hooks, kills, writers, slowestMs: Math.round(slowestMs), asked, wrong: wrong.slice(0, 20) }
}

const BAD = 'rm -rf /'

/** Whether what must be refused is: a question instead is counted, anything else is lost. */
function holding(w: Guarded) {
  let questions = 0
  const lost = (decisions: readonly (string | undefined)[], when: string): string[] => {
    questions += decisions.filter((decision) => decision === 'ask').length
    const gone = decisions.filter((decision) => decision !== 'deny' && decision !== 'ask').length
    return gone > 0 ? [`${gone} of ${decisions.length} refusals were lost: ${when}`] : []
  }
  return { lost, check: (when: string) => lost([w.decide(BAD)], when), asked: () => questions }
}

type Holding = ReturnType<typeof holding>

type Problem = string | undefined | Promise<string | undefined>

const INPUTS = {
  payload: async (random: Chance) => {
    const text = damaged(JSON.stringify(PAYLOAD), random)
    for (const id of HOST_IDS) (await HOSTS[id]()).decode(parsed(text), {}, random.maybe('tool.execute.before'))
    return undefined
  },
  shell: (random: Chance): Problem => {
    const text = random.list(60, () => random.pick(SHELL)).join('')
    const { commands, plain, whole } = readShell(text)
    if (plain && !whole) return `plain and not whole: ${JSON.stringify(text)}`
    return commands.length > 1000 ? 'more commands than there may be' : undefined
  },
  rule: (random: Chance): Problem => {
    compileRule({ file: 'x.md', text: damaged(RULE, random), origin: 'project', project: '/p', home: '/h' })
    return undefined
  },
  settings: async (random: Chance) => {
    const own = '{"rules":{"safety":true}}'
    const found = await quickSettings([own, damaged(LOOSENING, random)], {}, { isTrusted: () => false })
    const alone = await quickSettings([own], {}, { isTrusted: () => false })
    const flat = (settings: unknown, key: string) =>
      key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], settings)
    const changed = SETTING_KEYS.filter((key) => flat(found, key) !== flat(alone, key) && !(key in PROJECT_MAY_SET))
    return changed.length > 0 ? `a project changed ${changed.join(', ')}` : undefined
  },
  compiled: (random: Chance): Problem => {
    const file = opened(damaged(COMPILED(), random))
    if (!file) return undefined
    try {
      candidatesIn(file, { event: 'PreToolUse', tools: ['Bash'], words: ['rm'] })
    } catch {
      // A hook that cannot read them asks: that is tested with the binary.
    }
    return undefined
  },
  output: (random: Chance): Problem => {
    const text = random.text(60)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/.test(visible(text))
      ? JSON.stringify(text)
      : undefined
  },
} as const satisfies Record<string, (random: Chance) => Problem>

/** Damaged payloads: exit code 0, and nothing or JSON on standard output; whole ones in between are refused. */
async function damagedHooks(w: Guarded, count: number, random: Chance, held: Holding): Promise<string[]> {
  const wrong: string[] = []
  for (let n = 0; n < count; n++) {
    const input = damaged(w.payload({ command: BAD }), random)
    const { status, stdout } = w.hook(input, random.pick(HOST_IDS as unknown as [string, ...string[]]))
    if (status !== 0 || (stdout !== '' && parsed(stdout) === undefined))
      wrong.push(`hook: ${status} ${JSON.stringify(input)}`)
    if (n % 10 === 0) {
      w.write('.throughline/compiled/safety.rules', damaged('x'.repeat(300), random))
      wrong.push(...held.check('the compiled rules were damaged'))
    }
  }
  return wrong
}

/** Killed at random moments: the store stays sound, and the next hook refuses. */
async function killedHooks(w: Guarded, count: number, random: Chance, held: Holding): Promise<string[]> {
  for (let n = 0; n < count; n++) {
    const child = spawn(binary(), ['hook', 'claude-code'], {
      env: w.env,
      cwd: w.home,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const ended = new Promise((resolve) => child.on('close', resolve))
    child.stdin.on('error', () => undefined)
    child.stdin.end(w.payload({ command: 'ls' }))
    await Bun.sleep(random.below(30))
    child.kill('SIGKILL')
    await ended
  }
  if (count === 0) return []
  const store = new Database(join(w.home, '.throughline/throughline.db'))
  const check = store.query('PRAGMA integrity_check').get() as { integrity_check: string }
  store.close()
  return [
    ...held.check('after kills'),
    ...(check.integrity_check === 'ok' ? [] : [`after kills: ${check.integrity_check}`]),
  ]
}

function damaged(text: string, random: Chance): string {
  let made = text
  for (let n = random.below(4); n >= 0; n--) {
    const at = random.below(made.length + 1)
    const end = random.pick([at, at, at + 1, at + random.below(20), made.length])
    made =
      made.slice(0, at) +
      random.pick(['', '\0', '"', '{', '[', '\\', '\u202e', 'null', '1e999', ',', random.text(5)]) +
      made.slice(end)
  }
  return made
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export { decisionIn }

const PAYLOAD = {
  hook_event_name: 'PreToolUse',
  session_id: 's',
  cwd: '/p',
  tool_name: 'Bash',
  tool_input: { command: BAD, description: 'x' },
  tool_use_id: 't',
  effort: { level: 'high' },
  permission_mode: 'plan',
}
const RULE =
  '---\nname: x\ndescription: X.\nevent: PreToolUse\nwhen: {command: {cmd: rm, flags: ["r|R"], args: "^/"}}\naction: deny\n---\nNo.\n'
const LOOSENING = JSON.stringify({
  enabled: false,
  language: 'en',
  rules: { enabled: false, safety: false, tidy: true },
  deadlines: { quickTimeoutMs: 20 },
  memory: { enabled: false, budgetTokens: 100_000 },
})
const COMPILED = () => {
  const made = rule('event: PreToolUse\nwhen: {tool: Bash, command: {cmd: rm}}\naction: deny')
  return written('s', [{ path: 'a.md', modifiedAt: 1, size: 1, rule: made }])
}
const SHELL = [
  ...[
    'rm',
    '-rf',
    '/',
    'ls',
    'bash -c ',
    'eval ',
    'sudo ',
    'a=b ',
    '$a',
    '${a:-',
    '$((',
    '))',
    ' ',
    ' ',
    '\n',
    ';',
    '&&',
    '||',
    '|',
    '&',
  ],
  ...[
    '(',
    ')',
    '{',
    '}',
    '{a,b}',
    '$(',
    '`',
    '"',
    "'",
    '\\',
    '<<EOF\n',
    'EOF\n',
    '<<<',
    '<(',
    '>',
    '>&',
    '<>',
    '2>&1',
    '#',
    'if ',
    'then ',
  ],
  ...[
    'fi',
    'for x in ',
    'do ',
    'done',
    'case x in ',
    'esac',
    '[[ ',
    ' ]]',
    'f(){ ',
    '*',
    '?',
    '~',
    '\u00a0',
    '\0',
    '😀',
    'x'.repeat(500),
  ],
] as unknown as [string, ...string[]]
