import type { ComponentChildren } from 'preact'
import type { Start } from './api.ts'

/** What is seen of a view: its name in the menu, and what it shows for the words behind its name in the address. */
export interface View {
  title(): string
  /** Shown in an exported page too. */
  readonly exported?: true
  show(shown: Shown): ComponentChildren
}

export interface Shown {
  /** `#/session/abc/5`: ['abc', '5']. */
  readonly words: readonly string[]
  readonly start: Start
}
