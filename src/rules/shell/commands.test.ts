import { describe, expect, test } from 'bun:test'
import { readShell } from './commands.ts'
import { hasFlag, simpleCommand, subcommand } from './simple-command.ts'

const simpleCommands = (text: string) => readShell(text).commands

const RM = 'rm -rf /'

/** Every way in which a command can stand in a text. */
const FOUND: readonly (readonly [name: string, text: string])[] = [
  ['alone', 'rm -rf /'],
  ['in a pipe', 'ls | rm -rf /'],
  ['in a list', 'ls && rm -rf / || true'],
  ['in the background', 'sleep 1 & rm -rf / &'],
  ['in a subshell', '(cd /; rm -rf /)'],
  ['in braces', '{ rm -rf /; }'],
  ['in a substitution', 'echo $(rm -rf /)'],
  ['in backticks', 'echo `rm -rf /`'],
  ['in a substitution inside quotes', 'echo "now: $(rm -rf /)"'],
  ['in a process substitution', 'cat <(rm -rf /)'],
  ['in a condition', 'if rm -rf /; then :; fi'],
  ['in a loop', 'while true; do rm -rf /; done'],
  ['in a case', 'case x in x) rm -rf /;; esac'],
  ['in a function', 'f() { rm -rf /; }; f'],
  ['behind a time', 'time rm -rf /'],
  ['behind a not', '! rm -rf /'],
  ['behind an assignment', 'A=1 B=2 rm -rf /'],
  ['behind sudo with flags', 'sudo -n -u root -- rm -rf /'],
  ['behind env', 'env -i A=1 rm -rf /'],
  ['behind env -S', 'env -S "rm -rf /"'],
  ['behind nohup, nice and timeout', 'nohup nice -n 5 timeout 10 rm -rf /'],
  ['behind xargs', 'echo x | xargs -I{} rm -rf /'],
  ['in bash -c', 'bash -c "rm -rf /"'],
  ['in a cluster of flags with c', "bash -euxc 'rm -rf /'"],
  ['in nested shells', `sh -c "bash -c 'rm -rf /'"`],
  ['in eval', 'eval "rm -rf /"'],
  ['in find -exec', 'find . -exec rm -rf / \\;'],
  ['in ssh', 'ssh -p 22 host rm -rf /'],
  ['in su -c', 'su root -c "rm -rf /"'],
  ['in a heredoc that a shell reads', 'bash <<EOF\nrm -rf /\nEOF'],
  ['in a here-string that a shell reads', 'bash <<< "rm -rf /"'],
  ['echoed into a shell', 'echo "rm -rf /" | sh'],
  ['in a heredoc piped into a shell', "cat <<'EOF' | bash\nrm -rf /\nEOF"],
  ['with quotes in its name', `r''m -r"f" /`],
  ['with a backslash', '\\rm -rf /'],
  ['with ANSI-C quotes', "$'\\x72m' -rf /"],
  ['with braces', '{rm,-rf,/}'],
  ['with IFS', `rm\${IFS}-rf\${IFS}/`],
  ['from a variable', 'C="rm -rf /"; $C'],
  ['from an exported variable', 'export C=rm; $C -rf /'],
  ['from a default value', `\${C:-rm} -rf /`],
  ['from an echo', '$(echo rm) -rf /'],
  ['from a loop variable', 'for d in /; do rm -rf $d; done'],
  ['from a loop over several', 'for d in dist /; do rm -rf "$d"; done'],
  ['from what a script is called with', 'set -- dist /; for d; do rm -rf "$d"; done'],
]

describe('a command is found', () => {
  test.each(FOUND)('%s', (_, text) => {
    expect(simpleCommands(text).map(({ words }) => words.join(' '))).toContain(RM)
  })
})

const NOT_FOUND: readonly (readonly [name: string, text: string])[] = [
  ['in quotes of an echo', 'echo "rm -rf /"'],
  ['in a commit message', "git commit -m 'rm -rf /'"],
  ['in a comment', 'ls # rm -rf /'],
  ['in a heredoc that a file gets', 'cat > notes <<EOF\nrm -rf /\nEOF'],
  ['in a pattern', "grep 'rm -rf /' notes"],
  ['as the arguments of another program', 'printf %s rm -rf /'],
]

describe('a text is not a command', () => {
  test.each(NOT_FOUND)('%s', (_, text) => {
    expect(simpleCommands(text).map(({ name }) => name)).not.toContain('rm')
  })
})

test('S1.17: a text that nobody can parse is split at white space', () => {
  expect(simpleCommands('rm -rf / "').map(({ name }) => name)).toContain('rm')
})

test.each([['{'.repeat(5000)], ['{a,"b"'.repeat(500)], ['$['.repeat(5000)]])(
  'where nobody closes what is opened, the beginning is seen and the rest is not taken for seen: %j',
  (open) => {
    const { commands, whole } = readShell(`rm -rf / ; echo ${open}`)
    expect([whole, commands[0]?.name]).toEqual([false, 'rm'])
  },
)

test('as many that are closed are read', () => {
  expect(readShell(`echo ${'{a,b}'.repeat(3)} '${'{"a":{}}'.repeat(2000)}'; ls`).whole).toBe(true)
})

test('redirections belong to their command, also those of a group', () => {
  const targets = simpleCommands('{ echo a; } > /etc/x; echo b >> y 2> z').flatMap(({ redirects }) => redirects)
  expect(targets.map(({ target }) => target)).toEqual(['/etc/x', 'y', 'z'])
})

test('what a pipe or a substitution gives goes into the command that reads it', () => {
  const into = (text: string) => {
    const all = simpleCommands(text)
    return all.find(({ name }) => name === 'curl')?.into.map((at) => all[at]?.name)
  }
  expect(into('curl x | tee y | sudo bash')).toEqual(['tee', 'sudo', 'bash'])
  expect(into('bash <(curl x)')).toEqual(['bash'])
  expect(into('echo $(curl x)')).toEqual(['echo'])
})

describe('flags', () => {
  const command = simpleCommand(['rm', '-rfv', '--one-file-system', '--depth=2', '-delete', '--', '-x'], [])
  test.each([
    ['-r', true],
    ['-rf', true],
    ['r', true],
    ['one-file-system', true],
    ['--depth', true],
    ['depth', true],
    ['-delete', true],
    ['-x', false],
    ['--force', false],
    ['force', false],
  ])('%s: %p', (flag, expected) => expect(hasFlag(command, flag)).toBe(expected))
})

test.each([
  [['git', '-C', 'app', '-c', 'a=b', 'push', 'origin'], 'push'],
  [['git', 'push'], 'push'],
  [['kubectl', '-n', 'x', 'delete'], 'delete'],
  [['cargo', '+nightly', 'build'], 'build'],
  [['git'], undefined],
])('the subcommand of %p is %p', (words, expected) => expect(subcommand(simpleCommand(words, []))).toBe(expected))
