// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of a shell
import { describe, expect, test } from 'bun:test'
import { readShell } from './commands.ts'

/** Every way in which a text makes a command before it runs it, as far as the text itself says what it will be. */
const MADE: readonly (readonly [name: string, text: string])[] = [
  ['an array', 'a=(rm -rf /); "${a[@]}"'],
  ['an array without quotes', 'a=(rm -rf /); ${a[*]}'],
  ['an array that grows', 'a=(); a+=(rm); a+=(-rf /); "${a[@]}"'],
  ['a part of an array', 'a=(one rm -rf /); "${a[@]:1}"'],
  ['a field of an array', 'a=(rm); ${a[0]} -rf /'],
  ['a keyed array', 'declare -A m=([x]=rm); ${m[x]} -rf /'],
  ['what was set as arguments', 'set -- rm -rf /; "$@"'],
  ['arguments one by one', 'set -- rm -rf /; $1 $2 $3'],
  ['what is read from a text', 'read -r c <<< "rm -rf /"; $c'],
  ['what is read from a pipe', 'echo "rm -rf /" | while read -r l; do $l; done'],
  ['what is read into an array', 'c=\'rm;-rf;/\'; IFS=\';\' read -ra w <<< "$c"; "${w[@]}"'],
  ['lines that are read', 'mapfile -t c <<< "rm -rf /"; ${c[0]}'],
  ['another separator', 'IFS=, ; c="rm,-rf,/"; $c'],
  ['a formatted text', "printf -v c '%s -rf /' rm; $c"],
  ['a variable that names another', "c='rm -rf /'; n=c; ${!n}"],
  ['a reference', "declare -n r=c; c='rm -rf /'; $r"],
  ['a default that is set', ': ${x:=rm}; $x -rf /'],
  ['a cut end', 'c=rmx; ${c%x} -rf /'],
  ['a cut beginning', 'c=x/rm; ${c##*/} -rf /'],
  ['a replaced part', 'c=rXm; ${c/X/} -rf /'],
  ['small letters', 'c=RM; ${c,,} -rf /'],
  ['letters of a text', 'c=mr; ${c:1:1}${c:0:1} -rf /'],
  ['a text that is added to', 'a=r; a+=m; $a -rf /'],
  ['an alias', 'alias x=rm; x -rf /'],
  ['an alias of several words', "alias x='rm -rf /'; x"],
  ['a program under another name', 'hash -p rm ls; ls -rf /'],
  ['a function that runs its arguments', 'f() { "$@"; }; f rm -rf /'],
  ['a function that takes the program', 'f() { $1 -rf /; }; f rm'],
  ['arguments of a shell', `sh -c '"$@"' sh rm -rf /`],
  ['the name of a shell', "sh -c '$0 -rf /' rm"],
  ['a place where a program is looked up', '$(command -v rm) -rf /'],
  ['letters around what is not set', 'r${x}m -rf /'],
  ['what another process prints', "bash <(echo 'rm -rf /')"],
  ['what is sourced from another process', "source <(printf 'rm -rf /')"],
  ['a variable that names a program', "GIT_PAGER='rm -rf /' git log"],
]

describe('a command that is made at run time is found:', () => {
  test.each(MADE)('%s', (_, text) => {
    expect(readShell(text).commands.map(({ words }) => words.join(' '))).toContain('rm -rf /')
  })
})

/** Programs that start others, in every way they take them. */
const STARTED: readonly string[] = [
  "script -c 'rm -rf /' /dev/null",
  'script -q /dev/null rm -rf /',
  "tmux new-session -d 'rm -rf /'",
  "tmux send-keys -t 0 'rm -rf /' Enter",
  'screen -dm rm -rf /',
  "nix-shell -p git --run 'rm -rf /'",
  'nix shell nixpkgs#coreutils --command rm -rf /',
  "watch 'rm -rf /'",
  'parallel rm -rf ::: /',
  "parallel 'rm -rf {}' ::: /",
  "flock -n lock -c 'rm -rf /'",
  'flock lock rm -rf /',
  'chroot /mnt rm -rf /',
  'unshare -r rm -rf /',
  'systemd-run --user rm -rf /',
  "ssh host <<'X'\nrm -rf /\nX",
  "docker compose run --rm api sh -c 'rm -rf /'",
  'npm exec -- rm -rf /',
  "npm exec -c 'rm -rf /'",
  'op run -- rm -rf /',
  "nodemon --exec 'rm -rf /'",
  "concurrently 'rm -rf /' 'npm test'",
  'gosu root rm -rf /',
  'some-tool-nobody-knows --flag x rm -rf /',
  "vim -c ':!rm -rf /'",
]

describe('what a program starts is found:', () => {
  test.each(STARTED)('%s', (text) => {
    expect(readShell(text).commands.map(({ words }) => words.join(' '))).toContain('rm -rf /')
  })
})

const OPAQUE: readonly string[] = [
  'x=$(echo cm0= | base64 -d); $x -rf /',
  'read c < commands.txt; $c',
  'while read -r c; do eval "$c"; done < commands.txt',
  'readarray -t lines < c.txt; "${lines[@]}"',
  'eval "$(cat commands.txt)"',
  '$(jq -r .cmd jobs.json)',
  'bash -c "$(tr a-y b-z <<< ql)"',
  'cat list | xargs -I{} sh -c "{}"',
  'ls | xargs -I X X',
  '$(< commands.txt)',
]

test.each(OPAQUE)('only the running shell knows what is run: %s', (text) => {
  expect(readShell(text).opaque).toBeDefined()
})

const PLAIN: readonly string[] = [
  'eval "$(ssh-agent -s)"',
  'eval "$(pyenv init -)"',
  'source <(kubectl completion bash)',
  '$PYTHON -m pytest',
  '${CC:-gcc} a.c',
  '"$VENV/bin/python" a.py',
  '$(npm bin)/eslint src',
  'PY=$(command -v python3 || command -v python); "$PY" -m pytest',
  'run() { echo "+ $*"; "$@"; }; run npm test',
  'args=(--coverage); npx vitest "${args[@]}"',
  'while read -r f; do echo "$f"; done < files.txt',
  'out=$(cat VERSION); echo "$out"',
  'if [ -f a ]; then [[ -d b ]] && ls; fi',
]

test.each(PLAIN)('nothing is hidden in %s', (text) => {
  expect(readShell(text)).toMatchObject({ whole: true })
  expect(readShell(text).opaque).toBeUndefined()
})

/** What took seconds or minutes when looking at it was quadratic. */
const HUGE: readonly (readonly [string, string, boolean])[] = [
  ['substitutions inside each other', `rm ${'$('.repeat(10_000)}`, false],
  ['processes inside each other', '<('.repeat(10_000), false],
  ['a pipe of thousands', 'rm|'.repeat(7000), false],
  ['a word of 20,000 characters', `rm ${'a'.repeat(20_000)}`, true],
  ['a tool with thousands of programs behind it', `tmux ${'rm '.repeat(6000)}`, true],
  ['a container with thousands of words', `docker ${'run '.repeat(5000)}`, true],
]

test.each(HUGE)('%s are read in steps that are counted', (_, text, whole) => {
  expect(readShell(text).whole).toBe(whole)
})
