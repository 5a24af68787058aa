import { describe, expect } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientTest } from '../lib/client-test.ts'
import { call, callAgent, say } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { type InstallKind, withSession } from '../lib/session.ts'

// Facts of the client itself, shown with a recording `sh` hook: when one of these fails, the client has changed, not we.

const TOOL_TURN = [call('Bash', { command: 'echo from-the-tool' }), say('Ran it.')]

describe('events', () => {
  for (const kind of ['settings', 'plugin'] satisfies InstallKind[]) {
    clientTest(`a two-turn session with a tool call fires these events, from ${kind}`, async () => {
      await withSession({ script: TOOL_TURN }, async (s) => {
        s.install(kind, s.hook.command)
        const run = await s.run(['run it', 'thanks'])
        expect(run).toMatchObject({ exitCode: 0, stderr: '' })
        expect(s.hook.events()).toEqual([
          ...['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PostToolBatch', 'Stop'],
          ...['UserPromptSubmit', 'Stop', 'SessionEnd'],
        ])
        expect(s.hook.of('MessageDisplay').map((payload) => payload.delta)).toEqual(['Ran it.', 'Done.'])
        expect(new Set(s.hook.payloads().map((payload) => payload.session_id))).toEqual(new Set([run.sessionId]))
        expect(existsSync(run.transcript)).toBe(true)
        expect(s.server.strays).toEqual([])
      })
    })
  }

  clientTest('a plugin is valid, and fires when it comes from a local marketplace', async () => {
    await withSession({}, async (s) => {
      const folder = s.install('plugin', s.hook.command)
      expect(await s.plugin(['validate', folder])).toMatchObject({ exitCode: 0 })
      await s.installFromMarketplace(folder)
      await s.run(['one'], { pluginDirs: [] })
      expect(s.hook.events()).toEqual(['SessionStart', 'UserPromptSubmit', 'Stop', 'SessionEnd'])
    })
  })

  clientTest('the events inside a subagent carry its agent_id, those around it none', async () => {
    const subagent = [call('Bash', { command: 'echo inside' }), say('Found it.')]
    await withSession({ script: { turn: [callAgent('look'), say('Good.')], subagent } }, async (s) => {
      s.install('settings', s.hook.command)
      await s.run(['delegate'])
      const [asking] = s.server.of('subagent')
      expect(s.hook.events(({ agent_id }) => agent_id === asking?.agentId)).toEqual([
        ...['SubagentStart', 'PreToolUse', 'PostToolUse', 'PostToolBatch', 'SubagentStop'],
      ])
      expect(s.hook.events(({ agent_id }) => agent_id !== asking?.agentId)).toEqual([
        ...['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PostToolBatch', 'Stop', 'SessionEnd'],
      ])
      expect(s.hook.of('PreToolUse').map(({ agent_id }) => agent_id)).toEqual([undefined, asking?.agentId])
    })
  })

  clientTest('/clear ends the session and begins another one', async () => {
    await withSession({}, async (s) => {
      s.install('settings', s.hook.command, ['SessionStart', 'SessionEnd'])
      const run = await s.run(['one', '/clear', 'two'])
      const seen = s.hook.payloads().map((payload) => `${payload.hook_event_name} ${payload.source ?? payload.reason}`)
      expect(seen).toEqual(['SessionStart startup', 'SessionEnd clear', 'SessionStart clear', 'SessionEnd other'])
      const [first, , second] = s.hook.payloads()
      expect(second?.session_id).toBe(run.sessionId)
      expect(first?.session_id).not.toBe(run.sessionId)
    })
  })
})

describe('disableAllHooks', () => {
  const OFF = { disableAllHooks: true }
  const ON = { disableAllHooks: false }
  const CASES: readonly [name: string, files: Readonly<Record<string, object>>, heard: boolean][] = [
    ['of a project ends the hooks of the person', { 'settings.json': OFF }, false],
    ['of a local file ends them too', { 'settings.local.json': OFF }, false],
    [
      'that is true in a project and false locally ends nothing',
      { 'settings.json': OFF, 'settings.local.json': ON },
      true,
    ],
  ]
  for (const [name, files, heard] of CASES)
    clientTest(name, async () => {
      await withSession({}, async (s) => {
        s.install('settings', s.hook.command)
        mkdirSync(join(s.project, '.claude'), { recursive: true })
        for (const [file, settings] of Object.entries(files))
          writeFileSync(join(s.project, '.claude', file), JSON.stringify(settings))
        await s.run(['one'])
        expect(s.hook.events().length > 0).toBe(heard)
      })
    })
})

describe('context', () => {
  clientTest('what UserPromptSubmit and PostToolUse inject is in the next request, and stays', async () => {
    await withSession({ script: TOOL_TURN }, async (s) => {
      s.install('settings', s.hook.command)
      s.hook.inject('UserPromptSubmit', 'said with the prompt')
      s.hook.inject('PostToolUse', 'said after the tool')
      await s.run(['run it', 'thanks'])
      const prompt = 'UserPromptSubmit hook additional context: said with the prompt'
      const tool = 'PostToolUse:Bash hook additional context: said after the tool'
      const injected = s.server.of('turn').map((request) => {
        return remindersOf(request).filter((reminder) => reminder.includes('hook additional context'))
      })
      expect(injected).toEqual([[prompt], [prompt, tool], [prompt, tool, prompt]])
    })
  })

  for (const model of ['claude-sonnet-5', 'claude-opus-4-6', 'claude-haiku-4-5']) {
    clientTest(`what SessionStart injects is in the first request of ${model}`, async () => {
      await withSession({ model }, async (s) => {
        s.install('settings', s.hook.command)
        s.hook.inject('SessionStart.startup', 'said at the start')
        await s.run(['one'])
        const [first] = s.server.of('turn')
        expect(remindersOf(first)).toContain('SessionStart hook additional context: said at the start')
        const roles = first?.body.messages.filter((message) => JSON.stringify(message).includes('said at the start'))
        expect(roles?.map((message) => message.role)).toEqual([model === 'claude-sonnet-5' ? 'system' : 'user'])
      })
    })
  }

  clientTest('10,000 characters arrive whole, one more is replaced by a preview', async () => {
    await withSession({}, async (s) => {
      s.install('settings', s.hook.command)
      const injectNext = (length: number) => () => {
        s.hook.inject('UserPromptSubmit', 'x'.repeat(length))
        return `${length}`
      }
      await s.run([injectNext(10_000), injectNext(10_001)])
      const [whole, cut] = s.server.of('turn').map(textOf)
      expect(whole).toContain('x'.repeat(10_000))
      expect(whole).not.toContain('<persisted-output>')
      expect(cut?.split('x'.repeat(10_000))).toHaveLength(2)
      expect(cut).toContain('<persisted-output>')
    })
  })

  clientTest('a silent hook leaves the requests as they are without any', async () => {
    const conversations = async (hooked: 'hooked' | 'bare') => {
      return withSession({ script: TOOL_TURN }, async (s) => {
        if (hooked === 'hooked') s.install('settings', s.hook.command)
        await s.run(['run it', 'thanks', '/compact', 'more'])
        return s.conversations()
      })
    }
    const bare = await conversations('bare')
    expect(bare).toHaveLength(5)
    expect(await conversations('bare')).toEqual(bare)
    // The one trace it leaves: after /compact the client names every hook that ran.
    const trace = /PreCompact \[.*\] completed successfully\nPostCompact \[.*\] completed successfully/g
    const hooked = await conversations('hooked')
    expect(hooked.filter((text) => trace.test(text))).toHaveLength(1)
    expect(hooked.map((text) => text.replace(trace, ''))).toEqual(bare)
  })
})

describe('going on', () => {
  clientTest('--resume keeps the session, a fork copies it; both say so at SessionStart', async () => {
    await withSession({}, async (s) => {
      s.install('settings', s.hook.command)
      s.hook.inject('SessionStart.resume', 'said at resume')
      const first = await s.run(['the first prompt'])
      const resumed = await s.run(['the second prompt'], { resume: first.sessionId })
      const forked = await s.run(['the third prompt'], { resume: first.sessionId, fork: true })
      expect(resumed.sessionId).toBe(first.sessionId)
      expect(forked.sessionId).not.toBe(first.sessionId)
      expect(s.hook.payloads().flatMap(({ source }) => source ?? [])).toEqual(['startup', 'resume', 'fork'])
      const [, second] = s.server.of('turn')
      expect(textOf(second)).toContain('the first prompt')
      expect(remindersOf(second)).toContain('SessionStart hook additional context: said at resume')
    })
  })
})
