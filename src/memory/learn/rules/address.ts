import { fingerprint } from '../../../base/ids.ts'
import { gistOf } from '../../recall/gist.ts'
import { placeOfTexts } from '../../store/kinds.ts'
import { detailsOf } from '../../store/record.ts'
import { slug } from '../../store/uri.ts'
import type { Lesson } from '../learn.ts'
import { known } from '../put.ts'
import type { TextDetails } from '../texts.ts'
import { subjectsOf } from './alike/subjects.ts'

/** Where a statement is kept: by its words, and by more where another one that begins with the same words stands there already. */
export function addressOf(lesson: Lesson, folder: string, text: string): string {
  const usual = `${placeOfTexts(folder)}${slug(text, LONGEST)}`
  const there = known(lesson, usual)
  // What it was learned from: its text may have been changed or narrowed since.
  const words = there && (detailsOf<TextDetails>(there).words ?? there.content)
  return words === undefined || isOne(words, text) ? usual : `${usual}-${fingerprint(gistOf(text)).slice(0, 6)}`
}

/** In the same words with other signs ("coverage > 80", "< 80") the later one holds, where anything is named beside the signs. */
function isOne(words: string, text: string): boolean {
  if (gistOf(words) === gistOf(text)) return true
  return subjectsOf(text.replace(CHOOSING, ' ')).size > 0 && slug(words, WHOLE) === slug(text, WHOLE)
}

const CHOOSING = /\b(?:prefer|avoid|over|instead of|rather|than|operators?)\b/gi
const LONGEST = 70
const WHOLE = 1000
