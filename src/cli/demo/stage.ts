import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Environment } from '../../base/environment.ts'
import { type AnswerReaders, toldBy } from '../../hosts/claude-code/answer.ts'
import { transcriptLine, type Written } from '../../hosts/claude-code/transcript-lines.ts'
import { payloadOf } from '../../hosts/claude-code/wire.ts'
import { CATALOGUE_HOST } from '../../hosts/index.ts'
import { query, type TimelineEntry } from '../../journal/timeline.ts'
import { iso } from '../../platform/clock.ts'
import { pathsOf } from '../../platform/paths.ts'
import type { EventName } from '../../protocol/event.ts'
import { openStore } from '../../storage/open.ts'
import type { Sql } from '../../storage/sql.ts'
import { BRANCH } from './story.ts'

/** What one hook did, seen from outside. */
export interface Firing {
  event: EventName
  exitCode: number
  ms: number
  /** What stands in the store because of it. */
  recorded: TimelineEntry[]
  told: AnswerReaders[]
}

export interface DemoStage {
  root: string
  home: string
  project: string
  session: string
  /** Writes a line into the transcript, as a client does before it fires the event. */
  write(written: Written): void
  /** Writes a file of the project, at the story's time: what is looked at is also when a file was changed. */
  put(path: string, text: string): void
  /** Runs this program as the host would: a process of its own, the payload on its standard input. */
  fire(event: EventName, fields?: Readonly<Record<string, unknown>>): Firing
  store(): Sql
  close(options: { keep: boolean }): void
}

/** A minute of the story passes with every line of the transcript. */
const PACE_MS = 60_000

/** Temporary folders for a store, a project and a transcript. */
export function openStage(files: Readonly<Record<string, string>>, environment: Environment, begun: number): DemoStage {
  const root = realpathSync(temporaryFolder())
  const [home, project, transcript] = ['store', 'project', 'transcript.jsonl'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(home)
  for (const [path, text] of Object.entries(files)) putFile(join(project, path), text)
  const session = crypto.randomUUID()
  const { database } = pathsOf({ THROUGHLINE_HOME: home }, home)
  let sql: Sql | undefined
  let lines = 0
  let seen = 0
  const now = () => begun + lines * PACE_MS

  return {
    root,
    home,
    project,
    session,
    write(written) {
      lines += 1
      const frame = {
        uuid: crypto.randomUUID(),
        sessionId: session,
        cwd: project,
        gitBranch: BRANCH,
        timestamp: iso(now()),
      }
      appendFileSync(transcript, transcriptLine(written, frame))
    },
    put(path, text) {
      putFile(path, text)
      utimesSync(path, now() / 1000, now() / 1000)
    },
    fire(event, fields = {}) {
      const common = { sessionId: session, transcriptPath: transcript, cwd: project }
      const [program = '', ...words] = ownProgram()
      const started = performance.now()
      const run = spawnSync(program, [...words, 'hook', '--home', home, CATALOGUE_HOST], {
        cwd: project,
        input: JSON.stringify(payloadOf(event, { ...common, ...fields })),
        encoding: 'utf8',
        env: {
          ...foreign(environment),
          ...OWN_SETTINGS,
          THROUGHLINE_HOME: home,
          THROUGHLINE_NOW: iso(now()),
          CLAUDE_PROJECT_DIR: project,
        },
      })
      const ms = performance.now() - started
      sql ??= openStore(database, { busyTimeoutMs: 1000 })
      const recorded = query(sql, { session, after: seen })
      seen = recorded.at(-1)?.id ?? seen
      return { event, exitCode: run.status ?? 1, ms, recorded, told: toldBy(event, run.stdout) }
    },
    store() {
      sql ??= openStore(database, { busyTimeoutMs: 1000 })
      return sql
    },
    close({ keep }) {
      sql?.close()
      if (!keep) rmSync(root, { recursive: true, force: true })
    },
  }
}

/** A name without a random part: that would look like a name of the project's own in what is recorded. */
function temporaryFolder(attempt = 0): string {
  const folder = join(tmpdir(), `throughline-demo-${process.pid + attempt}`)
  try {
    mkdirSync(folder, { mode: 0o700 })
    return folder
  } catch (failure) {
    if (attempt < 100 && failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')
      return temporaryFolder(attempt + 1)
    throw failure
  }
}

/** The story is in English whatever the person speaks. */
const OWN_SETTINGS = { THROUGHLINE_LANGUAGE: 'en' }

/** The person's environment without what would reach into the demo. */
function foreign(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment).filter(([name]) => !/^(?:THROUGHLINE|CLAUDE)_/.test(name))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** The compiled program is itself; from the sources it is Bun with a script. */
function ownProgram(): string[] {
  return /^bun(\.exe)?$/.test(basename(process.execPath)) ? [process.execPath, Bun.main] : [process.execPath]
}

function putFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
