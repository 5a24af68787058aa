import { expect, test } from 'bun:test'
import { tellingPart } from './telling-part.ts'

test.each([
  ['pnpm install 2>&1 | tail -3 && pnpm test', 'pnpm test'],
  ['cd /srv/shop && npm ci; npm run build', 'cd /srv/shop && npm run build'],
  ['export PORT=4000 && source .env && node server.js', 'node server.js'],
  ['cargo fetch && cargo clippy && cargo test', 'cargo clippy && cargo test'],
  ['sleep 20; curl -s localhost:4000', 'curl -s localhost:4000'],
  ['for i in 1 2; do make sync; done', 'for i in 1 2; do make sync; done'],
  ['echo done', 'echo done'],
])('what a line is run for: %s', (line, part) => {
  expect(tellingPart(line)).toBe(part)
})
