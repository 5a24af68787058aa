import { expect, test } from 'bun:test'
import { ranFor } from './purpose.ts'

test.each([
  ['cargo clippy -- -D warnings', 'lint'],
  ['helm lint chart', 'lint'],
  ['uv run alembic upgrade head', 'migrate'],
  ['bin/rails db:migrate', 'migrate'],
  ['npm run seed', 'seed'],
  ['make -C docs html', 'build'],
  ['./gradlew assembleDebug', 'build'],
  ['mise run test:integration', 'test'],
  ['npx playwright test', 'test'],
  ['npx tsc --noEmit', 'types'],
  ['npx prettier --write .', 'format'],
  ['npm run dev', 'run'],
  ['npm run build', 'build'],
  ['docker compose up -d', 'run'],
  ['cargo run -- --help', 'run'],
  ['make deploy-staging', 'deploy'],
  ['helm upgrade --install shop ./chart', 'deploy'],
  ['make proto', 'generate'],
  ['go test -bench . ./internal/codec', 'bench'],
  ['npm ci', 'install'],
  ['npm --prefix web ci', 'install'],
  ['uv sync', 'install'],
  ['python train.py --smoke', ''],
])('%s is run for: %s', (command, purpose) => {
  expect(ranFor(command)).toBe(purpose as ReturnType<typeof ranFor>)
})

test.each([['just itest --profile ci'], ['make ci'], ['cargo build --release']])(
  'what a flag is given, and how much is done, is no purpose: %s',
  (command) => {
    expect(['', 'build']).toContain(ranFor(command))
  },
)
