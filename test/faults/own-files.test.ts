import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { decisionIn, type Guarded, guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()
/** No pack is on: what Throughline stands on is guarded all the same. */
const world = (): Guarded => {
  const w = guarded(temp(), { settings: {} })
  w.write('.throughline/rules/mine.md', '---\nname: mine\n---\n')
  w.write('.claude/settings.json', '{}')
  return w
}
const write = (w: Guarded, file_path: string, tool_name = 'Write') =>
  w.fire(w.payload({ file_path, content: 'x', old_string: 'a', new_string: 'b' }, { tool_name })).decision

describe('Throughline’s own files and the hosts’ settings, by the words of a command', () => {
  test.each([
    'rm ~/.thr*/settings.json',
    'rm -rf ~/.thro*',
    'rm ~/.t[h]roughline/settings.json',
    'rm ~/.t??oughline/settings.json',
    "rm ~/.thr''oughline/settings.json",
    'rm ~/.thr\\oughline/settings.json',
    'rm ~/{.throughline,x}/settings.json',
    'cd ~ && rm .thr*/settings.json',
    'cd ~/.thr* && rm settings.json',
    'cd ~; cd .throughline; rm settings.json',
    'pushd ~/.throughline && truncate -s 0 settings.json',
    'echo {} > ~/.claud*/settings.json',
    'chmod a-x ~/.thr*/bin/throughline',
    'chmod -R a-x ~/.throughline/bin',
    'mv ~/.throughline ~/old',
    'truncate -s0 ~/.throughline/settings.json',
    'cp ~/.throughline/bin/throughline /tmp/other && /tmp/other uninstall --yes',
    'throughline update ./throughline-other',
    'throughline rules new yes --user --action allow',
    'throughline rules disable safety',
    'throughline settings set rules.safety false',
    'throughline uninstall --yes',
    'npx throughline uninstall',
    'sh -c "throughline uninstall"',
    'ln -s ~/.throughline here',
    'ln ~/.throughline/settings.json here',
    'mv ~/.claude ~/claude-old',
    'cd ~/.claude && mv settings.json x.json',
    'tar xf p.tar -C ~/.throughline',
    'unzip -o p.zip -d ~/.claude',
    'git clone https://example.test/r ~/.throughline/rules/x',
    "yq -i 'del(.hooks)' ~/.claude/settings.json",
    'prettier --write ~/.claude/settings.json',
    "vim -es '+%d' +wq ~/.claude/settings.json",
    "gawk -i inplace '{}' ~/.claude/settings.json",
    'git checkout other -- .claude/settings.json',
    'mount -t tmpfs none ~/.throughline',
    'ln -s ~/.claude c; rm c/settings.json',
    'rm $(which throughline)',
    'chmod -x "$(command -v throughline)"',
    "th''roughline uninstall",
    'a=through b=line; $a$b uninstall',
    '$(which throughline) uninstall',
    'npx -y throughline@latest uninstall',
    "echo 'throughline rules disable safety' > z.sh; sh z.sh",
    "python3 -c \"import subprocess; subprocess.run(['throughline', 'uninstall'])\"",
  ])('%s: asked', (command) => {
    expect(world().decide(command)).toBe('ask')
  })

  test.each([
    'cat ~/.throughline/settings.json',
    'cp ~/.claude/settings.json /tmp/before.json',
    'jq .hooks ~/.claude/settings.json',
    'mkdir -p .claude/hooks && chmod +x .claude/hooks/x.sh',
    'git add .claude/settings.json && git commit -m settings',
    'throughline settings',
    'throughline rules list',
    'throughline status',
    'rm -rf dist node_modules/.cache',
    'rm .eslintcache && touch .env.example',
    'cp src/*.ts out/',
    'echo hello > notes.md',
    'find . -name "*.pyc" -delete',
    'sed -i s/a/b/ src/.hidden*',
  ])('%s: left alone', (command) => {
    expect(world().decide(command)).toBeUndefined()
  })
})

describe('through links', () => {
  const linked = () => {
    const w = world()
    symlinkSync('../.throughline', join(w.project, 'link'))
    symlinkSync('../../.throughline/settings.json', join(w.write('app/conf/x', ''), '..', 'own.json'))
    symlinkSync(join(w.home, '.claude'), join(w.project, 'docs'))
    mkdirSync(join(w.home, 'elsewhere'))
    symlinkSync(join(w.home, 'elsewhere'), join(w.project, 'out'))
    return w
  }
  test.each([
    'echo {} > link/settings.json',
    'rm link/rules/mine.md',
    'rm -rf ./link/',
    'cp x link/rules/new.md',
    'cd link && rm settings.json',
    'cd conf && echo {} > own.json',
    'tee conf/own.json < x',
    'sed -i s/a/b/ docs/settings.json',
    'rm conf/../link/trust.json',
  ])('%s: asked', (command) => {
    expect(linked().decide(command)).toBe('ask')
  })
  test.each(['link/settings.json', 'link/rules/new.md', 'conf/own.json', 'docs/settings.json', 'link/bin/throughline'])(
    'a tool that writes %s: asked',
    (path) => {
      const w = linked()
      expect(write(w, join(w.project, path))).toBe('ask')
      expect(write(w, join(w.project, path), 'Edit')).toBe('ask')
    },
  )
  test('a link that leads elsewhere is nobody’s business', () => {
    const w = linked()
    expect([w.decide('rm -rf out/x'), write(w, join(w.project, 'out/x.md'))]).toEqual([undefined, undefined])
  })
  test('a project below a link works as any other', () => {
    const w = world()
    symlinkSync(w.project, join(w.home, 'here'))
    const cwd = join(w.home, 'here')
    expect(w.fire(w.payload({ command: 'rm -rf dist && echo x > y.md' }, { cwd })).decision).toBeUndefined()
  })
  test('a host that cannot ask refuses', () => {
    const w = linked()
    const { stdout } = w.hook(w.payload({ command: 'echo {} > link/settings.json' }), 'codex')
    expect(stdout).toMatch(/"permissionDecision":"deny"/)
  })
})

test('a home elsewhere is guarded by its path', () => {
  const w = guarded(temp(), { settings: {} })
  const home = join(w.home, 'data/tl')
  mkdirSync(join(home, 'bin'), { recursive: true })
  copyFileSync(binary(), join(home, 'bin/throughline'))
  writeFileSync(join(home, 'settings.json'), '{}')
  const fire = (command: string) => {
    const env = { ...w.env, THROUGHLINE_HOME: home }
    const input = w.payload({ command })
    return decisionIn(
      spawnSync(join(home, 'bin/throughline'), ['hook', 'claude-code'], { input, env, encoding: 'utf8' }).stdout,
    )
  }
  expect([fire(`rm ${home}/settings.json`), fire('cd ../data && rm -rf tl'), fire('rm -rf dist')]).toEqual([
    'ask',
    'ask',
    undefined,
  ])
})

test('a hard link is asked about when it is made; one that was there is a file of the project', () => {
  const w = world()
  linkSync(join(w.home, '.throughline/settings.json'), join(w.project, 'hard.json'))
  expect(w.decide(`ln ${w.home}/.throughline/settings.json other.json`)).toBe('ask')
})

describe('a script of this session that would change them', () => {
  test.each([
    ['z.sh', 'throughline rules disable safety\n', 'bash z.sh'],
    ['z.sh', 'rm -rf ~/.throughline\n', './z.sh'],
    ['z.py', "import subprocess\nsubprocess.run(['throughline', 'uninstall'])\n", 'python3 z.py'],
  ])('%s with %j: asked', (file, text, command) => {
    const w = world()
    w.write(`app/${file}`, text)
    expect(w.decide(command)).toBe('ask')
  })

  test('one that only looks is left alone', () => {
    const w = world()
    w.write('app/z.sh', 'throughline rules list\ncat ~/.throughline/settings.json\n')
    expect(w.decide('bash z.sh')).toBeUndefined()
  })
})
