import { expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const limitsOf = (prompt: string) =>
  limitsInForce(advance(emptyLedger(), session().prompt(prompt).say('Fine.').entries)).map(({ limit }) => limit.text)

test.each([
  'I handle deployments personally',
  '部署由我自己來',
  'I hate mocks, use the real database in tests',
  "Legal said we can't store IP addresses",
  'main is protected',
  "There's a freeze on schema changes until Friday",
  'Nothing in config/ is yours to change',
  'config/ is none of your business',
  'We support Node 16 and up',
  '请用简体中文回复',
  'Max line length is 80.',
  'Timeout 30 seconds, only HTTPS.',
  'rate limit 100 per second, no third-party packages',
  '行長上限 80。',
  'Deploys only on Mondays.',
])('%s is a limit', (said) => expect(limitsOf(said)).toEqual([said]))

test('beside a request, how amounts are rounded and what stands everywhere are limits', () => {
  expect(limitsOf('Write the totals. Amounts get rounded half to even.')).toEqual(['Amounts get rounded half to even.'])
  expect(limitsOf('Build it. Rules:\n- Type hints everywhere\n- No eval')).toEqual(['Type hints everywhere', 'No eval'])
})

test.each([
  'The tests pass, no new errors.',
  'the login request hit the timeout 30 seconds later',
  'my colleague said we use postgres',
  'We support dark mode now, look at the page.',
  '超时 30 秒后报错，看一下',
  'the page is read-only because of an error, fix it',
  "There's a freeze on the login page when I click",
  'the build is broken on main',
])('%s lays nothing down', (said) => expect(limitsOf(said)).toEqual([]))
