import { hasOne } from '../seen.ts'

/**
 * What a sentence would lay down if it were not put as a thought, a wish or a question: "maybe we should always pin versions" without how
 * unsure it is. undefined where it is not put so.
 */
export function unhedged(sentence: string): string | undefined {
  const low = sentence.toLowerCase()
  if (!hasOne(low, SIGNS)) return undefined
  let text = sentence.trim()
  let isHedged = false
  for (let round = 0; round < 4; round++) {
    const shorter = text.replace(TAIL, '').replace(LEAD, '').trim()
    if (shorter === text) break
    isHedged = true
    text = shorter
  }
  if (!isHedged) return undefined
  const rest = text.replace(INSIDE, ' ').replace(SHOULD, '').trim()
  return rest.length >= SHORTEST ? rest : undefined
}

/** Whether somebody says in so many words that they are not sure. */
export function isUnsure(sentence: string): boolean {
  return UNSURE.test(sentence)
}

const UNSURE =
  /^(?:no|less|fewer|shorter|more|longer) ?[\w-]*,? (?:please|pls)[.!]?$|\b(?:(?:we|i) (?:usually|mostly|normally|generally)|kind of|sort of|tbh|not written down|no idea if|if that['’]s still|in my experience|seems to me|maybe|perhaps|i (?:guess|suppose)|leaning towards?|(?<!\byou(?:['’]re| are) )not sure|we \(?mostly\)?|or something|if i remember|in my opinion|imo|imho|personally|kinda|tempted|tentative(?:ly)?|ideally|would prefer|not fussed|no strong (?:opinion|feelings?)|wouldn['’]t hurt|starting to think|thinking (?:of|about)|tend to|might (?:make sense|be)|may want|could change|open to (?:it|that)|let me ask|lemme|sleep on it|if nobody objects|unless (?:someone|anyone) objects|small preference|(?:for|after) a while and see|what if|how about|what do you think|likely)\b|,? (?:generally|usually|in general|or so)[.?!]*$|^(?:i think|probably|usually|mostly|normally|generally)\b|^.{0,4}(?:可能|也[许許]|或[许許]|大概|感[觉覺])|好像|[应應][该該]是吧|[记記]不清|(?<![问問]我?)要不(?:要|然)?(?=.{2})|[还還][没沒](?:定|想好|[说說])|[还還]在(?:[讨討][论論]|考[虑慮]|想)|在考[虑慮]|不(?:强|強)求|不[绝絕][对對]|[没沒]有很[坚堅]持|暂定|暫定|先[试試](?:[试試]|一[阵陣段])|[个個]人偏|偏向[于於]?|更?[倾傾]向|估[计計]|[说說]不定|不如|是不是|理想情[况況]|[没沒]人反[对對]|[没沒]意[见見]|你看着[来來]|我再?[问問]{1,2}|回[头頭][问問]|差不多[这這]个?意思|想着|[更]?(?:合[适適]|舒服)一?[点點些]?[。]?$/i

/** Whether it is how somebody feels about things of a kind, and no word of what is to be done. */
export function isSoft(sentence: string): boolean {
  return SOFT.test(sentence)
}

/** What is left without how they feel about it. */
export function withoutSoft(sentence: string): string {
  return sentence.replace(SOFTENING, ' ').trim()
}

const SOFT =
  /\bfeels? (?:wrong|odd|weird|off|dirty|cleaner|better|strange)\b|\bnot a (?:big |huge |great )?fan\b|\b(?:don['’]?t|do not) (?:really |exactly )?love\b|\b(?:kind of|sort of|got|am|i['’]m|getting) (?:got )?used to\b|\btorn\b|\blean(?:ing)? (?:towards?|to)\b|\bi could imagine\b|\b(?:might|could) be an idea\b|\bin my experience\b|\bseems to me\b|\bnot sure (?:that|if|whether)\b|\bno idea if\b|\bnot written down\b|怪怪的|不太(?:喜[欢歡]|好|[习習][惯慣])|有[点點](?:想|[倾傾]向|[习習][惯慣])|不踏[实實]|[说說]不准|[还還]没想好|[还還]沒想好|[没沒][写寫]在|[会會]不[会會]好|不知道[还還]?算不算|是吧[。]?$|[应應][该該]也行/i

const SOFTENING = new RegExp(`${SOFT.source}|总?(?:[觉覺]得|感[觉覺])|\\btbh\\b`, 'gi')

/** One of them stands in every sentence that is put so; in small letters. */
const SIGNS: readonly string[] =
  'in my opinion|personally|kinda|tempted|tentative|prefer|not fussed|hurt|starting to|open to|let me|lemme|sleep on|objects|preference|a while|likely|i like|wonder|for now|could change|就好了|还没|還沒|还在|還在|在考|强求|強求|绝对|絕對|坚持|堅持|暂定|暫定|试|試|偏|估|理想|反对|反對|意见|意見|你看着|问|問|差不多|尽量|儘量|想着|希望|合适|合適|舒服|maybe|perhaps|probably|i think|i guess|i suppose|i feel|i believe|i wonder|leaning|thinking|usually|mostly|not sure|how about|what if|why don|should we|shouldn|would be nice|would be great|be cool|have a feeling|d say|i tend|tend to|might want|may want|normally|generally|in theory|ideally|am i right|right?|would be good|would be better|might be|better to|best to|could|imo|wdyt|thoughts|what do you think|or so|要不|是不是|觉得|覺得|感觉|感覺|可能|也许|也許|或许|或許|大概|好像|不如|应该吧|應該吧|倾向|傾向|一般|按理|理论上|理論上|说不定|說不定|考虑|考慮|在想|吧|比较好|比較好|好点|好點|更好|你看呢'.split(
    '|',
  )
const LEAD =
  /^(?:(?:hm+|ok|so|and|but|also|well),? )*(?:maybe|perhaps|probably|imo|imho|not sure,? but|(?:honestly,? )?i (?:think|guess|suppose|believe|feel like)(?: that)?|i(?:['’]?m| am) (?:leaning towards?|thinking (?:of|about)|wondering (?:if|whether))|i wonder (?:if|whether)|(?:starting to|i['’]?m starting to) think|tempted to (?:say)?|small preference:?|(?:i |we )?would prefer|i tend to (?:prefer|put|like)?|(?:i )?kinda (?:want|like)|thinking (?:of|about)|what do you think about|(?:would|wouldn['’]t) (?:it )?(?:hurt|make sense) to|(?:it )?might make sense to|we may want to|feels like we should|if nobody objects,?(?: we)?|in my opinion|let['’]?s (?:maybe|say|try)|could you perhaps|how about|what if|why don['’]?t|should(?:n['’]?t)? we|(?:i have |got )?(?:a|the) feeling(?: that)?|i tend to (?:think|feel|believe)(?: that)?|(?:normally|generally|in theory|ideally|usually),?(?: i['’]d say)?|i['’]d (?:say|think|guess)|(?:it |that )?(?:would|might|may|could) (?:probably |perhaps |maybe )?be (?:nice|good|better|best|worth|wise|great|cool)(?: to| if we| if you)?(?: could| kept)?|(?:it['’]?s |it is )?(?:probably |maybe |perhaps )?(?:best|better|good) to|we (?:could|might|may)(?: also| just)?(?: want to)?)\b[,:]?\s+|^(?:嗯+|那|唔)?[，, ]?(?:要不(?:然|要)?|是不是(?:[应應][该該]|可以|也?要)?|我?(?:[觉覺]得|在想|考[虑慮])|感[觉覺]|可能|也[许許]|或[许許]|大概|[说說]不定|不如|一般[来來]?[说說]?|按理(?:[来來]?[说說])?|理[论論]上|我(?:有[点點])?[倾傾]向于?|我[们們](?=好像|一般|可能|或[许許]|是不是)|好像是?)[，, ]*/i
const TAIL =
  /[,，]? ?(?:generally|usually|in general|not fussed|but not fussed|open to it|lemme sleep on it|(?:but )?let me ask the team|could change|and see(?: how it (?:feels|goes))?|就好了|就[这這][样樣]吧|你看行不行|你看着[来來]|[还還][没沒]定|不(?:强|強)求|先[试試][试試]|i (?:think|guess|suppose|believe)|maybe|perhaps|probably|or so|if you ask me|what do you think|wdyt|thoughts|makes? sense|or not|or something|你[觉覺]得呢|你看呢|怎[么麼][样樣]|如何|好不好|行不行|[会會]?(?:比[较較]|更)?好(?:一?[点點些])|(?:[会會])?(?:比[较較]|更)好|比[较較][顺順]|了?吧)[.。!！?？]*$|(?<=\S)\s*[?？]+$/i
const INSIDE =
  /\s*\b(?:probably|maybe|perhaps|i guess|usually|mostly|generally|likely|kinda|personally|tentatively|ideally)\b[,:]?\s*|要不(?:然)?|不如|估[计計]|暂定|暫定|[尽儘]量|想着|[还還][没沒]定|[还還]在[讨討][论論]|在考[虑慮]|不(?:强|強)求|可能|或[许許]|也[许許]|好像是?|是不是|一般(?:是|都)?|大概/gi
const SHOULD =
  /^(?:we|you) should(?: also| just)? (?=\w)|^(?:我[们們])?[应應]?[该該当當](?=\S)|[应應]?[该該](?=都|放|用|要)/i
const SHORTEST = 4

/** "what if we used Redis", 要不要换: a question of whether, however it ends. */
export function isWhether(sentence: string): boolean {
  return WHETHER.test(sentence)
}

/** "Just thinking out loud.", 还没想好: what was put as a question is open, and nobody wants to be asked about it. */
export function isUndecided(sentence: string): boolean {
  const low = sentence.toLowerCase()
  return hasOne(low, UNDECIDED_SIGNS) && UNDECIDED.test(sentence)
}

const WHETHER =
  /[?？]["'”」)]?\s*$|^(?:(?:so|and|but|hm+|also|ok|maybe|i(?:['’]m| am| keep)?(?: still)?),? )*(?:what if|should (?:we|i)|shall we|could we|wonder(?:ing)? (?:if|whether)|whether|how about|why don['’]?t we)\b|要不要|是不是|[该該]不[该該]|[会會]不[会會]|([\u3400-\u9fff])不\1(?=[\u3400-\u9fff ])|^如果.*(?:怎[么麼]?[样樣]|如何)/i
const UNDECIDED_SIGNS: readonly string[] =
  'out loud|musing|thinking|wondering|thought|idea|not sure|decided|certain|decision|made up my mind|still open|in the air|tbd|没想|沒想|没定|沒定|没决|沒決|没确|沒確|没拿|沒拿|还在|還在|拿不准|拿不準|想想|着玩|著玩|随口|隨口|maybe not|perhaps not|or not|算了|不一定|未必'.split(
    '|',
  )
const UNDECIDED =
  /\b(?:(?:just|only|merely|idly) (?:thinking|musing|wondering|an? (?:thought|idea))|thinking out loud|only musing|not (?:sure|decided|certain)(?: (?:about|of) (?:it|that|this))?(?: yet)?(?=[.,!;]|$)|(?:have|has)(?:n['’]?t| not)(?: yet)? (?:decided|been decided)|haven['’]?t made up my mind|undecided|(?:or )?(?:maybe|perhaps) not|no decision(?: yet)?|still (?:thinking|open)|(?:up )?in the air|tbd)\b|[没沒](?:想(?:好|清楚|明白)|定(?=[，。！]|$|下[来來])|[决決]定|[确確]定|拿定主意)|[还還]在(?:[犹猶]豫|想|[纠糾][结結]|考[虑慮])|拿不[准準]|[还還]是算了|也(?:不一定|未必)|[随隨]便想想|就是想想|(?:[说說]|想)[着著]玩|[随隨]口一?[说說问問]/i
