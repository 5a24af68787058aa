import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from '../run.ts'
import { home, LINES, ownHome, project, transcript, type Walk, type WalkStep } from './steps.ts'

/** What one walk ran, by file of src. */
export interface Seen {
  /** Files of which a function ran, with how many of its lines ran that do not run when the file is merely loaded. */
  readonly run: ReadonlyMap<string, number>
  /** Files without a function. */
  readonly tables: ReadonlySet<string>
  /** Files that were loaded, and nothing of them ran. */
  readonly idle: ReadonlySet<string>
}

/** A hook that is slow keeps quiet rather than hold its agent up, and counting makes it slow: then it walks again. */
export async function walk(one: Walk): Promise<Seen> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await walkOnce(one)
    if (one.through.every((file) => seen.run.has(file))) return seen
  }
  throw new Error(
    `${one.name}: it did not come to ${one.through.join(', ')} in ${MOST_TRIES} tries; is the machine busy?`,
  )
}

const MOST_TRIES = 8

async function walkOnce({ before, steps, settings }: Walk): Promise<Seen> {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(project, 'src'), { recursive: true })
  writeFileSync(join(project, 'src/client.ts'), 'export const fetchRecord = () => undefined\n')
  writeFileSync(transcript, LINES.map((line) => `${JSON.stringify(line)}\n`).join(''))
  if (settings) {
    mkdirSync(ownHome)
    writeFileSync(join(ownHome, 'settings.json'), JSON.stringify(settings))
  }
  for (const step of before) await run(step)
  const [lines, tables, idle] = [new Map<string, Set<number>>(), new Set<string>(), new Set<string>()]
  for (const step of steps) {
    for (const { file, functions, hit, ran } of await covered(step)) {
      if (functions === 0) tables.add(file)
      else if (hit === 0) idle.add(file)
      else lines.set(file, new Set([...(lines.get(file) ?? []), ...ran]))
    }
  }
  for (const file of lines.keys()) idle.delete(file)
  const loading = new Map(
    (await covered({ words: ['load', ...[...lines.keys()].map((file) => join(root, file))], event: {} })).map(
      ({ file, ran }) => [file, new Set(ran)],
    ),
  )
  const own = (file: string, ran: ReadonlySet<number>) =>
    [...ran].filter((line) => !loading.get(file)?.has(line)).length
  return { run: new Map([...lines].map(([file, ran]) => [file, own(file, ran)])), tables, idle }
}

interface Covered {
  readonly file: string
  readonly functions: number
  readonly hit: number
  /** The lines that ran. */
  readonly ran: readonly number[]
}

async function covered(step: WalkStep): Promise<Covered[]> {
  const out = join(home, 'coverage')
  await run(step, ['--coverage', '--coverage-reporter=lcov', '--coverage-dir', out])
  return readFileSync(join(out, 'lcov.info'), 'utf8')
    .split('end_of_record')
    .flatMap((record) => {
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1]
      const file = relative(root, resolve(root, field('SF') ?? ''))
      if (!file.startsWith('src/')) return []
      const lines = [...record.matchAll(/^DA:(\d+),(\d+)$/gm)]
      const ran = lines.filter(([, , hits]) => hits !== '0').map(([, line]) => Number(line))
      return { file, functions: Number(field('FNF')), hit: Number(field('FNH')), ran }
    })
}

async function run({ words, event }: WalkStep, counting: readonly string[] = []): Promise<void> {
  const args = ['test', join(root, 'scripts/walks/run-once.ts'), '--timeout', '60000', ...counting]
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: root,
    stdin: new Blob([event ? JSON.stringify(event) : '']),
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PATH: process.env.PATH,
      HOME: home,
      THROUGHLINE_HOME: ownHome,
      WALK: JSON.stringify(event ? words : [...words, '--project', project]),
    },
  })
  const report = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(`${words[0]}: ${report}`)
}
