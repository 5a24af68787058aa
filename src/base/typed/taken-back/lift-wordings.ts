const RULES = [
  'rule',
  'limit',
  'limitation',
  'constraint',
  'restriction',
  'ban',
  'instruction',
  'requirement',
  'convention',
]
const RULES_ZH = ['規則', '规则', '限制', '規定', '规定', '要求', '禁令', '約定', '约定']
const RULE = `(?:${RULES.join('|')})s?`
const RULE_ZH = `(?:${RULES_ZH.join('|')})`
/** What a permission ends with. */
const AGAIN =
  '(?:,? (?:again|after all|now|too|as well|with me|if you (?:need|want|have|like)(?: to)?|from (?:now|here) on|going forward))'
const TO_ZH = '(?=[，。；！？,;!?\\n]|$)'

export interface LiftWording {
  readonly signs: readonly string[]
  readonly pattern: RegExp
  readonly how?: 'permits' | 'relieves' | 'demands'
  /** It may be said of anything: it takes something back only where there is a limit about it. */
  readonly weak?: true
  /** It forbids something: what demanded that is over, and what forbade it is only said again. */
  readonly ban?: true
  readonly deed?: true
}

/** The ways to take something back, English first. */
export const LIFT_WORDINGS: readonly LiftWording[] = [
  {
    signs: ['can ', 'may ', 'allowed to ', 'free to '],
    pattern: new RegExp(
      String.raw`\b(?:you|we)(?: can| may| are allowed to|'re allowed to| are free to|['’]re free to)(?: now)? (?!not\b|only\b)(?<topic>(?:[^.!?;]|\.(?=\w))+?)${AGAIN}\b`,
      'i',
    ),
    deed: true,
  },
  {
    signs: [' ok', ' fine', ' allowed'],
    pattern:
      /\b(?:it'?s|it is|it's now) (?:ok|okay|fine|allowed) (?:now )?to (?<topic>(?:[^.!?;]|\.(?=\w))+?)(?: again| after all| now)\b/i,
    deed: true,
  },
  {
    signs: ['without '],
    pattern:
      /(?:\b(?:you|we)(?:['’]re| are)? (?:can|may|could|free to|allowed to|welcome to)(?: now| just| also)? |^(?:(?:ok|okay|so|and|now|please|just|from (?:now|here) on|go ahead and|feel free to),? )*)(?<topic>(?!(?:never|do not|don['’]?t|no|nothing|nobody|not|we|i)\b)(?:[^.!?;,]|\.(?=\w)){2,60}? without (?:asking|checking with|waiting for|my (?:ok|okay|approval|permission))\b[^.!?;,]{0,30})/i,
    how: 'relieves',
  },
  {
    signs: [' ok', ' fine', ' allowed', ' permitted', ' alright', ' back'],
    pattern:
      /^(?:(?:ok|okay|and|but|so|btw|fyi|actually),? )*(?<topic>(?!(?:it|that|this|there|what|which|nothing|nobody|none|no|only|we|i)\b)(?:(?!\b(?:from|in|for|by|of|with|on|at|to)\b)(?:[^.!?;,]|\.(?=\w))){2,40}?) (?:is|are) (?:(?:ok|okay|fine|allowed|permitted|alright|back)(?: (?:in|on|for|with) (?:this|the|our) (?:machine|repo|project|code ?base|box|server|laptop|team))? (?:now|again|these days|from (?:now|here) on)|(?:now|again) (?:ok|okay|fine|allowed|permitted|alright))(?=[.!,;]|$| [-–—])/i,
  },
  {
    signs: [' be '],
    pattern:
      /^(?:(?:ok|okay|and|but|so|btw|fyi|actually),? )*(?<topic>(?!(?:nothing|nobody|no|none|neither|never|only|it|that|this)\b)(?:[^.!?;,]|\.(?=\w)){2,60}? (?:may|can)(?: now| again)? be \w+(?: \w+)?) (?:again|now|these days|from (?:now|here) on)(?=[.!,;]|$| [-–—])/i,
    deed: true,
  },
  {
    signs: ['ing '],
    pattern:
      /^(?:(?:ok|okay|and|but|so|btw|fyi),? )*(?<topic>\w+ing\b(?:[^.!?;,]|\.(?=\w)){2,40}?) (?:is|was) (?:over|history|cancell?ed|off|no longer (?:needed|done|a thing))(?=[.!,;]|$)/i,
    how: 'relieves',
  },
  {
    signs: ['any more', 'anymore', 'any longer'],
    pattern:
      /^(?:(?:please|ok|okay|and|but|so|btw),? )*(?:you |we )?(?:don['’]?t|do not|needn['’]?t) (?<topic>(?!(?:need|have|want|like|work|use|know|see|get|do|care|think|support)\b)\w+(?:[^.!?;,]|\.(?=\w)){0,60}?) any ?(?:more|longer)\b/i,
    how: 'relieves',
    weak: true,
    ban: true,
  },
  {
    signs: ['no more '],
    pattern: /^(?:(?:ok|okay|and|so|please|from now on),? )*no more (?<topic>\w+ing\b[^.!?;,]{2,60})/i,
    how: 'relieves',
    weak: true,
    ban: true,
  },
  {
    signs: ["n't need ", 'n’t need ', 'not need ', 'no longer need'],
    pattern:
      /^(?:(?:ok|okay|and|but|so|btw|fyi),? )*(?<topic>(?!(?:i|we|you|they|it)\b)(?:[^.!?;,]|\.(?=\w)){2,50}? (?:(?:do|does)(?:n['’]?t| not) need|no longer needs?) (?:my (?:ok|okay|approval|permission|consent|go-ahead|review)|to be (?:approved|confirmed|reviewed|signed off|checked)(?: by me)?))(?: any ?more| any longer| now)?(?=[.!,;]|$)/i,
    how: 'relieves',
  },
  {
    signs: [' again'],
    pattern:
      /^(?:(?:please|ok|okay|so|and|now|from now on),? )*(?<topic>(?:add|write|use|put|include|keep|make|show|send|log|format|sort)\b(?:[^.!?;,]|\.(?=\w)){2,60}?) again,? (?:from (?:now|here) on|everywhere|going forward|always)\b/i,
    how: 'demands',
    weak: true,
  },
  {
    signs: ['do '],
    pattern:
      /^(?:(?:please|ok|okay|hm+|well|actually|no|and|but|so|sorry),? )*(?:do|you should) (?!(?:it|that|this|not|the same|so|n['’]t)\b)(?<topic>(?:[^.!?;,]|\.(?=\w)){3,60}?),? (?:from (?:now|here) on|again|after all|now)\b/i,
    how: 'demands',
    weak: true,
  },
  {
    signs: ['feel free to ', 'go ahead and ', 'free to ', 'ok to ', 'okay to ', 'fine to ', 'allowed to '],
    pattern:
      /\b(?:feel free to|go ahead and|(?<!not )(?:free|ok|okay|fine|allowed) (?:now )?to) (?<topic>(?:[^.!?;,]|\.(?=\w))+?)(?: again| after all| now| please)?(?=[.!?;,]|$)/i,
    weak: true,
    deed: true,
  },
  {
    signs: [' be '],
    pattern: new RegExp(
      String.raw`^(?:(?:ok|okay|and|but|so|now),? )*(?<topic>(?!(?:nothing|nobody|no|none|neither|never|only)\b)(?:[^.!?;,]|\.(?=\w)){2,80}? (?:may|can)(?: now| again)? be \w+?ed)${AGAIN}*[.!]?$`,
      'i',
    ),
    weak: true,
    deed: true,
  },
  {
    signs: ['may have ', 'can have ', 'may be ', 'can be '],
    pattern:
      /^(?:(?:ok|okay|and|but|so|now),? )*(?<topic>(?:[^.!?;,]|\.(?=\w)){2,60}? (?:may|can) (?:have|be) (?:up to )?\d[^.!?;]{0,30})[.!]?$/i,
    weak: true,
  },
  {
    signs: [' allowed', ' permitted', ' ok', ' fine', ' alright', ' welcome', ' back', 'no longer '],
    pattern: new RegExp(
      String.raw`^(?:(?:ok|okay|and|but|so|now),? )*(?<topic>(?!(?:it|that|this|there|what|which|nothing|nobody|none|no|only)\b)(?:[^.!?;,]|\.(?=\w)){2,60}?) (?:is|are)(?: now| again)? (?:allowed|permitted|ok|okay|fine|alright|welcome|back|no longer (?:off[- ]limits|out of bounds|forbidden|frozen|banned))(?: here)?${AGAIN}*[.!]?$`,
      'i',
    ),
    weak: true,
  },
  {
    signs: ['limits', 'forbidden', 'frozen', 'banned', 'bounds', 'taboo', 'untouchable'],
    pattern:
      /^(?:(?:ok|okay|and|but|so|now|btw|fyi),? )*(?<topic>(?:[^.!?;,]|\.(?=\w)){2,60}?) (?:is(?:n['’]?t| not| no longer)|are(?:n['’]?t| not| no longer)) (?:off[- ]limits|out of bounds|forbidden|frozen|banned|taboo|untouchable)(?: any ?more| any longer| now)[.!]?$/i,
  },
  {
    signs: ['no longer '],
    pattern:
      /^(?<topic>(?:[^.!?;,]|\.(?=\w)){2,60}?) (?:is|are) no longer (?:needed|required|necessary|wanted|mandatory)(?=[.!,;]|$)/i,
    how: 'relieves',
    weak: true,
  },
  {
    signs: ['needed any', 'required any', 'necessary any'],
    pattern:
      /^(?:(?:ok|okay|and|but|so|now|btw|fyi),? )*(?<topic>(?:[^.!?;,]|\.(?=\w)){2,60}?) (?:is(?:n['’]?t| not)|are(?:n['’]?t| not)) (?:needed|required|necessary) any ?(?:more|longer)[.!]?$/i,
    how: 'relieves',
  },
  {
    signs: ['changed my mind', 'second thought'],
    pattern:
      /\b(?:changed my mind|on second thoughts?)[,.:;—– -]+(?:you (?:can|may) )?(?<topic>(?:[^.!?;]|\.(?=\w))+)/i,
    weak: true,
  },
  {
    signs: [' about '],
    pattern:
      /^(?:(?:please|ok|okay|and|so),? )*(?:forget|scratch|never ?mind)(?: all)? about (?<topic>(?:[^.!?;:,]|[.:](?=\w))+)/i,
    how: 'relieves',
    weak: true,
  },
  {
    signs: ['what i '],
    pattern:
      /\b(?:forget|scratch|ignore|disregard|scrap|never ?mind) what I (?:said|told you|wrote) (?:before |earlier )?(?:about|on|regarding) (?<topic>(?:[^.!?;:,]|[.:](?=\w))+)/i,
    how: 'relieves',
  },
  {
    signs: RULES,
    pattern: new RegExp(
      `\\b(?:forget|ignore|drop|scrap|lift|cancel|disregard|never ?mind|remove)(?: about)? (?:the|that|my|our|this) (?:(?:earlier|old|previous) )?${RULE} (?:about|on|that|against|for|of|with|to|not to) (?<topic>(?:[^.!?;:,]|[.:](?=\\w))+)`,
      'i',
    ),
    how: 'relieves',
  },
  {
    signs: RULES,
    pattern: new RegExp(
      `\\b(?:forget|ignore|drop|scrap|lift|cancel|disregard) (?:the|that|my|our) (?<topic>[^.!?;]{2,60}?) ${RULE}\\b`,
      'i',
    ),
    how: 'relieves',
  },
  {
    signs: RULES,
    pattern: new RegExp(
      `\\b(?:the|that|my|our) ${RULE} (?:about|on|that|against|for|of|with|to) (?<topic>(?:[^.!?;]|\\.(?=\\w))+?) (?:no longer|doesn'?t) (?:applies|apply|holds?|counts?)\\b`,
      'i',
    ),
    how: 'relieves',
  },
  {
    signs: ['more', 'any longer', 'from now on'],
    pattern:
      /\b(?:you )?(?:don'?t|do not|no longer) (?:have|need) to (?<topic>(?:[^.!?;]|\.(?=\w))+?) (?:any ?more|any longer|from now on)\b/i,
    how: 'relieves',
  },
  {
    signs: ['no longer '],
    pattern: /\bno longer (?:have|need) to (?<topic>(?:[^.!?;]|\.(?=\w))+)/i,
    how: 'relieves',
  },
  {
    signs: ['no need to '],
    pattern: /\bno need to (?<topic>(?:[^.!?;]|\.(?=\w))+?) (?:any ?more|any longer)\b/i,
    how: 'relieves',
  },
  {
    signs: ['no need to '],
    pattern: /\bno need to (?<topic>(?:[^.!?;]|\.(?=\w))+?)(?: any ?more| any longer)?(?=[.!?;,]|$)/i,
    how: 'relieves',
    weak: true,
  },
  {
    signs: ['stop '],
    pattern:
      /^(?:(?:please|ok|okay|and|you can|you may),? )*stop (?<topic>(?:asking|checking with me|confirming)\b[^.!?;]*|waiting for\b[^.!?;]*)|^(?:(?:ok|okay|and|so|btw),? )*you (?:can|may) stop (?<topic2>\w+ing\b[^.!?;,]*)/i,
    how: 'relieves',
  },
  {
    signs: ['stop '],
    pattern: /^(?:(?:please|ok|okay|and|so),? )*stop (?<topic>\w+ing\b[^.!?;,]*)/i,
    how: 'relieves',
    weak: true,
  },
  {
    signs: ['别再', '別再', '不要再'],
    pattern: new RegExp(`(?:[别別]|不要)再(?<topic>[^，。；！？,;!?\\n]{2,30}?)了${TO_ZH}`),
    how: 'relieves',
    weak: true,
  },
  {
    signs: ['不用再', '不必再', '不需要再', '無需再', '无需再'],
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{2,24}?(?:不用|不必|不需要|無需|无需)再[^，。；！？,;!?\\n]{1,4}?)了${TO_ZH}`,
    ),
    how: 'relieves',
  },
  {
    signs: ['不用', '不必', '不需要', '無需', '无需'],
    pattern: new RegExp(`(?:不用|不必|不需要|無需|无需)再(?<topic>[^，。；！？,;!?\\n]{2,40}?)了?${TO_ZH}`),
    how: 'relieves',
  },
  {
    signs: ['不用', '不必', '不需要', '無需', '无需'],
    pattern: new RegExp(
      `(?<topic>(?:以後|以后|之後|之后)?[^，。；！？,;!?\\n]{0,20}?(?:不用|不必|不需要|無需|无需)[^，。；！？,;!?\\n]{1,20}?)了${TO_ZH}`,
    ),
    how: 'relieves',
    weak: true,
  },
  {
    signs: ['不用', '不必', '不需要', '無需', '无需'],
    pattern:
      /(?<topic>[^，。；！？,;!?\n]{2,16}?(?:不用|不必|不需要|[無无]需)(?:再)?[^，。；！？,;!?\n]{0,6}?(?:[问問]|等|跟|[经經][过過])[^，。；！？,;!?\n]{0,2}?我[^，。；！？,;!?\n]{0,4}?)了?(?=[，。；！,;!\n]|$)/,
    how: 'relieves',
  },
  {
    signs: ['不要', '别', '別'],
    pattern:
      /^(?:[^，。]{0,4}[，,])?(?:以[后後])?(?:不要|[别別])(?<topic>(?:每|老|[总總])[^，。；！？,;!?\n]{2,16}?)了(?=[，。；！,;!\n]|$)/,
    how: 'relieves',
  },
  {
    signs: ['不用', '不必', '不需要', '無需', '无需'],
    pattern:
      /^(?<topic>(?!以[后後])[^，。；！？,;!?\n]{2,12}?(?:不用|不必|不需要|[無无]需)[^，。；！？,;!?\n]{2,16}?)了(?=[，。；！,;!\n]|$)/,
    how: 'relieves',
  },
  {
    signs: ['可以'],
    pattern: new RegExp(
      `(?:現在|现在|又|可以再|以後|以后)?可以(?:再)?(?<topic>(?:用|使用|改|動|动|加|寫|写|碰|提交|推送)[^，。；！？,;!?\\n]{1,40}?)了${TO_ZH}`,
    ),
  },
  {
    signs: ['可以'],
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{2,24}?(?:你)?(?:[现現]在|又|已[经經]|[终終]于|[终終]於)(?:你)?(?:都|也|又)?可以(?:再|随便|隨便|直接)?[^，。；！？,;!?\\n的]{1,10}?)了${TO_ZH}`,
    ),
    deed: true,
  },
  {
    signs: ['可以', '能', '允許', '允许'],
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{0,30}?(?:現在|现在|又|已經|已经)*(?:可以|(?<![不可])能|允許|允许)(?:再|隨便|随便|直接)?[^，。；！？,;!?\\n的]{1,12}?)(?:了|啦|囉)${TO_ZH}`,
    ),
    weak: true,
    deed: true,
  },
  {
    signs: ['还是', '還是', '又要', '得要', '恢复', '恢復'],
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{0,16}?(?:[还還]是[要得]|又要|恢[复復])[^，。；！？,;!?\\n]{1,16}?)(?:的|吧|了)?${TO_ZH}`,
    ),
    how: 'demands',
    weak: true,
  },
  {
    signs: ['隨便', '随便', '隨意', '随意'],
    pattern: new RegExp(`(?<topic>[^，。；！？,;!?\\n]{2,30}?(?:[随隨][便意])[改动動用加碰删刪])[了吧]?${TO_ZH}`),
    weak: true,
    deed: true,
  },
  {
    signs: ['主意'],
    pattern: /改(?:變|变)?(?:了)?主意了?[，,：:\s]*(?<topic>[^。；！？;!?\n]{2,40})/,
    weak: true,
  },
  {
    signs: ['問題', '问题', '也行', '都行', '也可以', '没关系', '沒關係'],
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{2,30}?)(?:也|都|現在|现在)?(?:沒問題|没问题|也行|都行|也可以|没关系|沒關係)了?${TO_ZH}`,
    ),
    weak: true,
  },
  {
    signs: RULES_ZH,
    pattern: new RegExp(
      `(?:忘了|忘掉|忽略|取消|撤銷|撤销|不管|別管|别管|解除|放開|放开)(?:之前|先前)?(?:關於|关于|對|对)?(?<topic>[^，。；！？,;!?\\n]{2,40}?)(?:的|這條|这条|那條|那条|這個|这个|那個|那个)*${RULE_ZH}`,
    ),
    how: 'relieves',
  },
  {
    signs: RULES_ZH,
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{2,40}?)(?:的|這條|这条|那條|那条)*${RULE_ZH}(?:取消|作廢|作废|不算|解除|不適用|不适用)了?`,
    ),
    how: 'relieves',
  },
]
