import { describe, expect } from 'bun:test'
import { clientTest } from '../lib/client-test.ts'
import { call, callAgent, say, summary, tooLong } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import type { HookPayload } from '../lib/recorder.ts'
import { type Session, withSession } from '../lib/session.ts'

// Facts of the client's compaction, shown with a recording `sh` hook.

const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
const FULL = { inputTokens: 90_000 }
const RECOVERED = 'SessionStart hook additional context: what the summary may have dropped'
const COMPACTION = ['PreCompact', 'SessionStart', 'PostCompact']

describe('manual compaction', () => {
  clientTest('what PreCompact prints ends the summariser request, after the words of the user', async () => {
    await withSession({ script: { summariser: [summary('in short')] } }, async (s) => {
      steered(s)
      await s.run(['one', '/compact the words of the user', 'two'])
      const [asked] = s.server.of('summariser')
      expect(textOf(asked)).toContain('Additional Instructions:\nthe words of the user\n\nkeep the port number\n')
      const after = s.server.of('turn').at(-1)
      expect(textOf(after)).toContain('Summary:\nin short')
      expect(textOf(after)).toContain('completed successfully: keep the port number')
      expect(textOf(after)).not.toContain('thinking it over')
      expect(recoveredIn(after)).toBe(1)
      expect(since('PreCompact', s)).toEqual([...COMPACTION, 'UserPromptSubmit', 'Stop', 'SessionEnd'])
      expect(payload('PreCompact', s)).toMatchObject({
        trigger: 'manual',
        custom_instructions: 'the words of the user',
      })
      expect(payload('PostCompact', s)?.compact_summary).toContain('<summary>in short</summary>')
      expect(payload('SubagentStop', s)?.last_assistant_message).toContain('<summary>in short</summary>')
    })
  })

  clientTest('a silent PreCompact adds nothing to the summariser request', async () => {
    const asked = async (hooked: 'hooked' | 'bare') => {
      return withSession({}, async (s) => {
        if (hooked === 'hooked') s.install('settings', s.hook.command)
        await s.run(['one', '/compact'])
        return s.conversations()[s.server.requests.findIndex(({ kind }) => kind === 'summariser')]
      })
    }
    const bare = await asked('bare')
    expect(bare).not.toContain('Additional Instructions:\n\n')
    expect(await asked('hooked')).toBe(bare ?? '')
  })

  clientTest('a PreCompact that blocks stops the compaction', async () => {
    await withSession({}, async (s) => {
      s.install('settings', s.hook.command)
      s.hook.answer('PreCompact', { decision: 'block', reason: 'not now' })
      const run = await s.run(['one', '/compact', 'two'])
      expect(s.server.of('summariser')).toEqual([])
      expect(JSON.stringify(run.events)).toContain('skipped: Compaction blocked by PreCompact hook')
      expect(since('PreCompact', s)).not.toContain('PostCompact')
    })
  })
})

describe('the transcript', () => {
  clientTest('holds the summary from the next prompt on, not yet at SessionStart and PostCompact', async () => {
    await withSession({}, async (s) => {
      s.install('settings', s.hook.command)
      await s.run(['one', '/compact', 'two'])
      const events = [s.hook.of('SessionStart')[1], s.hook.of('PostCompact')[0], s.hook.of('UserPromptSubmit')[1]]
      expect(events.map((event) => marksOf(s.hook.transcriptAt(event)))).toEqual([
        { boundary: false, summary: false },
        { boundary: false, summary: false },
        { boundary: true, summary: true },
      ])
    })
  })

  clientTest('in the middle of a turn, holds it at the next tool call, if the model takes its time', async () => {
    const tools = [call('Bash', { command: 'echo 1' }), call('Bash', { command: 'echo 2' }, FULL)]
    const script = [say('a'), ...tools, call('Bash', { command: 'echo 3' }, { thinkMs: 1500 })]
    await withSession({ env: AUTO, script }, async (s) => {
      s.install('settings', s.hook.command)
      await s.run(['one', 'two'])
      const next = s.hook.of('PreToolUse')[2]
      expect(marksOf(s.hook.transcriptAt(next))).toEqual({ boundary: true, summary: true })
    })
  })
})

describe('automatic compaction', () => {
  clientTest('between turns: the context of SessionStart is in the first request after it', async () => {
    await withSession({ env: AUTO, script: [say('a'), say('b', FULL)] }, async (s) => {
      steered(s)
      await s.run(['one', 'two', 'three'])
      expect(s.server.requests.map(({ kind }) => kind)).toEqual(['turn', 'turn', 'summariser', 'turn'])
      const [asked, after] = s.server.requests.slice(2)
      expect(textOf(asked)).toContain('Additional Instructions:\nkeep the port number\n')
      expect(recoveredIn(after)).toBe(1)
      expect(textOf(after)).not.toContain('keep the port number')
      expect(since('PreCompact', s)).toEqual([...COMPACTION, 'Stop', 'SessionEnd'])
      expect(payload('PreCompact', s)).toMatchObject({ trigger: 'auto', custom_instructions: null })
    })
  })

  clientTest('in the middle of a turn: the same, and the turn goes on', async () => {
    const tools = [call('Bash', { command: 'echo 1' }), call('Bash', { command: 'echo 2' }, FULL)]
    const script = [say('a'), ...tools, call('Bash', { command: 'echo 3' }), say('Done.')]
    await withSession({ env: AUTO, script }, async (s) => {
      steered(s)
      const run = await s.run(['one', 'two'])
      expect(run.results.map(({ subtype }) => subtype)).toEqual(['success', 'success'])
      const kinds = s.server.requests.map(({ kind }) => kind)
      expect(kinds).toEqual(['turn', 'turn', 'turn', 'summariser', 'turn', 'turn'])
      const [after, next] = s.server.requests.slice(4)
      expect(recoveredIn(after)).toBe(1)
      expect(recoveredIn(next)).toBe(1)
      const tool = ['PreToolUse', 'PostToolUse', 'PostToolBatch']
      expect(since('PreCompact', s)).toEqual([...COMPACTION, ...tool, 'Stop', 'SessionEnd'])
    })
  })

  clientTest('when the API finds the prompt too long: the same, and the request is made again', async () => {
    await withSession({ script: [say('a'), say('b'), tooLong(), say('c')] }, async (s) => {
      steered(s)
      const run = await s.run(['one', 'two', 'three'])
      expect(s.server.requests.map(({ kind }) => kind)).toEqual(['turn', 'turn', 'turn', 'summariser', 'turn'])
      expect(run.results.map(({ subtype }) => subtype)).toEqual(['success', 'success', 'success'])
      const after = s.server.requests.at(-1)
      expect(recoveredIn(after)).toBe(1)
      expect(payload('PreCompact', s)?.trigger).toBe('auto')
    })
  })

  clientTest('a blocking PreCompact leaves the conversation whole and is asked again', async () => {
    await withSession({ env: AUTO, script: { turn: () => say('a', FULL) } }, async (s) => {
      s.install('settings', s.hook.command)
      s.hook.answer('PreCompact', { decision: 'block', reason: 'not now' })
      await s.run(['one', 'two', 'three', 'four'])
      expect(s.server.requests.map(({ kind }) => kind)).toEqual(['turn', 'turn', 'turn', 'turn'])
      expect(s.hook.of('PreCompact')).toHaveLength(3)
      const last = s.server.of('turn').at(-1)
      expect(textOf(last)).not.toContain('not now')
    })
  })

  clientTest('PreCompact does not mean that a compaction follows: one turn is too little', async () => {
    await withSession({ env: AUTO, script: [say('a', FULL)] }, async (s) => {
      steered(s)
      const run = await s.run(['one', 'two'])
      expect(run.events).toContainEqual(expect.objectContaining({ compact_error: 'too_few_groups' }))
      expect(s.server.of('summariser')).toEqual([])
      expect(since('PreCompact', s)).toEqual(['PreCompact', 'Stop', 'SessionEnd'])
    })
  })

  clientTest('a subagent compacts apart: its events carry its agent_id and it alone gets the context', async () => {
    const tools = [call('Bash', { command: 'echo 1' }), call('Bash', { command: 'echo 2' }, FULL)]
    const script = { turn: [callAgent('look')], subagent: [...tools, say('Found it.')] }
    await withSession({ env: AUTO, script }, async (s) => {
      steered(s)
      await s.run(['delegate'])
      const kinds = s.server.requests.map(({ kind }) => kind)
      expect(kinds).toEqual(['turn', 'subagent', 'subagent', 'summariser', 'subagent', 'turn'])
      const [, asking, , asked, after, main] = s.server.requests
      expect(textOf(asked)).toContain('Additional Instructions:\nkeep the port number\n')
      expect(recoveredIn(after)).toBe(1)
      expect(recoveredIn(main)).toBe(0)
      for (const event of ['PreCompact', 'PostCompact']) expect(payload(event, s)?.agent_id).toBe(asking?.agentId)
      const [parent, start] = s.hook.of('SessionStart')
      expect(start).toMatchObject({ source: 'compact', agent_id: asking?.agentId, session_id: parent?.session_id })
    })
  })
})

function steered(s: Session) {
  s.install('settings', s.hook.command)
  s.hook.answer('PreCompact', 'keep the port number')
  s.hook.inject('SessionStart.compact', 'what the summary may have dropped')
}

function recoveredIn(request: Parameters<typeof remindersOf>[0]): number {
  return remindersOf(request).filter((reminder) => reminder === RECOVERED).length
}

function marksOf(transcript: string) {
  return {
    boundary: transcript.includes('"subtype":"compact_boundary"'),
    summary: transcript.includes('"isCompactSummary":true'),
  }
}

function payload(event: string, s: Session): HookPayload | undefined {
  return s.hook.of(event)[0]
}

/** Without the SubagentStop of the summariser, which nobody waits for. */
function since(event: string, s: Session): string[] {
  const names = s.hook.events(({ hook_event_name }) => hook_event_name !== 'SubagentStop')
  return names.slice(names.indexOf(event))
}
