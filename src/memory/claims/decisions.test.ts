import { expect, test } from 'bun:test'
import { claimsOf } from './claims.ts'

const isAgainst = (one: string, other: string) =>
  claimsOf(one).some(({ key, value }) => claimsOf(other).some((claim) => claim.key === key && claim.value !== value))

test.each([
  ['Decision: use Kafka for events because replay is needed.', 'Decision: use NATS for events because it is light.'],
  ['We decided to use Kafka for events.', 'Decision: use NATS for events because it is light.'],
  ['We decided to use Kafka for events.', 'We decided against Kafka for events.'],
  ['Decision: use Kafka for events.', 'We decided against using Kafka for events because it is heavy.'],
  ['决定:用 Kafka 存事件', '我们决定不用 Kafka 存事件'],
])('issue 16 "%s" and "%s" say the opposite', (one, other) => expect(isAgainst(one, other)).toBe(true))

test.each([
  ['Decision: use Kafka for events.', 'Decision: use NATS for commands.'],
  ['We decided against Kafka for events.', 'We decided against NATS for events.'],
])('"%s" and "%s" do not', (one, other) => expect(isAgainst(one, other)).toBe(false))
