import { remembering } from '../../remember.ts'
import type { Seen, SentenceFeature } from '../seen.ts'
import { signedBy } from '../signs/signed.ts'
import { CHINESE_FEATURES } from './features/chinese.ts'
import { FEATURES } from './features.ts'
import { FEATURE_SIGNS } from './signs.ts'

/** Whether a text may have a feature, by its name. */
export const mayHave = signedBy(FEATURE_SIGNS)

/** Asks for one thing after the other, each at most once. */
export interface SentenceLook {
  has(name: string): boolean
  /** What may be there, as far as a few pieces of text tell, in the order of the features. */
  names(): readonly string[]
}

export function lookAt(sentence: string, text: string): SentenceLook {
  const { features, foundIn } = byName(featuresOfText(text))
  let bare: string | undefined
  let names: string[] | undefined
  const partFor = (where: Feature['where']) => {
    if (where === 'sentence') return sentence
    if (where === 'text') return text
    bare ??= text.replace(CONSEQUENCE, '')
    return bare
  }
  const inWhole = foundIn(sentence)
  const inText = foundIn(text)
  let inBare: Map<string, boolean> | undefined
  const foundFor = (where: Feature['where']) => {
    if (where === 'sentence') return inWhole
    if (where === 'text') return inText
    inBare ??= foundIn(partFor(where))
    return inBare
  }
  return {
    names() {
      if (names) return names
      names = []
      for (const [name, { where }] of features) if (mayHave(name, partFor(where))) names.push(name)
      return names
    },
    has(name) {
      const feature = features.get(name)
      if (!feature) return false
      const found = foundFor(feature.where)
      const before = found.get(name)
      if (before !== undefined) return before
      const part = partFor(feature.where)
      // Most features are plainly not there, and to make an expression ready takes longer than to look up a few words.
      const is = mayHave(name, part) && feature.pattern.test(part)
      found.set(name, is)
      return is
    },
  }
}

/** The names of what is seen of a sentence. */
export function allSeen(look: SentenceLook): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const name of look.names()) if (look.has(name)) seen.add(name)
  return seen
}

/** Everything that can be seen of a sentence. */
function featuresOfText(text: string): readonly SentenceFeature[] {
  return isInChinese(text) ? CHINESE_FEATURES : FEATURES
}

interface Feature {
  readonly pattern: Seen
  /** What of a sentence it is looked for in. */
  readonly where: 'sentence' | 'text' | 'bare text'
}

interface Index {
  readonly features: ReadonlyMap<string, Feature>
  /** What was found of a text before: a sentence is looked at as a whole, by what it states and by its clauses, and they share parts. */
  foundIn(part: string): Map<string, boolean>
}

function byName(features: readonly SentenceFeature[]): Index {
  const known = indexes.get(features)
  if (known) return known
  const named = new Map<string, Feature>()
  for (const { name, pattern } of features) {
    const where = FROM_WHOLE.has(name) ? 'sentence' : WITHOUT_CONSEQUENCE.has(name) ? 'bare text' : 'text'
    named.set(name, { pattern, where })
  }
  const made = { features: named, foundIn: remembering(() => new Map<string, boolean>()) }
  indexes.set(features, made)
  return made
}

const indexes = new Map<readonly SentenceFeature[], Index>()

export function isInChinese(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}

/** What follows from it is no part of what is laid down. */
const CONSEQUENCE = /(?<=.{12}),? so (?:that |the |this |it |we )[^,]*$|(?<=.{8})，所以.*$/i
const WITHOUT_CONSEQUENCE: ReadonlySet<string> = new Set(['problem', 'z-problem', 'past', 'do', 'camel', 'camel-2'])
const FROM_WHOLE: ReadonlySet<string> = new Set([
  'because',
  'z-because',
  'dont-why',
  'so-add',
  'z-so-add',
  'none-of',
  'told',
  'z-told',
  'corrects',
  'z-corrects',
  'z-misspoke',
  'remember-to',
  'make-a',
  'z-make',
  'mood',
  'z-mood',
  'z-opinion',
  'said-before',
  'z-said-before',
  'ask-habit',
  'z-ask-habit',
  'progress',
  'z-progress',
  'z-steps',
  'this-one',
  'z-this-one',
])
