import { baseName } from '../../../base/paths/paths.ts'
import { clipSentences, sentencesOf } from '../../../base/text/sentences.ts'
import type { Entry } from '../../transcript/entry.ts'
import { inputText } from '../call-text.ts'
import type { Ledger } from '../facts.ts'
import { drop, factsOf, keyOf, put } from '../put.ts'
import type { OpenCall } from '../state.ts'
import { takeVerification } from './runs/verification.ts'

/**
 * Limits, no-gos and acceptance criteria of the plan or tracker item that was shown last, by the headings they stand under.
 * A later document with such headings takes the place of the one before.
 */
export function takePlanRules(
  ledger: Ledger,
  entry: Entry,
  { from, text }: { readonly from: string; readonly text: string },
): void {
  takeVerification(ledger, text)
  if (!HEADINGS.test(text)) return
  const found = sectionsOf(text)
  if (found.length === 0) return
  for (const rule of factsOf(ledger, 'rule')) drop(ledger, rule.id)
  const limits = found.filter(({ heading }) => LIMITS.test(heading))
  for (const { heading, item } of [...limits, ...found.filter((rule) => !limits.includes(rule))].slice(0, MOST)) {
    const words = clipSentences(item, LONGEST)
    put(ledger, entry, { kind: 'rule', key: keyOf(words), text: words, status: 'active', own: { from, heading } })
  }
}

/** What a plan that the person handed over demands or forbids in its sentences, where no heading says so. */
export function takePlanDemands(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  const title = entry.text.length < LEAST_OF_A_PLAN ? undefined : /^#{1,2} +(\S.*)$/m.exec(entry.text)?.[1]
  if (title === undefined) return
  const sentences = sentencesOf(entry.text.slice(0, 40_000))
  const demands = sentences.flatMap((sentence, at) => {
    if (sentence.length > LONGEST || !DEMANDED.test(sentence) || sentence === title) return []
    // "It should not be cleared" forbids nothing without the sentence before it.
    const before = /^(?:it|this|that|they|these|those)\b/i.test(sentence) ? `${sentences[at - 1] ?? ''} ` : ''
    return [`${before}${sentence}`]
  })
  if (demands.length === 0) return
  for (const rule of factsOf(ledger, 'rule')) drop(ledger, rule.id)
  for (const text of demands.slice(0, MOST_DEMANDS)) {
    put(ledger, entry, { kind: 'rule', key: keyOf(text), text, status: 'active', own: { from: '', heading: '' } })
  }
}

/** A skill's body is not loaded again after a compaction. */
export function takeSkill(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const name = inputText(entry, 'skill') || inputText(entry, 'command') || inputText(entry, 'name')
  if (name !== '')
    put(ledger, entry, { kind: 'skill', key: name, text: name, status: 'active', own: { name, path: '' } })
}

/** A file of instructions that was read by hand is not loaded again either: one that is named so, or that the person pointed at. */
export function takeInstructions(ledger: Ledger, entry: Entry, path: string): void {
  const name = baseName(path)
  const pointed =
    name.length >= SHORTEST_NAME &&
    factsOf(ledger, 'goal').some(({ by, text }) => by === 'prompt' && text.includes(name))
  if (!/\.(?:md|mdx|mdc|txt)$/.test(name) || LOADED.test(name) || !(pointed || INSTRUCTIONS.test(path))) return
  put(ledger, entry, { kind: 'skill', key: path, text: path, status: 'active', own: { name: '', path } })
}

/** "Base directory for this skill: …" comes right behind the call, and is where it can be read again. */
export function takeSkillBody(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  const folder = /^Base directory for this skill: (\S+)/.exec(entry.text)?.[1]
  if (folder === undefined) return
  const name =
    factsOf(ledger, 'skill').findLast((skill) => skill.path === '' && skill.name.endsWith(baseName(folder)))?.name ??
    baseName(folder)
  put(ledger, entry, {
    kind: 'skill',
    key: name,
    text: name,
    status: 'active',
    own: { name, path: `${folder}/SKILL.md` },
  })
}

/** What a call shows that may hold rules: a plan, a tracker item. */
export function ruleSource({ tool, command, path }: OpenCall): string {
  if (tool === 'Bash') return TRACKERS.test(command) ? command : ''
  if (tool === 'Read')
    return path !== undefined &&
      /(?:plan|spec|prd|rfc|issue|task|todo|design|requirements)[^/]*\.md$|\.(?:plans?|planning|specs?)\//i.test(path)
      ? path
      : ''
  return /get_?issue|read_?issue|view_?issue|fetch_?issue|get_?task|get_?ticket/i.test(tool) ? tool : ''
}

/** Whether what stands under a heading is a limit or a criterion, and not a description. */
export function isLimitHeading(heading: string): boolean {
  return heading === '' || LIMITS.test(heading)
}

function sectionsOf(text: string): { heading: string; item: string }[] {
  const found: { heading: string; item: string }[] = []
  let heading = ''
  for (const raw of text.slice(0, 40_000).split('\n')) {
    // Readers number the lines they show.
    const line = raw.replace(/^\s*\d+→/, '')
    const title = /^\s*(?:#{1,6}\s+|\*\*)?([^*:#]{3,60}?)(?:\*\*)?:?\s*$/.exec(line)?.[1]
    if (/^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|[A-Z][A-Z ]{4,}:?\s*$)/.test(line) && title !== undefined) {
      heading = LIMITS.test(title) || DESCRIBES.test(title) ? title.trim() : ''
      continue
    }
    const item = /^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]?\]\s*)?(.+)$/.exec(line)?.[1]?.trim()
    if (heading === '' || item === undefined || item.length <= 8 || /^\[x\]|[:：]$/i.test(item)) continue
    // Of a description only what it demands.
    if (!LIMITS.test(heading) && !DEMANDS.test(item)) continue
    found.push({ heading, item: sentencesOf(item).join(' ') || item })
  }
  return found
}

/** The client loads them again by itself. */
const LOADED = /^CLAUDE(?:\.local)?\.md$/
const INSTRUCTIONS =
  /(?:^|\/)(?:SKILL|AGENTS|CONVENTIONS|INSTRUCTIONS?|STYLE-?GUIDE|PLAYBOOK)\.\w+$|(?:^|\/)(?:skills|commands|instructions|rules|playbooks|prompts)\/[^/]+(?:\/[^/]+)?\.mdc?$/i
const SHORTEST_NAME = 8
const HEADINGS =
  /accept|constraint|non-?goal|no-?go|out of scope|must not|requirement|guardrail|rules|do not|definition of done|驗收|验收|限制|不做|範圍外|范围外/i
const LIMITS =
  /^(?:\W*)(?:\w+ )?(?:acceptance|constraints?|non-?goals?|no-?gos?|out of scope|must(?: not)?|requirements?|guardrails?|rules|do not|don'ts|definition of done|success criteria|what not to do|limits|驗收|验收|限制|不做|範圍外|范围外|不在範圍|不在范围|規則|规则)/i
/** Where a tracker item says how it is to be. */
const DESCRIBES = /^\W*(?:technical )?(?:specs?|specifications?|edge cases|details|behaviou?r|規格|规格|細節|细节)\b/i
const DEMANDS =
  /\b(?:must|exactly|do not|don't|never|always|only|no|ensure|keep|without)\b|必須|必须|不得|不要|只能|保持/i
const TRACKERS = /^(?:bd|gh issue|linear|jira|glab issue) (?:show|view|get)\b/
const DEMANDED =
  /\b(?:must(?: not)?|should not|shouldn't|may not|cannot be)\b|^(?:[-*] )?(?:do not|don't|never|always|ensure|only)\b|必須|必须|不得|禁止|不要/i
const LEAST_OF_A_PLAN = 1200
const MOST_DEMANDS = 8
const MOST = 16
const LONGEST = 200
