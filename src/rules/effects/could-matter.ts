import { isStarter } from '../shell/starters.ts'
import { PROGRAM_NAMES, type ProgramGroup } from './program-names.ts'

/**
 * Whether a command could do something that rules ask about: a cheap look at its words, for every hook. Its no is certain, its yes is
 * for the analysis to confirm.
 */
export function couldMatter(text: string, words: readonly string[]): boolean {
  for (let at = text.indexOf('>'); at >= 0; at = text.indexOf('>', at + 1)) if (!isQuietRedirect(text, at)) return true
  if (includesAny(text, ANYWHERE) || (text.includes('<') && includesAny(text, SECRET_HINTS))) return true
  if (runsByPath(text, words)) return true
  const isMade = isMadeHere(text)
  for (const word of words) {
    if (isFamily(word) || (word === '.' && SOURCES.test(text))) return true
    for (const group of groupsOf(word)) {
      // What stands behind it may be put together, and then no sign of it can be seen.
      if (isMade && HINTS[group] !== undefined) return true
      if (group === 'git' && includesAny(text, SAVING) && includesAny(text, SECRET_HINTS)) return true
      if (group === 'remove' && MADE_AGAIN.test(text)) continue
      const hints = HINTS[group]
      if (hints === undefined || includesAny(text, hints)) return true
    }
  }
  return false
}

/** `rm -rf dist node_modules/.cache`: nothing but what a build makes again, and nothing else in the text. */
const MADE_AGAIN =
  /^rm(?: -[rfv]+){0,2}(?: (?:\.\/)?(?:node_modules|dist|build|coverage|target|out|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.pytest_cache|\.mypy_cache|\.ruff_cache|__pycache__)(?:\/[\w-]+)?\/?)+$/

/** The groups of a program; nearly every word is in none, and that is seen at once. */
function groupsOf(word: string): readonly ProgramGroup[] {
  if (all === '') for (const group in PROGRAM_NAMES) all += ` ${PROGRAM_NAMES[group as ProgramGroup]} `
  const wanted = ` ${word} `
  if (!all.includes(wanted)) return NONE
  const found: ProgramGroup[] = []
  for (const group in PROGRAM_NAMES)
    if (` ${PROGRAM_NAMES[group as ProgramGroup]} `.includes(wanted)) found.push(group as ProgramGroup)
  return found
}

let all = ''
const NONE: readonly ProgramGroup[] = []

/** Whether a text sets something that it uses: `a=pu; git ${a}sh`. */
function isMadeHere(text: string): boolean {
  if (!text.includes('$') && !text.includes('`')) return false
  return text.includes('=') || includesAny(text, ['read ', 'for ', 'set ', 'printf ', 'mapfile', 'readarray'])
}

/** Whether a program may be called by its path, `./x` or `../x`: where a command begins, or behind one that starts others. */
function runsByPath(text: string, words: readonly string[]): boolean {
  let at = text.indexOf('./')
  if (at < 0) return false
  for (const word of words) if (isStarter(word)) return true
  for (; at >= 0; at = text.indexOf('./', at + 2)) {
    let before = at - 1
    while (before >= 0 && BLANKS.includes(text.charAt(before))) before--
    if (before < 0 || BEGINS.includes(text.charAt(before))) return true
    const last = text.slice(Math.max(0, before - 8), before + 1)
    for (const word of LEADS) if (last.endsWith(word)) return true
  }
  return false
}

const BLANKS = ' \t"\'.'
const BEGINS = ';&|(`{!\n='
const LEADS = ['then', 'do', 'else', 'if', 'while', 'until', 'elif'] as const
/** `2>&1` and `>/dev/null` write nothing. */
function isQuietRedirect(text: string, at: number): boolean {
  const rest = text.slice(at + 1, at + 14).trimStart()
  if (isPlainFile(text, at)) return true
  return rest.startsWith('&1') || rest.startsWith('&2') || rest.startsWith('/dev/null') || text[at - 1] === '='
}

/** Whether a `cd` may lead anywhere but further down. */
function leavesFolder(text: string): boolean {
  return includesAny(text, ['cd /', 'cd ~', 'cd $', 'cd -', 'cd "', "cd '", '..', 'cd &', 'cd ;', 'pushd'])
}

/** A file for output, below the folder one is in: nothing that anybody would miss. */
function isPlainFile(text: string, at: number): boolean {
  if (text.includes('cd ') ? leavesFolder(text) : text.includes('pushd')) return false
  const target = /^>?\s*([A-Za-z0-9_][\w/-]*\.(?:txt|log|out|csv|html))(?=$|[\s;&|])/.exec(text.slice(at + 1, at + 200))
  return target !== null
}

function includesAny(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (text.includes(part)) return true
  return false
}

/** Programs whose names have an ending: mkfs.ext4, python3.12, a script. */
function isFamily(word: string): boolean {
  for (const start of FAMILIES) if (word.startsWith(start)) return true
  for (const end of ENDINGS) if (word.endsWith(end)) return true
  return SHELL_WORDS.includes(word)
}

/** `. ./env.sh`; elsewhere a dot is a folder or a filter. */
const SOURCES = /(?:^|[;&|({!\n]|\b(?:do|then|else|sudo|command|builtin))\s*\.\s/

const FAMILIES = [
  'mkfs',
  'newfs',
  'python',
  'pip',
  'node',
  'perl',
  'ruby',
  'php',
  'lua',
  'pypy',
  'iex',
  'iwr',
  'Remove-',
  'remove-',
] as const
const ENDINGS = ['.sh', '.py', '.bash', '.pl', '.rb', '.ps1', 'awk'] as const
const SHELL_WORDS: readonly string[] = [
  ...['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'eval', 'source', 'deno', 'bun', 'tsx', 'ts-node', 'osascript'],
  ...[
    'del',
    'erase',
    'rd',
    'ri',
    'format',
    'diskpart',
    'powershell',
    'pwsh',
    'cmd',
    'reg',
    'net',
    'sc',
    'netsh',
    'taskkill',
  ],
  ...[
    'vssadmin',
    'wmic',
    'robocopy',
    'takeown',
    'icacls',
    'cipher',
    'wevtutil',
    'schtasks',
    'gci',
    'irm',
    'clc',
    'fd',
    'fdfind',
  ],
]

/** Marks of other shells, of functions and of scripts that are run by their path. */
const ANYWHERE = [
  '$env:',
  '%USERPROFILE%',
  '(){',
  '() {',
  '/dev/tcp',
  '-Item',
  'MpPreference',
  '-Computer',
  '-Volume',
  '-Disk',
] as const

const SECRET_HINTS = [
  ...['.config', '.azure', '.mozilla', 'keyring', 'Keychain', 'hosts.yml', '.bitcoin', 'service', '.vault', 'proc/'],
  ...[
    '.env',
    'id_',
    '.ssh',
    '.pem',
    'key',
    'secret',
    'cred',
    'netrc',
    'token',
    '.aws',
    'pass',
    'shadow',
    'environ',
    '.kube',
  ],
  ...[
    'history',
    '.p12',
    '.pfx',
    'kdbx',
    'jks',
    '.gnupg',
    '.docker',
    'gcloud',
    '.pypirc',
    '.npmrc',
    'wallet',
    'tfstate',
    '.cnf',
    'ppk',
  ],
]
/** Words with which git takes a file in, or shows one. */
const SAVING = ['add', 'stage', 'commit', 'show']
const PUBLISH_HINTS = [
  ...['workflow', 'config set', 'visibility', 'codespace', 'cache', 'ruleset', 'migrate', 'schema', 'seed', 'auto'],
  ...[
    'publish',
    'push',
    'release',
    'deprecate',
    'owner',
    'access',
    'token',
    'dist-tag',
    'yank',
    'upload',
    'deploy',
    'delete',
  ],
  ...[
    'archive',
    'edit',
    'secret',
    'api',
    'merge',
    'gist',
    'transfer',
    'ship',
    'fastlane',
    'trunk',
    'rename',
    'team',
    'profile',
  ],
  ...[
    'reset',
    'drop',
    'wipe',
    'fresh',
    'flush',
    'undo',
    'rollback',
    'downgrade',
    'purge',
    'refresh',
    'zero',
    'clean',
    'down',
    'db push',
    'remove',
    'copy',
    'disable',
    'altool',
    'submit',
    'key',
  ],
]

/** What must stand in a text for a group of programs to matter; nothing named, they always do. */
const HINTS: Readonly<Partial<Record<ProgramGroup, readonly string[]>>> = {
  shows: SECRET_HINTS,
  showsVariable: ['TOKEN', 'SECRET', 'PASS', 'KEY', 'CRED', 'token', 'secret', 'pass', 'key', 'cred'],
  publish: PUBLISH_HINTS,
  resetTool: PUBLISH_HINTS,
  installer: [
    '://',
    'git@',
    'git+',
    'github:',
    'gitlab:',
    'bitbucket:',
    'gist:',
    'registry',
    'index-url',
    'curl',
    'wget',
    'aria2c',
  ],
  keeper: [
    'secret',
    'pass',
    'read',
    'get',
    'token',
    'config',
    'export',
    'key',
    'decrypt',
    '-d',
    'show',
    'view',
    'show',
    'dump',
    'find',
    'list',
  ],
  git: [
    ...['tag', 'archive', 'bundle', 'remote', 'am', 'apply'],
    ...[
      'reset',
      'clean',
      'checkout',
      'restore',
      'switch',
      'branch',
      'push',
      'stash',
      'reflog',
      'gc',
      'prune',
      'filter',
    ],
    ...[
      'update-ref',
      'symbolic',
      'worktree',
      'rm',
      'read-tree',
      'submodule',
      'rebase',
      'bisect',
      'lfs',
      'config',
      'clone',
    ],
    ...['-c ', 'cat-file', 'credential'],
  ],
  container: [
    ...[
      'rm',
      'prune',
      'down',
      'exec',
      'run',
      'kill',
      'stop',
      'volume',
      'swarm',
      'push',
      'reset',
      'privileged',
      'leave',
    ],
    ...[
      'remove',
      'delete',
      'secret',
      'stack',
      'service',
      'node',
      'context',
      'machine',
      'config',
      ' -v',
      'mount',
      'cp ',
    ],
    ...['--force', 'import', 'load', 'login', 'update', 'rename', 'create', 'start', 'env', 'key', 'token'],
  ],
  fetcher: [
    ...[
      '-o',
      '-O',
      '-J',
      '--out',
      '--remote',
      '>',
      '-X',
      '-x',
      '--request',
      '--method',
      'DELETE',
      'delete',
      '-d',
      '--data',
    ],
    ...[
      '-F',
      '--form',
      '-T',
      '--upload',
      '--post',
      '--body',
      '@',
      '$',
      '`',
      '<',
      '--json',
      '-K',
      '--config',
      'wget',
      'aria2c',
    ],
    ...['axel', 'http ', 'https ', 'xh ', 'lwp', '-a', ';', '&&', 'POST', 'PUT', 'PATCH'],
  ],
  find: ['delete', 'exec', 'ok', 'fprint', 'fls', '|', '$(', '`'],
  editInPlace: ['-i', 'patch', '--in-place'],
  protection: [
    '=',
    'setcap',
    '-F',
    '-f',
    '-X',
    '-P',
    '-D',
    '-d',
    '-w',
    '-l',
    'reset',
    'disable',
    'delete',
    'del',
    'off',
    'down',
    'flush',
    'user',
    'group',
    'passwd',
    'chsh',
    'vipw',
    'history -c',
    'mod',
    '0',
    'remount',
    'sudo',
    'grub',
    'boot',
    '-a',
    '-c',
    'allow',
    'panic',
    'remove',
    'complain',
    'teardown',
    'systemsetup',
    'bind',
    '--move',
  ],
  makefile: ['-f', '--file', '--makefile'],
}
