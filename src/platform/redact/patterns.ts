/**
 * Where a secret may begin: one alternation, evaluated once per text. No match is the whole cost of ordinary text; a match
 * is only a suspicion, which scan.ts confirms. Three laws keep it cheap for a process that lives for milliseconds. It is
 * short, because compiling it costs more than running it: what follows a beginning is read by other patterns. Every
 * repetition is bounded, so the scan is linear. There is no lookbehind, for which JavaScriptCore would not compile it.
 *
 * Groups: 1 word and 2 rest of a name; 3 option with credentials; 4 private block; 5 head and 6 password of a URL;
 * 7 authorization scheme; 8 prefix without a sign; 9 token known by its middle.
 * A match without a group is the sign between a token's prefix and its body.
 */
export const SCANNER = new RegExp(
  [
    String.raw`([Pp]ass|PASS|[Pp]wd|PWD|\bpw\b|[Ss]ecret|SECRET|[Tt]oken|TOKEN|[Kk]ey|KEY|[Cc]red|CRED|[Aa]uth|AUTH|[Cc]ookie|COOKIE|SESS(?:ION)?ID|connect\.sid|\bpsk\b|PSK\b|[Kk]ennwort|[Cc]ontrase[ñn]a|[Ss]enha\b|[Пп]ароль|SecureString|[?&;]sig(?==)|Signature|密[码碼钥鑰]|口令|令牌|パスワード|비밀번호|IDENTIFIED BY|identified by)([\w-]{0,24})`,
    String.raw`(-[ubaU](?=[ ="'])|-[pP](?=[ ="'A-Za-z\d])|--(?:proxy-)?user(?=[ =]))`,
    '(-----BEGIN[A-Z0-9 ]{1,24}PRIVATE KEY(?: BLOCK)?-----|<private>)',
    String.raw`(:\/\/(?:[^\s/?#@:"'\x60<>\\[]{0,80}:)?)([^\s/"'\x60<>\\]{1,256})@`,
    String.raw`([Bb]earer|BEARER|Basic)[ \t]`,
    String.raw`(A(?:KIA|SIA|BIA|CCA|Iza|KID|KCp|BSK|TATT3|TCTT3|TBB|TTA|QVN)|LTAI|EZ[AT]K|EAA[A-Z]|GR1348941|cmVmd|ZXlK|pat(?=[A-Za-z\d]{14}\.)|sha256(?=~)|SK(?=[a-f\d]{32})|dapi(?=[a-f\d])|hf(?=_)|oy2|eyJ|sk(?=-(?:ant|proj|svc|adm|or))|gl[a-z]{2,5}(?=-)|hv[sbr](?=\.)|(?:glc|fm[12][ar]?|fo1|sntry[su]|whsec|dckr|sb)(?=_))`,
    String.raw`(\d:AA|\dQ~|:\$(?:apr1|[156]|2[aby])\$|:\{S?SHA\}|:(?:5432|5433|6432|6543|26257):[\w*.-]{1,64}:[\w@.-]{1,64}:|-us\d|_mmk|JQQJ99|\d\|[\w-]{27}|-[a-f\d]{8}-[a-f\d]{8}\b|1\/\/0|[MNO][\w-]{23,27}\.[\w-]{6}\.|\.atlasv1\.|hooks\.slack\.com\/|webhook(?:s|b2)\/|thin:\w{1,40}\/|sqlplus (?:-\w{1,2} )?\w{1,40}\/)`,
    String.raw`[_.-](?=[A-Za-z\d])(?=[A-Za-z_.-]{0,40}\d)[\w.-]{16}`,
  ].join('|'),
  'g',
)

/**
 * What a token's body is made of; sticky, so that a body is read where its prefix ends. Bounded like the scanner: a body
 * that turns out to be none must not have cost the rest of the text. What is claimed is then followed further.
 */
export const RUNS = {
  alnum: /[A-Za-z0-9]{0,256}/y,
  hex: /[A-Fa-f0-9]{0,256}/y,
  base64: /[A-Za-z0-9+/=]{0,256}/y,
  word: /[\w-]{0,256}/y,
  dotted: /[\w-]{1,256}(?:\.[\w-]{1,256}){0,4}/y,
  // An exact length. A secret access key often stands next to its id, with nothing to name it.
  awsId: /[A-Z0-9]{16}(?![A-Za-z0-9])(?:[\s,;|:"']{1,4}[A-Za-z0-9/+]{40}(?![\w/+=]))?/y,
  // The same, and what is written as one.
  uuid: /[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}(?![\w-])/y,
  airtable: /[A-Za-z0-9]{14}\.[a-f0-9]{64}/y,
  upper: /[A-Z0-9-]{0,64}(?![a-z])/y,
  // An exact length, because the prefix is one letter.
  alnum24: /[A-Za-z0-9]{24}(?![\w.(-])/y,
  hex32: /[a-f0-9]{32}(?![A-Za-z0-9])/y,
} as const
