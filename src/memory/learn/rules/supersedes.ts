import type { DigestRule } from '../../../protocol/ports.ts'
import { bigrams, cjkRuns } from '../../search/terms.ts'

/**
 * Whether a rule puts an end to what an earlier text says: it names what it replaces and the text says that, or it speaks of the same
 * and gives another value, or takes it back.
 */
export function supersedes(rule: Pick<DigestRule, 'text' | 'replaces' | 'kind'>, earlier: string): boolean {
  if (plain(rule.text) === plain(earlier)) return false
  const own = subjects(rule.text)
  const theirs = subjects(earlier)
  const shared = [...own].filter((word) => theirs.has(word)).length
  const likeness = shared / Math.max(1, Math.min(own.size, theirs.size))
  const old = rule.replaces?.old ?? ''
  if (old !== '' && says(earlier, old) && !(rule.replaces?.now && says(earlier, rule.replaces.now))) {
    return isName(old) || shared >= 1
  }
  if (ofAnotherThing(rule.text, earlier)) return false
  if (otherValues(rule.text, earlier)) return likeness >= ALIKE || (CHANGES.test(rule.text) && shared >= 1)
  return (CHANGES.test(rule.text) || rule.kind === 'decision') && shared >= 2 && likeness >= SOMEWHAT
}

function says(text: string, value: string): boolean {
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  if (at === -1) return false
  const beside = `${text[at - 1] ?? ' '}${text[at + value.length] ?? ' '}`
  return (
    !/[A-Za-z0-9]/.test(/^[A-Za-z0-9]/.test(value) ? (beside[0] ?? '') : '') &&
    !/^[A-Za-z0-9]$/.test(/[A-Za-z0-9]$/.test(value) ? (beside[1] ?? '') : '')
  )
}

/** A tool's or a thing's own name: who says it speaks of it. */
function isName(value: string): boolean {
  return /^[`"']?[A-Za-z][\w.@/+-]{2,}[`"']?$/.test(value)
}

/** Both give values (a number, something in quotes), and they are not the same. */
function otherValues(one: string, other: string): boolean {
  const own: readonly string[] = one.match(VALUE) ?? []
  const theirs: readonly string[] = other.match(VALUE) ?? []
  return own.length > 0 && theirs.length > 0 && theirs.some((value) => !own.includes(value))
}

/** How functions begin says nothing of how methods end. */
function ofAnotherThing(one: string, other: string): boolean {
  return APART.some((kinds) => {
    const own: readonly string[] = one.toLowerCase().match(kinds) ?? []
    const theirs: readonly string[] = other.toLowerCase().match(kinds) ?? []
    return own.length > 0 && theirs.length > 0 && !own.some((kind) => theirs.includes(kind))
  })
}

const APART: readonly RegExp[] = [
  /\b(?:function|method|variable|class|attribute|constant|parameter|file|branch|table|column)/g,
  /\b(?:start|begin|end|prefix|suffix)/g,
]

function subjects(text: string): Set<string> {
  const words = (text.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? []).filter((word) => !FILLER.has(word)).map(stem)
  return new Set([...words, ...cjkRuns(text.replace(CJK_FILLER, ' ')).flatMap(bigrams)])
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|es|ed|s)$/, '') : word
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

const ALIKE = 0.5
const SOMEWHAT = 0.34
const VALUE = /\d+(?:[.:]\d+)*|['"‘“`][^'"’”`\s]{1,24}['"’”`]/g
/** It says itself that something is no longer as it was. */
const CHANGES =
  /\b(?:now|no longer|moved|changed|renamed|instead|switched|again|stop|forget|these days|any ?more|gone|removed|dropped|took over|from now on|not|enough|actually|correction|replaced|you (?:can|may))\b|改|[换換]|不再|不用再|已[经經]|更正|[现現]在|以[后後]|之[后後]|不是|不行|別再|别再|放[宽寬]|[变變]了|不用了|就好|熟了/i
const CJK_FILLER =
  /以[后後]|之[后後]|[现現]在|已[经經]|[别別]再|不用|不要|不是|都|的|了|是|在|要|有|我[们們]?|你|[这這]|那|也|就|可以|一律|统一|統一|用|[请請]/g
const FILLER: ReadonlySet<string> = new Set(
  'the and for are our you use using used this that these those with from into not now new always never every all any can may must should please have has its was were been but who what when where only just more than then here there them they their will would could own also get got one out off too add look why does about over last week day days earlier after before each thing things like goes live'.split(
    ' ',
  ),
)
