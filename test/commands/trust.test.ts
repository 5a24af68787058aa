import { describe, expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()

const RULES: Readonly<Record<string, string>> = {
  'let-npm': 'event: PreToolUse\nwhen: { any: [{ command: { cmd: npm } }, { command: { cmd: curl } }] }\naction: allow',
  'stop-it': 'event: UserPromptSubmit\nwhen: { prompt: deploy }\naction: block',
  'show-it': 'event: PreToolUse\ncmd: whoami\naction: notice',
  'tell-it': 'event: UserPromptSubmit\naction: context',
}
const LONG = `${'Words that are harmless. '.repeat(80)}And these are not.`
const HIDDEN = 'Look \u202egnitirw fo noitcerid\u202c \u001b[31mred.'

/** A project that brings rules and settings along. */
function brought() {
  const w = guarded(temp())
  for (const [name, head] of Object.entries(RULES)) {
    const text = name === 'tell-it' ? LONG : name === 'show-it' ? HIDDEN : 'The text.'
    w.write(`app/.throughline/rules/${name}.md`, `---\nname: ${name}\ndescription: A rule.\n${head}\n---\n${text}\n`)
  }
  return w
}

describe('throughline trust', () => {
  const { out } = brought().command('trust')

  test('shows when each rule speaks', () => {
    expect(out).toContain('when {"any":[{"command":{"cmd":"npm"}},{"command":{"cmd":"curl"}}]}')
    expect(out).toContain('when {"prompt":"deploy"}')
    expect(out).toContain('when {"cmd":"whoami"}')
    expect(out).toContain('whenever that event comes')
  })
  test('tells apart what is stopped, shown to the person and told to the model', () => {
    expect(out).toContain('stops what happens at UserPromptSubmit and says to the model: The text.')
    expect(out).toContain('shows you at PreToolUse: Look')
    expect(out).toContain('tells the model at UserPromptSubmit: Words')
  })
  test('shows the whole text, to its last word', () => {
    expect(out).toContain('And these are not.')
  })
})

test('a notice of a rule shows what would hide in a terminal', () => {
  const w = brought()
  w.command('trust', '--yes')
  const { stdout } = w.fire(w.payload({ command: 'whoami' }))
  expect(JSON.parse(stdout).systemMessage).toBe('Look \\u202egnitirw fo noitcerid\\u202c \\x1b[31mred.')
})

test('a trusted project that switches rules off does so for sessions that begin in it, and rules says so', () => {
  const w = guarded(temp())
  mkdirSync(join(w.project, '.git'))
  w.write('app/.throughline/settings.json', '{"rules":{"enabled":false}}')
  w.command('trust', '--yes')
  expect(w.decide('rm -rf ~')).toBeUndefined()
  const { out } = w.command('rules')
  expect(out).toContain(`Rules are switched off in sessions that begin in ${w.project} (rules.enabled, `)
})

test('rules lint says that a host which cannot ask refuses, not that nothing happens', () => {
  const w = guarded(temp())
  w.write(
    'app/.throughline/rules/ask.md',
    '---\nname: ask\ndescription: A rule.\nevent: PreToolUse\nwhen: { command: { cmd: terraform } }\naction: ask\n---\nSure?\n',
  )
  const { out } = w.command('rules', 'lint')
  expect(out).toContain('Codex cannot ask at PreToolUse: the call is refused there, with how to allow it')
  expect(out).not.toContain('nothing happens there')
})
