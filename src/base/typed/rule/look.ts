import { hasOne, type Seen, type SentenceFeature } from '../seen.ts'
import { CHINESE_FEATURES } from './features/chinese.ts'
import { FEATURES } from './features.ts'
import { FEATURE_SIGNS } from './signs.ts'

/** Asks for one thing after the other, each at most once. */
export interface SentenceLook {
  has(name: string): boolean
  /** Whether it may be there, as far as a few pieces of text tell. */
  may(name: string): boolean
}

export function lookAt(sentence: string, text: string): SentenceLook {
  const features = byName(featuresOfText(text))
  const found = new Map<string, boolean>()
  let bare: string | undefined
  const from = (name: string) => {
    if (FROM_WHOLE.has(name)) return sentence
    if (!WITHOUT_CONSEQUENCE.has(name)) return text
    bare ??= text.replace(CONSEQUENCE, '')
    return bare
  }
  return {
    may: (name) => found.get(name) ?? (features.has(name) && mayBeSeen(name, from(name))),
    has(name) {
      const before = found.get(name)
      if (before !== undefined) return before
      const pattern = features.get(name)
      if (!pattern) return false
      const part = from(name)
      const is = mayBeSeen(name, part) && pattern.test(part)
      found.set(name, is)
      return is
    },
  }
}

/** The names of what is seen of a sentence. */
export function allSeen(look: SentenceLook, text: string): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const { name } of featuresOfText(text)) if (look.has(name)) seen.add(name)
  return seen
}

/** Everything that can be seen of a sentence. */
export function featuresOfText(text: string): readonly SentenceFeature[] {
  return isInChinese(text) ? CHINESE_FEATURES : FEATURES
}

function byName(features: readonly SentenceFeature[]): ReadonlyMap<string, Seen> {
  const known = indexes.get(features)
  if (known) return known
  const made = new Map<string, Seen>()
  for (const { name, pattern } of features) made.set(name, pattern)
  indexes.set(features, made)
  return made
}

const indexes = new Map<readonly SentenceFeature[], ReadonlyMap<string, Seen>>()

export function isInChinese(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}

/** Most features are plainly not there, and to make an expression ready takes longer than to look for a few words. */
function mayBeSeen(name: string, text: string): boolean {
  const signs = signsOf(name)
  return signs === undefined || hasOne(lowered(text), signs)
}

function signsOf(name: string): readonly string[] | undefined {
  const known = signLists.get(name)
  if (known) return known
  const made = FEATURE_SIGNS[name]?.split('\t')
  if (made) signLists.set(name, made)
  return made
}

const signLists = new Map<string, readonly string[]>()

function lowered(text: string): string {
  if (last.text !== text) last = { text, lower: text.toLowerCase() }
  return last.lower
}

/** One sentence is asked about a hundred things. */
let last = { text: '', lower: '' }

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
  'this-one',
  'z-this-one',
])
