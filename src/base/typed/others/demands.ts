import { hasOrderSign } from '../orders.ts'
import { sentencesOfLine } from '../sentences.ts'
import { demandsInChinese } from './demands-chinese.ts'
import { isDirective } from './directives.ts'
import { isHowTo, isImperative } from './imperatives.ts'

/**
 * Whether a text demands something of whoever reads it, or only says how things are: the one question that is asked of what an agent
 * wrote down and of what an import brought. By what its sentences do (they begin with what is to be done, say that it has to be, forbid,
 * advise, or call themselves a rule), not by what they are about. Which command does a job is told by a statement: it answers how.
 */
export function demands(text: string): boolean {
  return statedSentences(text).some((one) => isDemand(one))
}

export function statedSentences(text: string): string[] {
  return withoutBlocks(text)
    .split('\n')
    .flatMap((line) => sentencesOfLine(line))
}

/** What stands in a fence is code, as a program has it. */
function withoutBlocks(text: string): string {
  return text.includes('```') ? text.replace(/^[ \t]*```[\s\S]*?(?:^[ \t]*```|$(?![\s\S]))/gm, '') : text
}

export function isDemand(written: string): boolean {
  if (isDirective(written)) return true
  const sentence = plain(written)
  if (/[\u3400-\u9fff]/.test(sentence)) return demandsInChinese(sentence)
  if (isHowTo(sentence)) return false
  if (is('standing-order', sentence) || is('headed-order', sentence) || is('advises', sentence) || isRule(sentence))
    return true
  return laysUpon(sentence) || isImperative(sentence)
}

/** Only where its words stand there: to make an expression ready takes longer. */
function is(name: keyof typeof DEMANDING, sentence: string): boolean {
  return hasOrderSign(name, sentence) && DEMANDING[name].test(sentence)
}

/** Without marks of a list and of print; code is one word. */
function plain(written: string): string {
  return written
    .trim()
    .replace(/^(?:[-*•>☐✓]|\d+[.)、]|\[[ x]\])\s*/i, '')
    .replace(/\*\*|__/g, '')
}

/** That something is to be: a modal word with what somebody does. That a thing has to be so or so is how it works. */
function laysUpon(sentence: string): boolean {
  if (hasOrderSign('modal', sentence) && isLaidUponSomebody(sentence)) return true
  return is('must-be', sentence) || is('duty', sentence) || (is('rules-out', sentence) && !ENFORCED.test(sentence))
}

function isLaidUponSomebody(sentence: string): boolean {
  for (const { index, 0: modal, groups } of sentence.matchAll(MODAL)) {
    const behind = sentence.slice(index + modal.length)
    const before = sentence.slice(0, index)
    if (groups?.weak !== undefined && !PEOPLE.test(before) && !DELIVERED.test(before) && !BE_DONE.test(behind)) continue
    if (!STATE.test(behind) || PEOPLE.test(before)) return true
  }
  return false
}

/** A rule without a verb, or one that only names who may. */
function isRule(sentence: string): boolean {
  return (
    /^no \S+(?: \S+){0,4} (?:without|unless|before|until)\b/i.test(sentence) ||
    /^(?:nobody|no one|none of us|everyone|everybody|anyone|whoever)\b(?!.{0,30}\b(?:can|could|knows?|has access)\b)/i.test(
      sentence,
    ) ||
    /^only \S+(?: \S+){0,4} (?:may|can|should|is allowed|are allowed|is to|are to)\b/i.test(sentence) ||
    /^(?:\w+ ){1,3}only (?:with|through|via|by|using|after)\b/i.test(sentence) ||
    /\b\S+ (?:first|before (?:anything|everything))\b, .*\b(?:later|second|afterwards|last|next|then)\b/i.test(
      sentence,
    ) ||
    (/^(?:every|each|all|any|new)\b/i.test(sentence) && QUOTA.test(sentence)) ||
    (HANDED_IN.test(sentence) && NEEDS.test(sentence))
  )
}

const MODAL =
  /\b(?:must|shall|ought to|had better|(?:am|is|are) (?:not |never |always )?to(?= [a-z])|(?:is|are) (?:supposed|expected|required|obliged|advised|encouraged|asked|told|meant) to|needs? not|(?<weak>should|(?:has|have|needs?) to|(?:is|are) going to have to))(?:n['’]t| not| never| always| only| also| first| then| at least)*(?= )/gi
/** "must be unique", "has to stay below", "must match": so it works, or works not. */
const STATE =
  /^ (?:be (?:a |an |the )?(?:\d|[a-z]+ing\b|[a-z-]+(?:able|ible|ical|ive)\b|non-|(?:up|down|on|off|in|at|within|below|above|under|over|between|equal|unique|valid|empty|non-?empty|positive|negative|present|identical|the same|ready|sorted|distinct|lower ?case|upper ?case|true|false|null|zero|less|greater|smaller|larger|shorter|longer|exactly|older|newer|absolute|relative|global|local|public|private|numeric|ascii|utf-8|json|string|number|integer|multiple|idempotent|deterministic|pure|healthy|alive|open|free|square|even|odd|\[|CODE)\b)|(?:stay|remain|match|equal|fit|exceed|exist|differ|precede|agree|have been|lie|sum|add up|divide|work|pass)\b)/i
const BE_DONE =
  /^ (?:never |always |not |first )?(?:be|get) (?:\w+ly )?(?:[\w-]+(?:ed|en)|run|sent|put|set|kept|made|built|done|left|cut|read|told|given|taken|said|shut)\b/i
const PEOPLE =
  /\b(?:you|we|one|everyone|everybody|anyone|anybody|nobody|no one|whoever|somebody|people|developers?|contributors?|reviewers?|agents?|assistants?|engineers?|authors?|the team|the next (?:session|agent)|sessions?|maintainers?|I)\b[^,.;]{0,24}$/i
/** What those who read it make and hand in. */
const DELIVERED =
  /^(?:every |each |all |any |new |the |your |our )*(?:\w+ )?(?:commits?|commit messages?|pull requests?|PRs?|branch(?:es)?|merges?|changes|answers?|replies|reply|messages?|releases?|deploys?|deployments?|reviews?|modules?|features?|endpoints?|code|documentation|docs|tickets?|secrets|files?|functions?|tests?|services?)\b/i
const HANDED_IN =
  /^(?:\w+ )?(?:commits?|commit messages?|pull requests?|PRs?|branch(?:es)?|merges?|answers?|replies|messages?|releases?|reviews?|tickets?)\b/i
const NEEDS =
  /^(?:\S+ ){1,6}(?:needs?|requires?|gets?|carry|carries|wants?) (?:the|an?|its|their|two|your|\S+ (?:label|trailer|header|footer|tag|prefix|approval|signature))\b/i
const QUOTA =
  /^(?:every|each|all|any|new)\b[^,;.]{1,50}\b(?:needs?|requires?|gets?|carry|carries|goes?|belongs?|wants?) (?:the|an?|its|to|through|in|into|with)\b/i
const MUST_BE =
  /\b(?:needs? \w+ing|wants? (?:(?:you|us|it|that|the|an?|every\w*|all) )?\w+|may (?:not|only) (?:be \w+|use|run|call|edit|touch|import)|may be (?:used|called|run|edited|imported)|you(?:['’]ll| will| may| might)(?: also)? want to|you(?:['’]d| had) better)\b/i
/** It is someone's duty, in so many words. */
const DUTY =
  /\b(?:it is|it['’]s|is|are) (?:strictly |absolutely |always |highly |strongly |therefore )?(?:required|mandatory|compulsory|obligatory|necessary|essential|imperative|crucial|vital|important|recommended|advised|advisable|preferred|preferable|encouraged|best|better|wise) (?:that|to|for (?:all|every|each|any)|over|in (?:all|every|each))\b|\b(?:is|are) (?:strictly |now |always )?(?:mandatory|compulsory|obligatory|required|a must|the one(?: to use)?|the only (?:way|one|choice)|the way to go)\s*(?:[.!;,]|$|for (?:all|every|each|any)\b|(?:before|after|in|on|at) (?:each|every|any|all)\b)|\bmandatory for\b|\bmake (?:it )?sure\b|\bbe sure\b|\bremember to\b|\bdon['’]t forget\b|\bwe (?:always |strongly )?(?:insist|recommend|require|demand|expect|advise|mandate|forbid|never|do not (?:use|allow|accept|merge|want)|don['’]t (?:use|allow|accept|merge|want))\b|\b(?:i|we) (?:would )?(?:urge|ask|suggest|recommend|advise)\b|\b(?:preferred|preferable) (?:over|to)\b|\bhas priority over\b|\bthe rule (?:here|is)\b|\bfeel free to\b|\bno need to\b|\bgoes without\b/i
const FORBIDDEN =
  /\b(?:is|are|remains?|be) (?:strictly |now |always |expressly )?(?:forbidden|prohibited|banned|disallowed|off[- ]limits|taboo|not (?:allowed|accepted|permitted|acceptable|tolerated|wanted|welcome)|unacceptable|a no-go|out of bounds|unwanted|undesired|no longer (?:allowed|accepted))\b/i
/** Something named does the forbidding. */
const ENFORCED =
  /\bby\b|\b(?:config|eslint|linter|lint rule|tsconfig|ci|hook|branch protection|the (?:api|server|gateway|schema|database|parser|type))\b/i
const STANDING =
  /\b(?:from (?:now|here|this point|today) on(?:wards?)?|from here on out|going forward|henceforth|hereafter|hereby|effective immediately|in (?:all )?future(?: sessions?)?,|next time\b|at all times|without (?:exception|asking|being asked|telling)|no exceptions?|under no circumstances|in no case|on no account|no matter what|in any case,|by all means|until further notice|(?:at|on) the (?:start|end|beginning) of (?:each|every|any) (?:session|task|turn|answer|edit|commit|reply)|(?<=^)(?:before|after) (?:each|every|any) (?:commit|edit|change|push|task|answer|merge|deploy\w*|release|build)s?)\b/i
/** It calls itself something to be done. */
const HEADED =
  /^(?:(?:team|our|new|project|coding|release|hard) )*(?:requirements?|to-?do|must|mandatory|prohibited|forbidden|required)\b[^:：.\n]{0,30}[:：]/i
/** It calls itself a way to go. */
const ADVISES =
  /\b(?:best|good|preferred|recommended|standard|proper|safe|right|correct|quickest|easiest|fastest|simplest)\b[^.,:]{0,20}\b(?:practice|way|approach|procedure|move|thing|habit|option|choice)\b[^.]{0,30}(?:\b(?:is|are) (?:to\b|\w+ing\b)|: )|^(?:setup |install\w* |first |next )?step\b[^.,:]{0,20}: /i

export const DEMANDING = {
  // Without the place where a search for all of them stands.
  modal: new RegExp(MODAL.source, 'i'),
  'must-be': MUST_BE,
  duty: DUTY,
  'rules-out': FORBIDDEN,
  'standing-order': STANDING,
  'headed-order': HEADED,
  advises: ADVISES,
} as const
