import { expect } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { AUTO, FULL, recoveriesIn, SLOW, withProduct } from './continuity-lib.ts'

const SEARCH = 'mcp__throughline__past_search'
const READ = 'mcp__throughline__past_read'
const NEEDLE = 'the spare key hangs behind the third flowerpot'

/** The model forgets everything, asks for it, and reads on where it was told. */
function script(question: string) {
  return {
    turn: [
      call('Bash', { command: `echo "note: ${NEEDLE}"` }),
      say('I have seen the note.', FULL),
      say('The context was full.', SLOW),
      call(SEARCH, { question }, SLOW),
      say('Found.', SLOW),
    ],
    summariser: [summary('Some work was done.'), summary('More work was done.')],
  }
}

clientTest('after a compaction the agent is told that it can ask, asks, and finds what was said before', async () => {
  await withProduct({ env: AUTO, script: script('where does the spare key hang') }, async (s) => {
    const run = await s.run(['Look at the note.', 'go on', 'Where is the key?'], {
      args: ['--allowedTools', `Bash,${SEARCH},${READ}`],
    })
    expect(run.exitCode).toBe(0)
    const turns = s.server.of('turn')
    const asking = turns.findIndex((request) => textOf(request).includes('Where is the key?'))
    expect(recoveriesIn(turns[asking]).join('\n')).toContain('ask past_search')
    const before = textOf(turns[asking])
    const after = textOf(turns.at(-1))
    expect([before.includes('<throughline-past>'), after.includes('<throughline-past>')]).toEqual([false, true])
    const answer = after.slice(after.indexOf('<throughline-past>'), after.indexOf('</throughline-past>'))
    expect(answer).toContain(NEEDLE)
    expect(answer).toContain('said: note:')
  })
})

clientTest('without the tools nothing is said of them', async () => {
  await withProduct({ env: AUTO, script: script('unasked') }, async (s) => {
    writeFileSync(join(s.home, '.claude.json'), JSON.stringify({ mcpServers: {}, hasCompletedOnboarding: true }))
    await s.run(['Look at the note.', 'go on'])
    const told = s.server
      .of('turn')
      .flatMap((request) => recoveriesIn(request))
      .join('\n')
    expect(told).not.toBe('')
    expect(told).not.toContain('past_search')
  })
})
