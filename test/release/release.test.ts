import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { linksIn } from '../../scripts/release/links.ts'
import { clientTest } from '../clients/lib/client-test.ts'
import { CLAUDE } from '../clients/lib/clients/clients.ts'
import { type HostSession, withHost } from '../clients/lib/host-session.ts'
import { say as answer, call } from '../clients/lib/model/replies.ts'
import { say } from '../clients/lib/model/reply.ts'
import { product } from '../clients/lib/product.ts'
import { withSession } from '../clients/lib/session.ts'
import { tempFolders } from '../lib/temp.ts'
import { registryOf } from './registry.ts'

const root = join(import.meta.dir, '../..')
const out = join(root, 'dist/npm')
const platform = `linux-${process.arch}`
const folder = tempFolders()
const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
const main = join(out, `throughline-${version}.tgz`)
const program = join(out, `throughline-${platform}-${version}.tgz`)

beforeAll(() => {
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, 'scripts/release.ts', '--only', platform], {
    cwd: root,
  })
  if (exitCode !== 0) throw new Error(stderr.toString())
}, 180_000)

function npm(words: readonly string[], cwd: string): void {
  const { exitCode, stdout, stderr } = Bun.spawnSync(['npm', ...words, '--no-audit', '--no-fund', '--silent'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd },
  })
  if (exitCode !== 0) throw new Error(`npm ${words.join(' ')}: ${stdout}${stderr}`)
}

/** The packages that the main one depends on, packed from where they are installed. */
function packedDependencies(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  packedOnce ??= packed(Object.keys(dependencies))
  return packedOnce
}

let packedOnce: readonly string[] | undefined

function packed(names: readonly string[]): string[] {
  const into = folder()
  for (const name of names) {
    npm(['pack', join(root, 'node_modules', name), '--pack-destination', into, '--ignore-scripts'], into)
  }
  return readdirSync(into)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(into, file))
}

/** A prefix into which npm has installed the packages, from a registry on loopback. */
function installed(): Promise<string> {
  installedOnce ??= install()
  return installedOnce
}

let installedOnce: Promise<string> | undefined

async function install(): Promise<string> {
  const home = folder()
  const registry = registryOf([main, program, ...packedDependencies()])
  try {
    // Not `spawnSync`: this process serves the registry.
    const child = Bun.spawn(
      ['npm', 'install', '-g', 'throughline', '--prefix', home, '--registry', registry.url, '--no-audit', '--no-fund'],
      { cwd: home, env: { PATH: process.env.PATH ?? '', HOME: home }, stdout: 'ignore', stderr: 'pipe' },
    )
    const stderr = await new Response(child.stderr).text()
    if ((await child.exited) !== 0) throw new Error(stderr)
  } finally {
    await registry.close()
  }
  return home
}

describe('the packed packages', () => {
  test('the main one is small and has no test and no program in it', () => {
    // 1.62 MB when it was last looked at: docs with pictures, and the library with the words that a typed sentence is judged by.
    expect(statSync(main).size).toBeLessThan(1_800_000)
    const listed = Bun.spawnSync(['tar', 'tzf', main]).stdout.toString()
    expect(listed).not.toMatch(/\.test\.|\/test\//)
    expect(listed).toContain('package/bin/throughline.mjs')
    expect(listed).toContain('package/dist/lib/index.js')
  })

  test('the list of checksums is right, and a list of parts is there', () => {
    for (const line of readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
      const [sum, file = ''] = line.split('  ')
      expect(new Bun.CryptoHasher('sha256').update(readFileSync(join(out, file))).digest('hex')).toBe(sum ?? '')
    }
    expect(JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' })
  })

  test('every link in its pages that stays inside leads to something in the package, pictures included', () => {
    const into = folder()
    expect(Bun.spawnSync(['tar', 'xzf', main, '-C', into]).exitCode).toBe(0)
    const pages = [...new Bun.Glob('package/**/*.md').scanSync({ cwd: into })]
    expect(pages).toContain('package/README.md')
    const dead = pages.flatMap((page) =>
      linksIn(readFileSync(join(into, page), 'utf8'))
        .filter((link) => !existsSync(join(into, dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    )
    expect(dead).toEqual([])
    expect(linksIn(readFileSync(join(into, 'package/README.md'), 'utf8'))).toContain('docs/recovery.png')
  })

  test('from a registry npm picks the program of this platform, and it runs', async () => {
    const home = await installed()
    const run = Bun.spawnSync([join(home, 'bin/throughline'), '--version'], {
      env: { PATH: process.env.PATH ?? '', HOME: home },
    })
    expect(run.stdout.toString().trim()).toBe(version)
  }, 180_000)

  test('the library can be imported from the package', () => {
    const here = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-library-')))
    writeFileSync(join(here, 'package.json'), '{"type":"module"}')
    npm(['install', main, ...packedDependencies(), '--omit=optional', '--offline'], here)
    const { exports: exported } = JSON.parse(readFileSync(join(here, 'node_modules/throughline/package.json'), 'utf8'))
    const names = Object.keys(exported).filter(
      (name) => !name.includes('*') && !name.endsWith('.json') && name !== './storage' && name !== './rules',
    )
    const code = names.map((name) => `await import('throughline${name.slice(1)}')`).join('\n')
    const { exitCode, stderr } = Bun.spawnSync(['node', '--input-type=module', '-e', code], { cwd: here })
    expect({ exitCode, stderr: stderr.toString() }).toEqual({ exitCode: 0, stderr: '' })
    const inside = (text: string) => Bun.spawnSync(['node', '--input-type=module', '-e', text], { cwd: here })
    const lacking = inside("await import('throughline/rules')")
    expect(lacking.exitCode).not.toBe(0)
    expect(lacking.stderr.toString()).toMatch(/Cannot find package '(?:yaml|unbash)'/)
    npm(['install', ...packed(['yaml', 'unbash']), '--omit=optional', '--offline'], here)
    const asked = inside(`import { createRules } from 'throughline/rules'
      const rules = createRules({ project: '/home/dev/app', home: '/home/dev', packs: ['git'] })
      const event = { name: 'PreToolUse', sessionId: 's', cwd: '/home/dev/app', toolName: 'Bash', toolInput: { command: 'git push -f' } }
      console.log((await rules.respond(event))[0].outcome.decision)`)
    expect([asked.stdout.toString(), asked.stderr.toString()]).toEqual(['deny\n', ''])
  }, 120_000)
})

describe('the release of the plugin', () => {
  const archive = `throughline-plugin-${platform}-${version}.tgz`

  function unpacked(): string {
    const into = folder()
    const { exitCode, stderr } = Bun.spawnSync(['tar', 'xzf', join(root, 'dist/plugin', archive), '-C', into])
    if (exitCode !== 0) throw new Error(stderr.toString())
    return join(into, `throughline-plugin-${platform}`)
  }

  test('its checksum is right, and it names its archive and no checkout', () => {
    const [sum, file] = readFileSync(join(root, 'dist/plugin/SHA256SUMS'), 'utf8').trim().split('  ')
    const bytes = readFileSync(join(root, 'dist/plugin', archive))
    expect([sum, file]).toEqual([new Bun.CryptoHasher('sha256').update(bytes).digest('hex'), archive])
    const plugin = unpacked()
    for (const path of ['plugin/README.md', 'plugin/hooks/throughline.sh', '.claude-plugin/marketplace.json'])
      expect(readFileSync(join(plugin, path), 'utf8')).not.toMatch(/checkout|npm run build/)
    expect(readFileSync(join(plugin, 'plugin/hooks/throughline.sh'), 'utf8')).toContain(archive)
  })

  clientTest(
    'installed from the unpacked folder it records a session, with no other program on the machine',
    async () => {
      const script = [call('Bash', { command: 'echo from-the-tool' }), answer('Ran it.')]
      await withSession({ script }, async (s) => {
        const plugin = unpacked()
        for (const words of [
          ['marketplace', 'add', plugin],
          ['install', 'throughline@throughline'],
        ])
          expect(await s.plugin(words)).toMatchObject({ exitCode: 0 })
        expect(existsSync(join(s.throughlineHome, 'bin'))).toBe(false)
        expect((await s.run(['run it'])).exitCode).toBe(0)
        const types = product(s)
          .timeline()
          .map(({ type }) => type)
        expect(types).toEqual(
          expect.arrayContaining(['session:start', 'prompt:submit', 'tool:complete', 'session:end']),
        )
      })
    },
  )
})

const found = await CLAUDE.obtain()
const name =
  'the first ten minutes: install, a session with a compaction, report, replay, doctor, update, rollback, uninstall'
if (found.status === 'missing')
  test.skip(`${name} (skipped: Claude Code could not be installed: ${found.reason})`, () => {})
else {
  test(name, () => withHost(CLAUDE, found.path, SCRIPT, firstTenMinutes), 240_000)
}

const SCRIPT = {
  turn: [
    CLAUDE.shell('echo one', { thinkMs: 400 }),
    say('The header is kept.', { thinkMs: 400 }),
    CLAUDE.shell('echo two', { thinkMs: 400 }),
    say('Done.', { thinkMs: 400 }),
  ],
  summariser: [say('<analysis>x</analysis><summary>Some work was done.</summary>')],
}

async function firstTenMinutes(s: HostSession): Promise<void> {
  const prefix = await installed()
  const before = s.files()
  const run = (...words: string[]) => {
    const env = { PATH: `${prefix}/bin:${process.env.PATH ?? ''}`, HOME: s.home }
    const { stdout, stderr, exitCode } = Bun.spawnSync(['throughline', ...words], {
      cwd: s.project,
      env,
      stdin: 'ignore',
    })
    return { text: `${stdout}${stderr}`, exitCode }
  }
  const works = (...words: string[]) => {
    const { text, exitCode } = run(...words)
    if (exitCode !== 0) throw new Error(`throughline ${words.join(' ')} ended with ${exitCode}: ${text}`)
    return text
  }

  expect(works()).toContain('throughline install')
  expect(works('install', '--yes')).toContain('Written: ')
  const prompts = ['Split the importer into parts. Always keep the CSV header.', 'go on', '/compact', 'and on']
  for (const [at, prompt] of prompts.entries()) await s.run({ prompt, resume: at > 0 })
  expect(s.server.of('turn').at(-1)?.text).toContain('Always keep the CSV header.')
  expect(JSON.parse(works('report', '--json'))).toMatchObject({ totals: { compactions: 1 } })
  works('replay')
  expect(run('doctor', '--quick').text).toContain('events wired')
  expect(works('update', program)).toContain(`Version ${version} takes the place of ${version}`)
  expect(works('update', '--rollback')).toContain(version)
  works('uninstall', '--yes')
  const after = s.files()
  for (const [path, bytes] of before) expect([path, after.get(path)]).toEqual([path, bytes])
  expect(existsSync(join(s.home, '.throughline/bin/throughline'))).toBe(false)
}
