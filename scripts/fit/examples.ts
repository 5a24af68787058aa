import { ledSentences } from '../../src/base/typed/led-sentences.ts'
import { typedParts } from '../../src/base/typed/parts.ts'
import { coreOf, withoutReason } from '../../src/base/typed/rule/core.ts'
import { allSeen, isInChinese, lookAt } from '../../src/base/typed/rule/look.ts'
import { rightlySpelled } from '../../src/base/typed/rule/spelling.ts'
import { weighedWords } from '../../src/base/typed/rule/word-odds.ts'
import type { Said } from './corpus.ts'

/** What the fit sees of a sentence: what is seen of it by name, and its words; each has a weight. */
export interface Example {
  readonly writer: string
  readonly text: string
  readonly isChinese: boolean
  /** How likely it is meant for good, by who wrote it. */
  readonly target: number
  /** How much it counts. */
  readonly counts: number
  readonly traits: readonly string[]
}

/** A word's trait begins with this, a feature's is its name. */
export const WORD_MARK = 'w:'
export const BIAS_TRAIT = 'bias'
export const CHINESE_BIAS_TRAIT = 'z-bias'

/** The labelled parts, and what stands beside a part that lasts: it was not labelled, so it does not. */
export function examplesOf(said: readonly Said[]): Example[] {
  const byPrompt = new Map<string, Said[]>()
  for (const one of said) {
    const key = `${one.writer}\n${one.prompt}`
    byPrompt.set(key, [...(byPrompt.get(key) ?? []), one])
  }
  const all = [...byPrompt.values()].flatMap((parts) => [...parts.flatMap(labelled), ...besides(parts)])
  return all.map((one) => ({ ...one, counts: one.counts * shareOf(one.writer) }))
}

function shareOf(writer: string): number {
  if (writer.includes('-')) return TABLES_COUNT
  return TALK.includes(writer) ? TALK_COUNTS : 1
}

function labelled({ writer, label, prompt, span }: Said): Example[] {
  if (label === 'doubtful') return [example(writer, span, DOUBTFUL_TARGET, DOUBTFUL_COUNTS)]
  const sentences = label === 'not' || span === prompt ? sentencesOf(span) : [span]
  // Of a prompt that lays something down as a whole any sentence may be the one.
  if (label === 'lasting') return sentences.length === 1 ? [example(writer, sentences[0] ?? span, 1, 1)] : []
  return sentences.map((sentence) => example(writer, sentence, 0, 1 / Math.sqrt(sentences.length)))
}

function besides(all: readonly Said[]): Example[] {
  const [first] = all
  if (!first || all.some(({ span, prompt }) => span === prompt)) return []
  const spans = all.map(({ span }) => letters(span))
  return sentencesOf(first.prompt)
    .filter((sentence) => {
      const own = letters(sentence)
      return own.length > 3 && !spans.some((span) => span.includes(own) || own.includes(span))
    })
    .map((sentence) => example(first.writer, sentence, 0, BESIDE_COUNTS))
}

function sentencesOf(prompt: string): string[] {
  return ledSentences(typedParts(prompt).typed).map(({ sentence }) => sentence)
}

export function example(writer: string, sentence: string, target: number, counts: number): Example {
  const text = withoutReason(rightlySpelled(coreOf(sentence)))
  const seen = allSeen(lookAt(rightlySpelled(sentence), text))
  const isChinese = isInChinese(text)
  const traits = [isChinese ? CHINESE_BIAS_TRAIT : BIAS_TRAIT, ...seen]
  for (const word of weighedWords(text)) traits.push(WORD_MARK + word)
  return { writer, text: sentence, isChinese, target, counts, traits }
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const DOUBTFUL_TARGET = 0.4
const DOUBTFUL_COUNTS = 0.5
const BESIDE_COUNTS = 0.5
/** Those who wrote talk about code alone: of what people really type nearly all is such talk. */
const TALK: readonly string[] = ['seventh', 'eighth']
const TALK_COUNTS = 2
/** What tests ask for by name. */
const TABLES_COUNT = 2.5
