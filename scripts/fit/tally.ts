import { isInChinese } from '../../src/base/typed/rule/look.ts'
import type { Label, Said } from './corpus.ts'
import type { Verdict } from './judgement.ts'

/** How many were judged rightly, by language and label. */
export class Tally {
  readonly #counts = new Map<string, Record<Verdict, number>>()
  readonly #wrong: string[] = []

  add({ label, prompt, span }: Said, verdict: Verdict): void {
    const key = `${isInChinese(prompt) ? 'zh' : 'en'} ${label}`
    const count = this.#counts.get(key) ?? { kept: 0, waits: 0, left: 0 }
    count[verdict]++
    this.#counts.set(key, count)
    if (!RIGHT[label].includes(verdict))
      this.#wrong.push(`${label} was ${verdict}: ${prompt}${span === prompt ? '' : ` [${span}]`}`)
  }

  told(isLoud: boolean): string {
    const lines = isLoud ? this.#wrong.map((line) => line.replaceAll('\n', '\\n')) : []
    for (const language of ['en', 'zh']) {
      const parts: string[] = []
      let right = 0
      let all = 0
      for (const label of ['lasting', 'not', 'doubtful'] as const) {
        const count = this.#counts.get(`${language} ${label}`)
        if (!count) continue
        const total = count.kept + count.waits + count.left
        const good = RIGHT[label].reduce((sum, verdict) => sum + count[verdict], 0)
        parts.push(`${label} ${good}/${total} (kept ${count.kept}, waits ${count.waits}, left ${count.left})`)
        if (label === 'doubtful') continue
        right += good
        all += total
      }
      if (all > 0) lines.push(`  ${language} kept or left rightly ${(right / all).toFixed(3)}: ${parts.join('; ')}`)
    }
    return lines.join('\n')
  }
}

/** What may pass is shown and asked about at most. */
const RIGHT: Readonly<Record<Label, readonly Verdict[]>> = {
  lasting: ['kept'],
  not: ['left', 'waits'],
  doubtful: ['waits'],
}
