import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { fill, SESSION } from './lib/filled.ts'

const folder = tempFolders()
let home: Home

beforeAll(async () => {
  home = homeIn(folder())
  await fill(home)
})

function start(...words: string[]) {
  const child = Bun.spawn([binary(), 'view', ...words], {
    cwd: home.folder,
    env: { PATH: join(home.folder, 'no-browser-here'), HOME: home.folder, THROUGHLINE_HOME: home.home },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const address = child.stdout
    .getReader()
    .read()
    .then(({ value }) => new TextDecoder().decode(value).trim())
  return { child, address }
}

describe('throughline view', () => {
  test('prints the address first, serves the whole page below 120 KB, and Ctrl-C ends it', async () => {
    const { child, address } = start('--no-open')
    try {
      const [, port, token] = /^http:\/\/127\.0\.0\.1:(\d+)\/#([\w-]{43})$/.exec(await address) ?? []
      const sizes = await Promise.all(
        ['/', '/page.js', '/page.css', '/api/start'].map(async (path) => {
          const response = await fetch(`http://127.0.0.1:${port}${path}`, {
            headers: { authorization: `Bearer ${token}` },
            // As it comes over the wire.
            decompress: false,
          } as RequestInit)
          expect(response.status).toBe(200)
          return (await response.arrayBuffer()).byteLength
        }),
      )
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024)
    } finally {
      child.kill('SIGINT')
    }
    expect(await child.exited).toBe(0)
  })

  test('the file that leads a browser to it is for this person alone, and goes with it', async () => {
    const { child, address } = start()
    await address
    const opened = join(home.home, 'view')
    const [file = ''] = readdirSync(opened)
    expect(readFileSync(join(opened, file), 'utf8')).toContain(await address)
    expect(statSync(join(opened, file)).mode & 0o077).toBe(0)
    expect(statSync(opened).mode & 0o077).toBe(0)
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    expect(readdirSync(opened)).toEqual([])
  })

  test('--export writes one page that only this person can read and that names no other place', async () => {
    const { code, stdout } = await runCommand(home, 'view', '--export', 'page.html', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ session: SESSION, compactions: 1 })
    const file = join(home.folder, 'page.html')
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).mode & 0o077).toBe(0)
    const html = readFileSync(file, 'utf8')
    expect(html).not.toMatch(/(?:src|href)="(?!data:,")/)
    expect(html).not.toContain('<img src=x')
    expect(html.length).toBeLessThan(1_000_000)
  })

  test('a session that is not there is said, and help says what can be typed', async () => {
    expect(await runCommand(home, 'view', 'nobody', '--export', 'x.html')).toMatchObject({ code: 1 })
    const { stdout } = await runCommand(home, 'view', '--help')
    expect(stdout).toContain('--no-open')
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(88)
  })
})
