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
]
