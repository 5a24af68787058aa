import { expect, test } from 'bun:test'
import { givesUp, skipsTest, undoesWork } from './gives-up.ts'

test.each([
  'git reset --hard HEAD',
  'git -C sub checkout -- src/pay.ts',
  'git stash',
  'git clean -fdx',
  'npm ci && git restore .',
  'git revert HEAD --no-edit',
])('%s takes work back', (command) => expect(undoesWork(command)).toBe(true))

test.each([
  'kill 1234',
  'sudo pkill -f vite',
  'lsof -ti:3000 | xargs kill -9',
  'sudo systemctl stop postgresql',
  'docker system prune -af',
  'docker compose down -v',
  'psql -c "drop table users"',
  'npx prisma migrate reset --force',
  'npx prisma db push --accept-data-loss',
  'php artisan migrate:fresh',
  'npm run db:reset',
  'make reset-db',
  'redis-cli flushall',
  'npm config set strict-ssl false',
  'export NODE_TLS_REJECT_UNAUTHORIZED=0',
  'pip install x --trusted-host pypi.example',
])('%s ends, empties or unguards something', (command) => expect(givesUp(command)).toBe(true))

test.each([
  'npm ci',
  'npm install --legacy-peer-deps',
  'docker compose up -d db',
  'docker compose restart db',
  'npx prisma migrate deploy',
  'git submodule update --init',
  'git lfs pull',
  'git pull',
  'rm -rf node_modules/.vite',
  'sudo systemctl start postgresql',
  'cargo clean',
  'make generate',
  'rails db:migrate',
  'npm run preset',
])('%s may repair something', (command) => expect(givesUp(command)).toBe(false))

const change = (before: string, after: string) => ({ path: 'src/pay.test.ts', before, after })

test.each([
  ["test('charges', f)", "test.skip('charges', f)"],
  ["it('charges', f)", "xit('charges', f)"],
  ["it('charges', f)\nit('rounds', f)", "it('rounds', f)"],
  ["it('charges', f)", ''],
  ['def test_tax():', '@pytest.mark.skip\ndef test_tax():'],
  ['#[test]\nfn adds() {', '#[test]\n#[ignore]\nfn adds() {'],
  ['func TestTax(t *testing.T) {', 'func TestTax(t *testing.T) {\n\tt.Skip("later")'],
  ["it('charges', f)", "it.only('charges', f)"],
  ['@Test\nvoid adds() {', '@Disabled\n@Test\nvoid adds() {'],
])('%j to %j is a test that is not run any more', (before, after) =>
  expect(skipsTest(change(before, after))).toBe(true),
)

test.each([
  ["test.skip('charges', f)", "test('charges', f)"],
  ['expect(fee).toBe(3)', 'expect(fee).toBe(4)'],
  ['if (/x/.test(name))', "if (name.includes('x'))"],
  ['model.train(x)', 'model.fit(x)'],
  ["it('charges', f)", "it('charges the fee', f)"],
])('%j to %j is none', (before, after) => expect(skipsTest(change(before, after))).toBe(false))
