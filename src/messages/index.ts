import type { Environment } from '../base/environment.ts'
import type { Messages } from './en.ts'
import type { TimelineTexts } from './timeline/en.ts'

export type { Messages } from './en.ts'

/** Every language, loaded when it is spoken: a hook needs one. */
const CATALOGUES = {
  en: async () => (await import('./en.ts')).en,
  'zh-TW': async () => (await import('./zh-tw.ts')).zhTw,
  'zh-CN': async () => (await import('./zh-cn.ts')).zhCn,
} as const satisfies Record<string, () => Promise<Messages>>

export type Language = keyof typeof CATALOGUES

export const LANGUAGES = Object.keys(CATALOGUES) as Language[]

export function messages(language: Language): Promise<Messages> {
  return CATALOGUES[language]()
}

const TIMELINES: Readonly<Record<Language, () => Promise<TimelineTexts>>> = {
  en: async () => (await import('./timeline/en.ts')).timelineEn,
  'zh-TW': async () => (await import('./timeline/zh-tw.ts')).timelineTw,
  'zh-CN': async () => (await import('./timeline/zh-cn.ts')).timelineCn,
}

/** The labels of the timeline's entries and the words in them. */
export function timelineTexts(language: Language): Promise<TimelineTexts> {
  return TIMELINES[language]()
}

/** The setting, then the locale in the order POSIX gives its variables, then English. */
export function chooseLanguage({ setting, env }: { setting: Language | 'auto'; env: Environment }): Language {
  if (setting !== 'auto') return setting
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  if (!locale.toLowerCase().startsWith('zh') || !/^zh(?![a-z])/i.test(locale)) return 'en'
  return /hant|[_-](tw|hk|mo)(?![a-z])/i.test(locale) && !/hans/i.test(locale) ? 'zh-TW' : 'zh-CN'
}
