import { type SentenceFeature, singleSpaced } from '../../seen.ts'

/** Talk about the code at hand, what a reviewer writes about it, and how long it is. */
export const CODE_TALK: readonly SentenceFeature[] = [
  { name: 'camel', pattern: /\b[a-z]+[A-Z]\w+|\b[A-Z][a-z0-9]+[A-Z]\w+|\b\w+\(\)|\b\w+\.\w+\(/ },
  {
    name: 'camel-2',
    pattern:
      /(?:\b[a-z]+[A-Z]\w+|\b[A-Z][a-z0-9]+[A-Z]\w+|\b\w+\(\)).*(?:\b[a-z]+[A-Z]\w+|\b[A-Z][a-z0-9]+[A-Z]\w+|\b\w+\(\))/,
  },
  {
    name: 'code-subject',
    pattern:
      /^(?:the|a|an|this|that|these|those|in|each|any) (?:[\w`.-]+ ){0,4}(?:function|method|package|constructor|parameter|variable|comment|field|struct|helper|logic|behaviou?r|calculation|session|state|value|call|check|fix|change|code|diff|branch|trailer|hook|callers?|commit)s?\b/i,
  },
  {
    name: 'reviewing',
    pattern:
      /\b(?:misleading|incorrect\w*|dead code|unnecessary|lacks?|not cleared|overwrit\w+|silently|is lost|are lost|causing|leading to|which may|however|additionally|for example|this means|e\.g\.|may not|never called|only used in|correctly|consider|suggest\w*|duplicat\w+|redundant|inconsisten\w+|semantics|intended)\b/i,
  },
  {
    name: 'narrates',
    pattern: /^(?:when|if|after|once|as|while) (?:a|an|the|multiple|both|it|we|you|i|all|merging|running|there)\b/i,
  },
  {
    name: 'chat',
    pattern:
      /^(?:but|and|so|also|or|oh|ah|ok|hmm+|well|yes|yep|no|basically|i mean|i guess|i think|maybe|looks|seems|looking|remember|often|now|then|it|that|those|these|they|there|here|still|ideally|as you|like|\.\.\.|[a-c]\)|\d)\b/i,
  },
  {
    name: 'hedge',
    pattern:
      /\b(?:seems?|looks? like|i guess|i think|i feel|i mean|basically|kind of|sort of|hey|right\.?$|already|somehow|apparently|i don'?t (?:know|think|see)|let'?s|i did|i put|i had|we got|we had|wondering|clarification|discuss)\b|[😭🙂:|]{2}|\.\.\.$|…$/iu,
  },
  { name: 'words-19', pattern: singleSpaced(19) },
  { name: 'words-29', pattern: singleSpaced(29) },
  { name: 'slash', pattern: /^[/⏺•>]|^[\w-]+$/ },
  { name: 'words-1-4', pattern: /^\S+(?: \S+){0,3}$/ },
  { name: 'long', pattern: /^.{140,}$/s },
]
