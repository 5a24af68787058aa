import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/base/is-record.ts'
import { type Cluster, teamDatabase } from '../../test/team/lib/cluster.ts'
import { machine } from '../../test/view/lib/filled-team.ts'
import { freshBinary } from '../fresh-binary.ts'

/** A person's store, where their page is opened, and how folders are named in pictures. */
export interface Pictured {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly shown: readonly (readonly [path: string, as: string])[]
  /** A session to look at. */
  readonly session: string
}

/** The session of the demo, a few memories, and a second session that is told of them. Everything is made up. */
export function demoStore(place: string): Pictured {
  const program = freshBinary()
  const env = { PATH: process.env.PATH ?? '', HOME: place, TMPDIR: place, THROUGHLINE_NO_SYNC: '1' }
  mkdirSync(join(place, '.claude'), { recursive: true })
  const played: unknown = JSON.parse(ran(program, ['demo', '--fast', '--keep', '--json'], { cwd: place, env }))
  const root = isRecord(played) && typeof played.keptIn === 'string' ? played.keptIn : place
  const [cwd, home] = [join(root, 'project'), join(root, 'store')]
  const own = { ...env, THROUGHLINE_HOME: home }
  const run = (...words: string[]) => ran(program, words, { cwd, env: own })
  for (const [uri, content, tier] of MEMORIES)
    run('memory', 'create', `project://${uri}`, '--content', content, '--tier', tier)
  run('memory', 'update', 'project://conventions/money', '--content', MONEY)
  run('import', 'transcripts', join(root, 'transcript.jsonl'), '--yes')
  const hook = (fields: object) => {
    const input = JSON.stringify({ session_id: SECOND, cwd, ...fields })
    ran(program, ['hook', 'claude-code'], { cwd, env: own, input })
  }
  hook({ hook_event_name: 'SessionStart', source: 'startup' })
  hook({ hook_event_name: 'UserPromptSubmit', prompt: ASKED, prompt_id: 'p1' })
  hook({
    ...{ hook_event_name: 'PostToolUse', tool_name: 'Edit', tool_use_id: 't1', tool_response: {} },
    tool_input: { file_path: join(cwd, 'src/http-client.ts'), old_string: 'a', new_string: 'b' },
  })
  const [first] = JSON.parse(run('status', '--json')).filter(({ session }: { session: string }) => session !== SECOND)
  return {
    cwd,
    env: own,
    session: first.session,
    shown: [
      [cwd, '/home/dev/shop'],
      [home, '/home/dev/.throughline'],
      [place, '/home/dev'],
    ],
  }
}

/** Ada's machine: made-up people, a queue, a conflict, and something forgotten. */
export async function teamStore(cluster: Cluster, place: string): Promise<Pictured> {
  await teamDatabase(cluster, 'acme', ['ada', 'bo'])
  const [ada, bo] = [machine(join(place, 'ada')), machine(join(place, 'bo'))]
  type Machine = ReturnType<typeof machine>
  const done = (one: Machine, ...words: string[]) => {
    const { code, all } = one.run(...words)
    if (code !== 0) throw new Error(`${words.join(' ')}: ${all}`)
  }
  const share = (one: Machine, uri: string, content: string) => {
    done(one, 'memory', 'create', uri, '--content', content)
    done(one, 'share', 'approve', uri)
    done(one, 'sync')
  }
  done(ada, 'team', 'init', cluster.address('keeper', 'acme'), '--admin', 'ada')
  done(ada, 'team', 'join', cluster.address('ada', 'acme'))
  done(ada, 'team', 'members', 'add', 'bo')
  done(bo, 'team', 'join', cluster.address('bo', 'acme'))
  share(ada, 'project://traps/desk', 'The staging box is under the desk of Kim.')
  share(ada, 'project://patterns/errors', 'Errors are values in the importer.')
  done(bo, 'sync')
  share(bo, 'project://decisions/queue', 'The job queue runs in PostgreSQL because Redis lost jobs when it restarted.')
  share(ada, 'project://decisions/queue', 'The job queue runs in Redis because the outbox table locked up under load.')
  done(ada, 'team', 'forget', 'project://traps/desk', '--yes')
  done(ada, 'memory', 'update', 'project://patterns/errors', '--content', 'Errors are values everywhere.')
  const secret = `The deploy script needs DEPLOY_TOKEN=ghp_${'a1B2c3D4e5F6'.repeat(3)} and fails without a word.`
  done(ada, 'memory', 'create', 'project://traps/deploy', '--content', secret)
  done(ada, 'share', 'list')
  const { folder, home } = ada.home
  const env = { PATH: process.env.PATH ?? '', HOME: folder, THROUGHLINE_HOME: home, THROUGHLINE_NO_SYNC: '1' }
  return { cwd: folder, env, session: '', shown: [[folder, '/home/ada/shop']] }
}

const SECOND = '5ec0d000-0000-4000-8000-000000000002'
const ASKED = 'How is money counted in the orders here, and may a POST be tried again?'
const MONEY =
  'Amounts of money are counted in cents, never in floating point numbers; sums are rounded once, at the end.'
const MEMORIES = [
  ['conventions/money', 'Amounts of money are counted in cents, never in floating point numbers.', '0'],
  ['notes/warehouse', 'The warehouse takes at most a hundred orders in one request.', '4'],
  ['decisions/retries', 'Retries live in src/http-client.ts; the stream reader has a loop of its own.', '3'],
] as const

function ran(
  program: string,
  words: readonly string[],
  given: { cwd: string; env: Readonly<Record<string, string>>; input?: string },
): string {
  const { status, stdout, stderr } = spawnSync(program, words, { ...given, encoding: 'utf8' })
  if (status !== 0) throw new Error(`throughline ${words.join(' ')}: ${stdout}${stderr}`)
  return stdout
}
