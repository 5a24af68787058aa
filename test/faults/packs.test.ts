import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { type Guarded, guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()
setDefaultTimeout(120_000)
beforeAll(() => {
  binary()
})
const PLAIN = { settings: {} }

describe('packs in the binary', () => {
  test('one pack alone, then strict, then one of the six taken out of safety', () => {
    const w = guarded(temp(), PLAIN)
    expect(w.command('rules', 'enable', 'git').code).toBe(0)
    expect([w.decide('git reset --hard'), w.decide('rm -rf /')]).toEqual(['ask', undefined])
    expect([w.decide('git checkout -- a.ts'), w.command('rules', 'enable', 'strict').code]).toEqual([undefined, 0])
    expect(w.decide('git checkout -- a.ts')).toBe('ask')
    expect(w.command('rules', 'disable', 'git').code).toBe(0)
    expect(w.command('rules', 'disable', 'strict').code).toBe(0)
    expect(w.command('rules', 'enable', 'safety').code).toBe(0)
    expect([w.decide('git reset --hard'), w.decide('rm -rf /')]).toEqual(['ask', 'deny'])
    expect(w.command('rules', 'disable', 'git').code).toBe(0)
    expect([w.decide('git reset --hard'), w.decide('rm -rf /')]).toEqual([undefined, 'deny'])
    expect(w.command('rules', 'disable', 'safety').code).toBe(0)
    expect(w.decide('rm -rf /')).toBeUndefined()
  })

  test('one rule of a pack is switched off and on, the others stay', () => {
    const w = guarded(temp())
    expect([w.decide('git push -f'), w.decide('git reset --hard')]).toEqual(['deny', 'ask'])
    expect(w.command('rules', 'disable', 'force-push').out).toContain('The other rules of the pack stay')
    expect([w.decide('git push -f'), w.decide('git reset --hard')]).toEqual([undefined, 'ask'])
    const { rules } = JSON.parse(w.command('rules', 'list', '--all', '--json').out)
    expect(rules.find(({ name }: { name: string }) => name === 'force-push').state).toBe('off')
    expect(w.command('rules', 'enable', 'force-push').code).toBe(0)
    expect(w.decide('git push -f')).toBe('deny')
    expect(w.command('rules', 'disable', 'own-files')).toMatchObject({ code: 1 })
  })

  test('an exception holds for what it names, can be listed and taken back', () => {
    const w = guarded(temp())
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    expect(
      w.command('rules', 'except', 'force-push', '--command', 'git push -f origin my-*', '--until', day),
    ).toMatchObject({
      code: 0,
      out: expect.stringContaining(day),
    })
    expect([w.decide('git push -f origin my-x'), w.decide('git push -f origin main')]).toEqual([undefined, 'deny'])
    expect(w.command('rules', 'except').out).toContain('git push -f origin my-*')
    expect(w.command('rules', 'except', 'force-push', '--remove').code).toBe(0)
    expect(w.decide('git push -f origin my-x')).toBe('deny')
    for (const wrong of [
      ['force-push'],
      ['force-push', '--command', '*'],
      ['force-push', '--command', 'x', '--until', '2020-01-01'],
      ['force-push', '--command', 'x', '--until', 'soon'],
      ['force-psh', '--command', 'x'],
      ['own-files', '--command', 'x'],
    ])
      expect([wrong, w.command('rules', 'except', ...wrong).code]).not.toEqual([wrong, 0])
  })

  test('the agent is asked about when it excepts something for itself, however it writes it', () => {
    const w: Guarded = guarded(temp(), PLAIN)
    expect(w.decide("throughline rules except force-push --command 'git push -f'")).toBe('ask')
    expect(w.decide('echo {} > ~/.throughline/exceptions.json')).toBe('ask')
    expect(w.decide("python3 -c \"open('.claude/settings.json','w').write('{}')\"")).toBe('ask')
  })

  test('the message names the command that is meant', () => {
    const w = guarded(temp())
    const { stdout } = w.fire(w.payload({ command: 'echo hi && sudo reboot' }))
    expect(JSON.parse(stdout).hookSpecificOutput.permissionDecisionReason).toStartWith('`reboot` stops')
  })

  test('a script that was written in this session is read when it is run, one that came before is not', () => {
    const w = guarded(temp())
    const transcript = w.write('t.jsonl', '{}\n')
    const script = join(w.project, 'cleanup.sh')
    writeFileSync(script, 'set -e\nrm -rf "$HOME"\n')
    const more = { transcript_path: transcript }
    expect([
      w.decide('bash cleanup.sh', more),
      w.decide('./cleanup.sh', more),
      w.decide('cat cleanup.sh', more),
    ]).toEqual(['deny', 'deny', undefined])
    const before = new Date(Date.now() - 10 * 86_400_000)
    utimesSync(script, before, before)
    expect(w.decide('bash cleanup.sh', more)).toBeUndefined()
    writeFileSync(join(w.project, 'wipe.py'), "import shutil\nshutil.rmtree('/var/lib')\n")
    expect(w.decide('python3 wipe.py', more)).toBe('deny')
  })

  test('what a link leads to is asked about in the language of the person', () => {
    const w = guarded(temp(), { settings: { language: 'zh-CN' } })
    const settings = w.write('.claude/settings.json', '{}')
    symlinkSync(join(w.home, '.claude'), join(w.project, 'conf'))
    const { decision, stdout } = w.fire(w.payload({ command: 'sed -i s/a/b/ conf/settings.json' }))
    expect(decision).toBe('ask')
    const { permissionDecisionReason: reason } = JSON.parse(stdout).hookSpecificOutput
    expect(reason).toContain(`conf/settings.json → ${settings}: 这会变更 Throughline 自己的文件`)
  })

  test('a session in a folder of the project may delete what lies beside it', () => {
    const w = guarded(temp())
    w.write('app/.git/HEAD', 'ref: refs/heads/main\n')
    w.write('app/web/x', '')
    w.write('app/dist/x', '')
    const more = { cwd: join(w.project, 'web') }
    expect([w.decide('rm -rf ../dist', more), w.decide('rm -rf ../../other', more)]).toEqual([undefined, 'ask'])
  })
})
