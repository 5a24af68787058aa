import { baseName } from '../../../base/paths/paths.ts'
import { clipSentences, sentencesOf } from '../../../base/text/sentences.ts'
import { looksLikeOrder } from '../../../base/typed/index.ts'
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
  { from, text, by }: { readonly from: string; readonly text: string; readonly by?: 'agent' },
): void {
  if (by === undefined) takeVerification(ledger, text)
  if (!HEADINGS.test(text)) return
  // A tracker item is written by anybody: what is to be met may stand in it, not what the agent is to do from now on.
  const found = sectionsOf(text).filter(({ item }) => !looksLikeOrder(item))
  if (!found.some(({ demands }) => demands)) return
  for (const rule of factsOf(ledger, 'rule')) drop(ledger, rule.id)
  const demanded = found.filter(({ demands }) => demands)
  const limits = demanded.filter(({ heading }) => LIMITS.test(heading))
  const kept = [...limits, ...demanded.filter((rule) => !limits.includes(rule))].slice(0, MOST)
  for (const { heading, item } of kept) {
    const words = clipSentences(item, LONGEST)
    const among = found.filter((rule) => rule.heading === heading).length
    put(ledger, entry, {
      kind: 'rule',
      key: keyOf(words),
      text: words,
      status: 'active',
      own: { from, heading, among, ...(by && { by }) },
    })
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
    factsOf(ledger, 'goal').some(({ by, text }) => by === 'prompt' && isHandedOver(text, name))
  if (!/\.(?:md|mdx|mdc|txt)$/.test(name) || LOADED.test(name) || !(pointed || INSTRUCTIONS.test(path))) return
  put(ledger, entry, { kind: 'skill', key: path, text: path, status: 'active', own: { name: '', path } })
}

/** "Implement docs/plan.md": what they only wanted read is background. */
function isHandedOver(text: string, name: string): boolean {
  return sentencesOf(text).some((sentence) => sentence.includes(name) && GOES_BY.test(sentence))
}

/** "Base directory for this skill: …" comes right behind the call, and is where it can be read again. */
export function takeSkillBody(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  const folder = /^Base directory for this skill: (\S+)/.exec(entry.text)?.[1]
  if (folder === undefined) return
  // It may be spelled otherwise where it was written or read by hand.
  const file = factsOf(ledger, 'file').find(({ path }) =>
    path.toLowerCase().endsWith(`${folder}/skill.md`.toLowerCase()),
  )
  const name =
    factsOf(ledger, 'skill').findLast((skill) => skill.path === '' && skill.name.endsWith(baseName(folder)))?.name ??
    baseName(folder)
  put(ledger, entry, {
    kind: 'skill',
    key: name,
    text: name,
    status: 'active',
    own: { name, path: `${folder}/${file === undefined ? 'SKILL.md' : baseName(file.path)}` },
  })
}

/** What a call shows that may hold rules: a plan, a tracker item. */
export function ruleSource({ tool, command, path }: OpenCall): string {
  if (tool === 'Bash') return TRACKERS.test(command) ? command : planIn(SHOWN.exec(command)?.[1] ?? '')
  if (tool === 'Read') return planIn(path ?? '')
  return /get_?issue|read_?issue|view_?issue|fetch_?issue|get_?task|get_?ticket/i.test(tool) ? tool : ''
}

/** What the agent writes into a plan holds once the person has spoken on it. */
export function takeWrittenPlan(ledger: Ledger, entry: Entry, { path = '', content, change }: OpenCall): void {
  if (!isPlan(path)) return
  if (content !== undefined) takePlanRules(ledger, entry, { from: path, text: content, by: 'agent' })
  // A point that is ticked off is met.
  for (const [, point = ''] of (content ?? change?.after ?? '').matchAll(TICKED)) {
    const text = clipSentences(sentencesOf(point).join(' ') || point, LONGEST)
    for (const rule of factsOf(ledger, 'rule')) if (rule.text === text) drop(ledger, rule.id)
  }
}

/** A file that is named as a plan. */
export function isPlan(path: string): boolean {
  return PLAN_FILE.test(path)
}

function planIn(path: string): string {
  return isPlan(path) && !OVERVIEW.test(path) ? path : ''
}

/** Whether what stands under a heading is a limit or a criterion, and not a description. */
export function isLimitHeading(heading: string): boolean {
  return heading === '' || LIMITS.test(heading)
}

/** The points below each heading; of a description only some demand something. */
function sectionsOf(text: string): { heading: string; item: string; demands: boolean }[] {
  const found: { heading: string; item: string; demands: boolean }[] = []
  let heading = ''
  // What stands below "Acceptance criteria" belongs to them, under whatever heading of its own.
  let above: { readonly heading: string; readonly depth: number } | undefined
  let fence = ''
  let depth = 0
  let hasHeading = false
  for (const raw of readable(text).slice(0, 40_000).split('\n')) {
    // Readers number the lines they show.
    const line = raw.replace(/^\s*\d+[→\t]/, '')
    const isFence = FENCE.exec(line)
    // A text that is to be written demands nothing of who writes it. A plan may stand in a fence as a whole.
    if (isFence !== null && (fence !== '' || hasHeading)) {
      const [, marks = '', kind = ''] = isFence
      if (fence === '') [fence, depth] = [marks, 1]
      else if (marks.startsWith(fence)) depth += kind === '' ? -1 : 1
      if (depth === 0) fence = ''
      continue
    }
    if (fence !== '') continue
    hasHeading ||= HEADING.test(line)
    const title = TITLE.exec(line)?.[1]
    // What is there already demands nothing more.
    if (title !== undefined && HEADING.test(line) && ACHIEVED.test(title)) {
      heading = ''
      continue
    }
    if (title !== undefined && (HEADING.test(line) || (/[:：]\s*$/.test(line) && LIMITS.test(title)))) {
      const depth = /^\s*(#{1,6})\s/.exec(line)?.[1]?.length ?? DEEPEST
      if (above !== undefined && depth <= above.depth) above = undefined
      heading = LIMITS.test(title) || DESCRIBES.test(title) ? title.trim() : (above?.heading ?? '')
      if (above === undefined && LIMITS.test(title)) above = { heading: title.trim(), depth }
      continue
    }
    const item = /^\s*(?:[-*•]|\d+[.)、])\s+(?:\[ ?\]\s*)?(.+)$/.exec(line)?.[1]?.trim()
    if (heading === '' || item === undefined || item.length < SHORTEST_ITEM || /^\[x\]|[:：]$/i.test(item)) continue
    const demands = LIMITS.test(heading) || DEMANDS.test(item)
    found.push({ heading, item: sentencesOf(item).join(' ') || item, demands })
  }
  return found
}

/** What a service answers is mostly one object: the texts in it, with their line breaks. */
function readable(text: string): string {
  if (!/^\s*[{[]/.test(text) || !text.includes('\\n')) return text
  try {
    const texts: string[] = []
    JSON.parse(text, (_, value) => {
      if (typeof value === 'string' && value.includes('\n')) texts.push(value)
      return value
    })
    return texts.join('\n')
  } catch {
    return text
  }
}

const TITLE = /^\s*(?:#{1,6}\s+|h[1-6]\.\s+|\*\*)?([^*:：#]{2,60}?)(?:\*\*)?[:：]?(?:\*\*)?\s*$/
const ACHIEVED =
  /^\W*(?:validated|done|completed?|shipped|finished|delivered|implemented|already)\b(?! criteria)|^\W*(?:已(?:完成|交付|[验驗][证證]|[实實][现現作]))/i
const HEADING = /^\s*(?:#{1,6}\s|h[1-6]\.\s|\*\*[^*]+\*\*[:：]?\s*$|[A-Z][A-Z ]{4,}:?\s*$)/
const FENCE = /^\s*(`{3,}|~{3,})\s*(\S*)/
const SHORTEST_ITEM = 3
const DEEPEST = 7
const TICKED = /^\s*(?:[-*•]|\d+[.)、])\s+\[[xX]\]\s*(.+)$/gm
/** The client loads them again by itself. */
const LOADED = /^CLAUDE(?:\.local)?\.md$/
const INSTRUCTIONS =
  /(?:^|\/)(?:SKILL|AGENTS|CONVENTIONS|INSTRUCTIONS?|STYLE-?GUIDE|PLAYBOOK)\.\w+$|(?:^|\/)(?:skills|commands|instructions|rules|playbooks|prompts)\/[^/]+(?:\/[^/]+)?\.mdc?$/i
const GOES_BY =
  /\b(?:follow|implement|execute|carry out|apply|obey|stick to|work (?:through|from|by)|go by|according to|as (?:described|planned|written|laid out|specified) in|per|continue with|build|do (?:what|everything|all))\b|照|按|依照?|根[據据]|照著|照着|遵[照守循]|[執执]行|[實实][現现作]/i
const SHORTEST_NAME = 8
const HEADINGS =
  /accept|constraint|non-?goal|no-?go|not (?:now|yet|part of)|out of scope|must not|requirement|guardrail|rules|do not|definition of done|quality gates?|boundaries|not in scope|驗收|验收|限制|不做|[暂暫]不|[暂暫][缓緩]|以[后後]再|範圍|范围|[约約]束|[规規][则則]|非目[标標]|不包[括含]|完成[标標定]|[红紅][线線]|禁止|要求|必[须須]|excluded|won['’]?t do|success criteria|limits|\bmust\b/i
const LIMITS =
  /^(?:\W*)(?:[\w-]+ )?(?:acceptance|quality gates?|constraints?|non-?goals?|no-?gos?|not (?:now|yet|part of [\w ]+)|out of scope|must(?: not)?|requirements?|guardrails?|rules|do not|don'ts|definition of done|success criteria|what not to do|limits|boundaries|not in scope|excluded|won['’]?t do|驗收|验收|限制|先?不做|[暂暫]不(?:做|支持|考[虑慮])?|[暂暫][缓緩]|以[后後]再[做说說]|範圍外|范围外|不在範圍|不在范围|超出[范範][围圍]|規則|规则|[约約]束|非目[标標]|不包[括含]|完成[标標][准準]|完成定[义義]|[红紅][线線]|禁止|硬性要求|必[须須])/i
/** Where a tracker item says how it is to be. */
const DESCRIBES = /^\W*(?:technical )?(?:specs?|specifications?|edge cases|details|behaviou?r|規格|规格|細節|细节)\b/i
const DEMANDS =
  /\b(?:must|exactly|do not|don't|never|always|only|no|ensure|keep|without)\b|必須|必须|不得|不要|只能|保持/i
const TRACKERS = /^(?:bd|gh issue|linear(?: issue)?|jira(?: issue)?|glab issue|acli jira \w+) (?:show|view|get)\b/
const PLAN_FILE =
  /(?:plan|spec|prd|rfc|issue|task|todo|design|requirements)[^/]*\.md$|(?:^|\/)\.?(?:plans?|planning|specs?)\/[^/]*\.(?:md|txt)$|(?:[计計][划劃畫]|需求|[规規]格|方案)[^/]*\.md$/i
/** What the product is to have one day, or has. */
const OVERVIEW = /(?:^|\/)(?:PROJECT|README|ROADMAP|STATE|CHANGELOG)\.\w+$/i
/** A file that the shell prints. */
const SHOWN =
  /^(?:cd \S+ && )?(?:cat|bat|less|more|head|tail|nl|sed -n \S+)(?: -\S+| \d+)* ["']?([^\s"'|;&<>]+)["']?\s*(?:$|\||&&|;|2>)/
const DEMANDED =
  /\b(?:must(?: not)?|should not|shouldn't|may not|cannot be)\b|^(?:[-*] )?(?:do not|don't|never|always|ensure|only)\b|必須|必须|不得|禁止|不要/i
const LEAST_OF_A_PLAN = 1200
const MOST_DEMANDS = 8
const MOST = 40
const LONGEST = 200
