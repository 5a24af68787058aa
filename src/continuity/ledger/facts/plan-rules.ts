import { baseName } from '../../../base/paths.ts'
import { clipSentences, sentencesOf } from '../../../base/sentences.ts'
import type { Entry } from '../../transcript/entry.ts'
import { inputText } from '../call-text.ts'
import type { Ledger, OpenCall } from '../facts.ts'
import { drop, factsOf, keyOf, put } from '../put.ts'

/**
 * Limits, no-gos and acceptance criteria of the plan or tracker item that was shown last, by the headings they stand under.
 * A later document with such headings takes the place of the one before.
 */
export function takePlanRules(
  ledger: Ledger,
  entry: Entry,
  { from, text }: { readonly from: string; readonly text: string },
): void {
  if (!HEADINGS.test(text)) return
  const found = sectionsOf(text)
  if (found.length === 0) return
  for (const rule of factsOf(ledger, 'rule')) drop(ledger, rule.id)
  for (const { heading, item } of found.slice(0, MOST)) {
    const words = clipSentences(item, LONGEST)
    put(ledger, entry, { kind: 'rule', key: keyOf(words), text: words, status: 'active', own: { from, heading } })
  }
}

/** A skill's body is not loaded again after a compaction. */
export function takeSkill(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const name = inputText(entry, 'skill') || inputText(entry, 'command') || inputText(entry, 'name')
  if (name !== '')
    put(ledger, entry, { kind: 'skill', key: name, text: name, status: 'active', own: { name, path: '' } })
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

function sectionsOf(text: string): { heading: string; item: string }[] {
  const found: { heading: string; item: string }[] = []
  let heading = ''
  for (const raw of text.slice(0, 40_000).split('\n')) {
    // Readers number the lines they show.
    const line = raw.replace(/^\s*\d+→/, '')
    const title = /^\s*(?:#{1,6}\s+|\*\*)?([^*:#]{3,60}?)(?:\*\*)?:?\s*$/.exec(line)?.[1]
    if (/^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|[A-Z][A-Z ]{4,}:?\s*$)/.test(line) && title !== undefined) {
      heading = TITLE.test(title) ? title.trim() : ''
      continue
    }
    const item = /^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]?\]\s*)?(.+)$/.exec(line)?.[1]?.trim()
    if (heading !== '' && item !== undefined && item.length > 8 && !/^\[x\]/i.test(item))
      found.push({ heading, item: sentencesOf(item).join(' ') || item })
  }
  return found
}

const HEADINGS =
  /accept|constraint|non-?goal|no-?go|out of scope|must not|requirement|guardrail|rules|do not|definition of done|驗收|验收|限制|不做|範圍外|范围外/i
const TITLE =
  /^(?:\W*)(?:acceptance|constraints?|non-?goals?|no-?gos?|out of scope|must(?: not)?|requirements?|guardrails?|rules|do not|don'ts|definition of done|success criteria|what not to do|驗收|验收|限制|不做|範圍外|范围外|不在範圍|不在范围)/i
const TRACKERS = /^(?:bd|gh issue|linear|jira|glab issue) (?:show|view|get)\b/
const MOST = 8
const LONGEST = 200
