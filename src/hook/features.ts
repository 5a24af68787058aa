import { continuity } from '../continuity/feature/feature.ts'
import { memory } from '../memory/feature/feature.ts'
import type { EventName } from '../protocol/event.ts'
import { rules } from '../rules/feature/feature.ts'
import { team } from '../team/feature.ts'
import { workflow } from '../workflow/feature/feature.ts'
import type { Feature } from './context.ts'

const FEATURES: readonly Feature[] = [continuity, workflow, rules, memory, team]

/** The features that listen to an event, in the order in which their texts stand in the answer. */
export function featuresFor(name: EventName): readonly Feature[] {
  const listening: Feature[] = []
  for (const feature of FEATURES) if (feature.on[name]) listening.push(feature)
  return listening
}

/** Those that listen also where a refusal has been printed already and nothing more can be said. */
export function watchingFeatures(name: EventName): readonly Feature[] {
  const listening: Feature[] = []
  for (const feature of featuresFor(name)) if (feature !== memory) listening.push(feature)
  return listening
}
