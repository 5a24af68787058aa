import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { begin } from '../../src/cli/rules/new.ts'
import { filled, messageKey } from '../../src/messages/people/say.ts'
import { peopleZhCn } from '../../src/messages/people/zh-cn.ts'
import { peopleZhTw } from '../../src/messages/people/zh-tw.ts'
import { ACTION_NAMES, type ActionName, actionOf, eventsTaking } from '../../src/rules/actions/index.ts'
import { ACTION_FIELDS, actionsWith, powerWord, WRITTEN } from '../../src/rules/actions/written/index.ts'
import { compileRule } from '../../src/rules/compile/compile.ts'
import { FRONTMATTER, RULE_FIELDS } from '../../src/rules/compile/frontmatter.ts'
import type { Rule } from '../../src/rules/rule.ts'
import { needsTrust } from '../../src/rules/trust.ts'
import { literalsIn } from '../lib/source/literals-in.ts'
import { tempFolders } from '../lib/temp.ts'

const sources = (pattern: string) =>
  [...new Bun.Glob(pattern).scanSync({ cwd: root })].filter((file) => !file.endsWith('.test.ts')).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const newFolder = tempFolders()
const english = (parts: TemplateStringsArray, ...values: readonly unknown[]) => filled(messageKey(parts), values)

/** A project's rule of an action, made of what the action itself gives as its example. */
function ruleOf(action: ActionName): Rule {
  const [event = 'PreToolUse'] = eventsTaking(action)
  const frontmatter = { name: 'x', description: 'd', event, action, ...WRITTEN[action].example }
  const text = `---\n${JSON.stringify(frontmatter, null, 1)}\n---\nThe text.\n`
  const { rule, problems } = compileRule({ file: '/p/x.md', text, origin: 'project', project: '/p', home: '/h' })
  if (!rule) throw new Error(JSON.stringify(problems))
  return rule
}

describe.each(ACTION_NAMES)('the action %s', (action) => {
  test('is compiled from its own example', () => {
    expect(ruleOf(action).action).toBe(action)
  })

  test('is shown by throughline trust, unless a project may do it unasked', () => {
    const rule = ruleOf(action)
    const shown = WRITTEN[action].wants(rule, english)
    expect(shown.length > 0).toBe(needsTrust(rule))
    expect(shown.filter((line) => line.trim() === '')).toEqual([])
  })

  test('shows what it carries: every field that it needs comes with a compile step and changes what is shown', () => {
    const { needs = [], compile, fields = {} } = WRITTEN[action]
    expect(compile !== undefined).toBe(needs.length > 0)
    expect(needs.filter((field) => !(field in fields))).toEqual([])
    if (needs.length === 0) return
    const own = WRITTEN[action].wants(ruleOf(action), english)
    const bare = WRITTEN[action].wants({ ...ruleOf('notice'), action }, english)
    expect(own).not.toEqual(bare)
  })

  test('is named for what it changes: rules test calls the new input by it', () => {
    if (actionOf({ action }).changes) expect(powerWord('updatedInput', action)).toBe(action)
  })

  test('is begun by rules new without a fault, at every event that takes it', () => {
    const folder = newFolder()
    for (const event of eventsTaking(action)) {
      const given: Readonly<Record<string, string>> = { event, action }
      const call = { value: (key: string) => given[key], flag: () => true, paths: { rules: join(folder, event) } }
      const { json } = begin(call as unknown as Parameters<typeof begin>[0], 'begun') as { json: { file: string } }
      const text = readFileSync(json.file, 'utf8')
      const { problems } = compileRule({ file: json.file, text, origin: 'user', project: folder, home: folder })
      const mustSay = actionOf({ action }).changes && problems.some(({ hint }) => hint === 'add permission: allow')
      expect([event, mustSay ? [] : problems.filter(({ severity }) => severity === 'error')]).toEqual([event, []])
    }
  })
})

describe('a field of an action', () => {
  test.each(Object.keys(ACTION_FIELDS))('%s stands in the frontmatter, and belongs to somebody', (field) => {
    expect(RULE_FIELDS).toContain(field)
    expect(actionsWith(field).length).toBeGreaterThan(0)
  })

  test('that stands in no table of actions is common to all rules', () => {
    const common = Object.keys(FRONTMATTER).filter((field) => !(field in ACTION_FIELDS))
    expect(common).toEqual([
      ...[
        'name',
        'description',
        'event',
        'enabled',
        'priority',
        'when',
        'action',
        'reason',
        'context',
        'once',
        'tests',
      ],
    ])
  })
})

/** An action's name where actions are told apart: compared, looked for in a list, or a key to something. */
const NAMES = ACTION_NAMES.join('|')
const TELLS_APART = [
  new RegExp(`\\baction\\b\\s*[!=]==?\\s*['"](?:${NAMES})['"]`),
  new RegExp(`['"](?:${NAMES})['"]\\s*[!=]==?\\s*(?:\\w+\\.)*action\\b`),
  /\.(?:includes|has)\((?:\w+\.)*action\)/,
  /\b(?!WRITTEN\b|ACTIONS\b)\w+\[(?:\w+\.)*action\]/,
  /\bswitch \((?:\w+\.)*action\)/,
]

/** Not about the actions of our rules, or about which of them an event takes. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/rules/import/hookify.ts': "another system's words",
  'src/rules/import/mindnext.ts': "another system's words",
}

describe('an action is known by its name in src/rules/actions alone', () => {
  const files = sources('src/{rules,schemas,hook,cli/rules,cli/trust}/**/*.ts').filter(
    (file) => !file.startsWith('src/rules/actions/') && !(file in OTHERS),
  )

  test('nobody else tells actions apart', () => {
    const found = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => TELLS_APART.some((pattern) => pattern.test(line)))
        .filter((line) => !ABOUT_EVENTS.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    "if (action === 'rewrite' && parts)",
    "return rule.action !== 'allow'",
    "if ('run' === rule.action) return []",
    'REFUSING.includes(rule.action)',
    'extra[action]',
    'switch (rule.action) {',
  ])('%s would be found', (line) => {
    expect(TELLS_APART.some((pattern) => pattern.test(line)) && !ABOUT_EVENTS.test(line)).toBe(true)
  })
})

/** Which actions an event takes is asked of the table: `possible` and `actionsOf` come from it. */
const ABOUT_EVENTS = /\b(?:actionsOf\(event\)|possible)\.includes\(action\)|ACTION_ALIASES\[action\]/

test('what throughline trust shows of an action stands in the catalogues', () => {
  const texts = sources('src/rules/actions/written/*.ts')
    .flatMap((file) => literalsIn(read(file)))
    .filter(({ tag }) => tag === 't')
    .map(({ text }) => text)
  expect(texts).toContain('runs {0} at {1}')
  expect(texts.filter((text) => !Object.hasOwn(peopleZhTw, text) || !Object.hasOwn(peopleZhCn, text))).toEqual([])
})
