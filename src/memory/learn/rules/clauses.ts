import { remembering } from '../../../base/remember.ts'
import { deedIn, thingIn, valuesIn } from './alike/subjects.ts'

/** One of several things that a sentence lays down. */
export interface Clause {
  /** As it stands in the sentence. */
  readonly said: string
  /** With the word that the sentence gave once for all of them. */
  readonly whole: string
}

/**
 * "start method names with 'x_' and function names with 'f_'" lays down two things: each part has a value of its own. A sentence that
 * does not come apart so is one.
 */
export const clausesOf: (text: string) => readonly Clause[] = remembering((text) => {
  const parts = text.split(BETWEEN)
  if (parts.length < 2 || !parts.every((part) => valuesIn(part).length > 0)) return [{ said: text, whole: text }]
  let deed = ''
  let thing = ''
  return parts.map((said) => {
    const [own, about] = [deedIn(said), thingIn(said)]
    const whole = [about === '' ? thing : '', own === '' ? deed : '', said].filter((word) => word !== '').join(' ')
    deed = own || deed
    thing = about || thing
    return { said, whole }
  })
})

const BETWEEN = /,? and |; |[，；]/
