import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freshBinary } from '../../scripts/fresh-binary.ts'
import { openStore } from '../../src/storage/open.ts'
import { watch } from '../../src/team/watch.ts'
import { median, small } from './sizes.ts'

/** The same events in a store with a team and in one without, in turns. */
export function hooks(folder: string): void {
  const program = freshBinary()
  const stores = ['without', 'with'].map((name) => {
    const project = join(folder, name, 'app')
    mkdirSync(project, { recursive: true })
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: join(folder, name),
      THROUGHLINE_HOME: join(folder, name, 'tl'),
      THROUGHLINE_NO_SYNC: '',
    }
    // Processor time: on a machine that does other things as well, the clock on the wall measures those.
    const run = (words: string[], input = '') => {
      const { resourceUsage } = Bun.spawnSync([program, ...words], { cwd: project, env, stdin: Buffer.from(input) })
      return Number(resourceUsage?.cpuTime.total ?? 0)
    }
    run(['memory', 'create', 'project://decisions/x', '--content', 'Something.'])
    return { name, project, run }
  })
  joinWithoutServer(stores[1] as (typeof stores)[number], folder)
  const events: readonly (readonly [string, object])[] = [
    ['SessionStart', { source: 'startup' }],
    ['UserPromptSubmit', { prompt: 'why does the parser keep its tables in one place' }],
    ['PreToolUse', { tool_name: 'Read', tool_input: { file_path: 'a.ts' }, tool_use_id: 't' }],
    [
      'PostToolUse',
      {
        tool_name: 'Bash',
        tool_input: { command: 'ls' },
        tool_response: { stdout: 'ok', stderr: '' },
        tool_use_id: 't',
      },
    ],
    ['Stop', {}],
    ['SessionEnd', { reason: 'other' }],
  ]
  const rounds = small ? 15 : 40
  for (const [event, own] of events) {
    const times = stores.map(() => [] as number[])
    for (let round = 0; round < rounds; round++) {
      for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const { project, run } = stores[at] as (typeof stores)[number]
        const input = JSON.stringify({
          session_id: `s${round}`,
          cwd: project,
          hook_event_name: event,
          ...own,
          tool_use_id: `t${round}`,
        })
        times[at]?.push(run(['hook', 'claude-code'], input))
      }
    }
    const [without, withTeam] = times.map(median)
    console.log(
      `${event}: ${((withTeam ?? 0) / (without ?? 1)).toFixed(3)}x the processor time of a hook without a team`,
    )
    // What a session's start set off runs beside it, and has nothing to do with the next event.
    Bun.sleepSync(1500)
  }
}

/** A team whose server never answers: what a hook pays does not depend on it. */
function joinWithoutServer({ project, run }: { project: string; run(words: string[]): unknown }, folder: string): void {
  const sql = openStore(join(folder, 'with', 'tl', 'throughline.db'), { busyTimeoutMs: 5000 })
  const place = sql.get<{ project: string }>('SELECT project FROM memory_places LIMIT 1')
  sql.run(
    `INSERT INTO team_joined (project, root, server_project, address, team, server, login, device, role, joined_at)
     VALUES (?, ?, 'x', 'postgres:///none?host=/nowhere', 'x', 'x', 'x', 'x', 'writer', 0)`,
    place?.project ?? '',
    project,
  )
  watch(sql)
  sql.close()
  run(['status'])
}
