// npm run demo:team: a throw-away PostgreSQL, two made-up people, one conflict, one forgetting, played with the real program.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from '../../test/team/lib/cluster.ts'
import { freshBinary } from '../fresh-binary.ts'

export interface Step {
  readonly who: string
  readonly words: readonly string[]
  readonly output: string
  readonly code: number
}

/** Plays the story and says each step; gives back all of them. */
export async function demoTeam(say: (text: string) => void): Promise<Step[]> {
  const program = freshBinary()
  const folder = mkdtempSync(join(tmpdir(), 'throughline-demo-'))
  let cluster: Cluster | undefined
  try {
    say('Starting a PostgreSQL of its own …')
    cluster = startCluster()
    await teamDatabase(cluster, 'acme', ['ada', 'bo'])
    const steps: Step[] = []
    const people = peopleIn(folder, program, (step) => {
      steps.push(step)
      say(
        `\n${step.who}$ throughline ${step.words.map(quoted).join(' ')}\n${step.output.trimEnd().replace(/^/gm, '  ')}`,
      )
    })
    story(cluster, people, say)
    say('\nThat was all made up, and it is all gone now: the cluster, the people and their stores.')
    return steps
  } finally {
    cluster?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Run = (...words: string[]) => string

interface People {
  readonly keeper: Run
  readonly ada: Run
  readonly bo: Run
  /** What bo's agent is told with a prompt. */
  told(prompt: string): string
}

function story(cluster: Cluster, { keeper, ada, bo, told }: People, say: (text: string) => void): void {
  const address = (login: string) => cluster.address(login, 'acme')
  const uri = 'project://decisions/queue'
  say('\n# The owner of the database sets the team up, once.')
  keeper('team', 'init', address('keeper'), '--admin', 'ada')
  say('\n# Ada joins with her project and lets Bo in; Bo joins.')
  ada('team', 'join', address('ada'))
  ada('team', 'members', 'add', 'bo', '--role', 'writer')
  bo('team', 'join', address('bo'))
  say('\n# Ada has learned something. It goes nowhere until she says yes.')
  say('# (Approving starts a sync by itself, as a session does; here it is typed, so that it can be seen.)')
  ada(
    'memory',
    'create',
    uri,
    '--content',
    'The job queue runs in Redis because the outbox table locked up under load.',
  )
  ada('share')
  ada('share', 'approve', uri)
  ada('sync', '--once')
  say("\n# Bo's machine gets it, and Bo's agent is told with author and day.")
  bo('sync', '--once')
  say(
    `\nbo's agent, asked "why does the job queue run in Redis?", is told:\n${told('why does the job queue run in Redis?').replace(/^/gm, '  ')}`,
  )
  say('\n# Bo says otherwise under the same name. Nobody wins by being last: both stand.')
  bo(
    'memory',
    'create',
    uri,
    '--content',
    'The job queue runs in PostgreSQL because Redis lost jobs when it restarted.',
  )
  bo('share', 'approve', uri)
  bo('sync', '--once')
  ada('sync', '--once')
  ada('team', 'conflicts')
  ada('team', 'settle', uri, '--keep', 'bo')
  ada('sync', '--once')
  bo('sync', '--once')
  bo('team', 'conflicts')
  say('\n# Something should never have been shared. It is forgotten on every machine, with a receipt.')
  const wrong = 'project://traps/staging'
  bo('memory', 'create', wrong, '--content', 'The staging box is under the desk of Kim.')
  bo('share', 'approve', wrong)
  bo('sync', '--once')
  ada('sync', '--once')
  bo('team', 'forget', wrong, '--yes')
  ada('sync', '--once')
  bo('team', 'receipts')
  ada('search', 'staging box desk')
}

/** Both have checked out the same commit, although each makes it. */
const SAME_COMMIT = { GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z', GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' }

function peopleIn(folder: string, program: string, onStep: (step: Step) => void): People {
  const machine = (who: string) => {
    const project = join(folder, who, 'shop')
    mkdirSync(project, { recursive: true })
    writeFileSync(join(project, 'README.md'), '# A made-up shop\n')
    for (const words of [
      ['init', '-q', '-b', 'main'],
      ['remote', 'add', 'origin', 'https://git.example.com/acme/shop.git'],
      ['add', '.'],
      ['-c', 'user.name=demo', '-c', 'user.email=demo@example.com', 'commit', '-q', '-m', 'Begin'],
    ])
      spawnSync('git', words, { cwd: project, env: { ...process.env, ...SAME_COMMIT } })
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: join(folder, who),
      THROUGHLINE_HOME: join(folder, who, 'tl'),
      THROUGHLINE_NO_SYNC: '1',
      LANG: process.env.LANG ?? 'C',
    }
    const raw = (words: readonly string[], input?: string) =>
      spawnSync(program, [...words], { cwd: project, env, encoding: 'utf8', ...(input !== undefined && { input }) })
    const run: Run = (...words) => {
      const { stdout, stderr, status } = raw(words)
      const output = `${stdout}${stderr}`
      onStep({ who, words, output, code: status ?? 1 })
      return output
    }
    return { project, raw, run }
  }
  const [keeper, ada, bo] = [machine('keeper'), machine('ada'), machine('bo')]
  return {
    keeper: keeper.run,
    ada: ada.run,
    bo: bo.run,
    told(prompt) {
      const event = (name: string, own: object) =>
        bo.raw(
          ['hook', 'claude-code'],
          JSON.stringify({ session_id: 'demo', cwd: bo.project, hook_event_name: name, ...own }),
        ).stdout
      event('SessionStart', { source: 'startup' })
      const answer = event('UserPromptSubmit', { prompt })
      return answer === '' ? '(nothing)' : JSON.parse(answer).hookSpecificOutput.additionalContext
    },
  }
}

function quoted(word: string): string {
  return /[\s"'&?]/.test(word) ? JSON.stringify(word) : word
}

if (import.meta.main) {
  if (NO_CLUSTER) {
    console.log(`${NO_CLUSTER}. On Debian: apt-get install postgresql`)
    process.exitCode = 1
  } else {
    const steps = await demoTeam((text) => console.log(text))
    process.exitCode = steps.every(({ code }) => code === 0) ? 0 : 1
  }
}
