import { anyWordOf } from '../any-word-of.ts'
import type { Span } from '../span.ts'
import { isPlain, isRandom, isSecretValue, isStandIn, isVaried } from '../values.ts'

/** Adds what is secret because of the form it stands in: a line of a router, the second word behind a command, a column of a table. */
export function claimForms(text: string): Span[] {
  const more: Span[] = []
  for (const one of formsFor(text)) claimForm(text, one, more)
  if (MANY.test(text)) for (const one of LISTS) claimForm(text, one, more)
  if (text.includes('|') && COLUMN.test(text)) more.push(...claimColumns(text))
  return more.sort((a, b) => a.start - b.start)
}

function claimForm(text: string, { sign, pattern: makePattern, kind, fits }: SecretForm, more: Span[]): void {
  if (!text.includes(sign)) return
  const pattern = makePattern()
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    for (const place of match.indices?.slice(1) ?? [])
      if (place && fits(text.slice(...place))) more.push({ kind, start: place[0], end: place[1] })
  }
}

/** One expression for all signs that hardly any text has is cheaper than a look for each, unless it is made for a few short texts. */
function formsFor(text: string): readonly SecretForm[] {
  if (text.length < LONG && asked++ < FEW) return FORMS
  rare ??= anyWordOf(new Set(FORMS.map(({ sign }) => sign).filter((sign) => !COMMON.has(sign))))
  if (rare.test(text)) return FORMS
  common ??= FORMS.filter(({ sign }) => COMMON.has(sign))
  return common
}

let rare: RegExp | undefined
let common: readonly SecretForm[] | undefined
let asked = 0
const FEW = 16
const LONG = 4000
const COMMON: ReadonlySet<string> = new Set(['\n', ',', '${', 'user', 'username ', 'send', 'rivate', 'phrase'])

interface SecretForm {
  /** Stands in every text that has one. */
  readonly sign: string
  /** Its groups are what is secret. */
  pattern(): RegExp
  readonly kind: string
  fits(value: string): boolean
}

/** Nothing else can stand there. */
const written = (value: string): boolean => value.length >= 4 && !isStandIn(value) && !/^[$<{%]/.test(value)
/** A text of its own could stand there. */
const password = (value: string): boolean => isSecretValue(value, 'password', 'shell') && isRandom(value)
const lively = (value: string): boolean => !isStandIn(value) && !isPlain(value) && isRandom(value)
const random = (value: string): boolean => lively(value) && isVaried(value)
const account = (value: string): boolean => value.startsWith('$') || password(value)
/** Its own notation says what it is. */
const any = (): boolean => true

/** An expression is made when a text first has its sign: most texts have none of them. */
function form(sign: string, make: () => RegExp, fits = written, kind = 'password'): SecretForm {
  let made: RegExp | undefined
  return {
    sign,
    kind,
    fits,
    pattern: () => {
      made ??= make()
      made.lastIndex = 0
      return made
    },
  }
}

const FORMS: readonly SecretForm[] = [
  // Accounts of a machine
  form('chpasswd', () => /(?:^|["'\s])[\w.-]{1,64}:([^\s"'|:]{4,128})["']?[ \t]*\|[ \t]*(?:sudo )?chpasswd/dg),
  form('useradd', () => /\buseradd\b[^\n;|]{0,120}? -p ['"]?([^\s'"]{4,200})/dg, account),
  form('usermod', () => /\busermod\b[^\n;|]{0,120}? -p ['"]?([^\s'"]{4,200})/dg, account),
  form('htpasswd', () => /\bhtpasswd -[a-zA-Z]*b[a-zA-Z]* \S{1,200} \S{1,64} ['"]?([^\s'"]{4,128})/dg),
  form('vncpasswd', () => /\bvncpasswd\b[^\n|;]{0,40}<<<[ \t]*['"]?([^\s'"]{4,128})/dg),
  form('net user', () => /\bnet user \S{1,64} ([^\s/*]\S{3,127}) \/add/dgi),
  form('net use', () => /\bnet use [^\n]{1,120}? ([^\s/*\\]\S{3,127}) \/user:/dgi),
  form('wpa_passphrase', () => /\bwpa_passphrase ["']?[^\s"']{1,64}["']? ["']?([^\s"'<]{8,63})/dg),
  form('WIFI:', () => /\bWIFI:[^\n]{0,120}?\bP:([^;\n]{4,64});/dg),
  // Hashes of passwords
  form('$y$', () => /(\$g?y\$[\w./]{1,16}\$[\w./]{4,64}\$[\w./]{20,120})/dg, any, 'password-hash'),
  form('$6$', () => /(\$6\$(?:rounds=\d+\$)?[\w./]{1,16}\$[\w./]{40,120})/dg, any, 'password-hash'),
  form('$5$', () => /(\$5\$(?:rounds=\d+\$)?[\w./]{1,16}\$[\w./]{20,120})/dg, any, 'password-hash'),
  form('$1$', () => /(\$1\$[\w./]{1,8}\$[\w./]{22})/dg, any, 'password-hash'),
  form('$argon2', () => /(\$argon2i?d?\$[\w./+=,$-]{20,200})/dg, any, 'password-hash'),
  form(
    'SCRAM-SHA-',
    () => /(SCRAM-SHA-\d+\$\d+:[\w+/=]{8,64}\$[\w+/=]{20,120}:[\w+/=]{20,120})/dg,
    written,
    'password-hash',
  ),
  form('"md5', () => /"(md5[a-f\d]{32})"/dg, any, 'password-hash'),
  // Routers
  form('enable secret', () => /\benable secret (?:\d )?(\S{4,128})/dg),
  form('enable password', () => /\benable password (?:\d )?(\S{4,128})/dg),
  form('username ', () => /\busername \S{1,64} (?:privilege \d{1,2} )?(?:password|secret) \d (\S{4,128})/dg),
  form('snmp-server', () => /\bsnmp-server community (\S{4,64})/dg),
  // Keys of their own notation
  form('"kty"', () => /"(?:d|p|q|dp|dq|qi|k)"[ \t]{0,4}:[ \t]{0,4}"([\w-]{20,1024})"/dg, written, 'private-key'),
  form(
    'Private-Lines',
    () => /Private-Lines: \d{1,4}\s{1,4}((?:[A-Za-z\d+/=]{4,80}\s{0,3}){1,64})/dg,
    written,
    'private-key',
  ),
  form('Private-MAC', () => /Private-MAC: ([a-f\d]{40,64})/dg, written, 'private-key'),
  form('BEGIN SSH2', () => /---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----([^-]{20,8192})/dg, written, 'private-key'),
  form(
    'client-key-data',
    () => /client-key-data["']?:[ \t]{0,4}["']?([A-Za-z\d+/=]{40,16384})/dg,
    written,
    'private-key',
  ),
  form('itcoin', () => /\b(5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})\b/dg, lively, 'private-key'),
  form('allet', () => /\b(5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})\b/dg, lively, 'private-key'),
  form('allet', () => /[Ww]allet[\w.]{0,32}\([ \t]{0,4}["'](0x[a-fA-F\d]{64})["']/dg, any, 'private-key'),
  form('rivate', () => /[Pp]rivate[-_ ]?[Kk]ey[^\w\n]{1,12}(0x[a-fA-F\d]{64})\b/dg, any, 'private-key'),
  form('PRIVATE_KEY', () => /PRIVATE_KEY[^\w\n]{1,8}(0x[a-fA-F\d]{64})\b/dg, any, 'private-key'),
  form('nemonic', () => /nemonic\w{0,16}[^a-z\n]{1,12}((?:[a-z]{3,8} ){11,23}[a-z]{3,8})/dg, written, 'mnemonic'),
  form('NEMONIC', () => /NEMONIC\w{0,16}[^a-z\n]{1,12}((?:[a-z]{3,8} ){11,23}[a-z]{3,8})/dg, written, 'mnemonic'),
  form(
    'phrase',
    () => /(?:seed|recovery|backup|secret)[ _-]phrase[^a-z\n]{1,12}((?:[a-z]{3,8} ){11,23}[a-z]{3,8})/dgi,
    written,
    'mnemonic',
  ),
  // Programs and calls that are told one
  form('ldap', () => /\bldap[a-z]{3,12}\b[^\n|;]{0,160}? -w ["']?([^\s"']{4,128})/dg),
  form(
    'rabbitmqctl',
    () => /\brabbitmqctl (?:add_user|change_password|authenticate_user) \S{1,64} ["']?([^\s"']{4,128})/dg,
  ),
  form('SETUSER', () => /\bSETUSER \S{1,64} [^\n]{0,80}?>(\S{4,128})/dg),
  form('.login(', () => /\.login\([ \t]{0,4}["'][^"'\n]{1,80}["'],[ \t]{0,4}["']([^"'\n]{4,120})["']/dg, password),
  form('send', () => /[Pp]assword[^\n]{0,24}\n[ \t]{0,16}send(?:_user)?[ \t]{1,4}(?:-- )?"([^"\\\n]{4,120})\\[rn]"/dg),
  form('-oauth"', () => /"(?:github|gitlab|bitbucket)-oauth"[^"]{1,8}"[^"\n]{1,120}"[^"]{1,8}"([^"\n]{16,200})"/dg),
  // Settings whose value does not stand behind the name
  form(
    'variable "',
    () =>
      /variable "[\w-]*(?:password|passwd|secret|token|key)[\w-]*"[ \t]{0,4}\{[^{}]{0,200}?default[ \t]{0,8}=[ \t]{0,4}"([^"\n]{6,200})"/dgi,
    lively,
  ),
  form(
    '<key>',
    () =>
      /<key>[^<\n]{0,64}(?:[Pp]assword|[Ss]ecret|[Tt]oken|[Kk]ey)<\/key>\s{0,32}<string>([^<\s]{8,400})<\/string>/dg,
    random,
  ),
  form(
    'define(',
    () => /define\([ \t]{0,4}["'][A-Z_]{0,40}(?:KEY|SALT|PASSWORD|SECRET|TOKEN)["'],[ \t]{0,16}'([^'\n]{8,200})'/dg,
    (value) => written(value) && !/^[a-z ]+$/i.test(value),
  ),
  form(
    '${',
    () => /\$\{\w{0,40}(?:PASS|PASSWORD|SECRET|TOKEN|API_KEY):?[-=]([^}\s"'$]{4,200})\}/dg,
    (value) => isSecretValue(value, 'password', 'env') && random(value),
  ),
  // A text in two halves, and a row of a table
  form(
    '\n',
    () =>
      /(?:[Pp]assword|[Ss]ecret|[Tt]oken|[Kk]ey)["']?[ \t]{0,4}[:=][ \t]{0,4}\(?["']([^"'\n]{6,200})["'][ \t]{0,4}[+.\\&]?[ \t]{0,4}\r?\n[ \t]{0,32}[+.&]?[ \t]{0,4}["']([^"'\n]{6,200})["']/dg,
    lively,
  ),
  form(
    ',',
    () =>
      /(?:^|\n)[\w.-]{0,40}(?:[Tt]oken|TOKEN|[Ss]ecret|SECRET|[Pp]assword|[Kk]ey|KEY),([^\s,"'()]{12,400})(?=,|\r?\n|$)/dg,
    random,
  ),
  // Said to a person
  form(
    'user',
    () => /[Pp]assword for (?:the )?[\w-]{2,32} user(?: \([^)\n]{1,32}\))?(?: is)?:?[ \t]{1,4}(\S{8,128})/dg,
    password,
  ),
  form(
    'SET PASSWORD',
    () => /SET PASSWORD(?: FOR [^=\n]{1,64})?[ \t]{0,4}=[ \t]{0,4}(?:PASSWORD\()?'([^'\n]{4,128})'/dg,
  ),
]

/** Lists of them: looked for where something that has several is named. */
const LISTS: readonly SecretForm[] = [
  form(
    '[',
    () =>
      /(?:tokens|secrets|passwords|api_?keys|apiKeys|API_KEYS|TOKENS)\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\[\s{0,16}["']([^"'\s]{12,400})["'](?:,\s{0,16}["']([^"'\s]{12,400})["'])?(?:,\s{0,16}["']([^"'\s]{12,400})["'])?/dg,
    random,
  ),
  form(
    '\n',
    () =>
      /(?:tokens|secrets|passwords|api_?keys)["']?:[ \t]{0,4}\r?\n[ \t]{0,16}- ["']?([^\s"':]{20,400})(?=["']?(?:\s|$))/dg,
    random,
  ),
]
const MANY = /tokens|secrets|passwords|api_?keys|apiKeys|API_KEYS|TOKENS/

/** A table with a column of passwords. */
function claimColumns(text: string): Span[] {
  const more: Span[] = []
  let at = 0
  let column = -1
  for (const line of text.split('\n')) {
    const cells = line.split('|')
    const head = cells.findIndex((cell) => HEAD.test(cell.trim()))
    if (cells.length < 3) column = -1
    else if (head >= 0 && column < 0) column = head
    else if (column >= 0) {
      const cell = cells[column] ?? ''
      const value = cell.trim().replace(/^`|`$/g, '')
      const start = at + cells.slice(0, column).join('|').length + (column > 0 ? 1 : 0) + cell.indexOf(value)
      if (password(value)) more.push({ kind: 'password', start, end: start + value.length })
    }
    at += line.length + 1
  }
  return more
}

const HEAD = /^(?:password|passwd|pwd|secret|token|api[ _-]?key|密码|密碼|パスワード)$/i
const COLUMN = /\|[ \t]{0,16}(?:password|passwd|pwd|secret|token|api[ _-]?key|密码|密碼|パスワード)[ \t]{0,16}\|/i
