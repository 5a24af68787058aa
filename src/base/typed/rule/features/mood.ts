import type { SentenceFeature } from '../../seen.ts'

/** How the two of them work together, and whether it asks, forbids or demands. */
export const MOOD: readonly SentenceFeature[] = [
  // How the two of them work together.
  {
    name: 'talk',
    pattern:
      /\b(?:answers?|repl(?:y|ies)|respond|responses?|explain|explanations?|explaining|summar(?:y|ies|ise|ize|ising|izing)|recaps?|bullet (?:points|lists?)|emojis?|diffs?|essay|pleasantries|apolog\w+|verbose|short(?:er)?|brief|concise|terse|to the point|background|plan|outline|approach|step by step|one thing at a time|review|permission|approval|narrat\w+|chatty|talk)\b/i,
  },
  {
    name: 'language',
    pattern: /\b(?:english|german|french|spanish|chinese|japanese|british|american|portuguese|italian|korean|dutch)\b/i,
  },
  {
    name: 'ask-first',
    pattern:
      /\b(?:ask|check|talk|confirm|clear it|run it by|(?<!\b(?:and|then) )tell|(?<!\b(?:and|then) )show|outline|plan|propose)\b[^.]{0,30}\b(?:first|before|ok|me)\b|\bneeds? (?:my|a|an|two|our) (?:ok|approval|sign-?off|review|second|permission)\b|\b(?:no need|don'?t have to|without) (?:to )?ask/i,
  },
  // Mood.
  {
    name: 'dont',
    pattern:
      /^(?:please |pls |just |also )*(?:don'?t|do not|dont|avoid|no(?! (?:need|the|not|wait)\b)|never|stop|quit|hands off|skip|leave|ignore)\b/i,
  },
  { name: 'dont-inside', pattern: /.[,;:] (?:and |but )?(?:don'?t|do not|dont|avoid|no|never|not)\b/i },
  { name: 'stop-ing', pattern: /^(?:please )?(?:stop|quit) \w+ing\b/i },
  {
    name: 'use',
    pattern: /^(?:please |pls |just )?(?:use|prefer|keep|put|write|name|prefix|sign|mark|sort|pin|wrap|log)\b/i,
  },
  {
    name: 'use-bare',
    pattern:
      /^use [\w.+#@/-]+(?: (?:here|please|pls|(?:in|for) (?:this|our|the) (?:repo|project|codebase|package|service|monorepo)))?[.!]?$|^we(?:'?re| are) (?:all )?on (?!it\b|track|schedule|a\b|the\b|our\b|call|fire|holiday|vacation|time|hold|same)[\w.+#@/-]+(?: (?:now|here|these days))?[.!]?$/i,
  },
  {
    name: 'do',
    pattern:
      /^(?!(?:please )?(?:commit|test|build|release|merge|pull|change|review|log|deploy|update|format|list|comment|check) (?:messages?|names?|notes?|requests?|files?|titles?|logs?|lines?|outputs?|scripts?|comments?|strings?|descriptions?|branch(?:es)?)\b)(?!\w+ (?:\w+ )?(?:are|is|must|should|always|never)\b)(?:please |pls |now |then |just |and |go |let'?s |so |ok |first )*(?:add|rename|fix|undo|revert|create|implement|refactor|write a|convert|bump|commit|open|look|check|find|show|explain|summari[sz]e|draft|generate|delete|remove|make|change|update|set|replace|try|rerun|run|investigate|tell|give|continue|put a|move|help|review|merge|build|scaffold|print|comment|compare|deploy|start|finish|list|sort|split|extract|test|clean|drop|regenerate|reply|prepare|insert|bump|pull|push|format|rebase|squash|cherry-pick|roll back|rollback|ship|stop after|summarise|after that|then|install|upgrade|search|translate|remind|wait|go|do|hold|have a|get|let|read|redo|apply|wire|hook|enable|disable|temporarily|switch the|turn)\b/i,
  },
  {
    name: 'do-the',
    pattern:
      /^(?:\w+ ){1,3}(?:the|this|that(?! (?:can|cannot|is|are|has|have|do|does|must|should|needs?|may|will)\b)|these|those|it|a|an|my|your|both|another|all tests)\b/i,
  },
  {
    name: 'dont-now',
    pattern:
      /\b(?:don'?t|do not|dont) (?:change|delete|touch|edit|commit|run|worry|start|do|move|merge|push|write|fix) (?:anything|it|that|this|yet|them|the|about|any)\b|\b(?:don'?t|dont|do not) (?:forget|break|lose|stop)\b|\bi only want\b|\bignore it\b/i,
  },
  {
    name: 'ask-open',
    pattern:
      /^(?:why|how|where|who|what (?!you|we|i (?:want|expect|like|prefer))|which|are|is|do we|does|did|can|could|would|shall|should (?:we|i)|how come|check whether|explain|tell me how)\b/i,
  },
  { name: 'make-sure', pattern: /\b(?:make sure|ensure|be sure)\b/i },
  { name: 'must', pattern: /\b(?:must|should|has to|have to|needs? to|needs?|required?)\b/i },
  {
    name: 'should-ui',
    pattern:
      /\b(?:should|must|has to|needs to) (?:be|show|say|read|look|have|return|display|contain|open|close|not)\b/i,
  },
  { name: 'has', pattern: /\b(?:has|have) (?:a|an|its|their|only|no|one|two|\d+)\b/i },
]
