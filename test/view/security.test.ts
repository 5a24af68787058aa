import { beforeAll, describe, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { type Home, homeIn } from '../lib/home.ts'
import { tempFolders } from '../lib/temp.ts'
import { fill, SESSION } from './lib/filled.ts'
import { type Seen, withViewing } from './lib/viewing.ts'

const folder = tempFolders()
let home: Home

beforeAll(async () => {
  home = homeIn(folder())
  await fill(home)
}, 120_000)

const withToken = ({ token }: Seen, headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...headers },
})

describe('who is answered', () => {
  test('a name that was pointed here by somebody else is not: DNS rebinding', async () => {
    await withViewing(home, async (seen) => {
      for (const host of [
        'evil.example',
        `evil.example:${seen.port}`,
        '127.0.0.1',
        `127.0.0.1.evil.example:${seen.port}`,
        '',
      ]) {
        const answer = await spoken(seen.port, [
          'GET /api/sessions HTTP/1.1',
          `Host: ${host}`,
          `Authorization: Bearer ${seen.token}`,
        ])
        expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
        expect(answer).not.toContain(SESSION)
      }
      const own = await spoken(seen.port, ['GET / HTTP/1.1', `Host: 127.0.0.1:${seen.port}`])
      expect(own).toStartWith('HTTP/1.1 200')
    })
  })

  test('a page of another site is not, whatever it knows', async () => {
    await withViewing(home, async (seen) => {
      for (const origin of [
        'https://evil.example',
        'null',
        `http://127.0.0.1:${seen.port + 1}`,
        `https://127.0.0.1:${seen.port}`,
      ])
        expect((await seen.raw('/api/sessions', withToken(seen, { origin }))).status).toBe(403)
      for (const site of ['cross-site', 'same-site'])
        expect((await seen.raw('/api/sessions', withToken(seen, { 'sec-fetch-site': site }))).status).toBe(403)
      expect((await seen.raw('/page.js', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
      const own = withToken(seen, { origin: `http://127.0.0.1:${seen.port}`, 'sec-fetch-site': 'same-origin' })
      expect((await seen.raw('/api/sessions', own)).status).toBe(200)
    })
  })

  test('nobody is without the token, or with another one, on any route: another person of this machine has none', async () => {
    await withViewing(home, async (seen) => {
      const wrong = [
        '',
        'Bearer',
        `Bearer ${seen.token}x`,
        `Bearer ${seen.token.slice(1)}`,
        `bearer ${seen.token}`,
        `Basic ${seen.token}`,
      ]
      for (const path of [
        'start',
        'sessions',
        `sessions/${SESSION}`,
        `sessions/${SESSION}/live`,
        'compactions/1',
        'memories',
        'nothing',
      ]) {
        expect((await seen.raw(`/api/${path}`)).status).toBe(401)
        for (const authorization of wrong)
          expect((await seen.raw(`/api/${path}`, { headers: { authorization } })).status).toBe(401)
        expect(
          (await seen.raw(`/api/${path}?token=${seen.token}`, { headers: { cookie: `token=${seen.token}` } })).status,
        ).toBe(401)
      }
    })
  })

  test('the token is 256 bits, another one each time, and stands in nothing that is served without it', async () => {
    const tokens = await Promise.all(
      [1, 2].map(() =>
        withViewing(home, async (seen) => {
          for (const path of ['/', '/page.js', '/page.css'])
            expect(await (await seen.raw(path)).text()).not.toContain(seen.token)
          return seen.token
        }),
      ),
    )
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32)
    expect(tokens[0]).not.toBe(tokens[1])
  })

  test('only this machine can connect', async () => {
    const outside = Object.values((await import('node:os')).networkInterfaces())
      .flatMap((own) => own ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')?.address
    await withViewing(home, async (seen) => {
      expect(await reachable('127.0.0.1', seen.port)).toBe(true)
      for (const address of ['127.0.0.2', ...(outside ? [outside] : [])])
        expect(await reachable(address, seen.port)).toBe(false)
    })
  })
})

describe('what can be done', () => {
  test('nothing but GET and POST, and no header or field makes one of them into another', async () => {
    await withViewing(home, async (seen) => {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
        expect((await seen.raw('/api/sessions', { ...withToken(seen), method })).status).toBe(405)
      const overridden = withToken(seen, { 'x-http-method-override': 'POST', 'x-method-override': 'POST' })
      expect((await seen.raw('/api/memory/forget?_method=POST&uri=project://notes/a', overridden)).status).toBe(404)
      expect(home.all<{ n: number }>("SELECT count(*) AS n FROM memories WHERE uri = 'project://notes/a'")[0]?.n).toBe(
        1,
      )
    })
  })

  test('a form of another site cannot post: only JSON is taken', async () => {
    await withViewing(home, async (seen) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const init = {
          ...withToken(seen, { 'content-type': type }),
          method: 'POST',
          body: '{"uri":"project://notes/a"}',
        }
        expect((await seen.raw('/api/memory/forget', init)).status).toBe(415)
      }
      expect(
        (await seen.post('memory/update', { uri: 'x', content: 'y'.repeat(2 << 20) }).catch(() => ({ status: 413 })))
          .status,
      ).toBe(413)
    })
  })

  test('no path leads to a file', async () => {
    await withViewing(home, async (seen) => {
      for (const path of [
        '/../../etc/passwd',
        '/..%2f..%2fetc%2fpasswd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/page.js/../../etc/passwd',
        '//etc/passwd',
        '/__proto__',
        '/constructor',
      ]) {
        const answer = await spoken(seen.port, [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${seen.port}`])
        expect(answer).not.toContain('root:')
        expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
      }
      for (const path of [
        'sessions/..%2f..%2fetc%2fpasswd',
        'told/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
        'memories?project=%2Fetc',
        'memory?uri=project://x&project=..%2f..%2fetc',
      ]) {
        const answer = await seen.get(path)
        expect(answer).toMatchObject({ error: { message: expect.any(String) } })
        expect(JSON.stringify(answer)).not.toContain('root:')
      }
    })
  })
})

describe('what a response says', () => {
  test('nobody may frame it, run anything else in it, or read it from elsewhere', async () => {
    await withViewing(home, async (seen) => {
      const answers = [
        await seen.raw('/'),
        await seen.raw('/page.js'),
        await seen.raw('/page.css'),
        await seen.raw('/nothing'),
        await seen.raw('/api/sessions'),
        await seen.raw('/api/sessions', withToken(seen)),
        await seen.raw('/api/sessions', withToken(seen, { origin: 'https://evil.example' })),
      ]
      for (const { headers } of answers) {
        expect(headers.get('content-security-policy')).toBe(POLICY)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('referrer-policy')).toBe('no-referrer')
        expect(headers.get('set-cookie')).toBeNull()
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    })
  })

  test('a tool result of 100 MB does not become a page of 100 MB', async () => {
    const own = homeIn(folder())
    await fill(own)
    own.all(
      `UPDATE timeline SET data = json_object('tool', 'Bash', 'output', replace(hex(zeroblob(50000000)), '0', 'z')) WHERE id = 3`,
    )
    await withViewing(own, async (seen) => {
      const text = JSON.stringify(await seen.get(`sessions/${SESSION}`))
      expect(text.length).toBeLessThan(1_000_000)
      expect(text).toContain('more characters')
    })
  }, 60_000)
})

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** As it goes over the wire: `fetch` would make a proper address of it first. */
function spoken(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

function reachable(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: 1000 }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
    socket.on('timeout', () => resolve(false))
  })
}
