import { describe, expect, test } from 'bun:test'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../src/continuity/texts/labels.ts'
import { tempFolders } from '../lib/temp.ts'
import { edit, gitIn, put, transcriptLines, type World, worldIn } from './world.ts'

const folder = tempFolders()
const NAME = 'src/ticket-parser.ts'

/**
 * A session about one file of its project, a repository that has not committed it; without `exists` neither is there. `inside`: the
 * transcript names the folder, as the client's do.
 */
function made({ exists = true, inside = true } = {}) {
  const w = worldIn(folder())
  const file = join(w.project, NAME)
  if (exists) {
    const git = gitIn(w.project)
    git('init', '-qb', 'main')
    put(join(w.project, 'README.md'), 'Tickets.\n')
    git('add', '-A')
    git('commit', '-qm', 'Begin')
    put(file, 'export function readTicket() {}\n')
  }
  const { asks, says, calls, gets } = transcriptLines(inside ? { cwd: w.project, gitBranch: 'main' } : {})
  w.write(
    asks('Please make the printing of parseTicket faster.'),
    calls('t1', 'Edit', edit(file, 'oldTicket()', 'readTicket(printTicket, stampTicket)')),
    gets('t1', 'done'),
    says('The slow part is that queueTicket waits for the door.'),
  )
  return { w, file }
}

const lineOf = (text: string) => text.split('\n').find((line) => line.includes('ticket-parser.ts'))
const announced = (w: World) => w.fire('PreCompact', { trigger: 'auto', custom_instructions: null })
const recovered = async (w: World) =>
  (await w.fire('SessionStart', { source: 'compact', n: crypto.randomUUID() })).context

describe.each([
  ['shown below its project', true],
  ['shown with its whole path', false],
])('a file %s', (_, inside) => {
  test('that is as it was: said, unmarked, if it belongs to the project', async () => {
    const { w } = made({ inside })
    await announced(w)
    const line = lineOf(await recovered(w))
    if (!inside) return expect(line).toBeUndefined()
    expect(line).toContain('ticket-parser.ts')
    expect(line).not.toContain(ENGLISH.changed)
  })

  test('that was changed since: said, and marked, if it belongs to the project', async () => {
    const { w, file } = made({ inside })
    await announced(w)
    writeFileSync(file, 'somebody else was here\n')
    if (!inside) return expect(lineOf(await recovered(w))).toBeUndefined()
    expect(lineOf(await recovered(w))).toContain(`ticket-parser.ts ${ENGLISH.changed}`)
  })

  test('that was seen here and is gone: left out', async () => {
    const { w, file } = made({ inside })
    await announced(w)
    rmSync(file)
    const a = await recovered(w)
    expect(a).toContain('the last request was answered')
    expect(lineOf(a)).toBeUndefined()
  })

  test('that was seen at the last compaction and is gone at this one: left out', async () => {
    const { w, file } = made({ inside })
    await w.compact()
    rmSync(file)
    await announced(w)
    expect(lineOf(await recovered(w))).toBeUndefined()
  })
})

describe('the world behind a fact', () => {
  test('a file that was never seen here: that something was edited is said, unmarked', async () => {
    const { w } = made({ exists: false })
    await announced(w)
    const a = await recovered(w)
    expect(a).toContain('Place: on branch `main`; edited and not committed by the agent;')
    expect(a).not.toContain(ENGLISH.changed)
  })

  test('the whole project is gone, as on another machine: that something was edited is said, unmarked', async () => {
    const { w } = made()
    await announced(w)
    renameSync(w.project, `${w.project}-elsewhere`)
    const a = await recovered(w)
    expect(a).toContain('Place: on branch `main`; edited and not committed by the agent;')
    expect(a).not.toContain(ENGLISH.changed)
  })

  test('a file that the session itself went on changing before the next compaction: unmarked', async () => {
    const { w, file } = made()
    await w.compact()
    writeFileSync(file, 'export function readTicket() { return 1 }\n')
    const { calls, gets } = transcriptLines({ cwd: w.project, n: 2 })
    w.add(calls('t2', 'Edit', edit(file, 'readTicket()', 'readTicket(stampTicket)')), gets('t2', 'done'))
    await announced(w)
    const line = lineOf(await recovered(w))
    expect(line).toContain('ticket-parser.ts')
    expect(line).not.toContain(ENGLISH.changed)
  })

  test('B is checked as well: a file that is gone by then is not in it', async () => {
    for (const gone of [false, true]) {
      const { w, file } = made()
      await w.compact({ env: { THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '0' } })
      if (gone) rmSync(file)
      const b = (await w.prompt()).context
      expect(b).toStartWith(ENGLISH.deltaTitle)
      expect(lineOf(b) === undefined).toBe(gone)
    }
  })
})
