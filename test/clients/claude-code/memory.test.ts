import { expect } from 'bun:test'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../lib/binary.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, callAgent, say } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { product } from '../lib/product.ts'
import { type Session, withSession } from '../lib/session.ts'

const SAVE = 'mcp__throughline__memory_save'
const SEARCH = 'mcp__throughline__memory_search'
const FORGET = 'mcp__throughline__memory_forget'
const UPDATE = 'mcp__throughline__memory_update'

/** The server as a project brings it along, and the permission to use it. */
function wire(s: Session): void {
  const env = { THROUGHLINE_HOME: s.throughlineHome, HOME: s.home }
  const servers = { throughline: { command: binary(), args: ['mcp'], env } }
  writeFileSync(join(s.home, '.claude.json'), JSON.stringify({ mcpServers: servers, hasCompletedOnboarding: true }))
  mkdirSync(join(s.home, '.claude'), { recursive: true })
}

clientTest(
  'the agent saves and finds through the MCP tools, and the next session is told once, at its start, by whom',
  async () => {
    const memory = {
      uri: 'project://traps/port',
      content: 'The port must stay below 1024 on the old host.',
      files: ['config/port.ts'],
    }
    const script = {
      turn: [
        call(SAVE, memory),
        call(SEARCH, { query: 'which port' }),
        say('Saved.'),
        call('Read', { file_path: 'config/port.ts' }),
        say('Read it.'),
      ],
    }
    await withSession({ script }, async (s) => {
      const { run } = product(s)
      mkdirSync(join(s.project, 'config'))
      writeFileSync(join(s.project, 'config/port.ts'), 'export const port = 80\n')
      expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
      wire(s)
      const first = await s.run(['Remember the trap with the port.'], { args: ['--allowedTools', `${SAVE},${SEARCH}`] })
      expect(first.exitCode).toBe(0)
      const asked = s.server.of('turn').map(textOf).join('\n')
      expect(asked).toContain('Saved project://traps/port')
      expect(asked).toContain('project://traps/port (tier 5, ~')
      const second = await s.run(['Read the port file.'])
      expect(second.exitCode).toBe(0)
      const told = s.server.of('turn').map(textOf).at(-1) ?? ''
      expect(told.split('The port must stay below 1024')).toHaveLength(2)
      expect(told).toContain('An agent noted: The port must stay below 1024')
      expect(run('memory', 'list').stdout).toContain('project://traps/port')
    })
  },
)

clientTest(
  'what is remembered arrives: at the start, with the prompt, with a file, with a failure, with a subagent',
  async () => {
    const script = {
      turn: [
        call('Read', { file_path: 'src/pool.ts' }),
        call('Bash', { command: "echo 'write failed: ENOSPC' >&2; exit 3", description: 'Fail' }),
        callAgent('Look at the pool.'),
        say('Done.'),
      ],
    }
    await withSession({ script }, async (s) => {
      const { run } = product(s)
      mkdirSync(join(s.project, 'src'))
      writeFileSync(join(s.project, 'src/pool.ts'), 'export const openPool = 20\n')
      expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
      const remember = (uri: string, content: string, ...more: string[]) =>
        expect(run('memory', 'create', uri, '--content', content, ...more)).toMatchObject({ exitCode: 0 })
      remember('project://core', 'All amounts are in cents.', '--tier', '1')
      remember('project://invoices', 'Invoice numbers are assigned by the ledger service.')
      for (let n = 0; n < 5; n++) remember(`project://theme/${n}`, `Colour ${n} comes from the theme.`)
      remember('project://pool', 'The pool has twenty slots.', '--file', 'src/pool.ts')
      remember('workflow://solutions/disk', 'Empty the build cache.', '--error', 'ENOSPC|disk full')
      remember(
        'project://subagents',
        'Subagents report in one paragraph.',
        '--when',
        'When a general-purpose agent starts',
      )
      expect((await s.run(['How are invoice numbers assigned in this project?'])).exitCode).toBe(0)

      const [first, afterRead, afterFailure] = s.server.of('turn')
      const told = (request: Parameters<typeof remindersOf>[0], event: string) =>
        remindersOf(request)
          .filter((text) => text.startsWith(`${event} hook additional context:`))
          .join('\n')
      expect(told(first, 'SessionStart')).toContain('All amounts are in cents.')
      expect(told(first, 'SessionStart')).not.toContain('ledger service')
      expect(told(first, 'UserPromptSubmit')).toContain('Invoice numbers are assigned by the ledger service.')
      expect(textOf(first)).not.toContain('twenty slots')
      expect(told(afterRead, 'PreToolUse:Read')).toContain('The pool has twenty slots.')
      expect(textOf(afterRead)).not.toContain('Empty the build cache.')
      expect(told(afterFailure, 'PostToolUseFailure:Bash')).toContain('(not tried yet): Empty the build cache.')
      const [subagent] = s.server.of('subagent')
      expect(told(subagent, 'SubagentStart')).toContain('Subagents report in one paragraph.')
      expect(told(subagent, 'SubagentStart')).toContain('All amounts are in cents.')
      // Nothing is said twice: every line is in the last request once.
      const last = textOf(s.server.of('turn').at(-1))
      for (const line of ['All amounts are in cents.', 'twenty slots', 'Empty the build cache.', 'the ledger service'])
        expect([line, last.split(line).length - 1]).toEqual([line, 1])
      expect(run('why').stdout).toContain('the same failure')
    })
  },
)

clientTest('what repaired a failure is learned from the work itself and offered to the next session', async () => {
  const check = call('Bash', { command: 'sh check.sh', description: 'Check the settings' })
  const script = {
    turn: [check, call('Write', { file_path: 'settings.ini', content: 'port=80\n' }), check, say('Repaired.')],
  }
  await withSession({ script }, async (s) => {
    const { run } = product(s)
    writeFileSync(
      join(s.project, 'check.sh'),
      "grep -q port= settings.ini 2>/dev/null || { echo 'error: settings.ini names no port' >&2; exit 1; }\n",
    )
    expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
    expect((await s.run(['Make the check pass.'])).exitCode).toBe(0)
    expect(textOf(s.server.of('turn').at(-1))).not.toContain('this failure is known')
    rmSync(join(s.project, 'settings.ini'))
    s.server.script([check, say('I see.')])
    expect((await s.run(['Run the check again.'])).exitCode).toBe(0)
    const last = textOf(s.server.of('turn').at(-1))
    expect(last).toContain('this failure is known')
    expect(last).toContain('Repaired by a change in settings.ini: written whole: `port=80`.')
    expect(last).toContain('worked 1 of 1')
  })
})

clientTest(
  'what the agent forgets for the user is in no file of the store, and no later session is told of it',
  async () => {
    const uri = 'project://secret-plan'
    const script = { turn: [call(FORGET, { uri }), say('Forgotten.'), say('Hello.')] }
    await withSession({ script }, async (s) => {
      const { run } = product(s)
      expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
      wire(s)
      const text = 'The plan is to move to the quiet harbour.'
      run('memory', 'create', uri, '--content', text, '--tier', '0')
      const first = await s.run(['Forget the plan.'], { args: ['--allowedTools', FORGET] })
      expect(first.exitCode).toBe(0)
      expect(textOf(s.server.of('turn')[0])).toContain('quiet harbour')
      expect(textOf(s.server.of('turn')[1])).toContain('in no file of the store')
      expect((await s.run(['Say hello.'])).exitCode).toBe(0)
      expect(textOf(s.server.of('turn').at(-1))).not.toContain('quiet harbour')
      const files = readdirSync(s.throughlineHome, { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      )
      const holding = files.filter((one) => readFileSync(join(one.parentPath, one.name)).includes('quiet harbour'))
      expect(holding.map(({ name }) => name)).toEqual([])
    })
  },
)

clientTest(
  'a rule is in no request of the turn that takes it back, and in the request of one that it is for',
  async () => {
    const script = {
      turn: [
        say('Noted.'),
        call('Bash', { command: 'npm install --dry-run left-pad' }),
        say('Installed.'),
        say('Done.'),
      ],
    }
    await withSession({ script }, async (s) => {
      const { run } = product(s)
      expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
      expect((await s.run(['Always use yarn to install packages.'])).exitCode).toBe(0)
      // Without what a start tells, as after /clear.
      writeFileSync(join(s.throughlineHome, 'settings.json'), JSON.stringify({ memory: { startChars: 0 } }))
      const allowed = { args: ['--allowedTools', 'Bash'] }
      expect((await s.run(['use npm to install packages, not yarn'], allowed)).exitCode).toBe(0)
      const told = s.server.of('turn').slice(1).map(textOf).join('\n')
      expect(told).not.toContain('Always use yarn')
      expect((await s.run(['install the package zod'])).exitCode).toBe(0)
      expect(s.server.of('turn').map(textOf).at(-1)).toContain('use npm to install packages, not yarn')
    })
  },
)

clientTest('what is put as a thought waits: shown once with the next prompt, a rule only after a yes', async () => {
  const script = { turn: [say('Noted.'), say('It is empty.'), say('Good.'), say('Hello.')] }
  await withSession({ script }, async (s) => {
    const { run } = product(s)
    expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
    const thought = 'Maybe we should always use snake_case for column names.'
    const { exitCode } = await s.run([thought, 'What does the README say?', 'yes, save that'])
    expect(exitCode).toBe(0)
    const own = s.server.of('turn').map((request) => remindersOf(request).filter((text) => text.includes('snake_case')))
    expect(own.map(({ length }) => length)).toEqual([0, 1, 1])
    expect(own[1]?.[0]).not.toContain('The user said:')
    await s.run(['Add a column to the orders.'])
    expect(textOf(s.server.of('turn').at(-1))).toContain('The user said:\n- always use snake_case for column names')
  })
})

clientTest(
  'what the agent proposes about something the person said is carried out by their yes, and the agent hears so',
  async () => {
    const uri = 'project://conventions/quotes'
    const after = 'Strings use double quotes.'
    const script = {
      turn: [
        call(UPDATE, { uri, content: after }),
        say(`Your rule and the linter differ. Shall I change the rule about quotes to "${after}"?`),
        say('Good.'),
        say('Hello.'),
      ],
    }
    await withSession({ script }, async (s) => {
      const { run } = product(s)
      expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
      wire(s)
      run('memory', 'create', uri, '--content', 'Strings use single quotes.')
      const { exitCode } = await s.run(['Look at what the linter says of strings.', 'yes'], {
        args: ['--allowedTools', UPDATE],
      })
      expect(exitCode).toBe(0)
      const [, refused, answered] = s.server.of('turn')
      expect(textOf(refused)).toContain(`Not changed: ${uri} is the person's own word`)
      expect(remindersOf(answered).join('\n')).toContain(`Done, as the user agreed: ${uri} says now: ${after}`)
      expect(run('memory', 'history', uri).stdout).toContain('Version 2: proposed by an agent')
      await s.run(['Write a string.'])
      expect(textOf(s.server.of('turn').at(-1))).toContain('The user said:\n- Strings use double quotes')
    })
  },
)
