import { expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { SECRET } from '../lib/secret.ts'
import { tempFolders } from '../lib/temp.ts'
import { LITTLE, transcriptLines, work, worldIn } from './world.ts'

const folder = tempFolders()

/** Everywhere a transcript can hold one: a prompt, the agent's words, a call, its result, a failure, the summary. */
function secretive() {
  const { asks, says, calls, gets } = transcriptLines({ n: 5 })
  return [
    ...work(),
    asks(`Never print ${SECRET}; call fetchRecord with it.`),
    says(`The cause is that fetchRecord sends ${SECRET} to the wrong host.`),
    calls('s1', 'Bash', { command: `curl -H 'authorization: ${SECRET}' https://records.example/v1` }),
    gets('s1', `error: ${SECRET} is not accepted by fetchRecord`, true),
    calls('s2', 'Write', {
      file_path: '/srv/app/src/fetch-record.ts',
      content: `export const recordKey = '${SECRET}'`,
    }),
    gets('s2', 'done'),
    says(`I put ${SECRET} into src/fetch-record.ts as recordKey.`),
  ]
}

test('a secret of the transcript is in no file of the store and in nothing that is printed', async () => {
  const w = worldIn(folder())
  w.write(...secretive())
  await w.prompt({ prompt: `Use ${SECRET} for fetchRecord in src/fetch-record.ts.` })
  const summary = `<summary>The key is ${SECRET}.</summary>`
  const first = await w.compact({ env: LITTLE, summary })
  const b = await w.prompt({}, LITTLE)
  // The client's summariser, which ends before the compaction is done; what it wrote is stored with what was announced.
  const summariser = { agent_id: 'zz', agent_type: '', last_assistant_message: summary }
  await w.fire('PreCompact', { trigger: 'auto', custom_instructions: null })
  await w.fire('SubagentStop', summariser)
  const [early] = w.home.all<{ summary: string }>("SELECT summary FROM compactions WHERE state = 'pending'")
  expect(early?.summary).toMatch(/The key is \[redacted/)
  const second = await w.compact({ env: LITTLE, summary })
  const shown = [
    ...[await w.run('show', '--json', '--all'), await w.run('show', '--recovery'), await w.run('report', '--all')],
    ...[await w.run('timeline', '--json', '--limit', '0'), await w.run('replay', w.transcript, '--texts')],
  ].map(({ stdout, stderr }) => stdout + stderr)
  rmSync(w.transcript)
  const hooks = [first.steer, first.a, b.context, second.steer, second.a]
  expect(hooks.join('\n')).toContain('fetchRecord')
  expect(hooks.join('\n')).toContain('src/fetch-record.ts')
  for (const text of [...hooks, ...shown, w.home.written()]) expect(text.includes(SECRET)).toBe(false)
})
