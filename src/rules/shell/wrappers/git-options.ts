import type { Started } from './wrappers.ts'

/** What git runs because it is told so: settings that name a program, aliases, and options of its subcommands. */
export function inGitOptions(words: readonly string[]): readonly Started[] {
  const call = callOf(words)
  const found: Started[] = []
  for (let at = 1; at < words.length && found.length < MOST; at++) {
    const script = scriptAt(call, at)
    if (script !== undefined && script.trim() !== '') found.push({ script })
  }
  return found
}

/** Whether git goes by its own settings and by those that change nothing but how things look. */
export function isGitPlain(words: readonly string[]): boolean {
  const call = callOf(words)
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word.startsWith('--exec-path=') || word.startsWith('--config-env')) return false
    const setting = settingAt(call, at)
    if (setting !== undefined && !isHarmless(setting)) return false
    if (setting === undefined && scriptAt(call, at) !== undefined) return false
  }
  return true
}

const MOST = 12

interface GitCall {
  readonly words: readonly string[]
  /** Where the subcommand stands. */
  readonly sub: number
  /** Its options behind which a command stands. */
  readonly running: readonly string[]
}

function callOf(words: readonly string[]): GitCall {
  let sub = 1
  while (sub < words.length && (words[sub] ?? '').startsWith('-')) sub += TAKES_NEXT.includes(words[sub] ?? '') ? 2 : 1
  const name = words[sub] ?? ''
  return { words, sub, running: RUNNING.flatMap(([subs, flags]) => (subs.includes(name) ? flags : [])) }
}

const TAKES_NEXT: readonly string[] = ['-c', '-C', '--git-dir', '--work-tree', '--namespace', '--config-env']

function scriptAt(call: GitCall, at: number): string | undefined {
  const { words, sub, running } = call
  const word = words[at] ?? ''
  const setting = settingAt(call, at)
  if (setting !== undefined) return scriptOf(setting, words[sub] ?? '')
  // There a blank that belongs to a word has a percent sign before it.
  if (word.startsWith('ext::'))
    return word
      .slice('ext::'.length)
      .split(/(?<!%) +/)
      .map((each) => (each.includes('% ') ? `'${each.replaceAll('% ', ' ')}'` : each))
      .join(' ')
  if (at < sub) return undefined
  for (const flag of running) {
    if (word === flag) return words[at + 1]
    if (flag.startsWith('--') ? word.startsWith(`${flag}=`) : word.startsWith(flag))
      return word.slice(flag.length).replace(/^=/, '')
  }
  return undefined
}

/**
 * `key=value` behind `-c`. It belongs to git itself only before the subcommand; behind it `switch -c x` makes a branch, and `clone -c` sets
 * again.
 */
function settingAt({ words, sub }: GitCall, at: number): string | undefined {
  if (at > sub && words[sub] !== 'clone') return undefined
  const word = words[at] ?? ''
  if (word === '-c' || word === '--config') return words[at + 1]
  if (word.startsWith('--config=')) return word.slice('--config='.length)
  return word.startsWith('-c') && word.includes('=') ? word.slice(2) : undefined
}

/** Settings whose value is run. */
function scriptOf(setting: string, sub: string): string | undefined {
  const equals = setting.indexOf('=')
  if (equals < 0) return undefined
  const key = setting.slice(0, equals)
  const value = setting.slice(equals + 1)
  if (/^alias\./i.test(key)) {
    if (value.startsWith('!')) return value.slice(1)
    return key.slice('alias.'.length) === sub ? `git ${value}` : undefined
  }
  if (!NAMES_PROGRAM.test(key) || SWITCH.test(value)) return undefined
  return value.startsWith('!') ? value.slice(1) : value
}

const NAMES_PROGRAM =
  /^(?:core\.(?:sshcommand|pager|editor|fsmonitor|askpass|gitproxy|alternaterefscommand)|pager\..*|sequence\.editor|credential\.(?:.*\.)?helper|diff\.external|diff\..*\.(?:command|textconv)|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|gpg\.(?:.*\.)?program|(?:diff|merge)tool\..*\.cmd|uploadpack\.packobjectshook|remote\..*\.(?:uploadpack|receivepack)|sendemail\.(?:smtpserver|sendmailcmd|tocmd|cccmd)|trailer\..*\.(?:command|cmd)|browser\..*\.cmd|man\..*\.cmd|interactive\.difffilter|submodule\..*\.update|instaweb\.browser|web\.browser)$/i
const SWITCH = /^(?:|true|false|yes|no|on|off|0|1)$/i

/** What agents set to be left alone by pagers, and who commits. */
function isHarmless(setting: string): boolean {
  if (
    /^core\.pager=(?:cat|less(?: -\w+)?|)$|^core\.editor=(?:true|:|cat|)$|^pager\.[\w-]+=(?:cat|false|true|0|)$/i.test(
      setting,
    )
  )
    return true
  const key = setting.split('=', 1)[0] ?? ''
  return /^(?:user\.(?:name|email)|color\.[\w.]+|advice\.\w+|core\.(?:quotepath|abbrev|autocrlf|safecrlf|filemode|ignorecase|precomposeunicode|preloadindex)|log\.\w+|diff\.(?:algorithm|renames|renamelimit|noprefix|mnemonicprefix|context|colormoved)|merge\.conflictstyle|init\.defaultbranch|column\.\w+|status\.\w+|commit\.(?:gpgsign|verbose)|tag\.(?:gpgsign|sort)|gc\.auto|pull\.(?:rebase|ff)|rebase\.(?:autostash|autosquash)|push\.default|fetch\.(?:prune|parallel)|i18n\.\w+|format\.pretty)$/i.test(
    key,
  )
}

/** Options behind which a command stands, by subcommands. */
const RUNNING: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['clone', 'fetch', 'pull', 'ls-remote', 'fetch-pack'],
    ['--upload-pack', '--exec'],
  ],
  [['clone'], ['-u']],
  [
    ['push', 'send-pack', 'archive'],
    ['--receive-pack', '--exec'],
  ],
  [['difftool'], ['-x', '--extcmd']],
  [['grep'], ['-O', '--open-files-in-pager']],
  [['rebase'], ['-x', '--exec']],
  [
    ['filter-branch'],
    [
      '--tree-filter',
      '--index-filter',
      '--env-filter',
      '--msg-filter',
      '--commit-filter',
      '--parent-filter',
      '--tag-name-filter',
      '--setup',
    ],
  ],
  [['send-email'], ['--sendmail-cmd', '--to-cmd', '--cc-cmd']],
]
