import { anchorsOf } from '../../base/names.ts'
import { type Held, heldBy } from '../compose/held.ts'
import type { Fact, Ledger } from '../ledger/facts.ts'

/**
 * Which of the lost facts were put back: those that a line was made from, and those that some line says as well, all that
 * they name and nearly all of their words. A name that merely stands somewhere does not bring a fact back.
 */
export function restoredFacts(ledger: Ledger, lost: readonly string[], told: readonly Told[]): string[] {
  const picked = new Set(told.flatMap(({ factIds }) => factIds))
  const lines = told
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => ({ names: anchorsOf(line), words: wordsOf(line) }))
  const held = told.map(({ text }) => heldBy(text))
  const twins = new Set([...picked].flatMap((id) => ledger.facts[id]?.text ?? []))
  const paths = new Set(told.flatMap(({ text }) => text.split(BETWEEN).map((word) => word.replace(/\.$/, ''))))
  return lost.filter((id) => {
    const fact = ledger.facts[id]
    // Another limit in nearly the same words is another limit.
    if (fact?.kind === 'constraint')
      return picked.has(id) || twins.has(fact.text) || held.some((text) => isLimitSaid(text, fact.text))
    if (fact?.kind === 'file') return picked.has(id) || isPathIn(fact.path, paths)
    if (fact?.kind === 'test' && told.some(({ text }) => text.split('\n').some((line) => tellsFailure(line, fact))))
      return true
    return picked.has(id) || (fact !== undefined && (twins.has(fact.text) || lines.some((line) => says(line, fact))))
  })
}

/** A limit is said by its own words, not by something like it. */
export function isLimitSaid(held: Held, limit: string): boolean {
  return held.quotes(limit) || held.saysAllOf(limit)
}

/** The check that failed is told with the test that failed in it. */
function tellsFailure(line: string, { name }: Extract<Fact, { kind: 'test' }>): boolean {
  return FAILS.test(line) && line.includes(name)
}

const FAILS = /\bfail|失[败敗]/i

/** Whole, or by its last two parts as the place names it. */
function isPathIn(path: string, paths: ReadonlySet<string>): boolean {
  return paths.has(path) || paths.has(path.split('/').slice(-2).join('/'))
}

export interface Told {
  readonly text: string
  readonly factIds: readonly string[]
}

interface Line {
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

function says({ names, words }: Line, fact: Fact): boolean {
  if (!fact.anchors.every((anchor) => names.has(anchor))) return false
  const own = [...wordsOf(fact.text)]
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * SHARE_PUT_BACK
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{3,}|[\u3400-\u9fff]{2}/g))
}

const BETWEEN = /[\s,;:()`“”「」、；。：，]+/
const SHARE_PUT_BACK = 0.8

/**
 * Whether a text goes against a limit of the person's: it speaks of using what the limit forbids, and does not say no to it. A limit
 * that is turned round is worse than one that is left out.
 */
export function isReversedIn(limit: string, text: string): boolean {
  const names = forbiddenIn(limit)
  if (names.length === 0) return false
  return text.split(SENTENCE).some((sentence) => names.some((name) => uses(sentence, name)))
}

/** What is named right behind the word that forbids it. */
function forbiddenIn(limit: string): string[] {
  const found = [...limit.matchAll(FORBIDS), ...limit.matchAll(FORBIDS_IN_CHINESE)]
  return found.flatMap(([, name = '']) => (name === '' || COMMON.has(name.toLowerCase()) ? [] : [name.toLowerCase()]))
}

function uses(sentence: string, name: string): boolean {
  const plain = sentence.toLowerCase().replace(/[`"'“”「」]/g, '')
  const at = plain.search(new RegExp(`(?<![\\w.-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`))
  if (at === -1 || DENIES.test(plain)) return false
  return USES.test(plain.slice(Math.max(0, at - NEAR), at))
}

const FORBIDS =
  /\b(?:never|not|don['’]?t|do not|avoid|instead of|rather than|without)\s+(?:(?:use|using|run|running|call|calling|install|installing|with|the)\s+){0,2}[`"']?([\w@][\w.@/-]*\w)/gi
const FORBIDS_IN_CHINESE =
  /(?:不要|不得|不可|不准|別|别|禁止|勿|不)(?:再|要)?(?:使用|用|執行|执行|跑|裝|装)\s*[`「“]?([\w@][\w.@/-]*\w)/g
const DENIES =
  /\b(?:not|never|no longer|instead of|rather than|avoid(?:s|ed|ing)?|without|forbid\w*|away from|refus\w*|replaced?|remov\w+)\b|n['’]t\b|不|別|别|勿|禁止|而非/
const USES =
  /(?:\b(?:us(?:e|es|ed|ing)|with|via|through|to|run(?:s|ning)?|ran|chose|install(?:s|ed|ing)?)\s+(?:the\s+)?|使用|改用|用|執行|执行)\s*$/
const SENTENCE = /\n|(?<=[.;!?])\s+|(?<=[。；！？])/
const COMMON: ReadonlySet<string> = new Set('the this that it them any one more than to be do use run a an'.split(' '))
const NEAR = 24
