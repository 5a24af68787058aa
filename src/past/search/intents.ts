import type { Piece } from '../pieces/piece.ts'

/** Questions of one kind are answered by pieces of one kind, and in words that the question need not have. */
export interface Intent {
  readonly asks: RegExp
  /** Looked for besides what the question names, and worth less. */
  readonly words: readonly string[]
  readonly answers: (piece: Piece) => boolean
  /** How much more such a piece is worth. */
  readonly counts: number
}

/** Who is asked about: the person, in whatever word. */
const PERSON = '(?:the )?(?:user|person|human|I|we|you|he|she|they)'
const WHOSE = '(?:使用者|用戶|用户|我|他|她|你)'

/** The whole question is what the person did, and nothing else: then there is no other word to look for. */
function onlyAsks(verbs: string, chinese: string): RegExp {
  return new RegExp(
    `^\\s*what(?: all| else)? (?:did|has|have|does) ${PERSON} (?:${verbs})(?: (?:for|on|about|me|us|you|the agent|to|do|done|so far|to do))*\\s*\\??\\s*$|^\\s*${WHOSE}(?:${chinese})(?:了|過|过)?(?:什麼|什么|哪些|啥)(?:事|東西|东西)?\\s*[?？]?\\s*$`,
    'i',
  )
}

export const INTENTS: readonly Intent[] = [
  {
    asks: /\b(?:branch|pull request|PR|commit(?:s|ted)?|push(?:ed)?|remote|merged?|rebased?|worktree)\b|分支|提交|推送|合併|合并/i,
    words: ['branch', 'commit', 'push'],
    answers: ({ tool, about, who }) => who === 'client' || (tool === 'Bash' && /\b(?:git|gh|jj|hg|glab)\b/.test(about)),
    counts: 1.4,
  },
  {
    asks: /\bcommands?\b|\bverif\w*|\bcheck(?:s|ed)?\b|\bhow\b.{0,30}\b(?:run|start|build|launch)|\b(?:lint|build|test suite|tests? (?:run|pass))\b|指令|命令|測試|测试|檢查|检查/i,
    words: ['test', 'lint', 'build', 'pass'],
    answers: ({ tool }) => tool === 'Bash',
    counts: 1.3,
  },
  {
    asks: /\b(?:fail\w*|errors?|broken|breaks?|crash\w*|unsolved|unresolved|wrong|bugs?)\b|錯誤|错误|失敗|失败|壞|坏/i,
    words: ['error', 'failed'],
    answers: ({ who, text }) => who === 'tool' && /\b(?:error|fail(?:ed|ure|s)?|panic|fatal)\b/i.test(text),
    counts: 1.15,
  },
  {
    asks: /\b(?:tasks?|subtasks?|to-?dos?|steps?|items?)\b|任務|任务|待辦|待办/i,
    words: [],
    answers: ({ tool }) => /^(?:Todo|Task)(?:Write|Create|Update|List|Get)$/.test(tool),
    counts: 1.4,
  },
  {
    asks: /\b(?:decid\w*|decision|cho(?:se|sen|ose|ice)|options?|agreed|settled?|approv\w*|pick(?:ed)?)\b|決定|决定|選|选/i,
    words: ['option', 'go with'],
    answers: ({ who }) => who === 'person',
    counts: 1.3,
  },
  {
    asks: /\b(?:forb[ia]d\w*|prohibit\w*|disallow\w*|off[- ]limits|not (?:be )?allowed|ban(?:s|ned)?|must not|mustn['’]t)\b|禁止|不准|不許|不许|不允許|不允许|不可以|不能做/i,
    words: [
      'never',
      "don't",
      'don’t',
      'do not',
      'must not',
      'not',
      'avoid',
      'stop',
      'leave',
      'without',
      '不要',
      '不准',
      '不可',
      '禁止',
      '別',
      '别',
      '不許',
      '不许',
      '不能',
    ],
    answers: ({ who, text }) => who === 'person' && FORBIDS.test(text),
    counts: 2.5,
  },
  {
    asks: onlyAsks('allow\\w*|permit\\w*|approv\\w*', '允許|允许|准許|准许|同意|批准'),
    words: ['may', 'can', 'ok', 'okay', 'fine', 'go ahead', 'yes', 'allowed', '可以', '允許', '允许', '同意'],
    answers: ({ who }) => who === 'person',
    counts: 2.5,
  },
  {
    asks: onlyAsks(
      'ask\\w*|want\\w*|request\\w*|requir\\w*|demand\\w*|said|say|tell|told',
      '要求|想要|要|說|说|問|问|交代',
    ),
    words: [
      'please',
      'want',
      'need',
      'should',
      'must',
      'can you',
      'add',
      'make',
      'fix',
      'use',
      'keep',
      'always',
      'never',
      'the',
      '請',
      '请',
      '要',
      '幫',
      '帮',
      '一律',
    ],
    answers: ({ who }) => who === 'person',
    counts: 2.5,
  },
  {
    asks: onlyAsks('decid\\w*|cho(?:o?se|sen)|settled?|agreed?|pick\\w*', '決定|决定|選|选|選擇|选择'),
    words: [
      'use',
      'instead',
      'rather',
      "let's",
      'let’s',
      'we will',
      'take',
      'keep',
      'leave',
      '就用',
      '改用',
      '決定',
      '决定',
      '一律',
    ],
    answers: ({ who }) => who === 'person',
    counts: 2.5,
  },
]

const FORBIDS =
  /\b(?:never|do(?:n['’]?t| not)|must(?:n['’]?t| not)|no|not|avoid|stop|leave|without|forbid\w*)\b|不要|不准|不可|禁止|別|别|不許|不许|不能/i
