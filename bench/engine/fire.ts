import { createHooks } from '../../src/index.ts'
import { median, ratio } from './measure.ts'

/** What it costs to ask when nobody listens: the price that every agent pays at every event. */
async function benchFire(hookable: string | undefined): Promise<void> {
  const runtime = process.versions.bun ? `Bun ${process.versions.bun}` : `Node ${process.versions.node}`
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      matcher: `Tool${i}`,
      hooks: [{ type: 'command' as const, command: `echo ${i}` }],
    }))
  const hooksOf = (count: number) =>
    createHooks({ cwd: '/', env: {}, settings: { hooks: { PreToolUse: entries(count) } } })
  const [none, one, hundred] = [hooksOf(0), hooksOf(1), hooksOf(100)]
  const input = { toolName: 'Bash', toolInput: { command: 'ls' } }
  const other = (count: number, matcher: (i: number) => object) => {
    const hooks = Array.from({ length: count }, (_, i) => ({
      matcher: matcher(i),
      hooks: [{ type: 'command' as const, command: `echo ${i}` }],
    }))
    return createHooks({ cwd: '/', env: {}, settings: { hooks: { PreToolUse: hooks } } })
  }
  const [tool, tools] = [other(1, (i) => ({ tools: `Tool${i}` })), other(100, (i) => ({ tools: `Tool${i}` }))]
  const [path, paths] = [other(1, (i) => ({ paths: `**/*.x${i}` })), other(100, (i) => ({ paths: `**/*.x${i}` }))]
  const reading = { toolName: 'Read', toolInput: { file_path: '/home/dev/app/src/parser.ts' } }
  const peer = hookable ? new (await import(hookable)).Hookable() : undefined
  const bare = async (_: object) => undefined

  const subjects: Record<string, () => unknown> = {
    bare: () => bare(input),
    none: () => none.fire('PreToolUse', input),
    one: () => one.fire('PreToolUse', input),
    hundred: () => hundred.fire('PreToolUse', input),
    tool: () => tool.fire('PreToolUse', input),
    tools: () => tools.fire('PreToolUse', input),
    path: () => path.fire('PreToolUse', reading),
    paths: () => paths.fire('PreToolUse', reading),
    ...(peer && { hookable: () => peer.callHook('PreToolUse', input) }),
  }
  const times = await median(subjects, { rounds: 40, calls: 5000 })
  console.log(`fire with no matching hook (${runtime})`)
  console.log(ratio('no hooks / a bare async call', times.none, times.bare, 10))
  console.log(ratio('1 entry that does not match / a bare async call', times.one, times.bare, 10))
  if (peer) console.log(ratio("no hooks / hookable's callHook", times.none, times.hookable, 4))
  if (peer) console.log(ratio("1 entry that does not match / hookable's callHook", times.one, times.hookable, 4))
  console.log(ratio('100 entries / 1 entry, by a text', times.hundred, times.one, 2))
  console.log(ratio('100 entries / 1 entry, by tools', times.tools, times.tool, 2))
  console.log(ratio('100 entries / 1 entry, by paths of files seen before', times.paths, times.path, 2))
}

await benchFire(process.argv[2])
