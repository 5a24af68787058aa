/**
 * Whether a sentence begins with what is to be done, itself or in one of its clauses: "run it twice", "when it hangs, restart it", "never
 * push". "Test files live in test/" begins with a noun, and "Run the tests with `make test`" says how it is done.
 */
export function isImperative(sentence: string): boolean {
  let isOpen = true
  for (const { text, mark } of clausesOf(sentence)) {
    const bare = text.trim().replace(LEAD, '')
    // Behind a comma it may be one of several things that are named.
    const isFree =
      isOpen || mark !== ',' || /^(?:please|then|so|and then|always|never|do not|don['’]t)\b/i.test(text.trim())
    if (NEGATED.test(text.trim().replace(LEAD_BEFORE_NOT, '')) || NEGATED.test(bare)) return true
    if (isOrdered(bare, isFree)) return true
    isOpen = ADVERBIAL.test(text.trim())
  }
  return false
}

/** Which command does a job: "To run one file: `x`", "Run the tests with `x`". It demands neither, and rules nothing out. */
export function isHowTo(sentence: string): boolean {
  if (RULES_OUT.test(sentence)) return false
  const behind = (TO_DO.exec(sentence) ?? JOB.exec(sentence))?.groups?.command
  return behind !== undefined && COMMAND.test(behind)
}

interface Clause {
  readonly text: string
  /** What stands before it. */
  readonly mark: string
}

function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let mark = ''
  for (const part of sentence.replace(CODE, 'CODE').split(CLAUSES)) {
    if (CLAUSE_MARK.test(part)) mark = part.trim()
    else if (part.trim() !== '') {
      clauses.push({ text: part, mark })
      mark = ''
    }
  }
  return clauses
}

function isOrdered(bare: string, isFree: boolean): boolean {
  const verb = /^[a-z]+(?:-[a-z]+)?(?![\w./:=-])/i.exec(bare)?.[0] ?? ''
  const low = verb.toLowerCase()
  if (!VERBS.has(low)) return false
  const rest = bare.slice(verb.length)
  if (!isFree) return DIRECT.test(rest)
  if (PROGRAMS.has(low) && !/ (?:the|an?|it|all|every|each|any|with|over|for|to|sure)\b/.test(rest)) return false
  if (!NOUNS.has(low)) return !/^ (?:is|are|was|were|has|of)\b|^:/.test(rest)
  return DIRECT.test(rest) || (OBJECT.test(rest) && !FINITE.test(rest))
}

const CODE = /`[^`]*`/g
const CLAUSES = /([,;:—–] |[;—–]| (?:but|instead|then) )/
const CLAUSE_MARK = /^\s*(?:[,;:—–]|but|instead|then)\s*$/
const ADVERBIAL =
  /^(?:when(?:ever)?|if|once|after|before|for|in|on|at|to|during|with|from|unless|until|as soon as|while|wherever|next time|today|please)\b/i
const LEAD =
  /^(?:(?:please|kindly|first(?:ly)?|then|next|finally|just|simply|so|and|also|or|always|only|instead|therefore|hence|again|today|otherwise|in general|by default|(?:when|whenever|if|once|after|before|for|in|on|at|to|during|with|from)\b[^,]{1,60}?,) ?,? ?)+/i
const LEAD_BEFORE_NOT = /^(?:(?:please|kindly|so|and|also|always|just) ?,? ?)+/i
const NEGATED =
  /^(?:never(?! (?:\w+ed|been)\b)|do not|don['’]t|avoid|stop|refrain|quit|cease)\b(?!-)(?! (?:is|are|was)\b)/i
/** Its object stands right behind it, and is no part of a name. */
const DIRECT =
  /^ (?:the|an?|all|any|each|every\w*|it|this|that|these|those|them|him|her|your|our|no|only|both|either|up|out|CODE|"|'|\$|--?\w|[A-Z]+=)(?![\w-])|^ [A-Z][A-Z_]*=|^ CODE/
const OBJECT =
  /^ (?:[\w./@-]+ (?:the|an?|to|in|with|before|after|for|into|on|from|at|when|as|if|over|instead|through|via|by|without|unless|until|twice|once|first|again|everywhere|only|daily|weekly|now)\b|(?:to|in|with|before|after|into|from|at|on|off|out|yes|through|without|away)\b|\w+ly\b|[\w./@-]+(?: --?\S+)*[.!]?$)/i
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|did|do not|lives?|goes|went|uses|runs|stands|contains?|comes|came|takes?|took|needs?|means?|holds?|gets?|belongs?|rotates?|stays?|works?|expires?|happens?|breaks?|broke|fails?|failed|returns|keeps|kept|causes?|caused|became|reads|writes|includes|covers?|depends?|requires?|shows|starts|lags?|hits?|points)\b|^ \w*ed\b/i
/** It rules other ways out, or is for all cases. */
const RULES_OUT =
  /\b(?:only|never|always|not|don['’]t|instead|must|should|every\w*|each|whenever|first|before|no|from now|all (?!(?:the )?(?:unit |integration |e2e |end-to-end )*(?:tests|specs|checks|packages|services|migrations)\b))\b/i
const TO_DO =
  /^(?:to|for|in order to) (?<what>[a-z][^,:`]{2,60}?)(?:, (?:run|use|type|execute|call|enter)|:| (?:run|use|type|execute|is|with)) (?<command>.+)$/i
const JOB =
  /^(?:(?:run|start|build|launch|execute|debug|lint|test|format|type-?check|seed|reset|regenerate|generate|install|migrate|deploy|serve|watch|profile|preview)\b [a-z][^,:`]{1,60}? (?:with|using|via|by running|through|by)|[A-Z][\w -]{2,40}:(?: (?:run|use))?) (?<command>\S.*)$/i
/** A command as it is typed: in quotes of code with more than a name, or begun by a program that projects are run with. */
const COMMAND =
  /^`[^`]*[\w)] [^`]+`|^`[^`]*\.(?:sh|py|js|ts|rb|ps1)`|^`?(?:\.\/|(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|mise|task|cargo|go|pytest|python3?|tox|nox|uv|poetry|pdm|hatch|pip|ruff|docker|podman|gradle|\.?\/?gradlew|mvn|sbt|dotnet|mix|rake|rails|bundle|composer|php|flutter|dart|swift|zig|cmake|ctest|bazel|kubectl|helm|terraform|ansible\S*|turbo|nx|moon|tsc|vitest|jest) )\S/
/** Programs too: "make lint" is one. */
const PROGRAMS: ReadonlySet<string> = new Set(
  'make go set export source curl echo cut sort find watch test time kill pip'.split(' '),
)
const VERBS: ReadonlySet<string> = new Set(
  `accept add address adhere adopt aim allow answer append apply approve archive ask assign attach avoid back be begin bind build bump bypass call carry
   change check choose clean clear click clone close combine comment commit configure confirm consider consult continue convert copy create curl cherry-pick cut declare default
   delegate delete deploy describe disable discard dismiss do document download drop dump duplicate echo edit email embed employ enable encrypt end enforce ensure erase escalate exclude execute
   exit explain export expose extend favor favour fetch fill finish fix flush follow force format forward generate get give go grant group hand handle
   hide honor honour ignore implement import include inform inject inline insert insist install introduce invoke keep kill launch leave let limit link lint list load lock log look mail maintain
   make mark merge mention migrate mimic mirror mock move name notify obey omit opt open order outsource output override overwrite pass paste persist pick pin ping pipe place
   point post prefer prefix prepare prepend preserve print probe promote prompt propose protect provide publish pull purge push put query quote rather raise read rebase rebuild record refactor refer refresh refuse register reinstall reject rely release reload
   remember remove rename reopen repeat replace reply report request require rerun reset resolve respect respond restart restore restrict retain retry return reuse revert review
   revoke rewrite rewrap roll rotate route run save say scan schedule select send serve set settle share ship show sign silence skip sort split squash stage standardize standardise start state stay stick stop store strip
   submit substitute subscribe supply suppress switch sync tag take target tell terminate test throw touch track translate treat trigger truncate trust try turn type unify uninstall unset update upgrade
   upload use utilize utilise validate verify wait walk warn watch wipe work wrap write zip`.split(/\s+/),
)
/** What may be a thing as well. */
const NOUNS: ReadonlySet<string> = new Set(
  `address aim answer archive back begin build bump call carry change check click clone close comment commit copy curl cut default delegate deploy document dump echo edit email end exit export fetch fix force format group hand handle
   hide import inline insert kill launch leave limit link lint list load lock log look mail make mark merge mention mirror mock move name open order output override pass paste patch pick pin ping pipe place point
   post prefix print probe prompt pull purge push query quote raise read rebase record refactor release reload reply report request reset restart restore retry return review rewrite roll rotate route run save scan schedule select set share ship show sign sort split squash stage start state
   stay stop store strip supply switch sync tag target test touch track trigger trust try turn type update upgrade use wait walk watch wipe work wrap write zip`.split(
    /\s+/,
  ),
)
