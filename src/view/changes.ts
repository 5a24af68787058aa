import { diffWordsWithSpace } from 'diff'

/** What became of a text, word by word. */
export function wordChangesOf(before: string, after: string) {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    how: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
