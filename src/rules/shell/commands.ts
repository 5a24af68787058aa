import { type Command, forEachChild, type Pipeline, parse, type Redirection, type SyntaxNode, type Word } from 'unbash'
import { expand, Variables } from './expand.ts'
import { type RedirectTo, type SimpleCommand, simpleCommand } from './simple-command.ts'
import { isShell, type Started, startedBy } from './wrappers.ts'

const MOST_COMMANDS = 1000
const DEEPEST = 8

/** A shell text as rules look at it. */
export interface ShellText {
  readonly commands: readonly SimpleCommand[]
  /** False when it was longer, deeper or more than the analysis goes, or could not be parsed: something in it was not seen. */
  readonly whole: boolean
  /** Whether it is made only of what cannot change what its commands mean: an allow needs that. */
  readonly plain: boolean
}

/**
 * Every simple command in a shell text: in pipes, lists, subshells, substitutions and heredocs, and what `bash -c`, sudo, env,
 * xargs and the like start. A text inside quotes is an argument, not a command, unless somebody gives it to a shell.
 */
export function readShell(text: string): ShellText {
  const found: SimpleCommand[] = []
  const state = { whole: true, plain: true, read: 0, visits: 0, scopes: 0 }
  collect(text, { found, state, variables: new Variables(), depth: 0, scope: '' })
  return { commands: found, whole: state.whole, plain: state.plain && state.whole }
}

/** The work there is for one text: characters parsed, nested ones once more, and nodes looked at. */
const MOST_READ = 400_000
const MOST_VISITS = 60_000

interface Search {
  readonly found: SimpleCommand[]
  readonly state: { whole: boolean; plain: boolean; read: number; visits: number; scopes: number }
  readonly variables: Variables
  readonly depth: number
  readonly scope: string
  readonly by?: number
}

/** The same search one subshell further in. */
function inside(search: Search): Search {
  return { ...search, scope: `${search.scope}/${++search.state.scopes}` }
}

/** A stretch of `found`: what one node of the tree came to. */
type Stretch = readonly [from: number, to: number]

function collect(text: string, search: Search): Stretch {
  const from = search.found.length
  const { state, variables } = search
  if (text.trim() === '') return [from, from]
  state.read += text.length
  if (search.depth > DEEPEST || state.read > MOST_READ) {
    state.whole = false
    // Its beginning is looked at all the same: a refusal says more than a question.
    if (search.depth <= DEEPEST) fallBack(text.slice(0, LONGEST_FALL_BACK), search)
    return [from, search.found.length]
  }
  try {
    const script = parse(text)
    for (const statement of script.commands) visit(statement, search)
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
  if (node.type === 'Pipeline') visitPipeline(node, search)
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
  if (node.type === 'For' && node.wordlist)
    search.variables.set(node.name.value, node.wordlist.flatMap((word) => expand(word, search.variables)).join(' '))
  const within = SUBSHELLS.has(node.type) ? inside(search) : search
  const listed: Stretch[] = []
  const body: Stretch[] = []
  forEachChild(node, (child) => {
    const from = search.found.length
    visit(child, within)
    ;(child.type === 'Word' ? listed : body).push([from, search.found.length])
  })
  // What a loop goes through is what its body gets.
  if (node.type === 'For') for (const list of listed) for (const part of body) feed(search.found, list, part)
}

const SUBSHELLS: ReadonlySet<string> = new Set(['Subshell', 'CommandExpansion', 'ProcessSubstitution'])

function visitPipeline({ commands }: Pipeline, search: Search): void {
  const stages = commands.map((command): Stretch => {
    const from = search.found.length
    visit(command, commands.length > 1 ? inside(search) : search)
    return [from, search.found.length]
  })
  stages.forEach((stage, at) => {
    if (stage[0] === stage[1]) return
    for (const later of stages.slice(at + 1)) {
      if (later[0] === later[1]) continue
      feed(search.found, stage, later)
    }
  })
  stages.forEach((stage, at) => {
    const next = stages[at + 1]
    const command = commands[at]
    if (!next || !command || !readsScript(search.found.slice(...next))) return
    const written =
      command.type === 'Command' ? command.redirects.flatMap((redirect) => writtenOut(redirect, search)) : []
    for (const said of [...echoes(search.found.slice(...stage)), ...written]) nested(said, search, next)
  })
}

function visitCommand(command: Command, search: Search): void {
  const { found, variables, state } = search
  if (command.prefix.some(({ type }) => type === 'Assignment')) state.plain = false
  const words = command.name ? [command.name, ...command.args].flatMap((word) => wordsOf(word, variables)) : []
  const redirects = command.redirects.flatMap((redirect) => redirectOf(redirect, variables))
  if (!command.name) {
    for (const part of command.prefix)
      if (part.type === 'Assignment' && part.value.type === 'Word') remember(part.name, part.value, search)
    if (redirects.length > 0) found.push(simpleCommand([''], redirects, search))
  } else if (command.name.value === 'unset') {
    for (const name of words.slice(1)) variables.set(name, '')
  } else if (DECLARING.has(command.name.value)) {
    for (const part of command.args)
      if (part.type === 'Assignment' && part.value.type === 'Word') remember(part.name, part.value, search)
  }
  const from = found.length
  if (words.length > 0) start(words, redirects, search)
  const own: Stretch = [from, found.length]
  for (const redirect of command.redirects) {
    for (const text of writtenOut(redirect, search)) for (const reader of found.slice(...own)) reader.input.push(text)
    readFrom(redirect, own, search)
  }
  const inner = found.length
  forEachChild(command, (child) => visit(child, search))
  feed(found, [inner, found.length], own)
}

const DECLARING: ReadonlySet<string> = new Set(['export', 'declare', 'local', 'readonly', 'typeset'])

function remember(name: string, value: Word, { variables }: Search): void {
  variables.set(name, expand(value, variables).join(' '))
}

/** Adds a command and all that it starts. */
function start(words: readonly string[], redirects: readonly RedirectTo[], search: Search): void {
  if (search.found.length >= MOST_COMMANDS) {
    search.state.whole = false
    return
  }
  const command = simpleCommand(words, redirects, search)
  const by = search.found.push(command) - 1
  for (const started of startedBy(command.name, words))
    follow(started, redirects, { ...search, depth: search.depth + 1, by })
}

function follow({ words, script }: Started, redirects: readonly RedirectTo[], search: Search): void {
  if ((words || script) && search.depth > DEEPEST) {
    search.state.whole = false
    return
  }
  if (words) start(words, redirects, search)
  if (script) collect(script, inside(search))
}

/** A heredoc or a here-string that a shell reads is a script. */
function readFrom(redirect: Redirection, own: Stretch, search: Search): void {
  if (!readsScript(search.found.slice(...own))) return
  for (const text of writtenOut(redirect, search)) nested(text, search, own)
}

/** The text of a heredoc or a here-string. */
function writtenOut(redirect: Redirection, { variables }: Search): string[] {
  if (redirect.type === 'HereDoc') return [redirect.body.text]
  return redirect.type === 'HereString' && redirect.target ? [expand(redirect.target, variables).join(' ')] : []
}

function nested(text: string, search: Search, reader: Stretch): void {
  const by = reader[0]
  feed(search.found, collect(text, { ...search, depth: search.depth + 1, by }), reader)
}

function readsScript(commands: readonly SimpleCommand[]): boolean {
  return commands.some(
    ({ name, words }) => isShell(name) && startedBy(name, words).some((started) => started.readsScript),
  )
}

function echoes(commands: readonly SimpleCommand[]): string[] {
  return commands
    .filter(({ name }) => name === 'echo' || name === 'printf')
    .map(({ words }) =>
      words
        .slice(1)
        .filter((word) => !/^-[neE]+$/.test(word))
        .join(' ')
        .replaceAll('\\n', '\n'),
    )
}

function feed(found: readonly SimpleCommand[], [from, to]: Stretch, [readerFrom, readerTo]: Stretch): void {
  for (let at = from; at < to; at++)
    for (let reader = readerFrom; reader < readerTo; reader++) if (reader !== at) found[at]?.into.push(reader)
}

function wordsOf(word: Command['args'][number], variables: Variables): string[] {
  return word.type === 'Word' ? expand(word, variables) : [word.text]
}

function redirectOf(redirect: Redirection, variables: Variables): RedirectTo[] {
  if (redirect.type !== 'Redirect' || !redirect.target) return []
  return [{ operator: redirect.operator, target: expand(redirect.target, variables).join(' ') }]
}
