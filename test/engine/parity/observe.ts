import { readFileSync } from 'node:fs'
import { atStop, type Hooks, runTool } from '../../../src/index.ts'
import { textOf } from '../../clients/lib/model/requests.ts'
import type { Session } from '../../clients/lib/session.ts'
import type { Seen } from './case.ts'

/** What the tool of a case prints when it runs. */
export const RAN = 'from-the-tool'

export type InClient = (session: Session) => Promise<Seen>
export type InEngine = (hooks: Hooks, command: string) => Promise<Seen>

export async function toolInClient(s: Session): Promise<Seen> {
  await s.run(['go'])
  // A turn that a hook ends asks no more: what the tool did is in the transcript only.
  const [, after] = s.server.of('turn')
  if (!after) return { happened: await ranInTranscript(s), told: [] }
  const text = withoutCommands(textOf(after))
  return { happened: text.split(RAN).length > 2, told: wordsIn(text) }
}

async function ranInTranscript(s: Session): Promise<boolean> {
  for await (const path of new Bun.Glob('.claude/projects/**/*.jsonl').scan({
    cwd: s.home,
    dot: true,
    absolute: true,
  })) {
    if (readFileSync(path, 'utf8').includes(`"stdout":"${RAN}`)) return true
  }
  return false
}

export async function toolInEngine(hooks: Hooks, command: string): Promise<Seen> {
  const execute = async ({ command: line }: Readonly<Record<string, unknown>>) => {
    const child = Bun.spawnSync(['sh', '-c', String(line)])
    if (child.exitCode !== 0) throw new Error(`Exit code ${child.exitCode}`)
    return child.stdout.toString()
  }
  const ports = { hooks, tool: (name: string) => ({ name, execute }), permit: () => ({ permission: 'allow' as const }) }
  const { content = '' } = await runTool({ id: 'u', name: 'Bash', input: { command } }, {}, ports)
  return { happened: content.includes(RAN), told: wordsIn(content) }
}

export async function promptInClient(s: Session): Promise<Seen> {
  await s.run(['go'])
  const [first] = s.server.of('turn')
  return { happened: first !== undefined, told: first ? wordsIn(withoutCommands(textOf(first))) : [] }
}

export async function promptInEngine(hooks: Hooks): Promise<Seen> {
  const start = await hooks.fire('SessionStart', { source: 'startup' })
  const { outcome } = await hooks.fire('UserPromptSubmit', { prompt: 'go' })
  const happened = outcome.decision !== 'block' && outcome.stop === undefined
  return { happened, told: happened ? wordsIn(`${start.outcome.context} ${outcome.context}`) : [] }
}

export async function stopInClient(s: Session): Promise<Seen> {
  await s.run(['go'])
  const requests = s.server.of('turn')
  return {
    happened: requests.length - 1,
    told: requests.length > 1 ? wordsIn(withoutCommands(textOf(requests[1]))) : [],
  }
}

export async function stopInEngine(hooks: Hooks): Promise<Seen> {
  let rounds = 0
  let said = ''
  for (let answer = await atStop(hooks); answer.message !== undefined; answer = await atStop(hooks)) {
    rounds++
    said += ` ${answer.message}`
  }
  return { happened: rounds, told: wordsIn(said) }
}

export async function compactInClient(s: Session): Promise<Seen> {
  await s.run(['go', '/compact'])
  const [asked] = s.server.of('summariser')
  return { happened: asked !== undefined, told: asked ? wordsIn(textOf(asked)) : [] }
}

export async function compactInEngine(hooks: Hooks): Promise<Seen> {
  const { outcome } = await hooks.fire('PreCompact', { trigger: 'manual' })
  return { happened: outcome.decision !== 'block', told: wordsIn(outcome.instructions ?? '') }
}

/** The client shows the model the command lines of hooks that object, words of ours and all. */
function withoutCommands(text: string): string {
  return text.replaceAll(/\[[^\]\n]*(?:\[ -e|echo|cat|printf)[^\n]*\]: /g, '').replaceAll(/from command: ".*": /g, '')
}

/** Each word once, where it is first said. */
function wordsIn(text: string): string[] {
  return [...new Set(text.match(/\bA\d\b/g))]
}
