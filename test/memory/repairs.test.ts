import { describe, expect, test } from 'bun:test'
import { tempFolders } from '../lib/temp.ts'
import { type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const made = () => workshop(folder())
const solutions = (shop: Workshop) => shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))

const RUN = 'npx vitest run'
const FAILED = [
  'Exit code 1',
  ' FAIL  src/pay.test.ts > charges the fee',
  'AssertionError: expected 3 to be 4 // Object.is equality',
  ' ❯ src/pay.test.ts:8:19',
  '      Tests  1 failed | 1 passed (2)',
].join('\n')
const PASSED = '      Tests  2 passed (2)'

/** What the next session is offered for a failure after something was done about it. */
async function offeredAfter(work: (shop: Workshop) => Promise<unknown>): Promise<string> {
  const shop = made()
  await shop.start()
  await shop.fail(RUN, FAILED)
  await work(shop)
  await shop.fire('SessionEnd', { reason: 'other' })
  await shop.start('s2')
  return (await shop.fail(RUN, FAILED, 's2')).context
}

describe('issue 16 B8: what loses work or data is never a repair', () => {
  test.each([
    'git reset --hard HEAD',
    'git stash',
    'kill 1234',
    'psql -c "delete from users"',
    'npx prisma migrate reset --force',
    'rm src/old.test.ts',
    'npm config set strict-ssl false',
  ])('%s', async (command) => {
    const told = await offeredAfter(async (shop) => {
      await shop.bash(command)
      await shop.bash(RUN, PASSED)
    })
    expect(told).toBe('')
  })

  test('and what was changed before work was taken back is not, either', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts')
      await shop.bash('git checkout -- src/pay.ts')
      await shop.bash(RUN, PASSED)
    })
    expect(told).toBe('')
  })

  test('a server that was ended on the way takes nothing from the change that did it', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts')
      await shop.bash('kill 1234')
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('a change in src/pay.ts')
    expect(told).not.toContain('kill')
  })

  test('a command that the failure does not speak of waits until it has worked twice', async () => {
    expect(
      await offeredAfter(async (shop) => {
        await shop.bash('npm ci')
        await shop.bash(RUN, PASSED)
      }),
    ).toBe('')
  })
})

describe('issue 16 iv: the same error at another place', () => {
  const typeError = (file: string, name = 'splitt') =>
    `Exit code 2\n${file}(3,9): error TS2551: Property '${name}' does not exist on type 'string'. Did you mean 'split'?`

  async function repaired(): Promise<Workshop> {
    const shop = made()
    await shop.start()
    await shop.fail('npx tsc', typeError('src/parser.ts'))
    await shop.edit('src/parser.ts')
    await shop.bash('npx tsc', '')
    await shop.start('s2')
    return shop
  }

  test.each([
    ['in another file', 'npx tsc', 'src/report.ts'],
    ['under another command', 'npm run build', 'src/report.ts'],
  ])('%s is told the repair, and where it was made', async (_, command, file) => {
    const { context } = await (await repaired()).fail(command, typeError(file), 's2')
    expect(context).toContain('a change in src/parser.ts')
    expect(context).toContain('the same error at another place, in `npx tsc`')
  })

  test('at its own place nothing is said of another one', async () => {
    const { context } = await (await repaired()).fail('npx tsc', typeError('src/parser.ts'), 's2')
    expect(context).toContain('a change in src/parser.ts')
    expect(context).not.toContain('at another place')
  })

  test('another error is told nothing', async () =>
    expect((await (await repaired()).fail('npx tsc', typeError('src/report.ts', 'joinn'), 's2')).context).toBe(''))
})

describe('issue 16 B8: a success that nobody saw is none, also when the session ends', () => {
  test.each([
    [`${RUN} > /tmp/o.txt 2>&1 || true`, ''],
    [`${RUN} 2>&1 | grep -c passed`, '0'],
    [`${RUN} 2>&1 | tail -1`, 'npm warn something'],
    [`${RUN} 2>&1 | head -5`, ' RUN  v2.1.8 /w'],
  ])('%s', async (command, output) => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts')
      await shop.bash(command, output)
    })
    expect(told).toBe('')
  })

  test('nor is that of a test which is not run any more', async () => {
    const told = await offeredAfter(async (shop) => {
      const change = { old_string: "test('charges the fee'", new_string: "test.skip('charges the fee'" }
      await shop.after('Edit', { file_path: `${shop.project}/src/pay.test.ts`, ...change })
      await shop.edit('src/pay.ts')
      await shop.bash(RUN, PASSED)
    })
    expect(told).toBe('')
  })
})

describe('issue 16 B8: which run is a success of which', () => {
  test.each(['./node_modules/.bin/vitest run', 'npm test'])(
    'the same check by another name is one: %s',
    async (other) => {
      const told = await offeredAfter(async (shop) => {
        await shop.edit('src/pay.ts')
        await shop.bash(other, PASSED)
      })
      expect(told).toContain('a change in src/pay.ts')
    },
  )

  test('a narrower run is none', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts')
      await shop.bash(`${RUN} src/tax.test.ts`, PASSED)
    })
    expect(told).toBe('')
  })

  test('what a package manager reads is what its failure points at', async () => {
    const shop = made()
    const error = 'Exit code 1\nnpm error ERESOLVE unable to resolve dependency tree\nnpm error Found: react@19.0.0'
    await shop.start()
    await shop.fail('npm install', error)
    await shop.edit('package.json')
    await shop.bash('npm install', 'added 3 packages')
    await shop.start('s2')
    expect((await shop.fail('npm install', error, 's2')).context).toContain('a change in package.json')
  })
})

test('issue 16 A5: what the person refused to have learned is not learned by any hook', async () => {
  const shop = made()
  await shop.start()
  await shop.tell('memory', 'refuse', 'solutions')
  await shop.fail(RUN, FAILED)
  await shop.edit('src/pay.ts')
  await shop.bash(RUN, PASSED)
  expect(solutions(shop)).toEqual([])
})

describe('a repair names what was changed and stayed so', () => {
  const change = (old_string: string, new_string: string) => ({ old_string, new_string })

  test('and not what only took back what had not helped', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/b.ts', 's1', change('const q = 1', 'const r = 1'))
      await shop.fail(RUN, FAILED)
      await shop.edit('src/b.ts', 's1', change('const r = 1', 'const q = 1'))
      await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 4'))
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('src/pay.ts')
    expect(told).not.toContain('src/b.ts')
  })

  test('nor a part of a file that was taken back beside one that stayed', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts', 's1', change('const q = 1', 'const r = 1'))
      await shop.fail(RUN, FAILED)
      await shop.edit('src/pay.ts', 's1', change('const r = 1', 'const q = 1'))
      await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 4'))
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('fee = 4')
    expect(told).not.toContain('const q')
  })

  test('and the trials of another change to the same file are not counted for it', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 5'))
      await shop.bash(RUN, PASSED)
      await shop.fail(RUN, FAILED)
      await shop.edit('src/pay.ts', 's1', change('round(fee)', 'ceil(fee)'))
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('ceil')
    expect(told).toContain('worked 1 of 1')
  })

  /** The same test fails with another value. */
  const stillFailing = (value: number) => FAILED.replace('expected 3', `expected ${value}`)

  test('and not a try that made the same test fail otherwise', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 5'))
      await shop.fail(RUN, stillFailing(5))
      await shop.edit('src/pay.ts', 's1', change('fee = 5', 'fee = 4'))
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('`fee = 3` → `fee = 4`')
    expect(told).not.toContain('fee = 5')
  })

  test('nor one that was taken back when the same test failed otherwise', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/b.ts', 's1', change('const q = 1', 'const r = 1'))
      await shop.fail(RUN, stillFailing(7))
      await shop.edit('src/b.ts', 's1', change('const r = 1', 'const q = 1'))
      await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 4'))
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('fee = 4')
    expect(told).not.toContain('const q')
  })

  test('of what did away with it, what is left in the end, where another failure came after it', async () => {
    const other = FAILED.replace('charges the fee', 'adds the tip')
    const told = await offeredAfter(async (shop) => {
      await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 5'))
      await shop.fail(RUN, other)
      await shop.edit('src/pay.ts', 's1', change('fee = 5', 'fee = 4'))
      await shop.edit('src/tip.ts', 's1', change('tip = 0', 'tip = 1'))
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('`fee = 3` → `fee = 4`')
    expect(told).not.toContain('tip')
  })

  test('and taking that try back is no repair of how it failed with it', async () => {
    const shop = made()
    await shop.start()
    await shop.fail(RUN, FAILED)
    await shop.edit('src/pay.ts', 's1', change('const q = 1', 'const r = 1'))
    await shop.fail(RUN, stillFailing(7))
    await shop.edit('src/pay.ts', 's1', change('const r = 1', 'const q = 1'))
    await shop.edit('src/pay.ts', 's1', change('fee = 3', 'fee = 4'))
    await shop.bash(RUN, PASSED)
    await shop.start('s2')
    const told = (await shop.fail(RUN, stillFailing(7), 's2')).context
    expect(told).toContain('fee = 4')
    expect(told).not.toContain('const q')
  })

  test('made by sed as well', async () => {
    const told = await offeredAfter(async (shop) => {
      await shop.bash("sed -i 's/fee = 3/fee = 4/' src/pay.ts")
      await shop.bash(RUN, PASSED)
    })
    expect(told).toContain('a change in src/pay.ts: `fee = 3` → `fee = 4`')
  })
})
