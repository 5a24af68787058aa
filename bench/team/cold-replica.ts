import pg from 'pg'
import { PULL } from '../../src/team/server/server.ts'
import type { Cluster } from '../../test/team/lib/cluster.ts'
import { person } from '../../test/team/lib/person.ts'
import { small } from './sizes.ts'

/** A new machine: 5,000 memories over the line, into the store, the index and the claims; against the line alone. */
export async function coldReplica(cluster: Cluster, folder: string): Promise<void> {
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
