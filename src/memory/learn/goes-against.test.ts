import { expect, test } from 'bun:test'
import { goesAgainst } from './goes-against.ts'

test.each([
  ['Decided not to run npm audit because it reports false alarms.', 'always run npm audit before a release', true],
  ['We decided to freeze the merged result, because it is shared.', 'never freeze the merged result', true],
  ['决定不再跑竞态检测，因为太慢。', '提交前一律跑竞态检测', true],
  ['Decided to run npm audit in CI because it is fast there.', 'always run npm audit before a release', false],
  ['Decided on date-fns because it is smaller.', 'never use moment.js', false],
  ['We chose not to retry POST because it is not idempotent.', 'always run the linter before you commit', false],
  ['决定用 biome，因为更快。', '提交信息不要用中文', false],
])('%s against "%s": %p', (concluded, rule, against) => expect(goesAgainst(concluded, rule)).toBe(against))
