/**
 * Whether a rule gives up a command, in whatever words: "never run make deploy", "no more pnpm in this repo", 别再跑 make deploy, "make deploy is
 * forbidden". A rule that names one task of a runner is about that one, and one that says how, where or when gives nothing up.
 */
export function givesUpRun(rule: string, command: string): boolean {
  const words = command.toLowerCase().replace(STARTERS, '').split(/\s+/)
  const [program = ''] = words
  if (!/^[a-z][\w./-]*$/.test(program)) return false
  const low = rule.toLowerCase().replaceAll('`', '')
  for (let at = low.indexOf(program); at !== -1; at = low.indexOf(program, at + 1)) {
    if (/[\w./@-]/.test(low[at - 1] ?? ' ')) continue
    const named = namedFrom(low, at, words)
    if (named === 0) continue
    const before = low.slice(0, at).replace(STARTED, '')
    const behind = low.slice(at + named)
    const forbids = GIVEN_UP_BEFORE.exec(before) ?? GIVEN_UP_BEHIND.exec(behind)
    if (forbids === null) continue
    const [phrase] = forbids
    const rest = forbids.input === behind ? behind.slice(phrase.length) : behind
    const ahead = forbids.input === before ? before.slice(0, forbids.index) : before
    if (WHOLLY.test(phrase) || !(NARROWS_AHEAD.test(ahead) || isNarrowed(rest, words))) return true
  }
  return false
}

/** "In watch mode", "without --run", 跑单个文件: only then, only so. A flag that the command has is part of it. */
function isNarrowed(rest: string, words: readonly string[]): boolean {
  const flag = FLAG.exec(rest)?.[1]
  return flag === undefined ? NARROWS.test(rest) : !words.includes(flag)
}

/** How much of the rule names the command, from its first word on; 0 where it goes on to name another task of the same program. */
function namedFrom(text: string, from: number, words: readonly string[]): number {
  let at = from
  for (const [index, word] of words.entries()) {
    const gap = index === 0 ? 0 : (/^ +/.exec(text.slice(at))?.[0].length ?? 0)
    const isThere = (index === 0 || gap > 0) && text.startsWith(word, at + gap)
    const end = at + gap + word.length
    if (!isThere || LONGER.test(text.slice(end, end + 2))) {
      if (index === 0) return 0
      return GOES_ON.test(text.slice(at)) ? at - from : 0
    }
    at = end
  }
  return at - from
}

/** The name goes on: `test:watch`, `pytest.main`. */
const LONGER = /^(?:[\w/@-]|[:.]\w)/
/** What runs another program. */
const STARTERS = /^(?:(?:npx|bunx|pnpx|sudo|command|time|env(?: [\w]+=\S*)*) )+/
const STARTED = /(?:npx|bunx|sudo) +$/
/** Behind the command the sentence goes on, and names nothing else of it. */
const GOES_ON =
  /^(?:$|[\s]*[.,;:!?，。；：！？()[\]"'“”—–]|\s*[\u3400-\u9fff]|\s+(?:in|on|at|for|from|with|and|or|is|are|was|has|any|anymore|at all|again|here|now|ever|yourself|directly|by|to|unless|until|when|as|because|since|it|they|we|you|i|the|this|that|out|off|--?\w))/
const GIVEN_UP_BEFORE =
  /(?:\b(?:no more|never|not|don['’]?t|do not|stop|quit|avoid|forbid|ban|instead of|rather than|off|drop|dropped|dropping|ditch\w*|away from|rid of)\s+(?:(?:ever|use|using|run|running|call|calling|do|doing|the|any|again)\s+)*|(?:[别別不][再要准许許能得]?|禁止|停止|不再)(?:再)?(?:用|使用|[跑执執]行?|[运運]行|[调調]用|直接)*\s?)$/
const GIVEN_UP_BEHIND =
  /^\s*(?:(?:is|are|was|has been|have been)(?: now)? (?:forbidden|banned|gone|dead(?! (?:simple|easy|slow)\b)|out(?! of\b)|off[- ]limits|not allowed|no longer|prohibited|retired|deprecated|removed)|(?:以?[后後]?)(?:[别別]|不[要能准许許再]?)(?:再)?(?:用|[跑碰])|[换換改]成|不用了|[废廢][弃棄]了?|[弃棄]用|已?[经經]?不用|禁止)/
/** Nothing of it is left, whatever is said of it then. */
const WHOLLY =
  /\b(?:instead|rather|off(?![- ]limits)|drop\w*|ditch\w*|away|rid|gone|dead|out|retired|deprecated|removed|no longer)\b|[换換改]成|[废廢弃棄]|不用了/
const FLAG = /^\s+(?:(?:with|using) |-- )?(--?\w[\w-]*)/
const EVERYWHERE =
  '(?: (?:this|the|our|any|all) (?:repo\\w*|projects?|codebase|workspace|monorepo|team)| (?:any|every)thing| all| now| here| general| future| favou?r| hand| yourself)\\b'
const NARROWS = new RegExp(
  `^(?: (?:yourself|directly|again|ever|any ?more|here|now|please))*(?: (?:with(?:out)?|from|for|in|on|at|to|into|against|under|inside|outside|when|whenever|while|if|unless|until|before|after|during|as(?! (?:it|we|they|this|that)\\b)|via|through|by|more than|twice)\\b(?!${EVERYWHERE})| [^\\s,;]*[/*])|^\\s*(?![了吧啊呀啦呢因由它这這太会會都统統用改换換请請而是已也的别別不废廢弃棄禁很]|以[后後])[\\u3400-\\u9fff]`,
)
const NARROWS_AHEAD = new RegExp(
  `(?:^|[.;:!?] *)(?:(?:and|but|also|please),? )*(?:for|on|in|inside|under|during|before|when|whenever|while|if)\\b(?!${EVERYWHERE})[^.;:!?]*$|(?:[时時]候?|情[况況]下|[周週][一二三四五六日末]|(?:如果|若|[当當]|在(?![这這]))[^，。]*)[，,]?\\s*(?:[请請就也都])?$`,
)
