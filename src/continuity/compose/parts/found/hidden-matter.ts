/**
 * What was decided stands elsewhere: "that differs from the plan, but it is your decision", "I go with the second one because it is
 * simpler". Whoever has not read the message before does not know what holds now.
 */
export function hidesItsMatter(decision: string): boolean {
  // In the reason it may point back to what was named before that.
  const [choice = ''] = decision.split(REASON)
  return POINTS_FIRST.test(decision) || CHOOSES_POINTER.test(choice) || BOWS.test(decision)
}

const REASON = /(?<=.{4})(?:\b(?:because|since|as (?:it|they|that|we)|so that)\b|因[為为]|由[於于])/i
/** Its subject is a word that stands for something. */
const POINTS_FIRST =
  /^(?:(?:so|but|and|since|because|as|although|given that|however|还|還|但是?|不[过過]|所以|既然|因[为為]|[虽雖]然)[,，]? *)?(?:(?:this|that|these|those|it|they|which|both|neither|either|the (?:former|latter|second|first|third|last|other)(?: one| option| approach| way)?)\b(?! (?:[a-z]+ ){0,2}(?:`|\w+[./_]\w))|(?:[这這]|那|它|[两兩]者|前者|[后後]者|此(?!外))(?![么麼些]?[^，。]{0,6}`))/i
/** And so is what was chosen. */
const CHOOSES_POINTER =
  /\b(?:go(?:ing)? (?:with|for)|went (?:with|for)|cho(?:se|osing)|pick(?:ed|ing)?|opt(?:ed)? for|settled? on|decided? (?:on|for)|took|us(?:e|ed|ing)|keep(?:ing)?|kept) (?:it|this|that|these|those|them|both|neither|(?:the|your|my|his|her|their) (?:first|second|third|last|former|latter|other|suggestion|proposal|choice|same)(?: one| option| approach| way)?|option [A-H\d]|(?:this|that) (?:one|option|approach|way))(?=\s*(?:[,.;:—–-]|$|(?:because|since|as|so|for|instead|now|then|here|over|rather|to|in the end)\b))|(?:[选選](?:[择擇]|用|了|定)?|用|采用|採用|[决決]定(?:用)?|保留)(?:了)?(?:[这這那]个?(?:方案|[种種]|做法|方式)?|它|前者|[后後]者|第[一二三四][个個种種]|方案[一二三四A-D\d])(?=[，,。；]|因|$|是|吧)/i
/** It only gives in to what somebody else has decided. */
const BOWS =
  /\b(?:I(?:['’]ll)? |we )?(?:respect|accept|honou?r|defer to|go along with) (?:it|that|this|your (?:decision|choice|call))\b|\byour (?:explicit |clear )?(?:decision|choice|call)\b|(?:尊重|服[从從]|[听聽](?:你|您)|按(?:照)?(?:你|您))(?:的)?(?:它|意思|意[见見]|[决決]定|[选選][择擇]|安排|吩咐)?|(?:你|您)的?(?:明确|明確)?(?:的)?[决決]定/i
