/** They ask the agent for something. */
export const ASKS =
  /\b(?:(?:can|could|would|will) (?:you|u|we)|please|pls|plz|let['’]?s|(?:tell|show|give|ask|help|remind|let) me)\b|(?:^|[.!?;,] )(?:(?:so|and|now|then|also|but|oh|hey|ok(?:ay)?|right|alright|first|just|start by|begin with),? ){0,6}(?:fix|add|build|create|drop|delete|replace|migrate|split|extract|clean up|go (?:on|through)|continue|check|rename|refactor|update|change|implement|find|look (?:at|into)|write|make|move|remove|run|rerun|explain|suggest|draft|revert|turn|use|start|begin|review|port|convert|summari[sz]e|describe|propose|measure|trace|investigate|leave|don['’]?t|dont|keep)\b|\?\s*$|[帮幫](?:我|忙)|麻[烦煩]|[请請](?:你|把|先|再|帮|幫)|(?:^|[，,。；; ])(?:那?你|先|再|[顺順]便|然[后後]|接[着著]|最[后後])?(?:看[下看]|看一下|不要|[别別](?![人的])|查|改|修|加|写|寫|列|做|跑|弄|把|[给給]我)|[吗嗎呢吧][？?。]?\s*$|[？?]\s*$/im

export const ADOPTS =
  /(?<!\b(?:don['’]?t|not|never) (?:\w+ )?)\b(?:i (?:fully |totally |also |really )?agree|agreed to|i decided|(?:he|she|they)(?:['’]s|['’]re| is| are) right|fair (?:point|enough)|so (?:let['’]?s|please|from now on)|so (?=(?:no|we|every|all|always|never|write|use|keep|don['’]?t)\b)|good (?:idea|point))\b|(?<!不)我?同意(?!不)|照(?:他|她|着|著|[办辦]|做)|[听聽](?:他|她)的|就[这這][么麼]定|有道理/i

const SELF = /(?<![\w.])(?:I|i)(?:['’]?(?:m|d|ve|ll))?(?![\w.'’-])|\b(?:my|me|mine|myself)\b|我(?![们們司方])|咱|[俺]/

const SIGNS: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  { pattern: ASKS, weight: 2 },
  // They speak of themselves.
  {
    pattern: SELF,
    weight: 2,
  },
  {
    pattern:
      /\b(?:we|we['’]\w+|our|ours|us)\b|我[们們]|\bthis (?:repo|project|codebase)\b|[这這][个個](?:[仓倉][库庫]|[项專项]目|[项專]案)/i,
    weight: 1,
  },
  // They come to something else.
  {
    pattern:
      /(?:^|[.!?,;] )(?:(?:and|oh|ok|so),? ){0,6}(?:btw|by the way|oh|one (?:more|other|last) thing|another thing|for the record|remember)\b|(?:^|[，,。；;！ ])(?:[对對]了|[顺順]便|[记記][住得]|[补補]充|跟你|[给給]你)/im,
    weight: 2,
  },
  {
    pattern:
      /(?:^|[.!?,;] )(?:(?:and|oh|ok|so),? ){0,6}(?:also|fyi|generally|in general|whenever you)\b|\b(?:going forward|from now on|from here on)\b|(?:^|[，,。；;！ ])(?:另外|[还還]有|先[说說]|以[后後]|往[后後]|我?(?:之前|以前|前面|上次)[也都]?(?:跟你)?[说說][过過](?=[，,：:]))/im,
    weight: 1,
  },
  { pattern: /\b(?:before|while|when|after) you\b|\byou (?:keep|put|did|wrote|forgot|made|just)\b/i, weight: 1 },
  // As one types.
  {
    pattern:
      /^(?!https?:|[\w.-]+[/.:(=])[a-z]+(?: [a-z]|,|['’])|\b(?:dont|doesnt|thats|cant|wont|pls|u|ya|lol|gonna|wanna|kinda|cause)\b|[啊哈嘛呗啦喔哦]/,
    weight: 1,
  },
  // To readers.
  {
    pattern:
      /(?<!\bif )\b(?:you|one|users?|customers?|contributors?|developers?|everyone|everybody|nobody|teams?|employees?|participants?|members?) (?:should|must|may|shall|have to|has to|need to|will|are (?:required|expected))\b|您|[贵貴]方|我司|[务務]必|[请請](?:始[终終]|勿|各|知悉|注意|仔[细細])|各位|同[事学仁]们?[:：]|不得|[严嚴]禁/i,
    weight: -2,
  },
  {
    pattern:
      /\b(?:we|I)(?:['’]d)? (?:recommend|advise|suggest|encourage)\b|\bthank(?:s| you) for (?:your|considering|choosing)\b|\b(?:regards|sincerely|cheers),?\s*$|^(?:hi|hello|dear|hey|good morning)\b[^.!?]{0,30},?\s*$|感[谢謝]|推[荐薦]|建[议議]您|希望[对對]您|尊敬的/im,
    weight: -2,
  },
  // From a house to its customers.
  { pattern: /(?:[问問]|[联聯][系絡络繫])我[们們]|\b(?:ask|contact|reach|e?mail|call) us\b/i, weight: -4 },
  // A bullet, a place in a file, a date, a version, a number of a ticket.
  {
    pattern: /^\s*(?:[•·▪◦●►]|v?\d+\.\d+|\d{4}-\d\d|第 ?\d+ ?[行条條句]|line \d+|[A-Z]{2,8}-\d+|[[【<@])/i,
    weight: -6,
  },
  // A label, or who speaks.
  {
    pattern:
      /^\s*(?!(?:notes?|also|my|our|ps|btw|rules?|task|context|goal|one|another|two|three|general\w*|house|team|and|so|for|oh|ok|just)\b)[\w.@/ -]{1,24}[:：](?!\s*$)/i,
    weight: -2,
  },
]

/** It goes on from what stood before, asks for work, or says "I". */
export function goesOnFrom(text: string): boolean {
  return GOES_ON.test(text) || SELF.test(text) || WORK.test(text)
}

const GOES_ON =
  /(?:^|[.!?;] )(?:and|also|but|btw|by the way|oh|ok(?:ay)?|so|no|nah|nope|yes|yeah|now|then|another|one (?:more|other|last)|for the record|remember|in general|generally|beside|after(?:wards| that)?|while you|when you(?:['’]re)?|once)\b|(?:^|[。！？；!?;] ?)(?:另外|[还還]有|[对對]了|[顺順]便|[记記][住得]|以[后後]|然[后後]|接[着著下]|[补補]充|先|再|反正|不[过過]|你)/i
/** Not "please": letters ask, too. */
const WORK =
  /(?:^|[.!?] )(?:(?:now|then|first|just),? )?(?:fix|add|build|create|drop|delete|replace|migrate|split|extract|continue|check|rename|refactor|update|change|implement|find|look (?:at|into)|write|move|remove|rerun|explain|draft|revert|port|convert|describe|propose|measure|trace|investigate|start with|begin with|put|normali[sz]e)\b|\?\s*$|[帮幫]我|(?:^|[。！？，,] ?)(?:把|[将將]|查|[检檢]查|修|重[构構]|[实實][现現]|[写寫加做建]一?[个個])/i

/** A step of the work in hand, or how it is to be done today: in print nobody says so. */
export function isOfToday(text: string): boolean {
  return OF_TODAY.test(text)
}

const OF_TODAY =
  /^(?:today|for now|this time|next(?: up)?(?: is|,))\b|\b(?:for (?:this|today['’]s) (?:run|batch|one|pr|endpoint)|today)[.!]?$|^(?:下一步|接[着著下][来來]?|今天|[这這]次|[现現]在|先)(?![说說])/i

export function weightOf(text: string): number {
  let weight = 0
  for (const { pattern, weight: more } of SIGNS) if (pattern.test(text)) weight += more
  return ADOPTS.test(text) ? weight + 2 : weight
}
