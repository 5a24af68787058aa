import { describe, expect, test } from 'bun:test'
import { LOOK_ALIKES } from '../../test/corpus/redaction/look-alikes.ts'
import { draw, drawBody, pick, seeded } from '../../test/corpus/redaction/random.ts'
import { leaks, SECRETS } from '../../test/corpus/redaction/secrets.ts'
import { TOKENS } from './redact/kinds/tokens.ts'
import { redact, redactDeep } from './redact.ts'

describe('a secret is replaced and everything around it stays', () => {
  for (const { name, kind, secret, text } of SECRETS) {
    test(name, () => {
      expect(redact(text)).toBe(text.replace(secret, () => `[redacted:${kind}]`))
    })
  }
})

describe('a look-alike stays as it is', () => {
  for (const { name, text } of LOOK_ALIKES) {
    test(name, () => {
      expect(redact(text)).toBe(text)
      expect(redactDeep({ text }).text).toBe(text)
    })
  }
})

describe('over the whole corpus', () => {
  test('at least 97 % of the secrets are found', () => {
    const found = SECRETS.filter(({ secret, text }) => !leaks(secret, redact(text)))
    expect(SECRETS.length).toBeGreaterThanOrEqual(70)
    expect(found.length / SECRETS.length).toBeGreaterThanOrEqual(0.97)
  })

  test('at most 2 % of the look-alikes are wrongly found', () => {
    const wrong = LOOK_ALIKES.filter(({ text }) => redact(text) !== text)
    expect(LOOK_ALIKES.length).toBeGreaterThanOrEqual(80)
    expect(wrong.length / LOOK_ALIKES.length).toBeLessThanOrEqual(0.02)
  })

  test('every secret is found inside a JSON string as well', () => {
    const leaking = SECRETS.filter(({ secret, text }) => leaks(secret, JSON.stringify(redactDeep({ stdout: text }))))
    expect(leaking.map(({ name }) => name)).toEqual([])
  })

  test('redacting twice is redacting once', () => {
    const random = seeded(11)
    const texts = [...SECRETS, ...LOOK_ALIKES].map(({ text }) => text)
    for (let i = 0; i < 2000; i++) {
      const text = Array.from({ length: 1 + (i % 5) }, () => part(random, pick(random, texts))).join(
        pick(random, ['', ' ', '\n', '=']),
      )
      const once = redact(text)
      expect(redact(once)).toBe(once)
    }
  })
})

describe('a secret put into other text', () => {
  const SURROUNDINGS = [
    'lorem ipsum',
    'const x = 1',
    '\n',
    '错误：找不到文件',
    '/usr/local/bin',
    '{"a": 1}',
    "it's",
    '<div>',
    'foo-bar-baz',
  ]
  const BEFORE = [' ', '\n', '"', "'", '=', '(', ': ', '\\n', '`', '，', '[', '\u001b[32m'] as const
  const AFTER = [' ', '\n', '"', "'", ')', '`', '\\n', ',', '。', '<'] as const

  for (const [kind, run, min, prefixes] of TOKENS) {
    test(`a token of ${kind} is found (${prefixes})`, () => {
      const random = seeded(kind.length * 1000 + min)
      const around = () => Array.from({ length: 3 }, () => pick(random, SURROUNDINGS)).join(' ')
      for (const prefix of prefixes.split(' ')) {
        const body = drawBody(random, run, min)
        const text = around() + pick(random, BEFORE) + prefix + body + pick(random, AFTER) + around()
        if (leaks(body, redact(text))) throw new Error(text)
      }
    })
  }

  const SYNTAXES = [
    (secret: string) => `DB_PASSWORD=${secret}\n`,
    (secret: string) => `password: ${secret}\n`,
    (secret: string) => `{\\"password\\":\\"${secret}\\"}`,
    (secret: string) => `tool --password ${secret} --verbose`,
    (secret: string) => `postgres://app:${secret}@db/shop`,
    (secret: string) => `<secret>${secret}</secret>`,
    (secret: string) => `client_secret = '${secret}'`,
    (secret: string) => `"apiKey": "${secret}"`,
    (secret: string) => `/hook?token=${secret}&ref=main`,
    (secret: string) => `Authorization: Bearer ${secret}\r\n`,
  ]

  test('a random value is found in every way to assign it, 99 times of 100', () => {
    const random = seeded(5)
    let found = 0
    const rounds = 2000
    for (let i = 0; i < rounds; i++) {
      const secret = draw(random, 'alnum', 16 + (i % 24))
      const text = `${pick(random, SURROUNDINGS)}\n${pick(random, SYNTAXES)(secret)}${pick(random, SURROUNDINGS)}`
      if (!leaks(secret, redact(text))) found++
    }
    expect(found / rounds).toBeGreaterThanOrEqual(0.99)
  })
})

describe('a JSON value', () => {
  const secret = draw(seeded(3), 'alnum', 24)

  const CASES: readonly (readonly [name: string, value: unknown, expected: unknown])[] = [
    ['is redacted under a name', { password: secret }, { password: '[redacted:password]' }],
    ['is redacted under a name in camel case', { db: { apiKey: secret } }, { db: { apiKey: '[redacted:api-key]' } }],
    ['is redacted in a list', { tokens: [secret, 'none'] }, { tokens: ['[redacted:token]', 'none'] }],
    [
      'is redacted next to its name',
      [{ name: 'DB_PASSWORD', value: secret }],
      [{ name: 'DB_PASSWORD', value: '[redacted:password]' }],
    ],
    [
      'keeps the scheme of a header',
      { authorization: `Bearer ${secret}` },
      { authorization: 'Bearer [redacted:authorization]' },
    ],
    ['loses its cookies', { headers: { Cookie: `sid=${secret}` } }, { headers: { Cookie: '[redacted:cookie]' } }],
    [
      'is redacted where a text has it',
      { command: `PASSWORD=${secret} run` },
      { command: 'PASSWORD=[redacted:password] run' },
    ],
    ['is redacted in a key', { [`npm_${secret}${secret}`]: 1 }, { '[redacted:npm]': 1 }],
    [
      'keeps numbers under a name',
      { max_tokens: 4096, token: 12, password: null },
      { max_tokens: 4096, token: 12, password: null },
    ],
  ]
  for (const [name, value, expected] of CASES) {
    test(name, () => {
      expect(redactDeep(value)).toEqual(expected)
    })
  }

  test('without secrets is returned itself', () => {
    const value = { session_id: 'a', tool_input: { command: 'ls', list: [1, 'two', { three: null }] }, token: 'string' }
    expect(redactDeep(value)).toBe(value)
  })

  test('with a secret in one branch keeps the other branches', () => {
    const value = { clean: { a: ['b'] }, dirty: { password: secret } }
    const redacted = redactDeep(value)
    expect(redacted.clean).toBe(value.clean)
    expect(value.dirty.password).toBe(secret)
  })

  test('keeps a key named __proto__ a key', () => {
    const redacted = redactDeep(JSON.parse(`{"__proto__": {"password": "${secret}"}}`))
    expect(JSON.stringify(redacted)).toBe('{"__proto__":{"password":"[redacted:password]"}}')
  })

  test('nested deeper than any payload loses what is below', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}"${secret}"${']'.repeat(5000)}`)
    const text = JSON.stringify(redactDeep(deep))
    expect(text).not.toContain(secret)
    expect(text).toContain('[redacted:depth]')
  })

  test('keeps its shape, whatever it is', () => {
    const random = seeded(8)
    for (let i = 0; i < 300; i++) {
      const value = json(random, 0)
      expect(shape(redactDeep(value))).toEqual(shape(value))
    }
  })
})

function part(random: () => number, text: string): string {
  const start = Math.floor(random() * text.length)
  return random() < 0.5 ? text : text.slice(start, start + 60)
}

function json(random: () => number, depth: number): unknown {
  const texts = [...SECRETS, ...LOOK_ALIKES]
  const kind = Math.floor(random() * (depth > 3 ? 4 : 6))
  if (kind === 0) return Math.floor(random() * 1000)
  if (kind === 1) return random() < 0.5
  if (kind === 2) return null
  if (kind === 3) return pick(random, texts).text
  if (kind === 4) return Array.from({ length: 3 }, () => json(random, depth + 1))
  const keys = ['password', 'token', 'name', 'value', 'command', 'api_key', 'max_tokens']
  return Object.fromEntries(keys.filter(() => random() < 0.4).map((key) => [key, json(random, depth + 1)]))
}

/** The value with every text replaced by its type. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'text' : value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]))
}
