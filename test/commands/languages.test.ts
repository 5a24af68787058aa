import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '../../src/base/settings-table.ts'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { HOSTS } from '../../src/hosts/index.ts'
import { EVENT_NAMES } from '../../src/protocol/event.ts'
import { EVENTS as ALL_EVENTS } from '../../src/protocol/events/index.ts'
import { EFFECT_WORDS } from '../../src/rules/effects/effect.ts'
import { PACK_ABOUT } from '../../src/rules/packs/index.ts'
import { BUILT_IN } from '../../src/workflow/definition/registry.ts'
import { binary } from '../lib/binary.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

// Commands as a person with another language sees them, over a made-up session whose own texts are Chinese: every English word that is
// left is a name, or a text that was forgotten.

const folder = tempFolders()
const SESSION = '11111111-aaaa-4bbb-8ccc-000000000001'
const SECOND = '22222222-aaaa-4bbb-8ccc-000000000002'
const TEXT = '為 src/cart.ts 加上折扣欄位。絕對不要改動 src/legacy.ts。'
let home: Home
let refusal = ''

const call = (name: string, input: object, more: object = {}) => ({
  hook_event_name: 'PostToolUse',
  tool_name: name,
  tool_input: input,
  tool_response: {},
  tool_use_id: `t-${JSON.stringify(input).length}`,
  ...more,
})
const verdict = (result: string, reason: string) => `<!-- VERDICT: ${JSON.stringify({ result, reason })} -->`
const agent = (id: string, kind: string, prompt: string, report?: string) => [
  {
    hook_event_name: 'PreToolUse',
    tool_name: 'Agent',
    tool_use_id: `call-${id}`,
    tool_input: { prompt, description: '一部分', subagent_type: kind },
  },
  { hook_event_name: 'SubagentStart', agent_id: id, agent_type: kind },
  ...(report === undefined
    ? []
    : [
        {
          hook_event_name: 'SubagentStop',
          agent_id: id,
          agent_type: kind,
          stop_hook_active: false,
          last_assistant_message: report,
        },
      ]),
]
const EVENTS: readonly Record<string, unknown>[] = [
  { hook_event_name: 'SessionStart', source: 'startup' },
  { hook_event_name: 'UserPromptSubmit', prompt: `[workflow:quick] ${TEXT}`, prompt_id: 'p1' },
  call('Edit', { file_path: 'src/cart.ts', old_string: '甲', new_string: '乙' }),
  {
    hook_event_name: 'PostToolUseFailure',
    tool_name: 'Bash',
    tool_input: { command: 'npm test' },
    error: 'Exit code 1\n折扣遺失',
    tool_use_id: 't2',
  },
  ...agent('a1', 'developer', '[stage:DEV] 做', verdict('pass', '好')),
  ...agent('a2', 'general-purpose', '[stage:REVIEW] 審', verdict('reject', '遺失折扣')),
  ...agent('a3', 'general-purpose', '[stage:DEV] 修'),
  { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null },
  { hook_event_name: 'SessionStart', source: 'compact', model: 'm' },
  { hook_event_name: 'PostCompact', trigger: 'auto', compact_summary: '<summary>使用者要折扣。</summary>' },
  { hook_event_name: 'UserPromptSubmit', prompt: '繼續', prompt_id: 'p2' },
  { hook_event_name: 'Stop', stop_hook_active: false, last_assistant_message: '做完了' },
]

function run(language: string, ...words: string[]): string {
  return runAt('100', language, ...words)
}

function runAt(columns: string, language: string, ...words: string[]): string {
  const env = {
    HOME: home.folder,
    THROUGHLINE_HOME: home.home,
    LANG: language,
    PATH: '/usr/bin:/bin',
    COLUMNS: columns,
  }
  const { stdout, stderr } = Bun.spawnSync([binary(), ...words], { cwd: home.folder, env, stdin: 'ignore' })
  return `${stdout}${stderr}`
}

beforeAll(async () => {
  home = homeIn(folder())
  mkdirSync(join(home.folder, '.claude'))
  mkdirSync(join(home.folder, 'src'))
  writeFileSync(join(home.folder, 'src/cart.ts'), 'export const cart = 1\n')
  const transcript = join(home.folder, 'transcript.jsonl')
  const line = { type: 'user', uuid: 'u1', sessionId: SESSION, message: { role: 'user', content: TEXT } }
  writeFileSync(transcript, `${JSON.stringify(line)}\n`)
  const common = { session_id: SESSION, cwd: home.folder, transcript_path: transcript }
  const env = { LANG: 'zh_TW.UTF-8' }
  for (const event of EVENTS) await patientHook({ home, input: { ...common, ...event }, env })
  for (const words of PREPARED) run('zh_TW.UTF-8', ...words)
  // One that is told something from memory, and stays the older one.
  const told = { ...common, session_id: SECOND, hook_event_name: 'SessionStart', source: 'startup' }
  await patientHook({ home, input: told, env })
  const denied = { ...common, session_id: SECOND, ...DENIED, tool_input: { command: 'rm -rf ~' } }
  refusal = (await patientHook({ home, input: denied, env })).stdout
})

test('a rule of ours that refuses says why in the language of the person', () => {
  expect(refusal).toContain('"permissionDecision":"deny"')
  expect(refusal).toContain('`rm -rf ~` 會刪除家目錄。')
})

const PREPARED = [
  ['tasks', 'new', 'cart', '--workflow', 'quick'],
  ['memory', 'create', 'project://cart/discount', '--content', '折扣在 src/cart.ts', '--tier', '1'],
  ['memory', 'create', 'project://cart/rounding', '--content', '金額四捨五入', '--when', '計算金額時'],
  ['memory', 'update', 'project://cart/rounding', '--content', '金額無條件捨去'],
  ['rules', 'enable', 'files'],
]

const DENIED = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_use_id: 't9' }

/** Not past, which speaks to the model that asks. */
const SHOWN: readonly (readonly string[])[] = [
  [],
  ['status'],
  ['status', '--agents'],
  ['show'],
  ['why'],
  ['why', SECOND],
  ['timeline'],
  ['timeline', '--stats'],
  ['timeline', '--all'],
  ['report'],
  ['report', '--all'],
  ['replay', '.'],
  ['memory'],
  ['memory', 'list'],
  ['memory', 'read', 'project://cart/rounding'],
  ['memory', 'history', 'project://cart/rounding'],
  ['memory', 'stats'],
  ['search', '金額'],
  ['rules'],
  ['rules', 'list'],
  ['rules', 'lint'],
  ['rules', 'explain'],
  ['trust'],
  ['settings'],
  ['doctor', '--quick'],
  ['logs'],
  ['workflow'],
  ['workflow', 'show'],
  ['workflow', 'list'],
  ['workflow', 'show', 'standard'],
  ['workflow', 'lint'],
  ['tasks'],
  ['tasks', 'list'],
  ['team'],
  ['share'],
  ['schema'],
  ['install', '--dry-run'],
  ['uninstall', '--dry-run'],
  ['update', '--rollback'],
  ['workflow', 'stage', 'TEST', 'complete'],
  ['workflow', 'stop'],
  ['workflow', 'status'],
  ['workflow', 'start', 'quick'],
  ['workflow', 'abort'],
  ['workflow', 'show'],
  ['status'],
]
const TITLES = await Promise.all(Object.values(HOSTS).map(async (load) => (await load()).title))

/** Names: what programs, people and files are called, and what is typed. */
const NAMES: ReadonlySet<string> = new Set(
  [
    ...Object.keys(COMMANDS),
    ...Object.keys(HOSTS),
    ...TITLES,
    ...Object.keys(SETTINGS),
    ...Object.values(SETTINGS).flatMap((setting) => (setting.kind === 'choice' ? setting.of : [])),
    ...EVENT_NAMES,
    ...EFFECT_WORDS,
    ...Object.keys(PACK_ABOUT),
    ...Object.keys(BUILT_IN.workflows),
    ...Object.entries(BUILT_IN.stages).flatMap(([key, { agent }]) => [key, agent]),
    ...Object.values(ALL_EVENTS).flatMap(({ can, matcher }) => [...can, matcher ?? '']),
    JSON.stringify([EVENTS, PREPARED, SHOWN]),
    'Throughline throughline URI JSON MCP PATH HOME VERDICT KEY NAME NUMBER PACK URL hook hooks prompt agent feature worktree token Agent',
    'project tier user json db log specs tasks tl bin profile shell export settings true false auto statusline compaction stage Loop',
    'Context Markdown git SQLite Token Feature general purpose purpos delete recursively outside overwrite files own',
    'pass fail reject issues reason result THROUGHLINE DEADLINES CLOSING',
    'hookSpecificOutput hookEventName permissionDecision permissionDecisionReason',
    'init join leave members conflicts settle confirm receipts policy source',
    SESSION,
  ].flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []),
)

/** Words of a text that are neither names nor in a path, a command line to type, or a variable. */
function englishIn(text: string): string[] {
  const plain = text
    .replaceAll(home.folder, '')
    .replaceAll(binary(), 'throughline')
    .replace(
      /[~.…]?\/[\w./-]+|…[\w-]+|--[a-z-]+|\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:throughline|export) [^\n：；，。）]*/g,
      ' ',
    )
  return [...new Set(plain.match(/[A-Za-z]{3,}/g) ?? [])].filter((word) => !NAMES.has(word))
}

describe('in 繁體中文 and 简体中文 nothing is left in English', () => {
  test.each(SHOWN.map((words) => [words.join(' ') || 'throughline alone', words] as const))('%s', (_, words) => {
    for (const language of ['zh_TW.UTF-8', 'zh_CN.UTF-8']) {
      const all = run(language, ...words)
      // What the model was told is quoted as it was said, in a line of its own.
      const text = words[0] === 'why' ? all.replace(/^ {4}.*$/gm, '') : all
      expect(text).toMatch(/[\u3400-\u9fff]/)
      expect({ language, left: englishIn(text) }).toEqual({ language, left: [] })
    }
  })

  test('Chinese words are set apart by Chinese marks, and what is open is not said to be under way', () => {
    const shown = run('zh_TW.UTF-8', 'show')
    const tried = run('zh_TW.UTF-8', 'install', '--dry-run', '--host', 'claude-code')
    expect(shown).toMatch(/次壓縮，\d+ 項事實/)
    expect(shown).not.toContain('[進行中]')
    expect(shown).toContain('[未完成]')
    expect(tried).toMatch(/^Claude Code：/m)
    for (const text of [shown.split('\n')[1] ?? '', tried]) expect(text).not.toMatch(/[\u3400-\u9fff）][,;:] /)
  })

  test('a word that was forgotten would be seen', () => {
    expect(englishIn('階段  completed  throughline workflow start  /tmp/x  quick DEV')).toEqual(['completed'])
  })
})

describe('in English', () => {
  test.each(SHOWN.map((words) => [words.join(' ') || 'throughline alone', words] as const))(
    '%s: one of a thing is not called many',
    (_, words) => {
      const text = run('en_US.UTF-8', ...words)
      expect(text.match(/(?<![\d.:/-])1 (?!is |was |has |always )[a-z]+s\b(?! (?:is|was|has) )/g) ?? []).toEqual([])
    },
  )
})

describe('at 80 columns', () => {
  test.each(SHOWN.map((words) => [words.join(' ') || 'throughline alone', words] as const))(
    '%s: no line is wider, but for an address that cannot be broken',
    (_, words) => {
      for (const language of ['en_US.UTF-8', 'zh_TW.UTF-8']) {
        const wide = runAt('80', language, ...words)
          .split('\n')
          .filter((line) => Bun.stringWidth(line) > 80 && !line.split(/\s/).some((word) => word.length > 40))
        expect(wide).toEqual([])
      }
    },
  )
})
