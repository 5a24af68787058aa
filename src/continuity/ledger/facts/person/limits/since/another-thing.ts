import { remembering } from '../../../../../../base/remember.ts'

/**
 * Whether a sentence surely speaks of another thing than a limit that forbids or keeps: of another number or file ("migration 0043" where 0042
 * is forbidden), or of another sort of the same ("the build folder", where it is the backup folder that stays). Such a sentence ends nothing, and
 * is not told beside the limit.
 */
export function isOfAnotherThing(limit: string, sentence: string): boolean {
  if (!holds(limit)) return false
  return namesAnother(limit, sentence) || isOfAnotherSort(limit, sentence)
}

const holds: (limit: string) => boolean = remembering((limit) => HOLDS.test(limit))
const sets: (limit: string) => boolean = remembering((limit) => BOUNDS.test(limit))

function namesAnother(limit: string, sentence: string): boolean {
  const [own, theirs] = [namesIn(limit), namesIn(sentence)]
  if (own.length === 0 || theirs.length === 0 || sets(limit)) return false
  return !own.some((name) => theirs.some((other) => isWithin(name, other) || isWithin(other, name)))
}

/** A file within the folder that is named. */
function isWithin(name: string, other: string): boolean {
  return name === other || (name.endsWith('/') && other.startsWith(name)) || other.startsWith(`${name}/`)
}

/** Numbers that say which one, names with a figure in them, and files. */
const namesIn: (text: string) => readonly string[] = remembering((text) => {
  const found: string[] = []
  for (const { 0: word, index } of text.toLowerCase().matchAll(NAME)) {
    const name = word.replace(/[.]+$/, '')
    const rest = text.slice(index + word.length)
    if (/^\d+$/.test(name)) {
      const before = text.slice(0, index)
      if (NAMED_BY.test(before) ? !COUNTED.test(before) && !UNIT.test(rest) : OF_A_KIND.test(rest)) found.push(name)
    } else found.push(name)
  }
  return found
})

function isOfAnotherSort(limit: string, sentence: string): boolean {
  const own = sortsIn(limit)
  for (const [thing, of] of sortsIn(sentence)) {
    const all = own.get(thing)
    if (all === undefined) continue
    if (isOtherAge(all, of) || isOtherAge(of, all)) return true
    const [sorts, theirs] = [all.filter((sort) => !ANY_AGE.test(sort)), of.filter((sort) => !ANY_AGE.test(sort))]
    if (sorts.length === 0 || theirs.length === 0 || sorts.some((sort) => theirs.includes(sort))) continue
    const [said, other] = [wordsOf(limit), wordsOf(sentence)]
    if (!sorts.some((sort) => other.includes(sort)) && !theirs.some((sort) => said.includes(sort))) return true
  }
  return false
}

/** The new ones are not the old ones. */
function isOtherAge(one: readonly string[], other: readonly string[]): boolean {
  return one.includes('new') && other.some((sort) => OLD.test(sort))
}

const OLD = /^(?:old|existing|current|legacy|previou|former|original)$/
const ANY_AGE = /^(?:new|existing|current)$/

/** Each noun with what is said of it before: "the backup folder", "e2e tests". */
const sortsIn: (text: string) => ReadonlyMap<string, readonly string[]> = remembering((text) => {
  const sorts = new Map<string, readonly string[]>()
  if (/[\u3400-\u9fff]/.test(text)) return sorts
  const words = wordsOf(text)
  let phrase: string[] = []
  let before = ''
  for (const word of [...words, '.']) {
    // "The test folder": a verb stands neither behind an article nor behind another.
    const isDeed = phrase.length === 0 && DEEDS.test(word) && !OPENS.test(before) && !DEEDS.test(before)
    if (isDeed || JOINS.test(word)) {
      const thing = phrase.at(-1)
      if (thing !== undefined && phrase.length > 1) sorts.set(thing, phrase.slice(0, -1))
      phrase = []
      before = word
    } else if (!ANY_SORT.test(word)) phrase.push(word)
  }
  return sorts
})

const wordsOf: (text: string) => readonly string[] = remembering((text) =>
  (text.toLowerCase().match(/[a-z0-9_@][\w@'’-]*(?:[./][\w-]+)*|[,;.:!?–—-]/g) ?? []).map((word) =>
    word.replace(/(?<=\w{3})s$/, ''),
  ),
)

/** It forbids, or something is to stay as it is. */
const HOLDS =
  /\b(?:not?|never|nothing|nobody|don['’]?t|dont|cannot|avoid|without|leave|keep|hands off|stay|stays|remain|remains|frozen|off[- ]limits|untouched|unchanged)\b|n['’]t\b|不|別|别|勿|禁|留|保持|原[样樣]/i
/** How much there may be of something: its number is a value, and names nothing. */
const BOUNDS =
  /\b(?:than|at (?:most|least)|max\w*|min\w*|below|above|under|over|up to|exceed\w*|longer|shorter|limit\w*|every|each|per)\b|超[过過]|[高低多少大小][于於]|最[多少高低大小]|至[多少]|以[内內上下]|不到/i
const NAME =
  /(?:[\w@.-]+\/)+[\w.@-]*|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{1,5}\b(?!\()|#\d+|\b[a-z]+[_-]?\d+\w*\b|\b\d+[_-][a-z]\w*|(?<![\w.])\d+(?![\w.]*\w)/g
/** A word right before a number whose name it is; 第 makes one of any. */
const NAMED_BY = /[A-Za-z][\w-]* $|[\u3400-\u9fff] ?$/
const COUNTED =
  /\b(?:is|are|be|to|of|a|an|the|in|by|for|after|before|until|only|exactly|and|or|about|least|most|have|has|use|take|make|set|allow|with|within) $|[到为為是成用每共有满滿] ?$/i
const UNIT =
  /^ ?(?:%|percent|second|sec\b|minute|min\b|hour|day|week|month|year|line|char|time|file|byte|[kmg]b\b|px\b|ms\b|s\b|row|item|space|retr|attempt|step|word|col|[个個次秒分小天周週月年行字人倍])/i
const OF_A_KIND = /^ ?[号號]/
const OPENS = /^(?:the|an?|our|my|your|his|her|its|their|this|that|these|those|all|any|every|each|both|some|no)$/
/** What stands between things. */
const JOINS =
  /^(?:[,;.:!?–—-]|the|an?|our|my|your|his|her|its|their|this|that|these|those|all|any|every|each|both|some|no|not|never|do|don['’]?t|dont|does|doe|is|are|am|be|been|was|wa|were|may|can|could|will|would|shall|should|must|might|of|in|into|on|onto|to|from|for|with|without|at|by|via|under|over|through|about|behind|before|after|until|unless|while|when|if|as|and|or|but|so|then|now|yet|too|also|either|again|please|ok|okay|fine|just|only|it|them|they|you|we|i|me|us|there|here|up|down|out|off|away|back|alone|instead|ahead|free|untouched|unchanged|still|always|ever|first|well|allowed|welcome|though|however|because|since|than|that|which|who|what|whatever|where)$/
/** Verbs as they stand before what they are done to. */
const DEEDS =
  /^(?:edit|change|touch|modify|alter|update|upgrade|bump|rewrite|refactor|rework|rename|move|delete|remove|drop|erase|wipe|clean|clear|purge|commit|push|deploy|merge|publish|release|ship|rebase|revert|reset|restart|stop|start|run|launch|kill|open|close|create|make|write|add|install|use|using|import|load|include|introduce|call|send|post|upload|download|copy|convert|migrate|replace|swap|split|keep|leave|let|get|go|going|take|put|set|turn|switch|flip|enable|disable|show|hide|format|reformat|lint|test|check|build|fix|mend|tidy|extract|inline|avoid|stay|need|want|have|ha|try|do|doing|changing|editing|touching|deleting|removing|running|adding|renaming|moving|regenerate|generate|bring|read|see|look|log|print|store|mock|skip|squash|force-push|pull|fetch|query|seed|truncate|archive|translate|resize|allow|support|invent)$/
/** "New dependencies" are not of another sort than those that are named. */
const ANY_SORT =
  /^(?:\d+|more|additional|extra|further|other|another|external|third-party|own|whole|entire|single|same|actual|real|public|different|of|free)$/
