import { namedIn } from '../../base/names.ts'
import { baseName } from '../../base/paths/paths.ts'
import { isHarmful } from '../../base/typed/harmful.ts'
import { looksLikeOrder } from '../../base/typed/orders.ts'
import { ruleIn } from '../../base/typed/rule/rule-in.ts'
import { typedSentences } from '../../base/typed/sentences.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import { topicsOf } from '../learn/topics.ts'
import { mayBeQuoted, mayBeReported } from './safety.ts'
import { briefly, dayOf, listed, MOST_NAMED } from './wording.ts'

/**
 * A session in one line: when, what was asked, what got done, what was left open. `open` asks for those only that left
 * something. '' when nothing telling is known. `uri` is where it can be read.
 */
export function sessionLine(details: SessionDetails, wanted: 'any' | 'open', uri = 'task://session_log'): string {
  const { at, changed } = details
  const goal = withoutRules(details.goal)
  const open = details.open ?? []
  if (wanted === 'open' && open.length === 0) return ''
  const done = (details.done ?? []).filter(mayBeReported)
  // What was asked and came to nothing that was changed or done is an old question: nobody knows its answer by it.
  const isOver = ASKS.test(goal) && changed.length === 0 && done.length === 0 && open.length === 0
  const isClear = !isOver && topicsOf([goal]).length >= 3 && mayBeQuoted(goal)
  const parts = {
    asked: isClear ? `asked: ${framed(briefly(withoutManners(goal), LONGEST_GOAL), details.pasted)}` : '',
    done: done.length > 0 ? `done: ${counted(mostTelling(done, goal), done.length)}` : '',
    changed: '',
    open: openEnd(open, uri),
  }
  // A line that names too much is cut where it matters least.
  for (let most = isClear && done.length === 0 ? MOST_FILES : 0; most > 0; most--) {
    const line = lineOf({ ...parts, changed: changed.length > 0 ? `changed ${filesOf(changed, most)}` : '' })
    if (line !== undefined) return `${dayOf(at)} ${line}`
  }
  for (const least of ['', 'done', 'asked', 'open']) {
    const line = lineOf({ ...parts, [least]: '' })
    if (line !== undefined) return `${dayOf(at)} ${line}`
  }
  return ''
}

/** That somebody else's text stood beside it, of which nothing is told. */
export function framed(goal: string, lines: number | undefined): string {
  if (goal === '' || !lines) return goal
  return `${goal} (with a pasted text of ${lines} ${lines === 1 ? 'line' : 'lines'})`
}

/**
 * What the agent had still to do, as it wrote it: work, and nobody's rule. One that sounds like a rule is quoted where it says what it is
 * about; of one that reads like an order only that it is there, since a text from elsewhere may have put it on the list.
 */
function openEnd(open: readonly string[], uri: string): string {
  const plain = open.find(mayBeReported)
  if (plain !== undefined) return `left open: ${counted(plain, open.length)}`
  const [quoted] = open.filter((step) => !looksLikeOrder(step) && !isHarmful(step) && namedIn(step).size > 0)
  if (quoted !== undefined) return `left open on the agent's list: "${counted(quoted, 1)}"${more(open.length)}`
  if (open.length === 0) return ''
  return `left open: ${open.length === 1 ? 'a step' : `${open.length} steps`} not repeated here, worded like an order: ${uri}`
}

/**
 * Without what was laid down in the same breath: that is a memory of its own, waits to be one, was taken back since, or stood in what
 * was pasted.
 */
export function withoutRules(goal: string): string {
  const sentences = typedSentences(goal)
  const left = sentences.filter((sentence) => ruleIn(sentence)?.scope !== 'lasting')
  return left.length === sentences.length ? goal : left.join(' ')
}

function lineOf(parts: Readonly<Record<string, string>>): string | undefined {
  const line = Object.values(parts)
    .filter((text) => text !== '')
    .join('; ')
  return line !== '' && namedIn(line).size <= MOST_NAMED ? line : undefined
}

/** The last ones, and how many more there are. */
function filesOf(changed: readonly string[], most: number): string {
  const names = [...new Set(changed.map(baseName))]
  const left = names.length - most
  return left > 0 ? `${names.slice(-most).join(', ')} and ${left} more` : listed(names)
}

/** Of what got done, the step that is most about what was asked. */
function mostTelling(done: readonly string[], goal: string): string {
  const asked = new Set(topicsOf([goal]))
  const shared = (step: string) => topicsOf([step]).filter((word) => asked.has(word)).length
  return done.reduce((best, step) => (shared(step) > shared(best) ? step : best))
}

function counted(step: string, of: number): string {
  return `${briefly(step.replace(NUMBERED, ''), LONGEST_STEP)}${more(of)}`
}

function more(of: number): string {
  return of > 1 ? ` and ${of - 1} more` : ''
}

/** "ok, can you please fix the test" asks for the same as "fix the test". */
function withoutManners(goal: string): string {
  const whole = goal.trim().replace(/\s+/g, ' ')
  return [INTRODUCTION, MANNERS].reduce((text, start) => {
    const rest = text.replace(start, '')
    return rest.length >= 20 ? rest : text
  }, whole)
}

const INTRODUCTION =
  /^[^:]{0,60}\b(?:feedback|following|plan|comments?|take a look|check)\b[^:]{0,40}:[\s#]+(?:Plan: )?/i
const NUMBERED = /^(?:task|step|phase|todo)\s*\d+\s*[:.)-]\s*/i
const MANNERS =
  /^(?:(?:ok|okay|hi|hey|hello|yes|so|now|well)\b[,.!:]*\s+)*(?:(?:(?:can|could|would) (?:you|we)|let['’]?s|i(?:['’]d| would) like (?:you |us )?to|i want (?:you )?to|please)\s+)+(?:please\s+)?/i
const ASKS = /[?？吗嗎呢]\s*$|^\s*(?:how|what|where|which|when|who|why|does|do|is|are)\b/i
const MOST_FILES = 3
const LONGEST_GOAL = 90
const LONGEST_STEP = 70
