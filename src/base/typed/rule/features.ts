import type { SentenceFeature } from '../seen.ts'
import { CODE_TALK } from './features/code-talk.ts'
import { GRAMMAR } from './features/grammar.ts'
import { MANNERS } from './features/manners.ts'
import { MOOD } from './features/mood.ts'
import { PASSING } from './features/passing.ts'
import { PLAIN } from './features/plain.ts'
import { REACH } from './features/reach.ts'
import { STATES } from './features/states.ts'

/**
 * What can be seen of an English sentence that somebody typed: its mood, who and what it is about, how far it reaches. How much each
 * weighs is in `weights.ts`; neither knows any project's words.
 */
export const FEATURES: readonly SentenceFeature[] = [
  ...MANNERS,
  ...PLAIN,
  ...REACH,
  ...MOOD,
  ...STATES,
  ...PASSING,
  ...CODE_TALK,
  ...GRAMMAR,
]
