import assert from 'node:assert/strict'
import { getEventListeners } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createHooks, type Hook } from '../../src/index.ts'

/** So many events, some of them with a process, all with a function and a signal: nothing is left of any of them. */
export async function leavesNothing({ fires, processes }: { fires: number; processes: number }): Promise<void> {
  const every = Math.max(1, Math.round(fires / processes))
  const command: Hook = { type: 'command', command: 'true', args: [] }
  const hooks = createHooks({
    cwd: tmpdir(),
    env: { PATH: process.env.PATH },
    settings: { hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [command] }] } },
  })
  let answers = 0
  hooks.on('PreToolUse', () => {
    answers++
    return { context: 'x' }
  })
  const { signal } = new AbortController()
  const before = held()
  let at = 0
  const lane = async () => {
    for (let i = at++; i < fires; i = at++) {
      const toolName = i % every === 0 ? 'Bash' : 'Read'
      const { runs } = await hooks.fire('PreToolUse', { toolName, toolInput: {}, toolUseId: `u${i}` }, { signal })
      assert.deepEqual(
        runs.map(({ status }) => status),
        toolName === 'Bash' ? ['ok', 'ok'] : ['ok'],
      )
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  await new Promise((resolve) => setTimeout(resolve, 100))
  const after = held()
  assert.equal(answers, fires)
  assert.deepEqual(after.children, before.children)
  // A runtime opens a few files of its own in its first seconds.
  assert.ok(after.files <= before.files + 8, `${before.files} file handles before, ${after.files} after`)
  assert.equal(getEventListeners(signal, 'abort').length, 0)
  for (const name of ['exit', 'SIGTERM', 'SIGINT', 'uncaughtException', 'warning'] as const) {
    assert.ok(process.listenerCount(name) <= (before.listeners[name] ?? 0), `listeners of ${name}`)
  }
  await hooks.close()
}

function held() {
  const tasks = '/proc/self/task'
  const children = existsSync(tasks)
    ? readdirSync(tasks).flatMap((task) => childrenOf(`${tasks}/${task}/children`))
    : []
  const files = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0
  const names = ['exit', 'SIGTERM', 'SIGINT', 'uncaughtException', 'warning'] as const
  const listeners: Record<string, number> = Object.fromEntries(names.map((name) => [name, process.listenerCount(name)]))
  return { children, files, listeners }
}

function childrenOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
