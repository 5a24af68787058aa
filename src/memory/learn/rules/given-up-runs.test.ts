import { describe, expect, test } from 'bun:test'
import { givesUpRun } from './given-up-runs.ts'

describe('a rule gives a command up', () => {
  test.each([
    ['no more pnpm in this repo, npm only', 'pnpm test'],
    ['we moved off pnpm, npm is what we use', 'pnpm test'],
    ['we are dropping pnpm, it is npm for everything now', 'pnpm run build'],
    ['pnpm 换成 npm 了', 'pnpm test'],
    ['别用 pnpm 了，统一换成 npm', 'pnpm test'],
    ['还是用 npm 吧，pnpm 别用了', 'pnpm test'],
    ['make deploy is forbidden, use the pipeline', 'make deploy'],
    ['别再跑 make deploy', 'make deploy'],
    ['do not use make deploy any more, it is broken', 'make deploy ENV=prod'],
    ['never run `prisma migrate reset`, the data is shared', 'npx prisma migrate reset --force'],
    ['Never run make deploy yourself.', 'make deploy'],
  ])('%s: %s', (rule, command) => expect(givesUpRun(rule, command)).toBe(true))
})

describe('and not another one', () => {
  test.each([
    ['never run make deploy yourself', 'make test'],
    ['never run prisma migrate reset', 'npx prisma migrate deploy'],
    ['use npm, not pnpm', 'npm test'],
    ['never commit before npm test passes', 'npm test'],
    ['do not forget npm test', 'npm test'],
    ['no more pnpm, npm only', 'npm test'],
    ['never push without running make test', 'make test'],
    ['remake is gone', 'make test'],
    ['每次提交前跑 npm test', 'npm test'],
  ])('%s: %s', (rule, command) => expect(givesUpRun(rule, command)).toBe(false))
})
