import { createHooks, type Hook } from '../../src/index.ts'
import { middle, ratio } from './measure.ts'

/** Twenty hooks that sleep half a second, beside one. */
export async function benchConcurrency(): Promise<void> {
  const sleeping = (count: number): Hook[] =>
    Array.from({ length: count }, (_, i) => ({ type: 'command', command: `sleep 0.5 # ${i}` }))
  const time = async (count: number, maxConcurrentHooks: number) => {
    const settings = { hooks: { maxConcurrentHooks, PostToolUse: [{ hooks: sleeping(count) }] } }
    const hooks = createHooks({ cwd: '/', env: { PATH: process.env.PATH }, settings })
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      const started = performance.now()
      await hooks.fire('PostToolUse', { toolName: 'Bash', toolInput: {} })
      times.push(performance.now() - started)
    }
    return middle(times)
  }
  const one = await time(1, 20)
  console.log('20 hooks that sleep 500 ms')
  console.log(ratio('maxConcurrentHooks 20 / one hook', await time(20, 20), one, 1.3))
  console.log(ratio('maxConcurrentHooks 5 / one hook', await time(20, 5), one, 4.6))
}
