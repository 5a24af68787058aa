import { describe, expect, test } from 'bun:test'
import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../src/continuity/texts/labels.ts'
import { tempFolders } from '../lib/temp.ts'
import { edit, LITTLE, transcriptLines, type World, work, worldIn } from './world.ts'

const folder = tempFolders()
const newWorld = () => worldIn(folder())
const PROMPT = { prompt: 'Make parseLedger accept an empty file, and never touch src/grammar.ts.' }

/** A whole compaction works: something is said before it, after it, and once at the next prompt. */
async function expectWhole(w: World, name: string): Promise<void> {
  const { steer, a } = await w.compact({ env: LITTLE })
  const b = (await w.prompt({}, LITTLE)).context
  expect(`${steer}\n${a}\n${b}`).toContain(name)
  expect(a.split('\n').at(-1)).toStartWith(ENGLISH.now)
  expect((await w.prompt()).context).toBe('')
  expect(w.home.logged()).toEqual([])
}

describe('a transcript that cannot be read: what the hooks saw themselves comes back', () => {
  test.each([
    ['is missing', (_: World) => ({})],
    [
      'is a directory',
      (w: World) => {
        mkdirSync(w.transcript)
        return {}
      },
    ],
    ['is not named at all', () => ({ transcript_path: null })],
    ['has an empty name', () => ({ transcript_path: '' })],
    ['lies in a folder that is a file', (w: World) => ({ transcript_path: join(w.home.folder, 'x/y.jsonl') })],
  ] as const)('%s', async (name, make) => {
    const w = newWorld()
    if (name.includes('that is a file')) writeFileSync(join(w.home.folder, 'x'), '')
    const own = make(w)
    await w.prompt({ ...own, ...PROMPT })
    const { steer, a } = await w.compact({ own })
    expect(steer).toContain('src/grammar.ts')
    expect(a).toContain('src/grammar.ts')
    expect(w.home.logged()).toEqual([])
  })

  test('prompts, tools and failures of the journal alone make the ledger', async () => {
    const w = newWorld()
    const own = { transcript_path: null }
    const call = { ...own, tool_name: 'Bash', tool_input: { command: 'bun test src/ledger.test.ts' } }
    const edit = { file_path: '/srv/app/src/ledger-file.ts', old_string: 'a', new_string: 'readLedgerFile()' }
    const done = { ...own, tool_name: 'Edit', tool_input: edit, tool_response: {}, tool_use_id: 'e1' }
    await w.prompt({ ...own, ...PROMPT })
    await w.fire('PostToolUse', done)
    await w.fire('PostToolUseFailure', { ...call, tool_use_id: 'f1', error: 'error: readLedgerFile is not defined' })
    await w.fire('Stop', { ...own, last_assistant_message: 'The cause is that readLedgerFile is never imported.' })
    const { steer } = await w.compact({ own })
    for (const known of ['src/grammar.ts', 'bun test src/ledger.test.ts', 'readLedgerFile is not']) {
      expect(steer).toContain(known)
    }
    const { facts } = await w.json<{ facts: { kind: string; text: string }[] }>('show')
    const found = (kind: string, name: string) => facts.some((fact) => fact.kind === kind && fact.text.includes(name))
    expect(found('goal', 'parseLedger')).toBe(true)
    expect(found('constraint', 'src/grammar.ts')).toBe(true)
    expect(found('file', 'ledger-file.ts')).toBe(true)
    expect(found('error', 'readLedgerFile')).toBe(true)
  })

  test('another session’s journal is not taken for one’s own', async () => {
    const w = newWorld()
    await w.prompt({ ...PROMPT, session_id: 'session-2' })
    expect(await w.compact()).toEqual({ steer: '', a: '', notice: '' })
  })
})

describe('a transcript that changes', () => {
  test('is read on from where the last reading ended', async () => {
    const w = newWorld()
    const { asks, says } = transcriptLines()
    w.write(asks('Rename parseTicket in src/ticket.ts.'), says('I rename parseTicket to readTicket.'))
    await w.compact()
    const [{ offset } = { offset: 0 }] = w.home.all<{ offset: number }>('SELECT offset FROM ledgers')
    expect(offset).toBe(readFileSync(w.transcript).length)
    w.add(asks('Now also rename parseCoupon in src/coupon.ts.'))
    const { steer } = await w.compact()
    expect(steer).toContain('parseCoupon')
    expect(steer).toContain('parseTicket')
    expect(await factsNaming(w, 'parseTicket in')).toBe(1)
  })

  test('and was replaced by another file of at least its size: read anew, nothing of the old one is left', async () => {
    const w = newWorld()
    const { asks } = transcriptLines()
    w.write(asks('Rename parseTicket in src/ticket.ts.'))
    await w.compact()
    w.write(asks(`Sort the shelves in src/shelf.ts by sortShelves. ${'Take care. '.repeat(30)}`))
    const { steer } = await w.compact()
    expect(steer).toContain('sortShelves')
    expect(steer).not.toContain('parseTicket')
  })

  test('and was cut: read anew', async () => {
    const w = newWorld()
    const { asks } = transcriptLines()
    w.write(asks('Sort the shelves in src/shelf.ts by sortShelves.'))
    const size = readFileSync(w.transcript).length
    w.add(asks('Rename parseTicket in src/ticket.ts.'))
    await w.compact()
    truncateSync(w.transcript, size)
    const { steer } = await w.compact()
    expect(steer).toContain('sortShelves')
    expect(await factsNaming(w, 'parseTicket')).toBe(0)
  })

  test.each([
    ['gone', (_: string) => undefined],
    ['a directory', (path: string) => mkdirSync(path)],
  ])(
    'and is %s at the second compaction: what was read before still holds, the journal adds to it',
    async (_, make) => {
      const w = newWorld()
      w.write(...work())
      await w.compact()
      const before = readFileSync(w.transcript)
      rmSync(w.transcript)
      make(w.transcript)
      await w.prompt({ prompt: 'Now rename parseCoupon in src/coupon.ts.' })
      const { steer } = await w.compact()
      expect([steer.includes('parseCoupon'), steer.includes('retryLimit 4')]).toEqual([true, true])

      rmSync(w.transcript, { recursive: true, force: true })
      writeFileSync(w.transcript, before)
      expect((await w.compact()).steer).toContain('retryLimit 4')
      expect(await factsNaming(w, 'retryLimit 4')).toBe(1)
    },
  )

  test('and grows while it is read: whole lines only, and none is lost', async () => {
    const w = newWorld()
    const { asks } = transcriptLines()
    w.write(...work())
    let growing = true
    const writer = (async () => {
      for (let n = 0; growing; n++) {
        const line = Buffer.from(`${JSON.stringify(asks(`Rename parseTicket${n} in src/ticket${n}.ts.`))}\n`)
        for (const piece of [line.subarray(0, 40), line.subarray(40)]) {
          appendFileSync(w.transcript, piece)
          await Bun.sleep(1)
        }
      }
    })()
    for (let round = 0; round < 3; round++) await w.compact()
    growing = false
    await writer
    w.add(asks('The last thing: rename closeTicket in src/close.ts.'))
    expect((await w.compact()).steer).toContain('closeTicket')
    const [{ offset } = { offset: 0 }] = w.home.all<{ offset: number }>('SELECT offset FROM ledgers')
    expect(offset).toBe(readFileSync(w.transcript).length)
    expect(w.home.logged()).toEqual([])
  })
})

describe('a transcript that is not as it should be', () => {
  test('with a line of 5 MB', async () => {
    const w = newWorld()
    const { gets } = transcriptLines()
    const [first, ...rest] = work()
    w.write(first ?? {}, gets('t0', `bigOutput ${'x'.repeat(5 * 1024 * 1024)}`), ...rest)
    await expectWhole(w, 'backoffDelay')
  })

  test('with CRLF', async () => {
    const w = newWorld()
    w.write(...work())
    writeFileSync(w.transcript, readFileSync(w.transcript, 'utf8').replaceAll('\n', '\r\n'))
    await expectWhole(w, 'backoffDelay')
    expect(w.home.all<{ ledger: string }>('SELECT ledger FROM ledgers')[0]?.ledger).not.toContain('\\r')
  })

  test('with a torn last line: left for the next reading, which has it whole', async () => {
    const w = newWorld()
    const { asks } = transcriptLines()
    w.write(...work())
    const line = `${JSON.stringify(asks('Rename closeTicket in src/close.ts.'))}\n`
    appendFileSync(w.transcript, line.slice(0, 90))
    expect((await w.compact()).steer).not.toContain('closeTicket')
    appendFileSync(w.transcript, line.slice(90))
    expect((await w.compact()).steer).toContain('closeTicket')
    expect(await factsNaming(w, 'closeTicket')).toBeGreaterThan(0)
  })

  test.each([
    ['invalid UTF-8', Buffer.from([...Buffer.from('{"type":"user","message":{"content":"'), 0xff, 0xc3, 0x28, 0x22])],
    ['lines that are no JSON', Buffer.from('{"type":"user",\nnull\n[1,2]\n"text"\n{}\n')],
    [
      'messages of another shape',
      Buffer.from('{"type":"user","message":7}\n{"type":"assistant","message":{"content":[0]}}'),
    ],
    ['NUL bytes', Buffer.alloc(5000)],
  ])('with %s in between', async (_, bytes) => {
    const w = newWorld()
    writeFileSync(w.transcript, bytes)
    appendFileSync(w.transcript, '\n')
    w.add(...work())
    await expectWhole(w, 'backoffDelay')
  })

  test('with half of a character in what was said: no half reaches the model', async () => {
    const w = newWorld()
    const { asks, says } = transcriptLines()
    w.write(
      asks('Rename parse\ud83dTicket in src/ticket.ts \ude00 now.'),
      says('I rename \ud83d parseTicket to readTicket.'),
    )
    const { steer, a } = await w.compact()
    await w.compact({ env: { THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '0' } })
    const b = (await w.prompt()).context
    for (const text of [steer, a, b])
      expect([text.includes('src/ticket.ts'), text.isWellFormed()]).toEqual([true, true])
  })

  test('of nothing but rubbish: silence', async () => {
    const w = newWorld()
    writeFileSync(w.transcript, Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 256)))
    expect(await w.compact()).toEqual({ steer: '', a: '', notice: '' })
    expect(w.home.logged()).toEqual([])
  })
})

describe('a long session is read as it goes', () => {
  const { asks, says, calls, gets } = transcriptLines()
  const LONG = [
    asks('Look through the logs of last night; never delete one of them.'),
    ...Array.from({ length: 40 }, (_, n) => [
      calls(`log${n}`, 'Bash', { command: `cat logs/night-${n}.txt` }),
      gets(`log${n}`, `${n}: all quiet in bay ${n % 7}\n`.repeat(900)),
    ]).flat(),
    says('Nothing was found in the logs.'),
  ]
  const LATER = [...work().slice(0, -1), says('backoffDelay is still missing.')]
  const learning = { THROUGHLINE_MEMORY_ENABLED: 'true' }

  /** A turn, another one, and a compaction; with or without the end of a turn between them. */
  async function compacted(stops: boolean) {
    const w = newWorld()
    w.write(...LONG)
    if (stops) await w.fire('Stop', { last_assistant_message: 'Nothing was found in the logs.' }, learning)
    const readTo = stops ? w.home.all('SELECT offset FROM ledgers') : []
    w.add(...LATER)
    if (stops) await w.fire('Stop', { last_assistant_message: 'backoffDelay is still missing.' }, learning)
    const { steer, a } = await w.compact()
    const facts = await w.json<{ facts: object[] }>('show', '--all')
    expect(w.home.logged()).toEqual([])
    return { readTo, told: { steer, a, facts: facts.facts } }
  }

  test('what a turn read is kept where it was much, and a compaction says the same', async () => {
    const size = Buffer.byteLength(LONG.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const [stopped, never] = [await compacted(true), await compacted(false)]
    expect(size).toBeGreaterThan(512 * 1024)
    expect([stopped.readTo, never.readTo]).toEqual([[{ offset: size }], []])
    expect(stopped.told).toEqual(never.told)
    expect(stopped.told.a).toContain('never delete one of them')
  })
})

test('a prompt that the journal keeps the beginning of is the one in the transcript, and half a limit is none', async () => {
  const w = newWorld()
  const background = Array.from(
    { length: 60 },
    (_, at) => `Part ${at} of the old export was written long ago by somebody else.`,
  )
  const prompt = `Rewrite the export. ${background.join(' ')} Do not send the mail unless the export has at least one row and a header that names the month it is for.`
  const { asks, calls, gets } = transcriptLines()
  await w.prompt({ prompt })
  w.write(asks(prompt), calls('t1', 'Edit', edit('/srv/app/src/export.ts', 'a', 'b')), gets('t1', 'done'))
  const { steer, a } = await w.compact()
  const cut = /Do not send the mail[^”]*…/
  expect(`${steer}\n${a}`).not.toMatch(cut)
  expect(a).not.toContain('has not been worked on yet')
  expect(a).toContain('Do not send the mail unless the export has at least one row and a header')
})

test('of a session without a transcript what the journal told is kept too, and told once', async () => {
  const w = newWorld()
  const own = { transcript_path: null }
  await w.prompt({ ...own, ...PROMPT })
  for (let n = 0; n < 40; n++) {
    const call = { tool_name: 'Bash', tool_input: { command: `make part-${n}` }, tool_response: { stdout: 'ok' } }
    await w.fire('PostToolUse', { ...own, ...call, tool_use_id: `c${n}` })
  }
  const learning = { THROUGHLINE_MEMORY_ENABLED: 'true' }
  await w.fire('Stop', { ...own, last_assistant_message: 'All parts are made.' }, learning)
  expect(w.home.all('SELECT path, offset FROM ledgers')).toEqual([{ path: '', offset: 0 }])
  await w.prompt({ ...own, prompt: 'Now make parseLedger faster.' })
  const { steer } = await w.compact({ own })
  expect(steer).toContain('never touch src/grammar.ts')
  expect(await factsNaming(w, 'parseLedger accept an empty file')).toBe(1)
  expect(await factsNaming(w, 'parseLedger faster')).toBe(1)
})

async function factsNaming(w: World, name: string): Promise<number> {
  const { facts } = await w.json<{ facts: { text: string; kind: string }[] }>('show', '--all')
  return facts.filter(({ text, kind }) => kind === 'goal' && text.includes(name)).length
}
