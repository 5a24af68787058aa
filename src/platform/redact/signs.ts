/** Beginnings and middles of tokens; those that end with a sign and go on with letters and digits are found by what follows. */
export const SIGNS: readonly string[] = [
  'AKIA',
  'ASIA',
  'ABIA',
  'ACCA',
  'AIza',
  'AKID',
  'AKCp',
  'ABSK',
  'ATATT3',
  'LTAI',
  'SK',
  'dapi',
  'oy2',
  'eyJ',
  'whsec_',
  'glc_',
  'sntry',
  'fm1_',
  'fm2_',
  'fm1a_',
  'fm1r_',
  'fo1_',
  ':AA',
  'Q~',
  '1//0',
  'slack',
  'webhook',
  '.atlasv1.',
  'ATCTT3',
  'ATBB',
  'ATTA',
  'AQVN',
  'EZAK',
  'EZTK',
  'EAA',
  'GR1348941',
  'cmVmd',
  'ZXlK',
  'sha256~',
  'JQQJ99',
  '_mmk',
  ':$apr1$',
  ':$1$',
  ':$5$',
  ':$6$',
  ':$2',
  'SHA}',
  ':5432:',
  ':5433:',
  ':6432:',
  ':6543:',
  ':26257:',
  'thin:',
  'sqlplus ',
  'useradd',
  'usermod',
  'net use',
  'WIFI:',
  '$y$',
  '$6$',
  '$5$',
  '$1$',
  '$argon2',
  'SCRAM-SHA-',
  '"md5',
  'snmp-server',
  '"kty"',
  'Private-Lines',
  'allet',
  'itcoin',
  'phrase',
  'ldap',
  'rabbitmqctl',
  'SETUSER',
  '.login(',
]

/** What opens a block or a header. */
export const OPENINGS: readonly string[] = ['-----begin', '<private>', 'bearer', 'basic', 'mnemonic']

/** What opens an address or an option, and what has to stand in the text as well. */
export const TOGETHER: readonly (readonly [sign: string, other: string])[] = [
  ['://', '@'],
  ['-u', ':'],
  ['--user', ':'],
  ['-b', '='],
  ['-u', '%'],
  ['redis-cli', '-a'],
  ['http', '-a'],
  ['mysql', '-p'],
  ['mariadb', '-p'],
  ['mongo', '-p'],
  ['sqlcmd', '-p'],
  ['bcp', '-p'],
  ['zip', '-p'],
  ['isql', '-p'],
  ['7z', '-p'],
  ['cqlsh', '-p'],
  ['clickhouse', '-p'],
  ['beeline', '-p'],
  ['login', '-p'],
]

export const NAMES: readonly string[] = [
  'pass',
  'pwd',
  'pw',
  'secret',
  'token',
  'key',
  'cred',
  'auth',
  'cookie',
  'sessid',
  'sessionid',
  'connect.sid',
  'sig',
  '密',
  '口令',
  '令牌',
  'パスワード',
  '비밀번호',
  'identified by',
  'psk',
  'kennwort',
  'contrase',
  'senha',
  'пароль',
  'securestring',
]

/**
 * A name with something behind it that could be its value: a sign; after mere blanks a word with a digit in it; after `is` one that is
 * long or has more than letters. As an option, and after `login` or `ssh`, a name takes any word.
 */
export const NAME_WITH_VALUE =
  /(?:pass|pwd|pw|secret|token|key|cred|auth|cookie|sess(?:ion)?id|connect\.sid|sig|密.|口令|令牌|パスワード|비밀번호|identified by|psk|kennwort|contrase.a|senha|пароль|securestring)[\w-]{0,24}(?:[\\"'`\])?!,:=>(：＝是为為は[.+|<]|[ \t]{1,16}(?:[\\"'`\])?!,:=>(：＝是为為は[|.+<-]|\*?string|\[\]byte|str |(?:(?:for|of|on|to) [^\n]{1,40}? )?(?:is|was|ist|lautet|est|es|é) (?:\S*[^a-z\s.,]|\S{12})|(?:for|of|on|to) [^\n]{1,40}?: \S*[^a-z\s.,]|as string|\S*\d)|[\s,]{1,20}["'\\]{0,4}value|[^\r\n\w]{1,4}(?:[a-z]{1,12}[^\r\n\w/.]{1,4}){0,4}?(?=[a-z+/_-]{0,40}\d)[a-z\d+/_-]{24})|["'][ \t)]{0,4}[!=]==?[ \t(]{0,4}[\w.$@-]{0,40}(?:pass|pwd|secret|token|key)|kind\\*["']?:[ \t]*\\*["']?secret|--[a-z-]{0,32}(?:pass|pwd|pw|secret|token|key|cred|auth|cookie|sess|connect|sig|密|口令|令牌|パスワード|비밀번호|identified|psk|kennwort|contrase|senha|пароль|securestring)|login|ssh|passwd|storepass|keypass|set password|password for |enable secret|oauth"/

/**
 * The body of a token behind a word that may be its prefix, which is no hexadecimal number; with a digit in it, except after the few
 * that are known without; and the middle of a token in three parts.
 */
export const LONG_BODY =
  /[g-zA-Z][A-Za-z\d]{0,11}[_.-]{1,3}(?=[A-Za-z_.-]{0,40}\d)[\w.-]{14}|(?:hf|sk|gl[a-z]{2,5}|hv[sbr]|dckr|sb)[_.-][\w.-]{14}|\.[\w-]{6}\.[\w-]{20}|pat[A-Za-z\d]{14}\.|[a-f\d]{32}-(?:us\d|[a-f\d]{8}-[a-f\d]{8})|\d{15}\|[\w-]{27}/

/** That, or a run of letters and digits where a value would begin. */
export const EITHER_BODY =
  /[g-zA-Z][A-Za-z\d]{0,11}[_.-]{1,3}(?=[A-Za-z_.-]{0,40}\d)[\w.-]{14}|(?:hf|sk|gl[a-z]{2,5}|hv[sbr]|dckr|sb)[_.-][\w.-]{14}|\.[\w-]{6}\.[\w-]{20}|pat[A-Za-z\d]{14}\.|[a-f\d]{32}-(?:us\d|[a-f\d]{8}-[a-f\d]{8})|\d{15}\|[\w-]{27}|[:= \t"'`](?=[A-Za-z_-]{0,40}\d)[A-Za-z\d_-]{20}/
