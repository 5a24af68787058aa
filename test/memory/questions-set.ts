/** Made-up work in a project, told in English and in Chinese, and what is asked about it later in other words. */
export interface Told {
  /** What the person or the agent said, or the command that worked. */
  readonly user?: string
  readonly agent?: string
  readonly command?: readonly [command: string, purpose: string]
  /** What a later session asks, and what its answer has to hold. */
  readonly asks: string
  readonly answer: string
}

export const ENGLISH: readonly Told[] = [
  {
    user: 'Refunds are allowed for 90 days after delivery.',
    asks: 'How long can a customer get a refund?',
    answer: '90 days',
  },
  {
    user: 'From now on all timestamps are stored in UTC.',
    asks: 'Which time zone do we store timestamps in?',
    answer: 'UTC',
  },
  {
    command: ['mise run test:integration', 'Run the integration tests'],
    asks: 'How do I run the integration tests?',
    answer: 'mise run test:integration',
  },
  {
    agent:
      'Decided to queue the emails in Redis instead of sending them inline, because the mail server is slow at noon.',
    asks: 'Why are emails queued in Redis?',
    answer: 'mail server is slow',
  },
  {
    user: 'Never touch the legacy billing module without asking Kim.',
    asks: 'Can I change the legacy billing module?',
    answer: 'asking Kim',
  },
  {
    user: 'We use pnpm in this repo, not npm.',
    asks: 'Which package manager is used in this repo, npm?',
    answer: 'pnpm',
  },
  {
    agent:
      'The root cause of the login loop was that the session cookie had no SameSite attribute, so Safari dropped it.',
    asks: 'What was the cause of the login loop?',
    answer: 'SameSite',
  },
  {
    user: 'Remember that the staging database is wiped every Sunday.',
    asks: 'When is the staging database wiped?',
    answer: 'Sunday',
  },
  {
    command: ['make migrate', 'Apply the database migrations'],
    asks: 'How are the database migrations applied?',
    answer: 'make migrate',
  },
  {
    user: 'In this repo every API error has a code and a hint for the caller.',
    asks: 'What does an API error have to contain?',
    answer: 'a code and a hint',
  },
  {
    agent: 'Chose a cursor over page numbers for the order list because orders are inserted while people scroll.',
    asks: 'Why does the order list use a cursor?',
    answer: 'inserted while people scroll',
  },
  {
    user: 'Commit messages are always written in English, in the imperative.',
    asks: 'What language are commit messages written in?',
    answer: 'English',
  },
]

export const CHINESE: readonly Told[] = [
  { user: '退款期限是收货后 90 天。', asks: '退款期限多久？', answer: '90 天' },
  { user: '以后所有时间戳都存 UTC。', asks: '时间戳存什么时区？', answer: 'UTC' },
  {
    command: ['mise run test:integration', '跑集成测试'],
    asks: '集成测试怎么跑？',
    answer: 'mise run test:integration',
  },
  {
    agent: '决定把邮件放进 Redis 队列而不是直接发送，因为邮件服务器中午很慢。',
    asks: '邮件为什么放进 Redis 队列？',
    answer: '中午很慢',
  },
  { user: '旧的计费模块没问过小金之前不要动。', asks: '旧的计费模块可以改吗？', answer: '小金' },
  { user: '这个仓库用 pnpm，不用 npm。', asks: '这个仓库用哪个包管理器，npm 吗？', answer: 'pnpm' },
  {
    agent: '登录循环的根本原因是会话 cookie 没有 SameSite 属性，所以被 Safari 丢掉了。',
    asks: '登录循环是什么原因？',
    answer: 'SameSite',
  },
  { user: '记住：预发数据库每周日会被清空。', asks: '预发数据库什么时候清空？', answer: '周日' },
  { command: ['make migrate', '执行数据库迁移'], asks: '数据库迁移怎么执行？', answer: 'make migrate' },
  { user: '这个仓库里每个 API 错误都要有错误码和给调用方的提示。', asks: 'API 错误要包含什么？', answer: '错误码' },
  {
    agent: '订单列表采用游标而不是页码，因为用户滚动时会有新订单插入。',
    asks: '订单列表为什么用游标？',
    answer: '新订单插入',
  },
  { user: '提交信息一律用英文写，用祈使句。', asks: '提交信息用什么语言写？', answer: '英文' },
]

/** The same, as it is asked in Taiwan: the other script, and other words for some of it. */
export const TRADITIONAL: readonly string[] = [
  '退款期限多久？',
  '時間戳存什麼時區？',
  '集成測試怎麼跑？',
  '郵件為什麼放進 Redis 隊列？',
  '舊的計費模塊可以改嗎？',
  '這個倉庫用哪個包管理器，npm 嗎？',
  '登錄循環是什麼原因？',
  '預發數據庫什麼時候清空？',
  '數據庫遷移怎麼執行？',
  'API 錯誤要包含什麼？',
  '訂單列表為什麼用游標？',
  '提交信息用什麼語言寫？',
]
