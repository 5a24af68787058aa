import { describe, expect, test } from 'bun:test'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHooks, type HooksOptions, type TrustQuestion } from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'
import { cleanEnv, place, sh, write } from './lib.ts'

const folder = tempFolders()

function project(command = 'echo from the project', more: object = {}) {
  const { home, project: cwd } = place(folder(), {
    'home/.throughline/settings.json': { hooks: { UserPromptSubmit: [{ name: 'mine', hooks: [sh('echo mine')] }] } },
    'project/.throughline/settings.json': { hooks: { UserPromptSubmit: [{ name: 'theirs', hooks: [sh(command)] }] } },
    ...more,
  })
  const open = (options: HooksOptions = {}) => createHooks({ cwd, env: cleanEnv({ HOME: home }), ...options })
  return { home, cwd, open }
}

const asked = async (hooks: ReturnType<typeof createHooks>) =>
  (await hooks.fire('UserPromptSubmit', { prompt: 'p' })).outcome.context

describe('trust (S4.21)', () => {
  test('a hook that came with the project does not run unasked, and a diagnostic says so with file and line', async () => {
    const { open, cwd } = project()
    const hooks = open()
    const { outcome, runs } = await hooks.fire('UserPromptSubmit', { prompt: 'p' })
    expect([outcome.context, runs.map(({ status }) => status)]).toEqual(['mine', ['ok', 'untrusted']])
    expect(hooks.status().diagnostics).toMatchObject([{ where: join(cwd, '.throughline/settings.json'), line: 7 }])
    expect((await hooks.preview('UserPromptSubmit', { prompt: 'p' })).map(({ trust }) => trust)).toEqual([
      'trusted',
      'untrusted',
    ])
  })

  test('asked once, remembered for the project, asked again when the hook changes', async () => {
    const { open, cwd, home } = project()
    const questions: TrustQuestion[] = []
    const askTrust = (question: TrustQuestion) => questions.push(question) > 0
    const hooks = open({ askTrust })
    expect(await Promise.all([asked(hooks), asked(hooks)])).toEqual([
      'mine\n\nfrom the project',
      'mine\n\nfrom the project',
    ])
    expect(questions).toMatchObject([
      { project: cwd, hook: { does: 'echo from the project', event: 'UserPromptSubmit' } },
    ])
    expect(await asked(open())).toBe('mine\n\nfrom the project')
    expect(readFileSync(join(home, '.throughline/trusted-hooks.json'), 'utf8')).toContain(
      questions[0]?.hash ?? 'nothing',
    )
    write(join(cwd, '.throughline/settings.json'), { hooks: { UserPromptSubmit: [{ hooks: [sh('echo changed')] }] } })
    expect(await asked(open())).toBe('mine')
  })

  test('a script of the project that the hook runs is part of what was trusted', async () => {
    const { open, cwd } = project('sh ./check.sh', { 'project/check.sh': 'echo first' })
    expect(await asked(open({ askTrust: () => true }))).toBe('mine\n\nfirst')
    const hooks = open()
    expect(await asked(hooks)).toBe('mine\n\nfirst')
    write(join(cwd, 'check.sh'), 'echo something else entirely')
    expect(await asked(hooks)).toBe('mine')
  })

  test('one question after the other, also when hooks are asked at once', async () => {
    const { home, project: cwd } = place(folder(), {
      'project/.throughline/settings.json': {
        hooks: { UserPromptSubmit: [{ hooks: [sh('echo 1'), sh('echo 2'), sh('echo 3')] }] },
      },
    })
    let open = 0
    const askTrust = async () => {
      expect(++open).toBe(1)
      await Bun.sleep(5)
      open--
      return true
    }
    expect(await asked(createHooks({ cwd, env: cleanEnv({ HOME: home }), askTrust }))).toBe('1\n\n2\n\n3')
  })

  test('a no is a no for as long as the program runs', async () => {
    let questions = 0
    const hooks = project().open({ askTrust: () => ++questions < 0 })
    expect([await asked(hooks), await asked(hooks), questions]).toEqual(['mine', 'mine', 1])
  })

  test('all and none', async () => {
    const { open } = project()
    expect(await asked(open({ trust: 'all' }))).toBe('mine\n\nfrom the project')
    expect(await asked(open({ trust: 'none', askTrust: () => true }))).toBe('mine')
  })

  test('trust of one project is not trust of another', async () => {
    const one = project()
    await asked(one.open({ askTrust: () => true }))
    const two = project()
    expect(await asked(two.open({ env: cleanEnv({ HOME: one.home }) }))).toBe('mine')
  })

  test('a project cannot widen what hooks may reach, even when it is trusted', async () => {
    const { home, project: cwd } = place(folder(), {
      'project/.throughline/settings.json': {
        hooks: {
          allowedHttpUrls: ['*'],
          allowedEnvVars: ['MY_TOKEN'],
          UserPromptSubmit: [{ hooks: [{ type: 'http', url: 'http://192.0.2.1/' }, sh('echo "[$MY_TOKEN]"')] }],
        },
      },
    })
    const hooks = createHooks({ cwd, env: cleanEnv({ HOME: home, MY_TOKEN: 't' }), trust: 'all' })
    const { runs, outcome } = await hooks.fire('UserPromptSubmit', { prompt: 'p' })
    expect(runs[0]?.notes[0]).toContain('not in allowedHttpUrls')
    expect(outcome.context).toBe('[]')
  })

  test('a file of trust that cannot be read trusts nothing', async () => {
    const { open, home } = project()
    const file = write(join(home, '.throughline/trusted-hooks.json'), '{ broken')
    expect(await asked(open())).toBe('mine')
    chmodSync(file, 0o600)
  })
})
