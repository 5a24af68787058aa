import { withdrawnIn } from '../../../base/typed/taken-back/withdrawn.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { measuredOtherwise, quantitiesIn, turnsNumber, withoutQuantities } from './alike/measures.ts'
import { anotherOfAKind, saysWhichAlone } from './alike/one-of-a-kind.ts'
import { saysTheSameOfAnother } from './alike/siblings.ts'
import {
  ofAnotherThing,
  ofTheSameThing,
  plain,
  saysValue,
  sharedBy,
  sharedWords,
  subjectsOf,
  thingIn,
  valuesIn,
} from './alike/subjects.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isAllOf, isOver, restAfter } from './ending.ts'

type Rule = Pick<DigestRule, 'text' | 'replaces' | 'kind' | 'ends'>

/**
 * What is left of an earlier text after a rule: undefined where the rule puts an end to nothing of it, '' where to all of it; where the
 * text lays down several things and the rule is about one, the others.
 */
export function leftBy(rule: Rule, earlier: string): string | undefined {
  if (plain(rule.text) === plain(earlier)) return undefined
  const narrowed = rule.ends && restAfter(rule.ends, earlier)
  if (narrowed !== undefined) return narrowed
  const clauses = clausesOf(earlier)
  const own = ownClauses(rule)
  const ends = (text: string) =>
    (rule.ends && isOver(rule.ends, text)) ||
    (own.length > 0 && endsByName(rule, text)) ||
    own.some((one) => supersedes(one, text))
  const standing = clauses.filter(({ whole }) => !ends(whole))
  if (standing.length === clauses.length) return undefined
  return standing.map(named).join(' and ')
}

/** What gives up one number and names another comes apart in no clauses. */
function ownClauses(rule: Rule): Rule[] {
  if (rule.ends?.isBare) return []
  return rule.ends?.how === 'changes' ? [rule] : clausesOf(rule.text).map(({ whole }) => ({ ...rule, text: whole }))
}

/** "end them with '_y'" was said of something that the part which is gone named. */
function named({ said, whole }: Clause): string {
  const thing = whole === said ? '' : thingIn(whole)
  return thing === '' ? said : said.replace(/\b(?:them|it)\b/, `${thing} names`)
}

/** It names what it replaces, and the text says that. */
function endsByName({ text, replaces }: Rule, earlier: string): boolean {
  const old = replaces?.old ?? ''
  if (old === '' || !saysValue(earlier, old) || (replaces?.now && saysValue(earlier, replaces.now))) return false
  return isName(old) || sharedBy(text, earlier).shared >= 1
}

/** It speaks of the same and gives another value, or takes it back. */
function supersedes({ text, kind, ends }: Rule, earlier: string): boolean {
  if (saysTheSameOfAnother(text, earlier)) return false
  if (ofAnotherThing(text, earlier) && !turnsRound(text, earlier)) return false
  if (ELSEWHERE.test(text) && !ELSEWHERE.test(earlier)) return false
  const voided = withdrawnIn(text)?.topic
  if (voided !== undefined) return isAllOf(voided, earlier, 1)
  if (lifts(text, earlier)) return true
  const { shared, likeness } = sharedBy(text, earlier)
  const changes = CHANGES.test(text)
  if (measuredAnew(text, earlier) || movedToAnother(text, earlier)) return true
  if (measuredOtherwise(text, earlier) && !isOfTheSame(text, earlier)) return false
  if (ends?.isWeak)
    return (
      shared >= 1 && (anotherOfAKind(text, earlier) || (otherValues(text, earlier) && likeness >= ALIKE && shared >= 2))
    )
  if (anotherOfAKind(text, earlier)) return shared >= 1 || (changes && saysWhichAlone(text) && saysWhichAlone(earlier))
  if (otherValues(text, earlier) && ofTheSameThing(text, earlier)) return true
  if (otherValues(text, earlier))
    return (likeness >= ALIKE && shared >= 2) || (changes && shared >= 1) || likeness === 1
  return (changes || kind === 'decision') && shared >= 2 && likeness >= (changes ? SOMEWHAT : ALIKE)
}

/** The same is measured, and the number is said to be another now; or the old one is named and given up. */
function measuredAnew(text: string, earlier: string): boolean {
  const raises = RAISES.test(text)
  if (turnsNumber(text, earlier)) return raises || CHANGES.test(text)
  if (!measuredOtherwise(text, earlier) || !(raises || CHANGES.test(text))) return false
  return isOfTheSame(text, earlier)
}

/** How long a session lasts is not how long a code does: beside the measure, what is measured. */
function isOfTheSame(text: string, earlier: string): boolean {
  const [own, theirs] = [withoutQuantities(text.replace(RAISED, ' ')), withoutQuantities(earlier)]
  if (quantitiesIn(earlier).length === 0) return sharedBy(own, theirs).likeness >= ALIKE
  return sharedBy(own, theirs).shared >= 1 || [own, theirs].some((rest) => subjectsOf(rest).size === 0)
}

/** "deploys moved to Buildkite" where they were done with Jenkins: all that the rule says of it but for the tool. */
function movedToAnother(text: string, earlier: string): boolean {
  const now = nameIn(MOVED_TO, text)
  const before = nameIn(USED_TOOL, earlier)
  if (!now || !before || saysValue(text, before) || saysValue(earlier, now)) return false
  const rest = earlier.replace(before, ' ')
  // Where something is, is all that such a sentence says.
  const share = KEPT_AT.test(rest) ? ALIKE : MOSTLY
  return sharedWords(rest, text).size >= Math.max(1, subjectsOf(rest).size * share)
}

function nameIn(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text)
  return found?.[1] ?? found?.[2]
}

const MOVED_TO =
  /\b(?:moved|switched|migrated|went|changed)(?: over)? (?:on)?to (?:using )?`?([A-Za-z][\w.+#-]+)|(?:切|[换換]|改|[迁遷]移?|[转轉]|搬)(?:到|成|[为為]|用)了?\s?`?([A-Za-z][\w.+#-]+)/i
const USED_TOOL =
  /\b(?:use|uses|using|with|on|via|through|in) (?:the )?`?([A-Za-z][\w.+#-]+)|(?:[用走靠上]|[放存]?在)\s?`?([A-Za-z][\w.+#-]+)/i
const KEPT_AT =
  /\b(?:is|are|lives?|kept|stored|hosted|sits?|tracked|runs?) (?:in|on|at)\s*(?:the )?[.]?\s*$|[放存]?在\s*[里裡上中]?[。]?\s*$/i
/** Said of one thing, or of another place: it says nothing of all. */
const ELSEWHERE =
  /\b(?:still|the (?:old|legacy|other|previous) (?:repo|project|app|code|version|service|package|folder|module)|another (?:repo|project|service|team)|^(?:this|that) (?:file|function|test|class|one|module|branch|pr))\b|[这這那][个個](?:文件|檔案|函[数數式]|[测測][试試]|分支|模[块塊組组]|[项項]目|[仓倉][库庫])|[旧舊老](?:[项項]目|[仓倉][库庫]|代[码碼]|系[统統]|服[务務])|[还還]在用/i

/** "put the ticket at the end instead": of all that was said of it only what is done with it is another. */
function turnsRound(text: string, earlier: string): boolean {
  return /\binstead\b|改[成到为為]|而是/i.test(text) && sharedBy(text, earlier).likeness >= MOSTLY
}

/** "不用每次都跑 lint 了": what is no longer demanded is all of it what was demanded. */
function lifts(text: string, earlier: string): boolean {
  if (!LIFTS.test(text) || LIFTS.test(earlier)) return false
  return isAllOf(text.replace(LIFTED, ' '), earlier, 2)
}

const LIFTS = /不用|不必|不需要|不再需要|取消|\b(?:no need to|(?:don'?t|do not) (?:need|have) to|needn'?t)\b/i
const LIFTED = new RegExp(LIFTS.source, 'gi')

/** A tool's or a thing's own name: who says it speaks of it. */
function isName(value: string): boolean {
  return /^[`"']?[A-Za-z][\w.@/+-]{2,}[`"']?$/.test(value)
}

/** Both give values (a number, something in quotes), and they are not the same. */
function otherValues(one: string, other: string): boolean {
  const own = valuesIn(one)
  const theirs = valuesIn(other)
  return own.length > 0 && theirs.length > 0 && theirs.some((value) => !own.includes(value))
}

/** Of a number alone: versions are bumped too. */
const RAISES =
  /\b(?:bump|shrank|shrunk|grew|rose|went (?:up|down)|(?:is|was|were) (?:cut|raised|lowered|moved|set|reduced)|dropped to|back to|raise|lower|increase|decrease|reduce|extend|shorten|too (?:short|long|small|big|low|high|few|many|strict|tight)|not enough|is enough)\b|不[够夠]|就[够夠]|太[短长長小大少多松低高严嚴紧緊]|[提降加调調放][到成]/i
const RAISED = new RegExp(RAISES.source, 'gi')
const ALIKE = 0.5
const MOSTLY = 0.66
const SOMEWHAT = 0.34
/** It says itself that something is no longer as it was. That it holds from now on says nothing of what held before. */
const CHANGES =
  /\b(?:(?<!from )now(?! on)|no longer|moved|changed|renamed|instead|switched|forget|these days|any ?more|gone|removed|dropped|took over|actually|correction|replaced|you (?:can|may))\b|改|[换換]|不再|不用再|已[经經]|更正|[现現]在(?!起|[开開]始)|不是|不行|別再|别再|放[宽寬]|[变變]了|不用了|就好|熟了/i
