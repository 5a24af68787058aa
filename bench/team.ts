// npm run bench:team [-- --small]: a cluster of its own; ratios to the same statements sent by plain pg, and to hooks without a team.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freshBinary } from '../scripts/fresh-binary.ts'
import type { Operation } from '../src/team/operation.ts'
import { initialise } from '../src/team/server/init.ts'
import { PULL, teamServer } from '../src/team/server/server.ts'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from '../test/team/lib/cluster.ts'
import { person } from '../test/team/lib/person.ts'

const small = process.argv.includes('--small')
/** Memories on the server: the growth is measured between them. */
const SIZES = small ? [10_000, 100_000] : [100_000, 1_000_000]
const CLIENTS = small ? 20 : 100
const PROJECTS = small ? 200 : 2000
const PEOPLE = small ? 100 : 1000
const ROUNDS = small ? 5 : 9
const LOGINS = Array.from({ length: 10 }, (_, n) => `person${n}`)

interface Lane {
  readonly project: string
  readonly device: string
  readonly client: pg.Client
  readonly server: ReturnType<typeof teamServer>
}

async function main(): Promise<void> {
  if (NO_CLUSTER) {
    console.log(NO_CLUSTER)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'throughline-bench-'))
  if (process.argv.includes('--hooks')) return hooks(folder)
  const cluster = startCluster()
  try {
    await setUp(cluster)
    const growth: Record<string, number>[] = []
    let filled = 0
    for (const size of SIZES) {
      await fill(cluster, filled, size)
      filled = size
      const lanes = await openLanes(cluster)
      const push = await ratios(lanes, pushOurs, pushPlain)
      const pull = await ratios(lanes, pullOurs, pullPlain)
      const alone = await alonePerCall(lanes[0] as Lane)
      growth.push(alone)
      console.log(
        `${size.toLocaleString('en')} memories, ${CLIENTS} clients at once: push of 50 ${shown(push)}, pull of 500 ${shown(pull)} of plain pg`,
      )
      if (size === SIZES.at(-1)) console.log(await explained(cluster))
      for (const { client } of lanes) await client.end()
    }
    reportGrowth(growth)
    await coldReplica(cluster, folder)
    hooks(folder)
  } finally {
    cluster.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function setUp(cluster: Cluster): Promise<void> {
  await teamDatabase(cluster, 'team', LOGINS)
  const keeper = await cluster.as('keeper')
  await initialise(keeper, { team: 'bench', admin: LOGINS[0] })
  await keeper.close()
  await cluster.sql(
    `INSERT INTO throughline.members (login) SELECT 'p' || n FROM generate_series(1, ${PEOPLE}) n;
     INSERT INTO throughline.members (login) SELECT 'person' || n FROM generate_series(0, 9) n ON CONFLICT DO NOTHING;
     INSERT INTO throughline.projects (project) SELECT 'git:p' || n FROM generate_series(0, ${PROJECTS - 1}) n;
     INSERT INTO throughline.access (project, login, role) SELECT 'git:p' || n, 'person' || m, 'writer'
       FROM generate_series(0, ${PROJECTS - 1}) n, generate_series(0, 9) m WHERE n % 10 = m OR n < ${CLIENTS};
     INSERT INTO throughline.access (project, login, role) SELECT 'git:p' || (n % ${PROJECTS}), 'p' || n, 'writer' FROM generate_series(1, ${PEOPLE}) n;
     INSERT INTO throughline.devices (device, login) SELECT gen_random_uuid(), 'person' || m FROM generate_series(0, 9) m`,
    'team',
  )
  for (const login of LOGINS) await cluster.sql(`GRANT throughline_member TO ${login}`, 'team')
}

/** Rows as pushes would have left them, written by the superuser in one go. */
async function fill(cluster: Cluster, from: number, to: number): Promise<void> {
  const connection = new pg.Client({ host: cluster.folder, port: cluster.port, database: 'team', user: 'postgres' })
  await connection.connect()
  await connection.query(
    `INSERT INTO throughline.operations (id, project, number, kind, uri, author, device, said_at, body, mark)
     SELECT gen_random_uuid(), 'git:p' || (n % ${PROJECTS}), p.head + (n - ${from}) / ${PROJECTS} + 1, 'put', 'project://decisions/d' || n, 'person0',
       (SELECT device FROM throughline.devices LIMIT 1), n,
       jsonb_build_object('content', 'Number ' || n || ' is decided this way because the other way was tried and failed, as was seen in the logs of the day.',
         'tier', 5, 'disclosure', '', 'links', '[]'::jsonb, 'trust', 'user', 'commit', null), NULL
     FROM generate_series(${from}, ${to - 1}) n JOIN throughline.projects p ON p.project = 'git:p' || (n % ${PROJECTS})`,
  )
  await connection.query(
    `UPDATE throughline.projects p SET head = o.most FROM (SELECT project, max(number) AS most FROM throughline.operations GROUP BY project) o
     WHERE o.project = p.project`,
  )
  await connection.query('ANALYZE throughline.operations; ANALYZE throughline.access; ANALYZE throughline.projects')
  await connection.end()
}

async function openLanes(cluster: Cluster): Promise<Lane[]> {
  const lanes: Lane[] = []
  for (let n = 0; n < CLIENTS; n++) {
    const login = LOGINS[n % LOGINS.length] ?? ''
    const client = new pg.Client({ host: cluster.folder, port: cluster.port, database: 'team', user: login })
    await client.connect()
    const { rows } = await client.query('SELECT device FROM throughline.devices WHERE login = $1', [login])
    const device = rows[0]?.device as string
    const project = `git:p${n}`
    const connection = {
      query: async <Row extends object>(text: string, ...values: unknown[]) =>
        (await client.query<Row>(text, values)).rows,
      close: async () => {},
    }
    lanes.push({ project, device, client, server: teamServer(connection, project, device) })
  }
  return lanes
}

function fifty(): Operation[] {
  return Array.from({ length: 50 }, (_, n) => ({
    id: crypto.randomUUID(),
    kind: 'put' as const,
    uri: `project://traps/t${n}`,
    author: '',
    device: '',
    at: 0,
    bases: [],
    body: {
      content: `What was tried in vain, number ${n}, with enough words to be a memory of the usual length ${crypto.randomUUID()}.`,
      tier: 5,
      disclosure: '',
      links: [],
      trust: 'user',
      commit: null,
    },
    forgotten: false,
  }))
}

const pushOurs = ({ server }: Lane) => server.push(fifty())
const pushPlain = ({ client, project, device }: Lane) =>
  client.query('SELECT operation, outcome, at_number FROM throughline.push($1, $2, $3)', [
    project,
    device,
    JSON.stringify(fifty()),
  ])
const pullOurs = ({ server }: Lane) => server.pull(0, 500)
const pullPlain = ({ client, project }: Lane) => client.query(PULL, [project, 0, 500])

/** Ours and plain in turns, so that what else the machine does meets both. */
async function ratios(
  lanes: readonly Lane[],
  ours: (lane: Lane) => Promise<unknown>,
  plain: (lane: Lane) => Promise<unknown>,
) {
  const found: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const timed = async (work: (lane: Lane) => Promise<unknown>) => {
      const start = performance.now()
      await Promise.all(lanes.map(work))
      return performance.now() - start
    }
    const [a, b] = round % 2 === 0 ? [await timed(ours), await timed(plain)] : await inverted(timed, plain, ours)
    if (round > 0) found.push(a / b)
  }
  return found
}

async function inverted(
  timed: (work: (lane: Lane) => Promise<unknown>) => Promise<number>,
  plain: (lane: Lane) => Promise<unknown>,
  ours: (lane: Lane) => Promise<unknown>,
): Promise<[number, number]> {
  const b = await timed(plain)
  return [await timed(ours), b]
}

/** The least time of one call by itself: what grows with the store, and nothing else. */
async function alonePerCall(lane: Lane): Promise<Record<string, number>> {
  const best = async (work: () => Promise<unknown>) => {
    let least = Number.POSITIVE_INFINITY
    for (let n = 0; n < 30; n++) {
      const start = performance.now()
      await work()
      least = Math.min(least, performance.now() - start)
    }
    return least
  }
  return { push: await best(() => pushOurs(lane)), pull: await best(() => lane.server.pull(10, 40)) }
}

function reportGrowth([before, after]: readonly Record<string, number>[]): void {
  if (!before || !after) return
  const [from = 0, to = 0] = SIZES
  const allowed = Math.log(to) / Math.log(from)
  for (const call of Object.keys(before)) {
    const ratio = (after[call] ?? 0) / (before[call] ?? 1)
    console.log(
      `${call} from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}: ${ratio.toFixed(2)}x the time (logarithmic growth would be ${allowed.toFixed(2)}x)`,
    )
  }
}

async function explained(cluster: Cluster): Promise<string> {
  const client = new pg.Client({ host: cluster.folder, port: cluster.port, database: 'team', user: LOGINS[0] ?? '' })
  await client.connect()
  const { rows } = await client.query(
    `EXPLAIN ${PULL.replace('$1', "'git:p0'").replace('$2', '10').replace('$3', '500')}`,
  )
  await client.end()
  return rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')
}

/** A new machine: 5,000 memories over the line, into the store, the index and the claims; against the line alone. */
async function coldReplica(cluster: Cluster, folder: string): Promise<void> {
  const many = small ? 1000 : 5000
  await cluster.sql(
    `INSERT INTO throughline.projects (project, head) VALUES ('git:cold', ${many});
     INSERT INTO throughline.access (project, login, role) VALUES ('git:cold', 'person1', 'writer');
     INSERT INTO throughline.operations (id, project, number, kind, uri, author, device, said_at, body)
     SELECT gen_random_uuid(), 'git:cold', n, 'put', 'project://decisions/c' || n, 'person0', (SELECT device FROM throughline.devices LIMIT 1), n,
       jsonb_build_object('content', 'Module ' || n || ' keeps its tables in schema s' || n || ' because of reason ' || md5(n::text), 'tier', 5,
         'disclosure', '', 'links', '[]'::jsonb, 'trust', 'user', 'commit', null) FROM generate_series(1, ${many}) n`,
    'team',
  )
  const one = person(cluster, folder, 'person1')
  await one.join('git:cold')
  const start = performance.now()
  const result = await one.sync('git:cold')
  const ours = performance.now() - start
  const client = new pg.Client({ host: cluster.folder, port: cluster.port, database: 'team', user: 'person1' })
  await client.connect()
  const from = performance.now()
  for (let after = 0; after < many; after += 500) await client.query(PULL, ['git:cold', after, 500])
  const plain = performance.now() - from
  await client.end()
  const shownHere = one.memories('git:cold').length
  one.close()
  console.log(
    `a new machine, ${shownHere} memories (${result.kind}): ${(ours / many).toFixed(2)} ms each with index and claims; the line alone is ${((100 * plain) / ours).toFixed(0)} in 100 of it`,
  )
}

/** The same events in a store with a team and in one without, in turns. */
function hooks(folder: string): void {
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
  const { openStore } = require('../src/storage/open.ts') as typeof import('../src/storage/open.ts')
  const { watch } = require('../src/team/watch.ts') as typeof import('../src/team/watch.ts')
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function shown(found: readonly number[]): string {
  return `${median(found).toFixed(2)}x (${Math.min(...found).toFixed(2)}-${Math.max(...found).toFixed(2)})`
}

await main()
