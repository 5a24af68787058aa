import type { Family } from './redact-values.ts'

/** What a name promises about its value; `authorization` and `cookie` have a grammar of their own. */
export type Meaning = Family | 'authorization' | 'cookie'

/** The meaning of the name at the end of `text`: what stands before it does not matter, what follows the keyword does. */
export function meaningOf(text: string): Meaning | undefined {
  const match = SECRET_NAME.exec(text)
  if (match) {
    if (match[1]) return 'password'
    if (match[2]) return 'secret'
    if (match[3]) return OTHER_TOKEN.test(text) ? undefined : 'token'
    return match[4] ? 'api-key' : 'signature'
  }
  if (/authorization$/i.test(text)) return 'authorization'
  if (/cookie$/i.test(text)) return 'cookie'
  if (PASS.test(text)) return 'password'
  if (/(?:^|["'_])auth$/.test(text)) return 'token'
  return /[A-Z0-9]_KEY$/.test(text) ? 'opaque' : undefined
}

const SECRET_NAME =
  /(?:(pass(?:word|wort|wd|phrase|code)|pwd|密[码碼]|口令|パスワード|비밀번호|identified by)|(secret)|(token|credentials?|令牌|(?:php|j)sess(?:ion)?id|connect\.sid)|((?:api|access|private|secret|encrypt(?:ion)?|sign(?:ing)?|auth|master|account|shared|service|deploy|licen[sc]e|ssh|session|client|consumer|app|subscription|admin|root|webhook|jwt|hmac|server)[-_. ]?key|密[钥鑰])|([?&;]sig|x-(?:amz|goog)-signature))(?:[-_. ]?(?:access|key|base|secret|token|pass(?:word|wd)?|pwd|value|hash|plain|raw|b64|base64|enc|encrypted|prod|production|dev|stag(?:e|ing)|test|live|sandbox|local|default|old|new|current|confirm(?:ation)?|admin|root|user|primary|secondary|main|backup|v?\d{1,3}))*$/i

// Tokens of paging, cancelling and language models give no access to anything.
const OTHER_TOKEN =
  /(?:page|next|prev|previous|continuation|cancel(?:lation)?|sync|pad|eos|bos|unk|mask|sep|cls|design)[-_]?token$/i

// `pass` is a word of test reports and of `bypass`; it is a password only as a name of its own or after a sign or a hump.
const PASS = /(?:^|[\s{,(;&?_."'-])pass$|[A-Z0-9]_PASS$|[a-z]Pass$|(?:db|user|smtp|ftp|root|require|master|admin)pass$/
