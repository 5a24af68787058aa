import { expect, test } from 'bun:test'
import { claimsOf } from './claims.ts'

test.each([
  ['The API port is 8080, remember that.', 'The API port is 9090.'],
  ['Remember that the API port is 8080.', 'The API port is 9090.'],
  ['btw the session timeout is 30 minutes, please remember.', 'The session timeout is 15 minutes.'],
  ["the cache ttl is 60 seconds, don't forget that", 'The cache ttl is 90 seconds.'],
  ['API 端口是 8080，记住了。', 'API 端口是 9090。'],
  ['顺便说一下，队列上限是 500。', '队列上限是 200。'],
])('%p and %p contradict each other, whatever is said around it', (one, other) => {
  const theirs = claimsOf(other)
  expect(
    claimsOf(one).some(({ key, value }) => theirs.some((claim) => claim.key === key && claim.value !== value)),
  ).toBe(true)
})
