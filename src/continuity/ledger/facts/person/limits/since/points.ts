import { remembering } from '../../../../../../base/remember.ts'
import { isAct, mattersOf } from '../../../../../../base/typed/taken-back/matters.ts'

/**
 * What one sentence lays down, apart: "don't push, don't tag, and never log IPs" are three, "don't edit a.py or b.py" two, each with the words
 * that forbid it. A sentence that lays down one thing is that thing.
 */
export const laidApart: (limit: string) => readonly string[] = remembering((limit) => {
  const sentences = limit.split(ENDS).filter((part) => part.trim() !== '')
  const points = sentences.flatMap(pointsIn)
  return points.length < 2 ? [limit] : points
})

function pointsIn(sentence: string): string[] {
  const parts = sentence.split(BETWEEN).filter((part) => part.trim() !== '')
  let led = ''
  let deed = ''
  return parts.map((said) => {
    const part = said.trim().replace(JOINED, '')
    const own = BANS.exec(part)
    if (own !== null) {
      led = own[0]
      deed = part.slice(led.length).split(' ', 1)[0] ?? ''
      return part
    }
    if (led === '' || /[\u3400-\u9fff]/.test(part)) return part
    if (NAME.test(part)) return `${led}${deed} ${part}`
    return isDeed(part) ? `${led}${part}` : part
  })
}

function isDeed(part: string): boolean {
  return part.split(' ').length <= SHORT && (VERB.test(part) || [...mattersOf(part)].some(isAct))
}

const ENDS = /(?<=[.!])\s+(?=\S)|(?<=。)/
const BETWEEN = /[,，;；、]\s*|\s+(?:and|or|but)\s+|(?<=[\w.])\s?[和或跟]\s?(?=\w)/i
const JOINED = /^(?:and|or|but|also|then)\s+|^(?:也|另外|但是?|而且|且|還有|还有)(?=[不别別])/i
/** The words that forbid, with what may stand before them. */
const BANS = /^(?:(?:please|also|just|and|but) )*(?:do not|don['’]?t|never|avoid|no)\s+/i
/** A file or a thing with a name of its own. */
const NAME = /^[`"']?[@\w/-]*(?:[./_\d-][\w/-]*)+[`"']?[.!]?$/
const VERB =
  /^(?:touch|chang|edit|modif|alter|updat|rewrit|refactor|delet|remov|drop|add|install|us|import|writ|creat|mak|open|run|call|renam|mov|log|print|send|store|start|stop|restart|tag|squash|rebas|force|bump|upgrad|reformat|skip|mock|implement)\w*\b/i
const SHORT = 5
