import { baseName } from '../../base/paths/paths.ts'
import { isAccount } from '../learn/decided/account.ts'
import type { FileDetails } from '../learn/files.ts'
import { isOwnWord, kindOf } from '../store/kinds.ts'
import { detailsOf, type Recalled } from '../store/record.ts'
import type { InContext } from './injections.ts'
import { mayBeReported } from './safety.ts'
import { briefly, LONGEST_WHY } from './wording.ts'

/** What is learned of files by itself; what somebody wrote there is said as it is. */
export function isLearnedFile({ uri, author }: Pick<Recalled, 'uri' | 'author'>): boolean {
  return kindOf(uri) === 'file' && !isOwnWord(author)
}

/**
 * What was done in a file lately and what changes with it; '' when nobody knows more than that it was read, or it was told, also by what
 * is told `beside` it.
 */
export function fileLine(memory: Recalled, heard: readonly InContext[], beside = ''): string {
  const { whys = [], together = {}, sessions = 0 } = detailsOf<FileDetails>(memory)
  const told = heard
    .filter((one) => one.memory === memory.id)
    .map(({ text }) => text)
    .join('\n')
  const others = Object.entries(together)
    .filter(([path, [score]]) => score >= 1.5 && !told.includes(baseName(path)))
    .sort(([, a], [, b]) => b[0] - a[0])
    .slice(0, 3)
    .map(([path]) => path)
  const lately = whys
    .filter(
      ({ text }) =>
        mayBeReported(text) &&
        isAccount(text) &&
        !told.includes(briefly(text, LONGEST_WHY)) &&
        !(beside !== '' && beside.includes(text.replace(/[.。]$/, ''))),
    )
    .slice(0, 2)
    .map(({ at, text }) => `${text} (${new Date(at).toISOString().slice(0, 10)})`)
  if (lately.length === 0 && others.length === 0) return ''
  const parts = [
    ...(lately.length > 0 ? [`lately: ${lately.join('; ')}`] : []),
    ...(others.length > 0 ? [`usually changed together with ${others.join(', ')}`] : []),
  ]
  return `- ${memory.uri} (seen in ${sessions} earlier ${sessions === 1 ? 'session' : 'sessions'}): ${parts.join('. ')}`
}
