import { SCANNER } from './patterns.ts'
import type { Family } from './values.ts'

/** What a name promises about its value; `authorization` and `cookie` have a grammar of their own. */
export type Meaning = Family | 'authorization' | 'cookie'

/** The meaning of a name in three parts: the keyword, what stands before it (name or text), and the rest of the name. */
export function meaningOf(before: string, word: string, rest: string): Meaning | undefined {
  const meaning = MEANINGS[word.toLowerCase()]?.(before, rest, word)
  if (!meaning || meaning === 'authorization' || meaning === 'cookie') return meaning
  if (word.toLowerCase() === 'cred') return meaning
  const suffix = meaning === 'password' ? rest.replace(/^(?:words?|wort|wd|phrase|code|e$)/i, '') : rest
  return suffix === '' || SUFFIX.test(suffix) ? meaning : undefined
}

/** The meaning of a key of a JSON object. */
export function meaningOfKey(key: string): Meaning | undefined {
  if (key.length < 3) return
  const name = `${key}=`
  SCANNER.lastIndex = 0
  for (let match = SCANNER.exec(name); match?.[1]; match = SCANNER.exec(name)) {
    const meaning = meaningOf(key.slice(0, match.index), match[1], match[2] ?? '')
    if (meaning) return meaning
    SCANNER.lastIndex = match.index + match[1].length
  }
}

type Reading = (before: string, rest: string, word: string) => Meaning | undefined

const password: Reading = () => 'password'
const token: Reading = (before) => (OTHER_TOKEN.test(before) ? undefined : 'token')
const apiKey: Reading = () => 'api-key'

const MEANINGS: Partial<Record<string, Reading>> = {
  pass: (before, rest, word) => (rest !== '' || PASS.test(before + word) ? 'password' : undefined),
  pwd: password,
  pw: password,
  psk: password,
  kennwort: password,
  contraseña: password,
  contrasena: password,
  senha: password,
  пароль: password,
  securestring: password,
  'identified by': password,
  密码: password,
  密碼: password,
  口令: password,
  パスワード: password,
  비밀번호: password,
  secret: () => 'secret',
  token,
  cred: (_before, rest) => (/^(?:ential)?s?(?:[-_]?(?:b64|base64|json))?$/i.test(rest) ? 'token' : undefined),
  令牌: token,
  sessid: token,
  sessionid: token,
  'connect.sid': token,
  auth: (before, rest) =>
    /^orization$/i.test(rest) ? 'authorization' : rest === '' && /(?:^|["'_])$/.test(before) ? 'token' : undefined,
  cookie: (_before, rest) => (rest === '' ? 'cookie' : undefined),
  key: (before) => (KEY_OWNER.test(before) ? 'api-key' : OTHER_KEY.test(before) ? undefined : 'opaque'),
  密钥: apiKey,
  密鑰: apiKey,
  '?sig': () => 'signature',
  '&sig': () => 'signature',
  ';sig': () => 'signature',
  signature: (before) => (/x-(?:amz|goog)-$/i.test(before) ? 'signature' : undefined),
}

// What may follow the keyword in a secret's name. `token_count` and `password_file` name something else.
const SUFFIX =
  /^(?:[-_. ]?(?:access|key|base|secret|token|password|passwd|pass|pwd|value|hash|plain|raw|b64|base64|encrypted|enc|production|prod|dev|staging|stage|test|live|sandbox|local|default|old|new|current|confirmation|confirm|admin|root|user|primary|secondary|main|backup|v?\d{1,3}))+$/i

const KEY_OWNER =
  /(?:api|access|private|secret|encrypt|encryption|sign|signing|auth|master|account|shared|service|deploy|licen[sc]e|ssh|session|client|consumer|app|subscription|admin|root|webhook|jwt|hmac|server|priv|db|database|sdk|write|ingest|integration|rest|crypto)[-_. ]?$/i

// Keys of tables, caches and keyboards open nothing.
const OTHER_KEY =
  /(?:public|pub|foreign|primary|cache|sort|partition|row|range|hash|object|dedupe|idempotency|idempotent|i18n|translation|lookup|map|group|unique|index|host|storage|react|query|state|field|column|record|event|route|composite|natural|candidate|surrogate|hot|short|function|arrow|known|mon|don|tur|jo|hoc|whis)[-_. ]?$/i

// Tokens of paging, cancelling and language models give no access to anything.
const OTHER_TOKEN =
  /(?:page|next|prev|previous|continuation|cancel|cancellation|sync|pad|eos|bos|unk|mask|sep|cls|design|input|output|publickey)[-_ ]?$/i

// `pass` is a word of test reports and of `bypass`; it is a password only as a name of its own or after a sign or a hump.
const PASS =
  /(?:^|[\s{,(;&?_."'-])pass$|[A-Z0-9]_PASS$|[a-z]Pass$|(?:db|user|smtp|ftp|root|require|master|admin|ssh|store|key|trust)pass$/
