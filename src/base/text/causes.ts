/** What says what is or was behind something, whatever it is. */
export const GIVES_CAUSE =
  /\b(?:cause|reason|problem|issue|culprit|bottleneck|bug|fault) (?:is|was|lies|sits|comes)\b|\b(?:because|caused by|due to|comes from|stems from|(?:raised|thrown|happens|occurs|fails|dies|crashes|triggered|slow) (?:when|whenever|as soon as))\b|因[為为]|原因|由[於于]|[導导]致|(?:[問问][題题]|瓶[頸颈])(?:是|在|出)/i

/** What was behind a fault, called so. */
export function namesCause(text: string): boolean {
  return NAMED.test(text)
}

/**
 * Whether a sentence tells what was behind a fault: called so, or what was so and why, or what came of it. Not why something was chosen or
 * changed, not what is only supposed. Whether the fault is mended its reader knows. `asked`: what the person had said of it.
 */
export function explainsFault(sentence: string, asked = ''): boolean {
  const text = sentence.trim()
  if (callsItCause(text)) return true
  if (!states(text) || OWN_DEED.test(text) || CHANGED.test(text)) return false
  if (CAME_FROM.test(text)) return FAULT.test(text)
  const [, before = '', after = ''] = BECAUSE.exec(text) ?? FOLLOWS.exec(text) ?? []
  if (!PAST.test(before) || !/\w/.test(after)) return false
  return FAULT.test(text) || reportsFault(asked)
}

/** Somebody says that something is wrong, or asks why it is. */
export function reportsFault(asked: string): boolean {
  return FAULT.test(asked) || ASKS_FOR_IT.test(asked)
}

/** The same where it is called a cause: whether something was wrong at all is no question then. */
export function callsItCause(sentence: string): boolean {
  const text = sentence.trim()
  return states(text) && (CALLED.test(text) || CALLED_IN_CHINESE.test(text))
}

function states(text: string): boolean {
  const isLong = text.length >= SHORTEST || /[\u3400-\u9fff]{8}/.test(text)
  return isLong && text.length <= LONGEST && !SUPPOSED.test(text) && !/[?？:：]$/.test(text)
}

/** It says that what it speaks of is mended now. */
export function saysMended(message: string): boolean {
  return MENDED.test(message)
}

const NAMED =
  /\b(?:root cause|underlying cause)\b|\bthe (?:real |actual )?(?:cause|culprit) (?:was|is)\b|根本原因|根因|原因是|罪魁/i
const CALLED =
  /\b(?:root|underlying|real|actual) (?:cause|reason|problem|issue)\b(?! (?:fix|analysis))|\b(?:cause|culprit|bottleneck) (?:is|was|lay|lies|sat|turned out)\b|^(?:(?:fixed|done|solved)[.:,!—-] *)?(?:(?:so|and|ok(?:ay)?),? )?the (?:\w+ )?(?:reason|problem|issue|bug|fault|mistake) (?:was|lay|sat|came|turned out)\b(?! (?:fixed|solved|gone|resolved|that (?:we|I) (?:need|want)))|^(?:I )?found (?:it|the (?:bug|cause|problem|issue|culprit|reason))\b ?[:.,—–-]|\bhere(?:['’]s| is) what (?:went wrong|happened)\b ?[:.,—–-]|^what (?:made|caused|broke|slowed|kept|blocked)\b.{2,60}\bwas\b|^(?:it )?turn(?:s|ed) out\b|\b(?:was|were) (?:all )?(?:caused by|due to)\b/i
const CALLED_IN_CHINESE =
  /根本原因|根因|根源|罪魁|原因(?:是|在于|在於|就是)|(?:[問问][題题]|bug|BUG|毛病|[错錯][误誤]|瓶[頸颈])\s?(?:出在|在于|在於|是(?!不是|否|[关關])|就在)|(?:[找查]到了?|排查出来了?|定位到了?|原来)[:：，,是]|[导導致]致(?:了|的)?|造成(?:了|的)?|慢在|卡在|^(?!.*(?:改[用为為成]|[选選]|[采採]用|[换換]成|重构|[删刪]).{0,20}(?:因[为為]|由[于於])).{2,30}(?:是)?(?:因[为為]|由[于於]).{4,}/i
/** Why somebody did something is no fault. */
const OWN_DEED =
  /^(?:(?:so|then|also|done|fixed|ok(?:ay)?)[,.:!]? )*(?:I|we|you|let['’]s|now|after that|this|these|it|for|\w+ed (?!\w+ (?:was|were)\b))\b|^`[^`]+`[:：]|\bso (?:I|we|you)\b|^(?:我|我[们們])/i
const CHANGED =
  /\b(?:is|are|was|were|been|now) (?:now |also |then )?(?:renamed|moved|added|removed|changed|replaced|split|extracted|updated|rewritten|dropped|deleted|introduced|chosen|used|kept|switched|refactored|simplified|merged)\b.{0,60}\b(?:because|since|so)\b/i
const BECAUSE =
  /^(.{6,160}?)[,;]? (?:because|since(?! \d|,? (?:monday|tuesday|wednesday|thursday|friday|yesterday|last)\b)|as (?=the|it|they|every|each|no))(?: of)? (.{8,})$/i
const FOLLOWS = /^(.{12,200}?), (?:so|which meant|and so|therefore) (.{8,})$/i
const ASKS_FOR_IT =
  /\b(?:fix\w*|why|find out|off by|fails?|failing|investigate|debug)\b|修|查|[为為]什[么麼]|原因|[报報][错錯]|排查/i
const CAME_FROM = /\b(?:came|stemmed|resulted|arose) from\b/i
const FAULT =
  /\b(?:fail\w*|hang\w*|hung|broke\w*|crash\w*|wrong\w*|bugs?|errors?|slow\w*|leak\w*|lag\w*|miss\w*|duplicat\w*|twice|never|nothing|lost|stuck|timeouts?|flak\w+|flicker\w*|empty|blank|truncat\w*|incorrect\w*|mismatch\w*)\b|n['’]t\b/i
const PAST =
  /\b(?:was|were|wasn['’]t|weren['’]t|did|didn['’]t|had|could(?:n['’]t)? not|came|went|got|lost|broke|ran|took|fell|froze|hung|found|sent|read|wrote|gave|left|kept|drew|grew|\w{2,}ed)\b/i
const SUPPOSED =
  /\b(?:might|may|maybe|perhaps|probably|possibly|likely|seems?|appears?|presumably|suspect\w*|guess\w*|I (?:think|believe|assume)|could be|not sure|unclear|hypothesis|theory|would|if we|if you|let me|let us|let['’]s|I['’]ll|not the (?:root )?(?:cause|problem|issue|culprit))\b|可能|也[許许]|或[許许]|大概|似乎|怀疑|懷疑|估[计計]|应该是|應該是|猜|如果|看起来|看起來|不是(?:根本)?原因/i
const MENDED =
  /\b(?:fixed|mended|solved|resolved|repaired|now)\b|\b(?:I|we) (?:\w+ )?(?:added|removed|changed|raised|set|moved|switched|replaced|updated)\b|(?:^|[.;!] )(?:added|removed|changed|raised|moved|switched|replaced|updated|converted)\b|已|修[复復好]|现在|現在|改成|改为|改為|解[决決]/i
const SHORTEST = 24
const LONGEST = 400
