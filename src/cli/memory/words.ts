import { didYouMean } from '../../base/did-you-mean.ts'
import { said, t } from '../../messages/people/speak.ts'
import { type Call, usageError } from '../command.ts'

/** A whole number from an option; undefined when it was not given. */
export function countOption(call: Call, option: string, from: number, to: number): number | undefined {
  const word = call.value(option)
  if (word === undefined) return undefined
  const number = /^\d+$/.test(word.trim()) ? Number(word) : Number.NaN
  if (number >= from && number <= to) return number
  throw usageError(t`--${option} is ${JSON.stringify(word)}`, t`write a whole number from ${from} to ${to}`)
}

/** One of a few words from an option. */
export function oneOf<const Word extends string>(call: Call, option: string, known: readonly Word[]): Word | undefined {
  const word = call.value(option)
  const found = known.find((one) => one === word)
  if (word !== undefined && !found) throw unknownWord(option, word, known)
  return found
}

export function unknownWord(what: string, word: string, known: readonly string[]) {
  const meant = didYouMean(word, known)
  return usageError(
    t`there is no ${said(what)} ${JSON.stringify(word)}`,
    meant ? t`did you mean ${meant}?` : t`one of: ${known.join(', ')}`,
  )
}
