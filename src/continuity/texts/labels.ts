import { ENGLISH } from './labels/en.ts'
import type { LineWords } from './labels/words.ts'
import { SIMPLIFIED_CHINESE } from './labels/zh-cn.ts'
import { TRADITIONAL_CHINESE } from './labels/zh-tw.ts'

/** Every fixed word of a recovery. Other languages are other objects; the layout is the same. */
export interface Labels {
  readonly title: string
  readonly deltaTitle: string
  readonly headings: Readonly<Record<Group, string>>
  /** Between a heading and its lines. */
  readonly colon: string
  readonly next: string
  readonly changed: string
  readonly lines: LineWords
}

export const GROUPS = ['workflow', 'tasks', 'goal', 'files', 'commands', 'decisions', 'rest'] as const
export type Group = (typeof GROUPS)[number]

export type { LineWords }
export { ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE }

export const LABELS = { en: ENGLISH, 'zh-TW': TRADITIONAL_CHINESE, 'zh-CN': SIMPLIFIED_CHINESE } as const
