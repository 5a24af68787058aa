import type { Part } from '../compose/line.ts'
import { ENGLISH } from './labels/en.ts'
import type { LineWords } from './labels/words.ts'
import { SIMPLIFIED_CHINESE } from './labels/zh-cn.ts'
import { TRADITIONAL_CHINESE } from './labels/zh-tw.ts'

/** Every fixed word of a recovery. Other languages are other objects; the layout is the same. */
export interface Labels {
  readonly title: string
  readonly deltaTitle: string
  readonly headings: Readonly<Record<Part, string>>
  /** Over what contradicts the summary. */
  readonly against: string
  /** Between a heading and its lines. */
  readonly colon: string
  readonly changed: string
  /** The last line begins with it. */
  readonly now: string
  readonly lines: LineWords
}

export type { LineWords, Part }
export { ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE }

export const LABELS = { en: ENGLISH, 'zh-TW': TRADITIONAL_CHINESE, 'zh-CN': SIMPLIFIED_CHINESE } as const
