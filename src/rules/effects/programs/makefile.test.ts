import { describe, expect, test } from 'bun:test'
import { readEffects } from '../read-effects.ts'

const MAKEFILE = [
  'OUT = build',
  'all: build',
  'build:',
  '\tmkdir -p $(OUT)',
  'clean:',
  '\trm -rf $(OUT)/* $(ELSEWHERE)/*',
  'nuke:',
  '\t@rm -rf ~/projects',
  'deep: nuke',
].join('\n')
const PACKAGE = JSON.stringify({
  scripts: { build: 'tsc', clean: 'rm -rf dist', nuke: 'rm -rf ~/projects', pretest: 'git reset --hard', test: 'jest' },
})

/** What a command would do where these files were written in the session. */
function effects(command: string): string[] {
  const files: Record<string, string> = { '/home/dev/app/Makefile': MAKEFILE, '/home/dev/app/package.json': PACKAGE }
  const world = {
    cwd: '/home/dev/app',
    project: '/home/dev/app',
    home: '/home/dev',
    exists: (path: string) => path in files,
  }
  const { effects } = readEffects(command, { ...world, script: (path) => files[path] })
  return effects.filter(({ to }) => to !== 'made' && to !== 'inside').map(({ kind, to }) => `${kind} ${to}`)
}

describe('a makefile and a package.json of this session', () => {
  test.each([
    ['make nuke', 'deletes outside'],
    ['make deep', 'deletes outside'],
    ['make -C . nuke', 'deletes outside'],
    ['npm run nuke', 'deletes outside'],
    ['yarn nuke', 'deletes outside'],
    ['bun run nuke', 'deletes outside'],
    ['npm test', 'discards work'],
    ['npm t', 'discards work'],
    ["npm pkg set scripts.x='rm -rf ~/projects'", 'deletes outside'],
  ])('%s: %s', (command, effect) => {
    expect(effects(command)).toEqual([effect])
  })

  test.each(['make', 'make build', 'make clean', 'npm run build', 'npm run clean', 'npm install', 'pnpm build'])(
    '%s does nothing of note',
    (command) => {
      expect(effects(command)).toEqual([])
    },
  )
})
