import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { expectHarmless, type HookCall, runCommand, runHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** A host whose hooks start in a folder of its own, hear nothing when a session begins, and name no transcript. */
function atKimi() {
  const root = folder()
  const home = homeIn(root)
  const project = join(root, 'project')
  mkdirSync(project)
  const common = { session_id: 'session_sample-1', cwd: project, client_type: 'kimi_code_cli' }
  const fire = (event: string, fields: object = {}, env: HookCall['env'] = {}) =>
    runHook({ home, words: ['kimi-code'], env, input: { hook_event_name: event, ...common, ...fields } })
  return { root, home, project, fire }
}

test("a project's settings are those of the folder the session works in, wherever the hook starts", async () => {
  const { project, fire } = atKimi()
  const remove = { tool_name: 'Bash', tool_input: { command: 'git push --force origin main' }, tool_call_id: 'c1' }
  expectHarmless(await fire('PreToolUse', remove))
  mkdirSync(join(project, '.throughline'))
  writeFileSync(join(project, '.throughline/settings.json'), '{ "rules": { "safety": true } }')
  expect((await fire('PreToolUse', { ...remove, tool_call_id: 'c2' })).stdout).toContain('"permissionDecision":"deny"')
})

test('what is to be said when a session begins waits for its first prompt, is said once, and to that session alone', async () => {
  const { root, home, project, fire } = atKimi()
  const word = 'The parser is written by hand.'
  const made = await runCommand(
    home,
    ...['memory', 'create', 'project://parser/rule', '--tier', '0', '--yes'],
    ...['--content', word, '--project', project],
  )
  expect(made.code).toBe(0)
  expectHarmless(await fire('SessionStart', { source: 'startup' }))
  const waiting = () => readdirSync(join(root, 'tl/spool')).filter((name) => name.startsWith('start-'))
  expect(waiting()).toHaveLength(1)
  const ask = (text: string, session = 'session_sample-1') =>
    fire('UserPromptSubmit', { prompt: [{ type: 'text', text }], is_steer: false, session_id: session })
  expect((await ask('begin', 'session_other-2')).stdout).not.toContain(word)
  const { stdout } = await ask('begin with something')
  expect(JSON.parse(stdout).message.split(word)).toHaveLength(2)
  expect(waiting()).toEqual([])
  expect((await ask('and now something else')).stdout).not.toContain(word)
})

test('a transcript that no payload names is found below the folder of the host', async () => {
  const { root, home, fire } = atKimi()
  const session = join(root, 'kimi/sessions/wd_project_0123456789ab/session_sample-1')
  mkdirSync(join(session, 'agents/main'), { recursive: true })
  expectHarmless(await fire('SessionStart', { source: 'startup' }, { KIMI_CODE_HOME: join(root, 'kimi') }))
  const store = new Database(home.database, { readonly: true })
  const rows = store.query('SELECT transcript FROM sessions').all()
  store.close()
  expect(rows).toEqual([{ transcript: join(session, 'agents/main/wire.jsonl') }])
})
