import type { FlightFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'

/**
 * What was started beside the conversation and is surely still at work. Clients do not always write down that something ended: of a command whose
 * output was looked at a while ago, or that was started long ago, nobody can say. A server runs until somebody stops it.
 */
export function stillRunning(ledger: Ledger): FlightFact[] {
  return factsOf(ledger, 'flight').filter(
    ({ shell, text, firstSeen, lastSeen }) =>
      shell !== true ||
      SERVES.test(text) ||
      ledger.step - lastSeen <= (lastSeen === firstSeen ? JUST_STARTED : JUST_LOOKED_AT),
  )
}

const SERVES =
  /\b(?:dev|serve[rs]?|start|watch|up|preview|runserver|uvicorn|gunicorn|nodemon|storybook|port-forward|tunnel|ngrok)\b(?![-.\w]*\/)|--watch\b|\b(?:tail|logs) -f\b/i
const JUST_STARTED = 30
const JUST_LOOKED_AT = 8
