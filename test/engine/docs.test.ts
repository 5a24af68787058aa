import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { OTHER_VARIABLES } from '../../src/base/settings-table.ts'
import { HOOK_VARIABLES } from '../../src/engine/config/environment.ts'
import { hooksVariableOf, SCALAR_KEYS } from '../../src/engine/config/scalars.ts'
import { EVENT_NAMES, EVENTS } from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

const guide = readFileSync(join(root, 'docs/engine.md'), 'utf8')

describe('docs/engine.md', () => {
  test('shows the example that is there', () => {
    const example = readFileSync(join(root, 'examples/ten-lines.ts'), 'utf8').replace('../src/index.ts', 'throughline')
    expect(guide).toContain(example)
  })

  test.each(EVENT_NAMES)('says of %s what the catalogue says', (name) => {
    const { matcher, strategy, can } = EVENTS[name]
    const asked = strategy.mode === 'parallel' ? 'at once' : `in turn, until ${strategy.until}`
    expect(guide).toContain(`| ${name} | ${matcher ?? '–'} | ${asked} | ${can.join(', ') || '–'} |\n`)
  })

  test('names every variable, and the product knows that they are ours', () => {
    const variables = [...SCALAR_KEYS.map(hooksVariableOf), ...Object.values(HOOK_VARIABLES)]
    expect(variables.filter((name) => !guide.includes(name.replace('THROUGHLINE_HOOKS', '')))).toEqual([])
    expect(variables.filter((name) => !OTHER_VARIABLES.includes(name))).toEqual([])
  })

  test('links lead somewhere', () => {
    const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, 'docs', link)))).toEqual([])
  })
})

test('the ten lines work', () => {
  // In a home of its own: they read whatever settings there are.
  const home = folder()
  const code = `const { callTool } = await import(${JSON.stringify(join(root, 'examples/ten-lines.ts'))})
    console.log(await callTool('Echo', { text: 'x' }, async () => 'done'))`
  const env = { PATH: process.env.PATH ?? '', HOME: home }
  const { stdout } = Bun.spawnSync([process.execPath, '-e', code], { cwd: home, env })
  expect(stdout.toString()).toBe('done\n')
})
