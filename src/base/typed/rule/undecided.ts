import { hasOne } from '../seen.ts'

/** "what if we used Redis", 要不要换: a question of whether, however it ends. */
export function isWhether(sentence: string): boolean {
  return WHETHER.test(sentence)
}

/** "Just thinking out loud.", 还没想好: what was put as a question is open, and nobody wants to be asked about it. */
export function isUndecided(sentence: string): boolean {
  const low = sentence.toLowerCase()
  return hasOne(low, SIGNS) && UNDECIDED.test(sentence)
}

const WHETHER =
  /[?？]["'”」)]?\s*$|^(?:(?:so|and|but|hm+|also|ok|maybe|i(?:['’]m| am| keep)?(?: still)?),? )*(?:what if|should (?:we|i)|shall we|could we|wonder(?:ing)? (?:if|whether)|whether|how about|why don['’]?t we)\b|要不要|是不是|[该該]不[该該]|[会會]不[会會]|([\u3400-\u9fff])不\1(?=[\u3400-\u9fff ])|^如果.*(?:怎[么麼]?[样樣]|如何)/i
const SIGNS: readonly string[] =
  'out loud|musing|thinking|wondering|thought|idea|not sure|decided|certain|decision|made up my mind|still open|in the air|tbd|没想|沒想|没定|沒定|没决|沒決|没确|沒確|没拿|沒拿|还在|還在|拿不准|拿不準|想想|着玩|著玩|随口|隨口'.split(
    '|',
  )
const UNDECIDED =
  /\b(?:(?:just|only|merely|idly) (?:thinking|musing|wondering|an? (?:thought|idea))|thinking out loud|only musing|not (?:sure|decided|certain)(?: (?:about|of) (?:it|that|this))?(?: yet)?(?=[.,!;]|$)|(?:have|has)(?:n['’]?t| not)(?: yet)? (?:decided|been decided)|haven['’]?t made up my mind|undecided|no decision(?: yet)?|still (?:thinking|open)|(?:up )?in the air|tbd)\b|[没沒](?:想(?:好|清楚|明白)|定(?=[，。！]|$|下[来來])|[决決]定|[确確]定|拿定主意)|[还還]在(?:[犹猶]豫|想|[纠糾][结結]|考[虑慮])|拿不[准準]|[随隨]便想想|就是想想|(?:[说說]|想)[着著]玩|[随隨]口一?[说說问問]/i
