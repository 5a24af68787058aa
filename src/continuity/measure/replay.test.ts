import { expect, test } from 'bun:test'
import { createReplay } from './replay.ts'

const HOST = {
  id: 'claude-code',
  compaction: { echoes: true, toldBy: 'start', command: '/compact' } as const,
  redact: { everywhere: <T>(value: T): T => value },
}

/** What a client writes of `/compact WORDS`: the summary first, and the command behind it. */
function replayed(words: string, host: Parameters<typeof createReplay>[0] = HOST, summary = 'Some work was done.') {
  const replay = createReplay(host)
  const user = (content: string, more = {}) => ({ type: 'user', message: { role: 'user', content }, ...more })
  const said = (text: string) => ({
    type: 'assistant',
    message: { role: 'assistant', content: [{ type: 'text', text }] },
  })
  const lines = [
    user('Split the importer into parts. Always keep the CSV header.'),
    said('I did a part of it.'),
    {
      type: 'system',
      subtype: 'compact_boundary',
      content: '',
      compactMetadata: { trigger: 'manual', preTokens: 9000 },
    },
    user(`This session is being continued. ${summary}`, { isCompactSummary: true }),
    user(
      `<command-name>/compact</command-name>\n<command-message>compact</command-message>\n<command-args>${words}</command-args>`,
    ),
    user('go on'),
    said('Fine.'),
  ]
  const text = lines
    .map((line, at) =>
      JSON.stringify({
        uuid: `u${at}`,
        sessionId: 's',
        cwd: '/srv/shop',
        timestamp: `2026-03-04T10:00:0${at}.000Z`,
        ...line,
      }),
    )
    .join('\n')
  replay.push(new TextEncoder().encode(`${text}\n`))
  return replay.end()
}

test('what the summary holds is known before A is said, as it is in the session itself', () => {
  const { tellsEarly: _, ...late } = { ...HOST.compaction, tellsEarly: true as const }
  const recovery = (compaction: (typeof HOST)['compaction'] & { tellsEarly?: true }) =>
    replayed('', { ...HOST, compaction }, 'They asked: “Split the importer into parts. Always keep the CSV header.”')[0]
      ?.recovery
  expect(recovery(late)).toContain('Split the importer into parts.')
  expect(recovery({ ...late, tellsEarly: true })).not.toContain('Split the importer into parts.')
})

test('what was written behind /compact was heard before the summary, as it is in the session itself', () => {
  const [one] = replayed('focus on the importer, and never touch the export')
  expect(one?.recovery).toContain('never touch the export')
  expect(one?.fates.some(({ kind, text }) => kind === 'goal' && text.includes('focus on the importer'))).toBe(true)
  const [none] = replayed('')
  expect(none?.fates.some(({ text }) => text.includes('Split the importer'))).toBe(true)
})
