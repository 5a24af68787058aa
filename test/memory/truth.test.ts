import { describe, expect, test } from 'bun:test'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()

const MONEY =
  'export function parseAmount(text) {\n  return Math.floor(Number(text) * 100)\n}\n\nexport function other() {\n  return 1\n}\n'

/** A workshop whose project is a repository with one commit. */
function repository() {
  const shop = workshop(folder())
  const git = (...words: string[]) => {
    const { exitCode, stdout, stderr } = Bun.spawnSync(['git', ...words], {
      cwd: shop.project,
      env: { PATH: process.env.PATH ?? '', HOME: shop.home.folder, ...AUTHOR },
    })
    if (exitCode !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
    return stdout.toString().trim()
  }
  git('init', '-q', '-b', 'main', '.')
  shop.write('src/money.ts', MONEY)
  const commit = (message: string) => {
    git('add', '-A')
    git('commit', '-q', '--allow-empty', '-m', message)
    return git('rev-parse', 'HEAD')
  }
  return { ...shop, git, commit, first: commit('one') }
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_COMMITTER_DATE: '2026-03-02T10:00:00Z',
  GIT_AUTHOR_DATE: '2026-03-02T10:00:00Z',
}

function about(shop: Workshop, uri: string, content: string, ...words: string[]) {
  return shop.tell(
    'memory',
    'create',
    uri,
    '--content',
    content,
    '--file',
    join(shop.project, 'src/money.ts'),
    ...words,
  )
}

describe('part 6: anchors', () => {
  test('read shows for each anchor its state, the commit it was written at, and what happened since', async () => {
    const shop = repository()
    const short = shop.first.slice(0, 7)
    await about(shop, 'project://whole', 'All of the money code is in one file.')
    await about(shop, 'project://name', 'parseAmount rounds down.', '--symbol', 'parseAmount')
    expect((await shop.tell('memory', 'read', 'project://whole')).stdout).toContain(
      `about file src/money.ts: as it was at ${short}`,
    )
    shop.write('src/money.ts', MONEY.replace('return 1', 'return 2'))
    expect((await shop.tell('memory', 'read', 'project://whole')).stdout).toContain(
      `about file src/money.ts: changed since ${short} (not committed)`,
    )
    shop.commit('two')
    shop.write('src/money.ts', MONEY.replace('return 1', 'return 3'))
    shop.commit('three')
    const { stdout } = await shop.tell('memory', 'read', 'project://name')
    expect(stdout).toContain(`about file src/money.ts: changed since ${short} (2 commits, last 2026-03-02)`)
    expect(stdout).toContain(`about symbol parseAmount: as it was at ${short}`)
    const json = JSON.parse((await shop.tell('memory', 'read', 'project://name', '--json')).stdout)
    expect(json.truth).toBe('current')
    expect(json.links).toEqual([
      {
        kind: 'file',
        key: 'src/money.ts',
        state: 'changed',
        commit: shop.first,
        since: { kind: 'commits', count: 2, last: '2026-03-02' },
      },
      { kind: 'symbol', key: 'parseAmount', state: 'current', commit: shop.first, since: null },
    ])
    shop.git('checkout', '-q', '--orphan', 'strange')
    shop.commit('anew')
    expect((await shop.tell('memory', 'read', 'project://whole')).stdout).toContain(
      'not in the history of what is checked out',
    )
    shop.write('src/money.ts', 'export const nothing = 1\n')
    rmSync(join(shop.project, '.git/HEAD'))
    expect((await shop.tell('memory', 'read', 'project://whole')).stdout).toContain(`changed since ${short}\n`)
  })

  test('a hook says since which commit, for what changed and not for what did not', async () => {
    const shop = repository()
    await about(shop, 'project://whole', 'All of the money code is in one file.')
    await about(shop, 'project://name', 'parseAmount rounds down.', '--symbol', 'parseAmount')
    await shop.start()
    const file = shop.write('src/money.ts', MONEY.replace('return 1', 'return 2'))
    const { context } = await shop.before('Read', { file_path: file })
    expect(context).toContain(
      `project://whole (said by the user; what it is about has changed since ${shop.first.slice(0, 7)})`,
    )
    expect(context).toContain('project://name (said by the user): parseAmount rounds down.')
    shop.write('src/money.ts', MONEY.replace('floor', 'round'))
    expect((await shop.before('Read', { file_path: file }, 's2')).context).toContain(
      `project://name (said by the user; what it is about has changed since`,
    )
    shop.write('src/money.ts', 'export const nothing = 1\n')
    expect((await shop.before('Read', { file_path: file }, 's3')).context).not.toContain('project://name')
  })

  test('whoever writes a memory anew anchors it anew; another tier does not', async () => {
    const shop = repository()
    await about(shop, 'project://whole', 'All of the money code is in one file.')
    const second = (text: string) => {
      shop.write('src/money.ts', `${MONEY}// ${text}\n`)
      return shop.commit(text)
    }
    const state = async () =>
      JSON.parse((await shop.tell('memory', 'read', 'project://whole', '--json')).stdout).links[0]
    second('two')
    await shop.tell('memory', 'update', 'project://whole', '--tier', '3')
    expect(await state()).toMatchObject({ state: 'changed', commit: shop.first })
    const third = second('three')
    await shop.tell('memory', 'append', 'project://whole', '--content', 'And nowhere else.')
    expect(await state()).toMatchObject({ state: 'current', commit: third })
    const fourth = second('four')
    await shop.tell('memory', 'update', 'project://whole', '--content', 'The money code is in one file.')
    expect(await state()).toMatchObject({ state: 'current', commit: fourth })
  })

  test('a name that is added later is anchored in the file that stands there already', async () => {
    const shop = repository()
    await about(shop, 'project://whole', 'All of the money code is in one file.')
    await shop.tell('memory', 'update', 'project://whole', '--symbol', 'parseAmount')
    const { stdout } = await shop.tell('memory', 'read', 'project://whole')
    expect(stdout).toContain(`about file src/money.ts: as it was at ${shop.first.slice(0, 7)}`)
    expect(stdout).toContain(`about symbol parseAmount: as it was at ${shop.first.slice(0, 7)}`)
  })

  test('that a session dealt with the file does not make an old memory true again', async () => {
    const shop = repository()
    await about(shop, 'project://whole', 'All of the money code is in one file.')
    const file = shop.write('src/money.ts', MONEY.replace('floor', 'round'))
    const path = transcript(join(shop.home.folder, 't.jsonl'), shop.project, [
      user('Round the amounts in src/money.ts'),
      said('I change parseAmount in src/money.ts because amounts must be rounded.'),
      used('c1', 'Edit', { file_path: file, old_string: 'floor', new_string: 'round' }),
      result('c1', 'ok'),
    ])
    await shop.fire('SessionStart', { source: 'startup', transcript_path: path })
    await shop.fire('SessionEnd', { reason: 'other', transcript_path: path })
    const links = shop.home.all<{ uri: string; hash: string | null; git_commit: string | null }>(
      "SELECT m.uri, l.hash, l.git_commit FROM memory_links l JOIN memories m ON m.id = l.memory WHERE l.kind = 'file' ORDER BY m.uri",
    )
    const learned = links.find(({ uri }) => uri === 'project://files/src/money.ts')
    const written = links.find(({ uri }) => uri === 'project://whole')
    expect(learned?.git_commit).toBe(shop.first)
    expect(learned?.hash).not.toBeNull()
    expect(written?.hash).not.toBe(learned?.hash)
    expect((await shop.before('Read', { file_path: file }, 's2')).context).toContain('has changed since')
  })
})

describe('part 6: gone, and back again', () => {
  /** Tier 1, so that it is told at the start, with a prompt, to a subagent and with its file. */
  async function withCore() {
    const shop = repository()
    await about(shop, 'project://core', 'Invoice amounts are parsed by parseAmount only.', '--tier', '1')
    await shop.start('s0')
    return shop
  }
  const TOLD = 'parsed by parseAmount only'
  const PROMPT = 'Where are invoice amounts parsed, by parseAmount only?'

  /** Whether it is told on each occasion. What was found before says the opposite each time: nothing may rest on that. */
  async function everywhere(shop: Workshop, session: string, before: 'gone' | 'current') {
    const file = join(shop.project, 'src/money.ts')
    const path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, [
      user('Show the invoice amounts in the list'),
      said('I change the list because the amounts are missing.'),
    ])
    const own = { transcript_path: path }
    const occasions = {
      prompt: () => shop.prompt(PROMPT, `${session}-p`),
      subagent: () => shop.fire('SubagentStart', { agent_type: 'reviewer', agent_id: `a-${session}` }, `${session}-a`),
      file: () => shop.before('Read', { file_path: file }, `${session}-f`),
      start: () => shop.start(session),
      compaction: async () => {
        await shop.fire('PreCompact', { trigger: 'auto', custom_instructions: null, ...own }, `${session}-c`)
        return shop.fire('SessionStart', { source: 'compact', ...own }, `${session}-c`)
      },
    }
    const told: Record<string, boolean> = {}
    for (const [name, occasion] of Object.entries(occasions)) {
      shop.home.all(`UPDATE memories SET truth = '${before}'`)
      told[name] = (await occasion()).context.includes(TOLD)
    }
    shop.home.all(`UPDATE memories SET truth = '${before}'`)
    return { ...told, list: (await shop.tell('memory', 'list')).stdout.includes('gone') }
  }
  const TELLS = { prompt: true, subagent: true, file: true, start: true, compaction: true, list: false }
  const SILENT = { prompt: false, subagent: false, file: false, start: false, compaction: false, list: true }

  test('on a branch without the file nothing is told; back on the branch that has it, everything is', async () => {
    const shop = await withCore()
    expect(await everywhere(shop, 's1', 'gone')).toEqual(TELLS)
    shop.git('checkout', '-q', '-b', 'without')
    rmSync(join(shop.project, 'src/money.ts'))
    shop.commit('remove')
    expect(await everywhere(shop, 's2', 'current')).toEqual(SILENT)
    shop.git('checkout', '-q', 'main')
    expect(await everywhere(shop, 's3', 'gone')).toEqual(TELLS)
  })

  test('what one worktree lacks is told in the other, whoever looked last', async () => {
    const shop = await withCore()
    shop.git('checkout', '-q', '-b', 'without')
    rmSync(join(shop.project, 'src/money.ts'))
    shop.commit('remove')
    shop.git('checkout', '-q', 'main')
    const other = join(shop.home.folder, 'other')
    shop.git('worktree', 'add', '-q', other, 'without')
    const startIn = async (dir: string, session: string) => {
      const input = { session_id: session, cwd: dir, hook_event_name: 'SessionStart', source: 'startup' }
      return (await patientHook({ home: shop.home, input, env: { CLAUDE_PROJECT_DIR: dir } })).stdout.includes(TOLD)
    }
    expect(await startIn(shop.project, 'w1')).toBe(true)
    expect(await startIn(other, 'w2')).toBe(false)
    expect(shop.memories()[0]?.truth).toBe('gone')
    expect(await everywhere(shop, 'w3', 'gone')).toEqual(TELLS)
    expect((await runCommand(shop.home, 'memory', 'list', '--project', other)).stdout).toContain('gone')
  })

  test('a project whose folder is not there loses nothing', async () => {
    const shop = await withCore()
    const away = `${shop.project}-away`
    renameSync(shop.project, away)
    const file = join(shop.project, 'src/money.ts')
    const input = { session_id: 'x', cwd: shop.project, hook_event_name: 'PreToolUse', tool_use_id: 't' }
    const { stdout } = await patientHook({
      home: shop.home,
      input: { ...input, tool_name: 'Read', tool_input: { file_path: file } },
      env: { CLAUDE_PROJECT_DIR: shop.project },
    })
    expect(stdout).toContain(TOLD)
    expect(shop.memories()[0]?.truth).not.toBe('gone')
  })

  test('what was learned about a file comes back with the file', async () => {
    const shop = repository()
    const file = join(shop.project, 'src/money.ts')
    const path = transcript(join(shop.home.folder, 't.jsonl'), shop.project, [
      user('Round the invoice amounts in src/money.ts properly'),
      said('I change parseAmount in src/money.ts because amounts must be rounded.'),
      used('c1', 'Edit', { file_path: file, old_string: 'floor', new_string: 'parseAmount(round)' }),
      result('c1', 'ok'),
    ])
    await shop.fire('SessionStart', { source: 'startup', transcript_path: path }, 'l1')
    await shop.fire('SessionEnd', { reason: 'other', transcript_path: path }, 'l1')
    const names = async (session: string) => {
      await shop.start(session)
      const { context } = await shop.before('Read', { file_path: file }, session)
      // A decision and the file's own record say it in the same words: once.
      expect(context.split('because amounts must be rounded').length).toBeLessThanOrEqual(2)
      return context.includes('because amounts must be rounded')
    }
    expect(await names('l2')).toBe(true)
    rmSync(file)
    expect(await names('l3')).toBe(false)
    writeFileSync(file, MONEY)
    expect(await names('l4')).toBe(true)
  })

  test('a file that was never seen here is not gone, and a memory of every project is not judged by one', async () => {
    const shop = repository()
    const never = join(shop.project, 'src/never.ts')
    await shop.tell('memory', 'create', 'project://never', '--content', 'Never seen here.', '--file', never)
    await about(shop, 'user://habit', 'Money code has no comments.')
    await shop.start()
    expect((await about(shop, 'project://slip', 'A slip.', '--symbol', 'parseAmuont')).stdout).toContain(
      'Remembered project://slip. Not seen here: symbol parseAmuont.',
    )
    expect((await shop.before('Read', { file_path: never })).context).toContain('Never seen here.')
    rmSync(join(shop.project, 'src/money.ts'))
    mkdirSync(join(shop.project, 'src'), { recursive: true })
    expect((await shop.before('Write', { file_path: join(shop.project, 'src/money.ts') })).context).toContain(
      'no comments',
    )
    expect((await shop.tell('memory', 'read', 'project://never')).stdout).toContain('file src/never.ts: not seen here')
  })
})
