import type { Fact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'

/** How far the work had come, and that it went well: the checks and the place tell how far it is. */
export function isProgress(text: string): boolean {
  return PROGRESS.test(text)
}

/** It speaks of something that ran, and that was stopped or started anew since, by its number. */
export function isStoppedSince(ledger: Ledger, { text, lastSeen }: Fact): boolean {
  if (!RUNS.test(text)) return false
  const numbers = text.match(/\b\d{3,6}\b/g) ?? []
  return factsOf(ledger, 'command').some(
    (run) =>
      run.lastSeen > lastSeen && STOPS.test(run.command) && numbers.some((number) => run.command.includes(number)),
  )
}

const PROGRESS =
  /\b(?:all|\d+)(?: of \d+)?(?: \w+){0,2} (?:specs?|tests?|examples?|checks?|cases)\b[^.]{0,20}\b(?:pass(?:es|ed)?|green|succeed(?:ed)?)\b|\bworks now\b|\bis (?:usable|ready to use) now\b|(?:可以用|能用|做好|写好|寫好|完成)了[，,]|(?:全部?|都)(?:通)?[过過](?:了|（|。|$)/i
const RUNS = /\b(?:PID|running|runs on|listen\w*|occup\w*|port)\b|端口|進程|进程|占用|佔用/i
const STOPS = /\b(?:kill|pkill|killall|fuser|stop|restart|down)\b/
