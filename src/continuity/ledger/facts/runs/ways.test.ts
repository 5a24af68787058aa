import { describe, expect, test } from 'bun:test'
import { advance } from '../../advance.ts'
import type { WayFact } from '../../facts.ts'
import { emptyLedger, factsOf } from '../../put.ts'
import { type Session, session } from '../../sample.ts'

/** A call that failed and a like one that then worked, by the order of events: a small made-up session each. */
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Look after the cart.')
const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }
const ways = ({ entries }: Session) => factsOf(advance(emptyLedger(), entries), 'way')
const pairs = (told: Session) =>
  ways(told)
    .filter(({ round }) => round !== '')
    .map(({ text, failure, round }: WayFact) => [text, failure, round])
const run = (command: string) => ({ command })
const FAILED = (text: string) => ({ failed: true, text: `Exit code 1\n${text}` })

describe('a like call that worked is the way round', () => {
  test.each([
    [
      'another address of the same server',
      start()
        .call('Bash', run('curl -s http://localhost:3000/api/health'), {
          text: '{"message":"Cannot GET /api/health","error":"Not Found","statusCode":404}',
        })
        .call('Bash', run('curl -s http://localhost:3000/health'), { text: '{"status":"ok"}' }),
      [
        'curl -s http://localhost:3000/api/health',
        '{"message":"Cannot GET /api/health","error":"Not Found","statusCode":404}',
        'curl -s http://localhost:3000/health',
      ],
    ],
    [
      'another program for the same file',
      start()
        .call('Bash', run('npx vitest tests/cart.spec.ts 2>&1 | tail -80'), { text: 'sh: vitest: command not found' })
        .call('Bash', run('pnpm --filter shop test -- tests/cart.spec.ts'), { text: '3 passed' }),
      [
        'npx vitest tests/cart.spec.ts',
        'sh: vitest: command not found',
        'pnpm --filter shop test -- tests/cart.spec.ts',
      ],
    ],
    [
      'what the program itself complained about',
      start()
        .call('Bash', run('go build -o ./shop ./cmd/shop/...'), FAILED('go: cannot write multiple packages to ./shop'))
        .call('Bash', run('go build -o ./shop ./cmd/shop/main.go'), { text: '' }),
      [
        'go build -o ./shop ./cmd/shop/...',
        'go: cannot write multiple packages to ./shop',
        'go build -o ./shop ./cmd/shop/main.go',
      ],
    ],
    [
      'a tag without which nothing is found',
      start()
        .call('Bash', run('go test -run TestCartSync ./internal/sync'), {
          text: 'testing: warning: no tests to run\nPASS\nok  \tshop/internal/sync\t0.1s [no tests to run]',
        })
        .call('Bash', run('go test -tags=integration -run TestCartSync ./internal/sync'), {
          text: 'ok  \tshop/internal/sync\t0.4s',
        }),
      [
        'go test -run TestCartSync ./internal/sync',
        'testing: warning: no tests to run',
        'go test -tags=integration -run TestCartSync ./internal/sync',
      ],
    ],
    [
      'the same command in the folder where it belongs',
      start()
        .place('/srv/shop/web', 'fix/cart')
        .call('Bash', run('node scripts/seed.mjs --all'), FAILED("node: cannot find module './scripts/seed.mjs'"))
        .place('/srv/shop', 'fix/cart')
        .call('Bash', run('node scripts/seed.mjs --all'), { text: 'seeded 12' }),
      [
        'node scripts/seed.mjs --all',
        "node: cannot find module './scripts/seed.mjs'",
        'cd /srv/shop && node scripts/seed.mjs --all',
      ],
    ],
  ])('%s', (_, told, pair) => {
    expect(pairs(told)).toEqual([pair])
  })
})

describe('no way round is', () => {
  test.each([
    [
      'a call that asks for something else',
      start()
        .call('Bash', run('pnpm --filter web test -- --grep "Cart"'), FAILED('Error: No tests found.'))
        .call('Bash', run('pnpm --filter api dev'), { text: 'listening' }),
    ],
    [
      'a check that passes after an edit',
      start()
        .call('Bash', run('bun test src/cart.test.ts'), FAILED('(fail) adds up\nerror: expected 3, got 4'))
        .call('Edit', edit, { text: 'ok' })
        .call('Bash', run('bun test src/cart.test.ts --bail'), { text: '1 pass\n0 fail' }),
    ],
    [
      'another that failed over the work',
      start()
        .call('Bash', run('bun test src/cart.test.ts'), FAILED('(fail) adds up\nerror: expected 3, got 4'))
        .call('Bash', run('bun test src/list.test.ts'), { text: '1 pass\n0 fail' }),
    ],
    [
      'one of several tries of which nobody knows which ended well',
      start()
        .call('Bash', run('docker ps'), FAILED('command not found: docker'))
        .call('Bash', run('which docker || /usr/local/bin/docker ps || echo none'), { text: 'docker not found\nnone' }),
    ],
    [
      'silence behind a pipe',
      start()
        .call('Bash', run('curl -sv http://localhost:5173/cart'), FAILED('connect to ::1 failed: Connection refused'))
        .call('Bash', run('curl -s http://localhost:5173 2>/dev/null | head -3'), { text: '' }),
    ],
    [
      'a package without tests among others that ran',
      start()
        .call('Bash', run('make test'), { text: '?   \tshop/cmd\t[no test files]\nok  \tshop/cart\t0.2s' })
        .call('Bash', run('make lint'), { text: '0 issues.' }),
    ],
  ])('%s', (_, told) => {
    expect(pairs(told)).toEqual([])
  })
})

test('a call that works after all takes its failure back', () => {
  const told = start()
    .call('Bash', run('redis-cli -p 6380 ping'), FAILED('redis-cli: connection refused'))
    .call('Bash', run('redis-cli -p 6380 ping'), { text: 'PONG' })
  expect(ways(told)).toEqual([])
})

test('a way round that fails itself is none any more', () => {
  const told = start()
    .call('Bash', run('vault get cart/key --json'), FAILED('vault: unknown flag --json'))
    .call('Bash', run('vault get cart/key --format json'), { text: '{}' })
    .call('Bash', run('vault get cart/key --format json'), FAILED('vault: permission denied'))
  expect(pairs(told)).toEqual([])
})
