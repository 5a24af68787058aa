import type { FileFact, Touch } from '../../ledger/facts.ts'

/** What became of a name in a file last, and when. */
export interface Fate {
  readonly step: number
  readonly there: boolean
}

/** For each name its last change in the file; under '' the last time the file was written whole. */
export function lastFates(touches: readonly Touch[]): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>()
  for (const touch of touches) {
    if (touch.act !== 'edited' && touch.act !== 'wrote') continue
    if (touch.act === 'wrote') fates.set('', { step: touch.step, there: true })
    for (const name of touch.drops) fates.set(name, { step: touch.step, there: false })
    for (const name of [...touch.adds, ...touch.around]) fates.set(name, { step: touch.step, there: true })
    for (const name of touch.defines) fates.set(`i:${name}`, { step: touch.step, there: true })
  }
  return fates
}

/** Whether what was so at a step can still be said: no later change took it out, no later writing left it open. */
export function isStanding(fates: ReadonlyMap<string, Fate>, name: string, step: number): boolean {
  const fate = fates.get(name)
  if (fate !== undefined && fate.step > step) return fate.there
  return (fates.get('')?.step ?? 0) <= step
}

/** Each touch without the names that later touches of the same file undid; found out when the first is asked for. */
export function standingParts(file: FileFact): (touch: Touch) => Touch {
  let fates: ReadonlyMap<string, Fate> | undefined
  const parts = new Map<Touch, Touch>()
  return (touch) => {
    if (touch.act === 'read' || touch.act === 'searched') return touch
    fates ??= lastFates(file.touches)
    const part = parts.get(touch) ?? standingPart(touch, fates)
    parts.set(touch, part)
    return part
  }
}

function standingPart(touch: Touch, fates: ReadonlyMap<string, Fate>): Touch {
  const standing = (name: string) => isStanding(fates, name, touch.step)
  return {
    ...touch,
    adds: touch.adds.filter(standing),
    around: touch.around.filter(standing),
    defines: touch.defines.filter((name) => standing(`i:${name}`)),
    drops: touch.drops.filter((name) => {
      const fate = fates.get(name)
      return fate === undefined || fate.step <= touch.step || !fate.there
    }),
  }
}
