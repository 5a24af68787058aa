/** Every fixed word of a recovery. Other languages are other objects; the layout is the same. */
export interface Labels {
  readonly title: string
  readonly deltaTitle: string
  readonly headings: Readonly<Record<Group, string>>
  readonly next: string
  readonly changed: string
}

export const GROUPS = ['workflow', 'tasks', 'goal', 'files', 'commands', 'decisions', 'rest'] as const
export type Group = (typeof GROUPS)[number]

export const ENGLISH: Labels = {
  title: 'Where this session stood:',
  deltaTitle: 'The summary left these out:',
  headings: {
    workflow: 'Workflow',
    tasks: 'Tasks',
    goal: 'Asked',
    files: 'Files',
    commands: 'Commands',
    decisions: 'Decided and found',
    rest: 'Also',
  },
  next: 'Next: go on from there. Do not ask whether to continue.',
  changed: '(changed since)',
}

export const TRADITIONAL_CHINESE: Labels = {
  title: '壓縮前的狀態：',
  deltaTitle: '摘要漏掉了以下內容：',
  headings: {
    workflow: '工作流',
    tasks: '任務',
    goal: '要求',
    files: '檔案',
    commands: '指令',
    decisions: '決定與發現',
    rest: '其他',
  },
  next: '下一步：從停下的地方繼續上述工作。不要詢問使用者是否繼續。',
  changed: '（之後已變更）',
}

export const SIMPLIFIED_CHINESE: Labels = {
  title: '压缩前的状态：',
  deltaTitle: '摘要漏掉了以下内容：',
  headings: {
    workflow: '工作流',
    tasks: '任务',
    goal: '要求',
    files: '文件',
    commands: '命令',
    decisions: '决定与发现',
    rest: '其他',
  },
  next: '下一步：从停下的地方继续上述工作。不要询问用户是否继续。',
  changed: '（之后已变更）',
}

export const LABELS = { en: ENGLISH, 'zh-TW': TRADITIONAL_CHINESE, 'zh-CN': SIMPLIFIED_CHINESE } as const
