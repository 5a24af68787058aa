import { describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '../../src/cli/command.ts'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const root = join(import.meta.dir, '../..')
const folder = tempFolders()

/** What stands in a block of shell lines and is meant to be typed, as words; a line in a text block is shown, not run. */
function linesOf(text: string): string[] {
  const fenced = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
  // What stands behind two spaces says what it does; what stands in brackets may be left out.
  const indented = [...text.matchAll(/^ {4}(throughline .*)$/gm)].map(([, line = '']) =>
    line.replace(/ {2,}.*$/, '').replace(/ \[[^\]]*\]/g, ''),
  )
  return [...fenced, ...indented].filter((line) => line !== '')
}

/** Commands that a sentence names. */
function namedIn(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`throughline ([a-z][^`]*)`/g)].map(
    ([, words = '']) => words,
  )
}

const PAGES = ['README.md', ...new Bun.Glob('docs/*.md').scanSync({ cwd: root })].sort()
const lines = PAGES.flatMap((page) => linesOf(readFileSync(join(root, page), 'utf8')).map((line) => ({ page, line })))
const ours = lines.filter(({ line }) => /^(?:dist\/)?throughline(?:\s|$)/.test(line))

describe('command lines in the docs', () => {
  test('there are some', () => expect(ours.length).toBeGreaterThan(15))

  test('npm scripts that are named exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = lines.flatMap(({ line }) =>
      [...line.matchAll(/npm (?:run ([\w:]+)|(test)\b)/g)].map(([, a, b]) => a ?? b ?? ''),
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test.each(ours)('$page: $line', ({ line }) => {
    const home = folder()
    mkdirSync(join(home, '.claude'))
    const env = { HOME: home, PATH: '/usr/bin:/bin' }
    const run = (...words: string[]) =>
      Bun.spawnSync([binary(), ...words], { cwd: home, env, stdin: 'ignore', timeout: 20_000 })
    const words = (line.replace(/^(?:dist\/)?throughline\s*/, '').match(/"[^"]*"|\S+/g) ?? []).map((word) =>
      word.replaceAll('"', ''),
    )
    // Nobody is there to say yes; what would be asked is answered.
    const asks = ['install', 'uninstall', 'import'].includes(words[0] ?? '') && !words.includes('--dry-run')
    const { exitCode, stderr } = run(...words, ...(asks ? ['--yes'] : []))
    // 1: nothing is recorded, or something is wrong here, and it says so. 2 is a line that cannot be typed.
    if (exitCode > 1) throw new Error(`${line}: ${stderr}`)
    expect(stderr.toString()).not.toContain('a mistake of Throughline')
  })
})

describe('commands that sentences of the docs name', () => {
  const named = PAGES.flatMap((page) =>
    namedIn(readFileSync(join(root, page), 'utf8')).map((line) => ({ page, line: line.replaceAll('\n', ' ') })),
  )

  test('there are many', () => expect(named.length).toBeGreaterThan(60))

  test.each(named)('$page: throughline $line', async ({ line }) => {
    const words = line.split(/\s+/)
    const name = Object.keys(COMMANDS).find((known) => known === words[0])
    if (!name) throw new Error(`there is no command ${words[0]}`)
    const command: Command = await COMMANDS[name as keyof typeof COMMANDS].load()
    const known = ['json', 'help', 'set', 'version', ...Object.keys(command.options ?? {})]
    const options = [...line.replace(/'[^']*'|"[^"]*"/g, '').matchAll(/(?<=\s)--([a-z-]+)/g)].map(
      ([, option = '']) => option,
    )
    expect(options.filter((option) => !known.includes(option))).toEqual([])
    const verbs = (command.verbs ?? []).map(([verb]) => verb.split(' ')[0])
    const [, verb = ''] = words
    if (verbs.length > 0 && /^[a-z]+$/.test(verb)) expect(verbs).toContain(verb)
  })
})
