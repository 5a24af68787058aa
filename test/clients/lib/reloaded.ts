import { expect } from 'bun:test'
import type { HostSession } from './host-session.ts'
import { call, say } from './model/reply.ts'
import type { Script } from './model/server.ts'
import { ASKED } from './row.ts'

const SECOND = 'and the second part'
const THIRD = 'and the third part'
const LIMIT = 'Never rename readBasalt().'
const shell = (command: string, inputTokens?: number) =>
  call('bash', { command, description: 'a command' }, inputTokens === undefined ? {} : { inputTokens })

/** A compaction, and two further prompts; the client loads our plugin anew before each of them. */
export const COMPACTS_AND_GOES_ON: Script = {
  turn: [
    shell('echo building; ls src/quartz/missing-file.ts'),
    shell('echo again', 39_500),
    say('First part done.'),
    shell('echo after the first'),
    say('Second part done.'),
    say('Third part done.'),
  ],
  summariser: [say('Some work was done on a project.')],
}

/** What a compaction lost stands in every request after it, once, and every event is written once, however often the plugin is loaded. */
export async function survivesReload(s: HostSession, host: string): Promise<void> {
  expect(s.product('install', '--host', host, '--yes')).toMatchObject({ exitCode: 0 })
  await s.run({ prompt: ASKED, reloadedFor: [SECOND, THIRD] })
  const after = s.server.of('turn').filter(({ text }) => text.includes(SECOND) || text.includes(THIRD))
  expect(after.map(({ text }) => text.split(LIMIT).length - 1)).toEqual([1, 1, 1])
  const timeline: { type: string; data: { source?: string; text?: string } }[] = JSON.parse(
    s.product('timeline', '--json', '--limit', '0').stdout,
  )
  const told = timeline.map(({ type, data }) => [type, data.source ?? data.text].filter(Boolean).join(' '))
  expect(told.filter((line) => /^(session:(start|compact|recover)|prompt:submit)/.test(line))).toEqual([
    ...[`prompt:submit ${ASKED}`, 'session:start startup', 'session:compact', 'session:recover compact'],
    ...[`prompt:submit ${SECOND}`, 'session:start resume', `prompt:submit ${THIRD}`, 'session:start resume'],
  ])
  expect(told.filter((line) => line === 'tool:complete')).toHaveLength(2)
  expect(JSON.parse(s.product('status', '--json').stdout)).toHaveLength(1)
  expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({
    totals: { compactions: 1 },
    compactions: [{ epoch: 1, state: 'delivered' }],
  })
}
