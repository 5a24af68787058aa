import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Environment } from '../base/environment.ts'
import { messageOf } from '../base/message-of.ts'
import { SETTING_KEYS } from '../base/settings-table.ts'
import { didYouMean } from '../base/text/did-you-mean.ts'
import { visible, visibleJson } from '../base/text/visible.ts'
import { VERSION } from '../base/version.ts'
import { nameProgram, retold, said, speak, t } from '../messages/people/speak.ts'
import { askPerson } from '../platform/ask.ts'
import { now } from '../platform/clock.ts'
import { writeOutput } from '../platform/io.ts'
import { pathsOf, userHomeOf } from '../platform/paths.ts'
import { draw, lookAtTerminal, writeError } from '../platform/terminal.ts'
import { type Call, type Command, CommandError, parseOptions, type Result, usageError, verbsOf } from './command.ts'
import { COMMANDS, type CommandName } from './commands/index.ts'
import { typedHere } from './install/on-path.ts'
import { languageOf } from './language.ts'
import { coloured, lookForColours } from './terminal/colours.ts'
import { fileFailure } from './terminal/file-failure.ts'
import { commandHelp, generalHelp } from './terminal/help.ts'
import { wrapped } from './terminal/wrap.ts'

/** Everything but the hot path: finds the command, runs it, prints what it found, and says the exit code. */
export async function commandLine(
  word: string | undefined,
  words: readonly string[],
  environment: Environment,
): Promise<number> {
  const json = words.includes('--json') || word === '--json'
  lookAtTerminal(environment)
  lookForColours(environment)
  try {
    await speakTo(environment, words)
    if (word === '--help' || word === '-h' || word === 'help') return await help(words)
    if (word === undefined || word === '--json') return await standing(environment, json)
    if (word === '--version' || word === '-v' || word === '-V' || word === 'version')
      return await print(json ? `${JSON.stringify({ version: VERSION })}\n` : `${VERSION}\n`)
    if (!isCommand(word))
      throw unknown('command', word, Object.keys(COMMANDS), t`throughline --help lists the commands`)
    return await run(word, words, environment, json)
  } catch (failure) {
    return await fail(failure, { json, environment })
  }
}

/** In the person's language, before anything is said. */
async function speakTo(environment: Environment, words: readonly string[]): Promise<void> {
  const given = words.find((word, at) => words[at - 1] === '--set' && word.startsWith('language='))
  const paths = pathsOf(environment, await userHomeOf(environment))
  const settings = given === undefined ? {} : { language: given.slice('language='.length) }
  const cwd = process.cwd()
  const { language } = await languageOf({ paths, cwd, environment, settings })
  await speak(language)
  nameProgram(() => typedHere(environment, cwd))
}

async function standing(environment: Environment, json: boolean): Promise<number> {
  const { home } = await import('./home.ts')
  const result = await home(await callOf(environment, json))
  return await print(shownAs(result, json))
}

async function run(
  name: CommandName,
  words: readonly string[],
  environment: Environment,
  json: boolean,
): Promise<number> {
  const command: Command = await COMMANDS[name].load()
  if (words.includes('--help') || words.includes('-h'))
    return await print(commandHelp(name, COMMANDS[name].summary, command))
  const { values, positionals } = parse(name, command, words)
  const most = command.words ?? 0
  if (positionals.length > most) {
    const extra = positionals[most]
    throw usageError(
      t`${name} does not take ${JSON.stringify(extra)}`,
      t`throughline ${name} --help shows what it takes`,
    )
  }
  refuseOthers(name, command, positionals[0] ?? '', Object.keys(values))
  const call = await callOf(environment, json, { words: positionals, values })
  const result = await command.run(call)
  // A command that has said its document while it worked has none left.
  if (json && result.json === undefined) return result.code ?? 0
  await print(shownAs(result, json))
  return result.code ?? 0
}

/** An option of another verb would be read by nobody. */
function refuseOthers(name: string, command: Command, verb: string, given: readonly string[]): void {
  if (!verbsOf(command).includes(verb)) return
  for (const option of given) {
    const of = command.options?.[option]?.of
    if (of && !of.includes(verb))
      throw usageError(
        t`${`${name} ${verb}`} does not take ${`--${option}`}`,
        t`it belongs to ${of.map((other) => ['throughline', name, other].join(' ')).join(', ')}`,
      )
  }
}

type Values = Readonly<Record<string, unknown>>

async function callOf(
  environment: Environment,
  json: boolean,
  { words = [], values = {} }: { words?: readonly string[]; values?: Values } = {},
): Promise<Call> {
  const userHome = await userHomeOf(environment)
  return {
    words,
    environment,
    paths: pathsOf(environment, userHome),
    userHome,
    cwd: process.cwd(),
    now: now(environment),
    json,
    settings: settingsGiven(values.set),
    flag: (option) => values[option] === true,
    value: (option) => {
      const value = values[option]
      return typeof value === 'string' ? value : undefined
    },
    say: (text) => writeError(`${visible(text)}\n`),
    draw,
    ask: (question) => askPerson(visible(question)),
  }
}

function parse(name: string, command: Command, words: readonly string[]) {
  const options = { ...command.options, json: { about: '' }, set: { about: '', value: 'KEY=VALUE' } }
  const config: ParseArgsOptionsConfig = { ...parseOptions(options), set: { type: 'string', multiple: true } }
  try {
    return parseArgs({ args: [...words], options: config, allowPositionals: true, strict: true })
  } catch (failure) {
    const option = /'(?:-\w, )?(--?[^\s',]+)/.exec(messageOf(failure))?.[1]
    if (option && messageOf(failure).startsWith('Unknown option')) {
      const known = Object.keys(options).map((known) => `--${known}`)
      throw unknown('option', option, known, t`throughline ${name} --help lists its options`)
    }
    throw usageError(wrongValue(messageOf(failure), option), t`throughline ${name} --help shows its options`)
  }
}

/** What the parser says, in the person's language. */
function wrongValue(problem: string, option: string | undefined): string {
  if (option && /does not take an argument/.test(problem)) return t`${option} takes no value`
  if (option && /argument missing|is ambiguous/.test(problem)) return t`${option} needs a value`
  return problem.replace(/\. To specify.*$/s, '')
}

function settingsGiven(given: unknown): Call['settings'] {
  const pairs = (Array.isArray(given) ? given : []).map((text: string) => {
    const at = text.indexOf('=')
    const key = SETTING_KEYS.find((known) => known === text.slice(0, at))
    if (at < 0)
      throw usageError(t`--set takes KEY=VALUE, not ${JSON.stringify(text)}`, t`for example --set language=zh-TW`)
    if (!key) throw unknown('setting', text.slice(0, at), SETTING_KEYS, t`throughline settings lists them`)
    return [key, text.slice(at + 1)] as const
  })
  return Object.fromEntries(pairs)
}

function unknown(what: string, word: string, known: readonly string[], otherwise: string): CommandError {
  const meant = didYouMean(word, known)
  return usageError(t`there is no ${said(what)} ${JSON.stringify(word)}`, meant ? t`did you mean ${meant}?` : otherwise)
}

async function help(words: readonly string[]): Promise<number> {
  const [name] = words
  if (name && isCommand(name)) return print(commandHelp(name, COMMANDS[name].summary, await COMMANDS[name].load()))
  const summaries = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const)
  return print(generalHelp(summaries, VERSION))
}

async function fail(
  thrown: unknown,
  { json, environment }: { json: boolean; environment: Environment },
): Promise<number> {
  const paths = pathsOf(environment, await userHomeOf(environment))
  const failure = thrown instanceof CommandError ? thrown : (fileFailure(thrown, paths) ?? thrown)
  const known = failure instanceof CommandError
  const message = retold(messageOf(failure))
  const hint = known ? retold(failure.hint) : t`this is a mistake of Throughline: throughline doctor may tell more`
  if (json) await writeOutput(`${visibleJson(JSON.stringify({ error: { message, hint } }, null, 2))}\n`)
  else await writeError(`${visible(wrapped(`throughline: ${message}\n${hint}`))}\n`)
  return known ? failure.code : 1
}

/** Nothing hides in what a command prints. */
function shownAs(result: Result, json: boolean): string {
  if (json) return `${visibleJson(JSON.stringify(result.json, null, 2))}\n`
  const { text, asIs } = result
  if (asIs) return visible(withNewline(text))
  const shown = visible(withNewline(wrapped(text)))
  return coloured(shown)
}

async function print(text: string): Promise<number> {
  await writeOutput(text)
  return 0
}

function withNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}
