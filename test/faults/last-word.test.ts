import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'

// A process that ends by the clock may be about to answer by itself: a host reads one answer, and two in a row as none.
const libc = join(import.meta.dir, '../../src/platform/libc.ts')

describe.skipIf(process.platform !== 'linux')('what is printed before the end is one answer', () => {
  test.each([
    ['long before it', 0, 'own'],
    ['shortly before it', 300, 'own'],
    ['after it was said', 800, 'timed'],
    ['never', 3000, 'timed'],
  ])('when the process answers %s', (_, afterMs, heard) => {
    const script = `
      const { endAt, sayBeforeEnd, unsay } = await import(${JSON.stringify(libc)})
      endAt(1200)
      sayBeforeEnd('{"from":"timed"}', 1200)
      Bun.sleepSync(${afterMs})
      unsay()
      await Bun.write(Bun.stdout, '{"from":"own"}')
      Bun.sleepSync(3000)`
    const { stdout, exitCode } = Bun.spawnSync([process.execPath, '-e', script])
    expect([exitCode, JSON.parse(stdout.toString())]).toEqual([0, { from: heard }])
  })
})
