import { describe, expect, test } from 'bun:test'
import { event, ground, HOME, PROJECT } from '../../../test/lib/rules.ts'
import type { Event } from '../../protocol/event.ts'
import { compileRule } from '../compile/compile.ts'
import { respond } from '../judge/respond.ts'
import { packRules } from '../packs/index.ts'
import type { RulesContext } from './context.ts'
import { OWN_PACK, rulesPlaceOf } from './place.ts'

const own = packRules()
  .filter(({ pack }) => pack === OWN_PACK)
  .map(({ file, text }) => compileRule({ file, text, origin: 'pack', project: PROJECT, home: HOME }).rule)

/** Of a person who has set nothing. */
const context = {
  version: '1',
  userHome: HOME,
  paths: { rules: `${HOME}/.throughline/rules`, exceptions: `${HOME}/.throughline/exceptions.json` },
  settings: { rules: {} },
  modifiedAt: () => undefined,
} as unknown as RulesContext

const asks = (toolName: string, toolInput: object, name = 'PreToolUse') =>
  rulesPlaceOf({ name: name as 'PreToolUse', cwd: PROJECT, toolName, toolInput }, context) !== undefined

const SETTINGS = `${HOME}/.claude/settings.json`

describe('the own rules', () => {
  test('speak before calls alone', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const rule of own) expect(rule?.events).toEqual(['PreToolUse'])
    expect(asks('Write', { file_path: SETTINGS }, 'PostToolUse')).toBe(false)
  })

  test.each([
    ['Read', { file_path: SETTINGS, offset: 1, limit: 20 }],
    [
      'Grep',
      { pattern: 'disableAllHooks', path: `${HOME}/.claude`, output_mode: 'content', '-n': true, head_limit: 5 },
    ],
    ['Glob', { pattern: '**/bin/throughline', path: HOME }],
  ])('have nothing to say to %s, and are not asked', async (toolName, toolInput) => {
    expect(asks(toolName, toolInput)).toBe(false)
    const given = { ...event({ tool: toolName }), toolInput } as Event
    for (const rule of own) if (rule) expect(await respond([rule], given, ground())).toEqual([])
  })

  test.each([
    ['Write', { file_path: SETTINGS, content: '{}' }],
    ['Edit', { file_path: '/w/.claude/worktrees/x/src/a.ts' }],
    ['Bash', { command: 'rm -rf ~/.throughline' }],
    ['Read', { file_path: 'a.ts', command: 'rm -rf ~/.throughline' }],
    ['Read', { file_path: 'a.ts', more: { command: 'rm -rf ~/.throughline' } }],
    ['mcp__files__read_file', { path: SETTINGS }],
  ])('are asked about %s of %p', (toolName, toolInput) => expect(asks(toolName, toolInput)).toBe(true))
})
