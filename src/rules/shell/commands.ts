import { type Command, forEachChild, type Pipeline, parse, type Redirection, type SyntaxNode, type Word } from 'unbash'
import { expand, type Variables } from './expand.ts'
import { type RedirectTo, type SimpleCommand, simpleCommand } from './simple-command.ts'
import { isShell, type Started, startedBy } from './wrappers.ts'

const LONGEST_COMMAND = 1_000_000
const MOST_COMMANDS = 1000
const DEEPEST = 8

/**
 * Every simple command in a shell text: in pipes, lists, subshells, substitutions and heredocs, and what `bash -c`, sudo, env,
 * xargs and the like start. A text inside quotes is an argument, not a command, unless somebody gives it to a shell.
 */
export function simpleCommands(text: string): readonly SimpleCommand[] {
  const found: SimpleCommand[] = []
  collect(text.slice(0, LONGEST_COMMAND), { found, variables: new Map(), depth: 0 })
  return found
}

interface Search {
  readonly found: SimpleCommand[]
  readonly variables: Variables
  readonly depth: number
}

/** A stretch of `found`: what one node of the tree came to. */
type Stretch = readonly [from: number, to: number]

function collect(text: string, search: Search): Stretch {
  const from = search.found.length
  if (search.depth > DEEPEST || text.trim() === '') return [from, from]
  try {
    const script = parse(text)
    for (const statement of script.commands) visit(statement, search)
    if (script.errors?.length && search.found.length === from) fallBack(text, search)
  } catch {
    fallBack(text, search)
  }
  return [from, search.found.length]
}

/** A text that nobody can parse is looked at word by word, as far as control operators separate it. */
function fallBack(text: string, { found }: Search): void {
  for (const piece of text.split(/[;&|\n()]+/)) {
    const words = piece.split(/\s+/).filter(Boolean)
    if (words.length > 0 && found.length < MOST_COMMANDS) found.push(simpleCommand(words, []))
  }
}

function visit(node: SyntaxNode, search: Search): void {
  if (search.found.length >= MOST_COMMANDS) return
  if (node.type === 'Pipeline') visitPipeline(node, search)
  else if (node.type === 'Command') visitCommand(node, search)
  else visitOther(node, search)
}

function visitOther(node: SyntaxNode, search: Search): void {
  if (node.type === 'Redirected') {
    const redirects = node.redirects.flatMap((redirect) => redirectOf(redirect, search.variables))
    if (redirects.length > 0) search.found.push(simpleCommand([''], redirects))
  }
  if (node.type === 'For' && node.wordlist)
    search.variables.set(node.name.value, node.wordlist.flatMap((word) => expand(word, search.variables)).join(' '))
  forEachChild(node, (child) => visit(child, search))
}

function visitPipeline({ commands }: Pipeline, search: Search): void {
  const stages = commands.map((command): Stretch => {
    const from = search.found.length
    visit(command, search)
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
  const { found, variables } = search
  const words = command.name ? [command.name, ...command.args].flatMap((word) => wordsOf(word, variables)) : []
  const redirects = command.redirects.flatMap((redirect) => redirectOf(redirect, variables))
  if (!command.name) {
    for (const part of command.prefix)
      if (part.type === 'Assignment' && part.value.type === 'Word') remember(part.name, part.value, search)
    if (redirects.length > 0) found.push(simpleCommand([''], redirects))
  } else if (DECLARING.has(command.name.value)) {
    for (const part of command.args)
      if (part.type === 'Assignment' && part.value.type === 'Word') remember(part.name, part.value, search)
  }
  const from = found.length
  if (words.length > 0) start(words, redirects, search)
  const own: Stretch = [from, found.length]
  for (const redirect of command.redirects) readFrom(redirect, own, search)
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
  if (search.found.length >= MOST_COMMANDS) return
  const command = simpleCommand(words, redirects)
  search.found.push(command)
  if (search.depth >= DEEPEST) return
  for (const started of startedBy(command.name, words))
    follow(started, redirects, { ...search, depth: search.depth + 1 })
}

function follow({ words, script }: Started, redirects: readonly RedirectTo[], search: Search): void {
  if (words) start(words, redirects, search)
  if (script) collect(script, search)
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
  feed(search.found, collect(text, { ...search, depth: search.depth + 1 }), reader)
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
