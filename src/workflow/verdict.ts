import { oneLine } from '../base/text.ts'
import type { StageKind } from './definition/registry.ts'
import { VERDICTS, type Verdict } from './state.ts'

export interface Judged {
  readonly verdict: Verdict
  readonly reason: string
  /** marker: the agent said so in so many words. wording: read out of its report. silence: nothing in it speaks against. */
  readonly by: 'marker' | 'wording' | 'silence'
}

/** S0.62: what an agent's report amounts to: its marker, else its wording, read by what its stage is for. */
export function verdictOf(report: string, kind: StageKind): Judged {
  return marked(report) ?? worded(report, kind) ?? { verdict: 'pass', reason: '', by: 'silence' }
}

const MARKER = /<!--\s*VERDICT:\s*([\s\S]*?)\s*-->/gi
const REASON = 300

/** `<!-- VERDICT: {"result":"pass"} -->`, or the bare word; the last one counts. */
function marked(report: string): Judged | undefined {
  const inside = [...report.matchAll(MARKER)].at(-1)?.[1]
  if (inside === undefined) return undefined
  const bare = known(inside)
  if (bare) return { verdict: bare, reason: '', by: 'marker' }
  try {
    const value: unknown = JSON.parse(inside)
    if (typeof value !== 'object' || value === null) return undefined
    const { result, reason, summary } = value as Record<string, unknown>
    const verdict = typeof result === 'string' ? known(result) : undefined
    const why = typeof reason === 'string' ? reason : typeof summary === 'string' ? summary : ''
    return verdict && { verdict, reason: oneLine(why, REASON), by: 'marker' }
  } catch {
    return undefined
  }
}

function known(word: string): Verdict | undefined {
  const plain = word.trim().toLowerCase()
  return VERDICTS.find((verdict) => verdict === plain) ?? ALIASES[plain]
}

const ALIASES: Readonly<Record<string, Verdict>> = {
  passed: 'pass',
  ok: 'pass',
  approve: 'pass',
  approved: 'pass',
  failed: 'fail',
  failure: 'fail',
  rejected: 'reject',
  issue: 'issues',
}

interface Wording {
  readonly verdict: Verdict
  readonly says: RegExp
}

/** Sentences of a report that speak against it. Stages that make something are taken at their word: only a marker fails them. */
const WORDINGS: Readonly<Record<StageKind, readonly Wording[]>> = {
  talk: [],
  work: [],
  check: [
    {
      verdict: 'fail',
      says: /\b[1-9]\d*\s+(?:tests?\s+|specs?\s+|checks?\s+|scenarios?\s+)?(?:fail(?:ed|ing|s|ures?)?|errors?)\b/i,
    },
    {
      verdict: 'fail',
      says: /\b(?:tests?|build|suite|checks?|scenarios?|verification)\s+(?:still\s+|has\s+|have\s+|is\s+|are\s+)?fail(?:ed|s|ing)?\b/i,
    },
    { verdict: 'fail', says: /^\W*(?:result|verdict|status|conclusion)\W*(?:is\W*)?fail/i },
    {
      verdict: 'fail',
      says: /(?:測試|测试|構建|构建|驗證|验证)(?:未通過|未通过|失敗|失败)|[1-9]\d*\s*(?:個|个|項|项)(?:測試|测试)?(?:失敗|失败)/,
    },
  ],
  review: [
    {
      verdict: 'reject',
      says: /\b(?:reject(?:ed|ing)?|request(?:ed|ing)?\s+changes|changes\s+requested|not\s+(?:be\s+)?approved?|must\s+be\s+(?:fixed|changed)\s+before)\b/i,
    },
    { verdict: 'reject', says: /^\W*(?:result|verdict|status|conclusion)\W*(?:is\W*)?(?:reject|fail|blocked)/i },
    { verdict: 'reject', says: /拒絕|拒绝|退回|不予(?:通過|通过)|未(?:通過|通过)審?审?查/ },
  ],
  retro: [
    { verdict: 'issues', says: /\b[1-9]\d*\s+issues?\b|\bissues?\s+(?:were\s+)?found\b/i },
    { verdict: 'issues', says: /(?:發現|发现)(?:了)?\s*[1-9]?\d*\s*(?:個|个|項|项)?(?:問題|问题)/ },
  ],
}

/** What turns a sentence round: "no tests failed", "nothing was rejected", "沒有被拒絕". */
const DENIES =
  /\b(?:no|none|not|never|nothing|without|zero|0|previously|earlier|used\s+to|if|would|were\s+fixed|was\s+fixed|now\s+pass)\b|n't\b|沒有|没有|未發現|未发现|無|无(?!法)|不再|若|如果/i
const TURNED: ReadonlySet<string> = new Set(['not approved', 'not be approved', 'not approve'])

function worded(report: string, kind: StageKind): Judged | undefined {
  const sentences = report
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .split(/(?<=[.!?;])\s+|(?<=[。！？；])\s*|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  for (const { verdict, says } of WORDINGS[kind]) {
    const found = sentences.find((sentence) => speaks(sentence, says))
    if (found) return { verdict, reason: oneLine(found, REASON), by: 'wording' }
  }
  return undefined
}

function speaks(sentence: string, says: RegExp): boolean {
  const found = says.exec(sentence)
  if (!found) return false
  if (TURNED.has(found[0].toLowerCase().replace(/\s+/g, ' '))) return true
  const around = sentence.slice(0, found.index) + sentence.slice(found.index + found[0].length)
  return !DENIES.test(around)
}
