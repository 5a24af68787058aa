import { isAbsolute } from '../../base/paths/paths.ts'
import { plainPath } from '../../base/paths/plain-path.ts'
import { withPrintedFolders } from './printed-folder.ts'

/** Where a path lies, as far as it can be told from its spelling. */
export type PathPlace =
  | 'root'
  | 'system'
  | 'home'
  | 'everything'
  | 'history'
  | 'unset'
  | 'outside'
  | 'secret'
  | 'startup'
  | 'settings'
  | 'inside'
  | 'cache'
  | 'temp'
  | 'unknown'
  | 'device'
  | 'nothing'

export interface PathGround {
  readonly cwd: string
  readonly project: string
  readonly home: string
}

export interface Placed {
  readonly place: PathPlace
  readonly path: string
}

/** Where a word of a shell leads. What is not set may be empty: then `$X/*` is everything. */
export function placeOfWord(word: string, ground: PathGround): Placed {
  const filled = withKnown(word, ground)
  if (!UNKNOWN.test(filled)) return placedPath(filled, ground)
  if (/\$\{[A-Za-z_]\w*:?\?/.test(filled)) return { place: 'unknown', path: word }
  if (/^\$\((?:mktemp|tempfile)\b|^`mktemp/.test(filled)) return { place: 'temp', path: word }
  const empty = filled.replace(UNKNOWN_ALL, '')
  if (empty === '' || !empty.startsWith('/')) {
    // A path that starts where it is known lies there, whatever follows.
    const known = filled.slice(0, filled.search(UNKNOWN))
    const sure = known.includes('/') && !/\.\.(?:\/|$)/.test(filled) ? placedPath(`${known}x`, ground).place : 'unknown'
    return { place: sure === 'inside' || sure === 'temp' || sure === 'cache' ? 'unknown' : sure, path: word }
  }
  const { place } = placedPath(empty, ground)
  return { place: place === 'root' || place === 'system' || place === 'home' ? 'unset' : 'unknown', path: word }
}

const UNKNOWN = /\$\{[^}]*\}|\$\w+|\$[@*#]|\$\([^)]*\)?|`[^`]*`?/
const UNKNOWN_ALL = new RegExp(UNKNOWN.source, 'g')

/** `~`, `$HOME`, `$PWD`, `$(pwd)` and the like, as they are in this session. */
function withKnown(word: string, { cwd, project, home }: PathGround): string {
  let text = word.replace(/^file:\/\//, '')
  if (text === '~' || text.startsWith('~/')) text = home + text.slice(1)
  else if (/^~\+(?=\/|$)/.test(text)) text = cwd + text.slice(2)
  else if (/^~[a-z_][\w-]*(?=\/|$)/i.test(text))
    text = text.replace(/^~root/, '/root').replace(/^~([a-z_][\w-]*)/i, `${folderAbove(home)}/$1`)
  if (!text.includes('$') && !text.includes('`')) return text
  if (text.includes('(') || text.includes('`')) text = withPrintedFolders(text, { cwd, project, home })
  for (const [pattern, value] of KNOWN) text = text.replace(pattern, () => value({ cwd, project, home }))
  return text.replace(/\$\(dirname ["']?([^"')]+)["']?\)/g, (_, path: string) => folderAbove(path))
}

const KNOWN: readonly (readonly [RegExp, (ground: PathGround) => string])[] = [
  [/\$HOME\b|\$\{HOME(?:[:?%#/=+-][^}]*)?\}|\$\(echo ~\)|\$env:HOME\b/g, ({ home }) => home],
  [/\$PWD\b|\$\{PWD(?:[:?%#/=+-][^}]*)?\}|\$\(pwd(?: -[LP])?\)|`pwd`/g, ({ cwd }) => cwd],
  [/\$\(git rev-parse --show-toplevel\)|`git rev-parse --show-toplevel`/g, ({ project }) => project],
  [/\$(?:USER|LOGNAME)\b|\$\{(?:USER|LOGNAME)\}|\$\((?:whoami|id -un)\)|`whoami`/g, ({ home }) => nameOf(home)],
  [/\$(?:TMPDIR|TMP|TEMP)\b|\$\{(?:TMPDIR|TMP|TEMP)(?::-[^}]*)?\}|\$RUNNER_TEMP\b/g, () => '/tmp'],
  [/\$THROUGHLINE_HOME\b|\$\{THROUGHLINE_HOME[^}]*\}/g, ({ home }) => `${home}/.throughline`],
  [/\$CLAUDE_CONFIG_DIR\b|\$\{CLAUDE_CONFIG_DIR[^}]*\}/g, ({ home }) => `${home}/.claude`],
  [/\$CODEX_HOME\b|\$\{CODEX_HOME[^}]*\}/g, ({ home }) => `${home}/.codex`],
  [/\$XDG_CONFIG_HOME\b|\$\{XDG_CONFIG_HOME[^}]*\}/g, ({ home }) => `${home}/.config`],
  [/\$XDG_CACHE_HOME\b|\$\{XDG_CACHE_HOME[^}]*\}/g, ({ home }) => `${home}/.cache`],
  [/\$XDG_DATA_HOME\b|\$\{XDG_DATA_HOME[^}]*\}/g, ({ home }) => `${home}/.local/share`],
  [/\$\(mktemp[^)]*\)|`mktemp[^`]*`/g, () => '/tmp/made'],
  [/\$\(dirname (?:"|')?(?:\$PWD|\$\(pwd\)?)(?:"|')?\)?\)/g, ({ cwd }) => folderAbove(cwd)],
]

/** All of a folder is the folder; a pattern is what stands before it. */
export function placedPath(text: string, ground: PathGround): Placed {
  const whole = withoutAll(text)
  const path = plainPath(isAbsolute(whole) ? whole : `${ground.cwd}/${whole}`)
  return { place: pathPlaceOf(path, ground), path }
}

function withoutAll(text: string): string {
  const cut = text.replace(/\/+$/, '') || (text.startsWith('/') ? '/' : text)
  const last = cut.slice(cut.lastIndexOf('/') + 1)
  if (!ALL.test(last)) return cut
  const rest = cut.slice(0, cut.length - last.length)
  return rest === '' ? '.' : rest === cut ? cut : withoutAll(rest)
}

const ALL = /^(?:\*+|\*\.\*|\.\*|\.\?\?\*|\.\[[!^]\.?\]\*|\{\*,\.\*\}|[?*]+|!\(.*\)|\{\.,\}\*)$/

export function pathPlaceOf(path: string, { project, home }: PathGround): PathPlace {
  if (path === '/' || /^\/[^/]*[*?[][^/]*$/.test(path)) return 'root'
  if (path.startsWith('/dev/'))
    return /^\/dev\/(?:null|zero|full|random|urandom|tty|std|fd|pts|shm)/.test(path) ? 'nothing' : 'device'
  const root = plainPath(project)
  if (path === root) return path === home ? 'home' : 'everything'
  if (path.startsWith(`${root}/`)) return sensitive(path, home) ?? placeInside(path.slice(root.length + 1))
  if (path === home || /^\/(?:home|Users)\/[^/]+$|^\/root$/.test(path)) return 'home'
  const above = root.startsWith(`${path}/`)
  if (/^\/(?:home|Users)$/.test(path)) return 'system'
  const own = /^(?:\/(?:home|Users)\/[^/]+|\/root)\/(.*)$/.exec(path)
  const rest = path.startsWith(`${home}/`) ? path.slice(home.length + 1) : own?.[1]
  if (rest !== undefined) {
    const inHome = placeInHome(rest)
    return above && inHome === 'outside' ? 'everything' : inHome
  }
  if (SETTINGS.test(path)) return 'settings'
  if (TEMPORARY.test(path)) return above ? 'everything' : 'temp'
  if (/^\/etc\/(?:g?shadow|sudoers)|^\/proc\/[^/]+\/environ/.test(path)) return 'secret'
  if (/^\/var\/cache\/./.test(path)) return 'cache'
  if (SYSTEM.test(path)) return 'system'
  return above ? 'everything' : 'outside'
}

/** What is what it is even where a session works in that very folder: `cd ~/.claude`, then `rm settings.json`. */
function sensitive(path: string, home: string): PathPlace | undefined {
  if (SETTINGS.test(path)) return 'settings'
  if (/^\/(?:bin|boot|etc|lib|lib32|lib64|proc|sbin|sys)\//.test(path)) return 'system'
  const rest = path.startsWith(`${home}/`) ? path.slice(home.length + 1) : ''
  if (STARTUP.test(rest)) return 'startup'
  return SECRET_FOLDERS.test(rest) ? 'secret' : undefined
}

const SYSTEM =
  /^\/(?:bin|boot|etc|lib|lib32|lib64|opt|proc|root|sbin|srv|sys|usr|var|run|mnt|media|System|Library|Applications|Volumes|private|nix|snap)(?:\/|$)/
const TEMPORARY = /^\/(?:private\/)?(?:tmp|var\/tmp|var\/folders|dev\/shm)(?:\/|$)/

/** A path from the project's folder. */
function placeInside(path: string): PathPlace {
  if (/(?:^|\/)node_modules(?:\/|$)/.test(path)) return 'inside'
  if (/(?:^|\/)\.git(?:\/|$)/.test(path))
    return /\.git\/(?:[\w./-]*\.lock|hooks\/[\w-]+\.sample|COMMIT_EDITMSG|gc\.log)$/.test(path) ? 'inside' : 'history'
  if (SETTINGS.test(`/${path}`)) return 'settings'
  return isSecretName(path) ? 'secret' : 'inside'
}

/** What the agents and Throughline itself are set up by. */
const SETTINGS =
  /\/bin\/throughline(?:\.exe)?$|\/\.throughline(?:$|\/(?:settings|rules|config|trust|throughline\.db|state|compiled|workflows|$))|\/\.claude(?:$|\/(?:settings[^/]*\.json|hooks(?:\/|$)|CLAUDE\.md$))|\/\.claude\.json$|\/\.codex(?:$|\/(?:config\.toml|hooks\.json|rules(?:\/|$)))|\/\.(?:gemini|qwen)(?:$|\/settings[^/]*\.json)|\/\.?opencode(?:\/(?:plugins?|opencode\.jsonc?)|$)|\/opencode\.jsonc?$|\/\.copilot(?:$|\/(?:hooks|config))|\/\.github\/hooks(?:\/|$)|\/\.pi(?:$|\/(?:agent(?:$|\/))?(?:extensions(?:\/|$)|settings\.json$|mcp\.json$))|\/(?:\.kilo|\.config\/kilo)(?:$|\/(?:plugins?|kilo\.jsonc?))|\/\.cline(?:$|\/(?:plugins|hooks))|\/\.kimi-code(?:$|\/(?:plugins|config\.toml|mcp\.json))|\/\.cursor\/(?:mcp|hooks)\.json$/

const SECRET_FOLDERS =
  /^(?:\.ssh|\.aws|\.gnupg|\.azure|\.password-store|\.config\/gcloud|\.config\/gh|\.kube|\.docker|\.config\/op|\.local\/share\/keyrings|Library\/Keychains|\.mozilla|\.config\/google-chrome|\.bitcoin|\.ethereum)(?:\/|$)/
const STARTUP =
  /^(?:\.(?:bashrc|bash_profile|bash_login|bash_logout|profile|zshrc|zshenv|zprofile|zlogin|inputrc|gitconfig|npmrc|yarnrc|yarnrc\.yml|tmux\.conf|vimrc|xinitrc|xprofile|pam_environment|condarc)|\.config\/(?:fish|autostart|systemd|git|nvim|pip)(?:\/|$)|\.config\/[\w-]+rc$|\.ssh\/(?:authorized_keys|config|known_hosts|rc|environment)|Library\/LaunchAgents(?:\/|$)|\.oh-my-zsh(?:\/|$)|\.git-templates?(?:\/|$)|\.local\/bin\/)/
const CACHES =
  /^(?:\.cache|\.npm|\.yarn\/cache|\.pnpm-store|\.local\/share\/pnpm\/store|\.gradle\/caches|\.m2\/repository|\.cargo\/registry|\.nuget\/packages|\.bun\/install\/cache|Library\/Caches|Library\/Developer\/Xcode\/DerivedData|go\/pkg\/mod|\.rustup\/tmp|\.local\/share\/Trash)(?:\/|$)/

/** A path from somebody's home folder. */
function placeInHome(path: string): PathPlace {
  if (SETTINGS.test(`/${path}`) || /^\.throughline(?:\/|$)/.test(path)) return 'settings'
  if (STARTUP.test(path)) return 'startup'
  if (CACHES.test(path)) return 'cache'
  if (SECRET_FOLDERS.test(path) && !/\.pub$/.test(path)) return 'secret'
  return isSecretName(path) ? 'secret' : 'outside'
}

/** Whether a file of this name is likely to hold secrets. Examples and public halves are not. */
export function isSecretName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (PUBLIC.test(name)) return false
  return (
    SECRET_NAMES.test(name) ||
    /(?:^|\/)(?:\.aws\/credentials|\.kube\/config|\.docker\/config\.json|config\/master\.key|run\/secrets\/[^/]+)$/.test(
      path,
    )
  )
}

const PUBLIC =
  /\.pub$|^\.env\.(?:example|sample|template|dist|test|ts|js|md|d\.ts|defaults?|schema)$|^\.env\.[\w-]+\.(?:example|sample|template)$|\.example$|\.sample$/
const SECRET_NAMES =
  /^(?:\.env(?:\.[\w-]+)*|\.envrc|[\w-]+\.env|id_(?:rsa|dsa|ecdsa|ed25519)[\w*?-]*|id_\*|\.netrc|_netrc|\.pgpass|\.my\.cnf|\.pypirc|\.git-credentials|\.htpasswd|\.vault-token|\.bash_history|\.zsh_history|credentials(?:\.json|\.ya?ml)?|secrets?\.(?:ya?ml|json|toml|env)|service[-_]?account[\w-]*\.json|[\w.-]*(?:private|server|client|tls|ssl|deploy|signing|jwt)[\w.-]*\.(?:pem|key)|[\w.-]*key\.pem|[\w.-]+\.(?:p12|pfx|jks|keystore|kdbx|ppk|key)|privkey\.pem|wallet\.dat|terraform\.tfstate|kubeconfig|key\.pem)$/

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
