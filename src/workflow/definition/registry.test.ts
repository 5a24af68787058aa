import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newState } from '../state.ts'
import { BUILT_IN } from './registry.ts'

const STAGES = `PM 產品 🎯 product-manager · PLAN 規劃 📋 planner · ARCH 架構 🏗️ architect · DESIGN 設計 🎨 designer · DEV 開發 💻 developer ·
DEBUG 除錯 🔧 debugger · REVIEW 審查 🔍 code-reviewer · TEST 測試 🧪 tester · SECURITY 安全 🛡️ security-reviewer ·
DB-REVIEW DB審查 🗄️ database-reviewer · QA 驗證 🏁 qa · E2E E2E 🌐 e2e-runner · BUILD-FIX 修構建 🔨 build-error-resolver ·
REFACTOR 清理 🧹 refactor-cleaner · RETRO 回顧 🔁 retrospective · DOCS 文件 📝 doc-updater`

const WORKFLOWS = `single 單步修改: DEV
quick 快速開發: DEV REVIEW TEST RETRO
standard 標準功能: PLAN ARCH TEST DEV REVIEW TEST RETRO DOCS
full 完整功能: PLAN ARCH DESIGN TEST DEV REVIEW TEST QA E2E RETRO DOCS
secure 高風險: PLAN ARCH TEST DEV REVIEW TEST SECURITY RETRO DOCS
tdd 測試驅動: TEST DEV TEST
debug 除錯: DEBUG DEV TEST
refactor 重構: ARCH TEST DEV REVIEW TEST
review-only 純審查: REVIEW
security-only 安全掃描: SECURITY
build-fix 修構建: BUILD-FIX
e2e-only E2E 測試: E2E
diagnose 診斷: DEBUG
clean 重構清理: REFACTOR
db-review DB審查: DB-REVIEW
product 產品功能: PM PLAN ARCH TEST DEV REVIEW TEST RETRO DOCS
product-full 產品完整: PM PLAN ARCH DESIGN TEST DEV REVIEW TEST QA E2E RETRO DOCS
discovery 產品探索: PM`

describe('the registry', () => {
  test('S0.48: has the 16 stages with label, emoji and agent', () => {
    const lines = Object.entries(BUILT_IN.stages).map(
      ([key, { labels, emoji, agent }]) => `${key} ${labels['zh-TW']} ${emoji} ${agent}`,
    )
    expect(lines).toHaveLength(16)
    expect(lines).toEqual(
      STAGES.replaceAll('\n', ' ')
        .split(/ · /)
        .map((line) => line.trim()),
    )
  })

  test('S0.49: has the 18 workflows with their stages, in order', () => {
    const lines = Object.entries(BUILT_IN.workflows).map(
      ([key, { labels, stages }]) => `${key} ${labels['zh-TW']}: ${stages.join(' ')}`,
    )
    expect(lines).toHaveLength(18)
    expect(lines.join('\n')).toBe(WORKFLOWS)
  })

  test('S0.50: has the groups that run side by side', () => {
    expect(BUILT_IN.groups).toEqual({
      quality: ['REVIEW', 'TEST'],
      verify: ['QA', 'E2E'],
      'secure-quality': ['REVIEW', 'TEST', 'SECURITY'],
      postdev: ['RETRO', 'DOCS'],
    })
    const unknown = Object.values(BUILT_IN.workflows).flatMap(({ groups }) =>
      groups.filter((name) => !(name in BUILT_IN.groups)),
    )
    expect(unknown).toEqual([])
  })

  test('S0.51: allows 100 iterations, 3 errors in a row and 3 tries', () => {
    expect(BUILT_IN.limits).toEqual({ iterations: 100, errors: 3, retries: 3 })
  })

  test.each(Object.keys(BUILT_IN.workflows))(
    'S0.48, S0.49: every stage of %s is known and labelled in three languages',
    (key) => {
      const state = newState(BUILT_IN, { key, at: 0 })
      expect(state?.stages).toHaveLength(BUILT_IN.workflows[key]?.stages.length ?? -1)
      for (const { labels } of state?.stages ?? [])
        expect(Object.values(labels).every((label) => label !== '')).toBe(true)
    },
  )

  test('S0.48: every stage has an agent definition in the plugin, named alike, that says how to give its verdict', () => {
    const plugin = join(import.meta.dir, '../../../plugin')
    const listed = readdirSync(join(plugin, 'agents'))
    const agents = Object.values(BUILT_IN.stages).map(({ agent }) => agent)
    expect([...listed, ...readdirSync(join(plugin, 'roles'))].sort()).toEqual(
      agents.map((agent) => `${agent}.md`).sort(),
    )
    // The client lists every one of them to the model in every session: only those of the usual workflow.
    const usual = BUILT_IN.workflows.quick?.stages.map((key) => `${BUILT_IN.stages[key]?.agent}.md`)
    expect(listed.sort()).toEqual(usual?.sort() ?? [])
    for (const [key, { agent }] of Object.entries(BUILT_IN.stages)) {
      const folder = listed.includes(`${agent}.md`) ? 'agents' : 'roles'
      const text = readFileSync(join(plugin, folder, `${agent}.md`), 'utf8')
      expect(text).toStartWith(`---\nname: ${agent}\ndescription: `)
      expect(text).toContain(`the stage ${key} of a workflow`)
      expect(text).toMatch(/<!-- VERDICT: \{"result":"\w+"[^\n]*\} -->/)
      expect(text.includes('\ndisallowedTools: Write, Edit,')).toBe(BUILT_IN.stages[key]?.kind === 'review')
    }
  })

  test('S0.53: the plugin has the commands of the workflow', () => {
    const folder = join(import.meta.dir, '../../../plugin/commands')
    expect(['workflow', 'stop', 'tasks'].filter((name) => !existsSync(join(folder, `${name}.md`)))).toEqual([])
  })
})
