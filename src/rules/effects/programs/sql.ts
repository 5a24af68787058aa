/** Why a text of SQL would lose data; undefined when it would not, or would take it back itself. */
export function lossIn(text: string): string | undefined {
  return lossesIn(text)[0]
}

export function lossesIn(text: string): readonly string[] {
  const statements = statementsOf(text)
  const first = statements[0] ?? ''
  if (/^(?:begin|start transaction)/i.test(first) && /^rollback/i.test(statements.at(-1) ?? '')) return []
  return statements.flatMap((statement) => lossOf(statement) ?? [])
}

/** Statements without comments, texts and names in quotes emptied. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^'\\]|\\.|'')*'/g, "''")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(/;|\\g\b|^\s*go\s*$/im)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function lossOf(statement: string): string | undefined {
  const words = statement.replace(/["`[\]]/g, '')
  if (
    /^explain\b(?!.*\banalyze\b)/i.test(words) ||
    /^(?:select|show|describe|desc|comment|create|set|use|help)\b/i.test(words)
  )
    return undefined
  if (/^drop (?:temporary |temp )/i.test(words)) return undefined
  if (/^drop database(?: if exists)? (\S+)/i.test(words) && isForTests(words.split(' ').at(-1) ?? '')) return undefined
  const dropped =
    /^drop (table|database|schema|user|role|owned|keyspace|tablespace|sequence|type|extension|materialized view|collection|bucket|measurement|series|column family|catalog|server|login)\b(?: if exists)? ?(\S*)/i.exec(
      words,
    )
  if (dropped) return `drops the ${dropped[1]?.toLowerCase()} ${dropped[2] ?? ''}`.trim()
  const emptied = /^truncate (?:table )?(?:only )?(\S+)/i.exec(words)
  if (emptied) return `empties ${emptied[1]}`
  if (/\bdelete from (?:only )?\S+/i.test(words) && !isLimited(words)) return 'deletes every row'
  if (/^(?:with\b.*\)\s*)?update (?:only )?\S+(?: (?:as )?\w+)? set\b/i.test(words) && !isLimited(words))
    return 'changes every row'
  if (/^alter table\b.*\bdrop (?:column|partition|primary key|constraint)?\b/i.test(words))
    return 'drops a part of a table'
  if (/^alter (?:user|role|login)\b.*\b(?:superuser|password|identified)\b/i.test(words) || /^grant all\b/i.test(words))
    return 'changes who may do what'
  if (/\bxp_cmdshell\b|^copy\b.*\b(?:to|from) program\b/i.test(words)) return 'runs a program on the server'
  if (/^(?:shutdown|flush (?:all|tables)|reset master|purge binary logs|detach database)\b/i.test(words))
    return `does ${words.split(' ')[0]?.toLowerCase()}`
  return undefined
}

/** A database by whose name it is made anew for every run of the tests. */
export function isForTests(name: string): boolean {
  return /(?:^|[_-])(?:test|tests|testing|ci|tmp|temp|scratch)(?:[_-]?\d+)?$|^test[_-]/i.test(name)
}

function isLimited(words: string): boolean {
  const where = /\bwhere\b(.*)$/i.exec(words)?.[1]?.trim()
  return where !== undefined && !/^(?:1 ?= ?1|true|'' ?= ?''|1|not false)$/i.test(where)
}

/** The same for MongoDB's shell. */
export function lossInMongo(text: string): string | undefined {
  const code = text.replace(/\/\/[^\n]*/g, '')
  if (/\.dropDatabase\s*\(/.test(code)) return 'drops the database'
  if (
    /\.drop(?:Collection|User|AllUsersFromDatabase|Index(?:es)?)?\s*\(/.test(code) &&
    !/\.dropIndex(?:es)?\s*\(/.test(code)
  )
    return 'drops a collection'
  if (/\.(?:deleteMany|remove|updateMany)\s*\(\s*(?:\{\s*\}|\))/.test(code)) return 'deletes or changes every document'
  return /\.shutdownServer\s*\(/.test(code) ? 'stops the server' : undefined
}

const REDIS_VALUED = /^(?:-[hpsaunrid]|--(?:user|pass|cert|key|cacert|sni|tls-ciphers))$/

/** The same for Redis: one command. */
export function lossInRedis(words: readonly string[]): string | undefined {
  if (/\bredis\.p?call\(\s*['"](?:flush|del|unlink|shutdown|config)/i.test(words.join(' ')))
    return 'runs a script that deletes'
  // Behind a command stand keys and patterns, which may be called anything.
  const start = words.findIndex((word, at) => !word.startsWith('-') && !REDIS_VALUED.test(words[at - 1] ?? ''))
  const found =
    /^(flushall|flushdb|shutdown|swapdb|debug|replicaof|slaveof|script flush|function flush|config set|acl setuser|failover|cluster reset)(?: |$)/i.exec(
      start < 0 ? '' : words.slice(start).join(' '),
    )
  return found ? `does ${found[1]?.toUpperCase()}` : undefined
}
