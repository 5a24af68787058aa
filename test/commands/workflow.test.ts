import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OutputName } from '../../src/cli/outputs.ts'
import { append, trim } from '../../src/journal/record-event.ts'
import { openStore } from '../../src/storage/open.ts'

// The real program with a workflow under way, when something is wrong: valid output, exit 0, a line in the log.

const binary = join(import.meta.dir, '../../dist/throughline')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Place {
  home: string
  project: string
  run(words: readonly string[], input?: string): { code: number; out: string; error: string }
  hook(event: string, fields?: Record<string, unknown>): string
  log(): string
}

let count = 0

function place(): Place {
  const root = mkdtempSync(join(tmpdir(), 'throughline-workflow-'))
  folders.push(root)
  const [home, project] = [join(root, 'home'), join(root, 'project')]
  mkdirSync(home)
  mkdirSync(project)
  const env = { PATH: process.env.PATH ?? '', HOME: home, LANG: 'zh_TW.UTF-8' }
  const run = (words: readonly string[], input = '') => {
    const done = Bun.spawnSync([binary, ...words], { cwd: project, env, stdin: Buffer.from(input) })
    return { code: done.exitCode, out: done.stdout.toString(), error: done.stderr.toString() }
  }
  return {
    home,
    project,
    run,
    hook(event, fields = {}) {
      // The same bytes twice within a moment would be taken for one event reported twice.
      count++
      const payload = { session_id: 's1', cwd: project, hook_event_name: event, count, ...fields }
      const done = run(['hook', 'claude-code'], JSON.stringify(payload))
      expect(done.code).toBe(0)
      return done.out
    },
    log: () =>
      existsSync(join(home, '.throughline/log/throughline.log'))
        ? readFileSync(join(home, '.throughline/log/throughline.log'), 'utf8')
        : '',
  }
}

function started(): Place {
  const here = place()
  here.hook('SessionStart', { source: 'startup' })
  expect(here.run(['workflow', 'start', 'quick']).code).toBe(0)
  return here
}

describe('a hook with a workflow under way', () => {
  test.each(['', '{', '[]', 'null', '{"hook_event_name":"Stop"}'])(
    'S0.3, S0.7, S0.9, S0.10: input %p: silence, exit 0, a line in the log',
    (input) => {
      const here = started()
      expect(here.run(['hook', 'claude-code'], input)).toEqual({ code: 0, out: '', error: '' })
      expect(here.log()).toMatch(/warn hook claude-code: /)
    },
  )

  test('S0.8 decided otherwise: what goes wrong is a line in the log, never on standard error', () => {
    const here = started()
    const { error } = here.run(['hook', 'claude-code'], '{')
    expect([error, here.log().split('\n').length]).toEqual(['', 2])
  })

  test.each(['Stop', 'PreCompact', 'UserPromptSubmit', 'SessionStart'])(
    'S0.9, S0.10: a state that is broken: %s answers nothing of it, and does not fail',
    (event) => {
      const here = started()
      const sql = openStore(join(here.home, '.throughline/throughline.db'), { busyTimeoutMs: 1000 })
      sql.run("UPDATE workflows SET state = '{broken'")
      sql.close()
      const fields = { stop_hook_active: false, trigger: 'auto', prompt: 'x', source: 'compact' }
      const out = here.hook(event, fields)
      expect(out).not.toContain('broken')
      expect(out).not.toContain('block')
      expect(here.log()).toBe('')
      expect(here.run(['doctor', '--quick', '--set', 'language=en']).out).toContain(
        'could not be read and was set aside',
      )
    },
  )

  test('S0.9: a task list that is huge, a folder or not readable is passed over', () => {
    const here = started()
    const folder = join(here.project, 'specs/features/in-progress/f')
    mkdirSync(join(folder, 'tasks.md'), { recursive: true })
    expect(here.hook('Stop', { stop_hook_active: false })).toContain('[Throughline Loop 1/100]')
    rmSync(join(folder, 'tasks.md'), { recursive: true })
    writeFileSync(join(folder, 'tasks.md'), '- [ ] x\n'.repeat(300_000))
    expect(here.hook('Stop', { stop_hook_active: false })).toContain('[Throughline Loop 2/100]')
  })

  test('S0.1, S0.2, S0.11: PreCompact prints plain text, SessionStart(compact) the block in its JSON', () => {
    const here = started()
    expect(here.hook('PreCompact', { trigger: 'auto' })).toStartWith('請在摘要中逐字保留')
    const answer = JSON.parse(here.hook('SessionStart', { source: 'compact' }))
    expect(Object.keys(answer)).toEqual(['hookSpecificOutput'])
    expect(answer.hookSpecificOutput.additionalContext).toStartWith(
      '[Throughline 狀態恢復（compact 後）]\n工作流：quick（快速開發）',
    )
  })

  test('turned off by a setting it says nothing', () => {
    const here = started()
    writeFileSync(join(here.home, '.throughline/settings.json'), '{"workflow":{"enabled":false}}')
    expect(here.hook('Stop', { stop_hook_active: false })).toBe('')
  })
})

describe('the commands', () => {
  const wrong: readonly (readonly [readonly string[], 1 | 2, RegExp])[] = [
    [['workflow', 'strat'], 2, /did you mean \S*throughline workflow start\?/],
    [['workflow', 'start', 'qick'], 2, /did you mean quick\?/],
    [['workflow', 'start', 'quick'], 1, /is under way/],
    [['workflow', 'start', 'quick', 'more'], 2, /does not take "more"/],
    [['workflow', 'start', 'tdd', '--feature', 'Bad Name'], 1, /is under way/],
    [['workflow', 'stage', 'DEV'], 2, /needs a stage and what to do with it/],
    [['workflow', 'stage', 'DVE', 'complete'], 2, /did you mean DEV\?/],
    [['workflow', 'stage', 'DEV', 'finish'], 2, /a stage cannot be told to "finish"/],
    [['workflow', 'stage', 'TEST', 'complete'], 1, /TEST cannot be next; still to be done: DEV/],
    [['workflow', 'status', '--session', 'nope'], 1, /there is no session "nope"/],
    [['workflow', 'show', 'nope'], 2, /there is no workflow "nope"/],
    [['workflow', 'lint', 'missing.yaml'], 1, /there is no file missing\.yaml/],
    [['tasks', 'shwo'], 2, /did you mean \S*throughline tasks show\?/],
    [['tasks', 'new'], 2, /needs the name of a feature/],
    [['tasks', 'new', '../up'], 2, /use kebab-case/],
    [['tasks', 'start', 'nope'], 1, /there is no such feature here: nope/],
    [['tasks', 'check', '9'], 1, /no feature is in progress here/],
    [['tasks', 'new', 'x', '--workflow', 'qick'], 2, /did you mean quick\?/],
  ]
  const here = started()
  test.each(wrong)('%p ends with %d and says what to write', (words, code, says) => {
    const text = here.run([...words, '--set', 'language=en'])
    expect([text.code, text.out]).toEqual([code, ''])
    expect(text.error).toMatch(says)
    const json = here.run([...words, '--json'])
    expect(json.code).toBe(code)
    expect(Object.keys(JSON.parse(json.out).error)).toEqual(['message', 'hint'])
  })

  test('workflow list is an array, and needs no store', () => {
    const list = JSON.parse(place().run(['workflow', 'list', '--json']).out)
    expect(list).toHaveLength(18)
    expect(list[1]).toEqual({
      key: 'quick',
      label: '快速開發',
      stages: ['DEV', 'REVIEW', 'TEST', 'RETRO'],
      groups: ['quality'],
      documents: ['tasks'],
      source: 'built-in',
    })
  })

  test('a workflow from start to end by hand', () => {
    const here = started()
    const stage = (key: string, verb: string) => JSON.parse(here.run(['workflow', 'stage', key, verb, '--json']).out)
    expect(stage('DEV', 'start').stages[0].status).toBe('active')
    expect(stage('DEV', 'complete').stages[0]).toMatchObject({ status: 'completed', result: 'pass' })
    expect(stage('TEST', 'fail').failCount).toBe(1)
    expect(stage('TEST', 'retry').failCount).toBe(0)
    for (const key of ['REVIEW', 'TEST', 'RETRO']) stage(key, 'complete')
    expect(JSON.parse(here.run(['workflow', 'status', '--json']).out)).toMatchObject({
      status: 'active',
      next: null,
      progress: { completed: 4, total: 4 },
    })
    expect(here.hook('Stop', { stop_hook_active: false })).toContain('🎉 工作流完成！（quick）')
    expect(here.run(['workflow', 'status']).out).toStartWith('🎉 工作流完成！（quick）\n✅ 💻 開發\n')
    expect(JSON.parse(here.run(['timeline', '--stats', '--json']).out)[0]).toMatchObject({
      stage: 'all',
      runs: 4,
      attempts: 5,
    })
  })

  test('stop, start again, abort', () => {
    const here = started()
    expect(here.run(['workflow', 'stop']).out).toStartWith('🛑 Loop 已手動停止。\n')
    expect(here.run(['workflow', 'stop']).code).toBe(1)
    expect(JSON.parse(here.hook('Stop', { stop_hook_active: false }))).toEqual({
      systemMessage: '🛑 Loop 已手動停止。',
    })
    expect(JSON.parse(here.run(['workflow', 'start', '--json']).out).status).toBe('active')
    expect(here.hook('Stop', { stop_hook_active: false })).toContain('[Throughline Loop 1/100]')
    expect(JSON.parse(here.run(['workflow', 'abort', '--reason', 'other plans', '--json']).out)).toMatchObject({
      status: 'aborted',
      reason: 'other plans',
    })
    expect(here.hook('Stop', { stop_hook_active: false })).toBe('')
    expect(here.run(['workflow', 'start']).error).toContain('已結束（aborted）')
  })

  test('workflow lint says every mistake with its place, and its exit code', () => {
    const here = place()
    expect(here.run(['workflow', 'lint']).code).toBe(0)
    mkdirSync(join(here.project, '.throughline'))
    const file = join(here.project, '.throughline/workflows.yaml')
    writeFileSync(file, 'workflows:\n  ours:\n    label: Ours\n    stages: [DEV, TSET]\n')
    const { code, out } = here.run(['workflow', 'lint'])
    expect([code, out]).toEqual([1, `${file}:4:19: workflows.ours.stages：沒有 "TSET"\n  是否指 TEST？\n`])
    writeFileSync(file, 'workflows:\n  ours:\n    label: Ours\n    stages: [DEV, TEST]\n')
    expect(here.run(['workflow', 'lint']).out).toContain('沒有問題：自己的工作流 1 個、階段 0 個')
    expect(JSON.parse(here.run(['workflow', 'list', '--json']).out)).toHaveLength(19)
  })

  test('features: made in the backlog, started, checked off, archived', () => {
    const here = place()
    for (const words of [
      ['new', 'login-page', '--backlog', '--workflow', 'tdd'],
      ['start', 'login-page'],
      ['check', '2'],
    ]) {
      expect(here.run(['tasks', ...words]).code).toBe(0)
    }
    expect(JSON.parse(here.run(['tasks', '--json']).out)).toMatchObject({
      feature: 'login-page',
      total: 3,
      checked: 1,
      status: 'in-progress',
      workflow: 'tdd',
    })
    expect(here.run(['tasks', 'archive', 'login-page']).code).toBe(0)
    expect(JSON.parse(here.run(['tasks', 'list', '--json']).out)).toMatchObject([
      { place: 'archive', checked: 1, total: 3, workflow: 'tdd' },
    ])
  })

  test('tasks use: of several features the chosen one is meant, and the workflow under way without one gets it', () => {
    const here = started()
    for (const name of ['alpha', 'beta']) here.run(['tasks', 'new', name, '--workflow', 'tdd'])
    expect(here.run(['tasks', '--json']).out).toContain('"alpha"')
    expect(here.run(['tasks', 'use', 'beta']).out).toBe(
      '從現在起，進行中的 feature 是 beta。\n此處進行中的工作流 quick 現在的 feature 是 beta。\n',
    )
    expect(JSON.parse(here.run(['tasks', '--json']).out).feature).toBe('beta')
    expect(JSON.parse(here.run(['workflow', 'show', '--json']).out).feature).toBe('beta')
    expect(here.run(['tasks', 'use', 'gamma'])).toMatchObject({ code: 1 })
  })

  test('tasks new makes a task list for every workflow, also for one that keeps no documents', () => {
    const here = place()
    expect(here.run(['tasks', 'new', 'fix-typo', '--workflow', 'single']).code).toBe(0)
    expect(readFileSync(join(here.project, 'specs/features/in-progress/fix-typo/tasks.md'), 'utf8')).toEndWith(
      '## Stages\n\n- [ ] DEV\n',
    )
  })

  test('a task list that a command made here is told to the next session, without a word about trust', () => {
    const here = place()
    here.run(['tasks', 'new', 'fix-typo', '--workflow', 'single'])
    expect(here.hook('SessionStart', { source: 'startup' })).toContain('fix-typo')
    expect(here.log()).toBe('')
    expect(here.run(['trust']).out).not.toContain('fix-typo')
  })

  test('a feature that is there gets the documents its workflow asks for, and keeps its own', () => {
    const here = place()
    here.hook('SessionStart', { source: 'startup' })
    const folder = join(here.project, 'specs/features/in-progress/cart')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'tasks.md'), '- [ ] mine\n')
    expect(here.run(['workflow', 'start', 'standard', '--feature', 'cart']).code).toBe(0)
    expect(existsSync(join(folder, 'bdd.md'))).toBe(true)
    expect(readFileSync(join(folder, 'tasks.md'), 'utf8')).toBe('- [ ] mine\n')
  })

  test('workflow resume: refused while the other session works, taken over when it has ended', () => {
    const here = started()
    here.hook('SessionStart', { source: 'startup', session_id: 's2' })
    const resume = () => here.run(['workflow', 'resume', '--session', 's2'])
    expect(resume()).toMatchObject({ code: 1 })
    here.hook('SessionEnd', { reason: 'other' })
    expect(resume()).toMatchObject({ code: 0 })
    expect(JSON.parse(here.run(['workflow', 'status', '--session', 's2', '--json']).out)).toMatchObject({
      session: 's2',
      status: 'active',
      stages: [{ key: 'DEV', status: 'pending' }, { key: 'REVIEW' }, { key: 'TEST' }, { key: 'RETRO' }],
    })
    expect(resume()).toMatchObject({ code: 1 })
  })

  test('workflow stage TEST retry leaves what was rejected in REVIEW as it is', () => {
    const here = started()
    for (const words of [
      ['DEV', 'complete'],
      ['REVIEW', 'reject', '--reason', 'no test'],
      ['TEST', 'fail', '--reason', 'two'],
    ])
      expect(here.run(['workflow', 'stage', ...words]).code).toBe(0)
    here.run(['workflow', 'stage', 'TEST', 'retry'])
    expect(JSON.parse(here.run(['workflow', 'show', '--json']).out)).toMatchObject({
      pending: [{ stage: 'REVIEW', reason: 'no test' }],
      rejectCount: 1,
      failCount: 0,
    })
  })

  test('two hundred tool calls do not push the stages off the timeline, and its entries have labels', () => {
    const here = started()
    here.run(['workflow', 'stage', 'DEV', 'complete'])
    const sql = openStore(join(here.home, '.throughline/throughline.db'), { busyTimeoutMs: 1000 })
    for (let n = 0; n < 210; n++) append(sql, { session: 's1', agent: '', at: n, type: 'tool:complete', data: { n } })
    expect(trim(sql, 's1', 100)).toBe(110)
    sql.close()
    expect(here.run(['timeline', '--stats']).out).toContain('DEV')
    const [entry] = JSON.parse(here.run(['timeline', '--type', 'stage:complete', '--json']).out)
    expect(entry).toMatchObject({ type: 'stage:complete', label: '階段完成', data: { stage: 'DEV', by: 'hand' } })
  })

  test('timeline --follow prints what comes, until it is stopped', async () => {
    const here = started()
    const env = { PATH: process.env.PATH ?? '', HOME: here.home, LANG: 'zh_TW.UTF-8' }
    const child = Bun.spawn([binary, 'timeline', '--follow', '--category', 'stage'], {
      cwd: here.project,
      env,
      stdin: 'ignore',
    })
    const reader = child.stdout.getReader()
    let text = ''
    const reading = (async () => {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        text += new TextDecoder().decode(read.value)
        if (text.includes('階段完成')) return
      }
    })()
    // What happened before it began to follow it does not show, and nothing tells when it has begun.
    for (let tries = 0; tries < 60 && !text.includes('階段完成'); tries++) {
      here.run(['workflow', 'stage', 'DEV', 'complete'])
      await Bun.sleep(300)
      here.run(['workflow', 'stage', 'DEV', 'retry'])
    }
    expect(text).toContain('階段完成')
    expect(text).toContain('DEV')
    await reading
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
  })

  test('install --workflows: listed, put in, changed for other workflows, a file of the person left alone, all taken out', () => {
    const here = place()
    const agents = join(here.home, '.claude/agents/throughline')
    const install = (...words: string[]) => here.run(['install', '--host', 'claude-code', '--no-mcp', ...words])
    const offered = install('--dry-run', '--json')
    expect(JSON.parse(offered.out).offered).toHaveLength(12)
    expect(existsSync(agents)).toBe(false)
    mkdirSync(agents, { recursive: true })
    writeFileSync(join(agents, 'throughline-tester.md'), 'mine\n')
    expect(install('--yes', '--workflows', 'quick').code).toBe(0)
    expect(
      readdirSync(agents)
        .map((name) => name.slice('throughline-'.length, -3))
        .sort(),
    ).toEqual([...['code-reviewer', 'developer', 'retrospective', 'tester']])
    expect(install('--yes', '--workflows', 'single').code).toBe(0)
    expect(readdirSync(agents).sort()).toEqual(['throughline-developer.md', 'throughline-tester.md'])
    expect(install('--yes', '--workflows', 'qick')).toMatchObject({ code: 2 })
    expect(here.run(['uninstall', '--yes']).code).toBe(0)
    expect(readdirSync(agents)).toEqual(['throughline-tester.md'])
    expect(readFileSync(join(agents, 'throughline-tester.md'), 'utf8')).toBe('mine\n')
    expect(existsSync(join(here.home, '.claude/commands'))).toBe(false)
  })

  test('statusline: workflow, bar, tasks and epoch in one line; never an error', () => {
    const here = started()
    here.run(['tasks', 'new', 'login-page'])
    here.run(['tasks', 'use', 'login-page'])
    here.hook('SessionStart', { source: 'compact' })
    const input = (use: object) =>
      JSON.stringify({ session_id: 's1', workspace: { project_dir: here.project }, context_window: use })
    expect(here.run(['statusline'], input({}))).toEqual({
      code: 0,
      out: 'quick ⬜💻⬜🔍⬜🧪⬜🔁 0/4 DEV · 📋 0/4 · 壓縮 1 次\n',
      error: '',
    })
    const tool_input = { subagent_type: 'throughline:developer', prompt: 'x' }
    here.hook('PreToolUse', { tool_name: 'Agent', tool_use_id: 't', tool_input })
    expect(here.run(['statusline'], input({ used_percentage: 41.6 })).out).toBe(
      'quick ⏳💻⬜🔍⬜🧪⬜🔁 0/4 · ⏳ developer (DEV) · 📋 0/4 · 上下文 42 % · 壓縮 1 次\n',
    )
    expect(here.run(['status']).out).toContain('quick DEV 0/4 (developer)')
    for (const bad of ['', '{', '[]', '{"session_id":7}', '{"session_id":"unknown"}'])
      expect(here.run(['statusline'], bad).code).toBe(0)
    expect(place().run(['statusline'], input({})).out).toBe('throughline\n')
  })
})

describe('with --json every command of workflows prints one document of its schema', () => {
  const here = started()
  here.run(['tasks', 'new', 'login-page'])
  here.run(['tasks', 'new', 'later', '--backlog'])
  here.run(['workflow', 'stage', 'DEV', 'start'])
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })
  const cases: readonly (readonly [words: readonly string[], output: OutputName])[] = [
    [['workflow', 'show'], 'workflow'],
    [['workflow', 'status'], 'workflow-status'],
    [['workflow', 'list'], 'workflow-list'],
    [['tasks', 'use', 'login-page'], 'tasks-use'],
    [['workflow', 'show', 'tdd'], 'workflow-definition'],
    [['workflow', 'lint'], 'workflow-lint'],
    [['workflow', 'stage', 'DEV', 'fail', '--reason', 'x'], 'workflow'],
    [['tasks'], 'tasks'],
    [['tasks', 'show', 'login-page'], 'tasks'],
    [['tasks', 'check', '1'], 'tasks'],
    [['tasks', 'list'], 'tasks-list'],
    [['tasks', 'start', 'later'], 'tasks-feature'],
    [['tasks', 'new', 'third'], 'tasks-feature'],
    [['tasks', 'archive', 'third'], 'tasks-feature'],
    [['statusline'], 'statusline'],
    [['timeline', '--stats'], 'timeline-stats'],
    [['workflow', 'stop'], 'workflow'],
    [['workflow', 'start'], 'workflow'],
    [['workflow', 'abort'], 'workflow'],
  ]
  test.each(cases)('%p', (words, output) => {
    const { code, out, error } = here.run([...words, '--json'])
    expect([code, error]).toEqual([0, ''])
    const schema = JSON.parse(readFileSync(join(import.meta.dir, '../../schemas/cli', `${output}.json`), 'utf8'))
    const validate = ajv.compile(schema)
    expect(validate(JSON.parse(out)) || validate.errors).toBe(true)
  })

  test('tasks without a feature, the same', () => {
    const validate = ajv.compile(
      JSON.parse(readFileSync(join(import.meta.dir, '../../schemas/cli/tasks.json'), 'utf8')),
    )
    expect(validate(JSON.parse(place().run(['tasks', '--json']).out)) || validate.errors).toBe(true)
  })
})

describe('install --statusline', () => {
  const mine = '{\n  "model": "opus",\n  "hooks": {}\n}\n'
  test('draws it when none is set, and uninstall gives back every byte', () => {
    const here = place()
    const settings = join(here.home, '.claude/settings.json')
    mkdirSync(join(here.home, '.claude'))
    writeFileSync(settings, mine)
    expect(here.run(['install', '--yes', '--statusline']).code).toBe(0)
    const { statusLine } = JSON.parse(readFileSync(settings, 'utf8'))
    const program = `"${here.home}/.throughline/bin/throughline"`
    expect(statusLine).toEqual({
      type: 'command',
      command: `[ -d "$PWD" ] || cd /; [ ! -x ${program} ] || exec ${program} statusline`,
    })
    expect(here.run(['uninstall', '--yes']).code).toBe(0)
    expect(readFileSync(settings, 'utf8')).toBe(mine)
  })

  test('leaves one that is set, and says so', () => {
    const here = place()
    const settings = join(here.home, '.claude/settings.json')
    mkdirSync(join(here.home, '.claude'))
    writeFileSync(settings, '{"statusLine":{"type":"command","command":"mine"}}')
    const { out } = here.run(['install', '--yes', '--statusline'])
    expect(out).toContain('a status line is set already, so it was left as it is')
    expect(JSON.parse(readFileSync(settings, 'utf8')).statusLine).toEqual({ type: 'command', command: 'mine' })
  })
})
