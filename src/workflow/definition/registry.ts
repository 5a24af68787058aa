/** The stages and workflows that come with the product (S0.48-S0.51). Data, not code: a project adds to it or overrides it. */
export interface Registry {
  readonly stages: Readonly<Record<string, WorkflowStage>>
  readonly workflows: Readonly<Record<string, Workflow>>
  /** Stages that may run side by side when they stand next to each other in a workflow that names the group. */
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly limits: Limits
}

export interface WorkflowStage {
  readonly labels: WorkflowLabels
  readonly emoji: string
  /** The agent that does the work. */
  readonly agent: string
  readonly kind: StageKind
  /** The model its agent is to run on, where the host can choose one. */
  readonly model?: string
}

/**
 * What the stage is for.
 * talk: a conversation with the person, so a turn may end in it. work: makes something. check: passes or fails.
 * review: accepts or rejects. retro: may find issues, which never send anybody back.
 */
export const STAGE_KINDS = ['talk', 'work', 'check', 'review', 'retro'] as const
export type StageKind = (typeof STAGE_KINDS)[number]

export interface Workflow {
  readonly labels: WorkflowLabels
  readonly stages: readonly string[]
  readonly groups: readonly string[]
  /** What a feature of this workflow is written down in. */
  readonly documents: readonly SpecDocument[]
}

export const SPEC_DOCUMENTS = ['tasks', 'bdd'] as const
export type SpecDocument = (typeof SPEC_DOCUMENTS)[number]

export interface WorkflowLabels {
  readonly en: string
  readonly 'zh-TW': string
  readonly 'zh-CN': string
}

export interface Limits {
  /** How often a turn is kept going in one workflow. */
  readonly iterations: number
  /** Errors in a row after which the person is asked. */
  readonly errors: number
  /** How often a stage may fail, or be rejected. */
  readonly retries: number
}

const STAGES = {
  PM: stage('Product', '產品', '产品', '🎯', 'product-manager', 'talk'),
  PLAN: stage('Plan', '規劃', '规划', '📋', 'planner', 'work'),
  ARCH: stage('Architecture', '架構', '架构', '🏗️', 'architect', 'work'),
  DESIGN: stage('Design', '設計', '设计', '🎨', 'designer', 'work'),
  DEV: stage('Development', '開發', '开发', '💻', 'developer', 'work'),
  DEBUG: stage('Debugging', '除錯', '调试', '🔧', 'debugger', 'work'),
  REVIEW: stage('Review', '審查', '审查', '🔍', 'code-reviewer', 'review'),
  TEST: stage('Test', '測試', '测试', '🧪', 'tester', 'check'),
  SECURITY: stage('Security', '安全', '安全', '🛡️', 'security-reviewer', 'review'),
  'DB-REVIEW': stage('Database review', 'DB審查', 'DB审查', '🗄️', 'database-reviewer', 'review'),
  QA: stage('Verification', '驗證', '验证', '🏁', 'qa', 'check'),
  E2E: stage('E2E', 'E2E', 'E2E', '🌐', 'e2e-runner', 'check'),
  'BUILD-FIX': stage('Build fix', '修構建', '修构建', '🔨', 'build-error-resolver', 'work'),
  REFACTOR: stage('Clean-up', '清理', '清理', '🧹', 'refactor-cleaner', 'work'),
  RETRO: stage('Retrospective', '回顧', '回顾', '🔁', 'retrospective', 'retro'),
  DOCS: stage('Documentation', '文件', '文档', '📝', 'doc-updater', 'work'),
} as const satisfies Record<string, WorkflowStage>

const STANDARD = 'PLAN ARCH TEST DEV REVIEW TEST RETRO DOCS'
const FULL = 'PLAN ARCH DESIGN TEST DEV REVIEW TEST QA E2E RETRO DOCS'

const WORKFLOWS = {
  single: workflow('Single change', '單步修改', '单步修改', 'DEV'),
  quick: workflow('Quick development', '快速開發', '快速开发', 'DEV REVIEW TEST RETRO', 'quality', 'tasks'),
  standard: workflow('Standard feature', '標準功能', '标准功能', STANDARD, 'quality postdev', 'tasks bdd'),
  full: workflow('Full feature', '完整功能', '完整功能', FULL, 'quality verify postdev', 'tasks bdd'),
  secure: workflow(
    'High risk',
    '高風險',
    '高风险',
    'PLAN ARCH TEST DEV REVIEW TEST SECURITY RETRO DOCS',
    'secure-quality postdev',
    'tasks bdd',
  ),
  tdd: workflow('Test-driven', '測試驅動', '测试驱动', 'TEST DEV TEST', '', 'tasks bdd'),
  debug: workflow('Debugging', '除錯', '调试', 'DEBUG DEV TEST', '', 'tasks'),
  refactor: workflow('Refactoring', '重構', '重构', 'ARCH TEST DEV REVIEW TEST', 'quality', 'tasks bdd'),
  'review-only': workflow('Review only', '純審查', '纯审查', 'REVIEW'),
  'security-only': workflow('Security scan', '安全掃描', '安全扫描', 'SECURITY'),
  'build-fix': workflow('Build fix', '修構建', '修构建', 'BUILD-FIX'),
  'e2e-only': workflow('E2E tests', 'E2E 測試', 'E2E 测试', 'E2E'),
  diagnose: workflow('Diagnosis', '診斷', '诊断', 'DEBUG'),
  clean: workflow('Clean-up', '重構清理', '重构清理', 'REFACTOR'),
  'db-review': workflow('Database review', 'DB審查', 'DB审查', 'DB-REVIEW'),
  product: workflow('Product feature', '產品功能', '产品功能', `PM ${STANDARD}`, 'quality postdev', 'tasks bdd'),
  'product-full': workflow(
    'Full product feature',
    '產品完整',
    '产品完整',
    `PM ${FULL}`,
    'quality verify postdev',
    'tasks bdd',
  ),
  discovery: workflow('Product discovery', '產品探索', '产品探索', 'PM'),
} as const satisfies Record<string, Workflow>

export const BUILT_IN: Registry = {
  stages: STAGES,
  workflows: WORKFLOWS,
  groups: {
    quality: ['REVIEW', 'TEST'],
    verify: ['QA', 'E2E'],
    'secure-quality': ['REVIEW', 'TEST', 'SECURITY'],
    postdev: ['RETRO', 'DOCS'],
  },
  limits: { iterations: 100, errors: 3, retries: 3 },
}

function stage(en: string, tw: string, cn: string, emoji: string, agent: string, kind: StageKind): WorkflowStage {
  return { labels: { en, 'zh-TW': tw, 'zh-CN': cn }, emoji, agent, kind }
}

function workflow(en: string, tw: string, cn: string, stages: string, groups = '', documents = ''): Workflow {
  return {
    labels: { en, 'zh-TW': tw, 'zh-CN': cn },
    stages: words(stages),
    groups: words(groups),
    documents: documentsIn(words(documents)),
  }
}

function documentsIn(named: readonly string[]): SpecDocument[] {
  const found: SpecDocument[] = []
  for (const document of SPEC_DOCUMENTS) if (named.includes(document)) found.push(document)
  return found
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
