import type { FileDetails } from '../learn/files.ts'
import { splitName } from '../terms.ts'

/** For each file its most telling subjects: those that few other files share. */
export function tellingTopics(files: readonly FileDetails[]): (file: FileDetails) => string[] {
  const spread = new Map<string, number>()
  for (const { subjects } of files) for (const [word] of subjects) spread.set(word, (spread.get(word) ?? 0) + 1)
  return (file) => {
    const own = new Set(splitName(file.path))
    return file.subjects
      .filter(([word]) => !own.has(word))
      .map(([word, weight]) => ({ word, worth: weight * Math.log(1.3 + files.length / (spread.get(word) ?? 1)) }))
      .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
      .slice(0, 6)
      .map(({ word }) => word)
  }
}
