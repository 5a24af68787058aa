import { createHooks } from '../../src/index.ts'
import { middle, ratio } from './measure.ts'

const [, , path = ''] = process.argv
const { HookRunner } = await import(path)
const answer = JSON.stringify({ systemMessage: 'fine' })
const commands = Array.from({ length: 10 }, (_, i) => `cat > /dev/null; echo '${answer}' # ${i}`)

const config = {
  isTrustedFolder: () => true,
  sanitizationConfig: { enableEnvironmentVariableRedaction: true },
  storage: { getPlansDir: () => '/' },
}
// Theirs writes down every command; to print that would count against it.
console.debug = () => {}
const runner = new HookRunner(config)
const theirHooks = commands.map((command) => ({ type: 'command', command, name: command, source: 'user' }))
const common = {
  session_id: 's',
  transcript_path: '',
  cwd: '/',
  hook_event_name: 'AfterTool',
  timestamp: new Date().toISOString(),
}
const theirInput = { ...common, tool_name: 'Bash', tool_input: { command: 'ls' }, tool_response: { llmContent: 'out' } }

const ourHooks = commands.map((command) => ({ type: 'command' as const, command }))
const hooks = createHooks({
  cwd: '/',
  settings: { hooks: { maxConcurrentHooks: 10, PostToolUse: [{ hooks: ourHooks }] } },
})

const times = { ours: [] as number[], theirs: [] as number[] }
for (let round = 0; round < 40; round++) {
  let started = performance.now()
  const { runs } = await hooks.fire('PostToolUse', {
    toolName: 'Bash',
    toolInput: { command: 'ls' },
    toolOutput: 'out',
  })
  times.ours.push(performance.now() - started)
  if (!runs.every(({ status }) => status === 'ok')) throw new Error(`ours: ${JSON.stringify(runs[0])}`)
  started = performance.now()
  const results: { success: boolean; error?: Error }[] = await runner.executeHooksParallel(
    theirHooks,
    'AfterTool',
    theirInput,
  )
  times.theirs.push(performance.now() - started)
  if (!results.every(({ success }) => success)) throw new Error(`theirs: ${results[0]?.error}`)
}
console.log('10 command hooks at once (Node)')
console.log(ratio("ours / Gemini CLI's hook runner", middle(times.ours), middle(times.theirs)))
await hooks.close()
