import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../lib/binary.ts'
import { type Home, homeIn } from '../../lib/home.ts'
import { type Cluster, teamDatabase } from '../../team/lib/cluster.ts'
import { SAME_DAY } from '../../team/lib/same-day.ts'
import { HARM } from './filled.ts'

/** A login may be anything that PostgreSQL takes. */
export const EVE = '<img src=x onerror="document.title=\'broken\'">'
export const QUEUE = 'project://decisions/queue'
export const FORGOTTEN = 'project://traps/desk'

export interface Machine {
  readonly home: Home
  run(...words: string[]): { readonly code: number | null; readonly all: string }
  git(...words: string[]): string
}

/** Ada's machine, whose page is looked at, and Bo's: made-up people of a made-up team, through the real program. */
export async function fillTeam(
  cluster: Cluster,
  place: string,
  database: string,
): Promise<{ ada: Machine; bo: Machine }> {
  await teamDatabase(cluster, database, ['ada', 'bo'])
  await cluster.sql(`CREATE ROLE "${EVE.replaceAll('"', '""')}" LOGIN`).catch(() => [])
  const [ada, bo, eve] = ['ada', 'bo', 'eve'].map((name) => machine(join(place, name))) as [Machine, Machine, Machine]
  const done = (one: Machine, ...words: string[]) => {
    const { code, all } = one.run(...words)
    if (code !== 0) throw new Error(`${words.join(' ')}: ${all}`)
  }
  done(ada, 'team', 'init', cluster.address('keeper', database), '--admin', 'ada')
  done(ada, 'team', 'join', cluster.address('ada', database))
  for (const login of ['bo', EVE]) done(ada, 'team', 'members', 'add', login)
  done(bo, 'team', 'join', cluster.address('bo', database))
  done(eve, 'team', 'join', cluster.address(EVE, database))
  const share = (one: Machine, uri: string, content: string) => {
    done(one, 'memory', 'create', uri, '--content', content)
    done(one, 'share', 'approve', uri)
    done(one, 'sync')
  }
  share(ada, FORGOTTEN, 'The staging box is under the desk of Kim.')
  share(ada, 'project://patterns/errors', 'Errors are values in the importer.')
  done(bo, 'sync')
  share(bo, QUEUE, 'The job queue runs in PostgreSQL because Redis lost jobs.')
  share(eve, 'project://decisions/mailer', `The mailer waits for the outbox. ${HARM}`)
  share(ada, QUEUE, 'The job queue runs in Redis because the outbox locked up.')
  share(ada, 'project://decisions/mailer', 'The mailer sends at once.')
  done(ada, 'team', 'forget', FORGOTTEN, '--yes')
  done(ada, 'memory', 'update', 'project://patterns/errors', '--content', 'Errors are values everywhere.')
  done(ada, 'memory', 'create', 'project://traps/port', '--content', `The proxy takes port 8080. ${HARM}`)
  done(ada, 'memory', 'create', 'project://traps/clock', '--content', 'The clock of the build box is late.')
  done(
    ada,
    'memory',
    'create',
    'project://traps/token',
    '--content',
    `Deploys need ghp_${'a1B2c3D4e5F6'.repeat(3)} set.`,
  )
  // The first look is what the commit hangs on.
  done(ada, 'share', 'list')
  ada.git('checkout', '-q', '-b', 'feature')
  commit(ada, 'On a branch')
  done(ada, 'memory', 'create', 'project://conventions/names', '--content', 'Names are in kebab case on this branch.')
  done(ada, 'share', 'list')
  ada.git('checkout', '-q', 'main')
  return { ada, bo }
}

export function machine(place: string): Machine {
  mkdirSync(place, { recursive: true })
  const home = homeIn(place)
  const env = { PATH: process.env.PATH ?? '', HOME: place, THROUGHLINE_HOME: home.home, THROUGHLINE_NO_SYNC: '1' }
  const one: Machine = {
    home,
    git: (...words) => spawnSync('git', words, { cwd: place, env: { ...env, ...SAME_DAY }, encoding: 'utf8' }).stdout,
    run(...words) {
      const { status, stdout, stderr } = spawnSync(binary(), words, { cwd: place, env, encoding: 'utf8' })
      return { code: status, all: `${stdout}${stderr}` }
    },
  }
  one.git('init', '-q', '-b', 'main')
  one.git('remote', 'add', 'origin', 'https://git.example.com/acme/shop.git')
  commit(one, 'Begin')
  return one
}

function commit({ git }: Machine, message: string): void {
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '--allow-empty', '-m', message)
}
