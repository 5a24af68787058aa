import type { SessionDigest } from '../../../protocol/ports.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import type { Desk } from '../../store/record.ts'
import type { Lesson } from '../learn.ts'
import { lastSequence } from '../sequence.ts'
import { keepRule } from './keep-rules.ts'
import { stopWaiting, type Waiting } from './waiting.ts'

/** What waited becomes a memory, in the words it was said in and with the session it was said in. */
export function confirmWaiting(desk: Desk, place: ProjectPlace, confirmed: Iterable<Waiting>): number {
  let kept = 0
  for (const one of confirmed) {
    const digest: SessionDigest = { ...EMPTY_DIGEST, session: one.session, at: desk.now }
    const lesson: Lesson = { desk, place, digest, seq: lastSequence(desk, place.project) + 1, imported: false }
    kept += keepRule(lesson, { ...one.rule, text: one.text, sure: true })
    stopWaiting(lesson, one)
  }
  return kept
}

/** Of a session that has come to nothing yet. */
export const EMPTY_DIGEST: SessionDigest = {
  session: '',
  at: 0,
  cwd: '',
  goals: [],
  files: [],
  commands: [],
  constraints: [],
  rules: [],
  decisions: [],
  deadEnds: [],
  repairs: [],
  done: [],
  open: [],
  names: [],
  early: [],
}
