import { AS_WRITTEN } from '../../base/families/families.ts'
import type { Claim } from './claims.ts'
import { tokensIn } from './tokens.ts'
import { FILLER, stem } from './words.ts'

/** What was chosen, for what and over what: another choice for the same, or the other one of the two, says otherwise. */
export function choiceClaims(sentence: string): Claim[] {
  return [...usedFor(sentence), ...preferred(sentence)]
}

/** "Using Redis for the sessions", 用 Redis 存会话: another name used for the same, of whatever kind it is. */
function usedFor(sentence: string): Claim[] {
  const { name, what } = (USED_FOR.exec(sentence) ?? USED_FOR_ZH.exec(sentence))?.groups ?? {}
  if (name === undefined || what === undefined) return []
  const about = /[\u3400-\u9fff]/.test(what) ? what : plain(what)
  return about === '' ? [] : [{ key: `used for|${about}`, value: name.toLowerCase(), shown: asWritten(name) }]
}

/** "chose UUIDv7 over UUIDv4", "webhooks instead of polling": whichever of the two it is, it is not the other. */
function preferred(sentence: string): Claim[] {
  const found = PREFERRED.map((pattern) => pattern.exec(sentence)?.groups).find(Boolean)
  const [now, old] = [plain(found?.now ?? ''), plain(found?.old ?? '')]
  if (now === '' || old === '' || now === old) return []
  const what = plain((found?.what ?? '').replace(WHY, ''))
  return [
    {
      key: `either|${[now, old].sort().join('|')}${what === '' ? '' : `|${what}`}`,
      value: now,
      shown: asWritten((found?.now ?? '').trim()),
    },
  ]
}

function asWritten(name: string): string {
  return AS_WRITTEN.get(name.toLowerCase()) ?? name
}

function plain(words: string): string {
  return tokensIn(words)
    .flatMap(({ text }) => (FILLER.has(text) || !/[\p{L}\p{N}]/u.test(text) ? [] : [stem(text)]))
    .join(' ')
}

const USED_FOR =
  /^(?:we |i )?us(?:e|ing) (?!(?:the|an?|our|this|that|these|it|them|only|one|two)\b)(?<name>[A-Za-z][\w.+#-]*) (?:for|as) (?:the |our |all )?(?<what>[\w -]{3,40}?)[.]?$/i
const USED_FOR_ZH =
  /^(?:use |我们用|我们使用|用|使用)\s?(?<name>[A-Za-z][\w.+#-]*)\s?(?:来)?(?<what>(?:存储?|做|作为|当|管理|处理|生成|发送?|跑|写)[\u3400-\u9fff]{1,12})$/
const THING = String.raw`(?:[\w.+#/-]+ ){0,2}[\w.+#/-]+`
const PREFERRED: readonly RegExp[] = [
  new RegExp(
    String.raw`\buse (?:an? |the )?(?<now>${THING}) (?:over|rather than|instead of|and not|,? not) (?:using |an? |the )?(?<old>${THING}?)(?: (?:for|in|as) (?:the |our |all )?(?<what>[^,;]{2,60}))?[.]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^instead of (?:using |an? |the )?(?<old>${THING}?),? (?:we |i )?us(?:e|ing) (?:an? |the )?(?<now>${THING})$`,
    'i',
  ),
  /^(?:use |我?[们們]?(?:用|使用|改用|[选選](?:了|[择擇]了?|用)?))\s?(?<now>[\w.+#-]+)\s?[，,]?(?:而不是|而不用|而非|不用|不要用|代替|取代)\s?(?<old>[\w.+#-]+)(?:[，,].*)?$/,
]
/** A choice for another reason is another choice of the same. */
const WHY = /\b(?:because|since|as|so that|due to|to avoid)\b.*$/i
