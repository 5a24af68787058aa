import { afterAll, describe, expect, test } from 'bun:test'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/run.ts'
import type { Vendored } from '../../scripts/vendor.ts'
import { NODES, nodeOf } from '../clients/lib/clients/new-node.ts'

// The library as `tsc` publishes it, under every Node it promises to work with.
const run = promisify(execFile)
const nodes = new Map<string, Vendored>()
for (const version of NODES) nodes.set(version, await nodeOf(version))

// Inside the project, because the library looks for its dependencies from where it is.
mkdirSync(join(root, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(root, 'tmp', 'node-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const library = join(folder, 'lib')
await run('node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.lib.json', '--outDir', library], { cwd: root })
const bundle = await Bun.build({
  entrypoints: [join(import.meta.dir, 'suite.ts')],
  outdir: folder,
  naming: 'suite.mjs',
  target: 'node',
  plugins: [
    {
      name: 'the published library instead of its source',
      setup(build) {
        build.onResolve({ filter: /\/src\/index\.ts$/ }, () => ({ path: './lib/index.js', external: true }))
      },
    },
  ],
})

describe('the library on Node', () => {
  test('builds', () => {
    expect(bundle.success).toBe(true)
  })

  for (const version of NODES) {
    const node = nodes.get(version)
    const name = `keeps the contract of runners and leaks nothing on Node ${version}`
    if (node?.status !== 'ready') {
      test.skip(`${name} (skipped: it could not be installed: ${node?.reason})`, () => {})
      continue
    }
    test(name, () => suiteOn(node.path), 180_000)
  }
})

async function suiteOn(node: string): Promise<void> {
  const options = { cwd: folder, timeout: 150_000, maxBuffer: 32 * 1024 * 1024 }
  const { stdout } = await run(node, ['--test-reporter=tap', 'suite.mjs'], options).catch(
    (failure: { stdout: string }) => failure,
  )
  const failures = stdout.split('\n').filter((line) => /^\s*not ok /.test(line))
  expect({ failures, fails: /^# fail (\d+)/m.exec(stdout)?.[1] }).toEqual({ failures: [], fails: '0' })
  expect(Number(/^# pass (\d+)/m.exec(stdout)?.[1])).toBeGreaterThan(30)
}
