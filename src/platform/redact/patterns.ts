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
    String.raw`([Pp]ass|PASS|[Pp]wd|PWD|\bpw\b|[Ss]ecret|SECRET|[Tt]oken|TOKEN|[Kk]ey|KEY|[Cc]red|CRED|[Aa]uth|AUTH|[Cc]ookie|COOKIE|SESS(?:ION)?ID|connect\.sid|[?&;]sig(?==)|Signature|密[码碼钥鑰]|口令|令牌|パスワード|비밀번호|IDENTIFIED BY|identified by)([\w-]{0,24})`,
    '(-[ub]|--user)[ =]',
    '(-----BEGIN[A-Z0-9 ]{1,24}PRIVATE KEY(?: BLOCK)?-----|<private>)',
    String.raw`(:\/\/[^\s/?#@:"'\x60<>\\[]{0,80}:)([^\s/"'\x60<>\\]{1,256})@`,
    String.raw`([Bb]earer|BEARER|Basic)[ \t]`,
    String.raw`(A(?:KIA|SIA|BIA|CCA|Iza|KID|KCp|BSK|TATT3)|LTAI|SK(?=[a-f\d]{32})|dapi(?=[a-f\d])|hf(?=_)|oy2|eyJ|sk(?=-(?:ant|proj|svc|adm|or))|gl[a-z]{2,5}(?=-)|hv[sbr](?=\.)|(?:glc|fm[12]|sntry[su]|whsec|dckr|sb)(?=_))`,
    String.raw`(\d:AA|\dQ~|1\/\/0|[MNO][\w-]{23,27}\.[\w-]{6}\.|\.atlasv1\.|hooks\.slack\.com\/|webhook(?:s|b2)\/)`,
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
  hex32: /[a-f0-9]{32}(?![A-Za-z0-9])/y,
} as const

export type Token = readonly [kind: string, run: keyof typeof RUNS, min: number, prefixes: string]

/** A token is one of the prefixes and at least `min` characters of the run. The first that fits wins. */
export const TOKENS: readonly Token[] = [
  ['aws', 'awsId', 16, 'AKIA ASIA ABIA ACCA'],
  ['aws', 'base64', 60, 'ABSK'],
  ['anthropic', 'word', 20, 'sk-ant-'],
  ['openrouter', 'word', 20, 'sk-or-'],
  ['openai', 'word', 20, 'sk-proj- sk-svcacct- sk-admin- sk-'],
  ['google', 'word', 30, 'AIza AQ.A'],
  ['google', 'dotted', 20, 'ya29. GOCSPX-'],
  ['github', 'alnum', 36, 'ghp_ gho_ ghu_ ghr_'],
  ['github', 'dotted', 36, 'ghs_'],
  ['github', 'word', 22, 'github_pat_'],
  ['gitlab', 'dotted', 20, 'glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glimt- glagent- gloas-'],
  ['slack', 'word', 20, 'xoxa- xoxb- xoxc- xoxd- xoxe- xoxe.xoxb- xoxe.xoxp- xoxo- xoxp- xoxr- xoxs- xapp-'],
  ['stripe', 'alnum', 20, 'sk_live_ sk_test_ rk_live_ rk_test_'],
  ['stripe', 'base64', 24, 'whsec_'],
  ['npm', 'alnum', 36, 'npm_'],
  ['pypi', 'word', 50, 'pypi-'],
  ['huggingface', 'alnum', 30, 'hf_'],
  ['sendgrid', 'dotted', 40, 'SG.'],
  ['twilio', 'hex32', 32, 'SK'],
  ['digitalocean', 'hex', 64, 'doo_v1_ dop_v1_ dor_v1_'],
  ['databricks', 'hex32', 32, 'dapi'],
  ['vault', 'word', 20, 'hvs. hvb. hvr.'],
  ['cloudflare', 'alnum', 40, 'cfk_ cfut_ cfat_'],
  ['shopify', 'hex', 32, 'shpat_ shpca_ shppa_ shpss_'],
  ['mailgun', 'hex32', 32, 'key-'],
  ['linear', 'alnum', 32, 'lin_api_ lin_oauth_'],
  ['supabase', 'hex', 40, 'sbp_'],
  ['supabase', 'word', 20, 'sb_secret_ sbp_oauth_'],
  ['docker', 'word', 20, 'dckr_pat_ dckr_oat_'],
  ['planetscale', 'dotted', 30, 'pscale_tkn_ pscale_pw_ pscale_oauth_'],
  ['postman', 'word', 50, 'PMAK-'],
  ['pulumi', 'hex', 40, 'pul-'],
  ['doppler', 'dotted', 40, 'dp.pt. dp.st. dp.ct. dp.sa.'],
  ['grafana', 'word', 32, 'glsa_'],
  ['grafana', 'base64', 32, 'glc_'],
  ['newrelic', 'alnum', 27, 'NRAK-'],
  ['sentry', 'base64', 40, 'sntrys_ sntryu_'],
  ['notion', 'alnum', 40, 'ntn_ secret_'],
  ['figma', 'word', 30, 'figd_ figo_'],
  ['atlassian', 'word', 24, 'ATATT3'],
  ['square', 'word', 22, 'sq0atp- sq0csp-'],
  ['fly', 'base64', 60, 'fm1_ fm2_'],
  ['heroku', 'word', 30, 'HRKU-'],
  ['netlify', 'alnum', 36, 'nfp_'],
  ['vercel', 'alnum', 24, 'vcp_ vck_ vca_'],
  ['render', 'alnum', 28, 'rnd_'],
  ['replicate', 'alnum', 37, 'r8_'],
  ['groq', 'alnum', 48, 'gsk_'],
  ['xai', 'alnum', 60, 'xai-'],
  ['perplexity', 'alnum', 40, 'pplx-'],
  ['tavily', 'word', 24, 'tvly-'],
  ['pinecone', 'word', 40, 'pcsk_'],
  ['langsmith', 'word', 40, 'lsv2_pt_ lsv2_sk_'],
  ['resend', 'word', 28, 're_'],
  ['sonar', 'hex', 40, 'sqp_ squ_ sqa_'],
  ['rubygems', 'hex', 48, 'rubygems_'],
  ['nuget', 'alnum', 43, 'oy2'],
  ['artifactory', 'alnum', 60, 'AKCp'],
  ['age', 'alnum', 50, 'AGE-SECRET-KEY-'],
  ['contentful', 'word', 40, 'CFPAT-'],
  ['posthog', 'alnum', 40, 'phx_'],
  ['tailscale', 'word', 30, 'tskey-'],
  ['brevo', 'word', 60, 'xkeysib-'],
  ['alibaba', 'alnum', 16, 'LTAI'],
  ['tencent', 'alnum', 32, 'AKID'],
]
