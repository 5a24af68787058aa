/**
 * Whether a text may hold a secret; a no is certain. The scanner answers that too, but compiling it takes longer than the rest of the
 * redaction, and most texts of a hook are a few words long. Whatever scan.ts can claim needs one of these signs.
 */
export function mayHoldSecret(text: string): boolean {
  // Half of all output says so of its tests.
  const low = text.toLowerCase().replaceAll('passed', ' ')
  for (const word of WORDS) if (low.includes(word)) return true
  for (const sign of SIGNS) if (text.includes(sign)) return true
  return LONG_BODY.test(text)
}

/** Names of secrets, options that take one, and what opens a block, an address or a header. */
const WORDS: readonly string[] = [
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
  '-u ',
  '-u=',
  '-b ',
  '-b=',
  '--user',
  '-----begin',
  '<private>',
  '://',
  'bearer',
  'basic',
]

/** Beginnings and middles of tokens; those that end with a sign and go on with letters and digits are found by what follows. */
const SIGNS: readonly string[] = [
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
  ':AA',
  'Q~',
  '1//0',
  'slack',
  'webhook',
]

const LONG_BODY = /[_.-][\w.-]{16}/
