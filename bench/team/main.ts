// npm run bench:team [-- --small | --large]: a cluster of its own; ratios to the same statements sent by plain pg, and to hooks without a team.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Operation } from '../../src/team/operation.ts'
import { initialise } from '../../src/team/server/init.ts'
import { PULL, teamServer } from '../../src/team/server/server.ts'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from '../../test/team/lib/cluster.ts'
import { coldReplica } from './cold-replica.ts'
import { hooks } from './hooks.ts'
import { CLIENTS, LOGINS, PEOPLE, PROJECTS, ROUNDS, SIZES, shown } from './sizes.ts'

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
  if (process.argv.includes('--hooks')) {
    hooks(folder)
    rmSync(folder, { recursive: true, force: true })
    return
  }
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

await main()
