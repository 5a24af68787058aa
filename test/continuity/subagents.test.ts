import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { put, transcriptLines, work, worldIn } from './world.ts'

const folder = tempFolders()
const newWorld = () => worldIn(folder())

describe('a subagent', () => {
  const own = { agent_id: 'a7', agent_type: 'general-purpose' }

  test('reads its own file beside its parent’s, and not its parent’s', async () => {
    const w = newWorld()
    w.write(...work())
    const { asks } = transcriptLines({ isSidechain: true, agentId: 'a7' })
    const file = join(w.home.folder, 'transcript/subagents/agent-a7.jsonl')
    put(file, `${JSON.stringify(asks('Look for closeTicket in src/close.ts.'))}\n`)
    const { steer, a } = await w.compact({ own })
    expect(steer).toContain('closeTicket')
    expect(`${steer}${a}`).not.toContain('backoff')
  })

  test('whose file is missing: what the hooks saw of it, and nothing of its parent', async () => {
    const w = newWorld()
    w.write(...work())
    const call = { tool_name: 'Bash', tool_input: { command: 'bun test src/close.test.ts' }, tool_use_id: 'f1' }
    await w.fire('PostToolUseFailure', { ...own, ...call, error: 'error: closeTicket is not defined' })
    const { steer, a } = await w.compact({ own })
    expect(steer).toContain('closeTicket')
    expect(`${steer}${a}`).not.toContain('backoff')
    expect(w.home.logged()).toEqual([])
  })
})
