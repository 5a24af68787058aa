import { initialise } from '../../../src/team/server/init.ts'
import { type Cluster, teamDatabase } from './cluster.ts'
import { type Person, person } from './person.ts'

/** A team in a database of its own: the first person is the admin, the others are writers. */
export async function teamOf(
  cluster: Cluster,
  {
    database,
    project,
    folder,
    people,
  }: { database: string; project: string; folder: string; people: readonly string[] },
): Promise<Person[]> {
  await teamDatabase(cluster, database, people)
  const keeper = await cluster.as('keeper', database)
  await initialise(keeper, { team: database, admin: people[0] })
  await keeper.close()
  const made = people.map((login) => person(cluster, folder, login))
  for (const [at, one] of made.entries()) {
    if (at > 0)
      await asking(
        cluster,
        people[0] ?? '',
        database,
        'SELECT throughline.admit($1, $2, $3)',
        project,
        one.login,
        'writer',
      )
    await one.join(project, database)
  }
  return made
}

export async function asking(cluster: Cluster, login: string, database: string, text: string, ...values: unknown[]) {
  const connection = await cluster.as(login, database)
  try {
    return await connection.query<Record<string, unknown>>(text, ...values)
  } finally {
    await connection.close()
  }
}
