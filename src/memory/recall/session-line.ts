import { namedIn } from '../../base/names.ts'
import { baseName } from '../../base/paths/paths.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import { topicsOf } from '../learn/topics.ts'
import { mayBeRecalled, mayBeReported } from './safety.ts'
import { briefly, dayOf, listed, MOST_NAMED } from './wording.ts'

/**
 * A session in one line: when, what was asked, what got done, what was left open. `open` asks for those only that left
 * something. '' when nothing telling is known.
 */
export function sessionLine(details: SessionDetails, wanted: 'any' | 'open'): string {
  const { at, goal, changed } = details
  const open = (details.open ?? []).filter(mayBeReported)
  if (wanted === 'open' && open.length === 0) return ''
  const done = (details.done ?? []).filter(mayBeReported)
  const isClear = topicsOf([goal]).length >= 3 && mayBeRecalled(goal, 'agent')
  const parts = {
    asked: isClear ? `asked: ${briefly(withoutManners(goal), LONGEST_GOAL)}` : '',
    done: done.length > 0 ? `done: ${counted(mostTelling(done, goal), done.length)}` : '',
    changed:
      isClear && done.length === 0 && changed.length > 0 ? `changed ${listed(changed.slice(-2).map(baseName))}` : '',
    open: open.length > 0 ? `left open: ${counted(open[0] ?? '', open.length)}` : '',
  }
  // A line that names too much is cut where it matters least.
  for (const least of ['', 'changed', 'done', 'asked', 'open']) {
    const kept = Object.entries(parts).filter(([part, text]) => text !== '' && part !== least)
    const line = kept.map(([, text]) => text).join('; ')
    if (line !== '' && namedIn(line).size <= MOST_NAMED) return `${dayOf(at)} ${line}`
  }
  return ''
}

/** Of what got done, the step that is most about what was asked. */
function mostTelling(done: readonly string[], goal: string): string {
  const asked = new Set(topicsOf([goal]))
  const shared = (step: string) => topicsOf([step]).filter((word) => asked.has(word)).length
  return done.reduce((best, step) => (shared(step) > shared(best) ? step : best))
}

function counted(step: string, of: number): string {
  return `${briefly(step.replace(NUMBERED, ''), LONGEST_STEP)}${of > 1 ? ` and ${of - 1} more` : ''}`
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
const LONGEST_GOAL = 90
const LONGEST_STEP = 70
