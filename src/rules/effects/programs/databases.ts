import type { SimpleCommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { has, isTrial, type Look, type Scene, valuesAfter } from '../scene.ts'
import { isForTests, lossesIn, lossInMongo, lossInRedis } from './sql.ts'

/** What a database client is told: on the command line, by a heredoc, by a pipe, from a file that is known. */
function told(command: SimpleCommand, scene: Scene, at: number, ...flags: readonly string[]): string[] {
  const starters = scene.starters(command).map(([, position]) => position)
  const fed = [at, ...starters].flatMap((reader) => scene.feeding(reader))
  const files = [
    ...valuesAfter(command, '-f', '--file', '-i'),
    ...command.redirects.filter(({ operator }) => operator === '<').map(({ target }) => target),
  ]
  return [
    ...valuesAfter(command, ...flags),
    ...clustered(command, flags),
    ...command.input,
    ...scene.starters(command).flatMap(([{ input }]) => input),
    ...fed.flatMap((producer) => printedBy(producer, scene)),
    ...files.flatMap((file) => textOfScript(file, command, scene) ?? []),
  ]
}

/** `mysql -Se '…'`: the last of several letters takes the next word. */
function clustered({ words }: SimpleCommand, flags: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    /^-[a-zA-Z]{2,5}$/.test(word) && !flags.includes(word) && flags.includes(`-${word.at(-1)}`)
      ? (words[at + 1] ?? [])
      : [],
  )
}

/** What a command prints, where that stands in the text. */
export function printedBy(producer: SimpleCommand, scene: Scene): string[] {
  if (producer.name === 'echo' || producer.name === 'printf')
    return [
      producer.words
        .slice(1)
        .filter((word) => !/^-[neE]+$/.test(word))
        .join(' ')
        .replaceAll('\\n', '\n')
        .replaceAll('\\t', '\t'),
    ]
  if (producer.name !== 'cat') return []
  return [...producer.input, ...producer.args.flatMap((file) => textOfScript(file, producer, scene) ?? [])]
}

export function textOfScript(file: string, command: SimpleCommand, scene: Scene): string | undefined {
  const { path } = scene.place(file, command)
  return scene.texts.get(path) ?? scene.world.script?.(path)
}

const loses = (command: SimpleCommand, scene: Scene, loss: string | undefined) => {
  if (loss) scene.add('destroys', 'database', command, loss)
}

/** psql, mysql, sqlite3 and the like: what they are told is parsed. */
export const sqlClient: Look = (command, scene, at) => {
  if (command.args[0] === ':memory:' || isTestFile(command, scene)) return
  const texts = told(
    command,
    scene,
    at,
    '-c',
    '--command',
    '-e',
    '--execute',
    '-Q',
    '-q',
    '--query',
    '--sql',
    '-cmd',
    '--statement',
  )
  const rest = ['sqlite3', 'duckdb', 'bq', 'usql', 'clickhouse', 'cockroach', 'litecli'].includes(command.name)
    ? command.args.slice(1)
    : []
  const isOfTests = isTestDatabase(command) && !texts.some((text) => leavesDatabase(text, command.name))
  for (const text of [...texts, ...rest]) {
    loses(
      command,
      scene,
      lossesIn(text).find((loss) => !isOfTests || !OF_ONE_DATABASE.test(loss)),
    )
    for (const [, script = ''] of text.matchAll(/(?:^|\n)\s*(?:\\!|\.shell|\.system|system|!)\s+(.*)/g))
      scene.follow(script, scene, command)
  }
}

/** A database in one file that lies among the tests, is called like one of them, or is of no account anyway. */
function isTestFile(command: SimpleCommand, scene: Scene): boolean {
  const { name, args } = command
  const [file = ''] = args
  if (!/^(?:sqlite3?|duckdb|litecli)$/.test(name) || file === '') return false
  const { place, path } = scene.place(file, command)
  if (place === 'temp') return true
  const inside = path.startsWith(`${scene.world.project}/`) ? path.slice(scene.world.project.length) : ''
  return (
    /\/(?:tests?|__tests__|specs?|fixtures|e2e|tmp)\//.test(inside) ||
    isForTests(inside.slice(inside.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
  )
}

/** Whether a client is told by name to go to a database that is made anew for tests: `psql app_test`, `-d app_test`, `postgres://…/app_test`. */
function isTestDatabase(command: SimpleCommand): boolean {
  if (!/^(?:psql|mysql|mariadb|pgcli|mycli)$/.test(command.name)) return false
  const positional = command.words
    .slice(1)
    .filter((word, at) => !word.startsWith('-') && !VALUED.test(command.words[at] ?? ''))
  const named = [...valuesAfter(command, '-d', '--dbname', '-D', '--database'), ...positional].slice(0, 1)
  const name = named[0]?.includes('://') ? named[0].replace(/[?#].*$/, '').replace(/^.*\//, '') : (named[0] ?? '')
  return isForTests(name)
}

/** Options of these clients that a value follows. */
const VALUED = /^-[a-zA-Z]*[cefhpUuPvodDLRTFS]$|^--(?!\w[\w-]*=)[a-z-]+$/

const OF_ONE_DATABASE =
  /^(?:empties|deletes every row|changes every row|drops a part|drops the (?:table|schema|sequence|type|materialized view)\b)/

/** `\\c other`, `use other`, and with MySQL `other.table`. */
function leavesDatabase(text: string, client: string): boolean {
  return /\\c(?:onnect)?\b|\buse\s/i.test(text) || (!client.startsWith('p') && /\w[`"]?\.[`"]?\w/.test(text))
}

export const mongo: Look = (command, scene, at) => {
  for (const text of told(command, scene, at, '--eval')) loses(command, scene, lossInMongo(text))
}

export const redis: Look = (command, scene, at) => {
  loses(command, scene, lossInRedis(command.words.slice(1)))
  for (const text of told(command, scene, at))
    for (const line of text.split('\n')) loses(command, scene, lossInRedis(line.trim().split(/\s+/)))
  const many = scene.starters(command).some(([{ name }]) => name === 'xargs' || name === 'parallel')
  if (many && /(?:^| )(?:del|unlink)\b/i.test(lineOf(command)))
    loses(command, scene, 'deletes the keys that were listed')
}

export const dropTool: Look = (command, scene) => {
  const [name = ''] = command.args.slice(-1)
  if (!isTrial(command) && !(command.name === 'dropdb' && isForTests(name)))
    loses(command, scene, `drops ${command.args.join(' ')}`)
}

export const mysqladmin: Look = (command, scene) => {
  if (command.args.includes('drop') || command.args.includes('shutdown')) loses(command, scene, command.args.join(' '))
}

export const restore: Look = (command, scene) => {
  if (has(command, '--clean', '-c', '--drop')) loses(command, scene, 'drops what is there before it restores')
}

/** Tools of frameworks that set a database back, by their own words. */
const RESETS: readonly RegExp[] = [
  /\bprisma\b.* (?:migrate reset|db push\b.*(?:--force-reset|--accept-data-loss)|db execute\b.*drop)/,
  /\b(?:rails|rake|rspec)\b.* (?:db:(?:drop|reset|purge|schema:load|migrate:reset|truncate_all))(?::\w+)?\b/,
  /\bartisan (?:migrate:(?:fresh|refresh|reset)|db:wipe)\b/,
  /\bmanage\.py (?:flush|reset_db|sqlflush|migrate \w+ zero)\b/,
  /\bdjango-admin flush\b/,
  /\bsequelize(?:-cli)?\b.* db:(?:drop|migrate:undo:all)\b/,
  /\bknex\b.* migrate:rollback\b.*--all\b/,
  /\btypeorm\b.* schema:drop\b/,
  /\bdrizzle-kit drop\b|\bmikro-orm\b.* (?:schema:(?:drop|fresh)|migration:fresh)\b/,
  /\b(?:alembic|flask db) downgrade (?:base|-\d+)\b/,
  /\bmix ecto\.(?:drop|reset)\b/,
  /\b(?:diesel|sqlx) database (?:drop|reset)\b|\bdiesel migration redo\b.*--all/,
  /\bdotnet ef database drop\b/,
  /\bflyway\b.* clean\b|\bliquibase\b.* drop-?all\b/i,
  /\bsupabase db reset\b|\bsupabase projects delete\b/,
  /\bgoose\b.* (?:reset|down-to 0)\b|\bmigrate\b.* drop\b|\bdbmate (?:drop|down)\b/,
  /\bconsole doctrine:(?:database:drop|schema:drop|fixtures:load)\b/,
  /\betcdctl\b.* del\b.*--prefix|\bconsul kv delete\b.*-recurse|\bvault (?:kv )?(?:delete|destroy|metadata delete)\b|\bvault secrets disable\b/,
  /\bkafka-topics(?:\.sh)?\b.*--delete\b|\brabbitmqctl (?:reset|force_reset|delete_\w+|purge_queue)\b|\bnats stream (?:rm|purge)\b|\bcurator_cli\b.* delete/,
  /\binflux\b.* (?:delete|bucket delete)\b|\bcqlsh\b.*\bdrop\b/i,
]

export const resetTool: Look = (command, scene) => {
  const text = lineOf(command)
  if (RESETS.some((reset) => reset.test(text)) && !isTrial(command)) loses(command, scene, 'sets the database back')
}
