import type { Seen, SentenceFeature } from '../../seen.ts'

/** By what a sentence is built of: an order about one thing, a question at its end, what things of a kind do, what was once. */
export const GRAMMAR: readonly SentenceFeature[] = [
  {
    name: 'order',
    pattern: orderAbout(
      /^(?:the|an?|this|that|these|those|it|them|me|us|my|your|both|two|three|another|some|one|\d+)$/,
    ),
  },
  { name: 'order-all', pattern: orderAbout(/^(?:all|every|each|any|new|no)$/) },
  {
    name: 'ask-last',
    pattern:
      /[,;.–-] (?:and |so |but |or )?(?:(?:who|what|why|how|where)(?:['’]?s|['’]re)? (?!(?:we|i) (?:want|use|do|call)\b)|(?:is|are|does|did|can|could|should|would|was|were) (?:it|that|this|we|you|i|they|there|the|our|any\w*|some\w*)\b|do (?:we|you|i|they)\b|any (?:idea|clue|chance|thoughts)\b)[^,.;]*$/i,
  },
  {
    name: 'once',
    pattern:
      /\b(?:used to (?!it\b|th)|back (?:then|when|in the day|at my)|in the old days|years ago|last (?:year|sprint|month|quarter)|previous(?:ly)?|formerly|at the time|(?:was|were) before|before the (?:split|rewrite|merge|migration|switch|reorg|move))\b/i,
  },
  { name: 'here-last', pattern: /\b(?:here|there)(?:[.!]?$| (?:instead|too|please|as well)\b)/i },
  {
    name: 'kinds',
    pattern:
      /^(?!(?:this|its|yes|thus|users|customers|clients|players|people|things|looks|seems|needs|does|is|was|has)\b)(?:[a-z][\w-]* ){0,2}[a-z][\w-]*[a-rt-z]s (?:in [\w./-]+ |of [\w-]+ )?(?:are|have|go|live|must|need|get|use|come|stay|belong|carry|return|start|end|run|sit|should|may|cannot|can['’]?t|don['’]?t|do not|follow|take|read|keep|share|always|never|only)\b/i,
  },
]

/** Something to be done, whatever is asked: one of many verbs at the beginning, and what it is to be done with right behind it. */
function orderAbout(what: RegExp): Seen {
  return {
    test(text) {
      const words = text.toLowerCase().split(' ', MOST_WORDS)
      let at = 0
      // "in packages/ui, add a …"
      if (PLACES.includes(` ${words[0]} `) && words[1]?.endsWith(',')) at = 2
      while (LEADS.includes(` ${words[at]?.replace(/,$/, '')} `)) at++
      return VERBS.includes(` ${words[at]} `) && what.test(words[at + 1] ?? '')
    },
  }
}

const MOST_WORDS = 9
const PLACES = ' in for on under at '
const LEADS =
  " please pls now then just and also so ok okay can could would you u we i want need to next go first lets let's hey hi "
const VERBS =
  ' add adapt adjust align apply assign attach benchmark bring bump bundle calculate call center change check clarify clean clear clone close collapse combine compare compute configure connect convert copy count create cut debug define delete deploy describe design diff disable document download draft draw drop dump duplicate edit embed enable estimate evaluate expand explain export expose extend extract fetch fill find finish fix flip fold format generate get give group guard handle hide highlight hook implement import improve include increase inline insert inspect install integrate introduce investigate isolate join keep leave lift limit link list load look lower make map mark measure merge migrate mock move open optimise optimize outline parse patch paste pick plot port prepare print profile propose prototype pull push put raise rerun read rebase rebuild redo reduce refactor regenerate remove rename render reorder replace reproduce reset resize restart restore restructure return reuse revert review rewrite rework roll rotate round route run save scaffold scan search send separate set share show shrink simplify sketch skip sort speed split squash start stop stub style submit suggest summarise summarize swap sync take tell test tidy toggle trace track translate trim try turn undo unify update upgrade upload use validate verify wire wrap write '
