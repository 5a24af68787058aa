import { type Command, forEachChild, parse, type Redirection, type SyntaxNode } from 'unbash'
import { unexpandedWord } from '../../base/shell/shell-word.ts'
import { assign, takeNote } from './builtins.ts'
import { expand, FOUND_IN } from './expand.ts'
import { visitLoop } from './loops.ts'
import { isOpaque, withoutExpansions } from './opaque.ts'
import { visitPipeline, type Walk } from './pipelines.ts'
import { echoes, isPrinted, readsScript, redirectOf, shellWords, writtenOut } from './said.ts'
import {
  feed,
  inside,
  isTooDeep,
  MOST_READ,
  MOST_VISITS,
  type Search,
  type SearchState,
  type Stretch,
} from './search.ts'
import { programName, type RedirectTo, type SimpleCommand, simpleCommand } from './simple-command.ts'
import { Variables } from './variables.ts'
import { isPlainWith } from './wrappers/option-commands.ts'
import { type Started, startedBy } from './wrappers/wrappers.ts'
import { toldByPipe } from './wrappers/xargs-input.ts'

const MOST_COMMANDS = 1000
const DEEPEST = 8

/** A shell text as rules look at it. */
export interface ShellText {
  readonly commands: readonly SimpleCommand[]
  /** False when it was longer, deeper or more than the analysis goes, or could not be parsed: something in it was not seen. */
  readonly whole: boolean
  /** Whether it is made only of what cannot change what its commands mean: an allow needs that. */
  readonly plain: boolean
  /** A program of it that only the running shell knows, as it is written. */
  readonly opaque?: string
}

/**
 * Every simple command in a shell text: in pipes, lists, subshells, substitutions and heredocs, and what `bash -c`, sudo, env,
 * xargs and the like start. A text inside quotes is an argument, not a command, unless somebody gives it to a shell.
 */
export function readShell(text: string): ShellText {
  const found: SimpleCommand[] = []
  const state: SearchState = { whole: true, plain: true, read: 0, visits: 0, fed: 0, scopes: 0 }
  collect(text, { found, state, variables: new Variables(), functions: new Map(), depth: 0, scope: '', source: text })
  const { whole, opaque } = state
  return { commands: found, whole, plain: state.plain && whole, ...(opaque !== undefined && { opaque }) }
}

function collect(text: string, search: Search): Stretch {
  const from = search.found.length
  const { state, variables } = search
  if (text.trim() === '') return [from, from]
  state.read += text.length
  if (search.depth > DEEPEST || state.read > MOST_READ || isTooDeep(text)) {
    state.whole = false
    // Its beginning is looked at all the same: a refusal says more than a question.
    if (search.depth <= DEEPEST) fallBack(text.slice(0, LONGEST_FALL_BACK), search)
    return [from, search.found.length]
  }
  try {
    const script = parse(text)
    for (const statement of script.commands) visit(statement, { ...search, source: text })
    if (script.errors?.length) {
      state.whole = false
      if (search.found.length === from) fallBack(text.slice(0, LONGEST_FALL_BACK), search)
    }
  } catch {
    state.whole = false
    fallBack(text.slice(0, LONGEST_FALL_BACK), search)
  }
  if (variables.overflowed) state.whole = false
  return [from, search.found.length]
}

const LONGEST_FALL_BACK = 20_000

/** A text that nobody can parse is looked at word by word, as far as control operators separate it. */
function fallBack(text: string, { found }: Search): void {
  for (const piece of text.split(/[;&|\n()]+/)) {
    const words = piece.split(/\s+/).filter(Boolean)
    if (words.length > 0 && found.length < MOST_COMMANDS) found.push(simpleCommand(words, []))
  }
}

function visit(node: SyntaxNode, search: Search): void {
  const { state } = search
  state.visits++
  if (search.found.length >= MOST_COMMANDS || state.visits > MOST_VISITS) {
    state.whole = false
    return
  }
  if (!PLAIN_NODES.has(node.type)) state.plain = false
  if (node.type === 'Pipeline') visitPipeline(node, search, WALK)
  else if (node.type === 'Command') visitCommand(node, search)
  else visitOther(node, search)
}

/** What leaves the words of a command as they stand. Everything else may run or change something that no rule has seen. */
const PLAIN_NODES: ReadonlySet<string> = new Set([
  ...['Script', 'CompoundList', 'AndOr', 'Statement', 'Command', 'Pipeline', 'Negation', 'Subshell', 'BraceGroup'],
  ...['Word', 'Literal', 'SingleQuoted', 'DoubleQuoted', 'Glob', 'CommandExpansion', 'SimpleExpansion', 'Redirect'],
  ...['FileDescriptor', 'Redirected'],
])

function visitOther(node: SyntaxNode, search: Search): void {
  const { state } = search
  // What is nested deeper than the parser goes has no script, or one with mistakes.
  if (node.type === 'Script' && 'errors' in node && node.errors?.length) state.whole = false
  if ((node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution') && !node.script) state.whole = false
  if (node.type === 'Redirected') {
    const redirects = node.redirects.flatMap((redirect) => redirectOf(redirect, search.variables))
    if (redirects.length > 0) search.found.push(simpleCommand([''], redirects, search))
  }
  if (node.type === 'Function') define(node, search)
  const piped = node.type === 'Redirected' ? inputOf(node.redirects, search) : search.piped
  const within = { ...(SUBSHELLS.has(node.type) ? inside(search) : search), piped }
  if (node.type === 'For' || node.type === 'Select') visitLoop(node, search, visit)
  else forEachChild(node, (child) => visit(child, within))
}

/** What a pipeline asks back. */
const WALK: Walk = { visit, nested, inputOf }

const SUBSHELLS: ReadonlySet<string> = new Set(['Subshell', 'CommandExpansion', 'ProcessSubstitution'])

function visitCommand(command: Command, search: Search): void {
  const { found, variables, state } = search
  if (command.prefix.some(({ type }) => type === 'Assignment')) state.plain = false
  const words = command.name ? [command.name, ...command.args].flatMap((word) => shellWords(word, variables)) : []
  // As a program it goes by its name.
  if (words[0]?.startsWith(FOUND_IN)) words[0] = words[0].slice(FOUND_IN.length)
  const redirects = command.redirects.flatMap((redirect) => redirectOf(redirect, variables))
  const from = found.length
  if (command.name) {
    takeNote(command, words, variables, inputOf(command.redirects, search))
    runsByName(command, search)
  } else {
    for (const part of command.prefix) if (part.type === 'Assignment') assign(part, variables)
    runsByName(command, search)
    if (redirects.length > 0) found.push(simpleCommand([''], redirects, search))
  }
  if (words.length > 0) start(words, redirects, search)
  const own: Stretch = [from, found.length]
  for (const redirect of command.redirects) {
    for (const text of writtenOut(redirect, search.variables))
      for (const reader of found.slice(...own)) reader.input.push(text)
    readFrom(redirect, own, search)
  }
  const inner = found.length
  forEachChild(command, (child) => visit(child, search))
  feed(search, [inner, found.length], own)
  // `bash <(echo 'rm x')`: what is printed there is what is run.
  if (command.args.some(isPrinted) && readsScript(found.slice(...own)))
    for (const said of echoes(found.slice(inner))) nested(said, search, own)
}

/** `GIT_PAGER='rm x' git log`, `export EDITOR='rm x'`, `BASH_ENV=x bash`: variables that name what is run. */
function runsByName({ prefix, args }: Command, search: Search): void {
  for (const part of [...prefix, ...args]) {
    if (part.type !== 'Assignment' || part.value.type !== 'Word') continue
    const isFile = NAMES_SCRIPT.test(part.name)
    if (!isFile && !NAMES_PROGRAM.test(part.name)) continue
    const value = expand(part.value, search.variables).join(' ')
    const script = isFile ? `. ${unexpandedWord(value)}` : value.replace(/^!/, '')
    collect(script, inside({ ...search, depth: search.depth + 1 }))
  }
}

const NAMES_PROGRAM =
  /^(?:(?:GIT_)?(?:PAGER|EDITOR)|GIT_(?:SSH_COMMAND|SSH|EXTERNAL_DIFF|SEQUENCE_EDITOR|PROXY_COMMAND|ASKPASS|CONFIG_VALUE_\d+)|VISUAL|MANPAGER|PROMPT_COMMAND|BROWSER|SSH_ASKPASS|SUDO_ASKPASS|LESSOPEN|LESSCLOSE|RSYNC_RSH|SVN_SSH|CVS_RSH|PERL5DB|FZF_DEFAULT_COMMAND|RUSTC_WRAPPER|npm_config_script_shell)$/
/** A shell reads these files before it begins. */
const NAMES_SCRIPT = /^(?:BASH_ENV|ENV)$/

/** What a command reads, where the text says so. */
function inputOf(redirects: readonly Redirection[], search: Search): string | undefined {
  const written = redirects.flatMap((redirect) => writtenOut(redirect, search.variables))
  if (written.length > 0) return written.join('\n')
  const from = redirects.find((redirect) => redirect.type === 'Redirect' && redirect.operator === '<')
  if (from?.type !== 'Redirect') return search.piped
  const script = from.target?.parts?.[0]
  if (script?.type !== 'ProcessSubstitution' || !script.script) return undefined
  const aside: Search = { ...search, found: [] }
  for (const statement of script.script.commands) visit(statement, aside)
  const said = echoes(aside.found)
  return said.length > 0 && said.length === aside.found.length ? said.join('\n') : undefined
}

function define({ name, body }: Extract<SyntaxNode, { type: 'Function' }>, { functions, source }: Search): void {
  if (/\$\{?[1-9@*]/.test(source.slice(body.pos, body.end))) functions.set(name.value, { body, source })
}

/** What a function does with what it is called with. */
function call(words: readonly string[], search: Search): void {
  const called = search.functions.get(words[0] ?? '')
  if (!called || search.depth > DEEPEST) return
  const { variables } = search
  const before = variables.positional
  variables.positional = words.slice(1)
  visit(called.body, { ...search, source: called.source, depth: search.depth + 1 })
  variables.positional = before
}

/** Adds a command and all that it starts. */
function start(words: readonly string[], redirects: readonly RedirectTo[], search: Search): void {
  if (search.found.length >= MOST_COMMANDS) {
    search.state.whole = false
    return
  }
  const { variables, state } = search
  const command = simpleCommand(words, redirects, search)
  const by = search.found.push(command) - 1
  const program = words[0] ?? ''
  if (isOpaque(program, variables) || (program === 'enable' && words[1] === '-f')) state.opaque ??= program
  if (!isPlainWith(command.name, words)) state.plain = false
  const within = { ...search, depth: search.depth + 1, by }
  const alias = variables.aliases.get(program)
  if (alias !== undefined && programName(alias) !== program) {
    variables.aliases.delete(program)
    follow({ script: [alias, ...words.slice(1).map(unexpandedWord)].join(' ') }, redirects, within)
    variables.aliases.set(program, alias)
  }
  const spelled = withoutExpansions(program)
  if (spelled !== undefined) start([spelled, ...words.slice(1)], redirects, { ...within, depth: search.depth + 1 })
  for (const started of startedBy(command.name, words))
    for (const told of toldByPipe(started, command, search.piped)) follow(told, redirects, within)
  call(words, within)
}

function follow({ words, script, positional }: Started, redirects: readonly RedirectTo[], search: Search): void {
  if ((words || script) && search.depth > DEEPEST) {
    search.state.whole = false
    return
  }
  if (words) start(words, redirects, search)
  if (!script) return
  const { variables } = search
  const { positional: before, zero } = variables
  if (positional) {
    variables.zero = positional[0]
    variables.positional = positional.slice(1)
  }
  collect(script, inside(search))
  variables.positional = before
  variables.zero = zero
}

/** A heredoc or a here-string that a shell reads is a script. */
function readFrom(redirect: Redirection, own: Stretch, search: Search): void {
  if (!readsScript(search.found.slice(...own))) return
  for (const text of writtenOut(redirect, search.variables)) nested(text, search, own)
}

function nested(text: string, search: Search, reader: Stretch): void {
  const by = reader[0]
  feed(search, collect(text, { ...search, depth: search.depth + 1, by }), reader)
}
