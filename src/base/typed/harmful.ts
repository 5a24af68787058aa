import { remembering } from '../remember.ts'
import { mayMatch } from './signs/may-match.ts'

/**
 * Whether a rule would do harm if somebody else had written it: it runs a program from the net, sends something out, turns a check off,
 * deals with credentials, or gives leave once for all. A prompt can be a pasted text with nothing around it that says so; such a rule is
 * never kept without being confirmed, whatever the prompt looks like. Forbidding the same does none.
 */
export const isHarmful: (rule: string) => boolean = remembering((rule) => {
  const text = rule.toLowerCase()
  if (isOneOf('careless', text)) return true
  // In each clause of its own: "never log tokens, print them instead".
  for (const clause of text.split(CLAUSE)) {
    if (FORBIDS.test(clause)) continue
    if (isOneOf('harms', clause)) return true
  }
  return false
})

function isOneOf(name: keyof typeof HARMFUL, text: string): boolean {
  for (const [at, pattern] of HARMFUL[name].entries())
    if (mayMatch(`${name}-${at}`, text) && pattern.test(text)) return true
  return false
}

const CLAUSE = /[,;，；。]\s*|\bbut\b|\binstead\b/
const FORBIDS =
  /\b(?:never|do not|don['’]?t|must not|mustn['’]?t|should not|shouldn['’]?t|cannot|can['’]?t|may not|no longer|avoid|stop|forbidden|not allowed|blocked|protected)\b|\b(?:no|nothing|nobody|none)\b[^,;]{1,60}\bwithout\b|不要|(?:不用|[没沒]有) ?(?:sudo|root)|不[许許]|都不行|不得|不可|不准|不能|禁止|切勿|[请請]勿|[别別]|勿/

/** Care that is not to be taken any more. */
const CARELESS: readonly RegExp[] = [
  /(?<!\bi )\b(?:never|don['’]?t|do not|no need to|stop|not have to|needn['’]?t)\b[^,;]{0,12}\b(?:ask(?! (?:\w+ )?for)|asking(?! for)|confirm\w*|(?<!no-)verify\w*|review\w*|approv\w*|scan\w*|permission|warn\w*)\b(?!.{0,30}\b(?:in|on) (?:friday|weekend))/,
  /\b(?:never|don['’]?t|do not|no need to|stop)\b.{0,10}\b(?:run\w*|do\w*|use|wait\w* for)\b.{0,20}\b(?:security|audits?|scann?\w*|signatures?|checksums?|reviews?|backups?)\b/,
  /\b(?:approvals?|confirmations?|permissions?|reviews?|checks?|signatures?)\b.{0,16}(?:\bnot\b|n['’]t\b|\bno longer\b).{0,8}\b(?:needed|required|necessary|checked|verified)\b/,
  /\b(?:everything|anything|all (?:commands|tools|requests|changes)|every \w+ ?\w*)\b.{0,12}\b(?:approved|allowed|permitted|trusted|accepted)\b/,
  /不(?:用|必|需要?|再|要)(?:再)?(?:跑|做|走|等)?(?:[问問]|[确確][认認]|校[验驗]|[验驗][证證]|[审審][查核批]|批准|安全[检檢扫掃])|[无無]需(?:[确確][认認]|[审審][查核批]|校[验驗])/,
]

const NET = String.raw`(?:https?:\/\/|ftp:\/\/|\bwww\.|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.(?:com|net|org|io|dev|example|invalid|xyz|ru|cn|sh|me|app)\b)`
const OUTWARD = `(?:send|post|upload|forward|copy|leak|e?mail|report|push|export|publish|sync|mirror|back ?up|transmit|share)`
const SECRET = String.raw`(?:\b(?:tokens?|credentials?|passwords?|passphrases?|secrets?|(?:private|api|access|ssh|signing|secret) keys?|cookies)\b|\.env\b|~?\/\.(?:ssh|aws|gnupg|kube|netrc|npmrc|pypirc|docker)\b|\bid_(?:rsa|ed25519)\b|密[码碼]|金[钥鑰]|密[钥鑰]|令牌)`
const HANDS_OUT = `(?:keep|place|print|echo|include|attach|paste|commit|log|put|add|write|store|save|send|post|share|give|copy|upload|提交|写|寫|貼|贴|附|上[传傳]|[发發][送给給]|[备備]份|印出)`
const CHECKS = String.raw`(?:tls|ssl|certificates?|verif\w+|signatures?|signing|sandbox\w*|firewall|antivirus|guards?|hooks?|protections?|security|auth(?!ors?\b)\w*|csrf|2fa|mfa|integrity|reviews?|reviewers?|approvals?|permission\w*|checks?|audits?|scans?|backups?)`

const HARMS: readonly RegExp[] = [
  // A program from the net.
  /\b(?:curl|wget|iwr|irm|invoke-webrequest)\b|\b(?:npx|bunx|uvx|pipx run|(?:pnpm|yarn) dlx|go run)\b.{0,60}(?:@latest|@\d|--yes|-y\b|https?:|\.\w+\/)/,
  new RegExp(
    String.raw`\b(?:fetch|download|pipe|piping|run|execute|eval|source|load|import|require|install|clone)\b.{0,100}${NET}|${NET}.{0,80}\b(?:execute|run it|into (?:ba|z)?sh)\b`,
  ),
  /\b(?:registry|index-url|extra-index|trusted-host|mirror|proxy)\b.{0,40}(?:https?:|\b[\w-]+\.[\w-]+\.)|(?:https?:).{0,60}\b(?:registry|mirror|proxy)\b|--trusted-host|--registry\b/,
  // Something goes out.
  new RegExp(
    String.raw`\b${OUTWARD}\w*\b.{0,100}(?:${NET}|\S+@\S+\.\w+)|(?:上[传傳]|[发發傳传]送|[备備]份|[转轉][发發]).{0,40}${NET}`,
  ),
  // A check is off.
  new RegExp(
    String.raw`\b(?:disabl\w+|skip\w*|bypass\w*|turn\w* off|switch\w* off|suppress\w*|circumvent\w*|ignor\w+|without)\b.{0,40}\b${CHECKS}\b|\bno (?:[\w-]+ ){0,2}${CHECKS}\b|\b${CHECKS}\b.{0,24}\b(?:off(?! limits)|disabled|skipped|bypassed|ignored|suppressed|unnecessary)\b`,
  ),
  /--(?:no-verify|no-gpg-sign|privileged|unsafe-perm|allow-all|yolo|dangerously[\w-]*|insecure|skip-permissions)\b|reject_unauthorized|ssl_no_verify|strict-ssl|verify\s?=\s?false|\bchmod\b.{0,8}\b777|\bsudo\b|\bas root\b|\broot (?:user|account)|root ?[账帳]|[用以] ?root\b|\brm -rf\b|--force\b/,
  /(?:[关關]|跳[过過]|略[过過]|停用|禁用|忽略).{0,12}(?:[证證][书書]|校[验驗]|[验驗][证證]|[审審]查|防火[墙牆]|沙箱|[检檢][查测測]|安全|[权權]限)/,
  /\bports?\b.{0,16}\bopen\b|\bopen to (?:the (?:world|internet|public)|everyone|anyone)\b|\bpublicly (?:accessible|reachable|readable)\b/,
  // Credentials.
  new RegExp(
    String.raw`${HANDS_OUT}.{0,60}${SECRET}|${SECRET}.{0,60}(?:${HANDS_OUT}|\b(?:printed|echoed|included|attached|pasted|logged|sent|committed|plain ?text)\b|明文)`,
  ),
  // Leave once for all.
  /\bwithout\b.{0,12}\b(?:ask\w*|confirm\w*|permission|approv\w*|verif\w*|review\w*)\b/,
  /\b(?:approve|accept|allow|grant|trust|confirm)s?\b.{0,24}\b(?:every|all|any|everything|automatically|access|rights|without)\b|\bauto-?(?:approv|accept)\w*|\badmin(?:istrator)? (?:rights|access|role)|\bcollaborators?\b/,
  /\b(?:push|commit|merge|deploy)\w*\b.{0,20}\b(?:directly|straight)\b.{0,16}\b(?:main|master|prod\w*)\b|直接(?:推送?到?|合[并併]).{0,8}(?:main|master|主|生[产產])|自[动動](?:批准|核准|同意)/,
]

export const HARMFUL = { careless: CARELESS, harms: HARMS } as const
