import { expect } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PATIENT } from '../../lib/patient.ts'
import { call, type Manner, type Reply, say, type ToolCall } from '../lib/model/replies.ts'
import { type Product, product } from '../lib/product.ts'
import { type Session, type SessionOptions, withSession } from '../lib/session.ts'

// A workflow in the real client, as a person has it: by the plugin, or by `install`.

const root = join(import.meta.dir, '../../..')

export interface Story extends Session, Pick<Product, 'timeline'> {
  /** The workflow of the newest session, or of a given one. */
  show(session?: string): Shown
  /** What the timeline of the workflow's session says about stages: type, stage, result. */
  stages(): string[]
  read(path: string): string
  write(path: string, text: string): void
  ok(...words: string[]): string
}

interface Shown {
  workflow: string
  status: string
  session: string
  feature: string | null
  rejectCount: number
  failCount: number
  pending: { stage: string; reason: string }[]
  stages: { key: string; status: string; result: string | null; tries: number }[]
}

/** The plugin as it is shipped, and the program where it looks for it. */
export function withPlugin(options: SessionOptions, work: (s: Story) => Promise<void>): Promise<void> {
  return withSession({ ...options, env: { ...PATIENT, ...options.env } }, async (s) => {
    product(s).place()
    const { run } = s
    await work(
      story({
        ...s,
        run: (turns, more = {}) => run(turns, { pluginDirs: [join(root, 'plugin')], ...ALLOWED, ...more }),
      }),
    )
  })
}

/** By the README's way: `throughline install`, and no plugin. */
export function withInstall(
  options: SessionOptions,
  words: readonly string[],
  work: (s: Story) => Promise<void>,
): Promise<void> {
  return withSession({ ...options, env: { ...PATIENT, ...options.env } }, async (s) => {
    const { run } = s
    const told = story({ ...s, run: (turns, more = {}) => run(turns, { ...ALLOWED, ...more }) })
    told.ok('install', '--host', 'claude-code', '--yes', ...words)
    await work(told)
  })
}

/** Both ways with the stages' own agents, and what those are called then. */
export const WAYS: readonly {
  way: string
  begin: typeof withPlugin
  own(agent: string): string
}[] = [
  { way: 'by the plugin', begin: withPlugin, own: (agent) => `throughline:${agent}` },
  {
    way: 'by install',
    begin: (options, work) => withInstall(options, ['--no-mcp', '--workflows', 'all'], work),
    own: (agent) => `throughline-${agent}`,
  },
]

/** Our own tools are allowed, as a person would allow them. */
const ALLOWED = {
  args: [
    '--allowedTools',
    ['workflow_start', 'workflow_status', 'stage_done'].map((name) => `mcp__throughline__${name}`).join(','),
  ],
}

function story(s: Session): Story {
  const own = product(s)
  const ok = (...words: string[]) => {
    const { stdout, stderr, exitCode } = own.run(...words)
    if (exitCode !== 0) throw new Error(`throughline ${words.join(' ')}: ${stderr}${stdout}`)
    return stdout
  }
  const newest = () => JSON.parse(ok('status', '--json'))[0].session as string
  return {
    ...s,
    timeline: own.timeline,
    ok,
    show: (session) => JSON.parse(ok('workflow', 'show', '--session', session ?? newest(), '--json')),
    stages: () =>
      own
        .timeline()
        .filter(({ type }) => /^stage:(complete|fail|reject)$/.test(type))
        .map(({ type, data }) => `${type.slice('stage:'.length)} ${data.stage}`),
    read: (path) => readFileSync(join(s.project, path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(s.project, path)), { recursive: true })
      writeFileSync(join(s.project, path), text)
    },
  }
}

export function sends(kind: string, prompt = 'Do your part.', more: Record<string, unknown> = {}): ToolCall {
  const input = { description: 'a part of the work', prompt, subagent_type: kind, run_in_background: false, ...more }
  return { name: 'Agent', input }
}

export function send(kind: string, prompt?: string, more: Record<string, unknown> = {}): Reply {
  const { name, input } = sends(kind, prompt, more)
  return call(name, input)
}

export function report(result: string, reason = '', manner: Manner = {}): Reply {
  return say(`My part is done.\n\n<!-- VERDICT: ${JSON.stringify({ result, ...(reason && { reason }) })} -->`, manner)
}

/** State, in a line a stage. */
export function expectStages(s: Story, wanted: readonly string[], session?: string): void {
  expect(s.show(session).stages.map(({ key, status, result }) => `${key} ${status} ${result ?? '-'}`)).toEqual([
    ...wanted,
  ])
}

/** Does not push the model more often than a test needs. */
export const CAP = { env: { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '1' } }
