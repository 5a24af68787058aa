import { clip } from '../../base/text/text.ts'
import type { Outcome } from '../../protocol/outcome.ts'

/** What a hook says to the model has a limit: of a longer text the model gets the beginning, and where the whole of it is. */
export function budget(outcome: Outcome, most: number, spill: (text: string) => string | undefined): Outcome {
  let bounded = outcome
  for (const field of ['context', 'instructions', 'keepGoing'] as const) {
    const text = outcome[field]
    if (text === undefined || text.length <= most) continue
    const preview = clip(text, Math.min(most, PREVIEW))
    const file = spill(text)
    const whole = file === undefined ? '' : ` All of it is in ${file}`
    bounded = { ...bounded, [field]: `${preview}\n\n[Cut: ${text.length} characters.${whole}]` }
  }
  return bounded
}

const PREVIEW = 2000
