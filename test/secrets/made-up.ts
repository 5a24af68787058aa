import { TOKENS } from '../../src/platform/redact/kinds/tokens.ts'
import { draw, drawBody, pick, seeded } from '../corpus/redaction/random.ts'

export interface MadeUp {
  readonly kind: string
  /** As somebody would write it. */
  readonly text: string
  readonly value: string
}

/** Two hundred secrets, drawn anew from the same seed: nothing in the repository looks like a key to a scanner. */
export function madeUpSecrets(seed = 14): readonly MadeUp[] {
  const random = seeded(seed)
  const tokens = TOKENS.flatMap(([kind, run, min, prefixes]) => {
    const value = `${pick(random, prefixes.split(' '))}${drawBody(random, run, min)}`
    return run === 'base64' || kind === 'age' ? [] : [{ kind: `token of ${kind}`, text: `use ${value} for it`, value }]
  })
  const named = NAMED.flatMap(([kind, write]) =>
    Array.from({ length: 4 }, () => {
      const value = `${draw(random, 'alnum', 9)}7k${draw(random, 'alnum', 12)}Q4`
      return { kind, text: write(value), value }
    }),
  )
  const wanted = 200 - named.length
  return [...tokens.slice(0, wanted), ...named]
}

/** Secrets that have nothing about themselves but where they stand. */
const NAMED: readonly (readonly [kind: string, write: (value: string) => string])[] = [
  ['environment', (value) => `export DB_PASSWORD=${value}`],
  ['json', (value) => `{"clientSecret": "${value}"}`],
  ['yaml', (value) => `password: ${value}\n`],
  ['curl', (value) => `curl -u admin:${value} https://api.example.com/v1`],
  ['header', (value) => `curl -H "Authorization: Bearer ${value}" https://api.example.com`],
  ['url', (value) => `postgres://app:${value}@db.example.com/shop`],
  ['jdbc', (value) => `jdbc:mysql://db.example.com:3306/shop?user=app&password=${value}`],
  ['xml', (value) => `<add key="Password" value="${value}" />`],
  ['element', (value) => `<apiKey>${value}</apiKey>`],
  ['go', (value) => `var adminToken string = "${value}"`],
  ['make', (value) => `API_KEY ?= ${value}`],
  ['php', (value) => `$apiToken .= "${value}";`],
  ['next line', (value) => `API key:\n${value}\n`],
  ['azure', (value) => `AccountName=shop;AccountKey=${value};EndpointSuffix=core.example.net`],
  ['connection', (value) => `Server=db;Database=shop;User Id=sa;Password=${value};Encrypt=True`],
  ['mysql', (value) => `mysql -u app -p${value} -h db.example.com shop`],
  ['docker', (value) => `docker login -u app -p ${value} registry.example.com`],
  ['netrc', (value) => `machine api.example.com login app password ${value}`],
  ['prose', (value) => `the password for the staging box is ${value}`],
  ['german', (value) => `Kennwort: ${value}`],
  ['chinese', (value) => `密码是${value}`],
  ['session token', (value) => `aws_session_token = ${value}`],
  ['sql', (value) => `CREATE USER app IDENTIFIED BY '${value}'`],
]
