import { describe, expect, test } from 'bun:test'
import { SECRETS } from '../../../test/corpus/redaction/secrets.ts'
import { scanSecrets } from './scan.ts'

test('spans are in order, inside the text and do not overlap', () => {
  const texts = SECRETS.map(({ text }) => text).filter((text) => !text.includes('<private>'))
  const text = texts.join('\n')
  const spans = scanSecrets(text)
  let at = 0
  for (const { start, end, kind } of spans) {
    expect(start).toBeGreaterThanOrEqual(at)
    expect(end).toBeGreaterThan(start)
    expect(kind).toMatch(/^[a-z0-9-]+$/)
    at = end
  }
  expect(at).toBeLessThanOrEqual(text.length)
  expect(spans.length).toBeGreaterThanOrEqual(texts.length)
})

test.each([
  'Passwords: argon2id, never bcrypt.',
  'password: pbkdf2-sha256 with 600000 rounds',
  'Secrets: sha-256 only',
  'Tokens: HS256, never none',
  'passwords=scrypt',
  '密码：argon2id，绝不用 bcrypt。',
])('how secrets are hashed or made is no secret: %s', (text) => expect(scanSecrets(text)).toEqual([]))

test.each([
  'Passwords: argon2id7Kq2, never shared.',
  'password: bcrypt-r7Zq2LmX9',
  'password: sha256Kq9Lm2xV',
  '密码：r7Zq2LmX9，绝不外传。',
])('a secret that begins like one is: %s', (text) => expect(scanSecrets(text).length).toBe(1))

test.each([
  ['password: Tr0ub4dor&3xyz is mine.', 'password: * is mine.'],
  ['the password is k7Vq$zR2^mP9;xY and nobody else knows it', 'the password is * and nobody else knows it'],
  ['DB_PASSWORD=k7Vq!zR2#mP9; and be short.', 'DB_PASSWORD=*; and be short.'],
  ['密码是 r7Zq2&LmX9。', '密码是 *。'],
  ['curl "https://a.example/?password=hunter2x9&user=bo"', 'curl "https://a.example/?password=*&user=bo"'],
  ['Server=db;Password=k7VqzR2mP9;Database=shop', 'Server=db;Password=*;Database=shop'],
  ['PASSWORD=k7VqzR2mP9 && make', 'PASSWORD=* && make'],
  ['PASSWORD=k7VqzR2mP9; make', 'PASSWORD=*; make'],
])('a password goes up to where whoever types it ends: %s', (text, left) => {
  const [{ start, end } = { start: 0, end: 0 }, ...more] = scanSecrets(text)
  expect([text.slice(0, start) + '*' + text.slice(end), more]).toEqual([left, []])
})

describe('time grows with the text, not faster', () => {
  const PLAIN = ['a', ' ', '-', '=', '\\', 'Aa1/', 'a-1-', 'x.y1']
  const NAMES = ['password=', 'password: "', '"token":"', 'token=', 'authorization:', 'cookie: a=', '密码是a1']
  const BLOCKS = ['-----BEGIN', '-----BEGIN PRIVATE KEY-----', '<private></private>', '`<private>`']
  const TOKENS = ['eyJ', 'xeyJaaaaaaaaaaaa.', 'sk-EXAMPLE1-', 'ghp_', '://a:', 'Bearer a1']
  for (const unit of [...PLAIN, ...NAMES, ...BLOCKS, ...TOKENS]) {
    test(`for a megabyte of ${JSON.stringify(unit)}`, () => {
      const text = (size: number) => unit.repeat(Math.ceil(size / unit.length))
      scanSecrets(text(20_000))
      const small = Math.min(cpuTime(text(100_000)), cpuTime(text(100_000)))
      const large = cpuTime(text(1_000_000))
      // Ten times the text: linear is 10, quadratic 100. Below two milliseconds the clock says little.
      expect(large / Math.max(small, 2000)).toBeLessThan(45)
    })
  }
})

/** Microseconds of work, which other processes do not change. */
function cpuTime(text: string): number {
  const start = process.cpuUsage()
  scanSecrets(text)
  const { user, system } = process.cpuUsage(start)
  return user + system
}
