import { describe, expect, test } from 'bun:test'
import { holds } from '../../../test/lib/property.ts'
import { LANGUAGES, type Language, messages } from '../../messages/index.ts'
import { BUILT_IN } from '../definition/registry.ts'
import { pendingTasks, type SpecFeature } from '../specs/pending-tasks.ts'
import { newState, type State } from '../state.ts'
import { hintOf, type Words } from './hint.ts'
import { progressBar } from './progress.ts'
import { recoveryBlock, textOfBlock } from './recovery-block.ts'
import { completionSummary } from './summary.ts'

async function wordsIn(language: Language): Promise<Words> {
  return { language, messages: await messages(language), kind: (agent) => `throughline:${agent}` }
}
const tw = { ...(await wordsIn('zh-TW')), slash: '/throughline:workflow' }

function workflow(key: string, changed: Partial<State> = {}): State {
  const state = newState(BUILT_IN, { key, at: 0 })
  if (!state) throw new Error(key)
  return { ...state, ...changed }
}

/** Stages as a word a stage: c completed, a active, p pending. */
function at(key: string, states: string, changed: Partial<State> = {}): State {
  const state = workflow(key, changed)
  const status = { c: 'completed', a: 'active', p: 'pending' } as const
  const stages = state.stages.map((stage, i) => ({ ...stage, status: status[states[i] as 'c'] }))
  return { ...state, stages }
}

const agent = { call: 'c', name: 'code-reviewer', stage: 'REVIEW', startedAt: 0, where: 'background' } as const
const agents = [agent, { ...agent, call: 'd', name: 'tester', stage: 'TEST' }]

function feature(total: number, checked: number): SpecFeature {
  const unchecked = Array.from({ length: total - checked }, (_, i) => `任務 ${checked + i + 1}`)
  return { name: 'login-page', tasks: { total, checked, allChecked: total > 0 && unchecked.length === 0, unchecked } }
}

const block = (state: State, more: { feature?: SpecFeature; budget?: number; words?: Words } = {}) =>
  textOfBlock(recoveryBlock({ state, feature: more.feature, words: more.words ?? tw, budget: more.budget ?? 2000 }))

const COUNTED = tw.messages.workflow.counted({ tool: false })

describe('the recovery block in Traditional Chinese', () => {
  test('S0.23: where the plugin is not there, its slash command is not named', async () => {
    const text = block(at('quick', 'cppp'), { words: await wordsIn('zh-TW') })
    expect(text).toEndWith('如需查看工作流指引，請使用 throughline workflow show。')
    expect(text).not.toContain('/throughline:')
  })

  test('S0.13-S0.15, S0.17, S0.23: a workflow with nothing else to say', () => {
    expect(block(at('quick', 'cppp'))).toBe(
      [
        '[Throughline 狀態恢復（compact 後）]',
        '工作流：quick（快速開發）',
        '進度：✅💻⬜🔍⬜🧪⬜🔁 (1/4)',
        '目前階段：🔍 審查',
        '⏭️ 繼續：並行 委派 🔍 code-reviewer（審查） + 委派 🧪 tester（測試）',
        '以 agent 工具委派：類型 throughline:code-reviewer，或任何類型並在 prompt 內含 [stage:REVIEW]。',
        '以 agent 工具委派：類型 throughline:tester，或任何類型並在 prompt 內含 [stage:TEST]。',
        COUNTED,
        '',
        '⛔ 禁止詢問使用者「我該繼續嗎？」，直接依照目前階段繼續執行。',
        '如需查看工作流指引，請使用 /throughline:workflow。',
      ].join('\n'),
    )
  })

  test('S0.18-S0.22, S0.30: everything at once, in order', () => {
    const state = at('quick', 'caap', { failCount: 1, rejectCount: 2, agents, featureName: 'login-page' })
    expect(block(state, { feature: feature(9, 2) })).toBe(
      [
        '[Throughline 狀態恢復（compact 後）]',
        '工作流：quick（快速開發）',
        '進度：✅💻⏳🔍⏳🧪⬜🔁 (1/4)',
        '目前階段：🔍 審查',
        '⏭️ 繼續：等待 code-reviewer (REVIEW), tester (TEST) 完成；回報會自己送來，不要自己做',
        '失敗次數：1/3',
        '拒絕次數：2/3',
        '活躍 Agents：code-reviewer（REVIEW）, tester（TEST）',
        'Feature：login-page',
        '',
        '📋 **未完成任務**',
        'Feature：login-page（2/9 完成）',
        '- [ ] 任務 3',
        '- [ ] 任務 4',
        '- [ ] 任務 5',
        '- [ ] 任務 6',
        '- [ ] 任務 7',
        '... 還有 2 個',
        '→ 請使用 TaskCreate 重建以上任務的 TaskList，然後繼續執行。',
        '',
        '⛔ 禁止詢問使用者「我該繼續嗎？」，直接依照目前階段繼續執行。',
        '如需查看工作流指引，請使用 /throughline:workflow。',
      ].join('\n'),
    )
  })

  const counted: readonly (readonly [string, Partial<State>, string])[] = [
    ['S0.18: no failures, no line', {}, '失敗次數'],
    ['S0.19: no rejections, no line', { failCount: 1 }, '拒絕次數'],
    ['S0.20: no active agent, no line', {}, '活躍 Agents'],
    ['S0.21: no feature, no line', {}, 'Feature：'],
    ['S0.22: no task, no block', {}, '📋'],
  ]
  test.each(counted)('%s', (_, changed, absent) => expect(block(workflow('quick', changed))).not.toContain(absent))

  test('S0.14: the label stands behind the key; the source showed it and its code left it out', () => {
    expect(block(workflow('tdd'))).toContain('\n工作流：tdd（測試驅動）\n')
  })

  test('S0.17: a finished workflow has no current stage', () => {
    const text = block(at('tdd', 'ccc'))
    expect(text).not.toContain('目前階段：')
    expect(text).not.toContain('⏭️')
  })

  test('S0.25: what was rejected is to be mended first', () => {
    const pending = [{ type: 'fix-reject', stage: 'REVIEW', count: 1, reason: '空購物車沒有測試' }] as const
    expect(block(at('quick', 'cppp', { rejectCount: 1, pending }))).toContain(
      '\n\n⚠️ 待執行：REVIEW 被拒絕（1/3），修正後重新審查\n拒絕原因：空購物車沒有測試\n📋 MUST：委派 developer 修正，然後重新執行 REVIEW\n以 agent 工具委派：類型 throughline:developer，或任何類型並在 prompt 內含 [stage:DEV]。\n',
    )
  })

  test('S0.25: what failed is to be mended first', () => {
    const pending = [{ type: 'fix-fail', stage: 'TEST', count: 2, reason: '兩個測試失敗' }] as const
    expect(block(at('debug', 'ccp', { failCount: 2, pending }))).toContain(
      '\n⚠️ 待執行：TEST 失敗（2/3），修正後重新執行\n失敗原因：兩個測試失敗\n📋 MUST：委派 developer 修正，然後重新執行 TEST\n',
    )
  })

  test('S0.25: with nobody before it, the stage itself is done once more', () => {
    const pending = [{ type: 'fix-reject', stage: 'REVIEW', count: 1, reason: '' }] as const
    const text = block(at('review-only', 'p', { rejectCount: 1, pending }))
    expect(text).toContain(
      '\n⚠️ 待執行：REVIEW 被拒絕（1/3），修正後重新審查\n📋 MUST：再次委派 code-reviewer 執行 REVIEW\n',
    )
    expect(text).not.toContain('⏭️')
  })

  test('S0.25: of two that went wrong both are said, each with its reason, and one repair is for both', () => {
    const pending = [
      { type: 'fix-reject', stage: 'REVIEW', count: 1, reason: '空購物車沒有測試' },
      { type: 'fix-fail', stage: 'TEST', count: 1, reason: '兩個測試失敗' },
    ] as const
    const text = block(at('quick', 'cppp', { rejectCount: 1, failCount: 1, pending }))
    for (const part of ['拒絕原因：空購物車沒有測試', '失敗原因：兩個測試失敗', '然後重新執行 REVIEW + TEST\n']) {
      expect(text).toContain(part)
    }
  })

  test('a session that has no such agent is told the general way, and a tool only where there is one', () => {
    const words = { ...tw, kind: () => undefined }
    const text = block(at('quick', 'pppp'), { words })
    expect(text).toContain('委派 💻 任何 prompt 內含 [stage:DEV] 的 agent（開發）')
    expect(text).not.toContain('throughline:developer')
    expect(text).not.toContain('stage_done')
    expect(block(at('quick', 'pppp'), { words: { ...words, tool: true } })).toContain('stage_done')
  })
})

describe('S0.24: the cap', () => {
  const long: SpecFeature = {
    name: 'login-page',
    tasks: {
      total: 9,
      checked: 0,
      allChecked: false,
      unchecked: Array.from({ length: 9 }, (_, i) => `${i} ${'很長的任務'.repeat(40)}`),
    },
  }
  const state = at('product-full', 'caapppppppppp', { failCount: 1, rejectCount: 1, agents, featureName: 'login-page' })

  test('a long task is cut, so that everything fits into 2000 characters', () => {
    expect(block(state, { feature: long }).length).toBeLessThanOrEqual(2000)
  })

  test('decided otherwise: whole lines go, the tasks first; what has to be done stays', () => {
    const text = block(state, { feature: long, budget: 700 })
    expect(text.length).toBeLessThanOrEqual(700)
    expect(text).toContain('\n... (已截斷，完整狀態請查看 throughline workflow show)\n')
    expect(text).toEndWith(
      '\n⛔ 禁止詢問使用者「我該繼續嗎？」，直接依照目前階段繼續執行。\n如需查看工作流指引，請使用 /throughline:workflow。',
    )
    expect(text).toContain('⏭️ 繼續：')
    expect(text).toContain('📋 **未完成任務**')
    expect(text).not.toContain('- [ ] 4')
  })

  test('whatever the budget, in every language: whole lines of the full text, the action lines always, no half characters', async () => {
    const all = await Promise.all(LANGUAGES.map(wordsIn))
    holds({
      seed: 24,
      rounds: 400,
      make: (chance) => ({
        budget: chance.below(2200),
        words: all[chance.below(all.length)] ?? tw,
        unchecked: chance.list(9, () => chance.text(60)),
        failCount: chance.below(3),
        reason: chance.text(40),
      }),
      check: ({ budget, words, unchecked, failCount, reason }) => {
        const pending = [{ type: 'fix-fail', stage: 'TEST', count: 1, reason }] as const
        const tasks = { total: unchecked.length, checked: 0, allChecked: false, unchecked }
        const input = { state: { ...state, failCount, pending }, feature: { name: 'f', tasks }, words }
        const full = recoveryBlock({ ...input, budget: 1e6 })
        const cut = recoveryBlock({ ...input, budget })
        const known = new Set([...full.body, words.messages.recovery.truncated])
        if (!cut.body.every((line) => known.has(line))) throw new Error('a line was changed')
        expect(cut.closing).toEqual(full.closing)
        for (const must of full.body.filter((line) => /⏭️|⚠️|MUST|VERDICT/.test(line))) expect(cut.body).toContain(must)
        if (budget >= 700) expect(textOfBlock(cut).length).toBeLessThanOrEqual(budget)
        return textOfBlock(full).isWellFormed() || !unchecked.concat(reason).every((text) => text.isWellFormed())
      },
    })
  })
})

describe('S0.16: the progress bar', () => {
  const icons: readonly (readonly ['completed' | 'active' | 'pending', string])[] = [
    ['completed', '✅'],
    ['active', '⏳'],
    ['pending', '⬜'],
  ]
  test.each(icons)('%s is %s', (status, icon) => expect(progressBar([{ status, emoji: '💻' }])).toBe(`${icon}💻`))
  test('nothing stands between stages, and a numbered one has the emoji of its kind', () => {
    expect(progressBar(at('tdd', 'cap').stages)).toBe('✅🧪⏳💻⬜🧪')
  })
  test('a stage without an emoji shows its state alone', () =>
    expect(progressBar([{ status: 'active', emoji: '' }])).toBe('⏳'))
})

describe('S0.52: the next step', () => {
  const cases: readonly (readonly [string, State, string | undefined])[] = [
    ['one stage', at('debug', 'ppp'), '委派 🔧 debugger（除錯）'],
    ['stages side by side', at('full', 'cccccccpppp'), '並行 委派 🏁 qa（驗證） + 委派 🌐 e2e-runner（E2E）'],
    ['what is left of them', at('quick', 'ccpp'), '委派 🧪 tester（測試）'],
    [
      'waiting',
      at('quick', 'capp', { agents: [agent] }),
      '等待 code-reviewer (REVIEW) 完成；回報會自己送來，不要自己做',
    ],
    ['nothing when done', at('single', 'c'), undefined],
    [
      'a stage begun by hand',
      at('single', 'a', { agents: [{ ...agent, stage: 'DEV', where: 'hand' }] }),
      '完成 💻 開發',
    ],
  ]
  test.each(cases)('%s', (_, state, hint) => expect(hintOf(state, tw)).toBe(hint as string))
})

describe('pending tasks', () => {
  test.each([1, 5])('S0.30: %d open tasks are all shown', (open) => {
    expect(pendingTasks(feature(open + 1, 1), tw.messages)).toHaveLength(3 + open)
  })
  test('S0.30: another header', () => {
    expect(pendingTasks(feature(1, 0), tw.messages, { header: tw.messages.tasks.interrupted })?.[0]).toBe(
      '📋 **未完成任務（上次 session 中斷）**',
    )
  })
  const none: readonly (readonly [string, SpecFeature | undefined])[] = [
    ['no feature', undefined],
    ['no checkbox', feature(0, 0)],
    ['all checked', feature(3, 3)],
  ]
  test.each(none)('S0.31: nothing when there is %s', (_, given) =>
    expect(pendingTasks(given, tw.messages)).toBeUndefined(),
  )
})

describe('S0.58: the completion summary', () => {
  const done = at('quick', 'cccc')
  const results = ['pass', 'reject', 'fail', null] as const
  const stages = done.stages.map((stage, i) => ({ ...stage, result: results[i] ?? null, tries: i === 0 ? 3 : 1 }))
  test('a line a stage by its result, then retries, rejections and duration', () => {
    expect(completionSummary({ ...done, stages, rejectCount: 1 }, 125_000, tw)).toBe(
      '🎉 工作流完成！（quick）\n✅ 💻 開發\n🔙 🔍 審查\n❌ 🧪 測試\n⬜ 🔁 回顧\n🔄 重試次數：2\n🔙 拒絕次數：1\n⏱️ 耗時：2 分 5 秒',
    )
  })
  test('nothing about retries when there were none', () => {
    expect(completionSummary({ ...done, stages: done.stages }, 5000, tw)).toEndWith('⬜ 🔁 回顧\n⏱️ 耗時：5 秒')
  })
})
