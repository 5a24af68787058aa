import { expect, test } from 'bun:test'
import { commandLine } from '../../src/cli/command-line.ts'
import { hook } from '../../src/hook/hook.ts'

/** One event or command in this process, or files that are only loaded, so that the runner sees which code of ours runs. Standard input is the event's. */
const [word, ...words] = JSON.parse(Bun.env.WALK ?? '[]') as string[]

/** Counting is slow, and a hook that is late keeps less and says so: here it is always the moment of the start, so that each run walks the same way. */
Date.now = () => performance.timeOrigin
performance.now = () => 0

test('a walk', async () => {
  if (word === 'load') for (const file of words) await import(file)
  else if (word === 'hook') await hook(words, Bun.env, process.execPath)
  else expect(await commandLine(word, words, Bun.env)).toBe(0)
})
