import { remembering } from '../../remember.ts'

/** The words that say what a sentence is about: not those that demand, forbid or allow. By them a limit is found again. */
export const mattersOf: (text: string) => ReadonlySet<string> = remembering(mattersNow)

/** The kinds of deed a sentence speaks of. */
export const deedsOf: (text: string) => ReadonlySet<string> = remembering(deedsNow)

function mattersNow(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  const isChinese = /[\u3400-\u9fff]/.test(text)
  for (const word of text.toLowerCase().match(isChinese ? /[a-z0-9_][\w.-]*/g : /[a-z0-9_][\w.-]{2,}/g) ?? []) {
    const plain = word.replace(/[.-]+$/, '')
    // Between Chinese words a Latin one is a name.
    if (isChinese || !DEMANDS.test(plain)) words.add(stemOf(plain))
  }
  for (const run of text.replace(CHINESE_DEMANDS, ' ').match(/[\u3400-\u9fff]{2,}/g) ?? []) {
    for (let at = 0; at < run.length - 1; at++) words.add(run.slice(at, at + 2))
  }
  for (const [act, pattern] of ACTS) if (pattern.test(text)) words.add(act)
  return words
}

function deedsNow(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [deed, pattern] of DEEDS) if (pattern.test(text)) found.add(deed)
  for (const [act, pattern] of ACTS) if (pattern.test(text)) found.add(act)
  return found
}

/** A deed that is a topic by itself: "Do not commit." */
export function isAct(topic: string): boolean {
  return ACTS.some(([act]) => act === topic)
}

function stemOf(word: string): string {
  // "Lines" and "line" are one, and so are "boxes" and "box".
  return word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ies|(?<=[sxzh])es|s)$/, '').replace(/y$/, '')
}

const ACTS: readonly (readonly [act: string, pattern: RegExp])[] = [
  ['#commit', /\bcommit(?:s|t?ed|t?ing)?\b|提交/i],
  ['#push', /\bpush(?:es|ed|ing)?\b|推送|推上去/i],
  ['#deploy', /\bdeploy(?:s|ed|ing|ments?)?\b|部署|上線|上线/i],
  ['#merge', /\bmerg(?:e|es|ed|ing)\b|合并|合併/i],
  ['#publish', /\b(?:publish|releas)(?:e|es|ed|ing)?\b|發布|发布|發佈/i],
  [
    '#ask',
    /\bask(?:s|ed|ing)?\b|\bcheck(?:ing)? with me\b|\bmy (?:ok(?:ay)?|approval|permission|go-ahead|consent)\b|[问問](?:我|过|過|一)|请示|請示|我(?:的)?(?:同意|批准|[确確][认認]|[点點][头頭])|等我/i,
  ],
  ['#rename', /\brenam(?:e|es|ed|ing)\b|改名|重命名/i],
]
const DEEDS: readonly (readonly [deed: string, pattern: RegExp])[] = [
  [
    'change',
    /\b(?:touch|chang|edit|modif|alter|updat|rewrit|refactor)\w*\b|\bwork(?:ing)? (?:in|on)\b|\b(?:hands off|stay away|stay out|keep away|steer clear|leave|frozen|off[- ]limits|out of bounds|alone|unchanged|as (?:it|they) (?:is|are))\b|[动動改碰]|凍結|冻结/i,
  ],
  [
    'use',
    /\b(?:us(?:e|es|ed|ing)|add\w*|install\w*|import\w*|introduc\w*|depend\w*|need\w*|avoid\w*|without|no|writ\w*|have|not a)\b|[用加裝装寫写]|引入|避[免开開]/i,
  ],
  ['delete', /\b(?:delet|remov|drop)\w*\b|[删刪]|移除/i],
]
const DEMANDS =
  /^(?:the|and|you|can|may|not|never|always|don|dont|use|using|used|again|now|all|any|for|with|that|this|from|into|are|was|were|please|should|must|make|made|sure|keep|only|need|needs|needed|have|has|had|anymore|about|before|after|every|each|touch\w*|chang\w*|edit\w*|modif\w*|alter\w*|updat\w*|add\w*|install\w*|import\w*|introduc\w*|avoid\w*|without|writ\w*|delet\w*|remov\w*|drop\w*|allowed|fine|okay|free|feel|ahead|back|our|your|nothing|anything|everything|things?|stuff|too|want\w*|like|under|circumstances|stay|away|hands|off|limits|longer|its|than|more|most|ask\w*|commit\w*|push\w*|deploy\w*|merg\w*|publish\w*|releas\w*|renam\w*|new|said|what|there|here|also|just|instead|switch|will|would|rather|outside|inside|within|below|bounds|frozen|alone|whenever|work(?:ing)?|leave|steer|clear|refrain|ever|yet|still|then)$/
const CHINESE_DEMANDS =
  /不要|不得|不可以|不可|不准|不許|不许|不能|禁止|切勿|請勿|请勿|勿|[严嚴]禁|千[万萬]|[绝絕][对對]|必須|必须|務必|务必|一定要|一律|只能|只用|避免|避[开開]|使用|可以|允[许許]|不用|不必|不需要|[没沒]问?問?[题題]|[现現]在|已[经經]|以[后後]|之[后後前]|[别別请請再都也了吧的用在动動改碰加装裝写寫删刪我你先问問前要能新]|提交|推送|部署|上[线線]|合[并併]|[发發][布佈]|主意|直接|就[行好]|即可|同意|批准|[经經][过過]|自己/g
