/** Whether the value given to a secret's name is a secret: not a placeholder, a type, a reference, or a word of the language. */

export type Family = 'password' | 'secret' | 'token' | 'api-key' | 'signature' | 'opaque'

/**
 * How a value was written: in quotes, after a NAME in capitals, directly after `=`, bare as in YAML and source code, or
 * after a mere blank. The first two are literals; the others may as well be names of variables.
 */
export type Form = 'quoted' | 'env' | 'shell' | 'bare' | 'prose'

const MIN_LENGTH: Record<Family, number> = { password: 4, secret: 6, token: 8, 'api-key': 8, signature: 16, opaque: 16 }

export function isSecretValue(value: string, family: Family, form: Form): boolean {
  if (value.length < MIN_LENGTH[family] || isStandIn(value)) return false
  if (/[\s\u3000-\u9fff\uac00-\ud7af]/.test(value)) {
    return family === 'password' && form === 'quoted' && isPassphrase(value)
  }
  if (form !== 'quoted' && CODE.test(value)) return false
  const isName = isPlain(value) && !(looksRandom(value) && (form !== 'bare' || /\d/.test(value)))
  // The rest of a link is none.
  if (form === 'prose' && /\]\(|:\/\//.test(value)) return false
  if (form === 'prose') return !isName && isOpaque(value, family === 'password' ? 8 : 20)
  switch (family) {
    case 'password':
      return !isName || isPasswordWord(value, form)
    case 'secret':
      return isName ? isSecretWord(value, form) : !/^\d+$/.test(value)
    case 'opaque':
      return (
        !isName && form !== 'bare' && isOpaque(value, 16) && !SIGNED.test(value) && !UUID.test(value) && isVaried(value)
      )
    default:
      return !isName && isRandom(value)
  }
}

function isOpaque(value: string, min: number): boolean {
  return value.length >= min && /\d/.test(value) && /[A-Za-z]/.test(value)
}

// Under a plain `key` it names a row.
const UUID = /^[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}$/i
// Signs that no key has.
const SIGNED = /[^\w+/=.~-]/

/** Whether the characters are as mixed as if they had been drawn: the second net, behind words that only hint at a secret. */
export function isVaried(value: string): boolean {
  const isHex = /^[a-f\d]+$/i.test(value)
  return entropy(value) >= (isHex ? 3 : 3.6)
}

/** Shannon's: bits for each character. */
function entropy(value: string): number {
  const counts = new Map<string, number>()
  for (const sign of value) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length)
  return bits
}

/** What people write where a secret would go. A default everybody knows (`changeme`) is no secret either. */
export function isStandIn(value: string): boolean {
  return (
    STAND_IN.test(value) ||
    METHOD.test(value) ||
    REFERENCE.test(value) ||
    /\[redacted|EXAMPLE/.test(value) ||
    isMonotonous(value)
  )
}

const STAND_IN =
  /^(?:[<{[•…]|\$(?:[{(]|\w*-?$)|%[A-Z_]+%$|%[sdv({]|#\{|\*{2}|\.{2}|x{3,}|X{3,}|0x[\da-f]*$|[~^]?\d+\.\d+(?:\.\d+)*(?:-[a-z.\d]+)?$|(?:(?:your?|my|the|an?|some|new|old|db|user|api|app|access|auth|client)?[-_ ]?(?:pass(?:word|wd|phrase)?|passwort|kennwort|contraseña|senha|pwd|secrets?|tokens?|(?:api[-_ ]?|secret[-_ ]?|access[-_ ]?)?keys?|credentials?)(?:[-_ ]?(?:here|value|goes here|string|hash))?|change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|it)|placeholder|example|dummy|fake|sample|todo|tbd|null|none|nil|undefined|true|false|test|redacted|hidden|masked|removed|omitted|required|optional|invalid|missing|incorrect|string\??|number|boolean|object|text|bytes|unknown|varchar|secretstr|encrypted|plaintext|hashed|generated|disabled|enabled|include|same-origin)$|your?[-_ ]|insert[-_ ]|enter[-_ ]|replace[-_ ]|example[-_.])/i

// How secrets are hashed, made or asked for: "Passwords: argon2id, never bcrypt."
const METHOD =
  /^(?:argon2(?:id|i|d)?|[bsy]crypt|pbkdf2|(?:pbkdf2[-_])?(?:hmac[-_])?(?:sha|md)-?\d(?:[-_]?\d{2,3})?(?:[-_/]\d{3})?|hmac|hkdf|blake2[bs]?|blake3|aes(?:-?\d{3})?(?:-(?:gcm|cbc|ctr|siv))?|chacha20(?:-?poly1305)?|rsa-?\d{0,4}|e[dc]dsa|ed25519|[hre]s(?:256|384|512)|jwts?|oauth2?|oidc|saml2?|ldaps?|totp|hotp|webauthn|fido2?|passkeys?|kerberos|keycloak|base64|utf-?8)[.]?$/i

// Links, paths and names of places where a secret is kept.
const REFERENCE =
  /^(?:https?:|arn:|op:\/\/|vault:|file:|env:|ssm:|data:|secretref:|ENC\[|![A-Za-z]|@[A-Za-z_]+$|\.{0,2}\/(?:run|etc|var|home|usr|tmp|opt|mnt|root|app|srv|Users|private|workspace)\/|~\/|\.{1,2}\/|[A-Za-z]:[\\/])/

// Operators that only source code puts into a value.
const CODE = /^[a-z_]+\.[a-z_]{2,}\.|\?[.?]|::|->|^[!+=?:~-]|[!=]==?[\w(]/

const NAME_LIKE = /pass|pwd|secret|token|key|cred|hash|input|param|value|field|config|env/i

// Words with a number of their own among them, as people make up passwords: `sunset-copper-391-timber`, `Raven33_Velvet`.
const DICED = /^[A-Za-z]{3,}(?:[-_][A-Za-z]{3,})*(?:[-_]\d{2,4}(?:[-_][A-Za-z]{3,})+|\d{2,4}[-_][A-Za-z]{4,})$/

/** Whether something that could be a name is a password all the same. */
function isPasswordWord(value: string, form: Form): boolean {
  if (/^\d+$/.test(value)) return true
  if (form !== 'prose' && DICED.test(value) && !NAME_LIKE.test(value)) return true
  if (form === 'quoted') return isOneWord(value, 4) || !NAME_LIKE.test(value)
  if (form === 'env') return !/[._]|^[A-Z\d]+$/.test(value)
  if (form === 'shell' && /^[a-z]+$/.test(value)) return true
  return /^[a-z]+\d*$/.test(value) && !NAME_LIKE.test(value) && (form === 'shell' || /\d/.test(value))
}

/** The same for a secret: references to one, as Kubernetes has them, are words with signs between them. */
function isSecretWord(value: string, form: Form): boolean {
  if (form === 'env') return value.length >= 8 && !/[-._:/]|^[A-Z\d]+$/.test(value)
  return form !== 'bare' && isOneWord(value, 8)
}

function isOneWord(value: string, min: number): boolean {
  return value.length >= min && /^[a-z]+\d*$/.test(value)
}

/** Words with capitals or signs between them, each with at most a small number: names, versions, dates. */
export function isPlain(value: string): boolean {
  if (value.length > 120) return false
  const pieces = value
    .replace(FORMATS, 'w')
    .replace(/([A-Za-z]{4}\d|\bV\d)(?=[A-Z][a-z]{2})/g, '$1-')
    .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .split(/[-_.:/]|^@+/)
  return (
    pieces.every((piece) => /^(?:[A-Za-z]?[a-z]*\d{0,2}|[A-Z]+[a-z]{0,2}\d{0,2}|\d{1,8}|v\d+)$/.test(piece)) &&
    !isJumble(value)
  )
}

// Digits that belong to the name of a format or a type.
const FORMATS =
  /base(?:16|32|58|64)|b(?:16|32|64)(?=[a-z])|sha\d{1,3}|utf8|md5|(?:ed|x)25519|x509|pkcs\d{1,2}|u?int\d{1,2}|float\d\d/gi

/** Letters alone can be random too: then capitals stand everywhere. */
function isJumble(value: string): boolean {
  const humps = value.match(/[a-z](?=[A-Z])/g)?.length ?? 0
  return humps > 2 && value.length / (humps + 1) < 4
}

/** What no word has: five consonants in a row, a small letter alone between capitals. Names of variables do. */
export function looksRandom(value: string): boolean {
  return /[bcdfghjklmnpqrstvwxz]{5}/i.test(value) || /[A-Z][a-z][A-Z]/.test(value)
}

export function isRandom(value: string): boolean {
  if (isGibberish(value)) return true
  if (/^\d{16,}$/.test(value)) return true
  if (/\d/.test(value)) return /[A-Za-z]/.test(value)
  const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value)
  return isMixed && value.length >= (looksRandom(value) ? 12 : 20)
}

/** Signs of every kind between the letters: nobody writes that but a password. */
export function isGibberish(value: string): boolean {
  if (value.length < 12 || !/[A-Za-z]/.test(value)) return false
  return new Set(value.match(/[!@#$%^&*()[\]{}<>+?|~]/g)).size >= 4 && !isBalanced(value)
}

/** Brackets of code and of templates close again. */
function isBalanced(value: string): boolean {
  const open: string[] = []
  for (const sign of value.match(/[()[\]{}]/g) ?? []) {
    const pair = { ')': '(', ']': '[', '}': '{' }[sign]
    if (pair === undefined) open.push(sign)
    else if (open.pop() !== pair) return false
  }
  return open.length === 0 && /[()[\]{}]/.test(value)
}

function isMonotonous(value: string): boolean {
  return value.length < 200 && new Set(value).size <= Math.min(3, value.length / 2)
}

function isPassphrase(value: string): boolean {
  if (SENTENCE.test(value) || NAME_LIKE.test(value)) return false
  const words = value.split(' ')
  if (words.length > 12 || words.includes('')) return false
  const isWords = words.length >= 4 && /^[a-z0-9 ]+$/.test(value)
  // With fewer words it takes what a sentence seldom has: a number and another sign.
  return (
    isWords || (value.length <= 64 && /\d/.test(value) && /^[\x20-\x7e]+$/.test(value) && /[!#$%&*@^_~+=-]/.test(value))
  )
}

const SENTENCE =
  /\b(?:the|is|to|your?|an?|and|or|not|be|for|with|of|in|on|must|please|enter|at|should|will|no|use|by|as|least|most|min|max|length|characters?|chars?|letters?|digits?|wrong|invalid|incorrect|required|again|forgot|need|needs|has|have|was|are|than|from|if)\b|[{}<>()[\]]|=>|&&|\|\|/i
