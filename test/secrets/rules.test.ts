import { expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook, toolPayload } from '../lib/hook-process.ts'
import { PATIENT } from '../lib/patient.ts'
import { SECRET } from '../lib/secret.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const COMMAND = `deploy --key ${SECRET}`

function withRule(lines: readonly string[], text: string): Home {
  const home = homeIn(folder())
  mkdirSync(home.rules, { recursive: true })
  const head = ['name: mine', 'description: About the key.', 'event: PreToolUse', ...lines].join('\n')
  writeFileSync(join(home.rules, 'mine.md'), `---\n${head}\n---\n${text}\n`)
  return home
}

async function answerTo(home: Home): Promise<string> {
  // The first event compiles the rules, which a busy machine may not finish in time.
  await patientHook({ home, input: toolPayload({ cwd: home.folder }), env: PATIENT })
  const input = toolPayload({ cwd: home.folder, tool_input: { command: COMMAND } })
  return (await patientHook({ home, input, env: PATIENT })).stdout
}

test('a deny judges the command as it is, and what it says of it is redacted', async () => {
  const home = withRule(
    [`when: { input: { command: '${SECRET.slice(0, 14)}' } }`, 'action: deny'],
    `Not with ${SECRET}.`,
  )
  const answer = await answerTo(home)
  expect(answer).toContain('"permissionDecision":"deny"')
  expect(answer).toContain('Not with [redacted:github].')
  expect(timelineOf(home)).toContain('deploy --key [redacted:')
  expect(timelineOf(home)).not.toContain(SECRET)
})

test('a rewritten command keeps the secret that the agent wrote, and the timeline does not', async () => {
  const lines = [
    'when: { command: deploy }',
    'action: rewrite',
    "rewrite: {field: command, pattern: '^deploy', replace: 'deploy --dry'}",
  ]
  const home = withRule(lines, 'Try it first.')
  const answer = JSON.parse(await answerTo(home))
  expect(answer.hookSpecificOutput.updatedInput.command).toBe(`deploy --dry --key ${SECRET}`)
  expect(timelineOf(home)).not.toContain(SECRET)
})

function timelineOf(home: Home): string {
  return home
    .rows()
    .map(({ data }) => JSON.stringify(data))
    .join('\n')
}
