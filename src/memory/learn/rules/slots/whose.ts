import { remembering } from '../../../../base/remember.ts'
import type { DigestRule } from '../../../../protocol/ports.ts'
import { deniesAnother } from './by-number.ts'
import { speaksOfAnother } from './subject.ts'

/** Somebody else's, another thing's or of this week alone: whatever it says, it stands beside what holds and puts an end to nothing. */
export function isBeside({ text, ends }: Pick<DigestRule, 'text' | 'ends'>, earlier: string): boolean {
  if (ends && ends.how !== 'changes') return false
  if (isForATime(text) || isForATime(ends?.topic ?? '')) return true
  return isOfOthers(text, earlier) || deniesAnother(text, earlier) || speaksOfAnother(text, earlier)
}

/** "The customer uses pnpm, not npm", 客户用 pnpm: of somebody that the earlier statement does not speak of. */
function isOfOthers(later: string, earlier: string): boolean {
  const party = partyIn(later)
  return party !== '' && !saysParty(earlier, party)
}

/** It is so this week, during the holidays, 这次: what holds else stands. */
const isForATime: (text: string) => boolean = remembering(
  (text) => !FOR_GOOD.test(text) && (FOR_A_TIME.test(text) || CHINESE_FOR_A_TIME.test(text)),
)

function partyIn(text: string): string {
  const groups = PARTY.exec(text)?.groups ?? CHINESE_PARTY.exec(text)?.groups
  return groups?.who ?? ''
}

function saysParty(text: string, party: string): boolean {
  return text.toLowerCase().includes(party.toLowerCase().replace(/(?:ies|y|s)$/, ''))
}

/** Whoever is outside of the team. */
const PARTY =
  /^(?:(?:and|but|so|also|btw|note|fyi|by the way)[,:]? )*(?:the |our |their |your |a |one |some |most |all )?(?:\w+ )?(?<who>customer|client|vendor|partner|supplier|contractor|agenc(?:y|ies)|competitor|upstream|reseller|subsidiar(?:y|ies)|parent company|head office)(?:s|s?['’]s?)?(?: [\w-]+){0,2}? (?:still |now |only |all )*(?:us(?:es?|ing)|runs?|sticks?|stays?|works?|builds?|deploys?|tests?|logs?|formats?|hosts?|writes?|ships?|keeps?|tracks?|manages?|wants?|has|have|is|are)\b/i
const CHINESE_PARTY =
  /^(?:另外|[对對]了|注意|[顺順]便[说說]一?下)?[，,]?(?<who>客[户戶]|甲方|乙方|供[应應]商|合作方|合作[伙夥]伴|[对對]方|第三方|[厂廠]商|外包|[竞競]品|[总總]部|分公司|母公司)/
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`
const FOR_A_TIME = new RegExp(
  String.raw`\b(?:this|next|the coming|the following) (?:one )?(?:week(?:end)?|month|sprint|quarter|${DAY}|release|time|once)\b|\b(?:in|for|during|over) the [\w ]{2,24}? (?:week(?:end)?|sprint|break|freeze)\b|\bduring (?:the |our |my |this )?\w|\bover (?:christmas|easter|the (?:holidays?|weekend|break|summer))\b|\b(?:today|tonight|tomorrow|temporarily|just once|for once)\b|\bfor (?:a|one|two|three|the next|the coming|a few|a couple of|these) (?:\w+ )?(?:days?|weeks?|sprints?)\b(?=.*\b(?:instead|only|then)\b)|\bwhile \w+ (?:is|are) (?:away|out|off|on (?:holiday|vacation|leave)|down|sick)\b|\buntil (?:next|the end of|further notice|tomorrow|${DAY})\b`,
  'i',
)
const CHINESE_FOR_A_TIME =
  /[这這下本][个個]?(?:[周週]|星期|[礼禮]拜|月|[个個]?迭代|次|回|版)|[今明][天晚日]|[后後]天|[暂暫][时時]|期[间間]|假期|[过過]年|(?:国[庆慶]|春[节節]|元旦|五一|十一|中秋|[双雙]十一|大促)|[\u3400-\u9fff]{2,6}(?:那|[当當])(?:[周週天]|[几幾]天|[个個]月)/
/** It says itself that it begins then, or has changed by then. */
const FOR_GOOD =
  /\b(?:from|since|as of|starting|beginning|effective)(?: with| from| in| on)? (?:(?:this|next|last|the (?:coming|following|next)) |today|tomorrow|now on|here on)|\b(?:permanently|for good|going forward|switched|moved|migrated|replaced|renamed|dropped|ditched|upgraded|converted|started)\b|[从從自][^，。]{0,8}(?:起|[开開]始)|(?:[周週月天次]|期|迭代)(?:起|[开開]始)|以[后後](?!面)|今[后後]|永久|一直|已[经經]|(?:[换換迁遷切][成到用]|改[成用为為])了/i
