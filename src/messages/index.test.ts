import { describe, expect, test } from 'bun:test'
import { SETTINGS } from '../base/settings-table.ts'
import { TIMELINE_TYPES } from '../journal/timeline-types.ts'
import { chooseLanguage, LANGUAGES, messages, timelineTexts } from './index.ts'

describe('the language', () => {
  const cases: readonly (readonly [
    setting: 'auto' | 'en' | 'zh-TW' | 'zh-CN',
    env: Record<string, string>,
    language: string,
  ])[] = [
    ['auto', {}, 'en'],
    ['auto', { LANG: 'C' }, 'en'],
    ['auto', { LANG: 'de_DE.UTF-8' }, 'en'],
    ['auto', { LANG: 'zh_TW.UTF-8' }, 'zh-TW'],
    ['auto', { LANG: 'zh_HK' }, 'zh-TW'],
    ['auto', { LANG: 'zh_MO.UTF-8' }, 'zh-TW'],
    ['auto', { LANG: 'zh-Hant' }, 'zh-TW'],
    ['auto', { LANG: 'zh_Hans_HK' }, 'zh-CN'],
    ['auto', { LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
    ['auto', { LANG: 'zh_SG' }, 'zh-CN'],
    ['auto', { LANG: 'zh' }, 'zh-CN'],
    ['auto', { LANG: 'zha_CN' }, 'en'],
    ['auto', { LANG: 'zh_CN', LC_MESSAGES: 'zh_TW' }, 'zh-TW'],
    ['auto', { LANG: 'zh_CN', LC_MESSAGES: 'zh_TW', LC_ALL: 'en_US.UTF-8' }, 'en'],
    ['auto', { LANG: 'zh_CN', LC_ALL: '' }, 'zh-CN'],
    ['zh-TW', { LANG: 'en_US' }, 'zh-TW'],
    ['en', { LANG: 'zh_CN' }, 'en'],
  ]
  for (const [setting, env, language] of cases) {
    test(`setting ${setting} with ${JSON.stringify(env)} is ${language}`, () => {
      expect(chooseLanguage({ setting, env })).toBe(language as 'en')
    })
  }

  test('the setting offers exactly the languages there are', () => {
    expect(SETTINGS.language.of).toEqual(['auto', ...LANGUAGES])
  })
})

describe('the original labels in Traditional Chinese', () => {
  const agents = [
    { name: 'developer', stage: 'DEV' },
    { name: 'tester', stage: 'TEST' },
  ]
  test('recovery, S0.13-S0.24', async () => {
    const { recovery } = await messages('zh-TW')
    expect([
      recovery.title,
      recovery.workflow({ type: 'quick' }),
      recovery.workflow({ type: 'quick', label: '快速開發' }),
      recovery.progress({ bar: '✅💻⏳🔍', completed: 1, total: 2 }),
      recovery.stage({ emoji: '🔍', label: '審查' }),
      recovery.stage({ label: 'ODD' }),
      recovery.failures({ count: 1, limit: 3 }),
      recovery.rejections({ count: 2, limit: 3 }),
      recovery.agents({ agents }),
      recovery.feature({ name: 'login-page' }),
      recovery.goOn,
      recovery.guide({ command: '/throughline:workflow' }),
      recovery.truncated,
    ]).toEqual([
      '[Throughline 狀態恢復（compact 後）]',
      '工作流：quick',
      '工作流：quick（快速開發）',
      '進度：✅💻⏳🔍 (1/2)',
      '目前階段：🔍 審查',
      '目前階段：ODD',
      '失敗次數：1/3',
      '拒絕次數：2/3',
      '活躍 Agents：developer（DEV）, tester（TEST）',
      'Feature：login-page',
      '⛔ 禁止詢問使用者「我該繼續嗎？」，直接依照目前階段繼續執行。',
      '如需查看工作流指引，請使用 /throughline:workflow。',
      '... (已截斷，完整狀態請查看 throughline workflow show)',
    ])
  })

  test('pending tasks, S0.30', async () => {
    const { tasks } = await messages('zh-TW')
    expect([
      tasks.title({ header: tasks.header }),
      tasks.feature({ name: 'login-page', checked: 2, total: 9 }),
      tasks.task({ text: '寫測試' }),
      tasks.more({ count: 2 }),
      tasks.rebuild,
    ]).toEqual([
      '📋 **未完成任務**',
      'Feature：login-page（2/9 完成）',
      '- [ ] 寫測試',
      '... 還有 2 個',
      '→ 請使用 TaskCreate 重建以上任務的 TaskList，然後繼續執行。',
    ])
  })

  test('timeline, S0.38', async () => {
    expect((await timelineTexts('zh-TW')).labels['session:compact']).toBe('Context 壓縮')
  })
})

for (const language of LANGUAGES) {
  test(`${language} has a label for every type of the timeline and for no other (S0.39, S0.40)`, async () => {
    const { labels } = await timelineTexts(language)
    expect(Object.keys(labels).sort()).toEqual(Object.keys(TIMELINE_TYPES).sort())
    expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length)
  })

  test(`${language} names the places of a double installation`, async () => {
    const { notices } = await messages(language)
    expect(notices.doubleInstallation({ places: ['plugin', 'settings.json'] })).toMatch(/plugin.*settings\.json/)
  })
}

test('neither Chinese catalogue has characters of the other', async () => {
  const whole = async (language: 'zh-TW' | 'zh-CN') =>
    JSON.stringify([await messages(language), await timelineTexts(language)], (_, entry: unknown) =>
      typeof entry === 'function' ? String(entry) : entry,
    )
  expect(await whole('zh-TW')).not.toMatch(/[态请执开进务压缩权阶动败错记]/)
  expect(await whole('zh-CN')).not.toMatch(/[態請執開進務壓縮權階動敗錯記]/)
})
