import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import type { Ledger, WayFact } from '../../facts.ts'
import { changeFact, drop, factsOf } from '../../put.ts'
import type { OpenCall } from '../../state.ts'

/** What was done that may have mended something: to files, to what is installed, to rights, to what runs, or nobody knows what. */
type Doing = 'files' | 'install' | 'rights' | 'service' | 'unknown'
interface Deed {
  readonly what: Doing
  readonly text: string
  /** It stands at the end of its line. */
  readonly last: boolean
}

/**
 * What a call has done may have mended what did not work before, and what may work by now is not told. A way round that was found before
 * holds, unless what was done names what it stands in for. `before`: what stands in a line before the end of it.
 */
export function takeMended(ledger: Ledger, call: OpenCall, failed: boolean, when: 'before' | 'after'): void {
  const whole = call.whole ?? call.command
  const isChain = call.tool === 'Bash' && /[;&|\n]/.test(whole)
  // What failed alone has done nothing.
  if ((failed || when === 'before') && !isChain) return
  const ways = factsOf(ledger, 'way').filter(isOpen)
  if (ways.length === 0) return
  const deeds = deedsOf(call)
  const done = when === 'before' ? deeds.filter(({ what }) => what !== 'unknown').filter(({ last }) => !last) : deeds
  for (const { id } of ways)
    for (const deed of done) {
      const way = ledger.facts[id]
      if (way?.kind !== 'way' || way.lastSeen === ledger.step || isRoundIn(whole, way)) continue
      mend(ledger, way, deed)
    }
}

/** It is the very call that was found to work instead. */
function isRoundIn(whole: string, { round }: WayFact): boolean {
  return round !== '' && whole.includes(round.replace(/^cd \S+ && /, ''))
}

/** The person says that it is there now, or is to be tried again. */
export function takeMendedByPerson(ledger: Ledger, said: string): void {
  const ways = factsOf(ledger, 'way').filter(isOpen)
  if (ways.length === 0 || !MENDED.test(said)) return
  const words = said.toLowerCase()
  for (const way of ways) if (words.includes(nameOf(way.tool))) drop(ledger, way.id)
}

/** Whether the program itself is what does not work, and not how or on what it was asked. */
export function isOfProgram({ failure, tool }: Pick<WayFact, 'failure' | 'tool'>): boolean {
  return needOf({ failure, tool }) === 'program' || DAEMON.test(failure)
}

/** What nobody's edit has brought about. */
export function isOfPlace(way: Pick<WayFact, 'failure' | 'tool'>): boolean {
  return needOf(way) !== 'any'
}

function mend(ledger: Ledger, known: WayFact, deed: Deed): void {
  if (known.round !== '') {
    if (isAboutIt(known, deed)) drop(ledger, known.id)
    return
  }
  if (!MENDS[needOf(known)](deed, known)) return
  // Whether that was it is told by the next run.
  if (deed.what === 'rights' && isNamedIn(deed.text, known.text) && known.mended === undefined)
    changeFact(ledger, known, { mended: deed.text })
  else drop(ledger, known.id)
}

/** What mends a failure. */
type Need = 'any' | 'program' | 'service' | 'rights' | 'version' | 'none'

const MENDS: Readonly<Record<Need, (deed: Deed, way: WayFact) => boolean>> = {
  any: () => true,
  program: ({ what, text }, { tool }) => what === 'install' && (isWide(text) || text.includes(nameOf(tool))),
  service: ({ what }) => what === 'service' || what === 'unknown',
  rights: ({ what }) => what === 'rights',
  version: ({ what, text }, { tool }) => what === 'install' && text.includes(nameOf(tool)),
  none: () => false,
}

function needOf({ failure, tool }: Pick<WayFact, 'failure' | 'tool'>): Need {
  if (LAID_DOWN.test(failure)) return 'none'
  const isOwn = OWN.test(tool)
  if (NOT_FOUND.test(failure)) return !isOwn && failure.includes(nameOf(tool)) ? 'program' : 'any'
  if (CONNECTS.test(failure)) return 'service'
  if (RIGHTS.test(failure)) return 'rights'
  return !isOwn && !RUNS_OTHERS.test(nameOf(tool)) && SPELLED.test(failure) ? 'version' : 'any'
}

/** It names what did not work, or is what makes such a thing work. */
function isAboutIt(way: WayFact, { what, text }: Deed): boolean {
  if (what === 'service') return needOf(way) === 'service'
  if (what === 'install') return text.includes(nameOf(way.tool)) || (needOf(way) === 'program' && isWide(text))
  if (what === 'rights') return isNamedIn(text, way.text)
  return what === 'files' && (isNamedIn(text, way.text) || (TASKS.test(way.failure) && MANIFEST.test(text)))
}

/** A name of a file in the one stands in the other. */
function isNamedIn(deed: string, text: string): boolean {
  return deed
    .split(/\s+/)
    .map(
      (word) =>
        word
          .replace(/^["']|["']$/g, '')
          .split('/')
          .at(-1) ?? '',
    )
    .some((name) => name.length >= SHORTEST_NAME && /[.\w]\w/.test(name) && hasName(text, name))
}

function hasName(text: string, name: string): boolean {
  return text.split(/[\s"'=/]+/).includes(name)
}

/** What a call has done, one by one. What only looks, or checks, has done nothing. */
function deedsOf(call: OpenCall): Deed[] {
  if (WRITES.has(call.tool)) return [{ what: 'files', text: call.path ?? '', last: true }]
  if (call.tool === 'Task' || call.tool === 'Agent')
    return call.reads === true || call.looks === true ? [] : [{ what: 'unknown', text: '', last: true }]
  if (call.tool !== 'Bash')
    return call.tool.startsWith('mcp__') && CHANGES.test(call.tool) ? [{ what: 'unknown', text: '', last: true }] : []
  return segmentsOf(call.whole ?? call.command).flatMap((segment, at, all) => {
    if (all[at - 1]?.then === '|' && !/^(?:sudo )?(?:ba|z)?sh\b|^tee\b|^xargs\b/.test(segment.text)) return []
    const text = cleaned(segment).replace(/^(?:do|then|else)\s+/, '')
    const what = SENT_OFF.test(segment.text) ? 'service' : doingOf(text, segment.text)
    return what === undefined ? [] : [{ what, text, last: at === all.length - 1 }]
  })
}

function doingOf(text: string, whole: string): Doing | undefined {
  if (/^(?:chmod|chown|icacls|setfacl|xattr)\b/.test(text) || LETS_IN.test(text)) return 'rights'
  if (STARTS.test(text)) return 'service'
  if (INSTALLS.test(text)) return 'install'
  if (FILES.test(text) || /(?<![\d&>])>>?\s*(?!\/dev\/null)[^\s&>]/.test(whole.replace(QUOTED, "''"))) return 'files'
  return LOOKS.test(text) || LOOKS_BY_WORD.test(text) || CHECKS.test(text) ? undefined : 'unknown'
}

/** For all of the project, or for the whole machine. */
function isWide(text: string): boolean {
  return text === '' || SYSTEM.test(text) || !/\s(?:install|i|add|ci|sync)\s+(?:-\S+\s+)*[\w@.]/.test(text)
}

/** Still told, or still to be shown; what the client cannot start nobody mends from here. */
function isOpen(way: WayFact): boolean {
  return way.status !== 'declined' && way.tool !== '' && way.how !== 'until' && !isOfClient(way)
}

/** A tool of the client itself, and not a command that has no more than its name. */
export function isOfClient({ id }: WayFact): boolean {
  return id.startsWith('way:tool ')
}

function nameOf(tool: string): string {
  return (tool.split('/').at(-1) ?? tool).toLowerCase()
}

const SHORTEST_NAME = 3
const WRITES: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
const CHANGES =
  /_(?:write|edit|create|update|apply|install|start|restart|run|exec|move|delete|set|deploy|upload|login)/i
/** Nothing that is done in a session changes that. */
const LAID_DOWN =
  /outside (?:the )?allowed|(?:configured|set up|required|expected|only) to (?:use|be (?:used|run) with|run with|allow) ['"`]?\w+|uses? ['"`]?\w+['"`]? (?:instead|as (?:its|the) package manager)|is only for \w+/i
const NOT_FOUND = /command not found|: not found$|is not recognized as|no such command|not installed/i
const CONNECTS =
  /cannot connect|could ?n[o']t connect|connection refused|unable to connect|failed to connect|unreachable|daemon|could not resolve|timed out/i
const DAEMON = /\bdaemon\b|docker\.sock/i
const RIGHTS =
  /\bdenied\b|not (?:permitted|authori[sz]ed|accessible)|read-only|unauthori[sz]ed|forbidden|credentials|log ?in\b/i
/** How it was asked: the next one who asks so is told the same. */
const SPELLED =
  /unknown (?:flag|option|command|argument|subcommand|shorthand)|unrecogni[sz]ed (?:option|argument|command)|unexpected argument|(?:invalid|illegal) (?:option|flag|argument)|is not a valid command|can only be used|exceeds maximum|not a terminal/i
const TASKS = /missing script|unknown (?:task|target)|no rule to make|(?:task|target|script) \S* ?not found/i
const MANIFEST =
  /(?:^|\/)(?:package\.json|[Mm]akefile|[Jj]ustfile|Taskfile\.\w+|pyproject\.toml|Rakefile|composer\.json|deno\.jsonc?)$/
/** A file of the project, and what does what a file of the project says. */
const OWN = /[/\\]|\.\w{1,4}$/
const RUNS_OTHERS =
  /^(?:node|deno|bun|python[\d.]*|ruby|php|perl|lua|tsx|ts-node|npm|pnpm|yarn|make|just|task|rake|gradlew?|mvnw?|cargo|go|dotnet|mix|composer|terraform|tofu|pytest|jest|vitest)$/
const SENT_OFF = /(?<![&>|])&$|(?<![&>|\d])&\s+(?!&)/
const LETS_IN = /\b(?:login|logout|auth|configure|config set|set-context|use-context|ssh-add|git config)\b/
const STARTS =
  /^(?:systemctl|service|launchctl|pg_ctl\w*|brew services|supervisorctl|dockerd|colima|minikube|kind|podman machine|open|kill|pkill|killall|redis-server|mongod|mysqld|postgres|nginx)\b|\b(?:start|restart|up|serve|daemon)\b/
const INSTALLS =
  /^(?:npm|pnpm|yarn|bun|pip[\d.]*|python[\d.]* -m pip|pipx|poetry|uv(?: pip)?|pdm|conda|mamba|bundle|gem|composer|cargo|go|mix|dotnet|apt|apt-get|dnf|yum|apk|pacman|brew|port|snap|choco|winget|scoop|nix-env|nvm|asdf|mise|rustup|pyenv|rbenv|corepack|volta|sdk|npx playwright)(?: -\S+)* (?:install|i|ci|add|sync|get|mod|require|update|upgrade|enable|use|tool|deps\.get|restore|component|toolchain|create|-S\w*)\b|^(?:yarn|bundle|ba?sh|sh)$|^(?:\S*\/)?(?:setup|install|bootstrap)\b/
const SYSTEM =
  /^(?:apt|apt-get|dnf|yum|apk|pacman|brew|port|snap|choco|winget|scoop|nix-env|nvm|asdf|mise|rustup|conda|mamba|pipx|corepack|volta|sdk|cargo install|go install|gem)\b|\s-g\b|--global|^(?:ba|z)?sh$/
const FILES =
  /^(?:mkdir|cp|mv|ln|touch|rm|tar|unzip|rsync|patch|tee|xargs|truncate|install|dd)\b|^(?:g?sed|perl)\s(?:.*\s)?-\w*i|^git (?:-C \S+ )?(?:checkout|switch|pull|merge|rebase|stash|reset|restore|clone|submodule|apply|am|cherry-pick|revert|clean|worktree|lfs)\b|--(?:fix|write)\b/
const LOOKS =
  /^(?:ls|cat|head|tail|grep|rg|egrep|find|fd|wc|which|type|command|test|\[|\[\[|sed|awk|diff|stat|file|git|gh|glab|cd|echo|printf|sleep|pgrep|ps|lsof|nc|ss|netstat|env|jq|yq|true|false|wait|pwd|date|du|df|tree|less|man|sort|uniq|cut|tr|id|whoami|uname|hostname|ping|dig|for|if|while|do|done|then|fi|else|export|source|\.|set|nvm use|curl(?!.*\s-(?:X|d|F|-data|-request|o|O))|wget -qO-)(?:\s|$)/
/** Of a program with words of its own, one that only tells. */
const LOOKS_BY_WORD =
  /^\S+(?: \S+)? (?:ps|ls|list|get|describe|show|status|logs?|inspect|info|view|version|doctor|search|help|outdated|why|whoami|config|--version|--help|-v|-V|-h)(?:\s|$)/
const CHECKS =
  /(?:^|[\s:/-])(?:tests?|pytest|jest|vitest|rspec|lint|eslint|tsc|mypy|ruff|vet|clippy|check|validate|typecheck)(?:$|[\s:])/
const QUOTED = /"[^"]*"|'[^']*'/g
const MENDED =
  /\b(?:install(?:ed)?|start(?:ed)?|running|runs|works?|fixed|again|now|enabled|logged|added)\b|裝|装|啟動|启动|開了|开了|好了|修|再試|再试|可以了/i
