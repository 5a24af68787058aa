import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Command } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { OUTPUTS, OUTPUTS_OF } from './outputs.ts'

/** A host's words, and those of MCP. */
const SPEAK_OTHERWISE = ['hook', 'mcp']
/** Printed by the command line itself. */
const OF_NO_COMMAND = ['error', 'home', 'version']

const commands: readonly (readonly [name: string, command: Command])[] = await Promise.all(
  Object.entries(COMMANDS).map(async ([name, { load }]) => [name, await load()] as const),
)

describe('what commands print with --json', () => {
  test('every command says what it prints, but those that speak the words of others', () => {
    const silent = commands.filter(([, { prints }]) => prints.length === 0).map(([name]) => name)
    expect(silent.sort()).toEqual(SPEAK_OTHERWISE)
  })

  test('every name that a command prints has a schema', () => {
    const printed = commands.flatMap(([, { prints }]) => prints)
    expect(printed.filter((name) => !Object.hasOwn(OUTPUTS, name))).toEqual([])
  })

  test('every schema is printed by a command, or by the command line itself', () => {
    const printed = new Set<string>(commands.flatMap(([, { prints }]) => prints))
    const unused = Object.keys(OUTPUTS).filter((name) => !printed.has(name))
    expect(unused.sort()).toEqual(OF_NO_COMMAND)
  })

  test('every schema stands in one room', () => {
    const names = Object.values(OUTPUTS_OF).flatMap((outputs) => Object.keys(outputs))
    expect(names.toSorted()).toEqual(Object.keys(OUTPUTS).toSorted())
  })
})

describe('the schemas cost no command its start', () => {
  const root = join(import.meta.dir, '../..')

  test('neither a hook nor the command line comes to valibot before a command is loaded', () => {
    expect([...reachedFrom(root, 'src/cli/main.ts', 'src/cli/command-line.ts')]).not.toContain('valibot')
  })

  test('no command comes to the outputs of any room', () => {
    const reached = [...reachedFrom(root, ...commandFiles(root))]
    expect(reached.length).toBeGreaterThan(100)
    expect(reached.filter((file) => file.endsWith('/outputs.ts'))).toEqual([])
  })
})

function commandFiles(root: string): string[] {
  return [...new Bun.Glob('src/cli/commands/*.ts').scanSync({ cwd: root })]
}

/** What is loaded with a file: no types, and nothing that is loaded where it is needed. */
function reachedFrom(root: string, ...files: readonly string[]): Set<string> {
  const scanner = new Bun.Transpiler({ loader: 'ts' })
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (!/^src\/.*\.tsx?$/.test(file)) return
    for (const { kind, path } of scanner.scanImports(readFileSync(join(root, file), 'utf8')))
      if (kind === 'import-statement') visit(path.startsWith('.') ? normalize(join(dirname(file), path)) : path)
  }
  for (const file of files) visit(file)
  return seen
}
