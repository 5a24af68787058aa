import { describe, expect, test } from 'bun:test'
import { LOOK_ALIKES } from '../../../test/corpus/redaction/look-alikes.ts'
import { draw, drawBody, pick, seeded } from '../../../test/corpus/redaction/random.ts'
import { SECRETS } from '../../../test/corpus/redaction/secrets.ts'
import { TOKENS } from './kinds/tokens.ts'
import { hasSign } from './prefilter.ts'
import { mayHold } from './prefilter-many.ts'
import { scanSecrets } from './scan.ts'

/** It is asked sign by sign at first and by expressions later: the answer is the same. */
function mayHoldSecret(text: string): boolean {
  const answer = hasSign(text)
  if (mayHold(text) !== answer) throw new Error(`asked often, it says ${!answer}: ${JSON.stringify(text)}`)
  return answer
}

describe('the prefilter holds back nothing that the scanner would claim', () => {
  test('in what hosts call their sessions, messages and calls', () => {
    const random = seeded(13)
    const shapes: readonly (() => string)[] = [
      ...['toolu', 'tooluse', 'call', 'ses', 'msg', 'prt', 'fc', 'evt'].map(
        (word) => () => `${word}_${draw(random, 'alnum', 24)}`,
      ),
      ...['toolu', 'agent', 'conv'].map((word) => () => `${word}_1794710783422_${draw(random, 'lower', 7)}`),
      () => `/home/dev/sessions/rollout-2026-11-15T02-39-05-${draw(random, 'hex', 8)}.jsonl`,
      () => [8, 4, 4, 4, 12].map((length) => draw(random, 'hex', length)).join('-'),
      () => `2026-11-15T02:39:${pick(random, ['05', '59'])}${pick(random, ['', '.1', '.354'])}Z`,
    ]
    let held = 0
    for (let n = 0; n < 6000; n++) {
      const text = `${pick(random, ['', '/home/dev/', 'ls -la\n/'])}${pick(random, shapes)()}${pick(random, ['', '', '.jsonl'])}`
      if (mayHoldSecret(text)) continue
      held++
      expect(scanSecrets(text)).toEqual([])
    }
    expect(held).toBeGreaterThan(5000)
  })

  test('in the corpus, whole and in pieces', () => {
    const random = seeded(7)
    const texts = [...SECRETS, ...LOOK_ALIKES].map(({ text }) => text)
    for (const text of texts) expect(mayHoldSecret(text) || scanSecrets(text).length === 0).toBeTrue()
    for (let n = 0; n < 4000; n++) {
      const text = pick(random, texts)
      const start = Math.floor(random() * text.length)
      const piece = text.slice(start, start + 8 + Math.floor(random() * 120))
      if (!mayHoldSecret(piece) && scanSecrets(piece).length > 0) throw new Error(piece)
    }
  })

  test('in names, signs and values put together in every way', () => {
    const random = seeded(11)
    const value = () =>
      pick(random, [
        ...VALUES,
        draw(random, 'alnum', 24),
        draw(random, 'base64', 40),
        draw(random, 'lower', 10),
        draw(random, 'letters', 14),
        draw(random, 'letters', 22),
      ])
    let claimed = 0
    for (let n = 0; n < 80_000; n++) {
      const text = `${pick(random, BEFORE)}${pick(random, NAMES)}${pick(random, AFTER)}${pick(random, BETWEEN)}${value()}${pick(random, BEHIND)}`
      const may = mayHoldSecret(text)
      if (scanSecrets(text).length === 0) continue
      claimed++
      if (!may) throw new Error(JSON.stringify(text))
    }
    expect(claimed).toBeGreaterThan(10_000)
  }, 60_000)

  test.each(
    TOKENS.flatMap(([kind, run, min, prefixes]) =>
      prefixes.split(' ').map((prefix) => [kind, prefix, run, min] as const),
    ),
  )('%s, %s', (_kind, prefix, run, min) => {
    const random = seeded(min)
    for (let n = 0; n < 60; n++) {
      const token = `${prefix}${drawBody(random, run, min)}`
      expect(mayHoldSecret(token) || scanSecrets(token).length === 0).toBeTrue()
    }
  })
})

const BEFORE = [
  '',
  'my ',
  '--',
  'export ',
  '"',
  "'",
  '{"',
  '$',
  'db_',
  'DB_',
  'x-',
  'login bob ',
  'ssh',
  'SET ',
  '- ',
  'curl -H "',
  '<',
  'set(',
  '\\"',
  '你的',
  'if ("a1b2c3d4e5F6" == ',
  'echo a1b2c3d4e5F6 | ',
  'tool:5432:db:me:',
]
const NAMES = [
  ...[
    'pass',
    'password',
    'Password',
    'PASSWD',
    'passphrase',
    'pwd',
    'pw',
    'secret',
    'SECRET_KEY',
    'client_secret',
    'token',
    'TOKEN',
  ],
  ...[
    'apiKey',
    'api_key',
    'API_KEY',
    'key',
    'credentials',
    'auth',
    'Authorization',
    'Cookie',
    'set-cookie',
    'PHPSESSID',
    'connect.sid',
  ],
  ...[
    'X-Amz-Signature',
    'Signal',
    'signal_token',
    '?sig',
    '密码',
    '密鑰',
    '口令',
    '令牌',
    'パスワード',
    '비밀번호',
    'Kennwort',
    'contraseña',
    'psk',
    'ConvertTo-SecureString',
    'NetworkCredential',
    'mysql -u a -p',
    'docker login -u a -p',
    'redis-cli -a',
    'curl -U',
    'kind: Secret\ndata',
    'IDENTIFIED BY',
    'Bearer',
    'Basic',
    '-u',
    '--user',
    '-b',
  ],
]
const AFTER = ['', '_prod', '-2', 'Value', 's', '"', "'", '`', '\\"', ']', ')', '?', '!']
const BETWEEN = [
  ...[
    ' ',
    '  ',
    ': ',
    ':',
    '=',
    ' = ',
    ' := ',
    ' => ',
    '==',
    ' !== ',
    '(',
    '("',
    ', ',
    ',',
    ' is ',
    ' was ',
    ' [None]: ',
    ' | ',
    ' -> ',
    '：',
    '＝',
    '是',
    '为',
  ],
  ...[
    '\n  ',
    ':\n  ',
    ': |\n  ',
    ', "value": "',
    '\nvalue: ',
    ' value=',
    '\t',
    '>',
    ': string = "',
    ' string = "',
    ' ?= ',
    ' ::= ',
    ' .= "',
    '[] = "',
    ' for the box is ',
    '("user", "',
    '="user:',
    ' user%',
    ' Using this one, ',
    ':\n',
    ' =\n  "',
    '": "',
    '" : "',
    ' -p ',
  ],
]
const VALUES = [
  'hunter2',
  'letmein',
  'correct horse battery staple',
  'Sommer-2024',
  'bob:tr0ub4dor',
  'a=b1c2d3e4f5',
  '"quoted one"',
  "'S3cret!'",
  '12345678',
  'abc',
  'user:pass',
  'pa$$word',
  'foo;Bar',
  'Abc-Def_Ghi',
  'x.Y,z',
  'P@ss',
]
const BEHIND = ['', ' ', '\n', '"', "'", ' -h host', '&x=1', '</password>', ';', ' && ls', '\\n']

test.each([
  'npm test -- --filter retry',
  'Run the tests',
  'ok 12 tests passed',
  'file_path',
  'src/http/client.ts',
  'Explain how the token is refreshed and where the key is read.',
  'git checkout -b fix',
  'see https://example.com/docs',
  'src/components/long-name-of-a-component.test.tsx',
  'Command: npm test\nOutput: 12 tests passed\nExit Code: 0\nSignal: (none)\nBackground PIDs: (none)',
  'session 5b0c605e-28df-4369-8e20-2d3efeda8863',
  'toolu_01A09q90qw90lq917835lq9M',
  'call_abcDEF123456789012345678',
  'agent_1794742983300_dsgs14',
  '/home/dev/sessions/ses_e210a599dffecZFkBWJuOf2dao.jsonl',
  'session_5a0c1d2e-0000-4000-8000-00000000f00d',
  '/home/dev/.codex/sessions/2026/11/15/rollout-2026-11-15T02-39-05-01a1dd12-9605-7520-829d-df5233ee478b.jsonl',
  '/home/dev/.gemini/tmp/gemini/chats/session-2026-11-15T02-40-aa87feef.jsonl',
  '/home/dev/.pi/agent/sessions/--home-dev-app--/2026-11-15T11-07-20-791Z_01a1dee3-e956-7271-829d-df5233ee478b.jsonl',
  '/home/dev/.claude/projects/-home-dev-app/5b0c605e-28df-4369-8e20-2d3efeda8863.jsonl',
])('of %p the scanner need not be asked', (text) => expect(mayHoldSecret(text)).toBeFalse())
