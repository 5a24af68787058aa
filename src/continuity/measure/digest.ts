import { anchorName } from '../../base/names.ts'
import { baseName } from '../../base/paths/paths.ts'
import type { DigestFile, DigestText, SessionDigest } from '../../protocol/ports.ts'
import { causesThatHeld } from '../ledger/facts/agent/causes/found.ts'
import { agreedTo } from '../ledger/facts/agent/proposed.ts'
import { isOverturned } from '../ledger/facts/person/over/overturned.ts'
import type { Fact, FileFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'

/** What a ledger comes to, for whoever learns from sessions: no steps, no offsets, no kinds of anchors. */
export function digestOf(ledger: Ledger, session: string, at: number): SessionDigest {
  const files = factsOf(ledger, 'file').map((file) => fileOf(ledger, file))
  const tasks = factsOf(ledger, 'task')
  const names = Object.entries(ledger.names)
    .filter(([anchor]) => !anchor.startsWith('n:'))
    .sort(([, a], [, b]) => used(b) - used(a))
    .slice(0, MOST_USED)
  const goals = factsOf(ledger, 'goal').filter(({ answers, framed }) => answers === '' && framed?.own !== '')
  return {
    session,
    at,
    cwd: ledger.cwd,
    goals: goals.map(({ text, framed }) => framed?.own ?? text),
    pasted: goals.map(({ framed }) => framed?.lines ?? 0),
    files,
    commands: factsOf(ledger, 'command').map(({ command, purpose, status, count }) => ({
      command,
      purpose,
      passed: status === 'passing',
      count,
    })),
    constraints: factsOf(ledger, 'constraint').map(({ text }) => text),
    rules: ledger.rules ?? [],
    decisions: factsOf(ledger, 'decision')
      .filter(({ status, text, lastSeen }) => status !== 'superseded' && !isOverturned(ledger, text, lastSeen))
      .map(textOf),
    agreed: agreedTo(ledger),
    causes: causesThatHeld(ledger),
    deadEnds: factsOf(ledger, 'dead-end').map(textOf),
    repairs: factsOf(ledger, 'error')
      .filter(({ status, repair }) => status === 'done' && repair.path !== '')
      .map(({ id, text, line, origin, repair }) => ({
        // Where no line says why, the command alone is said to have failed.
        error: text === `${origin} failed` ? '' : text,
        line: line ?? text,
        fingerprint: id.slice('error:'.length),
        command: origin,
        path: repair.path,
        why: repair.why,
      })),
    done: [
      ...tasks.filter(({ progress }) => progress === 'completed').map(({ subject }) => subject),
      ...factsOf(ledger, 'git').flatMap(({ subject }) => (subject === '' ? [] : [subject])),
    ],
    open: tasks.filter(({ progress }) => progress !== 'completed').map(({ subject }) => subject),
    names: names.map(([anchor]) => anchorName(anchor)),
    early: names.filter(([, { first }]) => first <= EARLY).map(([anchor]) => anchorName(anchor)),
  }
}

function fileOf(ledger: Ledger, file: FileFact): DigestFile {
  const changed = file.touches.some(({ act }) => act === 'edited' || act === 'wrote')
  const looked = file.touches.some(({ act }) => act === 'read')
  const anchors = new Set([
    ...file.touches.flatMap(({ defines }) => defines.map((name) => `i:${name}`)),
    ...file.touches.flatMap(({ adds }) => adds),
    ...file.touches.flatMap(({ around, drops }) => [...around, ...drops]),
    ...companions(ledger, file),
  ])
  const own = baseName(file.path)
  // What was turned down leaves its place empty: an edit's reason is found by how many come behind it.
  const standing = file.touches.map(({ act, why, step }) => ({ act, why: isOverturned(ledger, why, step) ? '' : why }))
  return {
    path: file.path,
    act: changed ? 'changed' : looked ? 'read' : 'searched',
    whys: [...new Set(standing.map(({ why }) => why).filter((why) => why !== ''))].reverse().slice(0, MOST_WHYS),
    reasons: standing.flatMap(({ act, why }) => (act === 'edited' || act === 'wrote' ? [why] : [])),
    names: [...anchors]
      .filter((anchor) => !anchor.startsWith('n:') && anchorName(anchor) !== own)
      .sort((a, b) => used(ledger.names[b]) - used(ledger.names[a]))
      .slice(0, MOST_NAMES)
      .map(anchorName),
    defines: [...new Set(file.touches.flatMap(({ defines }) => defines))].slice(0, MOST_NAMES),
  }
}

/** Names that sentences bring together with this file and no other. */
function companions(ledger: Ledger, file: FileFact): string[] {
  const own = `p:${baseName(file.path)}`
  const together = (fact: Fact) => {
    const paths = fact.anchors.filter((anchor) => anchor.startsWith('p:'))
    return paths.length === 1 && paths[0] === own ? fact.anchors : []
  }
  return [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')].flatMap(together)
}

function used(use: Ledger['names'][string] | undefined): number {
  return use === undefined ? 0 : use.count + use.before
}

function textOf({ text, anchors }: Fact): DigestText {
  return { text, names: anchors.filter((anchor) => !anchor.startsWith('n:')).map(anchorName) }
}

/** About thirty messages of the agent, with what its tools answered. */
const EARLY = 70
const MOST_NAMES = 30
const MOST_USED = 240
const MOST_WHYS = 3
