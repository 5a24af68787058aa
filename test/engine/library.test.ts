import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { root } from '../../scripts/run.ts'

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const ENTRIES = ['src/index.ts', 'src/engine/index.ts', 'src/pipeline/index.ts', 'src/protocol/index.ts']
const INTEGRATIONS = [...new Bun.Glob('src/{engine,pipeline}/integrations/*.ts').scanSync({ cwd: root })]

describe('the library', () => {
  test('has two dependencies, and two more for those who ask for them', () => {
    expect(Object.keys(manifest.dependencies).sort()).toEqual(['picomatch', 'valibot'])
    expect(manifest.peerDependenciesMeta).toEqual({ unbash: { optional: true }, yaml: { optional: true } })
  })

  test('imports nothing else, from the engine on down', () => {
    const { files, packages } = reached([...ENTRIES, ...INTEGRATIONS])
    expect([...packages].filter((name) => !isBuiltin(name)).sort()).toEqual(['picomatch', 'unbash', 'valibot'])
    expect([...files].filter((file) => /^src\/(platform|storage|cli)\//.test(file))).toEqual([])
  })

  test('loads the shell parser only when it is needed', () => {
    const text = readFileSync(join(root, 'src/engine/shell.ts'), 'utf8')
    expect(text).not.toMatch(/^import (?!type).*'unbash'/m)
    expect(text).toContain("await import('unbash')")
  })
})

function reached(entries: readonly string[]) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(join(root, file), 'utf8').replace(/^(import|export) type [\s\S]*?from '[^']+'$/gm, '')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (name.startsWith('.')) visit(normalize(join(dirname(file), name)))
      else packages.add(name)
    }
  }
  for (const entry of entries) visit(entry)
  return { files, packages }
}

function isBuiltin(name: string): boolean {
  return name.startsWith('node:') && builtinModules.includes(name.slice(5))
}
