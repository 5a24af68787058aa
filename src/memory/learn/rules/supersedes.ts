import { withdrawnIn } from '../../../base/typed/taken-back/withdrawn.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { KIND_OF } from '../../claims/kinds.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isAllOf, isOver, restAfter } from './ending.ts'
import { ofAnotherThing, ofTheSameThing, plain, saysValue, subjectsOf, thingIn, valuesIn } from './subjects.ts'

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
  const own = rule.ends?.isBare ? [] : clausesOf(rule.text).map(({ whole }) => ({ ...rule, text: whole }))
  const ends = (text: string) =>
    (rule.ends && isOver(rule.ends, text)) ||
    (own.length > 0 && endsByName(rule, text)) ||
    own.some((one) => supersedes(one, text))
  const standing = clauses.filter(({ whole }) => !ends(whole))
  if (standing.length === clauses.length) return undefined
  return standing.map(named).join(' and ')
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
function supersedes({ text, kind }: Rule, earlier: string): boolean {
  if (ofAnotherThing(text, earlier) && !turnsRound(text, earlier)) return false
  const voided = withdrawnIn(text)?.topic
  if (voided !== undefined) return isAllOf(voided, earlier, 1)
  if (lifts(text, earlier)) return true
  const { shared, likeness } = sharedBy(text, earlier)
  const changes = CHANGES.test(text)
  if (anotherOfAKind(text, earlier)) return shared >= 1 || (changes && isBare(text) && isBare(earlier))
  if (otherValues(text, earlier) && ofTheSameThing(text, earlier)) return true
  if (otherValues(text, earlier))
    return (likeness >= ALIKE && shared >= 2) || (changes && shared >= 1) || likeness === 1
  return (changes || kind === 'decision') && shared >= 2 && likeness >= (changes ? SOMEWHAT : ALIKE)
}

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

function sharedBy(one: string, other: string): { shared: number; likeness: number } {
  const own = subjectsOf(one)
  const theirs = subjectsOf(other)
  const shared = [...own].filter((word) => theirs.has(word)).length
  return { shared, likeness: shared / Math.max(1, Math.min(own.size, theirs.size)) }
}

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

/** One database where the other says another. */
function anotherOfAKind(one: string, other: string): boolean {
  const own = kindsIn(one)
  return [...kindsIn(other)].some(([kind, names]) => {
    const mine = own.get(kind)
    return mine !== undefined && !names.some((name) => mine.includes(name))
  })
}

/** It says which one of a kind it is to be, and nothing of where or what for. */
function isBare(text: string): boolean {
  const rest = text
    .toLowerCase()
    .replace(OF_KIND, ' ')
    .replace(/[a-z][\w-]*/g, (word) => (KIND_OF.has(word) ? ' ' : word))
  return subjectsOf(rest).size === 0
}

const OF_KIND =
  /(?:包|套件)管理(?:器|工具)?|[数數]据[库庫]|[资資]料[库庫]|[测測][试試](?:框架|工具)|[缩縮][进進排]|[构構]建工具|package manager|database|test (?:runner|framework)|linter|formatter|bundler|indentation|switch(?:ed)?|changed?|moved?|project|改[用成为為]|[换換][成用]?|instead|actually|these days|no longer|项目|專案/g

function kindsIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of text.toLowerCase().match(/[a-z][\w-]*/g) ?? []) {
    const kind = KIND_OF.get(word)
    if (kind) found.set(kind, [...(found.get(kind) ?? []), word])
  }
  for (const [kind, values] of CHINESE_KINDS) {
    const said = values.filter((value) => value.test(text)).map(({ source }) => source)
    if (said.length > 0) found.set(kind, [...(found.get(kind) ?? []), ...said])
  }
  return found
}

/** One of which excludes the others, as Chinese says it. */
const CHINESE_KINDS: readonly (readonly [kind: string, values: readonly RegExp[]])[] = [
  ['spoken', [/英[文語语]/, /中文|[汉漢][语語字]/, /日[文語语]/, /德[文語语]/, /法[文語语]/]],
  ['script', [/[繁正][体體]/, /[简簡][体體]/]],
  ['quotes', [/[单單]引[号號]/, /[双雙]引[号號]/]],
  ['case', [/大[写寫]/, /小[写寫]/]],
  ['naming', [/[驼駝]峰/, /下[划劃][线線]|蛇形/]],
  ['indent', [/空格/, /\btab|制表符/i]],
  ['each', [/每天|每日/, /每[周週]/, /每月/]],
]

const ALIKE = 0.5
const MOSTLY = 0.66
const SOMEWHAT = 0.34
/** It says itself that something is no longer as it was. That it holds from now on says nothing of what held before. */
const CHANGES =
  /\b(?:(?<!from )now(?! on)|no longer|moved|changed|renamed|instead|switched|forget|these days|any ?more|gone|removed|dropped|took over|actually|correction|replaced|you (?:can|may))\b|改|[换換]|不再|不用再|已[经經]|更正|[现現]在(?!起|[开開]始)|不是|不行|別再|别再|放[宽寬]|[变變]了|不用了|就好|熟了/i
